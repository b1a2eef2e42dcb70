/** Sections for what the maker of the video went through, which nobody else knows: for the long ones. */
import type { CommonBeat } from './common.ts';

export const OWN_STORY: readonly CommonBeat[] = [
  {
    heading: 'Who helped',
    says: [
      '[B-roll: hands, a table, two cups]\nNobody does a thing like this alone, even when it looks that way from outside. In my case it was [name the person, and what they did]. They’d say it was nothing. It wasn’t.',
      'Help has a habit of arriving sideways. You ask for advice and get a sandwich, and the sandwich turns out to be what you needed.',
      'If somebody’s helped you with something this year, tell them. I put it off for weeks, and then it took me half a minute.',
    ],
  },
  {
    heading: 'The evening before',
    place: 'early',
    says: [
      '[B-roll: things laid out, a light that’s still on]\nLet me take you back to the evening before. I’d got everything ready, and then I got it ready again. In my head there was just one sentence: [the sentence].',
      'I’ve noticed that I’m never afraid of the thing itself. I’m afraid of the hour before it. Once it begins, there’s simply too much to do.',
      'I didn’t sleep much. I used to think that was a bad sign. Now I think it’s what caring about something feels like at two in the morning.',
    ],
  },
  {
    heading: 'The days after',
    place: 'late',
    says: [
      '[B-roll: an ordinary street, an ordinary morning]\nWhat people don’t film is the days after. You come home, there’s a pile of mail, and nobody on the street knows. What I felt was [one honest word].',
      'It’s a strange kind of quiet. You’ve been walking toward one point for so long, and now the point is behind you.',
      'It helped to do something small with my hands. It helped even more to talk to somebody who’d seen it, because then I knew that it had really happened.',
    ],
  },
  {
    heading: 'The advice I ignored',
    says: [
      '[On screen: the advice, in plain letters]\nI was given a piece of good advice beforehand, and I nodded and ignored it. It was this: [the advice]. You can guess how that went.',
      'It isn’t that I didn’t believe it. I just thought it was meant for other people, the kind who need advice.',
      'So I won’t tell you what to do. You’d nod as well. I’ll only say that when it happens, you’ll remember this minute.',
    ],
  },
  {
    heading: 'If you’re thinking about it too',
    place: 'late',
    says: [
      '[On camera: straight into the lens, no music]\nMaybe you’re thinking of something like this yourself. Then here’s the little I know. Tell one person, and only one. Choose a date. And do the smallest part of it before the end of this week, so that it stops being an idea.',
      'Don’t wait until you feel sure. I’ve met people who did what they wanted to do, and not one of them had felt sure.',
      'And if you decide against it, that’s a decision too. It’s a good feeling to put something down on purpose, after years of carrying it around.',
    ],
  },
  {
    heading: 'What stayed the same',
    place: 'late',
    says: [
      '[B-roll: the same corner of your home, then and now]\nYou’d think that everything’s different afterward. Most of it isn’t. I still [something about you that hasn’t changed at all].',
      'I find that comforting. You take yourself along wherever you go, so you may as well be on good terms.',
      'But something has moved a little. I notice it in small things: what I worry about, and what I let go by.',
    ],
  },
];
