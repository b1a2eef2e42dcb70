/** What the buyer has at the end, what makes it easy to say yes, and what is not done. */
import { tagged } from '../../../english/topic/tagger.ts';
import { classOf } from '../../../english/topic/word-classes.ts';
import { FIGURE } from './clause.ts';

/** What the buyer has at the end. */
export const GET =
  /\byou(?:['’]ll| will)? (?:also )?(?:get|receive)\b|\b(?:later|then|afterwards|after that|end),? you(?:['’]ll| will)? have\b|\byou['’]ll have\b|\bwhat you get\b|\b(?:package|price|offer|service) (?:includes|covers)\b|(?<!\b(?:clients|customers|people|buyers|families|who|they|i|we|always|often|will) )\b(?:comes? back|back comes?)\b|\bhanded over with\b|\banswer with an?\b|\byou have (?:my|the|an?) \p{L}+ (?:as|in|on)\b|\b(?:is|are) delivered\b|\bdelivered (?:as|in|with)\b|\bi(?: will|['’]ll)? (?:also )?(?:deliver|return|send back|(?:send|give) you (?=an?\b|the\b|your\b|one\b|two\b|\d|every\b))/giu;
/** Neither a change nor a word of praise is something to hold. */
export const NOT_GIVEN =
  /^what you get$|\b(?:not|n['’]t) come back\b|^what (?:you get|i deliver) (?:is|can|will)\b|\bunlimited|money[ -]back|\bbonus|plagiarism free|\bif (?:you|it|i)\b|\bnever\b|\bmake sure\b|\bfixed price|\bbefore (?:i|we)\b|\byou (?:the|an?) (?:label|form|link|quote|price|invoice|questionnaire|discount)\b|\bnot include\b|\bonly\b|\bask(?:ed)?\b|\b(?:get|receive) (?:more|the best|better|great|good|high|perfect|your money|to)\b|\bi (?:deliver|return) (?:fast|quickly|on time|high|quality)\b/i;
export const FILE =
  /\b(?:pdf|mp[34]|wav|png|svg|jpe?g|stl|step|psd|epub|docx?|html|files?|scan(?:ned)?|captions|recordings?|pages?|posts|videos|drawings?|reports?|drafts?|letters?|lists?)\b/gi;
export const VAGUE_GET =
  /\b(?:(?:and )?(?:many|much) more\b|anything (?:else )?you need|everything you need|any (?:\p{L}+ )?(?:work|job|task|problem|bug)\b|and more\b|all (?:design|kinds? of) work|whatever you want|one-stop shop)/giu;

/** "Tailored solutions" are nothing to hold. */
const NO_THING =
  /\b(?:solutions?|results?|experiences?|success|satisfaction|value|growth|confidence|potential|excellence|brand to|attention|peace of mind|service)\b/i;
export const isThing = (words: string): boolean =>
  FIGURE.test(words) ||
  words.search(FILE) >= 0 ||
  (!NO_THING.test(words) &&
    tagged(words).some(
      ({ lower, tag }) =>
        tag === 'noun' && /^(?:artifact|communication|food|animal|plant|object|substance)$/.test(classOf(lower).fields[0] ?? ''),
    ));

/** What makes it easy to say yes. */
export const EASE =
  /\b(?:first \p{L}+ (?:is )?(?:for )?free|free (?:of charge|sample|call|consultation|test|trial|talk|\d+-minute|screenshot)|(?:is|are|fixed|them|it|one|two) (?:for )?free\b|for free|for nothing(?! else)|no extra (?:charge|cost)|at no (?:extra )?(?:charge|cost)|costs? (?:you )?nothing|(?:pay|owe)(?: me| us)? nothing|before you pay|(?:you|nobody) (?:don['’]t|do not|won['’]t|will not|needn['’]t) pay|money[ -]back|gave the money back|refund(?:ed)?|(?:cancel|stop) (?:any ?time|up to|at any|when(?:ever)?|\d+ (?:hours?|days?))|\bi(?:['’]ll| will)? cancel\b|free,? before|half (?:the |my |our )?(?:price|rate)|you pay (?:half|only|\d+ instead)|no minimum|(?:one|two|three|\d) (?:rounds?|sets?) of (?:changes|revisions)|(?:two|three|[2-9]) revisions|give you (?:your|the) [^.!?,]{1,15} back|make a third|redo it|start again|(?:is|are) on (?:me|us|the house)|once more for free|(?:amendments?|changes|revisions?|retakes?|corrections?)\b[^.!?]{0,40} (?:is|are) (?:included|in the price))\b/giu;
export const NO_EASE =
  /\bunlimited|100 ?% (?:satisfaction|guarantee|solution|results?|success)|\bno (?:refunds?|returns?|free)\b|#1|\bbonus|\b(?:error|stress|plagiarism|risk)[ -]free|\bin 30 days or money/i;
export const LIMIT =
  /(?<=^|[,;:] |\band |\bbut )i (?:do not|don['’]?t|won['’]t|will not|cannot|can['’]?t) (?!\p{L}+ (?:you|your|up|for)\b|use (?:any )?(?:google|ai\b|chatgpt|machine|bots?|templates?|automat|software|tools?|translat))(?:do|work|write|offer|take|use|sell|design|draw|include|edit|translate|imitate|repair|mend|cover|ship|travel|teach|drive|photograph|shoot|print|handle|accept|build|fix|invent|copy|touch|bake|cut|deliver|give|promise)\b[^.!?]*|\bdo(?:es)? not include[^.!?]*|\bi (?:do not|don['’]t|won['’]t|will not|never) (?:rewrite|change|alter) your [^.!?]*|\bnot doing [^.!?]*/giu;
/** Few offers have it. */
export const GUARANTEE =
  /\brefund|\bmoney[- ]back\b|\bgave the money back\b|\b(?:give|gives) (?:you |back )?(?:the|your) money\b|\b(?:you|nobody) (?:don['’]t|do not|won['’]t|will not|needn['’]t) pay\b|\b(?:pay|owe)(?: me| us)? nothing\b|\bredo it\b|\bonce more for free\b|\bgive you (?:your|the) [^.!?,]{1,15} back\b|^if\b.*\b(?:for free|free of charge|without charge|on me|i(?:['’]ll| will)? cancel)\b/i;
