/** The key phrases of a post, best first: what it names, what it is about, word for word. */
import { clean, segmentsOf, sentencesOf, withoutStop } from '../../english/topic/clean.ts';
import { nounPhrasesOf } from '../../english/topic/noun-phrase.ts';
import { tagged, type Token } from '../../english/topic/tagger.ts';
import { readTopic } from '../../english/topic.ts';
import { classOf } from '../../english/topic/word-classes.ts';
import { foreignPhrases } from './foreign.ts';
import { FAINT, type Phrase } from './phrase.ts';
import { looksMisspelt } from './spelling.ts';
import { DULL, HOLLOW, PALE } from './words.ts';

/** How much of a text is read: more says nothing new about its topic. */
const READ = 4000;
const MOST_WORDS = 4;
/** Nobody reads longer tags. */
const LONG = 22;

const bare = ({ lower }: Token): string => lower.replace(/'s$/, '');
const isHollow = (token: Token): boolean => HOLLOW.has(bare(token));
const isDull = (token: Token): boolean => isHollow(token) || DULL.has(bare(token));
const isPale = ({ lower, tag }: Token): boolean => PALE.has(lower) || tag === 'number';
const isCapital = ({ text }: Token): boolean => /^\p{Lu}/u.test(text);
const isDay = ({ lower }: Token): boolean => /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/.test(lower);

const join = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

/** Without what stands before the first telling word, and without the day it is on: a new shop, a grand opening Saturday. */
const pruned = (tokens: readonly Token[]): readonly Token[] => {
  const words = tokens.filter(({ tag }) => tag !== 'mark');
  // "A new shop", but "New York".
  const start = words.findIndex(
    (token, at) => !isPale(token) || (isCapital(token) && words.slice(at + 1, at + 2).some(isCapital)),
  );
  const core = start < 0 ? [] : words.slice(start);
  return core.length > 2 && isDay(core.at(-1)!) ? core.slice(0, -1) : core;
};

const isFigure = ({ text, tag }: Token): boolean => (tag === 'number' || /^\d/.test(text)) && !/^\d+k$/i.test(text);
/** Before a name these say whose it is: nobody searches for #GrandmaMargaret. */
const CLOSE =
  /^(?:grand(?:ma|pa|mother|father|dad|son|daughter)|mum|mom|dad|mother|father|auntie?|uncle|sister|brother|cousin|son|daughter|wife|husband|friend|cat|dog|puppy|kitten|baby)$/;

/** The parts between "and", between figures ("3 bed 2 bath"), and where a name begins behind another word ("birthday Margaret"). */
const splitAt = (core: readonly Token[]): Token[][] => {
  const parts: Token[][] = [[]];
  for (const [at, token] of core.entries()) {
    const before = core[at - 1];
    const isPrivate = before !== undefined && CLOSE.test(before.lower) && isCapital(token);
    if (token.lower === 'and' || token.lower === '&' || isFigure(token) || isPrivate) parts.push([]);
    else if (before?.tag === 'noun' && CLOSE.test(token.lower)) parts.push([token]);
    else if (before && isCapital(token) && !isCapital(before) && token.tag === 'name') parts.push([token]);
    else parts.at(-1)!.push(token);
  }
  return parts.map(trimmed).filter((part) => part.length > 0);
};

/** "My mother's banana bread" is banana bread. */
const isOwner = ({ lower }: Token): boolean => /['’]s$/.test(lower) && CLOSE.test(lower.slice(0, -2));

/** What a visitor does with it: reading, hiring, selling. */
const DOING =
  /^(?:hiring|reading|looking|selling|opening|buying|getting|making|having|turning|starting|trying|watching|wearing|doing|using|finding|seeing)$/;

/** "Made lasagna", "spilled coffee": what was done to it names nothing. */
const isDone = ({ lower }: Token): boolean => {
  const { verb, adjective, noun, form } = classOf(lower);
  return form === 'past' && verb > 4 * (adjective + noun);
};

/** Without incomplete ends: "a second bakery in Leeds next", "reading Jane Eyre", "20 minute pasta". */
const trimmed = (part: readonly Token[]): Token[] => {
  const first = part.findIndex(
    (token) =>
      !isHollow(token) && !isPale(token) && !isOwner(token) && !(part.length > 1 && (DOING.test(token.lower) || isDone(token))),
  );
  const last = part.findLastIndex((token) => !isPale(token) && !(part.length > 1 && isDay(token)));
  const isNamed = part.length > 1 && part.every(isCapital);
  return isNamed ? [...part] : first < 0 ? [] : part.slice(first, last + 1);
};

/** "Bitcoin drops", "heart full": said of a thing, and no name of one. */
const isClause = (core: readonly Token[]): boolean => {
  const last = core.at(-1)!;
  if (core.length < 2 || isCapital(last)) return false;
  const { noun, verb, adjective, form } = classOf(last.lower);
  return (
    (form === 's' && verb >= noun) ||
    (form === 'past' && noun < 1) ||
    (noun < 1 && adjective > 3) ||
    /^(?:gone|done|miss)$/.test(last.lower)
  );
};

/** A phrase without "and", and what can be cut out of it. */
const cutFrom = (core: readonly Token[], subjects: ReadonlySet<string>): Phrase[] => {
  const last = core.at(-1);
  if (!last || isHollow(last) || last.tag === 'number') return core.length > 1 ? cutFrom(core.slice(0, -1), subjects) : [];
  if (isClause(core)) return [];
  if (core.length > MOST_WORDS) return cutFrom(core.slice(-2), subjects);
  const isSubject = ({ lower }: Token): boolean => subjects.has(lower);
  const isMisspelt = ({ lower, tag }: Token): boolean => tag !== 'name' && !subjects.has(lower) && looksMisspelt(lower);
  const isName = core.length === 1 ? last.tag === 'name' : core.every(isCapital);
  if (core.length === 1 && !isName && !isSubject(last))
    return isDull(last) || isMisspelt(last) ? [] : [{ words: last.text, worth: FAINT }];
  if (core.length === 1 && isDull(last)) return [];
  const words = join(core);
  const isWrong = core.some(isMisspelt);
  const worth = (core.length === 1 ? 2 : 3) + (isName ? 1 : 0) + (core.some(isSubject) ? 1.5 : 0) - (words.length > LONG ? 2 : 0);
  const found: Phrase[] = isWrong ? [] : [{ words, worth }];
  // "meal prep" is one thing: neither the meal nor the prep; nor can a name be divided.
  if (isName || subjects.has(words.toLowerCase())) return found;
  const tail = core.slice(-2);
  // "A south facing garden" does not give "facing garden".
  const before = core.at(-3);
  // And "night shift nurse" does not give #ShiftNurse: only what describes may be left off.
  const isBroken = /(?:ing|ed)$/.test(tail[0]?.lower ?? '') || before?.tag === 'noun' || before?.tag === 'gerund';
  if (core.length > 2 && !isBroken && !tail.some(isDull) && !tail.some(isMisspelt))
    found.push({ words: join(tail), worth: worth - 1.5 });
  return found;
};

/** A part between commas that is a phrase by itself, as in a list of keywords. */
const asKeyword = (part: string): Phrase | undefined => {
  const tokens = tagged(part).filter(({ tag }) => tag !== 'mark');
  const first = tokens[0];
  if (!first || tokens.length > 3 || tokens.some(({ tag }) => !/^(?:noun|name|adjective|gerund|number|verb)$/.test(tag)))
    return undefined;
  if (tokens.some(isFigure) || isClause(tokens) || (tokens.length > 1 && tokens.some(({ tag }) => tag === 'verb')))
    return undefined;
  if (
    tokens.length > 1 &&
    (DOING.test(first.lower) || tokens.some((token, at) => at > 0 && CLOSE.test(tokens[at - 1]!.lower) && isCapital(token)))
  )
    return undefined;
  if (isDull(tokens.at(-1)!) || (tokens.length > 1 && isPale(first) && !/^\d/.test(first.text))) return undefined;
  return { words: part, worth: 3.5 };
};

/** Letters of another script within an English text: 桜 in Kyoto. */
const otherScripts = (text: string): Phrase[] =>
  (text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [])
    .filter((word) => !/\p{Script=Latin}/u.test(word))
    .map((words) => ({ words, worth: 5 }));

/**
 * Reads a post.
 * @param content Anything at all. Hashtags and addresses of people in it are passed over.
 * @param subjects Words and terms that the post is known to be about, in small letters.
 */
export const phrasesOf = (content: string, subjects: ReadonlySet<string>): Phrase[] => {
  const { text } = clean(
    content
      .slice(0, READ)
      .replace(/(?<![\p{L}\p{N}])[@#＃][\p{L}\p{M}\p{N}_]+/gu, ' ')
      // What stands in quotation marks belongs to the phrase around it: mum's "secret" curry.
      .replace(/["“”«»„]/g, ''),
  );
  if (readTopic(text).shape === 'opaque') return foreignPhrases(text);
  const terms = [...subjects].filter((subject) => subject.includes(' ')).map((words) => ({ words, worth: 4.5 }));
  const found: Phrase[] = [...otherScripts(text), ...terms];
  for (const [at, sentence] of sentencesOf(text).entries()) {
    // A post names its topic early.
    const early = at === 0 ? 0.5 : 0;
    const parts = segmentsOf(sentence);
    for (const part of parts) {
      const keyword = asKeyword(part);
      if (keyword) found.push({ ...keyword, worth: keyword.worth + early });
    }
    const words = withoutStop(sentence);
    for (const { tokens } of nounPhrasesOf(words, tagged(words)))
      for (const part of splitAt(pruned(tokens)))
        for (const cut of cutFrom(part, subjects)) found.push({ ...cut, worth: cut.worth + early });
    // One by one, what gave the subject away, and names, where they are not part of what was found already.
    const known = [...terms, ...found.filter(({ words: phrase }) => /^\p{Lu}/u.test(phrase))].flatMap(({ words: phrase }) =>
      phrase.toLowerCase().split(' '),
    );
    const tokens = tagged(words);
    for (const [n, token] of tokens.entries()) {
      // The name of a relative is nobody else's topic.
      if (token.tag === 'name' && CLOSE.test(tokens[n - 1]?.lower ?? '')) continue;
      const isTelling =
        token.tag === 'name' ||
        (/^(?:noun|gerund|adjective)$|ing$/.test(token.tag === 'verb' ? token.lower : token.tag) && subjects.has(token.lower));
      if (isTelling && !isDull(token) && !known.includes(token.lower)) found.push({ words: token.text, worth: 1.6 });
    }
  }
  // Nor does "Taylor Swift" give "Taylor".
  const whole = found.filter(({ words }) => /^\p{Lu}\S* \p{Lu}/u.test(words)).flatMap(({ words }) => words.split(' '));
  return found.filter(({ words }) => !whole.includes(words)).sort((one, other) => other.worth - one.worth);
};
