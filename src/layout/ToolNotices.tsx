import { useEffect } from 'react';
import { Notice as Shown } from '../../components/Notices.tsx';
import { dismissNotice, useNotices, type Notice } from '../../engine/notices/notices.ts';

/** Good news goes away by itself; bad news stays until it is dismissed or the tool runs again. */
const GOOD_NEWS_LASTS_MS = 6_000;
/** With a button that has to be reached, by keyboard too. */
const OFFER_LASTS_MS = 20_000;

const ToolNotice = ({ notice: { id, kind, words, action } }: { notice: Notice }) => {
  useEffect(() => {
    if (kind !== 'done') return;
    const timer = setTimeout(() => dismissNotice(id), action ? OFFER_LASTS_MS : GOOD_NEWS_LASTS_MS);
    return () => clearTimeout(timer);
  }, [id, kind, action]);
  const offer = action && {
    label: action.label,
    onClick: () => {
      dismissNotice(id);
      action.act();
    },
  };
  return <Shown kind={kind} words={words} action={offer} onDismiss={() => dismissNotice(id)} />;
};

/** The notices of the tools: the alerts of the specification. */
export const ToolNotices = () => useNotices().map((notice) => <ToolNotice key={notice.id} notice={notice} />);
