/** Where a hook works best: by the medium that it names, or else by its make. */
import { countWords } from '../../../english/prose.ts';
import type { Request } from '../pieces.ts';
import type { Found } from './found.ts';
import { dayOfNotice, isAdvert, isRhetorical, PROMISES_HOW, tellsOfPast } from './make.ts';

/** Whoever can see the listeners stands before them. */
export const IN_A_ROOM =
  /\b(?:is|am) (?:speaking to you|standing (?:here|before you|in front of you))\b|\bin this (?:room|hall|auditorium|audience)\b|\b(?:show of hands|hands up|(?:raise|put up) your hands?)\b|\bput your hands? up\b|\bat table (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\b|\bladies and gentlemen\b|\bthank you all for coming\b|\bthanks for having me\b|\b(?:look (?:at|to)|turn to) the person (?:next to|beside|behind) you\b/i;
/** What the hook itself says it is, or whom it calls by name: that goes before any guess from its shape. */
const SAID: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^pov\b/i, ['Video openings', 'Social media posts']],
  [/^subject(?: line)?:/i, ['Email subject lines', 'Emails to one person']],
  [/\b(?:of|in) this letter\b|^to (?:the|my|whoever|everyone|all)\b[^.!?]* (?:who|that)\b[^.!?]*[:,]/i, ['Open letters']],
  [/\bthis is a newsletter\b|\bthis newsletter\b/i, ['Newsletters']],
  [/\bthis (?:week|month)['’]s newsletter\b/i, ['Newsletters', 'Email subject lines']],
  [/\bnewsletter is (?:here|out)\b|\b(?:our|the|this month's) \p{L}* ?newsletter\b/iu, ['Email subject lines', 'Newsletters']],
  [/\b(?:subscribe|sign up|join)\b[^.!?]*\b(?:newsletter|mailing list)\b/i, ['Advertisements']],
  [IN_A_ROOM, ['Speech openings']],
  [/\b(?:my|this|the|our) podcast\b|\bthis episode\b|\b(?:my|our|dear) listeners\b/i, ['Podcast openings']],
  [
    /\blive ?stream(?:s|ing)?\b|\bjoin (?:me|us) live\b|\b(?:we|i)(?:['’](?:re|m)| are| am) live (?:now|tonight|right now)\b/i,
    ['Live streams'],
  ],
  [
    /^(?:hi|hey|hello)\b.*\btoday,? (?:i['’]?m|we['’]?re|i am|we are) (?:going to|gonna)\b|\b(?:(?:my|this|the|our) channel\b(?! (?:tunnel|islands))|subscribe|vlog|in (?:this|today['’]s) video|another video|like and (?:sub|comment|share)\p{L}*)\b/iu,
    ['Video openings'],
  ],
  [/\bi(?:['’]m| am) (?:applying|writing to apply) for\b|\bhiring manager\b/i, ['Cover letters']],
  [/\b(?:this|my|our) (?:blog|post|article)\b|\bblog post\b/i, ['Blog posts', 'Newsletters']],
  [
    /\bthis (?:essay|paper)\b|\bin (?:this|my|our) (?:essay|paper)\b|\b(?:my|our) (?:essay|paper) (?:will|is|argues|explores|looks|discusses|examines)\b/i,
    ['Essay openings'],
  ],
  [/\bladies and gentlemen\b|\bthis (?:talk|speech|presentation)\b/i, ['Speech openings']],
  [
    /\b(?:link|more) in (?:my |the |our )?bio\b|\bfollow (?:me )?for\b|\bswipe (?:left|right|up|to|for)\b|(?:^|\s)#\p{L}/iu,
    ['Social media posts'],
  ],
  [/\bonce upon a time\b/i, ['Story openings', 'Speech openings']],
  [/\bdonat(?:e|ions?)\b|\bvolunteers? (?:needed|wanted)\b/i, ['Appeals for donations', 'Newsletters']],
];
/** Where the text names its own medium, only places of that kind are named. */
const MEDIA: readonly (readonly [named: RegExp, fits: RegExp, otherwise: string | undefined])[] = [
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
    'Speech openings',
  ],
  [/\bstop scrolling\b|👇/iu, /social|video/i, 'Social media posts'],
  [
    /\bthis (?:article|(?:blog )?post|blog|essay|paper|thread|newsletter|chapter|book|email|letter|guide)\b|\b(?:keep reading|reading this|read (?:on )?(?:until|till|to) the (?:very )?end)\b/i,
    /^(?!.*(?:video|podcast|\blive\b|speech|\btalk|slides|panel))/i,
    undefined,
  ],
];
/** What is heard needs no spelling. */
export const isSpoken = ({ hook, isGreeting }: Found): boolean =>
  isGreeting || MEDIA.some(([named, , place]) => named.test(hook) && /video|speech|podcast|live/i.test(place ?? ''));
/** Of the places found, those that go with the medium that the text names. */
const ofItsMedium = ({ hook }: Found, uses: readonly string[]): string[] => {
  const media = MEDIA.filter(([named]) => named.test(hook));
  if (media.length === 0) return [...uses];
  const fitting = uses.filter((use) => media.some(([, fits]) => fits.test(use)));
  return fitting.length > 0 ? fitting : media.flatMap(([, , otherwise]) => otherwise ?? []).slice(0, 1);
};
const TO_ONE_PERSON =
  /^(?:a )?quick (?:question|favou?r|chat|one)\b|\bmy (?:last|previous) (?:email|message)\b|\b(?:do you|would you|if you) have (?:\S+ )?\S+ minutes\b|\bare you free (?:on|this|next|for|to)\b|\bcan i save you\b|\byour (?:\p{L}+ ){0,2}(?:application|invoice|booking|order|quote|parcel|delivery|basket|cart|account|subscription|appointment)\b|\b(?:attached is|is attached|as discussed|kind regards|thank you for your)\b/iu;
/** "Dear neighbours" begins a letter; friends and guests are greeted in speeches as well. */
const TO_A_GROUP = /^dear (?:all |fellow )?(?<who>(?!friends|guests|ladies|listeners|viewers|followers)\p{Ll}+s)\b(?= ?[,:–—])/iu;
const saidIn = (of: Found): readonly string[] => {
  const group = TO_A_GROUP.exec(of.hook)?.groups?.['who']?.toLowerCase();
  return SAID.find(([says]) => says.test(of.hook))?.[1] ?? (group === undefined ? toOnePerson(of) : [`Letters to ${group}`]);
};
/** "Dear Councillor": whoever is called by an office. */
const LETTER_TO =
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
const TO_MANY = /^dear (?!ms\b|mrs\b|miss\b)[^,:]*s\b|\b(?:all|everyone|everybody|updates?|news)\b/i;
const toSomebody = (of: Found): readonly string[] =>
  dayOfNotice(of) === undefined && (of.addressee !== undefined || TO_ONE_PERSON.test(of.text))
    ? TO_MANY.test(of.text)
      ? ['Newsletters']
      : ['Emails to one person', 'Email subject lines']
    : [];

const BRIEF = 9;
const MOST_USES = 3;

/** Only what the visitor says it is speaks for it there. */
const BY_TYPE: Readonly<Record<Exclude<Request['hookType'], 'Statement' | 'Question'>, readonly string[]>> = {
  Statistic: ['Feature articles'],
  Quote: ['Speech openings'],
  Story: ['Story openings'],
  Problem: ['Blog posts'],
  Solution: ['How-to articles'],
  Controversy: ['Opinion pieces'],
  Surprise: ['Video openings'],
  Metaphor: ['Essay openings'],
};

/** Said on the spot, to those who are there. */
const ON_THE_SPOT = /\b(?:tonight|this (?:morning|evening|ward|class|room|school|office|team|club)|here today)\b/i;

/** Places by its make; none where nothing speaks for any: a place that does not suit is worse than none. */
const ofItsMake = (of: Found, overall: number): readonly string[] => {
  if (dayOfNotice(of) !== undefined) return ['Notices', 'Newsletters'];
  if (of.bio) return ['Profile pages', 'About pages'];
  if (/^(?:lost|found|missing|wanted)(?::| [^.]{0,80}\bon \p{Lu})/iu.test(of.text) && /^[^.]{0,7}:/.test(of.text))
    return ['Notices', 'Social media posts'];
  if (/^(?:lost|found|missing|wanted)[:,]? /i.test(of.text) && !of.hasFirstPerson) return ['Notices'];
  if (REMINDS.test(of.text)) return ['Reminder emails', 'Advertisements'];
  if (isAdvert(of) || COMPARES.test(of.text)) return ['Advertisements'];
  if (of.figures.some(({ kind }) => kind === 'list') && !of.scene && CASUAL.test(of.hook)) return ['Social media posts'];
  if (of.figures.some(({ kind }) => kind === 'list') && !of.scene) return ['List articles', 'Blog posts'];
  if (
    /\b[Aa]ccording to (?:the |a )?(?!Oxford|Webster|Merriam|Cambridge)\p{Lu}|, says (?:the )?\p{Lu}/u.test(of.text) &&
    /\d|\b(?:one|two|half|three) (?:in|of|out of)\b/i.test(of.text)
  )
    return ['Feature articles', 'Reports'];
  if (of.worn.length + of.hype.length > 0 || (of.announcement ?? of.truism ?? of.summary ?? of.citation) !== undefined) return [];
  if (INVITES.test(of.text) && of.sentences.length === 1) return ['Social media posts'];
  if (DEMONSTRATES.test(of.text)) return ['Video openings'];
  if (/^the year is \d{4}\b|^(?:he|she) (?:said|told|left|came|never|asked|was)\b/i.test(of.text)) return ['Story openings'];
  if (/^(?:stop|never|don['’]t|do not) [^.!?]{0,40}\byour?\b/i.test(of.text)) return ['Social media posts', 'Video openings'];
  if (PROMISES_HOW.test(of.text) && !of.scene) return ['How-to articles', 'Video openings'];
  if (
    (of.question !== undefined && !isRhetorical(of, of.question)) ||
    !(of.scene !== undefined || tellsOfPast(of.text)) ||
    /\bleft[.!]?$/i.test(of.text) ||
    overall < WELL_TOLD
  )
    return [];
  if (OF_A_SAYING.test(of.text) && of.reversal !== undefined) return ['Speech openings'];
  // Whoever turns to the reader advises, and tells no story of their own.
  if (/\b(?:you|your|yours)\b/i.test(of.text.replace(of.speech ?? '', ''))) return [];
  if (of.question !== undefined) return ['Social media posts'];
  if (!/\b(?:i|my|me|mine)\b/i.test(of.text))
    return !of.hasFirstPerson ? [] : ON_THE_SPOT.test(of.text) ? ['Speech openings'] : ['Social media posts', 'Newsletters'];
  return ON_THE_SPOT.test(of.text) ? ['Speech openings'] : ofAStory(of);
};
/** Whoever reads it can answer from their own life, or take a side. */
const INVITES =
  /^(?:would you|what would you|what would your|which [^?]{3,60} would you|have you ever|what (?:is|was) your|who (?:is|was) your|when did you|should|is it (?:ok|okay|rude|wrong|fair|weird))\b[^?]*\?$/i;
/** It has to be seen being done. */
const DEMONSTRATES = /\bI(?:['’]m| am) (?:about|going) to (?!show|tell|talk|be|explain|share)/;
/** Sent to those who are on the books. */
const REMINDS =
  /\b(?:book|renew|confirm) your (?:[\p{L}-]+ ){0,2}(?:check-up|appointment|visit|service|membership|subscription|eye test|vaccination)\b/iu;
/** "The honey you paid £2.50 for … This jar". */
const COMPARES = /\byou (?:paid|pay|buy|bought) [^.!?]{0,30}[$£€]\d[^!?]{0,160}[.!] (?:this|our|ours|mine)\b/i;
/** Typed as among friends. */
const CASUAL = /\b(?:lol|lmao|omg|tbh|ngl|u|ur|id never|im|dont)\b/;
/** "They say a choir is a family. It isn't." */
const OF_A_SAYING = /^(?:they|people) (?:always )?say\b/i;
/** It points at something that has to be seen. */
const POINTS =
  /\b(?:this|these) (?!(?:is|was|morning|evening|afternoon|week|month|year|time|way|one|summer|winter|spring|autumn|story|country|man|woman|world|thing|day)\b)\p{L}+/iu;
const MOST_SAID_IN_ONE_BREATH = 24;
/** Where a story of the teller's own goes: by what it points at, how it is built and what it is about. */
const ofAStory = (of: Found): readonly string[] => {
  if (POINTS.test(of.text)) return ['Video openings', 'Social media posts'];
  // A claim, and what it is drawn from.
  const claims = /^(?:[\p{L}’'-]+ ){1,3}(?:is|are) \p{L}+\.?$/iu.test(of.sentences[0] ?? '');
  if (claims) return ['Social media posts'];
  const isHeard = of.sentences.length > 1 && of.sentences.every((sentence) => countWords(sentence) <= MOST_SAID_IN_ONE_BREATH);
  const atWork =
    /\b(?:boss|client|customers?|office|salesman|hired|fired|meeting|invoice|colleagues?|company|career|interview|job)\b/i.test(
      of.text,
    );
  return [atWork ? 'Social media posts' : 'Personal essays', ...(isHeard || atWork ? ['Speech openings'] : [])];
};
/** What is told no better opens nothing yet. */
const WELL_TOLD = 7.5;

/** An opening as weak as that belongs nowhere yet. */
const WORTH_A_PLACE = 1.5;
/** Only places for which something in the hook speaks; nothing is better than a place that does not suit. */
export const usesOf = (of: Found, hookType: Request['hookType'], overall: number): string[] | undefined => {
  const isSubject = of.sentences.length < 2 && of.wordCount <= BRIEF;
  const said = saidIn(of).filter((use) => isSubject || !/subject/i.test(use));
  const made = said.length > 0 ? said : ofItsMake(of, overall);
  const isSpent = of.worn.length + of.hype.length > 0;
  const typed = made.length > 0 || isSpent || hookType === 'Statement' || hookType === 'Question' ? made : BY_TYPE[hookType];
  if (of.isShouted || overall < WORTH_A_PLACE) return undefined;
  const uses = ofItsMedium(of, typed).slice(0, MOST_USES);
  return uses.length > 0 ? uses : undefined;
};
