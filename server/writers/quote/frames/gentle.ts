/** For grief, illness and whatever else no cheerful line should be put beside: company, and no advice. */
import { line, type Frame } from '../frame.ts';

export const GENTLE: readonly Frame[] = [
  line(
    'address',
    'You do not have to be brave about {T}.',
    'You are allowed to be tired, and loved.',
    'Someone will sit with you {when}, and the two of you can be quiet for as long as it takes.',
  ),
  line(
    'contrast',
    'Love does not shorten {T}; love stays.',
    'It does not know the way either, and it brings a coat.',
    'Look for it {when}: a hand on the door, a light left on, a voice that does not ask.',
  ),
  line(
    'witness',
    'Nobody should go through {T} alone.',
    'If you cannot call, someone will come and knock.',
    'They may not find the words {when}, and they will be there, which is what words are for.',
  ),
  line(
    'time',
    'Some days {T} will weigh less. Not all.',
    'Be kind to yourself on the others.',
    'Evening comes to every one of them, {when} or later, and asks nothing more of you.',
  ),
  line(
    'definition',
    'Strength in {T} is letting yourself be held.',
    'There is no prize for standing.',
    'Lean {when} on whoever is nearest, and let the day be as small as it needs to be.',
  ),
  line(
    'wish',
    'May {T} find you among people who love you.',
    'May they come often and stay late.',
    'And may there be an hour {when} in which nothing hurts and the light is good.',
  ),
  line(
    'condition',
    'If {T} <leave> you without words, be without words.',
    'Those who love you can hear that, too.',
    'They will know what it means {when}, if you only take their hand.',
  ),
  line(
    'command',
    'Take {T} one breath at a time.',
    'An hour is too much to ask of some days.',
    'Breathe in {when}, breathe out, and count that as enough, because it is.',
  ),
  line(
    'question',
    'Who sits with you in {T}?',
    'Let them; it helps them as well.',
    'There is nothing they must fix {when}, and nothing that you must explain.',
  ),
  line(
    'image',
    'In {T}, love is the lamp somebody leaves on.',
    'It does not chase the night away; it waits up with you.',
    'You can see it {when}, small and steady, from anywhere on the road home.',
  ),
  line(
    'comparison',
    'In {T}, a hand helps more than any advice.',
    'Hands do not need to understand.',
    'Hold one {when}, without a reason, and let the silence do what it knows how to do.',
  ),
  line(
    'paradox',
    'What {T} <take>, love goes on giving.',
    'It has never learned to stop.',
    'You will hear it {when}, in an old song or a name said softly, and it will still be yours.',
  ),
];

/** For those who asked for questions. */
export const GENTLE_QUESTIONS: readonly Frame[] = [
  line('question', 'What does love look like beside {T}?', 'Perhaps like a chair, drawn a little nearer?'),
  line('time', 'Who are we, after {T}?', 'Could it be that those who love us still know?'),
  line('contrast', 'Is it answers that {T} <ask> for, or company?', 'Which of the two would you bring to a friend?'),
  line('witness', 'Who taught us to be alone with {T}?', 'And who might we call instead, before evening?'),
  line('definition', 'What remains, in {T}, that cannot be taken?', 'Is it a name, a song, a way of laughing?'),
  line('address', 'What would you say to a friend in {T}?', 'Could you say it, just once, to yourself?'),
];
