// What people ask (every way to ask for a page, `server/writers/answers/pages/entries`): nearly all of it harmless, however it sounds.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Answers that send for help: whoever asks for these may need it. */
const URGENT = /\b(?:emergency|at once|ambulance|poison|suicid\w*|crisis|helpline|abus\w+|afraid of you|police|gas line)\b/i;
/** One page in so many is kept apart from all fitting. */
const APART = 4;
/** What neither way can be told of. */
const UNCLEAR = 'unclear';

/** Ways to ask that tell of danger, as told by hand, whatever the answer says. */
const told = () => {
  let danger = '';
  const lines = readFileSync(path.join(import.meta.dirname, 'askedInDanger.txt'), 'utf8').split('\n');
  return new Map(
    lines.flatMap((line) => {
      if (line.startsWith('# ')) danger = line.slice(2);
      return line === '' || line.startsWith('# ') ? [] : [[line, danger]];
    }),
  );
};

export const sendsForHelp = (entry) => URGENT.test(Object.values(entry).flat().join(' '));

/**
 * `{ text, danger, page, isApart, isDoubtful }` for each way to ask of which it is known whether it tells of danger; `isDoubtful` where
 * the words in use do not settle it.
 */
export const asked = async (load) => {
  const { entries } = await load('server/writers/answers/pages/entries.ts');
  const { plain } = await load('engine/help/helpFor.ts');
  const { doubtfulIn } = await load('engine/help/weighing.ts');
  const dangers = told();
  return entries.flatMap((entry, page) => {
    const isUrgent = sendsForHelp(entry);
    return entry.ask
      .filter((own) => (dangers.has(own) ? dangers.get(own) !== UNCLEAR : !isUrgent))
      .map((own) => {
        const text = plain(own);
        return { text, danger: dangers.get(own), page, isApart: page % APART === 0, isDoubtful: doubtfulIn(text).length > 0 };
      });
  });
};
