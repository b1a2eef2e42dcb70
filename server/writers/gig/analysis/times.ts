/** When the work is there: times that are promised, hedged or only called short. */
import { cueOf, FARTHEST, FIGURE, N, rule, type Sign, signsIn, UNIT } from './clause.ts';

const TIME = [
  // How long the work takes, but neither "free for a week" nor "twelve posts a month" nor "you have six weeks".
  rule(
    String.raw`(?:^|[.,;:(] ?|\b(?:in|within|after|takes?|takes me|usually|delivery|turnaround|is|(?:in|within) (?:less|no more|under) than|(?<!than |if )about|around|or|(?<!\bup )to) )(?:about |around |only |just |the |usually |between )?(?:\d+ ?(?:[-–]|to|and) ?)?(?:an? |\d+ ?|${N}[ -]?(?:(?:to|or) ${N} )?)${UNIT}(?! (?:a|per|every|each|before|old|of(?! (?:its|their|your|the|receipt|receiving|getting) )|ago|earlier|free|warranty|guarantee)\b|[- ](?:film|video|version|book|plan|course|call|session|lesson|support)|['’])`,
  ),
  rule(String.raw`\b(?:\d+ ?|${N}[ -])${UNIT} (?:later|delivery|turnaround)\b`),
  // "Have them back by the weekend", "leaves my bench on Fridays", "comes back tomorrow".
  /\b(?:back|ready|done|leaves?|sent|inbox|comes?|arrives?|reach(?:es)?|yours|delivered|takes)\b[^.!?;,]{0,25}\b(?:tomorrow|tonight|the next morning|the weekend|a weekend|end of (?:the|that) week|(?:on|by|every) \p{L}+days?|by (?:noon|midnight|lunchtime|breakfast|\d{1,2}(?:[:.]\d\d)? ?[ap]m))\b/giu,
  /\b(?:the )?same[ -](?:day|evening|week)\b|\bthe next (?:day|morning|evening)\b|\bnext (?:working )?(?:day|morning|evening)\b|\bovernight\b|\bby (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\bon (?:mon|tues|wednes|thurs|fri|satur|sun)day (?:they|it|you) (?:comes?|gets?|have|is|are)\b/gi,
];
/** Words that hold a time and say nothing of when the work is there. */
const NOT_DELIVERY =
  /\b(?:the|your) (?!delivery|turnaround|work|draft|first|result|file|order)\p{L}+ is in (?!your\b)|\b(?:free|(?<!tracked )changes|revisions?|refund|money[ -]back|wrote back|interview|attention|member|trial|since|spent|for \d+ days|experience|followers|ranking|rating|up to (?:an|one|two|\d+) hours?|come to you|takes? (?:about |around |only )?(?:\d+|an|one|two|three|four) hours?|plans? (?:from|of|for)|(?:i|we)(?:['’]ll| will| usually| always| normally| can)? (?:usually |always |normally |also )?(?:tell|answer|reply|respond|quote|estimate|get back|write back|come back to you|let you know|be in touch)|(?:repl(?:y|ies)|responses?|answers?|messages?|response time)\b[^.!?;]{0,30}\b(?:in|within|under)|(?:in|within) [^.!?;]{0,20}\brepl(?:y|ies)|hours? (?:in |per )?an? (?:day|week)|(?:ring|talk|speak|call|zoom|phone)\b[^.!?]{0,40}\bhours?|years?|there (?:are|is)|we (?:talk|meet)|sessions?|transform|loses?|gains?|away|kept|stored|deleted|(?:fell|rose|grew|went|dropped|climbed|jumped|halved|doubled) (?:\p{L}+ ){0,2}(?:from|by|to|in))\b|^(?:an hour|\d+ hours|i (?:have|was|worked|need))\b/iu;
/** Around a time, what takes it back: "in a week or so unless i have exams". */
const HEDGED_BEFORE = /\b(?:maybe|perhaps|prob(?:ably)?|hopefully|might|could be)\b[^.,;!?]{0,40}$/i;
const HEDGED_AFTER =
  /^[^.;!?]{0,12}\b(?:or so|maybe|perhaps|probably|hopefully|give or take|depends)\b|^[^.,;!?]{0,40}\b(?:unless|if) i\b|^[^.;!?]{0,25}\bdepends\b/i;
/** Of the work: a fast worker and somebody who answers day and night promise no time. */
export const VAGUE_TIME =
  /\b(?:(?:fast|quick|rapid|speedy)(?:est)? (?:delivery|turnaround|service|work)|(?:deliver(?:ed|y)?|done|finish(?:ed)?|ready|work) (?:very |so )?(?:fast|quick|quickly|soon|on time)|asap|as soon as possible|on time|short time)\b/gi;

/** Of several in one line the last, "1 sheet, 12 months, $20, 1 day", unless one of them is "in six days". */
export const timesIn = (sentences: readonly string[]): Sign[] =>
  signsIn(sentences, TIME, NOT_DELIVERY).map((sign) => {
    const cues = TIME.flatMap((cue) => [...sign.words.matchAll(cue)].map(({ 0: found }) => cueOf(found)));
    const cue = cues.find((each) => /^(?:in|within)\b/i.test(each)) ?? cues.at(-1);
    if (cue === undefined) return sign;
    // "Five days for the video, two days for the answer": neither stands for both.
    if (
      !/^(?:in|within)\b/i.test(cue) &&
      /[,;]/.test(sign.words) &&
      new Set(cues).size > 1 &&
      /\b(?:for|if|may|might|longer)\b/i.test(sign.words)
    )
      return { words: sign.words, at: sign.at };
    // "Eight to ten working days" is more than "ten working days".
    const before = sign.words.slice(0, Math.max(0, sign.words.indexOf(cue))).trimEnd();
    const from = /^(?:to|or|and) /i.test(cue) ? before.split(' ').at(-1) : /(?:^| )\S+ (?:to|or)$/i.exec(before)?.[0].trim();
    return { ...sign, cue: from !== undefined && FIGURE.test(from) ? `${from} ${cue}` : cue };
  });
export const isHedged = (sentence: string, { cue = '' }: Sign): boolean => {
  const at = sentence.indexOf(cue);
  return (
    at >= 0 &&
    (HEDGED_BEFORE.test(sentence.slice(Math.max(0, at - FARTHEST), at)) || HEDGED_AFTER.test(sentence.slice(at + cue.length)))
  );
};

/** "24H" of "turnaround 24H". */
const INTO_TIME = /^(?:in|within|by|on|every|the|after|next|same)$/i;
/** "On Friday" of "comes as a PDF on Friday", "two to three weeks" of "takes two to three weeks". */
const timeOf = (cue: string): string => {
  const words = cue.split(' ');
  const from = words.findLastIndex((word) => INTO_TIME.test(word));
  // Without such a word it begins with its number: "four working days" of "is four working days".
  const number = words.findIndex((word) => FIGURE.test(word) || /^an?$/i.test(word));
  return words.slice(from >= words.length - 4 && from >= 0 ? from : number >= 0 ? number : -2).join(' ');
};
/** "$15" or "same day", where the few words of a sign can stand alone. */
export const shortCueOf = (signs: readonly Sign[], isTime = false): string | undefined => {
  const { cue: all, words = '' } = signs[0] ?? {};
  // "On Tuesday" of "on Tuesday you have two pages back".
  const cue =
    isTime && all !== undefined
      ? timeOf(
          all
            .replace(/^(?:delivery|turnaround|usually|takes?|takes me|is|about|around) /i, '')
            .replace(/(?<=day) (?:they|it|you)\b.*$/i, ''),
        )
      : all;
  return cue !== undefined && /\d|\p{L}{3}/u.test(cue) && words.includes(cue) ? cue : undefined;
};
