/** What a book of facts is about, and what of it can stand before "Kitchen" or "Handbook". */
import { definite, numberOf, type NounPhrase } from '../../english/topic/noun-phrase.ts';
import { tagged } from '../../english/topic/tagger.ts';
import { classOf } from '../../english/topic/word-classes.ts';
import { baseForms } from '../../lexicon/wordnet.ts';
import type { Blurb } from './blurb.ts';
import { isCommon, withThe } from './slot.ts';
import { gerundOf } from './words.ts';

const wordsIn = (words: string): number => words.split(' ').length;

const DISHES =
  /^(?:meals|recipes|dishes|dinners|suppers|lunches|breakfasts|foods?|cooking|walks|hikes|tips|ideas|skills|basics|techniques|methods|cakes|breads?|soups|salads|bakes|snacks|stews|curries)$/;

/** What can stand before "Kitchen" or "Handbook": "one pot", "budgeting", "small habits", "bee". */
export const attributive = (words: string): string | undefined => {
  const parts = words.split(' ').filter((part) => !/^(?:the|a|an)$/i.test(part));
  const last = parts.at(-1) ?? '';
  if (parts.length > 3 || parts.length === 0 || /^\d/.test(words)) return undefined;
  if (parts.length > 1 && DISHES.test(last)) return parts.slice(0, -1).join(' ');
  if (parts.length > 1) return tagged(words)[0]?.tag === 'adjective' ? parts.join(' ') : undefined;
  return classOf(last).form === 's' ? baseForms(last).find((base) => classOf(base).noun > 0) : last;
};

/** The same for people: "night shift" for night shift workers, "students’", "busy parents’". */
export const attributiveOf = (people: string): string => {
  const parts = people.split(' ');
  const isTrade = parts.length > 2 && /(?:workers|people|lovers|owners|users)$/.test(people);
  return isTrade ? parts.slice(0, -1).join(' ') : /s$/.test(people) ? `${people}’` : `${people}’s`;
};

const trimmedTopic = (words: string, readers: string | undefined): string =>
  (readers ? words.replace(` for ${readers}`, '') : words).trim();

/** "learning to garden after a heart attack" is about gardening after a heart attack. */
const LEARNT = /^(?:learning|starting|beginning|trying|how) to (\p{L}+)(.*)$/iu;

/** "how small businesses can get through a recession" is about getting through it. */
const MANAGED = /^how .+? (?:can|could|should|might) (\p{L}+)(.*)$/iu;

const TAIL = / (?:after|before|in|with|without|on|for|while|from|at|during|through)\b/;

export interface Topics {
  readonly gerunds: readonly string[];
  readonly nouns: readonly string[];
  /** Keywords: important to the visitor, but not the subject itself. */
  readonly extra: readonly string[];
}

/** What a book of facts is about, long and short. */
export const topicsOf = ({ topic, readers, slots, sentences, keywords, isEnglish }: Blurb): Topics => {
  const gerunds: string[] = [];
  const nouns: string[] = [];
  const doing = topic.gerund ?? topic.inquiry;
  const learnt = doing && LEARNT.exec(doing);
  const managed = topic.inquiry && MANAGED.exec(topic.inquiry);
  if (managed) gerunds.push(`${gerundOf(managed[1]!.toLowerCase())}${managed[2]!}`);
  if (learnt) nouns.push(`${gerundOf(learnt[1]!.toLowerCase())}${learnt[2]!}`, gerundOf(learnt[1]!.toLowerCase()));
  if (topic.gerund) gerunds.push(trimmedTopic(topic.gerund, readers), trimmedTopic(topic.gerund, readers).split(TAIL)[0]!);
  const named = slots.filter(isCommon).map((slot) => (slot.number === 'one' || slot.owner ? withThe(slot) : slot.words));
  if (topic.shape === 'keywords') {
    const [first] = sentences;
    const items = first ? first.text.split(/,\s*/).map((item) => item.toLowerCase()) : [];
    nouns.push(
      ...items.filter(
        (item) =>
          item !== readers &&
          !/^(?:no|without|under|over) /.test(item) &&
          wordsIn(item) <= 3 &&
          (/^(?:my|our|the) /.test(item) || numberOf(item.split(' ').at(-1)!) !== 'one'),
      ),
    );
  } else if (
    topic.subject &&
    [topic.action, topic.question, topic.statement].every((said) => said === undefined) &&
    topic.subject.field !== 'time'
  ) {
    const name = (words: string): string => definite({ ...(topic.subject as NounPhrase), words });
    nouns.push(
      name(trimmedTopic(topic.subject.words.split(/,| (?:in which|who|that|which|by|because|so|while|when|if)\b/)[0]!, readers)),
      name(topic.subject.core),
    );
  } else if (gerunds.length + nouns.length === 0) nouns.push(...named.slice(0, 4));
  const extra = named.filter(
    (words) => !words.startsWith('the ') && keywords.some((keyword) => keyword.toLowerCase() === words.replace(/^the /, '')),
  );
  if (!isEnglish || gerunds.length + nouns.length === 0) nouns.push(topic.label);
  return { gerunds, nouns, extra };
};
