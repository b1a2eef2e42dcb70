import { Icon } from '../../components/Icon.tsx';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Link } from '../../components/Link.tsx';
import { cards, type Card } from 'virtual:cards';
import { GROUPS, type Group } from '../../engine/definition/tool.ts';
import { headOfHome } from '../head/head.ts';
import { useHead } from '../head/useHead.ts';
import { site } from '../site.ts';
import styles from './Home.module.css';

const groups = Object.keys(GROUPS) as Group[];
const inGroup = (all: readonly Card[], group: Group): readonly Card[] =>
  all.filter((card) => card.group === group).sort((one, other) => one.name.localeCompare(other.name, 'en'));

const matching = (wanted: string): readonly Card[] => {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return cards.filter(({ name, summary, group }) => {
    const said = `${name} ${summary} ${GROUPS[group].name}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
};

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
const Contents = ({ found, searching }: { found: readonly Card[]; searching: boolean }) => (
  <nav className={styles.contents} aria-label="Groups of tools" data-searching={searching || undefined}>
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

/** Focuses the search field when a visitor comes by the link in the header. */
const useFocusFromLink = () => {
  const field = useRef<HTMLInputElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '#find') field.current?.focus();
  }, [hash, key]);
  return field;
};

export default function Home({ onNear }: { onNear: OnNear }) {
  useHead(headOfHome);
  const field = useFocusFromLink();
  const [wanted, setWanted] = useState('');
  const found = matching(useDeferredValue(wanted));
  const navigate = useNavigate();
  /** Enter opens the first tool that is shown. */
  const openFirst = (): void => {
    const matches = matching(wanted);
    const [first] = groups.flatMap((group) => inGroup(matches, group));
    if (first && wanted.trim() !== '') void navigate(`/${first.slug}`);
  };
  return (
    <>
      <div className={styles.hero}>
        <div>
          <h1>
            Welcome to <em>{site.name}</em>
          </h1>
          <p className={styles.lede}>Free tools for writing and restyling text. Open one, use it, take the words with you.</p>
          <label className={styles.search}>
            <span className="offscreen">Search tools</span>
            <Icon name="search" />
            <input
              ref={field}
              type="search"
              name="find"
              placeholder="Search tools, for example “title”"
              value={wanted}
              onChange={(event) => setWanted(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && !event.nativeEvent.isComposing) openFirst();
              }}
              enterKeyHint="go"
              autoComplete="off"
            />
          </label>
        </div>
        <Contents found={found} searching={wanted.trim() !== ''} />
      </div>
      <p role="status" className="offscreen">
        {wanted.trim() === '' ? '' : `${found.length} ${found.length === 1 ? 'tool' : 'tools'} found`}
      </p>
      {found.length === 0 && <p className={styles.none}>{`No tool matches “${wanted.trim()}”. Try a shorter word.`}</p>}
      {groups.map((group) => {
        const shown = inGroup(found, group);
        return shown.length === 0 ? null : <Section key={group} group={group} shown={shown} onNear={onNear} />;
      })}
    </>
  );
}
