/** Checks whether the words that a buyer would search for are there, early and often enough, and not too often. */
import { between, type Criterion } from './criterion.ts';
import { BOAST, clauseAt, IMPOSSIBLE_HERE, type Service } from './found.ts';
import { isFunctionWord } from '../../../english/topic/function-words.ts';
import { withoutStop } from '../../../english/topic/clean.ts';
import { tagged, type Token } from '../../../english/topic/tagger.ts';
import { isMisspelt } from '../../../english/misspelt.ts';
import { KNOWN_SLIPS } from '../../../english/slips.ts';
import { classOf, isKnown } from '../../../english/topic/word-classes.ts';
import { worksNamedIn } from '../kind-of-work.ts';
import { isTradeName, tradeNamesIn } from '../trade-names.ts';
import { firstOf, GREETING, isShouted } from './conversion.ts';
import { mistakesIn, SMALL_LANGUAGE } from './mistakes.ts';
import { isGeneral, quote, quoted, sentencesIn, stemOf, type Reading, type Term } from './reading.ts';

const repeated = ({ terms }: Reading): readonly Term[] => terms.filter(({ count }) => count > 1);
/** A word's share of all content words: too many from the first, almost nothing else from the second. */
const MANY = 0.14;
const STUFFED = 0.28;
/** From here on it is named. */
const CROWDED = STUFFED - 0.7 * (STUFFED - MANY);
/** Less often is no stuffing, however short the text. */
const OFTEN = 5;
const SHORT = 8;

/** The terms the text is about: what it repeats, and what it begins with. */
const mainTerms = (reading: Reading): readonly Term[] => {
  const often = repeated(reading);
  return [...often, ...reading.terms.filter((term) => !often.includes(term))].slice(0, Math.max(3, Math.min(4, often.length)));
};

const inOpening: Criterion = {
  weight: 3,
  judge: (reading, { service }) => {
    const opening = new Set((reading.opening.match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf));
    const main = mainTerms(reading);
    const there = main.filter(({ stem }) => opening.has(stem));
    const comesOnce = there.length > 0 && repeated(reading).length === 0;
    const isLate = service === undefined || service.at > 2;
    return {
      degree: (comesOnce ? 0.5 : Math.min(1, there.length / Math.min(2, Math.max(1, main.length)))) * (isLate ? 0.7 : 1),
      lack: main.length === 0 ? 'No word in it names a service that somebody could search for.' : undefined,
    };
  },
};

const comesBack: Criterion = {
  weight: 1.5,
  // In a short text one word that comes twice is enough.
  judge: (reading) => ({ degree: between(repeated(reading).length, 0, reading.words.length < 60 ? 1 : 3) }),
};

const breadth: Criterion = {
  weight: 2,
  judge: ({ terms }) => ({
    degree: between(terms.length, 3, 18),
    lack: terms.length === 0 ? 'It has hardly a word that people may search for.' : undefined,
  }),
};

const FEWEST_STRUNG = 4;
/** "SEO backlinks, best SEO backlinks, cheap SEO backlinks": one word in each part of a line, where nothing is told. */
export const strungIn = ({ sentences }: Reading): string | undefined =>
  sentences.find((sentence) => {
    const parts = sentence
      .split(/[,;|/]\s*/)
      .map(
        (part) => new Set((part.match(/\p{L}{3,}/gu) ?? []).filter((word) => !isFunctionWord(word.toLowerCase())).map(stemOf)),
      );
    const [first, ...others] = parts;
    return parts.length >= FEWEST_STRUNG && [...first!].some((stem) => others.every((part) => part.has(stem)));
  });

const notStuffed: Criterion = {
  weight: 2,
  judge: (reading) => {
    const { crowded, words } = reading;
    const strung = strungIn(reading);
    const isShort = words.length < SHORT;
    const share = crowded === undefined || crowded.count < OFTEN ? 0 : crowded.share;
    if (strung !== undefined && share <= CROWDED)
      return {
        degree: 0,
        isFault: true,
        lack: `${quote(clauseAt(strung, 0, 1))} says the same words again and again, which reads as stuffing.`,
        advice: `Say once what ${quote(clauseAt(strung, 0, 1))} repeats, and use the room for what the buyer gets.`,
      };
    if (isShort || crowded === undefined || crowded.count < OFTEN)
      return {
        degree: isShort ? 0.3 : 1,
        lack: isShort ? 'It is too short to have any keywords.' : undefined,
        advice: isShort ? 'Write at least two full sentences about the service.' : undefined,
      };
    const degree = between(crowded.share, STUFFED, MANY);
    const isStuffed = crowded.share > CROWDED;
    return {
      degree,
      isFault: degree < 0.5,
      lack: isStuffed
        ? `${quote(crowded.word)} comes ${crowded.count} times in ${words.length} words, which reads as stuffing.`
        : undefined,
      advice: isStuffed ? `Say ${quote(crowded.word)} less often, and use the room for what the buyer gets.` : undefined,
    };
  },
};

const NEGATED = /\b(?:not|no|never|nor|cannot|without)\b|n['’]t\b/i;
/** What a line says, without what it says not to be: nobody should be sent to a seller who does not do it. */
const affirmedIn = (line: string): string =>
  line
    .split(/(?<=[,;:.!?])\s|\s(?=(?:but|and i|and we)\s)/i)
    .filter((part) => !NEGATED.test(part))
    .join(' ');

const MOST_OF_A_TAG = 3;
const MOST_TAGS = 3;
/** They are in every offer, or name no work. */
const NO_TAG =
  /^(?:years?|months?|weeks?|days?|hours?|minutes?|times?|things?|people|clients?|customers?|buyers?|sellers?|experts?|professionals?|experience|quality|services?|delivery|work|works|job|price|prices?|top|best|expert|gig|order|support|satisfaction|home|life|lot|kind|type|one|half|dozen|money|back|mother|father|tongue|mornings?|evenings?|\p{L}+days?)$/iu;

/** "Teach your child maths": the one is taught the other; and a "best man speech" is no man speech. */
const isGivenTo = (before: Token | undefined, { lower }: Token): boolean =>
  /^(?:your|my|his|her|our|their|best|old|young|new)$/.test(before?.lower ?? '') && classOf(lower).fields[0] === 'person';

const LANGUAGE = new RegExp(String.raw`^(?:polish|${SMALL_LANGUAGE.source})$`, 'i');
const isLanguage = (word: string): boolean => LANGUAGE.test(word);
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
const isTyped = (phrase: string): boolean => {
  const head = phrase.split(' ').at(-1)!;
  return !/^narrati/i.test(head) && (SURE_HEAD.test(head) || worksNamedIn(head.replace(/s$/i, '')).length > 0);
};
/** Two or three nouns in a row, as a buyer would type them: "house clearance", "Data entry". */
const phrasesIn = (line: string, terms: readonly Term[] = []): string[] => {
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
const offeredIn = ({ sentences }: Reading): ReadonlySet<string> =>
  new Set(
    sentences
      .filter((sentence) => !/\?$/.test(sentence))
      .map(affirmedIn)
      .filter((words) => /\b(?:i|we)\b|\byou (?:get|receive|will)\b/i.test(words))
      .flatMap((words) => (words.match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf)),
  );

/** "Write" and "drawn" are what is done, and nobody types them alone. */
export const DOING = /^(?:write|drawn?|translate[sd]?|proofread|learn|teach|narrate[sd]?|animate[sd]?|painte?d?|transcribe[sd]?)$/i;
/** The work as the title or the first line calls it: a phrase of nouns where there is one, or else the word that tells it or comes back. */
const namedFirst = (reading: Reading): string | undefined => {
  const begins = affirmedIn(firstOf(reading));
  for (const line of [affirmedIn(reading.title ?? ''), begins]) {
    // Before the tool comes what is made with it: "flyers in Photoshop".
    const named = worksNamedIn(line.replace(/\p{L}+/gu, (word) => (isTradeName(word) ? ' ' : word)));
    const works = named.length > 0 ? named : worksNamedIn(line);
    const work = works.find((each) => !DOING.test(each)) ?? works[0];
    if (work === undefined) continue;
    const phrases = phrasesIn(line, reading.terms);
    // "Your favorite photo" is what the work is done to.
    const own = phrases.find(
      (phrase) => phrase.includes(work) && !` ${line.toLowerCase()}`.includes(` your ${phrase.toLowerCase()}`),
    );
    return own ?? (DOING.test(work) ? (phrases[0] ?? work) : work);
  }
  const first = new Set((begins.match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf));
  const told = offeredIn(reading);
  // "Your candle" is what the buyer has.
  const word = repeated(reading).find(
    (term) => first.has(term.stem) && told.has(term.stem) && !begins.toLowerCase().includes(`your ${term.word}`),
  )?.word;
  // "House plant" is more than a house.
  return word && (phrasesIn(begins, reading.terms).find((phrase) => phrase.includes(word)) ?? word);
};

/** "Any work" names none. */
export const ANYTHING = /\b(?:any|all|every)(?: kinds? of)?(?: \p{L}+)? (?:work|jobs?|tasks?|things?|problems?)\b/iu;

/** A name that buyers can be told to look at: no boast, no false promise, no broken English, and no part of a phrase. */
const isSound = (words: string): boolean =>
  !BOAST.test(words) &&
  !IMPOSSIBLE_HERE.test(words) &&
  !ANYTHING.test(words) &&
  !isShouted(words) &&
  !/\b(?:ones?|u|ur|all|everything|here|has|have|speakers?)\b/i.test(words) &&
  !/ (?:and|or|of|for|with|to|from|into)$/i.test(words) &&
  words.split('(').length === words.split(')').length &&
  mistakesIn(words).length === 0;

/** What work is called by those who look for it, where the title only has its verb. */
const TRADES: Readonly<Record<string, string>> = {
  transcribe: 'transcription',
  translate: 'translation',
  proofread: 'proofreading',
  narrate: 'narration',
  illustrate: 'illustration',
  animate: 'animation',
  retouch: 'retouching',
  restore: 'restoration',
  tutor: 'tutoring',
  edit: 'editing',
  mix: 'mixing',
  subtitle: 'subtitles',
  photograph: 'photography',
  repair: 'repair',
  design: 'design',
  write: 'writing',
  record: 'recording',

  tune: 'tuning',
};
const OFFER = /^(?:I (?:will|can|['’]ll) |I['’]ll )?(?<verb>\p{L}+) (?:(?:your|an?|the|any|my) )?(?<rest>\p{L}.*)$/iu;
/** "Dissertation proofreading" for "I will proofread your dissertation": as those who look for it call the work. */
const typedNameOf = (line: string, reading: Reading): string | undefined => {
  const { verb = '', rest: whole = '' } = OFFER.exec(line)?.groups ?? {};
  const rest = whole.replace(/^[\p{L}-]+['’]s /u, '');
  const trade = TRADES[verb.toLowerCase()];
  if (trade === undefined) return undefined;
  const run: Token[] = [];
  for (const token of tagged(rest)) {
    const { noun, verb: uses, fields } = classOf(token.lower);
    const isPlain = noun > uses && !SAYS_LITTLE.test(token.lower) && fields[0] !== 'person' && !isFunctionWord(token.lower) && !isLanguage(token.text) && !/['’]|^\d/.test(token.text);
    if (!isPlain || (run.length > 0 && run.at(-1)!.to + 1 !== token.from)) break;
    run.push(token);
  }
  const after = rest.slice(run.at(-1)?.to ?? 0);
  const thing = run.map(({ text }) => text).join(' ');
  return run.length > 0 && run.length < MOST_OF_A_TAG && /^(?:$|[,.]| (?:in|of|from|for|to|with|by|and explain|so|on|that|which|who|instead)\b| (?:from )?\p{Lu}\p{Ll}+ to\b)/u.test(after) && isSound(thing)
    ? `${run.map(({ text }, at) => (at === run.length - 1 ? singular(text) : text)).join(' ')} ${trade}`.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) =>
        reading.text.includes(thing.toLowerCase()) ? letter.toLowerCase() : letter,
      )
    : undefined;
};
const singular = (word: string): string => {
  const { form } = classOf(word.toLowerCase());
  return form === 's' && !/ss$/.test(word) ? word.replace(/ies$/, 'y').replace(/s$/, '') : word;
};

/** Nouns that name no work: "Bespoke Family Heritage Narratives". */
const VAGUE_HEAD =
  /^(?:ages?|visits?|events?|proof|.+['’]s|narratives?|solutions?|journeys?|experiences?|content|presence|visions?|results?|growth|transformations?|moments?|needs?)$/i;
/** In characters. */
const LONGEST_ROW = 90;
const SINGLE = /^\p{L}+$/u;
/** "Data entry" of "data entry, web research, logo and any work": a whole phrase that names one kind of work. */
const kindNamedIn = (reading: Reading, service: Service | undefined): string | undefined =>
  phrasesIn(affirmedIn(reading.title ?? service?.words ?? firstOf(reading)), reading.terms).find(
    (phrase) => isTyped(phrase) && isSound(phrase),
  );
/** One thing that is true of the words in the first line of this text, where nothing is wrong with them. */
const firstLineOn = (reading: Reading, service: Service | undefined): string => {
  const { title, text } = reading;
  const row = text.trim().split('\n', 1)[0]!.trim();
  const line = title ?? (row.length <= LONGEST_ROW && sentencesIn(row).length === 1 ? withoutStop(row) : firstOf(reading));
  const greeted = title !== undefined && GREETING.test(title) ? namedFirst(reading) : undefined;
  if (greeted !== undefined)
    return `Put ${quote(greeted)} in the first line, where the greeting stands: a search looks there first.`;
  if (ANYTHING.test(line)) {
    const kind = kindNamedIn(reading, service);
    return `${quote(ANYTHING.exec(line)![0])} is nothing that anybody types: begin with one kind of work${kind === undefined ? '' : `, such as ${quote(kind)}`}.`;
  }
  if (IMPOSSIBLE_HERE.test(line)) return `Begin with the work, and not with the promise ${quote(line)}: buyers search for work.`;
  if (title !== undefined && SINGLE.test(title))
    return `${quote(title)} alone is a wide word: say in the title which kind, and for whom.`;
  // For whom, where and how it is done comes behind what it is.
  // "For services with no organist": what is denied ends the name.
  const [affirmed = ''] = line.split(/ (?:for \p{L}+ )?(?:with no|without|and no|not|no) /u);
  const [name = ''] = affirmed
    // The first word behind "I will" is done, and not looked for.
    .replace(/^I (?:will|can|['’]ll) \p{L}+ |^I['’]ll \p{L}+ /iu, '')
    .split(/ (?:for(?! your\b)|on|over|by|with|to|so|in|at|from) /i);
  const named = tagWordsIn(name, reading);
  // A first sentence may speak of others: without a title only the name of the work is searched for words.
  const isSure = title !== undefined || (service !== undefined && line.includes(service.words));
  const whole = !isSure ? [] : named.length > 0 ? named : tagWordsIn(affirmed, reading);
  const known = [...worksNamedIn(line).filter((each) => !DOING.test(each)), ...tradeNamesIn(line)];
  const alone = known.filter((each) => line.includes(each) && !/^seo$/i.test(each));
  // "Logo designer" is one name.
  const [one, two] = alone;
  const joined = two !== undefined && line.includes(`${one} ${two}`) ? [`${one} ${two}`, ...alone.slice(2)] : alone;
  const tools = tradeNamesIn(line).filter((each) => line.includes(each) && !whole.some((words) => words.includes(each)));
  const words = (whole.length > 0 ? [...whole, ...tools] : joined).slice(0, MOST_TAGS);
  return words.length > 0
    ? `Use ${quoted(words)} as ${words.length > 1 ? 'tags' : 'a tag'}: a buyer would type ${words.length > 1 ? 'one of them' : words[0]!.includes(' ') ? 'those words' : 'that word'}.`
    : isShouted(line)
      ? `Write ${quote(line)} in small letters: a buyer has to find the work in it.`
      : title === undefined
        ? `Begin with the words that a buyer would type for this work, before ${quote(line)}.`
        : `In place of ${quote(line)}, name the work by the noun that buyers type.`;
};
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
const SAYS_LITTLE =
  /^(?:first|second|third|last|next|new|old|good|great|best|nice|simple|small|big|little|own|full|whole|custom|professional|creative|unique|calm|easy|quick|fast|any|every|failed|broken|beautiful|perfect|clean|fresh|missing|weekly|daily|monthly|worst|warm|trustworthy|friendly|other|such|favou?rite|bespoke|\d.*)$/;
/** They are in offers of every kind. */
const WIDE = /^(?:calls?|videos?|photos?|pictures?|images?|phone|pages?|number|changes?|english|format|version|thing|fix|look|accent|worth|store|shop|online|weeks?|future|secret|help|males?|females?|love|hand|opinion|voice|boxes|errors?|issues?)$/;

/** Where nothing is wrong with the words to search for, the one thing left to do. */
export const tagAdviceOn = (reading: Reading, service: Service | undefined): string => {
  const wrong = mistakesIn(service?.words ?? '').find((each) => isMisspelt(each));
  const slip = mistakesIn(firstOf(reading)).find((each) => isMisspelt(each) && KNOWN_SLIPS.has(each));
  if (wrong !== undefined) return `Mend ${quote(wrong)} in the name of the work: nobody searches for a mistake.`;
  if (slip !== undefined) return `Mend ${quote(slip)} in the first line: nobody searches for a mistake.`;
  const before = reading.sentences.slice(0, service?.at ?? 0).filter((sentence) => !GREETING.test(sentence));
  const { words = '', kind = 'name' } = service ?? {};
  const name = words.replace(/^do /, '');
  const opening = firstOf(reading);
  const isNamedBefore = worksNamedIn(before.join(' ')).length > 0;
  // What stands on the same line is there already.
  const isBelow = !reading.text.trim().split('\n', 1)[0]!.includes(name);
  if (before.length > 0 && isBelow && !isNamedBefore && isSound(name) && (kind !== 'deed' || worksNamedIn(name).length > 0))
    return `Put ${quote(name)} in the first line: it names the work.`;
  const line = affirmedIn(reading.title ?? opening);
  // "Social Media Marketing" is more than its beginning.
  const known = worksNamedIn(line).find((each) => {
    const next = /^ (\p{L}+)/u.exec(line.slice(line.indexOf(each) + each.length))?.[1]?.toLowerCase() ?? '';
    return / /.test(each) && isSound(each) && (isFunctionWord(next) || classOf(next).noun === 0);
  });
  const tags = [...new Set([...tagsIn(reading, service).filter(isSound), ...(known === undefined ? [] : [known])])].filter(
    (tag, at, all) => !all.some((other, place) => place !== at && other.toLowerCase().includes(tag.toLowerCase())),
  );
  const tools = toolsOfWork(reading, service).slice(0, MOST_TAGS);
  const typed = typedNameOf(withoutStop(line), reading);
  if (typed !== undefined && !tags.some((tag) => tag.toLowerCase() === typed.toLowerCase()))
    return `Make ${typed} a tag: buyers type the name of the work.`;
  if (tags.length > 1) return `Take ${quoted(tags)} as tags: buyers type whole phrases.`;
  if (tags.length > 0) return `Make ${quoted(tags)} one tag, as it stands: buyers type the whole phrase.`;
  const above = reading.title;
  const below = above === undefined ? undefined : tools.find((name) => !above.toLowerCase().includes(name.toLowerCase()));
  if (below !== undefined) return `${quote(below)} stands in the text and not in the title: who needs it types its name.`;
  return firstLineOn(reading, service);
};

export const KEYWORDS: readonly Criterion[] = [inOpening, comesBack, breadth, notStuffed];
