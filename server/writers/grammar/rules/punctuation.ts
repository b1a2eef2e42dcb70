/** Marks and spaces. The first list holds in every language; the others are English. */
import { isTitled } from '../names.ts';
import { isAbbreviation } from '../plain.ts';
import type { Reading, Sentence } from '../reading.ts';
import { phraseAt, skipAdverbs, verbAt } from '../clauses.ts';
import { phrase, phrases, type Phrase } from './phrase.ts';
import { atEachClause, atEachSentence, atEachWord, isA, isEnd, isWord, setOf, type Rule } from './rule.ts';

const mark = (find: RegExp, to: string | readonly string[], message: string, shown?: true): Phrase =>
  phrase(find, to, message, { type: 'punctuation', ...(shown && { shown }) });

/** Spaces and doubled marks, in any language that is written with Latin letters. */
export const SPACES: readonly Phrase[] = [
  mark(/(?<=[\p{L}\p{N})"'’”»]) +([,.])(?=\s|$)(?!\.\.)/gu, '$1', 'No space stands before this mark.'),
  mark(/(?<=[\p{L}\p{N})"'’”»]) +,(?=\p{L})/gu, ', ', 'A space stands behind a comma, not before it.'),
  mark(/(?<=\p{L}{2}),(?=\p{L})/gu, ', ', 'A space follows a comma.'),
  mark(/(?<=\p{Ll}{2})([.!?])(?=\p{Lu}\p{Ll})/gu, '$1 ', 'A space follows the end of a sentence.'),
  mark(/(?<=\p{Ll}{3})\.(?=\p{Ll}{3})/gu, '. ', 'A space follows the end of a sentence.', true),
  mark(/(?<=\p{L})([;!?])(?=\p{L}{2})/gu, '$1 ', 'A space follows this mark.'),
  mark(/(?<=[\p{L}\p{N},;]) {2,}(?=\S)/gu, ' ', 'One space between words is enough.'),
  mark(/,(?: ?,)+/g, ',', 'One comma is enough.'),
  mark(/(?<![.\d])\.\.(?![.\d])/g, ['.', '…'], 'One full stop ends a sentence; three dots trail off.'),
  mark(/(?<=\() +(?=\S)/g, '', 'No space stands inside a bracket.'),
  mark(/(?<=[\p{L}\p{N}.!?]) +(?=\))/gu, '', 'No space stands inside a bracket.'),
  mark(/([,;:])([.!?])(?!\p{P})/gu, '$2', 'Two marks stand where one belongs.'),
];

const BEFORE_MARK = mark(/(?<=[\p{L}\p{N})"'’”]) +([;:!?])(?=\s|$)/gu, '$1', 'No space stands before this mark.');

const INTRODUCTION =
  /(?:therefore|furthermore|moreover|nevertheless|nonetheless|consequently|in addition|for example|for instance|on the other hand|as a result|in conclusion|unfortunately|fortunately|in fact|of course|first of all|after that|in my opinion|in contrast|similarly|additionally|meanwhile|first(?:ly)|secondly|thirdly|lastly|in short|in general|generally speaking|in other words|to sum up|to begin with|to be honest|on the contrary|for this reason|above all|luckily|sadly|besides|surprisingly|interestingly|hopefully|thankfully|in summary|for that reason|otherwise|even so|by the way|as you know|as far as I am concerned|as far as I'm concerned|in my view)/
    .source;

const COMMAS: readonly Phrase[] = [
  ...['Street', 'Road', 'Avenue', 'Lane', 'Square'].map((name) =>
    mark(
      new RegExp(
        `(?<=\\b(?:on|in|at|of|near|from|along|down) \\p{Lu}\\p{Ll}{1,20} )${name.toLowerCase()}(?=[.,:;!?]|\\s*$| (?:and|in|at|on|is|was|this|near|for|with)\\b)`,
        'gu',
      ),
      name,
      'A name has capitals in all its parts.',
    ),
  ),
  mark(/(?<!\p{Lu}\p{Ll}+ )\buniversity of (?=\p{Lu}\p{Ll})/gu, 'University of ', 'A name has capitals in all its parts.'),
  ...['Please', 'Kindly'].map((word) =>
    mark(
      new RegExp(
        `(?<=\\p{L}), ${word} (?<=\\b(?:is|are|was|were|have|has|will|can)(?:n't)? [^,.!?;:"\\n]{3,60}, ${word} )(?<!\\b(?:if|when|because|as|although|while|since|unless|until|before|after|where|who|which|that)\\b[^.!?\\n]{0,80})(?=(?:use|call|let|bring|send|contact|ask|tell|come|check|wait|give|help|reply|write|return|leave|keep|make|do|take)\\b)`,
        'giu',
      ),
      `. ${word} `,
      'A new sentence begins here.',
    ),
  ),
  mark(
    /(?<=(?:^|[.!?] |\n)(?:[Hh]appy birthday|[Hh]appy anniversary|[Cc]ongratulations|[Gg]ood luck|[Ww]ell done|[Tt]hank you|[Tt]hanks|[Gg]oodbye|[Ww]elcome back|[Mm]erry Christmas)) (?=\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?[!.])/gu,
    ', ',
    'A comma stands before the name of who is spoken to.',
  ),
  mark(
    new RegExp(
      `(?<=(?:^|[.!?] |\\n))(${INTRODUCTION})(?= (?:I|you|he|she|it|we|they|the|this|these|those|there|my|our|your|his|her|its|their|people|some|many|most|each|every|all|both|one|a|an|if|when|because|although)\\b)`,
      'gi',
    ),
    '$1,',
    'A comma sets off this opening.',
  ),
  mark(
    /(?<=\p{L}), however,? (?=(?:I|you|he|she|it|they|we|there|the|this|these|my|our|his|her|their|some|many|most)\b(?! \w+,))/gu,
    '; however, ',
    '“However” opens a new thought: a semicolon or a full stop stands before it.',
  ),
  mark(
    /(\p{Ll})\. which (?=(?:makes|means|leads|led|shows|showed|causes|caused|helps|helped|allows|made|meant|gives|gave)\b[^?.!\n]*[.!])/giu,
    '$1, which ',
    'What begins with “which” belongs to the sentence before.',
  ),
  mark(
    /, that (?<=\b(?:the|a|an|this|my|your) \p{L}{1,30}, that )(?=(?:I|you|we) (?:asked|wanted|sent|requested|mentioned|ordered|needed|bought|told|promised)\b)/gu,
    ' that ',
    'No comma stands before “that”.',
  ),
  mark(
    /(?<=(?:^|[.!?] |\n))(however)(?= (?:I|he|she|we|they|the|this|these|those|there|my|our|his|her|its|their|if|when|because|some|many|most|people)\b[^,.!?\n]*[.!?])/gi,
    '$1,',
    'A comma sets off “however” where it opens a sentence.',
  ),
  mark(
    /(?<=\p{L}{2}) (?=(?:however|therefore|moreover|furthermore|nevertheless) (?:I|he|she|it|they|we|there|the|this|my)\b)/gu,
    '; ',
    'What begins here is a new thought: a semicolon or a full stop stands before it.',
    true,
  ),
  mark(
    / however (?<=(?:^|[.!?] |\n)(?:[Mm]y|[Tt]he|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Tt]his) \p{L}{1,20} however )(?=\p{L})/gu,
    ', however, ',
    'Commas set off “however” in the middle of a sentence.',
  ),
  mark(
    /(\p{Ll})\. (such as|for example when|for example if)(?= \p{Ll})/giu,
    '$1, $2',
    'This cannot stand alone: it belongs to the sentence before it.',
    true,
  ),
  mark(
    /(?<=(?:^|\n))((?:hi|hello|hey|dear) (?!there|all|my|sir|madam)\p{L}+)(?= (?:how|what|thank|thanks|I|we|can|could|do|are|is|please|did|it|this)\b)/giu,
    '$1,',
    'A comma follows the name in a greeting.',
  ),
  mark(/(?<=\p{L}) (etc|e\.g|i\.e)(?=[ ,)])(?! ?\.)/gu, ' $1.', 'This abbreviation ends in a full stop.'),
];

const QUESTION =
  /^(?:what|which|whose|how|where|when|why)(?: \w+){0,2} (?:do|does|did) (?:the|your|my|his|her|our|their|this|that|you|we|they|he|she|i)\b|^(?:(?:what|where|when|why|how|who|which)(?: \w+)? )?(?!(?:do|have) it\b)(?:do|does|did|is|are|was|were|am|can|could|will|would|have|has) (?:you|we|they|he|she|it|i)\b|^(?:what|where|when|why|how|who) (?:is|are|was|were) (?:the|your|my|his|her|our|their|this|that)\b/i;
const POLITE = /^(?:could|would|can|will) you\b/i;

/** "What are you doing." A polite request may end in a full stop. */
const questionMarks: Rule = function* ({ sentences, text }: Reading) {
  for (const { tokens, start, end } of sentences) {
    const last = tokens.at(-1);
    const words = text.slice(start, end);
    if (last?.text !== '.' || !QUESTION.test(words) || POLITE.test(words) || words.includes('"') || tokens.length < 4) continue;
    // "Were it not for the dog, we would …": a condition.
    if (/^(?:were|had|should) \w+/i.test(words) && words.includes(',')) continue;
    // "What it is is clear", "how he is is no matter": a clause as subject has a verb of its own further on.
    if (
      /^(?:what|where|when|why|how|who) (?:is|are|was|were) (?:the|your|my|his|her|our|their|this|that)\b/i.test(words) &&
      tokens.length > 9
    )
      continue;
    yield {
      type: 'punctuation',
      start: last.start,
      end: last.end,
      message: 'A question ends in a question mark.',
      replacements: ['?'],
      safe: !words.includes(','),
      weight: 1,
    };
  }
};

const LOWER_NAMES =
  /^(?:i(?:Phone|Pad|OS|Mac|Tunes|Pod)|e(?:Bay|Book|Commerce)|x|npm|iOS|macOS|von|van|de|da|di|del|la|le|al|bin)$/;

const hasEnded = (reading: Reading, at: number): boolean => {
  const before = reading.sentences[at - 1];
  const last = before?.tokens.at(-1);
  return (
    last === undefined ||
    /^[.!?…]+$/.test(last.text) ||
    (/^["')]$/.test(last.text) && /^[.!?…]+$/.test(before?.tokens.at(-2)?.text ?? ''))
  );
};

/** "Dear Ann," on a line of its own: what follows begins with a capital all the same. */
const isGreeting = (sentence: Sentence | undefined): boolean =>
  sentence !== undefined && sentence.tokens.at(-1)?.text === ',' && sentence.tokens.length < 6;

/** "hi all, …": a sentence begins with a capital. */
export const capitals: Rule = function* (reading) {
  const { sentences, text } = reading;
  for (const [at, { tokens, start }] of sentences.entries()) {
    const first = tokens.find(({ part }) => part !== 'PUNCT');
    if (first === undefined || !/^\p{Ll}+$/u.test(first.text) || LOWER_NAMES.test(first.text)) continue;
    const before = sentences[at - 1];
    // Items of a list, and what follows a colon, an ellipsis or an abbreviation, keep their small letters.
    const isItem =
      /(?:^|\n)\s*(?:[-*•–—·]|\d+[.)]|\p{L}[.)])\s*$/u.test(text.slice(Math.max(0, first.start - 30), first.start)) ||
      (tokens[0] !== first && tokens[0]?.text !== '"');
    // A command or a file, named with its mark: ":hide", ".env".
    if (/[:.$%/\\]$/.test(text.slice(0, first.start))) continue;
    const isAbbreviated = text[first.end] === '.' && isAbbreviation(first.text);
    if (
      isItem ||
      isAbbreviated ||
      (at === 0 && ((tokens.length < 3 && sentences.length < 2) || text.slice(0, start).trim() !== ''))
    )
      continue;
    if (!hasEnded(reading, at) && !(isGreeting(before) && text.slice(before!.end, start).includes('\n'))) continue;
    const last = before?.tokens.at(-1)?.text ?? '';
    if (/…$|\.\.\.$/.test(last) || (last === '.' && isAbbreviation(before?.tokens.at(-2)?.text ?? ''))) continue;
    yield {
      type: 'punctuation',
      start: first.start,
      end: first.end,
      message: 'A sentence begins with a capital letter.',
      replacements: [first.text[0]!.toUpperCase() + first.text.slice(1)],
      safe: true,
    };
  }
};

/** The last sentence of a paragraph without a mark, where the others have one or it is plainly a sentence. */
export const finalStops: Rule = function* ({ sentences, text }) {
  let marked = false;
  for (const sentence of sentences) {
    const { tokens, start, end, closes } = sentence;
    const last = tokens.at(-1)!;
    const isMarked = /[.!?…:;,"')\]*-]$/.test(last.text);
    if (closes && !isMarked && /\p{L}$/u.test(last.text)) {
      const hasVerb = tokens.some(({ part }) => part === 'VERB' || part === 'AUX');
      const line = text.slice(text.lastIndexOf('\n', last.start) + 1, last.start);
      const isItem = /^\s*(?:[-*•–—·#>|]|\d+[.)])\s/.test(line);
      // A line among lines, as in an address or a poem.
      const isLine = !marked && /^[^\S\n]*\n[^\S\n]*\S/.test(text.slice(end, end + 60));
      if (!isItem && !isLine && !isTitled(sentence) && (marked || (hasVerb && tokens.length > 7))) {
        const isQuestion = QUESTION.test(text.slice(start, end));
        yield {
          type: 'punctuation',
          start: last.start,
          end: last.end,
          message: `A ${isQuestion ? 'question ends in a question mark' : 'sentence ends in a full stop'}.`,
          replacements: [`${last.text}${isQuestion ? '?' : '.'}`],
          safe: true,
          weight: 0,
        };
      }
    }
    marked = closes ? false : isMarked;
  }
};

const OPENS_CONDITION = /^(?:when|if|because|although|though|while|since|unless|until|before|after|once|as)$/;

/** "When I arrived the train had left": where the second clause begins, a comma stands. */
const betweenClauses = atEachSentence(({ tokens, clauses }) => {
  const [first] = clauses;
  if (first === undefined || first.opener !== tokens[0] || !OPENS_CONDITION.test(tokens[0]!.lower)) return undefined;
  if (tokens.some(({ text }) => /^[,;:?"(–—-]$/.test(text))) return undefined;
  for (let at = first.verb.main + 1; at < Math.min(tokens.length, first.verb.main + 9); at++) {
    const token = tokens[at]!;
    if (isA(token, 'CCONJ', 'SCONJ', 'PUNCT') || /^(?:that|who|which|what|how|than)$/.test(token.lower)) return undefined;
    const subject = token.lower === 'please' ? undefined : phraseAt(tokens, at);
    const isSubject =
      subject !== undefined &&
      (/^(?:i|you|he|she|it|we|they|(?:every|no|some)(?:body|one))$/.test(token.lower) || subject.determiner === token);
    const verb = isSubject ? verbAt(tokens, skipAdverbs(tokens, subject.end)) : undefined;
    if (!verb && token.lower !== 'please') continue;
    const last = tokens[at - 1]!;
    if (
      /^(?:think|thinks|thought|know|knows|knew|say|says|said|believe|hope|feel|felt|see|heard|sure|all|everything)$/.test(
        last.lower,
      )
    )
      return undefined;
    return {
      from: last,
      message: 'A comma stands where the main part of the sentence begins.',
      replacements: [`${last.text},`],
      type: 'punctuation',
    };
  }
  return undefined;
});

/** "It was raining so we took the car", "she loves opera but he hates it": two clauses, each with a subject of its own. */
const betweenHalves = atEachClause(({ opener, subject, start, isShared }, { tokens, clauses }) => {
  const at = start - 1;
  const last = tokens[at - 1];
  if (opener === undefined || !/^(?:but|so)$/.test(opener.lower) || tokens[at] !== opener || isShared || at < 3) return undefined;
  const isOwn =
    /^(?:i|he|she|it|we|they|nobody)$/.test(subject.head.lower) ||
    /^(?:my|his|her|our|their|the|nobody)$/.test(subject.determiner?.lower ?? '');
  const first = clauses.findLast(({ verb }) => verb.main < at);
  if (!isOwn || first === undefined || isEnd(last) || isA(last, 'CCONJ', 'SCONJ', 'AUX')) return undefined;
  // "All but he", "not only … but", "so good", a list or a joining word that the first half depends on.
  if (tokens.slice(0, at).some((token) => isA(token, 'SCONJ') || /^[,;:"(–—-]$/.test(token.text) || HANGS.has(token.lower)))
    return undefined;
  return {
    from: last!,
    to: opener,
    type: 'punctuation',
    message: `A comma stands before “${opener.lower}” where a new clause begins.`,
    replacements: [`${last!.text}, ${opener.text}`],
  };
});
const HANGS = setOf(
  'all nothing anything everyone nobody not only if when while because although who which that what how why where since until',
);

const LANGUAGES = setOf(
  'english french german spanish italian chinese japanese russian arabic portuguese turkish dutch korean hindi',
);
/** "She spoke french", not "french fries". */
const languages = atEachWord((tokens, at) => {
  const name = tokens[at]!;
  if (name.text !== name.lower || !isWord(name, LANGUAGES) || isA(tokens[at + 1], 'NOUN') || tokens[at + 1]?.text === '-')
    return undefined;
  const right = name.text[0]!.toUpperCase() + name.text.slice(1);
  return { from: name, type: 'punctuation', message: `A language has a capital: “${right}”.`, replacements: [right] };
});

/** What is right in every formality. */
export const punctuationRules: readonly Rule[] = [
  phrases([...SPACES, BEFORE_MARK, ...COMMAS], 1),
  betweenClauses,
  betweenHalves,
  languages,
  questionMarks,
];
