/** What readers should do, as commands: with nothing after them, and with the offer as their object. */
import { capitalise } from '../../english/prose.ts';
import { readTopic } from '../../english/topic.ts';
import type { Offer, OfferKind } from './offer.ts';
import type { Register } from './tones.ts';

export interface Command {
  /** Without a final mark: "Subscribe to the weekly vegetable box". */
  readonly words: string;
  readonly names: 'offer' | 'nothing';
  readonly register: Register;
  /** Ends on the offer's short name or on none, so that "now" may follow. */
  readonly isShort: boolean;
}

interface Intent {
  readonly bare: Partial<Record<Register, readonly string[]>>;
  /** The offer's name stands for "@"; the kinds it suits, all where none are named. */
  readonly object: readonly (readonly [words: string, register: Register, ...kinds: OfferKind[]])[];
}

const INTENTS: Record<string, Intent> = {
  'Buy Now': {
    bare: {
      plain: ['Buy now', 'Order now', 'Place your order'],
      warm: ['Treat yourself', 'Pick yours'],
      formal: ['Place your order', 'Order with us'],
      lively: ['Go and get @@', 'Make @@ yours'],
    },
    object: [
      ['Buy @', 'plain', 'goods', 'document', 'software', 'periodical'],
      ['Order @', 'plain', 'goods', 'document', 'periodical'],
      ['Get @', 'plain'],
      ['Book @', 'plain', 'service', 'event'],
      ['Treat yourself to @', 'warm'],
      ['Pick up @', 'warm', 'goods', 'document'],
      ['Choose @', 'formal'],
      ['Place your order for @', 'formal', 'goods', 'document', 'periodical', 'software'],
      ['Reserve @', 'formal', 'service', 'event'],
      ['Make @ yours', 'lively', 'goods', 'document', 'software', 'periodical'],
      ['Get your hands on @', 'lively', 'goods', 'document', 'software', 'periodical'],
      ['Go for @', 'lively'],
    ],
  },
  'Sign Up': {
    bare: {
      plain: ['Sign up', 'Register', 'Add your name'],
      warm: ['Put your name down', 'Save yourself a place'],
      formal: ['Register', 'Complete your registration'],
      lively: ['Get your name on the list', 'Get in'],
    },
    object: [
      ['Sign up for @', 'plain', 'document', 'software', 'periodical', 'event', 'goods', 'service'],
      ['Sign up with @', 'plain', 'group'],
      ['Add your name for @', 'plain'],
      ['Put your name down for @', 'warm'],
      ['Save your place for @', 'warm', 'event'],
      ['Come and sign up for @', 'warm', 'event', 'periodical', 'software', 'goods', 'service', 'document'],
      ['Register for @', 'formal', 'event', 'service', 'software', 'periodical', 'goods', 'document'],
      ['Register with @', 'formal', 'group'],
      ['Get on the list for @', 'lively'],
      ['Get in on @', 'lively'],
    ],
  },
  Download: {
    bare: {
      plain: ['Download now', 'Download @@ here', 'Get the download'],
      warm: ['Take @@ with you', 'Help yourself to the download'],
      formal: ['Request the download', 'Download @@ at your convenience'],
      lively: ['Grab the download', 'Get @@ on your screen'],
    },
    object: [
      ['Download @', 'plain', 'document', 'software', 'periodical'],
      ['Get @', 'plain', 'document', 'software'],
      ['Download the details of @', 'plain', 'goods', 'service', 'event', 'group'],
      ['Get the download on @', 'plain', 'goods', 'service', 'event', 'group'],
      ['Help yourself to @', 'warm', 'document', 'software'],
      ['Take @ with you', 'warm', 'document', 'software', 'periodical'],
      ['Take the details of @ with you', 'warm', 'goods', 'service', 'event', 'group'],
      ['Keep a copy of @', 'formal', 'document'],
      ['Install @', 'formal', 'software'],
      ['Download and review the details of @', 'formal', 'goods', 'service', 'event', 'group'],
      ['Grab @', 'lively', 'document', 'software', 'periodical'],
      ['Grab the details of @', 'lively', 'goods', 'service', 'event', 'group'],
    ],
  },
  'Learn More': {
    bare: {
      plain: ['Learn more', 'Find out more', 'See the details'],
      warm: ['Come and take a look', 'Have a read'],
      formal: ['Read the details', 'Review the details'],
      lively: ['See for yourself', 'Take a closer look'],
    },
    object: [
      ['Learn more about @', 'plain'],
      ['Find out about @', 'plain'],
      ['See the details of @', 'plain', 'goods', 'service', 'event', 'software'],
      ['Get to know @', 'warm'],
      ['Have a look at @', 'warm'],
      ['Read about @', 'formal'],
      ['Read the facts about @', 'formal'],
      ['Discover @', 'lively'],
      ['Take a closer look at @', 'lively'],
    ],
  },
  'Get Started': {
    bare: {
      plain: ['Get started', 'Start here', 'Take the first step'],
      warm: ['Make a start', 'Start at your own pace'],
      formal: ['Begin here', 'Take the next step'],
      lively: ['Get going', 'Jump in'],
    },
    object: [
      ['Get started with @', 'plain'],
      ['Start with @', 'plain'],
      ['Take the first step with @', 'warm'],
      ['Make a start with @', 'warm'],
      ['Begin with @', 'formal'],
      ['Take the next step with @', 'formal'],
      ['Get going with @', 'lively'],
      ['Jump in with @', 'lively'],
    ],
  },
  'Contact Us': {
    bare: {
      plain: ['Contact us', 'Get in touch', 'Send us a message'],
      warm: ['Drop us a line', 'Say hello', 'Come and ask us'],
      formal: ['Write to us', 'Send us your enquiry'],
      lively: ['Talk to us', 'Ask us anything'],
    },
    object: [
      ['Contact us about @', 'plain'],
      ['Ask us about @', 'plain'],
      ['Get in touch about @', 'plain'],
      ['Drop us a line about @', 'warm'],
      ['Have a chat with us about @', 'warm'],
      ['Send us your enquiry about @', 'formal'],
      ['Write to us about @', 'formal'],
      ['Talk to us about @', 'lively'],
      ['Ask us anything about @', 'lively'],
    ],
  },
  Subscribe: {
    bare: {
      plain: ['Subscribe', 'Subscribe here', 'Join the list'],
      warm: ['Stay in touch: subscribe', 'Come and subscribe'],
      formal: ['Take out a subscription', 'Add your subscription'],
      lively: ['Get on the list', 'Hit subscribe'],
    },
    object: [
      ['Subscribe to @', 'plain', 'periodical', 'software', 'goods'],
      ['Subscribe and get @', 'plain', 'periodical', 'document', 'goods', 'software'],
      ['Subscribe for news about @', 'plain', 'group', 'event', 'service', 'document'],
      ['Subscribe and follow @', 'plain', 'group', 'event'],
      ['Make room for @ and subscribe', 'warm', 'periodical', 'goods'],
      ['Keep up with @ and subscribe', 'warm', 'group', 'event', 'service', 'software', 'periodical'],
      ['Take out a subscription to @', 'formal', 'periodical', 'software', 'goods'],
      ['Subscribe to hear about @', 'formal', 'group', 'event', 'service', 'document'],
      ['Get on the list for @', 'lively'],
    ],
  },
  'Try Free': {
    bare: {
      plain: ['Try @@ free', 'Try @@ for free', 'Start free'],
      warm: ['Give @@ a free try', 'Have a free go'],
      formal: ['Test @@ free of charge', 'Evaluate @@ for free'],
      lively: ['See for yourself, free', 'Take @@ for a free spin'],
    },
    object: [
      ['Try @ free', 'plain'],
      ['Try @ for free', 'plain'],
      ['Start free with @', 'plain'],
      ['Give @ a free try', 'warm'],
      ['Have a free go at @', 'warm', 'event', 'software'],
      ['Test @ free of charge', 'formal'],
      ['Evaluate @ for free', 'formal', 'software', 'service', 'goods'],
      ['Take @ for a free spin', 'lively', 'software', 'goods'],
      ['Get a free taste of @', 'lively'],
    ],
  },
  'Book Demo': {
    bare: {
      plain: ['Book a demo', 'Book your demo', 'Pick a time for a demo'],
      warm: ['Come and see a demo', 'Let us show you: book a demo'],
      formal: ['Request a demo', 'Arrange a demo'],
      lively: ['See it live: book a demo', 'Book the demo and see'],
    },
    object: [
      ['Book a demo of @', 'plain', 'software', 'goods', 'service', 'periodical', 'document'],
      ['Book a demo with @', 'plain', 'group'],
      ['Book a demo before you choose @', 'plain', 'event', 'service', 'periodical', 'goods'],
      ['Let us show you @: book a demo', 'warm'],
      ['Come and see @ in a demo', 'warm'],
      ['Request a demo of @', 'formal', 'software', 'goods', 'service', 'periodical', 'document', 'event'],
      ['Arrange a demo with @', 'formal', 'group'],
      ['See @ up close: book a demo', 'lively'],
    ],
  },
  'Join Now': {
    bare: {
      plain: ['Join now', 'Join us', 'Join in'],
      warm: ['Come and join us', 'Come along'],
      formal: ['Become a member', 'Take your place'],
      lively: ['Be part of it', 'Get involved'],
    },
    object: [
      ['Join @', 'plain', 'group'],
      ['Join us for @', 'plain', 'event', 'service', 'goods', 'document', 'periodical', 'software'],
      ['Join and get @', 'plain', 'goods', 'document', 'periodical', 'software'],
      ['Come and join @', 'warm', 'group'],
      ['Come and join us for @', 'warm', 'event', 'service', 'goods', 'periodical', 'document', 'software'],
      ['Take your place in @', 'formal', 'group'],
      ['Take your place for @', 'formal', 'event'],
      ['Be part of @', 'lively', 'group', 'event'],
      ['Join in with @', 'lively'],
    ],
  },
};

/** Free words that say one of the listed things. */
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
    .replace(/[.!?,;:\s]+$/, '')
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
  return capitalise(bare);
};

const namesOf = ({ name, short, nick }: Offer): string[] => [
  ...new Set([name, short, nick].filter((words) => words !== undefined)),
];

const REGISTERS: readonly Register[] = ['plain', 'warm', 'formal', 'lively'];

const commandsOf = (intent: Intent, offer: Offer): Command[] => {
  const bare = REGISTERS.flatMap((register) =>
    (intent.bare[register] ?? []).map(
      (words): Command => ({ words: words.replace('@@', offer.pronoun), names: 'nothing', register, isShort: true }),
    ),
  );
  const names = namesOf(offer);
  const object = intent.object
    .filter(([, , ...kinds]) => kinds.length === 0 || kinds.includes(offer.kind))
    .flatMap(([words, register]) =>
      names.map(
        (name): Command => ({
          words: words.replace('@', name),
          names: 'offer',
          register,
          isShort: name === offer.short || name === offer.nick,
        }),
      ),
    )
    // "Try the free app free" says it twice; "Download" of something called a download too.
    .filter(({ words }) => !/\bfree\b.*\bfree\b/i.test(words));
  const { action, gerund, inquiry } = offer.topic;
  const about = bare.filter(({ words }) => !words.includes(':'));
  const doing = action
    ? about.map((command): Command => ({ ...command, words: `${command.words} and ${action}`, names: 'offer', isShort: false }))
    : [];
  const starting = gerund
    ? about.map(
        (command): Command => ({ ...command, words: `${command.words} and start ${gerund}`, names: 'offer', isShort: false }),
      )
    : [];
  const seeing =
    inquiry && !/^wh(?:o|ich)/.test(inquiry)
      ? about.map(
          (command): Command => ({ ...command, words: `${command.words} and see ${inquiry}`, names: 'offer', isShort: false }),
        )
      : [];
  // Words in another language stand after a colon, where no grammar touches them.
  const labelled =
    offer.topic.shape === 'opaque'
      ? about.map(
          (command): Command => ({ ...command, words: `${command.words}: ${offer.heading}`, names: 'offer', isShort: false }),
        )
      : [];
  return [...bare, ...object, ...labelled, ...doing, ...starting, ...seeing];
};

const ownCommands = (command: string, offer: Offer): Command[] => {
  const own: Command = { words: command, names: 'nothing', register: 'plain', isShort: false };
  const heads = offer.topic.subject?.head;
  if (heads && command.toLowerCase().includes(heads.replace(/s$/, ''))) return [{ ...own, names: 'offer' }];
  if (offer.name === undefined || !TRANSITIVE.test(command)) return [own];
  return [own, ...namesOf(offer).map((name): Command => ({ ...own, words: `${command} ${name}`, names: 'offer' }))];
};

export interface Commands {
  readonly all: readonly Command[];
  /** One of the list, or the visitor's own words. */
  readonly isListed: boolean;
}

/** Everything that can be said to ask for this of this offer. */
export const commandsFor = (intention: string, offer: Offer): Commands => {
  const trimmed = intention.trim();
  const listed =
    Object.keys(INTENTS).find((name) => name.toLowerCase() === trimmed.toLowerCase()) ??
    MEANINGS.find(([words]) => words.test(trimmed))?.[1];
  const own = listed === undefined ? commandIn(trimmed) : undefined;
  if (own !== undefined) return { all: ownCommands(own, offer), isListed: false };
  return { all: commandsOf(INTENTS[listed ?? 'Learn More']!, offer), isListed: true };
};
