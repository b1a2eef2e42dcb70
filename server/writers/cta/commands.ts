/** Every command that asks for what the visitor wants of the thing the visitor offers. */
import { readTopic } from '../../english/topic.ts';
import { INTENTS, type Intent } from './intents.ts';
import { CUT, raised, type Offer } from './offer.ts';
import type { Register } from './tones.ts';

export interface Command {
  /** Without a final mark: "Subscribe to the weekly vegetable box". */
  readonly words: string;
  readonly names: 'offer' | 'nothing';
  readonly register: Register;
  /** Ends on the offer's short name or on none, so that "now" may follow. */
  readonly isShort: boolean;
}

/** Words of the visitor's that mean one of the listed intentions. */
const MEANINGS: readonly (readonly [RegExp, keyof typeof INTENTS])[] = [
  [/^(?:more |get |increase |boost )*(?:sales?|purchases?|orders?|buy|buying|checkout)$/i, 'Buy Now'],
  [/^(?:more |get |increase )*(?:sign[- ]?ups?|registrations?|register|leads?|enrol?ments?|enrol?l?)$/i, 'Sign Up'],
  [/^(?:more |get )*downloads?$/i, 'Download'],
  [
    /^(?:more |get |increase )*(?:clicks?|traffic|awareness|brand awareness|visits?|views?|interest|information|read more)$/i,
    'Learn More',
  ],
  [/^(?:more |get )*(?:calls?|enquir(?:y|ies)|inquir(?:y|ies)|messages?|contacts?|quotes?)$/i, 'Contact Us'],
  [/^(?:more |get )*(?:subscribers?|subscriptions?|followers?)$/i, 'Subscribe'],
  [/^(?:more |get |start )*(?:(?:free )?trials?|trial users)$/i, 'Try Free'],
  [/^(?:more |get )*demos?(?: bookings?)?$/i, 'Book Demo'],
  [/^(?:more |get |recruit |find )*(?:members?|volunteers?|participants?)$/i, 'Join Now'],
];

const TRANSITIVE =
  /^(?:order|buy|reserve|book|get|visit|hire|rent|support|follow|pre-?order|adopt|try|watch|read|taste|shop|choose|request|donate to|listen to|vote for|apply for|enrol in|enroll in|share)$/i;

/** The command in the visitor's own words: "get people to reserve before Friday" asks readers to "Reserve before Friday". */
const commandIn = (typed: string): string | undefined => {
  const { text } = readTopic(typed);
  const bare = text
    .replace(/(?<![.!?,;:\s])[.!?,;:\s]+$/, '')
    .replace(/^(?:i |we )?(?:want|would like|need|'d like)\s+(?:\w+\s+){1,2}?to\s+/i, '')
    .replace(
      /^(?:please\s+)?(?:get|make|have|let|ask|invite|encourage|convince|persuade|tell|remind|help|drive)\s+(?:\w+\s+)?(?:people|readers|visitors|customers|clients|them|users|everyone|students|parents|members|subscribers|followers|viewers|shoppers|guests)\s+(?:to\s+)?/i,
      '',
    )
    .replace(/^(?:to|they should|people should|readers should|you should)\s+/i, '')
    .trim();
  const topic = readTopic(bare);
  if (topic.shape === 'opaque' && bare === '') return undefined;
  if (
    /^\p{L}+$/u.test(bare) &&
    !/^(?:order|book|reserve|donate|vote|apply|call|visit|shop|volunteer|enrol|enroll|follow|share|reply|pre-?order|rsvp|buy|hire|rent|support|listen|watch|read|try|come|request|choose|adopt|text|email|register|subscribe|download|join)$/i.test(
      bare,
    )
  )
    return undefined;
  return raised(bare);
};

const lowFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

const namesOf = ({ name, short, nick }: Offer): string[] => [
  ...new Set([name, short, nick].filter((words) => words !== undefined)),
];

const bareCommands = (intent: Intent, { pronoun, name }: Offer): Command[] =>
  (['plain', 'warm', 'formal', 'lively'] as const).flatMap((register) =>
    (intent.bare[register] ?? [])
      .filter((words) => name !== undefined || !words.includes('@@'))
      .map((words): Command => ({ words: words.replace('@@', pronoun), names: 'nothing', register, isShort: true })),
  );

const withObject = (intent: Intent, offer: Offer): Command[] =>
  intent.object
    .filter(([, , ...kinds]) => kinds.length === 0 || kinds.includes(offer.kind))
    .flatMap(([words, register]) =>
      namesOf(offer).map(
        (name): Command => ({
          words: words.replace('@', name),
          names: 'offer',
          register,
          isShort: name === offer.short || name === offer.nick,
        }),
      ),
    )
    // "Try the free app free" says it twice.
    .filter(({ words }) => !/\bfree\b.*\bfree\b/i.test(words));

const TIRED = /^(?:are you )?(?:still )?(?:tired|sick|bored|fed up|sick and tired) (?:of|with) (\p{L}+ing\b.*?)\?$/iu;
const ASKS = /^(?:how|what|why|when|where)\b/i;
const ANSWERS = /^(?:Learn|Find|See the|Read|Ask|Contact|Get in touch)/;

/** Where the offer is no noun, the command goes on with it in the way its shape allows. */
const continued = (bare: readonly Command[], { topic, heading, actions }: Offer): Command[] => {
  const about = bare.filter(({ words }) => !words.includes(':'));
  const plain = about.filter(({ register }) => register === 'plain');
  const said = (list: readonly Command[], words: (command: string) => string): Command[] =>
    list.map((command) => ({ ...command, words: words(command.words), names: 'offer', isShort: false }));
  const { gerund, inquiry, question, label } = topic;
  if (actions.length) return actions.flatMap((action) => said(about, (command) => `${command} and ${action}`));
  if (gerund)
    return [...said(about, (command) => `${command} and start ${gerund}`), ...said(plain, (command) => `${command}: ${gerund}`)];
  if (inquiry) return said(about, (command) => `${command} and see ${inquiry}`);
  const burden = question && TIRED.exec(question)?.[1];
  if (burden) {
    return [...new Set([burden, burden.split(CUT)[0]!])].flatMap((words) => [
      ...said(about, (command) => `${command} and stop ${words}`),
      ...said(plain, (command) => `Stop ${words}: ${lowFirst(command)}`),
    ]);
  }
  if (question) {
    return ASKS.test(question)
      ? said(
          plain.filter(({ words }) => ANSWERS.test(words)),
          (command) => `${command}: ${lowFirst(question)}`,
        )
      : [];
  }
  // Words in another language stand after a colon, where no grammar touches them.
  if (topic.shape === 'opaque') return said(plain, (command) => `${command}: ${label}`);
  return said(plain, (command) => `${heading}: ${lowFirst(command)}`);
};

const ownCommands = (command: string, offer: Offer): Command[] => {
  const { topic } = offer;
  const own: Command = { words: command, names: 'nothing', register: 'plain', isShort: false };
  const naming = (words: string): Command => ({ ...own, words, names: 'offer' });
  const head = topic.subject?.head.replace(/s$/, '');
  const mentions = head !== undefined && new RegExp(`\\b${head}`, 'i').test(command);
  const beside = topic.question
    ? []
    : namesOf(offer).length
      ? namesOf(offer).map((name) => naming(`${command}: ${name}`))
      : topic.action
        ? []
        : [naming(`${command}: ${topic.label}`)];
  if (mentions) return [own, naming(command)];
  if (topic.action)
    return [own, naming(`${command} and ${topic.action}`), naming(`${raised(topic.action)}: ${lowFirst(command)}`)];
  return [own, ...(TRANSITIVE.test(command) ? namesOf(offer).map((name) => naming(`${command} ${name}`)) : []), ...beside];
};

const OWN_BUTTONS = ['@', 'Yes, @', 'Let me @', 'Ready? @', 'Just @', '@ now', '@ today', '@ here'];

export interface Commands {
  readonly all: readonly Command[];
  /** What a reader says by pressing a button: "Sign me up". */
  readonly buttons: readonly string[];
  /** One of the list, or the visitor's own words. */
  readonly isListed: boolean;
}

/** @param intention One of the listed intentions, or whatever the visitor wrote in its place. */
export const commandsFor = (intention: string, offer: Offer): Commands => {
  const typed = intention.trim();
  const listed =
    Object.keys(INTENTS).find((name) => name.toLowerCase() === typed.toLowerCase()) ??
    MEANINGS.find(([words]) => words.test(typed))?.[1];
  const own = listed === undefined ? commandIn(typed) : undefined;
  if (own !== undefined)
    return {
      all: ownCommands(own, offer),
      buttons: OWN_BUTTONS.map((form) => form.replace('@', lowFirst(own.split(CUT)[0]!))),
      isListed: false,
    };
  const intent = INTENTS[listed ?? 'Learn More']!;
  const bare = bareCommands(intent, offer);
  return {
    all: [...bare, ...(offer.name === undefined ? continued(bare, offer) : withObject(intent, offer))],
    buttons: intent.buttons
      .filter((words) => offer.name !== undefined || !words.includes('@@'))
      .map((words) => words.replace('@@', offer.pronoun)),
    isListed: true,
  };
};
