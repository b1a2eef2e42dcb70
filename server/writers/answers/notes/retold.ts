/** "Turn this into a short message", "just the things that change", "sum it up": the lines that say it, as they stand and without the rest. */
import { asSentence, capitalise } from '../../../english/prose.ts';
import { type Answer } from '../answer.ts';
import { askingsIn } from './parts.ts';
import { valuesIn } from './values.ts';

const ASKS_RETOLD =
  /\b(?:turn|make|rewrite|put|boil|cut|condense|shorten|trim) (?:this|that|it|these|the (?:e-?mail|letter|notes?|message|text|minutes|memo)|my notes)\b(?: \p{L}+){0,3} (?:into|down to|shorter)\b|\bsum (?:this |that |it |the \p{L}+ )?up\b|\bsummar(?:y|ise|ize)\b|\b(?:shorter|short) (?:message|version|text|note)\b|\b(?:key|main) (?:points|things|facts)\b|\bin a nutshell\b/u;
const ASKS_CHANGES =
  /\b(?:what(?:'s| is| are| has| have)?|things?|bits?|parts?|prices?|only|just)\b.{0,30}\b(?:chang\w+|different|new|gone up|went up|go(?:es|ing)? up|gone down|went down|go(?:es|ing)? down|dearer|cheaper)\b/;
/** "What time has it changed to?" asks for one of them, and so does a question that names the thing. */
const ASKS_ALL_CHANGES =
  /^(?:so |and )?(?:(?:just |only |please )*(?:tell|give|show) me )?(?:what(?:'s| is| are| has| have)(?: all)?(?: been)? (?:chang\w+|different|new)\b|(?:just|only) (?:the )?(?:things|bits|parts|prices|changes|ones)\b|list (?:the|all) changes)/;
const UP = /\b(?:up|dearer|more expensive|risen|rose|increas\w+)\b/;
const DOWN = /\b(?:down|cheaper|less|fallen|fell|reduc\w+)\b/;

const CHANGED =
  /\b(?:was|were|used to be|previously|formerly|before it was|instead of|rather than|no longer|up from|down from|last (?:year|time|term)|moved?|moving|chang(?:ed?|es|ing) (?:to|from)|rises?|rising|goes? (?:up|down)|increas\w+|decreas\w+|reduced|drops?|dropp\w+|cancelled|replac\w+|now \S+|from \S+ to \S+|new)\b|, not \S+/i;
const SAME =
  /\b(?:no change|not chang\w+|unchanged|same(?: as| price)?\b|as (?:now|usual|before|ever|normal)|stays?|still|remains?|as a reminder)\b/i;
const GREETING =
  /^(?:dear|hi|hello|hey|hiya|morning|good (?:morning|afternoon|evening)|regards|kind regards|best|thanks|many thanks|thank you|cheers|yours|love|sincerely|see you)\b/i;
const SINCE =
  /\b(?:from|as of|starting|effective(?: from)?) (?:(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: \d{1,2}(?:st|nd|rd|th)?(?: \p{Lu}\p{Ll}+)?)?|\d{1,2}(?:st|nd|rd|th)? (?:of )?\p{Lu}\p{Ll}{2,}|\p{Lu}\p{Ll}{2,} \d{1,2}(?:st|nd|rd|th)?|(?:January|February|March|April|May|June|July|August|September|October|November|December|next (?:week|month|term)))/u;

/** What a line says it costs now, less what it did. */
const risen = (line: string): number | undefined => {
  const [one, other, more] = valuesIn(line).filter(({ kind }) => kind === 'money');
  if (!one || !other || more) return undefined;
  const between = line.slice(one.end, other.at);
  const isOldFirst = /\b(?:to|now)\b/i.test(between) || /\b(?:last (?:year|time|term)|from)\b/i.test(line.slice(0, one.at));
  return isOldFirst ? other.value - one.value : one.value - other.value;
};
const MOST = 8;
const bare = (line: string): string => line.replace(/^(?:[-*•]|\d{1,2}[.)]) /, '').trim();
const said = (lines: readonly string[]): string => lines.map((line) => asSentence(bare(line))).join(' ');

const answer = (lead: string, confidence: number): Answer => ({
  confidence,
  lead,
  more: [[], [], []],
  asides: { caution: 'These are the lines of your notes; read them over before you send them.' },
  topics: [],
});

/** Undefined where something else is asked, or no line says it. */
export const retold = (plain: string, text: string): Answer | undefined => {
  const isRetold = ASKS_RETOLD.test(plain);
  const ofChanges = (isRetold && ASKS_CHANGES.test(plain)) || ASKS_ALL_CHANGES.test(plain);
  if ((!isRetold && !ofChanges) || (!isRetold && askingsIn(plain).parts.length > 1)) return undefined;
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !GREETING.test(line))
    .flatMap((line) => (line.length > 160 ? line.split(/(?<=[.!?]) /) : [line]));
  const asked = plain.replace(/\bsum\b.{0,20}?\bup\b/, '');
  const [asksUp, asksDown] = [UP.test(asked), DOWN.test(asked)];
  const changed = lines.filter((line) => {
    if (line.endsWith(':') || !CHANGED.test(line) || (SAME.test(line) && !/\b(?:was|up from|no longer)\b/i.test(line)))
      return false;
    const by = risen(line);
    return !ofChanges || asksUp === asksDown || (by !== undefined && (asksUp ? by > 0 : by < 0));
  });
  if (ofChanges) {
    if (changed.length === 0) return undefined;
    const since = text
      .split('\n')
      .filter((line) => !changed.includes(line.trim()))
      .map((line) => SINCE.exec(line)?.[0])
      .find((one) => one !== undefined);
    return answer(`${since === undefined ? 'What changes' : capitalise(since)}: ${said(changed)}`, 65);
  }
  const key = lines.filter(
    (line, at) =>
      !line.endsWith(':') &&
      (valuesIn(line).length > 0 || (at > 0 && /\b(?:must|please|to \p{Ll}+|not|no|will|needs?)\b/iu.test(line))),
  );
  return key.length === 0 ? undefined : answer(`In short: ${said(key.slice(0, MOST))}`, 60);
};
