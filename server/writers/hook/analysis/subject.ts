/** What a line is about, where its words say so for certain. */
import { classOf } from '../../../english/topic/word-classes.ts';
import type { Found } from './found.ts';
import { nounFrom, wordsOf, type Line } from './line.ts';

const DEFINED =
  /\b(?:defines? ["“‘']?(?<one>\p{L}+)["”’']? as|["“‘'](?<two>\p{L}+)["”’'] (?:is|as)\b|(?<three>\p{Ll}+) is defined as)/iu;
/** Behind these stands what the text is to be about. */
const ANNOUNCED =
  /\b(?:talk(?:ing)?|words|speak(?:ing)?|writ(?:e|ing)|tell(?:ing)? you|think(?:ing)?|is|video|post|article|essay)(?: a (?:little )?bit)? about (?<what>(?!how\b|why\b|what\b|some\b|the\b|this\b|that\b|it\b|a few\b|something\b)(?:(?:my|our|your) )?\p{Ll}+(?: \p{Ll}+)?)(?=[,.;:!?]| and\b| in\b| for\b|$)|\blook(?:ing)? at (?<look>(?:the |an? )?(?!how\b|why\b|what\b|some\b|this\b|that\b|it\b|few\b|something\b)\p{L}+(?: \p{L}+)?)(?=[,.;:!?]| and\b| in\b| for\b|$)|\b(?:benefits|importance|dangers|advantages and disadvantages|effects|history|causes) of (?<of>(?:the )?\p{L}+(?: \p{Ll}+)?)(?=[,.;:!?]| and\b| in\b| for\b| on\b|$)|\b(?:tips|tricks|thoughts|ideas|stories|things|something) (?:about|on) (?<what2>(?!how\b|why\b|what\b|the\b|this\b|that\b|it\b)\p{Ll}+(?: \p{Ll}+)?)(?=[,.;:!?]| and\b| in\b| for\b| that\b|$)|\ball (?:of )?your (?<needs>\p{Ll}+) needs\b|\babout (?<why>(?:why|how) (?!to\b)[^.,;:!?]{8,70})|\b(?<how>how to [\p{L}’'-]+(?: [\p{L}’'-]+){1,4})(?=[,.;:!?]|$| so\b| without\b)|\bthat (?<that>(?:(?:our|the|my) \p{Ll}+(?: \p{Ll}+)?|\p{Ll}+s for (?:our|the|my) \p{Ll}+(?: \p{Ll}+)?))(?= (?:is|are|for|will)\b)/iu;
/** "Learning to code has become": a doing at the head of a clause. */
const DOING =
  /(?:^|, )(?<doing>\p{L}+ing (?:to )?(?:(?:an?|the|your|my|our|right|for) |(?!that |which |who |when )\p{L}+ ){0,5}?\p{L}+)(?= (?:is|has|can|will|may|makes|helps)\b)/iu;
const NO_SUBJECT =
  /^(?:it|this|that|there|people|everyone|everybody|many|most|some|things?|one|we|you|they|i|he|she|life|world|today|society|what|something|nothing|somebody|nobody|news|offer|time|question|answer|day|way|everything|stuff|humans?|philosophers|scientists|experts|name|company|essay|post|video|beings?|ones?|content)$/;
/** A noun at the head of a sentence with its verb behind it. */
const headOf = (of: Found, line: Line): string | undefined => {
  for (const { tokens, clauses } of line.sentences) {
    const clause = clauses.find(
      ({ opener, subject, verb }) =>
        (opener === undefined || /^(?:and|but|that)$/.test(opener.lower)) &&
        !subject.isPronoun &&
        /^(?:is|are|was|were|has|have|can|will|plays?|makes?|helps?|costs?|affects?)$/.test(tokens[verb.at]!.lower),
    );
    if (clause === undefined) continue;
    const [first, last] = [tokens[clause.subject.start]!, tokens[clause.subject.end - 1]!];
    const words = wordsOf(line, first, last);
    const stock = [...of.worn, ...of.hype].some(
      (each) => each.toLowerCase().includes(words.toLowerCase()) || words.toLowerCase().includes(each.toLowerCase()),
    );
    if (
      !stock &&
      !/^(?:this|these|my name|reason|tip|number|part)\b/i.test(words) &&
      !NO_SUBJECT.test(last.lower) &&
      /^(?:NOUN|PROPN)$/.test(last.part) &&
      words.split(' ').length <= 5
    )
      return words;
  }
  return undefined;
};
const SOLD = /^(?:best|fresh|cheap|handmade|homemade)$/i;
/** Everybody has some of it. */
const NOTHING_SOLD =
  /^(?:life|lives|team|goals?|dreams?|needs?|business|world|community|services?|solutions?|customers?|clients?|website|page|profile|channel|prices?|position)$/i;
const soldIn = (of: Found, line: Line): string | undefined => {
  // "Our cutting-edge serum".
  for (const stock of of.worn) {
    const noun = /^ (?<noun>\p{Ll}+)/u.exec(of.text.slice(of.text.indexOf(stock) + stock.length))?.groups?.['noun'];
    if (
      /\b(?:our|my) $/i.test(of.text.slice(0, Math.max(0, of.text.indexOf(stock)))) &&
      noun &&
      !NOTHING_SOLD.test(noun) &&
      classOf(noun).noun > 0
    )
      return noun;
  }
  for (const { tokens } of line.sentences)
    for (const [at, token] of tokens.entries()) {
      const last = SOLD.test(token.text) || /^our$/i.test(token.text) ? nounFrom(tokens, at + 1) : undefined;
      if (last === undefined || NOTHING_SOLD.test(tokens[last]!.text)) continue;
      const words = wordsOf(line, tokens[at + 1]!, tokens[last]!);
      const stock = [...of.worn, ...of.hype].find((each) => words.toLowerCase().startsWith(`${each.toLowerCase()} `));
      return stock === undefined ? words : words.slice(stock.length + 1);
    }
  return undefined;
};

const LISTED =
  /^(?:the )?(?:top |best )?(?:\d+|\p{L}+) (?:\p{L}+ ){0,3}?(?:things|tips|ways|reasons|mistakes|facts|lessons|ideas|signs|tricks|hacks)\b[^.!?]*? (?:before|about|for|of|when|after) (?<tail>[^.,;:!?]{4,70})[.!]?$/iu;
const listedIn = (of: Found): string | undefined =>
  of.figures.some(({ kind }) => kind === 'list')
    ? (LISTED.exec(of.text)?.groups?.['tail'] ??
      of.figures.map(({ words }) => COUNTED.exec(words)?.groups?.['what']).find(Boolean))
    : undefined;
/** "10 budget meals" are about budget meals. */
const COUNTED =
  /^\S+ (?<what>(?!(?:\p{L}+ ){0,3}(?:things|tips|ways|reasons|mistakes|facts|lessons|ideas|signs|tricks|hacks|steps|habits|secrets)$)\p{L}+(?: \p{L}+){0,3})$/iu;
const saidOf = (of: Found): string | undefined => {
  const words = of.subject;
  const stock = [...of.worn, ...of.hype].some((each) => words !== undefined && each.toLowerCase().includes(words.toLowerCase()));
  return words === undefined ||
    stock ||
    /^(?:this|these)\b/i.test(words) ||
    NO_SUBJECT.test(words.toLowerCase().split(' ').at(-1)!)
    ? undefined
    : (new RegExp(`\\b(?:my|our|the|your) ${words}\\b`, 'i').exec(of.text)?.[0] ?? words);
};

/** "U wont" is about nothing. */
const NO_PHRASE =
  /^our (?:team|company|shop|business|staff|firm|experts?|engineers?)$|^(?:i|u|we|you|he|she|they|it)\b|\b(?:u|ur|r|wont|cant|dont|im|id|isnt|doesnt)\b/i;
export const subjectOf = (of: Found, line: Line): string | undefined => {
  const subject = guessed(of, line);
  // What stands in a sentence before the announcement is not what is announced.
  const at = of.announcement === undefined ? 0 : of.text.indexOf(of.announcement);
  const isBefore = subject !== undefined && of.sentences.length > 1 && at > 0 && of.text.indexOf(subject) < at;
  return subject !== undefined && (isBefore || NO_PHRASE.test(subject)) ? undefined : subject;
};

const guessed = (of: Found, line: Line): string | undefined => {
  const defined = DEFINED.exec(of.text)?.groups;
  const announced = ANNOUNCED.exec(of.text)?.groups;
  const isSale = of.hype.length + of.worn.length > 0;
  return (
    defined?.['one'] ??
    defined?.['two'] ??
    defined?.['three'] ??
    /^what is (?<what>\p{L}{4,})\?/iu.exec(of.text)?.groups?.['what'] ??
    announced?.['what'] ??
    announced?.['what2'] ??
    announced?.['look'] ??
    announced?.['why'] ??
    announced?.['needs'] ??
    listedIn(of) ??
    announced?.['of'] ??
    announced?.['how'] ??
    announced?.['that'] ??
    DOING.exec(of.text)?.groups?.['doing'] ??
    headOf(of, line) ??
    saidOf(of) ??
    (isSale ? soldIn(of, line) : undefined)
  );
};
