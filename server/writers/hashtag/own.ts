/** The hashtags that are in the post itself. */
import type { Random } from '../../random.ts';
import type { Match } from './match.ts';
import { FAINT } from './phrase.ts';
import { phrasesOf } from './phrases.ts';
import { tagOf } from './tag.ts';

interface OwnTags {
  /** What the post is about, and names. */
  readonly telling: readonly string[];
  /** Its other nouns. */
  readonly faint: readonly string[];
}

/** Phrases of the text as tags, the most telling first; equals change places from run to run. */
export const ownTags = (content: string, matches: readonly Match[], random: Random): OwnTags => {
  const subjects = new Set(matches.filter(({ niche }) => niche.core !== undefined && !niche.isGrave).flatMap(({ by }) => by));
  const tags = phrasesOf(content, subjects)
    .map(({ words, worth }) => ({ words, isTelling: worth > FAINT * 2, place: worth + random.next() * 0.8 }))
    .sort((one, other) => other.place - one.place)
    .flatMap(({ words, isTelling }) => {
      const tag = tagOf(words);
      return tag === undefined ? [] : [{ tag, isTelling }];
    });
  return {
    telling: tags.flatMap(({ tag, isTelling }) => (isTelling ? tag : [])),
    faint: tags.flatMap(({ tag, isTelling }) => (isTelling ? [] : tag)),
  };
};
