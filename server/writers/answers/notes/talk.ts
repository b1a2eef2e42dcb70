/** A later line that settles or overrides an earlier one: "make it 7.30 instead", "fine, 6.15 then". */
import { partsOfSpeech, sensesOf } from '../../../lexicon/wordnet.ts';
import type { Rule } from './amounts.ts';
import { labelling, type Notes } from './facts.ts';
import { daysOf, WEEK } from './times.ts';
import type { Unit } from './units.ts';
import { valuesIn, type Value } from './values.ts';
import { stemmed, wordsIn } from '../question/terms.ts';

const SPEAKER = /^(?:\[?\d{1,2}[:.]\d\d\]? )?(\p{Lu}[\p{L} ]{0,18}): /u;
const OVERRIDES =
  /\b(?:make (?:it|that)|instead|actually|scrap (?:that|it)|change of plan|moved? (?:it )?to|change[d]? to|no wait|rather|now (?:at|on)|then|sorry|correction|done|sorted|booked|confirmed|final|settled|agreed|put back to|brought forward to)\b/i;
/** Nothing is asked, and nothing is settled. */
const PROPOSES = /\?|\b(?:maybe|could|might|or|if|what about|how about|shall we|can't do|can't|cannot|not|no good)\b/i;

interface Said {
  readonly unit: Unit;
  readonly text: string;
  readonly values: readonly Value[];
}

/** At least four lines that open with who says them, two of them at least. */
const talkIn = ({ units }: Notes): readonly Said[] => {
  const speakers = units.flatMap(({ text }) => SPEAKER.exec(text)?.[1] ?? []);
  const isTalk =
    speakers.length > 3 &&
    new Set(speakers).size > 1 &&
    new Set(speakers).size < speakers.length &&
    speakers.length >= units.length / 2;
  return isTalk
    ? units.map((unit) => ({ unit, text: unit.text.replace(SPEAKER, ''), values: valuesIn(unit.text.replace(SPEAKER, '')) }))
    : [];
};

const KINDS: readonly (readonly [RegExp, (value: Value) => boolean])[] = [
  [/\bwhat time\b|\bhow (?:early|late)\b/, ({ kind }) => kind === 'clock'],
  [/\b(?:what|which) (?:day|date)\b/, (value) => daysOf(value).length > 0 || value.kind === 'date'],
  [/^(?:so )?when\b/, (value) => value.kind === 'clock' || daysOf(value).length > 0 || value.kind === 'date'],
];
/** Hours that a message names without more: "ok 7 then", "leaving 6 sharp". */
const HOUR =
  /\b(?:at|for|by|it|is|then|make it|say|ok|leaving|till?|about) (\d{1,2}(?:[.:]\d\d)?)(?= ?(?:$|[,.!?]|sharp|then|instead|pm|am|it is))|(?:^|[,.!] |\b(?:ok|okay|yes|yeah|yep|fine|sure|right|great|grand|perfect|lovely|good) )(\d{1,2}(?:[.:]\d\d)?) (?:then|it is|sharp|works|is (?:fine|good|ok))/i;
const clocksIn = ({ text, values }: Said): readonly string[] => {
  const told = values.filter(({ kind }) => kind === 'clock');
  const bare = /(?<![\d.£€$])\d{1,2}[.:][0-5]\d(?![\d.])/.exec(text) ?? undefined;
  if (bare !== undefined && told.every(({ at }) => at > bare.index)) return [bare[0]];
  if (told.length > 0) return told.map(({ typed }) => typed);
  const hour = HOUR.exec(text)
    ?.slice(1)
    .find((one) => one !== undefined);
  return hour === undefined || Number.parseInt(hour, 10) > 24 ? [] : [hour];
};

const ASKING =
  /^(?:time|day|date|end|now|we|meet\w*|going|go|finally|final|agree\w*|decid\w*|settle\w*|plan\w*|it|come|there|be|happen\w*|start\w*|leav\w*|everyone|again|what's|place)$/;

const SETS_OFF = /\b(?:set(?:ting)? off|leav\w*|start driving|go out the door)\b/i;

/** Minutes, times and days that somebody in the talk said last, where nobody asked or doubted. */
export const talk: Rule = (question, notes) => {
  const kind = KINDS.find(([asked]) => asked.test(question));
  const said = talkIn(notes);
  // When to set off follows from the time that is told, and is not that time.
  if (!kind || said.length === 0 || (SETS_OFF.test(question) && !said.some(({ text }) => SETS_OFF.test(text)))) return undefined;
  const words = labelling(question)
    .filter((word) => !ASKING.test(word))
    .map(stemmed);
  const isDated = (value: Value): boolean => daysOf(value).length > 0 || value.kind === 'date';
  // "When do we have to be there?" of one day and several times asks for the time.
  const isTime = kind === KINDS[0] || (kind === KINDS[2] && said.filter(({ values }) => values.some(isDated)).length < 2);
  const dayIn = ({ values }: Said): string | undefined => {
    const day = values.find(
      kind[1] === KINDS[0]![1] ? () => false : (value) => daysOf(value).length > 0 || value.kind === 'date',
    );
    return day === undefined ? undefined : daysOf(day).length === 1 && day.kind === 'weekdays' ? WEEK[day.value % 7] : day.typed;
  };
  const says = (one: Said): string | undefined => (isTime ? clocksIn(one)[0] : dayIn(one));
  const told = said.map((one) => ({ one, says: says(one) })).filter(({ says: answer }) => answer !== undefined);
  const settled = told.filter(({ one }) => !PROPOSES.test(one.text) || OVERRIDES.test(one.text.split('?')[0]!));
  // What is asked for by a name of its own is settled where that name is said.
  const named =
    words.length === 0
      ? []
      : settled.filter(({ one }) =>
          wordsIn(one.text)
            .map(stemmed)
            .some((term) => words.includes(term)),
        );
  const last = named.length > 0 && !OVERRIDES.test(settled.at(-1)!.one.text) ? named.at(-1) : settled.at(-1);
  if (!last || new Set(told.map(({ says: answer }) => answer)).size < 2) return undefined;
  const isRepeated = settled.filter(({ says: answer }) => answer === last.says).length > 1;
  const clock = isTime ? undefined : clocksIn(last.one)[0];
  return {
    says: `That is ${last.says!}${clock !== undefined && /^when\b/.test(question) ? ` at ${clock}` : ''}, as the last word on it.`,
    lines: [last.one.unit.line],
    isUnsure: !isRepeated && !OVERRIDES.test(last.one.text),
  };
};

const TAKES =
  /^(?:(?:yes|yeah|yep|ok|sure),? )?(?:me\b|mine\b|i(?:'| wi)?ll\b|i (?:can|will|do|have|could)\b|i've\b|on it\b|happy to\b|can do\b|no problem\b)/i;
/** Whoever said yes and then cannot. */
const BACKS_OUT = /\b(?:can['’]?t|cannot|won['’]?t|sorry|unable|not able|not going to make|no longer|actually)\b/i;
/** "Can someone pick me up?" – "i will": whoever answers for themselves last, and does not take it back. */
export const volunteer: Rule = (question, notes) => {
  const said = talkIn(notes);
  if (!/^who\b/.test(question) || said.length === 0) return undefined;
  const words = labelling(question)
    .filter((word) => valuesIn(word).length === 0)
    .map(stemmed)
    .filter((term) => !/^(?:bring|do|have|has|got|get|pick|collect|up|down|out|off|over)$/.test(term));
  const rows = said.map((one) => ({ ...one, speaker: SPEAKER.exec(one.unit.text)?.[1] ?? '' }));
  const at = rows.findIndex(({ unit, text }) => {
    const own = new Set(wordsIn(unit.text).map(stemmed));
    const isAsked = /\b(?:who|can (?:someone|somebody|anyone|anybody|you)|could (?:someone|anyone|you)|anyone|someone)\b/i.test(
      text,
    );
    return words.length > 0 && words.every((word) => own.has(word)) && isAsked;
  });
  const asked = rows[at];
  const takers = rows
    .map((row, place) => ({ ...row, place }))
    .filter(
      ({ text, speaker, place }) =>
        at !== -1 && place > at && TAKES.test(text) && speaker !== '' && speaker !== asked!.speaker && !BACKS_OUT.test(text),
    );
  const isBack = ({ speaker, place }: (typeof takers)[number]): boolean =>
    rows.slice(place + 1).some((row) => row.speaker === speaker && BACKS_OUT.test(row.text));
  const [only, other] = takers.filter((taker) => !isBack(taker));
  // Without anybody who backed out, an answer stands next to what was asked.
  if (!asked || !only || other || (takers.length === 1 && only.place > at + 2)) return undefined;
  const out = takers
    .filter(isBack)
    .flatMap(({ speaker, place }) => rows.slice(place + 1).filter((row) => row.speaker === speaker && BACKS_OUT.test(row.text)));
  return { says: `That is ${only.speaker}.`, lines: [asked, ...out, only].map(({ unit }) => unit.line) };
};

/** Where nobody can go. */
const NO_GOOD = /\b(?:shut|closed|full|fully booked|packed|refurb\w*)\b/i;
const PLACE =
  /(?<=\b(?:at|to|in) (?:the )?)(?!the\b|mine\b|home\b)\p{L}[\p{L}'’-]{2,}|\p{Lu}[\p{L}'’-]{2,}(?: \p{Lu}[\p{L}'’-]+)*/gu;
/** A name, or a word for a thing that one can be at: "short" of "short stay" is none. */
const isPlace = (name: string): boolean =>
  /\p{Lu}/u.test(name) ||
  sensesOf(name).some(
    ({ partOfSpeech, field }, at) => at < 2 && partOfSpeech === 'noun' && /^(?:artifact|location|object|group)$/.test(field),
  );
const ASKS_PLACE =
  /^(?:so )?(?:where\b|(?:at |in |to )?(?:what|which) (?:place|pub|bar|cafe|café|restaurant|cinema|hotel|park|venue|club|shop|gym|hall)\b)/;
/** Where to meet: the place that a settled message named last. */
export const placeOfTalk: Rule = (question, notes) => {
  const said = talkIn(notes);
  if (!ASKS_PLACE.test(question) || / from$/.test(question) || said.length === 0) return undefined;
  const speakers = new Set(said.flatMap(({ unit }) => SPEAKER.exec(unit.text)?.[1]?.toLowerCase() ?? []));
  const names = said.flatMap(({ text, values }) =>
    [...text.matchAll(PLACE)]
      .filter(
        ({ 0: name, index }) =>
          !speakers.has(name.toLowerCase()) &&
          !values.some(({ at, end }) => at <= index && index < end) &&
          // "Maeve has it" is no place, and a common word that opens a message is no name.
          !/^I['’]/.test(name) &&
          !/^ (?:has|is|will|said|can|does|did|was)\b/.test(text.slice(index + name.length)) &&
          isPlace(name) &&
          (index > 0 ||
            partsOfSpeech(name.toLowerCase()).size === 0 ||
            /^ (?:then|it is)\b/.test(text.slice(index + name.length))),
      )
      .map(([name]) => name),
  );
  const settled = said
    .filter(({ text }) => (!PROPOSES.test(text) || OVERRIDES.test(text.split('?')[0]!)) && !NO_GOOD.test(text))
    .map((one) => ({ one, name: names.find((name) => one.text.toLowerCase().includes(name.toLowerCase())) }))
    .filter(({ name }) => name !== undefined);
  const last = settled.at(-1);
  // "Clock tower gate 6.15": what goes on behind it up to the time is of the same name.
  const place = last && (new RegExp(`${last.name!}(?: \\p{L}+){0,3}(?= \\d)`, 'iu').exec(last.one.text)?.[0] ?? last.name!);
  return (
    last && {
      says: `That is ${place!.split(' ').length > 1 ? place! : last.name!}, as the last word on it.`,
      lines: [last.one.unit.line],
      isUnsure: !OVERRIDES.test(last.one.text) && clocksIn(last.one).length === 0,
    }
  );
};
