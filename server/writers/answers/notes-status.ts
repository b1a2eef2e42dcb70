/** Who of those named in the notes has done a thing, and who has not: by what their own line says, by a sentence that names them, by what they wrote. */
import { listed } from '../../english/prose.ts';
import type { Rule } from './notes-amounts.ts';
import type { Notes } from './notes-facts.ts';
import type { Unit } from './notes-units.ts';
import { wordsIn } from './terms.ts';

interface Person {
  readonly name: string;
  readonly units: readonly Unit[];
}
const NAME = String.raw`\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]*\.?)?`;
const OPENS = new RegExp(
  String.raw`^(?:\[[^\]]*\] ?)?(?:[-*•] |\d{1,2}[.)] )?(${NAME})(?: ?[:–—]|\s-|,|\s{2}| \(|\s[£$€]?\d|$)`,
  'u',
);
const NOBODY =
  /^(?:Total|Sub ?total|Balance|Price|Cost|Date|Time|Venue|Where|When|Note|Notes|Please|Next|Present|Apologies|From|To|Subject|Re|Deposit|Delivery|Me|Mon|Tue|Tues|Wed|Thu|Thur|Thurs|Fri|Sat|Sun|\p{L}+day|January|February|March|April|May|June|July|August|September|October|November|December)$/u;

/** Those who open a line each, of which at least three are alike. */
const peopleIn = (question: string, notes: Notes): readonly Person[] => {
  const found = new Map<string, Unit[]>();
  for (const unit of notes.units) {
    const name = OPENS.exec(unit.line)?.[1];
    if (name === undefined || NOBODY.test(name) || wordsIn(name).some((word) => question.includes(word))) continue;
    found.set(name, [...(found.get(name) ?? []), unit]);
  }
  return [...found].map(([name, units]) => ({ name, units }));
};

interface Deed {
  readonly asked: RegExp;
  readonly done: RegExp;
  readonly open: RegExp;
}
const YET = String.raw`\b(?:tomorrow|later|tonight|will|next week|not yet|when i|friday|monday|tmrw)\b`;
const DEEDS: readonly Deed[] = [
  {
    asked: /\b(?:paid|pay|payed|cough\w*|owes?|owing|money|sent|transfer\w*|settled|stump\w*)\b/,
    done: /\b(?:paid|sent|transferred|settled|done|gave (?:me|us|him|her)|given|in full|cash|cleared)\b|✓|✔|✅/i,
    open: new RegExp(
      String.raw`\b(?:not paid|unpaid|owes?(?! (?:him|her|them|you)\b)|owing|to pay|hasn't|has not|haven't|didn't|still to|n't paid|nothing yet)\b|${YET}`,
      'i',
    ),
  },
  {
    asked: /\b(?:repl\w+|answer\w*|got back|respond\w*|let (?:us|me) know|said (?:yes|no))\b/,
    done: /\b(?:yes|no|coming|can't|in|maybe|accepts?|declin\w*)\b/i,
    open: /\b(?:no (?:reply|answer|response)|not (?:replied|answered|heard)|awaiting|waiting|to confirm|\?)/i,
  },
  {
    asked: /\b(?:form|slip|consent|return\w*|hand\w* (?:in|back)|signed|brought)\b/,
    done: /\b(?:yes|returned|signed|in|received|done|handed in|got)\b|✓|✔|✅/i,
    open: new RegExp(String.raw`\b(?:no|not|missing|outstanding|to come|awaiting|forgot\w*|lost)\b|${YET}`, 'i'),
  },
];
/** Who is asked for is who has not. */
const NOT =
  /\b(?:not|n't|hasn't|haven't|hasnt|havent|didn't|didnt|still|yet|owes?|owing|outstanding|missing|chase|left to|to pay|somebody|someone)\b/;

export const status: Rule = (question, notes) => {
  const deed = DEEDS.find(({ asked }) => asked.test(question));
  if (
    !deed ||
    !/\bwho\b|\bwhich of\b|\banyone\b|\banybody\b|\beveryone\b|\beverybody\b|\bhow many\b/.test(question) ||
    /\bhow much\b|\bwhat\b|\bif\b/.test(question)
  )
    return undefined;
  const people = peopleIn(question, notes);
  if (people.length < 3) return undefined;
  const told = (name: string): readonly Unit[] =>
    notes.units.filter(({ text }) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text));
  const states = people.map((person) => {
    const own = [...new Set([...person.units, ...told(person.name)])];
    // Without the name and what stands before it, the line tells what was ordered or said.
    const done = own.find(
      ({ text, line }) => deed.done.test(text) && !deed.open.test(text) && (!text.endsWith('?') || line !== text),
    );
    const open = own.find(({ text }) => deed.open.test(text));
    return { person, done, open };
  });
  if (!states.some(({ done }) => done)) return undefined;
  // Whoever asks the others for it in a talk is not asked for it.
  const isTalk = people.every(({ units }) => units.every(({ line }) => /^(?:\[[^\]]*\] ?)?\p{L}+(?: \p{L}+)?: /u.test(line)));
  const asker = isTalk
    ? people.find(({ units }) =>
        units.some(({ text }) => /\b(?:pls|please|can (?:you|everyone)|need|put .* down|transfer)\b/i.test(text)),
      )?.name
    : undefined;
  const wantsOpen = NOT.test(question);
  const among = states.filter(({ person: { name } }) => name !== asker);
  const found = among.filter(({ done, open }) =>
    wantsOpen ? !done || (open !== undefined && notes.units.indexOf(open) > notes.units.indexOf(done)) : done !== undefined,
  );
  // In a talk, who says nothing of it may have done it.
  const unclear = isTalk ? found.filter(({ done, open }) => !done && !open) : [];
  const sure = found.filter((one) => !unclear.includes(one));
  const names = (isTalk ? sure : found).map(({ person: { name } }) => name);
  const lines = [
    ...new Set(
      (isTalk ? sure : among).flatMap(({ done, open, person }) => [
        wantsOpen && isTalk ? (open ?? person.units[0]!).text : (done ?? open ?? person.units[0]!).text,
      ]),
    ),
  ];
  if (names.length === 0 && unclear.length > 0) return undefined;
  const many = /\bhow many\b/.test(question);
  return {
    says:
      names.length === 0
        ? `Nobody, by these notes.`
        : many
          ? `That is ${names.length}: ${listed(names)}.`
          : `That is ${listed(names)}.`,
    lines,
    isUnsure: unclear.length > 0,
  };
};
