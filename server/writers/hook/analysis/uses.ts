/** Where a hook of this kind, shape and length works best. */
import type { Request } from '../pieces.ts';
import { classOf } from '../../../english/topic/word-classes.ts';
import { KEEPS_BACK, type Found } from './found.ts';
import { AMONG, PROMISES_HOW } from './next.ts';
import { OF_OUR_OWN } from './quoting.ts';
import { LETTER } from './worn.ts';

const BY_TYPE: Readonly<Record<Exclude<Request['hookType'], 'Statement' | 'Question'>, string>> = {
  Statistic: 'Reports and articles',
  Quote: 'Speech openings',
  Story: 'Speech openings',
  Problem: 'Blog post introductions',
  Solution: 'How-to articles',
  Controversy: 'Opinion pieces',
  Surprise: 'Video openings',
  Metaphor: 'Essay openings',
};

/** Whoever can see the listeners stands before them. */
export const IN_A_ROOM =
  /\b(?:is|am) (?:speaking to you|standing (?:here|before you|in front of you))\b|\bin this (?:room|hall|auditorium|audience)\b|\b(?:show of hands|hands up|(?:raise|put up) your hands?)\b|\b(?:look (?:at|to)|turn to) the person (?:next to|beside|behind) you\b/i;
/** What the hook itself says it is, or whom it calls by name: that goes before any guess from its shape. */
const SAID: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^subject(?: line)?:/i, ['Email subject lines', 'Emails to one person']],
  [/\b(?:of|in) this letter\b|^to (?:the|my|whoever|everyone|all)\b[^.!?]* (?:who|that)\b[^.!?]*[:,]/i, ['Open letters']],
  [/\bthis is a newsletter\b|\bthis newsletter\b/i, ['Newsletter introductions']],
  [
    /\bnewsletter is (?:here|out)\b|\b(?:our|the|this month's) \p{L}* ?newsletter\b/iu,
    ['Email subject lines', 'Newsletter introductions'],
  ],
  [/\b(?:subscribe|sign up|join)\b[^.!?]*\b(?:newsletter|mailing list)\b/i, ['Landing pages', 'Social media posts']],
  [IN_A_ROOM, ['Opening of a talk', 'Speech openings']],
  [/\b(?:my|this|the|our) podcast\b|\bthis episode\b|\blisteners\b/i, ['Podcast openings']],
  [
    /\blive ?stream(?:s|ing)?\b|\bjoin (?:me|us) live\b|\b(?:we|i)(?:['’](?:re|m)| are| am) live (?:now|tonight|right now)\b/i,
    ['Live streams'],
  ],
  [
    /^(?:hi|hey|hello)\b.*\btoday,? (?:i['’]?m|we['’]?re|i am|we are) (?:going to|gonna)\b|\b(?:channel|subscribe|vlog|in (?:this|today['’]s) video|another video|like and (?:sub|comment|share)\p{L}*)\b/iu,
    ['Video openings'],
  ],
  [/\b(?:applying|apply) for\b|\bhiring manager\b/i, ['Cover letters', 'Emails to one person']],
  [/\b(?:this|my|our) (?:blog|post|article)\b|\bblog post\b/i, ['Blog post introductions', 'Newsletter introductions']],
  [
    /\b(?:essay|this paper)\b|\b(?:dictionary|webster['’]s|oxford) defines\b|\bsince the (?:dawn|beginning) of\b|\badvantages and disadvantages\b|\b(?:in|throughout) (?:human )?history\b[^.]*\b(?:always|humans?|people)\b|\bin (?:our|today['’]s|modern) society\b/i,
    ['Essay openings'],
  ],
  [/\bladies and gentlemen\b|\bthis (?:talk|speech|presentation)\b/i, ['Speech openings', 'Opening of a talk']],
  [
    /\b(?:link|more) in (?:my |the |our )?bio\b|\bfollow (?:me )?for\b|\bswipe\b|(?:^|\s)#\p{L}/iu,
    ['Social media posts', 'Video captions'],
  ],
  [/\bonce upon a time\b/i, ['Story openings', 'Speech openings']],
  [/\bdonat(?:e|ion)\b|\bvolunteers?\b/i, ['Appeals for donations', 'Newsletter introductions']],
];
/** Where the text names its own medium, only places of that kind are named. */
const MEDIA: readonly (readonly [named: RegExp, fits: RegExp, otherwise: string])[] = [
  [/\blive ?stream(?:s|ing)?\b|\bjoin (?:me|us) live\b/i, /\blive\b/i, 'Live streams'],
  [
    /\b(?:this|today['’]s|another|(?:my|the|our) (?:next|last|latest|new)) (?:\p{L}+ )?(?:video|vlog|reel)\b|\bwatch (?:this )?(?:until|till|to) the (?:very )?end\b|\b(?:keep watching|thanks for watching|watching this|like and (?:sub|comment|share)\p{L}*|(?:lighting|sound|audio) in this)\b/iu,
    /\bvideo|social media/i,
    'Video openings',
  ],
  [
    /\b(?:this|today['’]s|my|our) (?:podcast|episode)\b|\blisten (?:until|till|to) the (?:very )?end\b|\b(?:keep listening|thanks for listening)\b/i,
    /podcast/i,
    'Podcast openings',
  ],
  [
    /\b(?:this|my|our) (?:talk|speech|presentation|lecture)\b|\bladies and gentlemen\b|\bhear me\b[^.?!]*\bat the back\b|\b(?:can|could) (?:you|everyone|everybody) (?:all )?hear me\b|\b(?:thanks|thank you) for (?:having|inviting) me\b/i,
    /speech|\btalk|slides|panel/i,
    'Opening of a talk',
  ],
  [/\bstop scrolling\b|👇/iu, /social|video/i, 'Social media posts'],
  [
    /\bthis (?:article|(?:blog )?post|blog|essay|paper|thread|newsletter|chapter|book|email|letter|guide)\b|\b(?:keep reading|reading this|read (?:on )?(?:until|till|to) the (?:very )?end)\b/i,
    /^(?!.*(?:video|podcast|\blive\b|speech|\btalk|slides|panel))/i,
    'Social media posts',
  ],
];
/** What is heard needs no spelling. */
export const isSpoken = ({ hook, isGreeting }: Found): boolean =>
  isGreeting || MEDIA.some(([named, , place]) => named.test(hook) && /video|talk|podcast|live/i.test(place));
/** Of the places found, those that go with the medium that the text names. */
const ofItsMedium = ({ hook }: Found, uses: readonly string[]): string[] => {
  const media = MEDIA.filter(([named]) => named.test(hook));
  if (media.length === 0) return [...uses];
  const fitting = uses.filter((use) => media.some(([, fits]) => fits.test(use)));
  return fitting.length > 0 ? fitting : [media[0]![2]];
};
const TO_ONE_PERSON =
  /^(?:a )?quick (?:question|favou?r|chat|one)\b|\bmy (?:last|previous) (?:email|message)\b|\b(?:do you|would you|if you) have (?:\S+ )?\S+ minutes\b|\bare you free (?:on|this|next|for|to)\b|\bcan i save you\b|\byour (?:\p{L}+ ){0,2}(?:application|invoice|booking|order|quote|parcel|delivery|basket|cart|account|subscription|appointment)\b|\b(?:attached is|is attached|as discussed|kind regards|thank you for your)\b/iu;
/** "Dear neighbours" begins a letter; friends and guests are greeted in speeches as well. */
export const TO_A_GROUP =
  /^dear (?:all |fellow )?(?<who>(?!friends|guests|ladies|listeners|viewers|followers)\p{Ll}+s)\b(?= ?[,:–—])/iu;
const saidIn = (of: Found): readonly string[] => {
  const group = TO_A_GROUP.exec(of.hook)?.groups?.['who']?.toLowerCase();
  return SAID.find(([says]) => says.test(of.hook))?.[1] ?? (group === undefined ? toOnePerson(of) : [`Letters to ${group}`]);
};
/** "Dear Councillor": whoever is called by an office. */
export const LETTER_TO =
  /^[Dd]ear (?!all\b|(?:fellow|friends|guests|ladies|listeners|viewers|followers|reader)\b)(?<who>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}) ?(?=[,:–—])/u;
/** Somebody types as they speak to friends, in small letters: a voice, and no list of slips. */
const OF_CHATS = /\b(?:u|ur|r|bc|im|lol|omg|idk|tbh|ngl|rn|pls|plz|thx|gonna|wanna|ppl|literally|dont|cant|wont)\b/g;
const FEWEST_OF_A_CHAT = 3;
export const isChat = ({ hook }: Found): boolean =>
  !/^[“"‘']?\p{Lu}/u.test(hook) && (hook.match(OF_CHATS) ?? []).length >= FEWEST_OF_A_CHAT;
const toOnePerson = (of: Found): readonly string[] =>
  of.addressee === undefined && LETTER_TO.test(of.hook)
    ? ['Open letters']
    : isChat(of)
      ? ['Chat messages', 'Social media posts']
      : toSomebody(of);
const toSomebody = (of: Found): readonly string[] =>
  of.addressee !== undefined || LETTER.test(of.text) || TO_ONE_PERSON.test(of.text)
    ? ['Emails to one person', 'Email subject lines', 'Direct messages']
    : [];

const BRIEF = 9;
/** A headline has one sentence of no more words than this. */
const HEADLINE = 14;
/** A slide has no room for more. */
const LONG = 24;
const MOST_BY_SHAPE = 2;

const OF_BUSINESS =
  /\b(?:clients?|customers?|sales|returns|revenue|profits?|employees?|hired|fired|sacked|invoices?|company|start-?ups?|investors?|salesman|boss)\b/giu;
const isFood = (word: string): boolean => classOf(word).fields[0] === 'food' && classOf(word).noun > classOf(word).verb;
/** What is counted is the dish: "Twelve quick soups". */
const ofFood = ({ figures, words }: Found): boolean =>
  words.filter(isFood).length > 1 ||
  figures.some(({ words: counted, kind }) => kind === 'list' && counted.toLowerCase().split(' ').some(isFood));
const distinctIn = (text: string, about: RegExp): number => new Set((text.toLowerCase().match(about) ?? []).map(stem)).size;
/** "Pupil" and "pupils" are one word. */
const stem = (word: string): string => word.replace(/s$/, '');
const isOfBusiness = ({ text }: Found): boolean => distinctIn(text, OF_BUSINESS) > (/\b(?:our|we)\b/i.test(text) ? 0 : 1);

/** A bank's own trouble is in nobody's purse. */
const PURSE = 'Personal finance columns';
const isOfAPurse = ({ text, speech }: Found): boolean =>
  /\b(?:i|my|your?)\b/i.test(speech === undefined ? text : text.replace(speech, '')) && !/\bour bank\b/i.test(text);
/** Where what it speaks of is read. */
const WHERE_READ: readonly (readonly [about: RegExp, use: string])[] = [
  [/\b(?:funeral|grie[fv]\w*|widow|died|death|buried)\b/giu, 'Memoirs'],
  [/\b(?:rent|landlord|tenants?|lease|mortgage|flatmates?)\b/giu, 'Housing columns'],
  [
    /\b(?:pupils?|exams?|classroom|homework|headmistress|headmaster|teachers?|students?|school)\b/giu,
    'Posts for teachers and parents',
  ],
  [/\b(?:toddlers?|newborn|parenting|bedtime|my (?:son|daughter|kids?|children))\b/giu, 'Parenting blogs'],
  [/\b(?:hospital|ward|surgeon|nurses?|doctors?|patients?|dentist)\b/giu, 'Health columns'],
  [
    /\b(?:shift|payroll|rota|employees?|job|interviews?|colleagues?|meetings?|manager|office|hired|fired)\b/giu,
    'Posts for colleagues',
  ],
  [/\b(?:savings?|debt|bank|loan|interest|bills?|budget|gift cards?)\b/giu, PURSE],
  [/\b(?:bread|baker(?:y|ies)|restaurants?|kitchen|menu|pasta|soups?|recipes?|onions?|honey)\b/giu, 'Food and recipe posts'],
  [/\b(?:garden\w*|tomatoes|orchids?|seeds?|beans?|bees?|hives)\b/giu, 'Gardening newsletters'],
  [/\b(?:dogs?|cats?|puppy|kitten|goldfish|goats?|horses?)\b/giu, 'Posts for pet owners'],
  [/\b(?:trains?|airport|flights?|hotel|passport|border|km|passengers?)\b/giu, 'Travel writing'],
  [/\b(?:apps?|software|robots?)\b/giu, 'Technology newsletters'],
  [/\b(?:our (?:street|town|village|church|council)|council|neighbou?rs?|bin calendar)\b/giu, 'Local newsletters'],
  [/\b(?:in|of|since) 1[5-9]\d\d\b|\bcentur(?:y|ies)\b/giu, 'History podcasts'],
  [/\b(?:marathon|swim|race|coach)\b/giu, 'Sports columns'],
];

/** One word may stand in any line: it takes two, or that the line is told of it. */
const isAbout = ({ text, subject = '', address }: Found, about: RegExp): boolean =>
  distinctIn(text, about) > 1 ||
  (distinctIn(subject, about) > 0 && text.indexOf(subject) <= AT_THE_BEGINNING) ||
  (address !== undefined && distinctIn(address, about) > 0);
const AT_THE_BEGINNING = 20;

/** One person tells of a life, and not of a trade, a household budget or a group. */
const isPersonal = (of: Found): boolean =>
  /\b(?:i|my|me)\b/i.test(of.text) &&
  distinctIn(of.text, OF_BUSINESS) === 0 &&
  !of.command &&
  !of.expertise &&
  !of.address &&
  !/^(?:how|here)\b/i.test(of.text) &&
  !of.figures.some(({ kind }) => kind === 'list' || kind === 'money' || kind === 'share');

/** What a plain statement is good for depends on what it says. */
const ofStatement = (of: Found): readonly string[] =>
  of.isTitle ? ['Article headlines'] : isPersonal(of) && of.worn.length + of.hype.length === 0 ? ['Personal essays'] : [];

/** A report speaks neither of its writer nor to its reader. */
const isReported = ({ text, command }: Found): boolean =>
  command === undefined && !/\b(?:i|me|my|we|us|our|you|your)\b|[!?]/i.test(text);

/** What sells to the reader opens no talk. */
const OFFERS = /\b(?:can|could|may|shall) (?:i|we)\b|\b(?:us|our)\b|[$£€]/i;
const ofQuestion = (of: Found): readonly string[] =>
  of.sentences.length < 2 && of.wordCount <= BRIEF
    ? ['Email subject lines']
    : (of.asksTheReader || of.isOpen) && !OFFERS.test(of.text)
      ? ['Opening of a talk']
      : [];
/** Where a hook of its kind belongs; a list is no report, and what everybody shouts or what sells is neither speech nor essay. */
const ofItsType = (of: Found, hookType: Request['hookType']): readonly string[] => {
  const isNone =
    of.figures.some(({ kind }) => kind === 'list') ||
    of.hype.length > 0 ||
    of.truism !== undefined ||
    (OF_OUR_OWN.test(of.text) && of.scene === undefined) ||
    of.offer !== undefined ||
    of.isUncounted;
  if (isNone) return [];
  if (hookType === 'Statistic' && !isReported(of)) return [];
  return hookType === 'Statement' ? ofStatement(of) : hookType === 'Question' ? ofQuestion(of) : [BY_TYPE[hookType]];
};

/** It speaks of the whole world, and of nobody in it. */
const OF_THE_WORLD =
  /^(?:since|throughout|in today|in the (?:modern )?world|in this day|in modern|nowadays|(?:is|are) (?:a |an )?(?:very |so )?(?:important|essential|long)|plays? |(?:has|have) (?:played|always)|(?:is|are) one of the|(?:is|are) more important)/i;
const isOfSchool = ({ text, worn, question, hype }: Found): boolean =>
  hype.length === 0 &&
  question === undefined &&
  worn.some((each) => OF_THE_WORLD.test(each)) &&
  !/[!#]|\b(?:i|me|my|you|your|click|join|buy)\b/i.test(text);

/** What the hook is tells best where it belongs. */
const shapesOf = (of: Found): string[] =>
  [
    of.isGreeting && 'Video openings',
    of.bio && ['Profile pages', 'About pages'],
    PROMISES_HOW.test(of.text) && !of.scene && 'How-to articles',
    of.figures.some(({ kind }) => kind === 'list') && [
      'List articles',
      ofFood(of) && 'Food and recipe posts',
      'Article headlines',
    ],
    of.speech && 'Feature articles',
    isOfBusiness(of) && of.hasFirstPerson && ['Business newsletters', of.scene && 'Case studies'],
    of.scene && (isPersonal(of) ? 'Personal essays' : 'Feature articles'),
    of.offer && ['Adverts', 'Landing pages'],
    of.question &&
      (/\b(?:why|how)\b(?! (?:much|many)\b)/i.test(of.question) && !/\byou\b|^ever notice/i.test(of.question)
        ? 'Explainer videos'
        : 'Social media posts'),
    of.hype.length + of.worn.length === 0 &&
      !of.isUncounted &&
      !of.speech &&
      !of.scene &&
      isReported(of) &&
      of.figures.some(({ kind }) => kind === 'share') &&
      'Reports and articles',
    of.likeness && 'Essay openings',
    of.expertise && 'Newsletter introductions',
    of.gap && KEEPS_BACK.test(of.gap) && ['Article headlines', 'Email subject lines'],
    (of.riddle ?? of.paradox) && 'Story openings',
    of.reader && 'Newsletter introductions',
    AMONG.test(of.text) && !of.hasFirstPerson && 'Newsletter introductions',
    isOfSchool(of) && 'Essay openings',
    of.address && /\b(?:wrong|mistakes?)\b/i.test(of.text) && 'How-to articles',
  ]
    .flat()
    .flatMap((use) => use || []);

/** Where any line may begin a text. */
const ANYWHERE = 'Social media posts';

/** Only places for which something in the line speaks, the best first; one is enough. */
export const usesOf = (of: Found, hookType: Request['hookType']): string[] => {
  const { wordCount, sentences } = of;
  const isOneSentence = sentences.length < 2;
  const fits = (use: string): boolean =>
    /subject/i.test(use)
      ? isOneSentence && wordCount <= BRIEF
      : /headline/i.test(use)
        ? isOneSentence && wordCount <= HEADLINE
        : !(/slides/i.test(use) && wordCount >= LONG);
  const said = saidIn(of).filter(fits).slice(0, 2);
  if (said.length > 0) return ofItsMedium(of, said);
  const read = WHERE_READ.find(([about, use]) => isAbout(of, about) && (use !== PURSE || isOfAPurse(of)))?.[1];
  const byShape = [...new Set(shapesOf(of).filter(fits))].slice(0, MOST_BY_SHAPE);
  const all = [...new Set([...(read === undefined ? [] : [read]), ...byShape, ...ofItsType(of, hookType)])];
  // Features are articles, too.
  const uses = all.filter((use) => use !== 'Reports and articles' || !all.includes('Feature articles'));
  return ofItsMedium(of, uses.length > 0 ? uses : [ANYWHERE]);
};
