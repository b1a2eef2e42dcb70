/**
 * Money that comes in, what others take of it and what it costs, and what is left for one of those who share: told one after another,
 * and taken off one after another.
 */
import { capitalise } from '../../../english/prose.ts';
import { figureOf, MANY, MONEY, moneyOf, PERCENT, questionOf, reading, type StoryTold } from './steps.ts';
import { figure } from './told.ts';
import { singular } from './units.ts';

const ASKS_LEFT =
  /\b(?:what(?:'s| is| are|'ll| will be)? (?:mine|my (?:share|cut|part|take|pay|half)|each(?: of)?(?: \w+){0,2}(?: share| get)?|(?:the )?profit|left|over)|(?:what|how much)(?:'s| is| are)? (?:left|mine|remaining|over)|profit|clear(?:ed)?|(?:what|how much) (?:do|did|does|will|would|should|am|have|has|can|goes|go|money|profit|is)\b.*\b(?:get|keep|make|made|take home|end up|come away|walk away|left|pocket|clear|over|save|donate|give|put|invest|to (?:the|our|us)|earn))\b/;
/** Others are asked for, or something else than money. */
const ASKS_OTHER =
  /\b(?:percent\w*|%|how many|how long|when|which|why|need|charge|cost|(?:do|does|did|will|should) (?:he|she|they|it|the other)|altogether|total|interest|more|owe)\b/;

const GIVES =
  /\b(?:paid|pays|earn\w*|made|make|took|taken|takings|takes in|sold|sell|sales|raised|brought in|income|wages?|salary|landed|won|estate|job|jobs|gig|fee is|fee was|fees were|got|have|has|tips|charged|invoiced?|budget|turnover|revenue)\b(?! (?:out|for|back|to)\b)/g;
const TAKES =
  /\b(?:costs?|cost me|spent|spend|hire|fuel|diesel|petrol|gas|rent|takes?|gets?|keeps?|charges?|stock|bills?|food|materials?|insurance|minus|less|owed?|goes|go to|pays? for|paid for|paid out|paid to|pays|bought|was|were|came to|come to|is|are|fees?|wants|deducts?|lost|expenses|shopping|bus|after|parking|for|given)\b/g;
/** What is told first, if nothing says otherwise, has come in. */
const LABEL =
  /^[\s,.;:]*(?:(?:and|the|my|our|also|plus|then|a|an|of|about|another|us|me) )*(?:[a-z'-]{2,16} ){1,3}(?:(?:a|an) )?(?:flat |fixed |about )?$/;

/** A label that is none: somebody brings it. */
const GIVEN = /\b(?:gives?|gave|adds?|added|puts?|brings?|wins?|sends?|sent|saves?|saved|lends?|lent|needs?|wants?) (?:a |an )?$/;

/** A price each shares nothing. */
const EACH_SUM = new RegExp(`${MONEY} (?:each|apiece)\\b`, 'g');
const SETS_ASIDE = /\b(?:i|we) (save|donate|give|put|invest|tithe)\b/;
const BOTH = /\b(?:me and (?:my|the) [a-z]+|my [a-z]+ and (?:i|me))\b(?! and\b)/;
const WENT = /^ (?:went|goes|was spent|is spent|gets spent) (?:on|to|for|in)\b/;

const NOUNS = "(?: (?!at\\b|for\\b|and\\b|cost|was\\b|of them)[a-z'-]{1,18}){0,4}";
const SPAN_WORD = '(?:day|week|month|year|night|hour)';
const ANY_SPAN = /\b(days?|weeks?|months?|years?|nights?|hours?)\b/g;
const ENTRY = new RegExp(
  [
    `(?<many>${MANY})${NOUNS} (?:at|@|x|×) (?<price>${MONEY})(?: (?:each|apiece|(?:an?|per) (?!(?:week|month|year)\\b)[a-z]{2,15}))?`,
    `(?<price2>${MONEY}) (?:each|apiece|(?:an?|per|every|each) (?<per>[a-z]{2,15}))(?:,? (?:for|x|×|on)|,) (?:all )?(?<many2>${MANY})(?: of (?:them|us))?(?! ?(?:of us|others?|ways))(?<what>${NOUNS})`,
    `(?<sum>${MONEY})(?: (?:an?|per|each|every) (?<span>${SPAN_WORD}))?`,
    `(?<share>${PERCENT})(?: (?:of|off) (?<of>(?:the |my |our |all )?[a-z']{2,16}(?: (?:left|remains|over|money|takings|sales|is left))?))?`,
  ].join('|'),
);

const SPLITS =
  /\b(?:split|shared?|sharing|divided?|dividing|equal(?:ly)?|even(?:ly)?|go even|goes? equally|each|apiece|between|halves|3 ways|ways)\b/;
const PEOPLE =
  '(?:of us|ways|people|cousins|brothers|sisters|siblings|partners|members|musicians|players|crew|workers|lads|girls|mates|friends|staff|helpers|children|kids|volunteers|families|(?<!\\d )[a-z]{4,14}ers|decorators|drivers)';
/** How many share, and whether whoever asks is one besides them. */
const SHARERS: readonly RegExp[] = [
  new RegExp(`\\b(me|myself|i) and (?:the |my )?(?:other )?(${MANY})(?: [a-z]{2,14}){0,2}`),
  new RegExp(
    `\\b(?:between|among|amongst|by|into|to|with) ()(?:all |the |us )*(?:other |remaining |rest of the )?(${MANY})(?: ${PEOPLE}){0,2}(?: [a-z]{4,14}(?=[,.?]))?`,
  ),
  new RegExp(`\\b(?:the )?()(?:other|remaining) (${MANY})(?: ${PEOPLE}){1,2}`),
  new RegExp(`\\b(?:we're|we are|we were|there are|there were|between) ()(${MANY})(?: ${PEOPLE})?`),
  new RegExp(`()(${MANY}) (?:of us|ways)`),
];
/** What turns such a story into another. */
const HYPOTHETICAL =
  /\b(?:to the (?:pound|dollar|euro)|exchange|if|last (?:year|week|month|time)|usually|instead|already|owes?|loan|borrow\w*|refund\w*|except|deposit|interest|discount|used to|unless|depends|rate of|overtime|mph|tax-free|allowance|above|over £|first £|per child|who (?:pays|owes))\b/;

interface Line {
  readonly kind: 'in' | 'out' | 'own' | 'share';
  readonly value: number;
  readonly said: string;
  readonly name: string;
  /** Of all that came in, or of what is left then. */
  readonly of?: 'all' | 'left' | undefined;
  /** It is what the question asks for. */
  readonly isAsked?: boolean;
}

const lastOf = (pattern: RegExp, text: string): number => Math.max(-1, ...[...text.matchAll(pattern)].map(({ index }) => index));

export const account = (plain: string): StoryTold | undefined => {
  // "240 seats, 85% sold at £12": 204 sold.
  const read = reading(
    plain.replace(
      /(?<![\d.,£$€])(\d{1,6}) ([a-z]{3,14}),? (?:and )?(\d{1,2}) ?(?:%|per ?cent) (?:of (?:them|those|which) )?(?:were |was |are |got )?sold (?=(?:at|for) [£$€\d])/g,
      (_, many: string, noun: string, share: string) => `sold ${String((Number(many) * Number(share)) / 100)} ${noun} `,
    ),
  );
  const { text, sum } = read;
  const question = questionOf(text);
  if (!ASKS_LEFT.test(question) || /\d/.test(question) || ASKS_OTHER.test(question) || HYPOTHETICAL.test(text)) return undefined;
  if (new Set(text.match(/[£$€₹¥₦]/g)).size > 1) return undefined;
  const isShared = SPLITS.test(text.replace(EACH_SUM, ' '));
  let sharers: number | undefined;
  for (const form of SHARERS) {
    if (sharers !== undefined || !isShared) break;
    const found = read.eat(form);
    if (found) sharers = figureOf(found[2]!) + (found[1] ? 1 : 0);
  }
  // "My brother and I" are two.
  if (sharers === undefined && isShared && BOTH.test(text)) sharers = 2;
  if (sharers === 2) read.eat(/\bmy half\b/);
  if (sharers === undefined && /\b(?:halves|half each|half and half|50\/50)\b/.test(text))
    sharers = read.eat(/\b(?:halves|half each|half and half|50\/50)\b/) && 2;
  // "The other three" after "four of us" are told of one party.
  if (isShared && sharers === undefined) return undefined;
  const lines: Line[] = [];
  const counts = new Map<string, number>();
  let until = 0;
  for (let found = read.eat(ENTRY); found; found = read.eat(ENTRY)) {
    if (found.index < until) return undefined;
    const { many, price, price2, per, many2, what, sum: plainSum, span, share, of } = found.groups!;
    const before = text.slice(until, found.index);
    const clause = before.slice(
      Math.max(before.lastIndexOf('. '), before.lastIndexOf('; '), before.lastIndexOf(': '), before.lastIndexOf(', ')) + 1,
    );
    const after = text.slice(found.index + found[0].length).match(/^(?:[^.,;?]|\.(?=\d)){0,60}/)![0];
    until = found.index + found[0].length;
    const gives = lastOf(GIVES, clause);
    const takes = lastOf(TAKES, clause);
    const name = clause.replace(/^[\s,.;:]*(?:and |but |plus |then )?/, '').trim();
    if (share !== undefined) {
      const value = figureOf(share);
      if (/\bkeep\b/.test(clause) && value === 100) continue;
      // What stays with the one who asks is no loss.
      if (/\b(?:i|we) (?:keep|get|take|make)\b/.test(clause) || lines.length === 0) return undefined;
      if (/\b(?:vat|tip|more|rise|increase|profit)\b/.test(clause + after)) return undefined;
      const isLater = lines.some(({ kind }) => kind === 'out' || kind === 'share');
      const isOfLeft = /\b(?:left|rest|remain\w*|balance|then|after that)\b/.test(`${of ?? ''} ${clause}`);
      // "Of that" is of what was told right before.
      const isThat = /^(?:that|this)$/.test(of ?? '') && lines.at(-1)?.kind === 'in';
      const isOfAll =
        isThat ||
        /\b(?:it|sales|takings|fee|total|income|money|everything|price|gross|all|wages?|ticket|earnings|tickets|whole)\b/.test(
          of ?? '',
        );
      // Of what, after something else has gone? Nobody can say.
      if (isLater && !isOfLeft && !isOfAll) return undefined;
      if (of !== undefined && !isOfAll && !isOfLeft) return undefined;
      const verb = SETS_ASIDE.exec(clause)?.[1];
      const isAsked = verb !== undefined && new RegExp(`\\b(?:i|we) ${verb}\\b`).test(question);
      lines.push({ kind: 'share', value, said: `${figure(value)}%`, name, of: isOfLeft ? 'left' : 'all', isAsked });
      continue;
    }
    // "Framing was £38 a picture", where so many pictures were sold.
    const one =
      plainSum === undefined ? undefined : /^ ?(?:(each|apiece)\b|(?:per|an?) (?!(?:flat|fixed)\b)([a-z]{3,15})\b)/.exec(after);
    const times = one
      ? (counts.get(singular(one[2] ?? '')) ?? (one[1] !== undefined && counts.size === 1 ? [...counts.values()][0] : undefined))
      : 1;
    if (times === undefined) return undefined;
    // So much a week, where it is not this week that is asked for.
    if (span !== undefined && !new RegExp(`\\b(?:this|that|the|last|a|per|each) ${span}\\b`).test(question)) {
      // Where it is the only one that is told, all else is of that month, too.
      const spans = new Set([...text.matchAll(ANY_SPAN)].map(([, name]) => name));
      if (spans.size > 1 || lines.length > 0) return undefined;
    }
    if (per !== undefined && what !== undefined) {
      const counted = what.trim().split(' ')[0] ?? '';
      const isSame = counted === '' || counted.replace(/s$/, '') === per.replace(/s$/, '');
      if (!isSame) return undefined;
    }
    const [count, each] = times > 1 ? [String(times), plainSum] : [many ?? many2, price ?? price2];
    if (many !== undefined) {
      const thing = / ([a-z]{3,15}) (?:at|@|x|×) /.exec(found[0])?.[1];
      if (thing !== undefined) counts.set(singular(thing), figureOf(many));
    }
    const value = count === undefined ? moneyOf(plainSum!) : figureOf(count) * moneyOf(each!);
    const said = count === undefined ? sum(value) : `${figure(figureOf(count))} × ${sum(moneyOf(each!))} = ${sum(value)}`;
    const isOwn =
      /\b(?:i|we) (?:take|keep|get|have)\b/.test(clause) &&
      /\b(?:off the top|first|for (?:myself|quoting|driving|organising|the booking))\b/.test(after);
    const hasIn = lines.some(({ kind }) => kind === 'in');
    const isIn =
      count !== undefined && each !== undefined && takes < 0
        ? !/^[\s,]*(?:and )?(?:[a-z]+ ){1,2}$/.test(clause) || gives >= 0
        : gives >= 0 && gives >= takes - 4;
    if (isOwn) lines.push({ kind: 'own', value, said, name });
    // "And 5 at £40" goes where the one before it went.
    else if (count !== undefined && / sold /.test(found[0])) lines.push({ kind: 'in', value, said, name });
    else if (/^[\s,]*(?:and|plus)? ?$/.test(clause) && /^(?:in|out)$/.test(lines.at(-1)?.kind ?? ''))
      lines.push({ kind: lines.at(-1)!.kind, value, said, name });
    else if (
      gives >= 0 &&
      (takes < gives ||
        /\bfee(?:'s)? (?:is|was)|\b(?:wages|salary|takings|sales|estate|job|income|gig) (?:is|are|was|were|of|pays|paid|for)\b/.test(
          clause,
        ))
    )
      lines.push({ kind: 'in', value, said, name });
    else if (WENT.test(after)) lines.push({ kind: 'out', value, said, name });
    else if (takes >= 0) lines.push({ kind: !hasIn && gives >= 0 ? 'in' : 'out', value, said, name });
    else if (isIn || lines.length === 0) lines.push({ kind: 'in', value, said, name });
    else if (LABEL.test(clause) && !GIVEN.test(clause)) lines.push({ kind: 'out', value, said, name });
    else return undefined;
  }
  if (read.hasMore()) return undefined;
  const incomes = lines.filter(({ kind }) => kind === 'in');
  // "Of ticket money" is of one of several takings.
  if (incomes.length > 1 && /% of (?:the )?(?:tickets?|door|bar|raffle|card|cash|online)\b/.test(text)) return undefined;
  const losses = lines.filter(({ kind }) => kind === 'out' || kind === 'share');
  const own = lines.find(({ kind }) => kind === 'own');
  if (incomes.length === 0 || losses.length + (own ? 1 : 0) === 0 || lines.length < 2) return undefined;
  // What somebody else gets is not what is left.
  const isOther = losses.some(
    ({ name, isAsked }) =>
      isAsked !== true &&
      (name.match(/[a-z]{4,}/g) ?? []).some(
        (word) =>
          !/^(?:what|take|takes|gets?|from|that|keep|with|have|they|were|left|their)$/.test(word) &&
          new RegExp(`\\b${word}\\b`).test(question),
      ),
  );
  if (isOther) return undefined;
  const all = incomes.reduce((so, { value }) => so + value, 0);
  const steps: string[] = incomes.filter(({ said }) => said.includes('=')).map(({ said }) => `${said}.`);
  if (incomes.length > 1) steps.push(`${incomes.map(({ value }) => sum(value)).join(' + ')} = ${sum(all)}.`);
  let left = all;
  for (let at = 0; at < lines.length; at++) {
    const { kind, value, said, of } = lines[at]!;
    if (kind === 'in') continue;
    if (kind === 'share') {
      const base = of === 'left' ? left : all;
      const part = (base * value) / 100;
      if (lines[at]!.isAsked)
        return { worked: [`That is ${sum(part)}.`, [...steps, `${said} of ${sum(base)} = ${sum(part)}.`]], confidence: 93 };
      steps.push(`${said} of ${sum(base)} = ${sum(part)}; ${sum(left)} − ${sum(part)} = ${sum(left - part)}.`);
      left -= part;
    } else {
      steps.push(`${said.includes('=') ? `${said}; ` : ''}${sum(left)} − ${sum(value)} = ${sum(left - value)}.`);
      left -= value;
    }
  }
  if (left <= 0) return undefined;
  if (sharers === undefined) {
    if (own) return undefined;
    return { worked: [`That leaves ${sum(left)}.`, steps], confidence: 93 };
  }
  if (sharers < 2) return undefined;
  const each = left / sharers;
  steps.push(`${sum(left)} ÷ ${figure(sharers)} = ${sum(each)}.`);
  if (!own) return { worked: [`That is ${sum(each)} each.`, steps], confidence: 93 };
  if (!/\b(?:i|me|mine|my)\b/.test(question)) return undefined;
  steps.push(`${sum(each)} + ${sum(own.value)} = ${sum(each + own.value)}.`);
  return { worked: [`${capitalise('you')} get ${sum(each + own.value)}.`, steps], confidence: 93 };
};
