/**
 * Lines with a moment of the audience's days in their first words. The moment always goes with what somebody thinks,
 * says or does then: "the moon waits by the office coffee machine" is nobody's day.
 */
import type { QuoteType } from '../cells.ts';
import { deed, good, line, type Frame } from '../frame.ts';

export const AIMED: Readonly<Record<QuoteType, readonly Frame[]>> = {
  Inspirational: [
    line(
      'time',
      'Think of {T} {when}.',
      'Then take the next small step, and let it be enough.',
      'Most brave days look like that from the inside: ordinary, a little late, still moving.',
    ),
    deed(
      'witness',
      '{T} still <count> {when}.',
      'Nobody has to clap for it to be true.',
      'Keep your own quiet tally, and read it on the days you think you have done nothing.',
    ),
    deed(
      'address',
      '{T} {when}? You can.',
      'You have carried heavier with less sleep.',
      'Start badly, if that is the only way to start; nobody frames the first page.',
    ),
    deed(
      'definition',
      '{T} can begin {when}.',
      'Great things have begun in worse places.',
      'There is no better hour on its way; there is this one, and whatever you bring to it.',
    ),
    line(
      'command',
      'Mention {T} to someone {when}.',
      'Courage is mostly overheard.',
      'It passes from one tired person to the next like a spare umbrella, and it always seems to fit.',
    ),
    deed(
      'image',
      '{T} {when}: one lit window.',
      'A little light is enough to walk by.',
      'You do not have to see the whole street, only the next door that might be open.',
    ),
    good(
      'wish',
      'May {T} find you {when}.',
      'May you have a hand free when it does.',
      'And may you know it at once, even in plain clothes, and make room on the bench.',
    ),
    good(
      'condition',
      'Choose {T} {when}.',
      'One choice is small; the habit is not.',
      'Make it again tomorrow, and let the days stack up behind you like bricks.',
    ),
  ],
  Wisdom: [
    line(
      'time',
      'Think about {T} {when}.',
      'Some thoughts only sit down when we do.',
      'Give this one a chair and a minute, and it will say what it came to say.',
    ),
    line(
      'definition',
      '{T} <look> different {when}.',
      'Keep both views, and trust neither of them alone.',
      'Half of good judgment is remembering that you were also wrong in better light.',
    ),
    line(
      'witness',
      'We understand {T} best {when}.',
      'The rest of the time we are only talking.',
      'Listen to yourself there, and write down the one sentence that is not about winning.',
    ),
    line(
      'command',
      'Ask someone about {T} {when}.',
      'People are honest when their hands are full.',
      'The answer will be short and a bit untidy, and worth more than the polished one.',
    ),
    line(
      'contrast',
      'Less talk of {T}, more listening {when}.',
      'It is quieter there than any lecture.',
      'What you hear will not fit on a poster, which is generally a good sign.',
    ),
    deed(
      'address',
      'You will learn {T} {when}.',
      'The lesson is short and read aloud.',
      'Nobody hands out a certificate; you will simply notice, one day, that you no longer have to think.',
    ),
    line(
      'question',
      'What <does> {T} teach you {when}?',
      'Answer slowly; the quick reply is usually somebody else’s.',
      'What is left when that one has gone home tends to be your own.',
    ),
  ],
  Love: [
    line(
      'time',
      'Ask about {T} {when}.',
      'Then stay for the whole answer.',
      'Love has no better sentence than a question, asked plainly by somebody who has put the phone away.',
    ),
    line(
      'witness',
      'Love thinks of {T} {when}.',
      'It remembers small things at odd hours.',
      'Then it finds a reason to call, any reason, and forgets it the moment you pick up.',
    ),
    line(
      'definition',
      'Love: {T}, and a text {when}.',
      'It is never really about the words.',
      'It is about the thumb that stopped, in the middle of everything, and went looking for your name.',
    ),
    line(
      'command',
      'Talk about {T} {when}, hand in hand.',
      'Most love stories are mostly logistics.',
      'Write yours there, between one thing and the next, and do not wait for violins.',
    ),
    line(
      'address',
      'You and {T} cross my mind {when}.',
      'I smile, and somebody asks why.',
      'I say it is nothing, and it is the best nothing of the whole day.',
    ),
    line(
      'contrast',
      'Not roses: {T}, remembered {when}.',
      'Anyone can order roses.',
      'To be thought of in the middle of an ordinary hour is the rarer flower, and it keeps.',
    ),
    line(
      'question',
      'Who hears about {T} from you {when}?',
      'That is the person you love.',
      'We tell the world our news, and save the small, silly rest for one pair of ears.',
    ),
  ],
  Success: [
    deed(
      'time',
      '{T} <is> decided {when}.',
      'Later, in better light, other people call it luck.',
      'Let them. You know which hour it was, and how little it looked like a triumph.',
    ),
    line(
      'definition',
      'Success: time for {T}, even {when}.',
      'A diary shows what we want; the margins show what we love.',
      'Keep some margin, and guard it like a deadline.',
    ),
    deed(
      'command',
      'Plan {T} {when}; do the rest later.',
      'First things rarely shout.',
      'Put the one that matters where the loud ones usually stand, and see how quickly they sit down.',
    ),
    deed(
      'comparison',
      'An hour of {T} {when} beats a plan.',
      'Plans are brave until the work walks in.',
      'Take the hour, however scruffy, and let the plan catch up when it has found its shoes.',
    ),
    line(
      'witness',
      'Nobody claps about {T} {when}.',
      'Care all the same.',
      'The applause, if it comes, will be for the show; the good part was made much earlier.',
    ),
    line(
      'address',
      'You think of {T} {when}. Good sign.',
      'What we return to by itself is what we do well.',
      'Follow it a little further each week, and one day it will be called a career.',
    ),
    line(
      'condition',
      'If {T} <matter> {when}, build on that.',
      'Everything else is fashion.',
      'What holds in a bad hour is a foundation, and you may put a whole house there.',
    ),
  ],
  Happiness: [
    line(
      'time',
      'Smile about {T} {when}.',
      'No reason is needed, and nobody is checking.',
      'It costs a second, and the next person to look up may well catch it from you.',
    ),
    line(
      'definition',
      'Joy: one thought of {T} {when}.',
      'It needs no more room than a teaspoon.',
      'Stir it into whatever the hour is, and taste how much less bitter it becomes.',
    ),
    line(
      'wish',
      'May {T} make you laugh {when}.',
      'May somebody hear it and catch it from you.',
      'And may the two of you be quite unable, afterward, to explain what was so funny.',
    ),
    line(
      'witness',
      'Someone is smiling about {T} {when}.',
      'It may as well be you.',
      'Gladness is not rationed; there is as much of it left as there was this morning.',
    ),
    line(
      'address',
      'You may be glad about {T} {when}.',
      'Joy asks for no permission slip.',
      'Let it in by the side door if you must, and give it the good chair.',
    ),
    line(
      'contrast',
      'Save worry for later; enjoy {T} {when}.',
      'Worry keeps well; a good minute does not.',
      'Spend it while it is warm, down to the last crumb, and lick the spoon.',
    ),
    line(
      'question',
      'What is funny about {T} {when}?',
      'Everything, if you look at it sideways.',
      'Happy people are not luckier than the rest of us; they have simply better angles.',
    ),
  ],
  Philosophical: [
    line(
      'question',
      'What <is> {T} {when}?',
      'The same as ever, or is it we who have moved?',
      'Could a thing stay still, and its meaning walk around it like the sun around a house?',
    ),
    line(
      'time',
      'Who thinks of {T} {when}?',
      'And who notices the thinking?',
      'If you can watch a thought arrive, where are you standing, and for how long have you been there?',
    ),
    line(
      'comparison',
      '<is> {T} different {when}?',
      'Or does the place only borrow our eyes?',
      'How many worlds does one day hold, and in which of them do we leave our keys?',
    ),
    line(
      'condition',
      'Would {T} still matter {when}?',
      'What does your answer say about the rest of the day?',
      'And if it would not, whose idea was it that it should?',
    ),
    line(
      'witness',
      'Who really sees {T} {when}?',
      'We look so often; how often are we there?',
      'Is attention something we give, or the only thing that was ever ours?',
    ),
    line(
      'definition',
      'Thinking of {T} {when}: chance, or choice?',
      'How would we know the difference from inside?',
      'And would you do it again, if you knew that it had been decided?',
    ),
    line(
      'contrast',
      'Do we miss {T} {when}, or ourselves?',
      'Could anyone tell the two apart in passing?',
      'And which of them would answer, if you said the name aloud?',
    ),
  ],
  Funny: [
    line(
      'time',
      '{T} {when}. Send biscuits.',
      'And a blanket. And, if possible, someone else.',
      'I shall be under the nearest table with a flashlight, doing what I call strategy.',
    ),
    line(
      'question',
      'Who brought up {T} {when}?',
      'I had just got comfortable.',
      'Now I have opinions, a raised finger, and no idea how the sentence ends.',
    ),
    line(
      'confession',
      'I googled {T} {when}.',
      'I now know everything and can do nothing.',
      'Ask me anything, so long as it was on the first page and you do not ask why.',
    ),
    line(
      'definition',
      '{T} {when}: bold choice.',
      'I salute it from under this table.',
      'History will remember the courage, I hope, and not the noise I made.',
    ),
    line(
      'witness',
      'Nobody looks wise discussing {T} {when}.',
      'I have photos, and so, sadly, does everyone.',
      'In mine there is a spoon, and nobody remembers who brought the spoon.',
    ),
    line(
      'condition',
      'If anyone mentions {T} {when}, look busy.',
      'Holding a clipboard has saved better people than us.',
      'Walk quickly, frown at the ceiling, and say “Thursday” to nobody in particular.',
    ),
    line(
      'contrast',
      'I wanted a nap; I got {T} {when}.',
      'The nap has asked to reschedule.',
      'We are looking at next spring, subject to availability and whether anyone finds the pillow.',
    ),
  ],
  Spiritual: [
    line(
      'time',
      'Give thanks for {T} {when}.',
      'No words are needed, only a breath with room in it.',
      'Gratitude is the shortest prayer there is, and nobody has ever had to look it up.',
    ),
    line(
      'wish',
      'May {T} be blessed {when}.',
      'May you feel it, as one feels the sun through a curtain.',
      'And may the stillness stay a moment longer than you had planned.',
    ),
    line(
      'witness',
      'Grace remembers {T} {when}.',
      'It does not knock, and it is never in the way.',
      'You will know it by the breath that comes easier, for no reason you could give.',
    ),
    line(
      'command',
      'Pray for {T} {when}.',
      'Silence counts; so does “please.”',
      'Heaven is not particular about the hour, and it has heard far stranger prayers from far odder places.',
    ),
    line(
      'address',
      'You may whisper of {T} {when}.',
      'The quiet is listening.',
      'Whatever listens does not mind the noise, the hurry, or how long it has been.',
    ),
    line(
      'definition',
      'One quiet thought of {T} {when}: prayer.',
      'Nobody else needs to notice.',
      'The soul keeps its own hours, and it opens even in a crowd, like a small lamp.',
    ),
    line(
      'condition',
      'If {T} <come> to mind {when}, bow.',
      'Let the soul do it; nobody needs to see.',
      'Inwardly, the way a reed does when the wind goes by with something holy on it.',
    ),
  ],
};
