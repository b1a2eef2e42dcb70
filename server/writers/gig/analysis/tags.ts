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
const MOST_TAGS = 3;
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

/** What is looked for under its name as it stands. */
const KNOWN =
  /\b(?:voice[- ]?overs?|data entry|(?:logo|graphic|web|website|flyer|poster|packaging|menu|t-shirt|banner|book cover|interior|garden|brochure|icon|font) design|(?:video|photo|podcast|audio|film|book|copy|manuscript|thesis|tech(?:nical)?) editing|social media (?:management|manager|marketing|posts|content)|virtual (?:assistant|receptionist)|(?:resume|cv|speech|song|grant|blog|letter|script|copy|content|story|ghost) ?writing|cover letters?|business plans?|pitch decks?|(?:tarot|palm) readings?|(?:birth|natal) chart(?: readings?)?|(?:meal|workout|training|nutrition|lesson) plans?|(?:wedding|best man|maid of honou?r|father of the bride|birthday|retirement) (?:song|speech)(?:es)?|grant (?:applications?|proposals?)|appeal letters|family trees?|(?:piano|guitar|violin|cello|drum|singing|swimming|chess|driving|cooking|drawing|english|spanish|french|german|italian|arabic|welsh) lessons|(?:math|maths|physics|chemistry|english|sat|essay) tutor(?:ing)?|(?:pet|dog|cat|family|couple|watercolou?r) portraits?|podcast (?:intro|cover|artwork)|mixing and mastering|(?:song|audio|podcast) (?:mixing|mastering)|product (?:photography|descriptions?|photos)|(?:etsy|amazon|ebay) (?:listings?|shop)|seo audit|keyword research|press releases?|blog posts?|email newsletters?|landing page|booking page|(?:wordpress|shopify|wix|squarespace|webflow) (?:website|site|store|shop)|excel macros?|vba automation|(?:knitting|sewing|crochet) patterns?|floor plans?|(?:house|pet|cat|dog|baby) sitting|dog (?:walking|training|grooming)|wedding (?:invitations?|calligraphy|films?|videos?|photography|cakes?|planning|album)|business cards?|place cards|(?:travel|trip|event|meal) planning|product photography|(?:life|career|interview|voice|dating) coach(?:ing)?|mock interviews?|sheet music|backing tracks?|audiobook narration|(?:website|game|app|user) testing|bug fixing|(?:laptop|computer|typewriter|clock|bike|watch|phone|guitar|radio) repairs?|(?:photo|furniture|film) restoration|photo retouching|background removal|3d (?:models?|modelling|modeling|rendering|printing|printed)|cad drawings?|tax returns?|(?:market|genealogy|family history) research|lead generation|cold emails?|quiz questions|children['’]s book illustrations?|bedtime stor(?:y|ies)|gluten free brownies|customer (?:service|support)|technical writing|medical translation|legal translation|handyman (?:jobs|services?)|babysitting|bookkeeping|copywriting|ghostwriting|transcription|subtitling|calligraphy|housekeeping)\b/giu;
/** A name goes on to its last noun: "dog grooming booking page" is no grooming. */
export const knownIn = (line: string): string[] =>
  [
    ...new Set(
      [...line.matchAll(KNOWN)].flatMap(({ index, 0: words }) => {
        const next = /^ (\p{L}+)/u.exec(line.slice(index + words.length))?.[1] ?? '';
        const { noun, verb } = classOf(next.toLowerCase());
        return next !== '' && !isFunctionWord(next.toLowerCase()) && !isGeneral(next) && noun > verb && !SELLS.test(next)
          ? []
          : words;
      }),
    ),
  ].slice(0, MOST_TAGS);
const SELLS = /^(?:artist|writer|editor|expert|specialist|designer|manager|packages?|gig)$/i;
/** Phrases in the name of the work, up to where it says for whom or with what: neither half a figure nor what a language belongs to. */
export const phrasesInName = (line: string, { terms }: Reading): string[] => {
  const [name = ''] = line
    .replace(/^I (?:will|can|['’]ll) \p{L}+ /iu, '')
    .split(/ (?:for|in|at|with|from|by|to|on|before|after|until|without|so|that|into) /i);
  return phrasesIn(name.replace(BOAST, ', '), terms).filter((phrase) => {
    const before = name.slice(0, name.indexOf(phrase)).trim().split(' ').at(-1) ?? '';
    return isTyped(phrase) && !SAYS_LITTLE.test(phrase.split(' ')[0]!.toLowerCase()) && !/\d/.test(before) && !isLanguage(before);
  });
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

export const SAYS_LITTLE =
  /^(?:first|second|third|last|next|new|old|good|great|best|nice|simple|small|big|little|own|full|whole|custom|professional|creative|unique|calm|easy|quick|fast|any|every|failed|broken|beautiful|perfect|clean|fresh|missing|weekly|daily|monthly|worst|warm|trustworthy|friendly|other|such|favou?rite|bespoke|\d.*)$/;
