/** What readers can be asked to do, in commands: with nothing after them, and with the offer as their object. */
import type { OfferKind } from './offer.ts';
import type { Register } from './tones.ts';

export interface Intent {
  readonly bare: Partial<Record<Register, readonly string[]>>;
  /** What a reader says by pressing a button. */
  readonly buttons: readonly string[];
  /** The offer's name stands for "@"; the kinds it suits, all where none are named. */
  readonly object: readonly (readonly [words: string, register: Register, ...kinds: OfferKind[]])[];
}

export const INTENTS: Record<string, Intent> = {
  'Buy Now': {
    buttons: ['Yes, I want @@', 'Add to basket', 'Take me to checkout', 'I will take @@'],
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
    buttons: ['Sign me up', 'Count me in', 'Save my place', 'Add my name'],
    bare: {
      plain: ['Sign up', 'Register', 'Add your name'],
      warm: ['Put your name down', 'Save yourself a place'],
      formal: ['Register', 'Complete your registration'],
      lively: ['Get your name on the list', 'Get in'],
    },
    object: [
      ['Sign up for @', 'plain', 'document', 'software', 'periodical', 'event', 'goods', 'service'],
      ['Sign up with @', 'plain', 'group'],
      ['Add your name to the list for @', 'plain'],
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
    buttons: ['Send me the download', 'Start the download', 'Save @@ for me'],
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
    buttons: ['Show me more', 'Tell me more', 'Show me how', 'I want to know more'],
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
    buttons: ['Let me start', 'Show me how', 'I am ready', 'Let us begin'],
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
    buttons: ['Ask my question', 'Send my message', 'Let us talk', 'I have a question'],
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
    buttons: ['Keep me posted', 'Add me to the list', 'Subscribe me', 'Count me in'],
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
    buttons: ['Let me try free', 'Start my free trial', 'Yes, try free'],
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
    buttons: ['Show me the demo', 'Save my demo slot', 'Yes, show me', 'Let me see a demo'],
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
    buttons: ['Count me in', 'Save my place', 'Add me to the list', 'I am in'],
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
