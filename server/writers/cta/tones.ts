/** How each tone and each audience speaks. Nothing here may promise anything: no price, no date, no number, no praise. */
import type { PayloadOf } from '../../../engine/definition/index.ts';
import type cta from '../../../tools/cta-generator.ts';

type Request = PayloadOf<typeof cta>;

/** The register of a command. */
export type Register = 'plain' | 'warm' | 'formal' | 'lively';

export interface Tone {
  /** The first is the tone's own. */
  readonly registers: readonly Register[];
  /** Whole sentences that may come before a command. */
  readonly openers: readonly string[];
  /** Whole sentences that may come after it. */
  readonly closers: readonly string[];
  /** Ways to say the command itself: "@" is the command with a small letter, "^" with a capital. */
  readonly ways: readonly string[];
  /** Words that may end a short command. */
  readonly ends: readonly string[];
  readonly mark: '.' | '!';
}

export const TONES: Record<Request['tone'], Tone> = {
  Default: { registers: ['plain', 'warm'], openers: [], closers: [], ways: ['^ today'], ends: ['today'], mark: '.' },
  Urgent: {
    registers: ['plain', 'lively'],
    openers: ['Do not wait.', 'Now is the time.', 'Do not put this off.', 'Stop waiting.'],
    closers: ['Do it now.', 'Do not leave it for later.', 'Today, not tomorrow.', 'Do not wait.'],
    ways: ['^ now', '^ today', 'Do not wait: @', '^ right away', 'Act now and @'],
    ends: ['now', 'today', 'right now'],
    mark: '.',
  },
  Friendly: {
    registers: ['warm', 'plain'],
    openers: ['Hello there!', 'Come on in.', 'We have something for you.', 'Glad you are here.'],
    closers: ['We would love to hear from you.', 'You are very welcome.', 'Bring a friend if you like.', 'See you soon.'],
    ways: ['Come and @', 'You are welcome to @', 'Do @', 'Go ahead and @'],
    ends: [],
    mark: '.',
  },
  Professional: {
    registers: ['formal', 'plain'],
    openers: ['Thank you for your interest.', 'Consider your options.', 'We are at your service.'],
    closers: ['We look forward to working with you.', 'Our team is at your service.', 'We are happy to answer your questions.'],
    ways: ['We invite you to @', 'Please @', '^ at your convenience'],
    ends: [],
    mark: '.',
  },
  Exciting: {
    registers: ['lively', 'plain'],
    openers: ['Get ready!', 'This is it!', 'Here we go!', 'Ready for this?'],
    closers: ["Let's go!", 'You will not want to miss it!', 'It starts here!'],
    ways: ['Ready? ^', "Let's go: @", 'This is it: @'],
    ends: ['today', 'now'],
    mark: '!',
  },
  Persuasive: {
    registers: ['lively', 'plain'],
    openers: [
      'See the difference for yourself.',
      'Ask yourself what it is worth to you.',
      'Give it one good look.',
      'You know it makes sense.',
    ],
    closers: ['Then judge for yourself.', 'Why not you?', 'See what it does for you.', 'You can still decide after that.'],
    ways: ['^ and see for yourself', 'Why not @?', '^ and judge for yourself', 'Do yourself a favour: @'],
    ends: ['and see', 'today'],
    mark: '.',
  },
  Casual: {
    registers: ['warm', 'lively'],
    openers: ['Quick one.', 'Psst.', 'So, here it is.', 'You know you want to.'],
    closers: ['Easy.', 'Go on.', 'That is it, really.', 'No big speech.'],
    ways: ['Go on, @', 'Just @', 'Hey, @', 'Why not @?'],
    ends: [],
    mark: '.',
  },
  Authoritative: {
    registers: ['formal', 'plain'],
    openers: ['Know what you are choosing.', 'Make an informed choice.', 'Decide on the facts.', 'Be clear about what you need.'],
    closers: ['Make it your next step.', 'That is the place to start.', 'The decision is yours.'],
    ways: ['The next step is clear: @', 'Make the decision: @', 'Here is what to do: @'],
    ends: ['today'],
    mark: '.',
  },
  Encouraging: {
    registers: ['warm', 'plain'],
    openers: ['You can do this.', 'Every small step counts.', 'You are closer than you think.', 'Go for it.'],
    closers: ['You have got this.', 'One small step is enough.', 'You will be glad you did.'],
    ways: ['Take the step: @', 'You can do it: @', 'Go ahead, @', 'Go on, @'],
    ends: ['today'],
    mark: '.',
  },
  Direct: {
    registers: ['plain'],
    openers: [],
    closers: [],
    ways: ['^ now', '^ here', '^ today'],
    ends: ['now', 'here'],
    mark: '.',
  },
};

export interface Audience {
  /** Before a colon: "Parents: …". */
  readonly called?: string;
  /** A condition that speaks to them, before a comma. */
  readonly when?: string;
  readonly openers: readonly string[];
  readonly closers: readonly string[];
  /** Around a command on a button. */
  readonly buttons: readonly string[];
}

export const AUDIENCES: Record<Request['audience'], Audience> = {
  Everyone: { openers: [], closers: [], buttons: [] },
  'Young Adults': {
    called: 'Your turn',
    when: 'If you like to do things your own way',
    openers: ['Your life, your call.', 'Your turn.', 'Make this one yours.'],
    closers: ['Your move.', 'Do it your way.', 'Tell your friends.'],
    buttons: ['My Turn: @', 'My Call: @'],
  },
  Professionals: {
    called: 'Professionals',
    when: 'If your working week is full',
    openers: ['Full calendar?', 'Busy week at work?', 'Between two meetings?'],
    closers: ['Put it in your calendar.', 'Make room for it in your week.', 'Pass it on to your team.'],
    buttons: ['@ for Work', 'Professionals: @'],
  },
  'Business Owners': {
    called: 'Business owners',
    when: 'If you run a business',
    openers: ['Running a business?', 'You run the business.', 'One thing off your desk.'],
    closers: ['Make it good business.', 'Do it for your business.', 'Then get back to business.'],
    buttons: ['@ for My Business', 'Business Owners: @'],
  },
  Students: {
    called: 'Students',
    when: 'If you are a student',
    openers: ['Between lectures?', 'Hey, students.', 'Done with class for today?'],
    closers: ['Bring a classmate.', 'Fit it in between classes.', 'Tell your course mates.'],
    buttons: ['Students: @', '@ as a Student'],
  },
  Parents: {
    called: 'Parents',
    when: 'If you are a parent',
    openers: ['Parents, this one is for you.', 'For you and your family.', 'Got a minute before bedtime?'],
    closers: ['Do it for your family.', 'Tell the other parents.', 'Then back to the children.'],
    buttons: ['@ for My Family', 'Parents: @'],
  },
  'Tech Enthusiasts': {
    called: 'Tech fans',
    when: 'If you like to know how things work',
    openers: ['Like to know how things work?', 'Curious minds, this way.', 'For people who read the specs.'],
    closers: ['Look closer before you choose.', 'Check every detail.', 'Test it like you test everything.'],
    buttons: ['Tech Fans: @', '@ and Explore'],
  },
  'Health Conscious': {
    called: 'Feel good',
    when: 'If you look after your health',
    openers: ['Look after yourself.', 'Your wellbeing comes first.', 'Be good to yourself.'],
    closers: ['Do it for your wellbeing.', 'Be kind to yourself.', 'Make it part of a healthy week.'],
    buttons: ['@ for My Wellbeing', 'Feel Good: @'],
  },
  'Budget Conscious': {
    called: 'Smart spenders',
    when: 'If you watch what you spend',
    openers: ['Careful with your money?', 'Every penny counts.', 'Spend with care.'],
    closers: ['Make your money count.', 'Know what you pay for.', 'Compare, then choose.'],
    buttons: ['Spend Wisely: @', 'Smart Choice: @'],
  },
  'Luxury Consumers': {
    called: 'Treat yourself',
    when: 'If you choose with care',
    openers: ['You choose with care.', 'Settle for nothing less.', 'For those who notice the details.'],
    closers: ['Choose well.', 'You deserve it.', 'Trust your taste.'],
    buttons: ['Treat Yourself: @', 'Choose Well: @'],
  },
};
