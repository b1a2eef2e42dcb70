/** What the seller has done: work that is counted, years, training, samples and what clients say. */
import { classOf } from '../../../english/topic/word-classes.ts';
import { clauseAt, isPast, N, rule, type Sign, UNIT } from './clause.ts';

const COUNTS = rule(
  String.raw`(?:[$£€] ?)?(?!one\b(?! (?:hundred|thousand|dozen)))(?<!/)\b${N}(?:-odd)?\b(?! ?(?:${UNIT}|years?|minutes?|times?|seasons?|percent|%|/))`,
  'iu',
);
/** What the seller has done, and how many of it. */
const DID =
  /\b(?:i|we|(?:my|our) (?:team|studio|agency))(?:['’]ve| have| has)?(?: (?:\p{L}+ly|already|now|also|since|only))? (?<verb>\p{L}+)\b(?=(?<rest>[^;:.]{0,300}))/giu;
/** What somebody lost, spent or won is their own, and no work. */
const OF_LIFE =
  /^(?:lost|spent|earned|won|paid|bought|found|ate|lived|waited|moved|woke|slept|saved|gained|needed|wanted|got|had|was|were|made it|went|came|grew|raised)$/;
const HAS_DONE =
  /^(?:i|we)(?:['’]ve| have) (?:already |now |also |since )?(?:cut|put|read|set|run|hit|let|shot|sung|won|done)\b/i;
export const deedsIn = (sentences: readonly string[]): Sign[] =>
  sentences.flatMap(
    (sentence, at) =>
      [...sentence.matchAll(DID)].map((match) => deedOf(sentence, at, match)).find((each) => each.length > 0) ?? [],
  );
const deedOf = (sentence: string, at: number, { 0: begun, index, groups }: RegExpMatchArray & { index: number }): Sign[] => {
  const deed = begun + (groups?.['rest'] ?? '');
  // "I've cut over 300 episodes": what has the form of today is past as well.
  const verb = groups?.['verb']?.toLowerCase() ?? '';
  const isDone =
    !OF_LIFE.test(verb) && (isPast(verb) || HAS_DONE.test(deed) || /^(?:i|we)(?:['’]ve| have) \p{L}+ed\b/iu.test(deed));
  const counted = isDone ? COUNTS.exec(deed) : null;
  // "Since I was six" counts no work.
  if (/\b(?:since|when) i was\b/i.test(deed)) return [];
  const words = counted ? clauseAt(sentence, index, index + counted.index + counted[0].length) : '';
  return words === '' || NO_PROOF.test(words) ? [] : [{ words, at }];
};
const PEOPLE_OR_PIECES = String.raw`(?:clients|customers|brands|projects|businesses|companies|orders|books|sites|websites|videos|episodes|weddings|logos|apps|stores|shops|students|families|couples|gardens|authors|songs|portraits|lessons|reviews|articles|films|pieces)`;
export const PROOF: readonly RegExp[] = [
  // Since when, and for how many years.
  /\bsince (?:19|20)\d\d\b/gi,
  rule(
    String.raw`(?:\b(?:for|over|about|than|in|with|of|have|bring|spent|work(?:ed)?|taught) (?:over |about |more than )?|[(,] ?)${N}\+?[ -](?:\p{L}+ )?years?\b(?! (?:old|warranty|guarantee|plan))`,
  ),
  rule(
    String.raw`\b${N}\+? years?['’]? (?:of )?(?:\p{L}+ )?(?:experience|practice|practi[sc]ing|engineer|teacher|developer|designer|translator|as an?)\b`,
  ),
  rule(String.raw`^(?:over |more than )?${N}\+? years?(?: (?:at|as|in|with|of|on)\b|[.!]?$)`),
  // "Done 61 of these since March".
  rule(
    String.raw`^(?:\p{L}+ed|done|made|built|sold|cut|drawn|written|sewn) (?:over |about |more than )?${N} (?:of (?:these|them|those)\b|(?:\p{L}+ ){0,2}\p{L}+s (?:so far|since)\b)`,
  ),
  // How many of them.
  rule(
    String.raw`\b(?:more than |over |some |about )?${N}\+? (?:[\p{L}-]+,? ){0,5}?(?:so far|still (?!an?\b|the\b|in\b)\p{L}+|have (?:used|been|bought|worked|stood|gone)|(?:run|work|trust) (?:on|with))\b`,
  ),
  rule(
    String.raw`\b(?:so far|already),? (?:over |about |more than )?${N}\+? (?:[\p{L}-]+ ){0,2}?(?!(?:days|hours|weeks|months|years|minutes)\b)[\p{L}-]{2,}s\b`,
  ),
  rule(String.raw`\b\d+\+ (?:[\p{L}-]+ ){0,2}?${PEOPLE_OR_PIECES}\b`),
  rule(
    String.raw`\b(?:went|grew|rose|fell|moved|dropped|lifted|raised|cut|brought|increased|reduced) (?:[\p{L}-]+ ){0,3}?from [$£€]?\d[\d.,]*[%k]?(?: \p{L}+){0,3} to [$£€]?\d[\d.,]*`,
  ),
  rule(
    String.raw`\bof (?:the |my |our )(?:last|first|past) ${N} (?!seconds|minutes|hours)[\p{L}-]+|\b\d+ of (?:the |my |our )?(?:last |first |past )?\d+\b|\b${N} out of ${N}\b`,
  ),
  rule(
    String.raw`^(?:over|more than|about) ${N} (?:\p{L}+ ){0,2}(?!(?:days|weeks|hours|months|minutes)\b)\p{L}+s[.!]?$|\b(?:i|we) have (?:\p{L}+ ){1,2}(?:for|of|from) ${N} (?!days|hours|weeks|minutes)\p{L}+s\b`,
  ),
  /^(?:my |our )?(?:last|latest|recent) \p{L}+: |\b(?:established|founded)(?: in)? (?:19|20)\d\d\b|\b\p{L}+(?:th|rd|nd|st) (?:season|year)\b|\bhave my \p{L}+ (?:in|on)\b|\bmy \p{L}+ (?:is|are|was|were|has been|have been) (?:on|in|at) (?:\p{L}+ ){0,2}(?:records?|books?|films?|magazines?|papers?|museums?|shows?|songs?|stages?|radio|television|tv)\b/giu,
  rule(
    String.raw`^(?:well )?(?:over|more than) ${N} (?:\p{L}+ ){1,2}?(?:\p{L}+ed|written|drawn|built|made|sold|taught)\b(?! in\b| within\b)`,
  ),
  rule(String.raw`\bhave more then? ${N}|\b${N} (?:million )?(?:views|downloads|streams) (?:together|in all|so far)\b`),
  // "I am a retired lecturer and have marked over 600 theses".
  rule(String.raw`\b(?:and|who) have \p{L}+(?:ed|en|wn|ght|ilt) (?:over |about |more than )?${N} (?!years|hours|days)`),
  /\breferences from\b/gi,
  rule(String.raw`\bhave done (?:this|it|that) (?:with|for) (?:over |about |more than )?${N} \p{L}+`),
  /\bfrom (?:19|20)\d\d (?:to|until) (?:19|20)\d\d\b/gi,
  /\b(?:(?:past|previous|recent|earlier) (?:work|clients?|projects?|jobs?)|clients) (?:have )?includ\w+ /gi,
  // "I play about 40 weddings a year", "I keep the books of 31 salons", "been walking dogs here 6 years".
  rule(
    String.raw`\b(?:i|we) (?:now |usually |still |normally )?(?!(?:can|could|may|do|take|need|want|have|charge|cost)\b)\p{L}+ (?:(?:at|for|with|in) )?(?:about |around |some |over |more than )?${N} (?:\p{L}+ ){1,3}(?:a|per|every|each) (?:year|season|month|week)\b`,
  ),
  rule(
    String.raw`\b(?:i|we) (?:keep|run|look after|manage|tend) (?:the \p{L}+ (?:of|for) )?(?:about |around |some |over )?(?!one\b)${N} (?:\p{L}+ )?\p{L}+s\b`,
  ),
  rule(String.raw`\bbeen \p{L}+ing\b[^.!?,]{0,30}? ${N}\+? years\b`),
  // Where it was learnt, and who vouches for it.
  /(?<!you )\b(?:have|hold|carry|am|are)\b[^.!?]{0,30}\b(?:licen[cs]ed?|insurance|insured|certificate|diploma|degree)\b/gi,
  /\b(?:admitted to|certified (?=by|in|with|since|public)|(?:i am|i['’]m) an? certified|chartered|sworn|accredited|dbs checked|enrolled agent|practi[sc]ing \p{L}+|qualified (?:teacher|nurse|electrician|accountant|lawyer|trainer|coach)|(?:licensed|registered) (?:in|by|since|as|with|\p{L}+ist|teacher|nurse)|(?:a|my|hold an?) (?:diploma|[\p{L}’' ]{0,20}degree|masters? in|bachelors? in|phd)|trained (?:at|in|as|with)|graduated|studied (?:\p{L}+ ){0,3}?(?:at|in|under)|i study (?:\p{L}+ ){0,3}?(?:at|in|under)\b|(?:i|we) (?:worked|served) (?:at|in|for|as)|(?:i|we) (?:taught|ran|led|coached) (?:\p{L}+ ){1,3}(?:at|in|for) |i(?:['’]m| am| was) (?:an?|the) [\p{L}’' -]{3,40} (?:(?:in|at|for) (?:an? )?\p{L}+|until (?:19|20)\d\d)|apprentice(?:d|ship)|native (?:speaker|english|german|french|spanish)|my [\p{L} ]{3,30} (?:ran at|appeared in)|won (?:\p{L}+ )?(?:prize|award|medal|competition)|published (?:by|in)|(?:i am|i['’]m|i was) an? former \p{L}+|used by|learn(?:t|ed) (?:at|from|with|on|in my)|(?:ba|ma|bsc|msc|phd) in)\b/giu,
];
/** Nothing is proved by what is not there, nor by a demand. */
/** Years of anybody's: "forty years of gravy". */
export const NO_PROOF =
  /^(?=.*\byears?\b)(?!(?:over |more than )?(?:[\p{L}-]+|\d+)\+? years(?: (?:(?:at|as|with|on)\b|in (?:an?|the)\b|of (?:this|it|doing)\b)|[.!]?$))(?!(?:\p{L}+ed|ran|taught|sang|wrote|led) )(?!.*\byears in the \p{L}+ (?:of|at)\b)(?!.*(?:\b(?:i|we|(?:my|our) (?:family|firm|company|shop|studio|workshop|business|team|practice|work|career|job|trade|background|father|mother|parents|apprenticeship)|retired|former|agency|experience|engineer|teacher|developer|designer|practice|since|sworn|chartered|accredited|qualified|licen[cs]ed|registered|(?:by|from|as) an? \p{L}+|been \p{L}+ing)\b|['’](?:ve|m)\b))|^(?!.*(?:\d|\byears?\b|\bsince\b|certif|degree|diploma|qualif|licen|former|trained|native|stud(?:y|ied)|worked|won\b))(?=.*\b(?:experts?|professional|specialists?|skilled|talented|experience)\b)|\byou\b[^.!?]*\bstill\b|\b(?:no|nor|any|without an?|without) (?:certificates?|diplomas?|experience|degree|reviews|training|qualifications?)\b|\bnot (?:an? |yet )*(?:\p{L}+ )?(?:qualified|certified|licen[cs]ed|registered|trained|accredited|sworn|chartered)\b|\b(?:people|everyone|everybody|they|clients) say\b|\bworth more\b|\b(?:happy|satisfied) (?:\p{L}+ )?(?:clients|customers|buyers|people)\b|\bplease\b|\bif (?:you|i)\b|\bnot possible\b|^you (?:must|need|should|have to|may|can)\b|\bcertified (?:translations?|copies|documents)\b/iu;
/** "Four years in an office, and I provide …": what is promised behind it proves nothing. */
export const THEN_PROMISES = /,? and (?:i|we) (?:provide|offer|deliver|guarantee|ensure|promise)\b.*$/i;
/** Work that can be seen or heard before anything is ordered. */
const WORK_TO_SEE = String.raw`(?:samples?|demos?|reels?|clips?|recordings?|before[- ]and[- ]afters?|case stud(?:y|ies)|examples?|portfolio|references|photos|videos)`;
export const SAMPLE = rule(
  String.raw`\b(?:hear|see|read|watch|look at|play|listen to)\b[^.!?;]{1,50}\b(?:in|on) (?:the|my) gallery\b|\b(?:the|my) gallery (?:holds|shows|has|contains)\b|\b(?:look|see|is|are|stands?|shown)\b[^.!?;]{0,30}\bin (?:the |my )?gallery\b|\b${WORK_TO_SEE}\b[^.!?;]{0,50}\b(?:(?:in|on|from) (?:the|my) (?:gallery|profile|portfolio)|attached|above|(?<!and )below)\b|\b(?:listen to|hear|see|look at|watch|browse|read) (?:the|my|our|a|one) (?:[\p{L}\d]+ ){0,3}?${WORK_TO_SEE}\b`,
);
/** What the buyer attaches is no sample of the seller's. */
export const NO_SAMPLE = /\b(?:send|your|no|not|need)\b|n['’]t\b|[?]/i;
export const VAGUE_PROOF =
  /\b(?:(?:so )?many (?:people|clients|customers|satisfied)|thousands of (?:happy |satisfied )?\p{L}+|hundreds of (?:happy |satisfied )?\p{L}+|dozens of \p{L}+|lots of (?:clients|people|experience)|(?:happy|satisfied) (?:clients|customers)|(?:extensive|vast|rich|(?:many |several )?years of|lots of|a lot of|much|huge) experience|trusted by|experienced)\b/giu;

/** A sentence, and not a word or a name that stands in quotation marks. */
const SAID = String.raw`[“"](?=[^“”"]{12,})[^\s“”"]+(?: [^\s“”"]+){2,}[”"]`;
export const QUOTED = rule(
  String.raw`\b(?:reference|letter|review|client|customer|buyer|complained|called)\b[^.!?“"]{0,120}${SAID}|${SAID},? (?:wrote|says?|said|writes|is the sentence)|\b(?:wrote|said|says|told me):? ${SAID}|^[“"‘'][^“”"‘]{8,200}[”"’'],? ?[-–—]+ ?\p{L}`,
);

/** "Your listing says": that is what the work will change, and nobody's praise; and neither is what everybody says. */
export const BUYERS_OWN =
  /\byour \p{L}+ (?:says?|said|reads)\b|\b(?:you|everybody|everyone|nobody|people|i|we|they|teachers?|mother|father|grandmother|grandfather) (?:\p{L}+ )?(?:says?|said|wrote|tells?|told)\b/iu;

/** "I work 4am shifts in a bakery", "I've scaled most of what we sell": whoever tells that has earlier work. */
export const TELLS_OF_WORK =
  /\b(?:i|we) (?:still |now |also )?(?:work|run|own|manage|train|serve|assist|cook|bake|teach|farm) (?!hard\b|fast\b|day\b|night\b|quick|with\b|until\b)[^.!?;]{0,40}\b(?:in|at|for|on) (?:an?|the|my|our|\p{Lu})|\b(?:i|we)['’]ve (?!got\b|no\b|never\b)\p{L}+|\b(?:grad|graduate|alumn\p{L}+|ph\.?d|msc|bsc)\b|\p{L}['’]d (?!(?:be|like|love|have|do|want|say|rather)\b)\p{L}|\bmy (?:job|boss|shifts?|day job|trade|workshop|apprenticeship|degree|background|career)\b/iu;
/** What anybody calls themselves. */
const ANYBODY =
  /^(?:experts?|professionals?|specialists?|beginner|newcomer|freelancer|seller|friend|listener|person|man|woman|girl|boy|worker|learner|lover|fan|guru|master|king|genius|one)$/;
/** "I am a teacher" tells who does the work. */
export const saysWho = (text: string): boolean =>
  [...text.matchAll(/\b(?:i am|i['’]?m) (?:an? )?((?:[\p{L}-]+ ){0,3}[\p{L}-]+)/giu)].some(({ 1: words = '' }) =>
    words.split(' ').some((word) => {
      const { fields, noun, verb, form } = classOf(word.toLowerCase());
      return fields[0] === 'person' && noun > verb && form !== 's' && !ANYBODY.test(word.toLowerCase());
    }),
  );
export const withApostrophes = (text: string): string =>
  text.replace(/\b(i|we)(ve|m)\b/gi, "$1'$2").replace(/\b(i)(ll|d)\b(?= \p{Ll})/giu, "$1'$2");
export const distinct = (signs: readonly Sign[]): Sign[] => [
  ...new Map(signs.toReversed().map((sign) => [sign.words.toLowerCase(), sign])).values(),
];

/** Any number but a year, a number of years and a mark at school; a number of people or things in words counts as well. */
const COUNTED =
  /(?<![\d.,])(?!(?:1[6-9]|20)\d\d\b)\d[\d.,]*(?!\d|\+?[ -](?:\p{L}+ )?(?:years?|months?|weeks?|days?|hours?|minutes?)\b)|\b(?:hundreds?|thousands?|dozens?|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)\b(?![ -](?:\p{L}+ ){0,2}(?:years?|seconds|minutes|hours|days|weeks|months)\b)|\b(?<!\b(?:have|has|had|with|of) )(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?!(?:years|seasons|months|weeks|days|hours|minutes)\b)(?:\p{L}+ ){0,2}?(?!(?:years|seasons|seconds|minutes|hours|days|weeks|months)\b)\p{L}{3,}s\b/iu;

/** "RYT 200" is the name of a certificate. */
const NAMED_BY_NUMBER = /\b\p{Lu}{2,5} \d+/gu;
/** "A 60-strong choir" is one choir. */
const OF_ONE = /\b\d+-(?!odd\b)\p{L}+/gu;
export const isCounted = (words: string): boolean =>
  // What somebody is insured for is no work.
  !/\binsur/i.test(words) && COUNTED.test(words.replace(NAMED_BY_NUMBER, ' ').replace(OF_ONE, ' '));
