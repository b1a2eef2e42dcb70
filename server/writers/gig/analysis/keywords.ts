/** Checks whether the words that a buyer would search for are there, early and often enough, and not too often. */
import { between, type Criterion } from './criterion.ts';
import { BOAST, clauseAt, IMPOSSIBLE_HERE, type Service } from './found.ts';
import { isFunctionWord } from '../../../english/topic/function-words.ts';
import { tagged, type Token } from '../../../english/topic/tagger.ts';
import { isMisspelt } from '../../../english/misspelt.ts';
import { KNOWN_SLIPS } from '../../../english/slips.ts';
import { classOf, isKnown } from '../../../english/topic/word-classes.ts';
import { worksNamedIn } from '../kind-of-work.ts';
import { isTradeName, tradeNamesIn } from '../trade-names.ts';
import { firstOf, GREETING, isShouted } from './conversion.ts';
import { mistakesIn } from './mistakes.ts';
import { quote, quoted, stemOf, type Reading, type Term } from './reading.ts';

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
  called: 'the work in the first lines',
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
  called: 'words that come back',
  // In a short text one word that comes twice is enough.
  judge: (reading) => ({ degree: between(repeated(reading).length, 0, reading.words.length < 60 ? 1 : 3) }),
};

const breadth: Criterion = {
  weight: 2,
  called: 'words to search for',
  judge: ({ terms }) => ({
    degree: between(terms.length, 3, 18),
    lack: terms.length === 0 ? 'It has hardly a word that people may search for.' : undefined,
  }),
};

const FEWEST_STRUNG = 4;
/** "SEO backlinks, best SEO backlinks, cheap SEO backlinks": one word in each part of a line, where nothing is told. */
export const strungIn = ({ sentences }: Reading): string | undefined =>
  sentences.find((sentence) => {
    const parts = sentence.split(/[,;|/]\s*/).map((part) => new Set((part.match(/\p{L}{3,}/gu) ?? []).map(stemOf)));
    const [first, ...others] = parts;
    return (
      parts.length >= FEWEST_STRUNG && [...first!].some((stem) => !isFunctionWord(stem) && others.every((part) => part.has(stem)))
    );
  });

const notStuffed: Criterion = {
  weight: 2,
  called: 'room between them',
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
const MOST_NAMED = 2;
/** They are in every offer, or name no work. */
const NO_TAG =
  /^(?:years?|months?|weeks?|days?|hours?|minutes?|times?|things?|people|clients?|customers?|buyers?|sellers?|experts?|professionals?|experience|quality|services?|delivery|work|works|job|price|prices?|top|best|expert|gig|order|support|satisfaction|home|life|lot|kind|type|one|half|dozen|money|back|mother|father|tongue|mornings?|evenings?|\p{L}+days?)$/iu;

/** "Teach your child maths": the one is taught the other; and a "best man speech" is no man speech. */
const isGivenTo = (before: Token | undefined, { lower }: Token): boolean =>
  /^(?:your|my|his|her|our|their|best|old|young|new)$/.test(before?.lower ?? '') && classOf(lower).fields[0] === 'person';

/** Two or three nouns in a row, as a buyer would type them: "house clearance", "Data entry". */
const phrasesIn = (line: string, terms: readonly Term[] = []): string[] => {
  const found: string[][] = [];
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
      found.at(-1)!.push(text);
    else if (isNoun && isSafe) found.push([text]);
    last = isNoun && isSafe ? token : undefined;
  }
  return found.flatMap((words) => (words.length > 1 && words.length <= MOST_OF_A_TAG ? words.join(' ') : []));
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
  return [...naming, ...twice].filter((tag) => taken.size !== taken.add(keyOf(tag)).size).slice(0, MOST_TAGS);
};

/** What files are made of is on every shelf. */
export const FORMAT = /^(?:pdf|mp[34]|wav|png|jpe?g|svg|csv|json|html|css|word|doc|docx|epub|gif|zip|usb|hd|cv|rest)$/i;

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
const DOING = /^(?:write|drawn?|translate[sd]?|proofread|learn|teach|narrate[sd]?|animate[sd]?|painte?d?|transcribe[sd]?)$/i;
/** The work as the title or the first line calls it: a phrase of nouns where there is one, or else the word that tells it or comes back. */
export const namedFirst = (reading: Reading): string | undefined => {
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

const PERSONAL =
  /\b(?:i|you|we|me|us|it|that|is|are|my|our|your|looking|need|want|offers?|provides?)\b|^(?:\d|one|two|three|retired|former|hi|hello|hey|dear|welcome)\b/i;
/** "Sworn translator in Krakow", "Flyer designs for parties": no sentence, and up to its first preposition a trade or a thing to search for. */
const headOf = (opening: string): string => opening.split(/[,;:]| \(| (?:for|in|of|with|at|from|to|by|since|about) /)[0]!;
/** "Sworn translator": a participle says of which kind. */
const isLead = (word: string): boolean => {
  const { verb, noun, adjective, form } = classOf(word);
  return verb <= noun + adjective || form === 'past';
};
const beginsWithWork = (opening: string, terms: readonly Term[]): boolean => {
  const words = headOf(opening).split(' ');
  const last = words.at(-1)!;
  const { fields, form } = classOf(last.toLowerCase());
  // Nobody searches for what somebody is: they search for what is done.
  if (
    /^(?:speakers?|natives?|lovers?|fans?|graduates?|students?|mums?|moms?|dads?|mothers?|fathers?|parents?|humans?|persons?|people|guys?|girls?|wom[ae]n|m[ae]n)$/i.test(
      last,
    )
  )
    return false;
  return (
    words.length > 1 &&
    !PERSONAL.test(words.join(' ')) &&
    !/^(?:from|as|for|any|in|with|at|on|by)\b/i.test(opening) &&
    !words.some((word) => /^\d+$/.test(word)) &&
    isLead(words[0]!.toLowerCase()) &&
    ((fields[0] === 'person' && form !== 's') || /.{3}ing$/.test(last) || terms.some(({ stem }) => stem === stemOf(last)))
  );
};

const isTitleNoun = ({ tag, lower }: Token): boolean =>
  (tag === 'noun' || tag === 'name') && !NO_TAG.test(lower) && !isFunctionWord(lower);
/** What is made or mended, where it is called by nouns alone: "wedding speech" of "write a wedding speech for you". */
const objectOf = (words: string): string => {
  const [, ...rest] = tagged(words);
  // "Teach your child maths" is about maths.
  const from = rest.findIndex((token, at) => isTitleNoun(token) && !isGivenTo(rest[at - 1], token));
  const isLead = (token: Token, at: number): boolean =>
    /^(?:an?|the|your|some)$/.test(token.lower) || isGivenTo(rest[at - 1], token);
  if (from < 0 || !rest.slice(0, from).every(isLead)) return '';
  const behind = rest.slice(from).findIndex((token) => !isTitleNoun(token));
  const run = rest.slice(from, behind < 0 ? undefined : from + behind);
  return run.length <= MOST_OF_A_TAG ? run.map(({ text }) => text).join(' ') : '';
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

/** A greeting above it is a line as well. */
const keepFirst = ({ sentences }: Reading, name: string): string =>
  sentences[0]?.includes(name) === true
    ? `Keep ${quote(name)} in the first line: a search looks there first.`
    : `Put ${quote(name)} in the first line: it names the work.`;

/** Nouns in the name of the work, and whatever has a name: "dissertations" of "proofread dissertations in the social sciences". */
const nounsOf = (words: string): string[] => {
  const end = words.search(
    / (?:so|that|who|which|because|while|for|in|at|with|from|by|to|on|before|after|until|without|into|of) /,
  );
  const [, ...rest] = tagged(words);
  const runs: Token[][] = [];
  rest.forEach((token, at) => {
    const isBehind = end >= 0 && token.from > end;
    if (!isTitleNoun(token) || isGivenTo(rest[at - 1], token) || (isBehind && token.tag !== 'name')) return;
    const last = runs.at(-1);
    if (last?.at(-1)?.to === token.from - 1) last!.push(token);
    else runs.push([token]);
  });
  return runs.filter((run) => run.length < MOST_OF_A_TAG).map((run) => words.slice(run[0]!.from, run.at(-1)!.to));
};

/** The seller says what they do, and not who they are. */
const OFFERS =
  /^(?:i|we) (?!(?:am|are|was|were|have|had|help|love|like|know|use|need|answer|reply|speak|live|worked|\p{L}+ed) )\p{L}+ \S/iu;
const FEWEST_TERMS = 2;
/** What comes later tells how it is done. */
const MOST_READ = 4;
/** In letters. */
const LONGEST_TOLD = 100;
/** Said where no phrase is sure to be typed as it stands: the nouns of the work, or where they should be. */
const wordsToHave = (reading: Reading, service: Service | undefined): string => {
  const opening = firstOf(reading);
  const work = service?.words.replace(/^do /, '') ?? '';
  const offered =
    service?.kind === 'deed' ? service.words : /^(?:i|we)(?: will| can|['’]ll) (?<work>.+)/i.exec(opening)?.groups?.['work'];
  const ofService = offered === undefined ? [] : nounsOf(affirmedIn(offered));
  const stems = new Set(reading.terms.map(({ stem }) => stem));
  const met = new Set<string>();
  const words = ofService
    .filter(
      (word) =>
        !/^(?:ages?|years?|levels?|grades?)$/i.test(word) &&
        stems.has(stemOf(word.split(' ').at(-1)!)) &&
        isSound(word) &&
        met.size !== met.add(stemOf(word)).size,
    )
    .slice(0, MOST_NAMED);
  if (words.length > 1) return `Have ${quoted(words)} in the title and the tags: buyers search by such words.`;
  if (service?.kind === 'deed' && isSound(work))
    return `${quote(work)} says what the work is: have its nouns in the title as well.`;
  if (IMPOSSIBLE_HERE.test(opening))
    return `Begin with the work, and not with the promise ${quote(opening)}: buyers search for work.`;
  const termsIn = (line: string): number =>
    new Set((line.match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf).filter((stem) => stems.has(stem))).size;
  const told = reading.sentences
    .slice(0, MOST_READ)
    .map((sentence) => clauseAt(sentence, 0, 1))
    .find(
      (line) =>
        OFFERS.test(line) && !NEGATED.test(line) && line.length <= LONGEST_TOLD && termsIn(line) >= FEWEST_TERMS && isSound(line),
    );
  if (told !== undefined)
    return `Nobody types a whole sentence such as ${quote(told)}: put its main nouns into the title and the tags.`;
  const isNamed = service !== undefined || worksNamedIn(opening).length + tradeNamesIn(opening).length > 0;
  return !isNamed && /\s/.test(opening) && isSound(opening) && !/^(?:i|we|my|our)\b/i.test(opening)
    ? `Before ${quote(opening)}, name the work as buyers type it.`
    : 'Put the two or three words that buyers type for this work into the title and the tags: a search reads those first.';
};

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
  if (before.length > 0 && !isNamedBefore && isSound(name) && (kind !== 'deed' || worksNamedIn(name).length > 0))
    return `Put ${quote(name)} in the first line: it names the work.`;
  const tags = tagsIn(reading, service).filter(isSound);
  const trade = toolsOfWork(reading, service).slice(0, MOST_TAGS);
  if (tags.length > 1) return `Take ${quoted(tags)} as tags: buyers type whole phrases.`;
  if (tags.length > 0) return `Make ${quoted(tags)} one tag, as it stands: buyers type the whole phrase.`;
  if (trade.length > 1) return `Make ${quoted(trade)} tags: who needs one of them types its name.`;
  if (trade[0] !== undefined && reading.text.split(trade[0]).length > 2)
    return `Make ${quoted(trade)} a tag: who needs it types its name.`;
  // What stands before "for" in a sentence without a verb names the work as a title does.
  const isAsked = reading.sentences.some((sentence) => sentence.endsWith('?') && sentence.startsWith(opening));
  const head = opening.split(/[,;:]| \(/)[0]!;
  if (kind !== 'deed' && !isAsked && !NEGATED.test(headOf(opening)) && isSound(head) && beginsWithWork(opening, reading.terms))
    return keepFirst(reading, headOf(opening));
  const named = namedFirst(reading);
  if (named !== undefined && /\s/.test(named) && worksNamedIn(named).length > 0 && isSound(named) && opening.includes(named))
    return keepFirst(reading, named);
  const object = kind === 'deed' && isSound(name) ? objectOf(words) : '';
  if (object.includes(' ')) return `Make ${quote(object)} one tag, as it stands: buyers type the whole phrase.`;
  return wordsToHave(reading, service);
};

export const KEYWORDS: readonly Criterion[] = [inOpening, comesBack, breadth, notStuffed];
