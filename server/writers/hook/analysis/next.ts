/** What readers will ask of a hook without a fault, and what the line behind it owes to them. */
import { withoutStop } from '../../../english/topic/clean.ts';
import { tagged } from '../../../english/topic/tagger.ts';
import type { Request } from '../pieces.ts';
import { isPast, KEEPS_BACK, type Found } from './found.ts';
import { asks, lastOf, quoted, type Remark } from './quoting.ts';

export const AMONG = /^(?:most|almost all) (?:\p{L}+ )?(?:people|men|women|children|\p{L}+(?:ers|ors|ists|ents|ians))\b/iu;
const ABSOLUTE = /^(?:nobody|no one|no \p{L}+|everyone|everybody|every \p{L}+|all \p{L}+|never) (?!told|tells|warned|talks)/iu;
/** Only the reader knows the answer. */
const OF_THE_READER = /\b(?:would|do|did|could|should|are|have) you (?!know|remember|ever)\b/i;
/** Whoever says whose figure it is has answered that. */
const SOURCE = /\b(?:said|says|according|study|survey|found|report|reported|census|counted|measured|asked|tested)\b/i;
const WHOSE = /^(?:he|she)\b/i;

/** "Has won" says how it is. */
const tellsOfPast = (text: string): boolean =>
  tagged(text.replace(/\b(?:has|have|is|are|be|been|can|cannot|could|will|would|to) (?:never |ever |not )?\p{L}+/giu, ' ')).some(
    ({ lower }) => isPast(lower),
  );

/** "Who had paid for the bridge", "why the clock stopped": the line asks it, and asks nobody. */
const UNTOLD =
  /(?<=\b(?:say|said|tell|told|know|knew|learn(?:ed|t)?|ask(?:ed)?|wonder(?:ed)?|explain(?:ed)?|remember(?:ed)?|see|guess(?:ed)?|understand|understood) (?:(?:me|us|him|her|them|you) )?)(?:who|why|what|how|where|when|whether) (?:\p{L}|['’]){2,}[^,;:.!?]{4,}/iu;
const BECAUSE = /\b(?:because of|thanks to|by) (?:an?|one|two|three|the|my|his|her|our) [^,;:.!?]{3,40}$/iu;
const FEW_OF = /\b(?:two|three|four|five|six|most|half) of (?:them|us)\b/i;
/** What can be pointed at in a hook without a fault: its weakest place, or what readers will ask of it. */
export const asked = (of: Found, hookType: Request['hookType']): Remark[] => {
  const share = of.figures.find(({ kind }) => kind === 'share');
  return [
    of.question &&
      (of.isOpen || (/\b(?:why|what|how|who|which|where|when)\b/i.test(of.question) && !OF_THE_READER.test(of.question))) &&
      `${quoted(of.question)} asks ${asks(of.question)}: the text owes the answer, and not only in its last line.`,
    !of.question &&
      !of.command &&
      UNTOLD.test(of.text) &&
      // "Where the keys were was the shed" tells it.
      !/\b(?:is|was|are|were) (?:is|was|are|were|an?|the|my|our|his|her)\b/i.test(UNTOLD.exec(of.text)![0]) &&
      `Readers stay to learn ${quoted(UNTOLD.exec(of.text)![0])}: do not tell it in the next line.`,
    of.hasFirstPerson &&
      BECAUSE.test(withoutStop(of.text)) &&
      `Readers will stay for ${quoted(BECAUSE.exec(withoutStop(of.text))![0])}: show that moment first.`,
    FEW_OF.test(of.text) &&
      /\d/.test(of.text) &&
      `Let readers meet one of those behind ${quoted(FEW_OF.exec(of.text)![0])} next.`,
    share &&
      !SOURCE.test(of.text) &&
      `Readers will ask where ${quoted(share.words)} comes from: have the answer in your second sentence.`,
    of.riddle && `Let readers wonder a while who ${quoted(of.riddle)} is, and then do tell them.`,
    of.gap && KEEPS_BACK.test(of.gap) && `The text has to answer ${quoted(of.gap)}, and not only in its last line.`,
    /\bhow to\b/i.test(of.text) &&
      !of.scene &&
      of.promise &&
      `Keep the promise of ${quoted(of.promise)} before you tell anything else.`,
    listOf(of),
    of.command &&
      !/\b(?:because|or|so|before|and|if|until)\b/i.test(of.text) &&
      `Say right behind ${lastOf(of)} why, or nobody will do it.`,
    of.reader &&
      (/^before/i.test(of.reader)
        ? `After ${quoted(of.reader)} readers want to know what goes wrong without it: show one case.`
        : !of.command && `Whoever is meant by ${quoted(of.reader)} will ask how you know: answer in your second sentence.`),
    /^you/i.test(of.text) &&
      !of.question &&
      (of.cost ?? of.feeling[0]) &&
      `The next sentence owes the reader a way out of ${lastOf(of)}.`,
    of.likeness && `Carry ${quoted(of.likeness)} one step further instead of explaining it.`,
    (of.afterthought ?? of.paradox) &&
      `${quoted((of.afterthought ?? of.paradox)!)} leaves readers with a question: let the text answer it soon.`,
    AMONG.test(of.text) &&
      !of.hasFirstPerson &&
      `Readers will ask whether they are among ${quoted(AMONG.exec(of.text)![0])}: tell them next how to find out.`,
    ABSOLUTE.test(of.text) &&
      !tellsOfPast(of.text) &&
      !of.scene &&
      hookType !== 'Metaphor' &&
      `Readers will look for the exception to ${lastOf(of)}: have it ready in the next line.`,
    WHOSE.test(of.text) &&
      of.names.length + of.people.length === 0 &&
      `${quoted(WHOSE.exec(of.text)![0])} could be anybody yet: a trade or an age, in one word, would show who it is.`,
  ];
};

const listOf = (of: Found): Remark => {
  const [listing] = of.figures;
  return (
    listing?.kind === 'list' &&
    (of.hasFirstPerson || of.expertise
      ? `Begin with that one of the ${quoted(listing.words)} that surprised you most.`
      : `Lists of ${quoted(listing.words)} are many: say in the line which of them is the least known.`)
  );
};
