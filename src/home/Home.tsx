import { Icon } from '../../components/Icon.tsx';
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { Link } from '../../components/Link.tsx';
import { cards, type Card } from 'virtual:cards';
import { GROUPS, type Group } from '../../engine/definition/tool.ts';
import { writeKept } from '../../engine/keep/storage.ts';
import { useKeptAtStart } from '../../engine/keep/useKeptAtStart.ts';
import { search, type Found } from '../find/search.ts';
import { resource } from '../pages/resource.ts';
import { headOfHome } from '../head/head.ts';
import { useHead } from '../head/useHead.ts';
import { site } from '../site.ts';
import { EndOfFirstPicture } from '../layout/EndOfFirstPicture.tsx';
import styles from './Home.module.css';
import * as says from '../../words/find.ts';

const groups = Object.keys(GROUPS) as Group[];
const inGroup = (all: readonly Card[], group: Group): readonly Card[] =>
  all.filter((card) => card.group === group).sort((one, other) => one.name.localeCompare(other.name, 'en'));

/** What the search looks through beside the cards: loaded when somebody is about to search. */
const loadFinding = resource(async () => (await import('virtual:finding')).words);
const NOTHING_MORE = { alsoCalled: [], options: [] };
type Finding = Awaited<ReturnType<typeof loadFinding>>;

const findIn = (wanted: string, finding: Finding | undefined): Found<Card> =>
  search(
    wanted,
    cards.map((card) => ({ ...card, ...(finding?.[card.slug] ?? NOTHING_MORE) })),
  );

/** Called with the slug of a card that the pointer or the focus has reached. */
type OnNear = (slug: string) => void;

/** A converter shows its own effect where others show an icon. */
const Mark = ({ card }: { card: Card }) =>
  card.icon === undefined ? (
    <span className={styles.specimen} aria-hidden="true">
      {card.specimen}
    </span>
  ) : (
    <svg className={styles.icon} aria-hidden="true">
      <use href={`/icons.svg#${card.icon}`} />
    </svg>
  );

const ToolCard = ({ card, onNear }: { card: Card; onNear: OnNear }) => (
  <li>
    <Link className={styles.card} to={`/${card.slug}`} onPointerEnter={() => onNear(card.slug)} onFocus={() => onNear(card.slug)}>
      <h3>{card.name}</h3>
      <Mark card={card} />
      <p>{card.summary}</p>
    </Link>
  </li>
);

const Section = ({ group, shown, onNear }: { group: Group; shown: readonly Card[]; onNear: OnNear }) => (
  <section id={group} data-group={group} className={styles.section} aria-labelledby={`${group}-name`}>
    <div className={styles.sectionHead}>
      <div>
        <h2 id={`${group}-name`}>{GROUPS[group].name}</h2>
        <p>{GROUPS[group].about}</p>
      </div>
    </div>
    <ul className={styles.cards}>
      {shown.map((card) => (
        <ToolCard key={card.slug} card={card} onNear={onNear} />
      ))}
    </ul>
  </section>
);

/** Groups without a match keep their place, so that nothing moves during typing. */
const Contents = memo(function Contents({ found, searching }: { found: readonly Card[]; searching: boolean }) {
  return (
    <nav className={styles.contents} aria-label={says.groupsOfTools} data-searching={searching || undefined}>
      <ul>
        {groups.map((group) => {
          const count = inGroup(found, group).length;
          return inGroup(cards, group).length === 0 ? null : (
            <li key={group} data-group={group} data-empty={count === 0 || undefined}>
              <a href={`#${group}`}>
                <span>{GROUPS[group].name}</span>
                <i aria-hidden="true" />
                <b>{count}</b>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
});

interface ToolsProps {
  readonly found: readonly Card[];
  readonly searching: boolean;
  readonly onNear: OnNear;
}

const Tools = memo(function Tools({ found, searching, onNear }: ToolsProps) {
  return searching ? (
    <ul className={`${styles.cards} ${styles.found}`} aria-label={says.toolsFound}>
      {found.map((card) => (
        <ToolCard key={card.slug} card={card} onNear={onNear} />
      ))}
    </ul>
  ) : (
    groups.map((group) => <Section key={group} group={group} shown={inGroup(cards, group)} onNear={onNear} />)
  );
});

/** Focuses the search field when a visitor comes by the link in the header. */
const useFocusFromLink = () => {
  const field = useRef<HTMLInputElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '#find') field.current?.focus();
  }, [hash, key]);
  return field;
};

const KEY = 'find';
const NOTHING_WANTED = { wanted: '' };
const saidOf = (count: number, onlyNear: boolean): string => (onlyNear ? says.nothingFits : says.found(count));

export default function Home({ onNear }: { onNear: OnNear }) {
  useHead(headOfHome);
  const field = useFocusFromLink();
  const returned = useNavigationType() === 'POP';
  const before = useKeptAtStart(KEY, NOTHING_WANTED, 'tab').wanted;
  const [typed, setTyped] = useState<string>();
  const wanted = typed ?? (returned ? before : '');
  const [finding, setFinding] = useState<Finding>();
  // What was typed is in the box before anything else is drawn anew.
  const looked = useDeferredValue(wanted);
  const { tools: found, onlyNear } = useMemo(() => findIn(looked, finding), [looked, finding]);
  const isSearching = looked.trim() !== '';
  const change = (next: string): void => {
    setTyped(next);
    writeKept(KEY, { wanted: next }, 'tab');
  };
  useEffect(() => {
    if (isSearching) loadFinding().then(setFinding, () => undefined);
  }, [isSearching]);
  const navigate = useNavigate();
  /** Enter opens the first tool that is shown. */
  const openFirst = (): void => {
    const [first] = findIn(wanted, finding).tools;
    if (first && wanted.trim() !== '') void navigate(`/${first.slug}`);
  };
  return (
    <>
      <div className={styles.hero}>
        <div>
          <h1>
            {says.welcomeTo} <em>{site.name}</em>
          </h1>
          <p className={styles.lede}>{says.lead}</p>
          <EndOfFirstPicture />
          <label className={styles.search}>
            <span className="offscreen">{says.searchTools}</span>
            <Icon name="search" />
            <input
              ref={field}
              type="search"
              name="find"
              placeholder={says.searchExample}
              value={wanted}
              onFocus={() => void loadFinding().catch(() => undefined)}
              onChange={(event) => change(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && !event.nativeEvent.isComposing) openFirst();
              }}
              enterKeyHint="go"
              autoComplete="off"
            />
          </label>
        </div>
        <Contents found={found} searching={isSearching} />
      </div>
      <p role="status" className="offscreen">
        {isSearching ? saidOf(found.length, onlyNear) : ''}
      </p>
      {onlyNear && <p className={styles.none}>{says.nearest(looked.trim())}</p>}
      <Tools found={found} searching={isSearching} onNear={onNear} />
    </>
  );
}
