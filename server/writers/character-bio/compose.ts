/** Tells a person's life in a few paragraphs of 130 to 260 words. */
import { asSentence, capitalise, countWords, tidy, withArticle } from '../../english/prose.ts';
import type { Random } from '../../random.ts';
import { GROWN, inWords } from './ages.ts';
import type { Brief } from './brief.ts';
import { occupationIn } from './occupations.ts';
import type { Person } from './person.ts';
import { workIn, type WorkedIn } from './points.ts';
import { fill } from './voice.ts';

const MOST_WORDS = 250;
/** The most words of the visitor's own sentences, so that there is room for the rest of a life. */
const MOST_QUOTED = 70;

/** A sentence or two; those with a higher number give way first where room is short. */
interface Part {
  readonly text: string;
  readonly givesWay: number;
}

/** What is being told, and about whom. */
interface Account {
  readonly person: Person;
  /** What the visitor said of this person; none for the others of a cast. */
  readonly brief: Brief | undefined;
  readonly talkingPoints: string;
  readonly random: Random;
}

/** "a ferry pilot, which comes down to taking people across at night". */
const workOf = ({ occupation, doing, age, voice }: Person, random: Random): string => {
  const trade = withArticle(occupation);
  if (doing === undefined) return trade;
  if (/^retired /.test(occupation)) return `${trade}, after half a lifetime of ${fill(doing, voice)}`;
  if (age < GROWN) return `${trade}, which means ${fill(doing, voice)}`;
  return random.pick([
    `${trade}, which comes down to ${fill(doing, voice)}`,
    `${trade}: the work is ${fill(doing, voice)}`,
    `${trade} and earns a living by ${fill(doing, voice)}`,
    `${trade}, which means ${fill(doing, voice)}`,
  ]);
};

/** As many whole sentences as there is room for after the first. */
const quoted = (first: string, more: readonly string[]): string => {
  const kept = [first];
  for (const sentence of more) {
    if (countWords([...kept, sentence].join(' ')) > MOST_QUOTED) break;
    kept.push(asSentence(sentence));
  }
  return kept.join(' ');
};

/** Says who this is in the visitor's words, each shape of them in a frame that fits it. */
const introduced = ({ statement, more, age: said }: Brief, { fullName, age }: Person): string => {
  const years = inWords(age);
  // An age that the visitor gives stands in the visitor's own words.
  const listed = said === age ? fullName : `${fullName}, ${years}`;
  const named = said === age ? fullName : `${listed},`;
  const frame = ((): string => {
    const { words } = statement;
    switch (statement.kind) {
      case 'is':
      case 'like':
        return `${named} is ${words}.`;
      case 'one of':
        return `${named} is one of ${words}.`;
      case 'does':
        return `${named} ${words}.`;
      case 'doing':
        return `These days ${named} is ${words}.`;
      case 'asked':
        return `${named} is one answer to a question. ${capitalise(words)}`;
      case 'told':
        if (statement.isNamed) return words;
        return /^(?:he|she|they)\b/i.test(words)
          ? `This is ${listed}. ${words}`
          : `${words} At the heart of that stands ${listed}.`;
      case 'noted':
        if (words === '') return `${fullName} is ${years}.`;
        if (/^(?:of|from)\s/i.test(words)) return `The introduction in full: ${fullName} ${words}.`;
        if (/^(?:an?|the)\s[^.;:]*$/i.test(words)) return `${named} is ${words}.`;
        if (/^[\p{L}’'-]+(?: [\p{L}’'-]+){0,2}$/u.test(words) && occupationIn(words.split(' ').at(-1)!) !== undefined)
          return `${named} is ${withArticle(words)}.`;
        return /^(?:my|our)\s/i.test(words) ? `${listed}. From the notes: ${words}.` : `${listed}: ${words}.`;
    }
  })();
  return tidy(quoted(frame.replace(/([.!?…]["”’]?)\.$/, '$1'), more));
};

const identityOf = ({ person, brief, random }: Account): string => {
  const { fullName, age, voice, doing } = person;
  if (brief === undefined) return `${fullName}, ${inWords(age)}, is ${workOf(person, random)}.`;
  const said = introduced(brief, person);
  const isAged = brief.statement.kind !== 'told' || !brief.statement.isNamed;
  const now = isAged || brief.age !== undefined ? '' : fill(` {He} <is> ${inWords(age)} now.`, voice);
  // A trade that the description does not name is told separately.
  const work =
    doing === undefined || brief.occupation !== undefined
      ? ''
      : fill(` ${age < GROWN ? 'For the rest,' : 'By trade'} {he} <is> ${workOf(person, random)}.`, voice);
  return `${said}${now}${work}`;
};

const WANTS: readonly string[] = [
  'What {name} wants is to {goal}. What {name} fears is {fear}, and the one lies on the way to the other.',
  '{name} means to {goal}. The trouble is a fear of {fear}.',
  'The aim is plain enough: to {goal}. So is the fear, which is of {fear}.',
  '{He} <wants> to {goal}. There is little {he} would not do to be spared {fear}.',
  'Given one wish, {name} would use it to {goal}. Given a second, {he} would ask never again to know the fear of {fear}.',
  'Behind all of it stands a wish: to {goal}. Behind the wish stands a fear of {fear}.',
  'Two things keep {name} awake. One is the hope to {goal}. The other is {fear}.',
  'On good days {name} hopes to {goal}. On bad days there is only the fear of {fear}.',
  'Everything {name} does is meant to {goal}. It is a pity about the fear of {fear}.',
];

const SECRETS: readonly string[] = [
  'One thing is kept back. {secret}.',
  'Nobody has been told the rest. {secret}.',
  'And there is this. {secret}.',
  'Only {name} knows what is missing from the story. {secret}.',
  'The part that is left out is short. {secret}.',
  'It is not the whole truth. {secret}.',
];

/** A habit as part of a sentence: "counts the exits". */
const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

const SEEN: readonly string[] = [
  'People remember {one}. A closer look finds {other}.',
  'Look for {one}. Failing that, look for {other}.',
  'Strangers describe {one}. Friends mention {other}.',
  'One notices {one}. A good deal later, one notices {other}.',
  'The first impression is of {one}. The second is of {other}.',
  'Ask strangers about {name} and you will hear of {one}. Ask a friend, and it will be {other}.',
  'A portrait would have to get two things right: {one} and {other}.',
  'First comes {one}, then {name}, and only then {other}.',
  'Anyone who has met {name} once can describe {one}. Almost nobody mentions {other}.',
  'Children who draw {name} put in {one} and leave out {other}.',
  'From across the room it is {one}. From across the table it is {other}.',
  'What gives {name} away in a crowd is {one}, and after that {other}.',
];

const REPEATABLE: readonly RegExp[] = [/\bstrangers?\b/i, /\bpeople\b/i, /\bnotic/i, /\bfriends?\b/i, /\bcrowd\b/i];

const KEPT: readonly string[] = [
  'In one pocket, always, there is this: {object}.',
  'Wherever {name} goes, so does this: {object}.',
  'If the house were on fire, {name} would save one thing: {object}.',
  '{name} carries {object}.',
  'Nobody has ever met {name} without {object}.',
  'There is little {name} would fight for, but one such thing is {object}.',
  'Of all possessions, {name} would explain only one unasked: {object}.',
  'Asked to turn out all pockets, {name} would have to explain {object}.',
];

const lookOf = ({ looks, clothes, object, voice }: Person, random: Random): string => {
  const [one, other] = looks.map((words) => fill(words, voice));
  // What strangers notice must not repeat what strangers ask.
  const fresh = SEEN.filter((frame) => !REPEATABLE.some((word) => word.test(frame) && word.test(`${one} ${other}`)));
  const seen = one && other ? fill(random.pick(fresh), { ...voice, slots: { one, other } }) : '';
  const kept = object ? fill(random.pick(KEPT), { ...voice, slots: { object: fill(object, voice) } }) : '';
  return [seen, kept || (clothes ? fill(`{name} wears ${clothes}.`, voice) : '')].filter(Boolean).join(' ');
};

const assembled = (paragraphs: readonly (readonly Part[])[]): string => {
  const text = (limit: number): string =>
    paragraphs
      .map((parts) => parts.filter(({ text, givesWay }) => text !== '' && givesWay <= limit).map(({ text }) => text))
      .filter((parts) => parts.length > 0)
      .map((parts) => tidy(parts.join(' ')))
      .join('\n\n');
  const limits = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map(text);
  return limits.find((each) => countWords(each) <= MOST_WORDS) ?? limits.at(-1)!;
};

/** The biography, its paragraphs parted by blank lines. */
export const biographyOf = (account: Account): string => {
  const { person, brief, talkingPoints, random } = account;
  const { voice, knot, origin, age } = person;
  const points: WorkedIn = brief ? workIn(talkingPoints, voice.name, random) : { said: '', wishes: '' };
  const say = (phrase: string | undefined): string => (phrase === undefined ? '' : fill(phrase, voice));
  const wants = fill(random.pick(WANTS), { ...voice, slots: { goal: say(knot.goal), fear: say(knot.fear) } });
  const secret = fill(random.pick(SECRETS), { ...voice, slots: { secret: capitalise(say(knot.secret)) } });
  const quirk = person.quirks[0];
  return assembled([
    [
      { text: say(person.opening), givesWay: 3 },
      { text: identityOf(account), givesWay: 0 },
    ],
    [
      { text: origin ? say(`{name} ${age < GROWN ? 'is growing up' : 'grew up'} ${origin}.`) : '', givesWay: 8 },
      { text: say(knot.wound), givesWay: 0 },
      { text: say(person.aside), givesWay: 9 },
    ],
    [
      { text: points.said, givesWay: 0 },
      { text: lookOf(person, random), givesWay: 6 },
      { text: say(person.way), givesWay: 4 },
      { text: quirk ? say(`${voice.pronoun === 'they' ? '{name}' : '{He}'} ${lowered(quirk)}.`) : '', givesWay: 7 },
    ],
    [
      { text: wants, givesWay: 0 },
      { text: secret, givesWay: 5 },
      { text: say(person.role), givesWay: 1 },
      { text: person.tie ?? '', givesWay: 2 },
      { text: say(person.closing), givesWay: 0 },
      { text: points.wishes, givesWay: 0 },
    ],
  ]);
};
