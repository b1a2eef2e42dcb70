/** Phrases of a description that buyers would type, and the tools it is for. */
import { isFunctionWord } from '../../../english/topic/function-words.ts';
import { tagged, type Token } from '../../../english/topic/tagger.ts';
import { classOf, isKnown } from '../../../english/topic/word-classes.ts';
import { worksNamedIn } from '../kind-of-work.ts';
import { isTradeName, tradeNamesIn } from '../trade-names.ts';
import { BOAST, IMPOSSIBLE_HERE } from './faults.ts';
import { mistakesIn, SMALL_LANGUAGE } from './mistakes.ts';
import { GREETING, isShouted } from './places.ts';
import { isGeneral, type Reading, stemOf, type Term } from './reading.ts';
import type { Service } from './service.ts';

const NEGATED = /\b(?:not|no|never|nor|cannot|without)\b|n['’]t\b/i;
/** What a line says, without what it says not to be: nobody should be sent to a seller who does not do it. */
export const affirmedIn = (line: string): string =>
  line
    .split(/(?<=[,;:.!?])\s|\s(?=(?:but|and i|and we)\s)/i)
    .filter((part) => !NEGATED.test(part))
    .join(' ');

export const MOST_OF_A_TAG = 3;
export const MOST_TAGS = 3;
/** They are in every offer, or name no work. */
const NO_TAG =
  /^(?:years?|months?|weeks?|days?|hours?|minutes?|times?|things?|people|clients?|customers?|buyers?|sellers?|experts?|professionals?|experience|quality|services?|delivery|work|works|job|price|prices?|top|best|expert|gig|order|support|satisfaction|home|life|lot|kind|type|one|half|dozen|money|back|mother|father|tongue|mornings?|evenings?|\p{L}+days?)$/iu;

/** "Teach your child maths": the one is taught the other; and a "best man speech" is no man speech. */
const isGivenTo = (before: Token | undefined, { lower }: Token): boolean =>
  /^(?:your|my|his|her|our|their|best|old|young|new)$/.test(before?.lower ?? '') && classOf(lower).fields[0] === 'person';

const LANGUAGE = new RegExp(String.raw`^(?:polish|${SMALL_LANGUAGE.source})$`, 'i');
export const isLanguage = (word: string): boolean => LANGUAGE.test(word);
/** What may stand before a phrase without belonging to it: in "first dance song" and "techno or house track" its neighbors do. */
const isLeftEdge = (token: Token | undefined): boolean =>
  token === undefined ||
  isLanguage(token.text) ||
  (token.tag === 'adjective' && !/^(?:first|second|third|last|next)$|ing$|^\d/.test(token.lower)) ||
  /^(?:determiner|possessive|preposition|pronoun|auxiliary|relative|mark)$/.test(token.tag) ||
  /^(?:an?|the|your|my|our|for|of|in|with|to)$/.test(token.lower) ||
  (token.tag === 'verb' && /^(?:base|past)$/.test(classOf(token.lower).form ?? ''));
const isRightEdge = (token: Token | undefined): boolean =>
  token === undefined ||
  /^(?:determiner|possessive|preposition|pronoun|auxiliary|relative|mark)$/.test(token.tag) ||
  /^(?:services?|experts?|for|of|in|with|to|and)$/.test(token.lower);
/** What is made or done under such a name is typed as it stands; what only describes it, "Heritage Narratives", is not. */
const SURE_HEAD =
  /(?:.{3}ing|^(?:repairs?|lessons?|plans?|planners?|portraits?|patterns?|speech(?:es)?|letters?|entry|clearance|restoration|removal|hire|rental|cakes?|invitations?|cards?|menus?|labels?|maps?|assistants?|research|templates?|coach|tutor|editor|translator|translations?|designers?|developers?|writers?|photographers?|illustrators?|proofreaders?))$/i;
export const isTyped = (phrase: string): boolean => {
  const head = phrase.split(' ').at(-1)!;
  return !/^narrati/i.test(head) && (SURE_HEAD.test(head) || worksNamedIn(head.replace(/s$/i, '')).length > 0);
};
/** Two or three nouns in a row, as a buyer would type them: "house clearance", "Data entry". */
export const phrasesIn = (line: string, terms: readonly Term[] = []): string[] => {
  const found: Token[][] = [];
  let last: Token | undefined;
  const tokens = tagged(line);
  for (const [at, token] of tokens.entries()) {
    const { text, lower, tag, from } = token;
    const { noun, verb, adjective, form } = classOf(lower);
    const after = tokens[at + 1];
    const isNoun =
      !isFunctionWord(lower) &&
      !isGivenTo(tokens[at - 1], token) &&
      !NO_TAG.test(lower) &&
      !/['’-]|^\p{Lu}{2}.*\p{Ll}|\d/u.test(text) &&
      (isTradeName(text) ||
        (tag !== 'verb' && noun > 2 * adjective && noun >= 2 * verb && isKnown(lower)) ||
        ((tag === 'noun' || noun === 0) &&
          isKnown(lower) &&
          noun >= 2 * adjective &&
          terms.some(({ stem }) => stem === stemOf(lower))));
    // "He cleans houses": what can be a verb in "s" may be one.
    const isSafe = !(form === 's' && verb > 0 && after !== undefined && /^(?:the|an?|your|my|it|them|their)$/.test(after.lower));
    if (isNoun && isSafe && last !== undefined && last.to + 1 === from && classOf(last.lower).form !== 's')
      found.at(-1)!.push(token);
    else if (isNoun && isSafe) found.push([token]);
    last = isNoun && isSafe ? token : undefined;
  }
  return found.flatMap((run) => {
    const [first, end] = [run[0]!, run.at(-1)!];
    const [before, after] = [tokens[tokens.indexOf(first) - 1], tokens[tokens.indexOf(end) + 1]];
    // A mark between them is an edge as well.
    const isWhole =
      (isLeftEdge(before) || !/^ ?$/.test(line.slice(before!.to, first.from))) &&
      (isRightEdge(after) || !/^ ?$/.test(line.slice(end.to, after!.from)));
    return isWhole && run.length > 1 && run.length <= MOST_OF_A_TAG ? line.slice(first.from, end.to) : [];
  });
};

/** Phrases that name the work: of its name, and such as come twice and share a word with it. Others are scenery: "dinner table". */
export const tagsIn = (reading: Reading, service: Service | undefined): string[] => {
  const { title = '', sentences, terms } = reading;
  const keyOf = (tag: string): string => stemOf(tag.toLowerCase());
  const stemsOf = (words: string): string[] => (words.match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf);
  const named = service?.kind === 'deed' ? service.words.replace(/^\S+ /, '') : (service?.words ?? title);
  // "Spreadsheets for village halls" are no halls.
  const [name = ''] = named.split(/ (?:for|in|at|with|from|by|to|on|before|after|until|without) /);
  const naming = phrasesIn(affirmedIn(name).replace(BOAST, ', '), terms);
  const met = new Set<string>();
  // Where the work has no name, it is what the seller says to do.
  const ofName = named === '' ? offeredIn(reading) : new Set(stemsOf(named));
  // A "shopping list" that comes with a garden plan is nothing that its buyers type.
  const twice = phrasesIn(sentences.filter((sentence) => !NEGATED.test(sentence)).join('\n')).filter(
    (tag) => met.size === met.add(keyOf(tag)).size && stemsOf(tag).some((stem) => ofName.has(stem)),
  );
  const taken = new Set<string>();
  return [...naming, ...twice]
    .filter((tag) => isTyped(tag) && !SAYS_LITTLE.test(tag.split(' ')[0]!.toLowerCase()))
    .filter((tag) => taken.size !== taken.add(keyOf(tag)).size)
    .slice(0, MOST_TAGS);
};

/** What files are made of is on every shelf. */
const FORMAT = /^(?:pdf|mp[34]|wav|png|jpe?g|svg|csv|json|html|css|word|doc|docx|epub|gif|zip|usb|hd|cv|rest|seo)$/i;

const firstBelow = ({ sentences, title }: Reading): string =>
  sentences.find((sentence) => sentence !== title && !GREETING.test(sentence)) ?? '';

/** Another way than this one: "a cheaper option such as Etsy", "no Fiverr templates". */
const OTHER_WAY =
  /\b(?:instead|rather than|alternatives?|options?|unlike|cheaper|better off|switch(?:ing)? from|not|no|never|without|except)\b|n['’]t\b/i;
/** Tools and places that the work is for: in its name or the line below, or named more than once, and never only beside it. */
export const toolsOfWork = (reading: Reading, service: Service | undefined): string[] => {
  const { sentences, text } = reading;
  const own = sentences.filter((sentence) => !OTHER_WAY.test(sentence));
  const first = tradeNamesIn([reading.title, firstBelow(reading), service?.words].join('\n'));
  return tradeNamesIn(own.join('\n')).filter(
    (name) => !FORMAT.test(name) && (first.includes(name) || text.split(name).length > 2),
  );
};

/** The words of what the seller says to do, or of what has no verb: neither a question nor what is not done. */
export const offeredIn = ({ sentences }: Reading): ReadonlySet<string> =>
  new Set(
    sentences
      .filter((sentence) => !/\?$/.test(sentence))
      .map(affirmedIn)
      .filter((words) => /\b(?:i|we)\b|\byou (?:get|receive|will)\b/i.test(words))
      .flatMap((words) => (words.match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf)),
  );

/** "Write" and "drawn" are what is done, and nobody types them alone. */
export const DOING =
  /^(?:write|drawn?|translate[sd]?|proofread|learn|teach|narrate[sd]?|animate[sd]?|painte?d?|transcribe[sd]?)$/i;
/** "Any work" names none. */
export const ANYTHING = /\b(?:any|all|every)(?: kinds? of)?(?: \p{L}+)? (?:work|jobs?|tasks?|things?|problems?)\b/iu;

/** A name that buyers can be told to look at: no boast, no false promise, no broken English, and no part of a phrase. */
export const isSound = (words: string): boolean =>
  !BOAST.test(words) &&
  !IMPOSSIBLE_HERE.test(words) &&
  !ANYTHING.test(words) &&
  !isShouted(words) &&
  !/\b(?:ones?|u|ur|all|everything|here|has|have|speakers?)\b/i.test(words) &&
  !/ (?:and|or|of|for|with|to|from|into)$/i.test(words) &&
  words.split('(').length === words.split(')').length &&
  mistakesIn(words).length === 0;

/** Nouns that name no work: "Bespoke Family Heritage Narratives". */
const VAGUE_HEAD =
  /^(?:ages?|visits?|events?|proof|.+['’]s|narratives?|solutions?|journeys?|experiences?|content|presence|visions?|results?|growth|transformations?|moments?|needs?)$/i;
/** The nouns of a line that somebody could look for, each with those before it: "audio guide", "cake recipe". */
const isModifier = (tokens: readonly Token[], at: number): boolean =>
  // "Your wedding speech", where "wedding" is no deed.
  /ing$/.test(tokens[at]!.lower) &&
  tokens[at + 1]?.tag === 'noun' &&
  /^(?:your|my|our|an?|the)$/.test(tokens[at - 1]?.lower ?? '');
const isBeside = (one: Token | undefined, other: Token): one is Token => one !== undefined && one.to + 1 === other.from;
const isName = ({ tag, lower }: Token): boolean => (tag === 'noun' || tag === 'name') && !isFunctionWord(lower);
/** It may stand in a name with others: "customer" and "support", "home" and "videos". */
const mayStand = (tokens: readonly Token[], at: number, isLoud: boolean): boolean => {
  const token = tokens[at]!;
  const { noun, verb, form } = classOf(token.lower);
  return (
    (isName(token) || isModifier(tokens, at)) &&
    (!isLanguage(token.text) || tokens[at + 1]?.tag === 'noun') &&
    !VAGUE_HEAD.test(token.text) &&
    !(form === 's' && verb > noun) &&
    !(/ing$/.test(token.lower) && verb > noun && !isModifier(tokens, at)) &&
    // "British" alone says of whom, and not what.
    !(/^\p{Lu}\p{Ll}+(?:ish|ese|ian|ean)$/u.test(token.text) && tokens[at + 1]?.tag !== 'noun') &&
    !isGivenTo(tokens[at - 1], token) &&
    !(isLoud && isShouted(token.text)) &&
    !/^\d/.test(token.text) &&
    mistakesIn(token.text).length === 0 &&
    (noun > 0 || isTradeName(token.text) || /^\p{Lu}/u.test(token.text))
  );
};
const saysAlone = ({ lower, text }: Token): boolean => !NO_TAG.test(lower) && !isGeneral(text) && !WIDE.test(lower);
export const tagWordsIn = (line: string, reading: Reading): string[] => {
  const tokens = tagged(line);
  // Among small letters a word in capitals is a name: "LEGO".
  const isLoud = isShouted(line);
  const runs: Token[][] = [];
  for (const [at, token] of tokens.entries()) {
    if (!mayStand(tokens, at, isLoud)) continue;
    const last = runs.at(-1);
    const before = tokens[at - 1];
    if (last !== undefined && isBeside(last.at(-1), token) && last.length < MOST_OF_A_TAG) last.push(token);
    // "Personal assistant" and "leaky faucet" say more than their nouns.
    else if (
      isBeside(before, token) &&
      (before.tag === 'adjective' || isLanguage(before.text)) &&
      !SAYS_LITTLE.test(before.lower)
    )
      runs.push([before, token]);
    else runs.push([token]);
  }
  const all = runs
    // "Tarot reading" of "tarot reading love career".
    .map((run) => (/ing$/.test(run[1]?.lower ?? '') ? run.slice(0, 2) : run))
    .map((run) => (SAYS_LITTLE.test(run[0]!.lower) ? run.slice(1) : run))
    .filter((run) => run.length > 0 && classOf(run.at(-1)!.lower).adjective <= classOf(run.at(-1)!.lower).noun)
    .filter((run) => run.some(saysAlone) || (run.length > 1 && /^(?:support|assistant|service)$/.test(run.at(-1)!.lower)))
    // A word that is in every offer says something only behind another: "home videos", and no "puppy questions".
    .map((run) => (run.length > 1 && isGeneral(run.at(-1)!.text) && run.some(saysAlone) ? run.slice(0, -1) : run))
    .map((run) => line.slice(run[0]!.from, run.at(-1)!.to));
  return [...new Set(all)].filter((words) => isSound(words) && reading.text.includes(words)).slice(0, MOST_TAGS);
};
export const SAYS_LITTLE =
  /^(?:first|second|third|last|next|new|old|good|great|best|nice|simple|small|big|little|own|full|whole|custom|professional|creative|unique|calm|easy|quick|fast|any|every|failed|broken|beautiful|perfect|clean|fresh|missing|weekly|daily|monthly|worst|warm|trustworthy|friendly|other|such|favou?rite|bespoke|\d.*)$/;
/** They are in offers of every kind. */
const WIDE =
  /^(?:calls?|videos?|photos?|pictures?|images?|phone|pages?|number|changes?|english|format|version|thing|fix|look|accent|worth|store|shop|online|weeks?|future|secret|help|males?|females?|love|hand|opinion|voice|boxes|errors?|issues?)$/;
