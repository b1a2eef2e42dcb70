/** What a hook says that it will tell, or keeps to itself: the whole phrase. */
import { withoutStop } from '../../../english/topic/clean.ts';
import type { Found } from './found.ts';

const TO_THE_END = String.raw`(?:[^.,;:!?“”"]|(?<=\d),(?=\d)){3,80}`;
/** "Here's why …", "this is how …": it is about to be told. */
const OFFERED = new RegExp(
  String.raw`(?:^|: |, (?=and ))(?:and |but |so )?(?:here(?:['’]s| is| are)|this is) (?<what>(?:why|how|what|where|who|the (?:\p{L}+ ){0,3}?\p{L}+ (?:that|to|of|i|we|you|which)) ?${TO_THE_END}|why)`,
  'iu',
);
/** "What the head said next", "the reason my brother had for staying": it is spoken of, and not told. */
const WITHHELD: readonly RegExp[] = [
  /\bwhat (?:(?:the|my|our|his|her|a|an) )?(?:\p{L}+ )?\p{L}+ (?:said|did|found|wrote|asked|saw|heard|told (?:me|us|him|her)) (?:next|then|first|inside|instead)\b/iu,
  new RegExp(String.raw`\bthe (?:real |only )?reason (?:i|we|he|she|they|it|nobody|no one|my|our|his|her) ${TO_THE_END}`, 'iu'),
  new RegExp(
    String.raw`\bthe (?:one|question|answer|sentence|word|letter|thing) (?:that )?(?:i|we|he|she|they)(?:['’](?:m|re|ve|s|d))?(?: am| are| was| were| have| had| is)? (?:not|never|cannot|could not|can['’]t|couldn['’]t|won['’]t|didn['’]t) ${TO_THE_END}`,
    'iu',
  ),
  /\bthe same (?:one|two|three|four) (?:mistakes|questions|things|words|reasons|answers)(?=[.!]|$)/iu,
  /\bone thing (?:nobody|no one|i never|he never|she never|they never) [^.,;:!?“”"]{3,60}/iu,
];
const NOT_TOLD =
  /^nobody (?:tells|told|warns|warned) (?:you|me|us) (?:about )?(?<what>(?!anything|that\b)[^.,;:!?“”"]{6,100})[.!]?$/iu;

export interface Held {
  readonly what: string;
  readonly sort: 'offered' | 'withheld' | 'untold';
}

/** A thing that is named in the same breath keeps nothing back: "the mistake I made was to laugh". */
const IS_TOLD = /^ (?:is|was|are|were) (?!why\b|how\b|what\b|the reason\b)/i;

/** "This is the glue, the gold dust and …": a list as well. */
const SHOWN =
  /^(?:and |but |so )?(?:here(?:['’]s| is| are)|this is) (?<what>the [^.;:!?“”"]{8,90} that [^.;:!?“”"]{4,50})[.!]?$/iu;

export const heldIn = ({ sentences }: Found): Held | undefined => {
  const last = sentences.at(-1) ?? '';
  const untold = sentences.map((sentence) => NOT_TOLD.exec(sentence)?.groups?.['what']).find(Boolean);
  if (untold !== undefined) return { what: withoutStop(untold), sort: 'untold' };
  const offered = (SHOWN.exec(last) ?? OFFERED.exec(last))?.groups?.['what'];
  if (offered !== undefined) return { what: withoutStop(offered), sort: 'offered' };
  if (last.endsWith('?')) return undefined;
  const withheld = WITHHELD.map((pattern) => pattern.exec(last)).find(
    (match) => match !== null && !IS_TOLD.test(last.slice(match.index + match[0].length)),
  );
  return withheld ? { what: withoutStop(withheld[0]), sort: 'withheld' } : undefined;
};
