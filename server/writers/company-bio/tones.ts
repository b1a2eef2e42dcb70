/** Tone decides the voice: how the company is introduced, how its achievements are told, what is said of the work in between and at the end. */
import type tool from '../../../tools/company-bio-generator.ts';
import type { PayloadOf } from '../../../engine/definition/index.ts';
import type { Shape } from './statement.ts';

type ToneName = PayloadOf<typeof tool>['tone'];

export interface Tone {
  /** The sentence that says what the company does, by the shape of the visitor's words. */
  readonly lead: Readonly<Record<Shape, readonly string[]>>;
  readonly achievements: {
    /** Follows a subject: "won the guild award". */
    readonly did: readonly string[];
    /** Follows "has been": "featured in the local paper". */
    readonly received: readonly string[];
    /** Fits after a colon only. */
    readonly noted: readonly string[];
  };
  /** What a day at any company is like, seen in this tone. */
  readonly attitudes: readonly string[];
  readonly closings: readonly string[];
}

export const TONES: Readonly<Record<ToneName, Tone>> = {
  Professional: {
    lead: {
      predicate: ['{who} {words}.', 'The work of {name} can be put in a few words: it {words}.'],
      purpose: ['{who} exists to {words}.', 'The purpose of {name} is to {words}.'],
      gerund: ['{whose} work is {words}.', 'The business of {name} is {words}.'],
      offer: ['{who} {provides} {words}.'],
      field: ['{who} works in {words}.', 'The business of {name} is {words}.'],
      kind: ['{who} is {words}.'],
      people: ['The people of {name} are {words}.'],
      sentence: ['{name}, in one sentence: {words}.'],
      question: ['{name} starts from a question: “{words}”'],
      phrase: ['{name}, in brief: {words}.'],
      quote: ['{name} describes its work in these words: “{words}”'],
    },
    achievements: {
      did: ['{who} {words}.'],
      received: ['{who} has been {words}.'],
      noted: ['Among the achievements of {firm}: {words}.', '{whose} achievements to date: {words}.'],
    },
    attitudes: [
      'Careful preparation takes up a good part of the day at {name}, and it is time well spent.',
      'The details differ from case to case, which is why a conversation is a good beginning.',
      'Good preparation and attention to detail are part of the daily work of {firm}.',
      'Care and good order are what the daily work at {firm} calls for.',
    ],
    closings: [
      'Questions about {name} and its work are welcome.',
      'Further information is available from {firm} on request.',
      '{name} is glad to discuss specific requirements.',
      'To discuss a project or to ask a question, please contact {name}.',
      'For any further questions, {name} is glad to be of help.',
    ],
  },
  Friendly: {
    lead: {
      predicate: ['Put simply, {who} {words}.', 'What does {name} do? It {words}.'],
      purpose: ['{who} is here to {words}.', 'The idea behind {name} is a simple one: to {words}.'],
      gerund: ['A working day at {name} means {words}.', 'Put simply, {whose} work is {words}.'],
      offer: ['Come to {name} for {words}.', 'Put simply, {who} {provides} {words}.'],
      field: ['{who} is all about {words}.', 'For {words}, {name} is the place to ask.'],
      kind: ['Meet {name}, {words}.', 'Put simply, {who} is {words}.'],
      people: ['The people at {name} are {words}.'],
      sentence: ['Here is {name} in one sentence: {words}.'],
      question: ['Here is the question behind {name}: “{words}”'],
      phrase: ['Here is {name} in a few words: {words}.'],
      quote: ['Here is {name}, in its own words: “{words}”'],
    },
    achievements: {
      did: ['And yes, {who} {words}.', 'Along the way, {who} {words}.'],
      received: ['Happily, {who} has been {words}.'],
      noted: ['A nice thing to be able to say: {words}.', 'Something to be glad of: {words}.'],
    },
    attitudes: [
      'Talking with people about what they have in mind belongs to every day at {name}.',
      'You do not need the right words to talk to {firm}, because a rough idea is plenty.',
      'First-timers are as welcome at {name} as old friends.',
      'Small questions are welcome at {name}, and they often turn out to be the useful ones.',
      'Whatever brings you to {name}, you can begin with the part that is on your mind.',
    ],
    closings: [
      'Say hello to {name} whenever it suits you.',
      'Got a question? {name} would be happy to hear it.',
      'Drop {name} a line and say what you have in mind.',
      'The easiest way to get to know {name} is to get in touch.',
      'Come and talk to {name}; you are very welcome.',
    ],
  },
  Innovative: {
    lead: {
      predicate: ['The idea behind {name} is simple: it {words}.', 'With a fresh eye for the task, {who} {words}.'],
      purpose: ['{name} is built around one idea: to {words}.', '{who} is there to find better ways to {words}.'],
      gerund: ['{name} is built around one idea: {words}.', '{whose} starting point is {words}.'],
      offer: ['{who} takes a fresh look at {words}.', '{who} {provides} {words}, with an eye on what comes next.'],
      field: ['{who} takes a fresh look at {words}.', '{whose} field is {words}, with an eye on what comes next.'],
      kind: ['{who} is {words}, with an eye on what comes next.', '{who} is {words}, and open to new ideas.'],
      people: ['The people behind {name} are {words}, with an eye on what comes next.'],
      sentence: ['The idea behind {name} fits one sentence: {words}.'],
      question: ['{name} is built around a question: “{words}”'],
      phrase: ['The idea behind {name}, in a few words: {words}.'],
      quote: ['The idea behind {name}, in its own words: “{words}”'],
    },
    achievements: {
      did: ['One step so far: {who} {words}.', 'There is progress to report: {who} {words}.'],
      received: ['Word is getting about: {who} has been {words}.'],
      noted: ['Progress so far: {words}.', 'A milestone along the way: {words}.'],
    },
    attitudes: [
      'Part of the work at {name} is to ask how it could be done better next time.',
      'New ideas have their place at {name}, above all where they make something easier.',
      'Many good suggestions come from outside, and {firm} is glad to hear them.',
      'There is always something new to learn in this work, and that is part of what makes it worth doing.',
      'What has always been done one way can often be done another, and that is a subject {firm} likes to talk about.',
    ],
    closings: [
      'Anyone with an open mind and a question is welcome at {name}.',
      'New ideas are welcome at {name}, and so are old questions.',
      'What could be different? {name} likes to be asked.',
      'Bring {name} a question that starts with “what if”.',
      'The next idea may come out of a conversation with {name}.',
    ],
  },
  Trustworthy: {
    lead: {
      predicate: ['In plain words, {who} {words}.', 'What {name} does is quickly explained: it {words}.'],
      purpose: ['{who} has one job: to {words}.'],
      gerund: ['What {name} stands for is {words}.', 'In plain words, {whose} work is {words}.'],
      offer: ['People turn to {name} for {words}.', 'In plain words, {who} {provides} {words}.'],
      field: ['People turn to {name} for {words}.', 'In plain words, {whose} business is {words}.'],
      kind: ['In plain words, {who} is {words}.'],
      people: ['The people who stand behind {name} are {words}.'],
      sentence: ['{name} can be put in one plain sentence: {words}.'],
      question: ['{name} sets out to answer a plain question: “{words}”'],
      phrase: ['{name}, in plain words: {words}.'],
      quote: ['{name} states its business in its own words: “{words}”'],
    },
    achievements: {
      did: ['It is good to be able to say that {who} {words}.'],
      received: ['It is good to be able to say that {who} has been {words}.'],
      noted: ['On the record: {words}.', 'Worth knowing: {words}.'],
    },
    attitudes: [
      'The day at {name} comes down to simple things: listening well, agreeing on what is to be done and then doing it.',
      'How the work is done, and why in that way, is something {firm} is happy to explain.',
      'What has been agreed with {firm} at the start is the measure of the work at the end.',
      'Plain words are part of the work at {name}, from the first answer to the last.',
      'People come to {firm} with things that matter to them, and that is where the work begins.',
    ],
    closings: [
      'Anyone who would like to know more can simply ask {name}.',
      'Questions to {name} are welcome.',
      'To talk things over in peace, get in touch with {name}.',
      'Those who want to get to know {name} are welcome to call or write.',
      'Whatever the question, {name} is glad to go through it step by step.',
    ],
  },
  Dynamic: {
    lead: {
      predicate: ['In one line: {who} {words}.', 'What keeps {name} busy? It {words}.'],
      purpose: ['{who} gets up in the morning to {words}.', 'The task at {name} is clear: to {words}.'],
      gerund: ['What keeps {name} moving is {words}.', 'A day at {name} is a day of {words}.'],
      offer: ['What keeps {name} busy: {words}.', 'Day in, day out, {who} {provides} {words}.'],
      field: ['What keeps {name} busy is {words}.', 'Day in, day out, {whose} business is {words}.'],
      kind: ['In one line: {who} is {words}.', '{who} is {words}, ready to go.'],
      people: ['The people at {name} are {words}, ready to go.'],
      sentence: ['{name}, straight to the point: {words}.'],
      question: ['One question keeps {name} moving: “{words}”'],
      phrase: ['{name}, straight to the point: {words}.'],
      quote: ['{name} comes straight to the point: “{words}”'],
    },
    achievements: {
      did: ['Already done: {who} {words}.', 'One for the board: {who} {words}.'],
      received: ['Already, {who} has been {words}.'],
      noted: ['On the board already: {words}.', 'Score so far: {words}.'],
    },
    attitudes: [
      'No two days at {name} bring quite the same task, and that is part of the attraction.',
      'There is always something on the go at {name}: a question to answer, a job to plan, a result to hand over.',
      'Every day at {name} starts with the same question: what comes next?',
      '{name} likes a clear goal, a date and a good reason to get started.',
      'When plans change, a quick word with {firm} keeps things moving.',
    ],
    closings: [
      'Ready to start? So is {name}.',
      'Say what is needed and by when, and {name} takes it from there.',
      'The next step is a short one: get in touch with {name}.',
      'Something that will not wait? Put it to {name}.',
      'Got a date in mind? Talk to {name}.',
    ],
  },
  Creative: {
    lead: {
      predicate: ['Picture it like this: {who} {words}.', 'The short version of the story: {who} {words}.'],
      purpose: ['The story of {name} has a simple plot: to {words}.', 'Picture it like this: {who} is there to {words}.'],
      gerund: ['The story of {name} is one of {words}.', 'Picture a day of {words}: that is a day at {name}.'],
      offer: [
        'Think of {words}, and you are thinking of {name}.',
        'Picture {words}: that is the world of {name}.',
        'Picture it like this: {who} {provides} {words}.',
      ],
      field: [
        'Think of {words}, and you are thinking of {name}.',
        'The world of {name} is {words}.',
        '{whose} world is {words}.',
      ],
      kind: ['Picture {words}: that is {name}.'],
      people: ['In the leading parts at {name}: {words}.'],
      sentence: ['{name}, as a story of one sentence: {words}.'],
      question: ['The story of {name} opens with a question: “{words}”'],
      phrase: ['{name}, as a sketch: {words}.'],
      quote: ['{name} tells its own story: “{words}”'],
    },
    achievements: {
      did: ['A scene worth keeping: {who} {words}.'],
      received: ['A line for the scrapbook: {who} has been {words}.'],
      noted: ['A line for the scrapbook: {words}.', 'A favorite page in the album: {words}.'],
    },
    attitudes: [
      'There is plenty of room for ideas in this work, and many begin with something that somebody says in passing.',
      'Odd details are welcome at {name}, because they are often where the best part starts.',
      'Look a little closer, and a day at {name} is full of small decisions that give the work its character.',
      'Some of it is routine and some of it is play, and a day at {name} has room for both.',
    ],
    closings: [
      'If that brings something to mind, {name} would like to hear it.',
      'Half an idea is enough to bring to {name}.',
      'The next chapter could start with a short note to {name}.',
      'Stories start small, and a short message to {name} will do.',
      'Come with a question, and see what {name} makes of it.',
    ],
  },
};

/** Sentences after the first, whatever the tone. */
export const NEXT: Readonly<Record<Shape, readonly string[]>> = {
  predicate: ['{who} {words}.'],
  purpose: ['{who} is there to {words}.', 'Part of the work is to {words}.'],
  gerund: ['Part of the work is {words}.'],
  offer: ['{who} {provides} {words}.'],
  field: ['{who} works in {words}.'],
  kind: ['{who} is {words}.'],
  people: ['The people behind it are {words}.'],
  sentence: ['{words}.'],
  question: ['One question comes up again: “{words}”', 'A question goes with that: “{words}”'],
  phrase: ['In short: {words}.', 'Good to know: {words}.', 'To put it briefly: {words}.'],
  quote: ['In its own words: “{words}”', 'As {firm} puts it: “{words}”'],
};

/** What may be said of any description once it has been given. */
export const READINGS: readonly string[] = [
  'Everything else at {firm} follows from that.',
  'That, in a sentence, is what the working week is about.',
  'It is a short description of work that fills whole days.',
  'That is quickly said, and there is plenty behind it.',
];

/** How to begin, by the name of the work itself: "cloud payroll for restaurants". */
export const TOPICAL: readonly string[] = [
  'A question about {topic} is always a good place to start.',
  'A conversation with {firm} can begin with {topic} and go on from there.',
];
