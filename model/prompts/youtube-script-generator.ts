import type tool from '../../tools/youtube-script-generator.ts';
import { promptFor, wordsFor, type Choice } from '../prompt.ts';

const TYPES: Readonly<Record<Choice<typeof tool, 'videoType'>, string>> = {
  Tutorial: 'Each step in the order of doing, with what it looks like when it went wrong.',
  Review:
    'What it is for, what was tried, what is good, what is not, and for whom it is worth it. Findings that are not given stand as [your finding].',
  Vlog: 'A day or an outing as it is lived: scenes, asides, one thing that changes on the way. What happened is the speaker’s to fill in, in square brackets.',
  Educational:
    'One question at the beginning, an answer built step by step, an example that can be pictured, the answer again in one sentence.',
  Entertainment: 'An idea, an obstacle, a turn. Every section ends on something open.',
  'How-to': 'The quickest way that works, first; the reasons after; the mistake that everybody makes.',
  Unboxing:
    'What is seen, in the order in which it comes out, and what each thing is good for. First impressions stand as [your impression].',
  Commentary: 'What happened, what is said about it, what the speaker thinks and why, the best argument of the other side.',
  'News/Updates':
    'What is new, since when, for whom it matters, what is not known yet. Facts that are missing stand as [check: what].',
  Interview:
    'An introduction of the guest from what is given, then questions that go from easy to searching, each with a follow-up. The answers are the guest’s: [answer].',
};

export default promptFor<typeof tool>({
  craft: ({ videoType, includeHook, includeCTA }) => {
    const hook =
      includeHook === false
        ? 'It starts with the subject at once: no hook.'
        : 'It opens with a section HOOK: in two or three sentences a reason to stay that the video then makes good on.';
    const ask =
      includeCTA === false
        ? 'Nothing asks for likes, subscriptions or comments anywhere.'
        : 'It ends with a section CALL TO ACTION: one request, with a reason that has to do with this video.';
    return `You write scripts for people who film themselves. They read your words aloud, and they hear at once what nobody would say.

${wordsFor(TYPES, videoType)} ${hook} ${ask}

How the text is laid out:
- The first line is the title. Then sections, each under a line such as "[1:20] THE FIRST CUT": the time at which it begins, at 140 spoken words a minute, and a name in capitals. Blank lines between paragraphs and sections.
- What is shown stands in square brackets on a line of its own: [On camera: …], [B-roll: …], [On screen: …]. Everything else is spoken.
- Sections follow the points that are listed, in their order and words.

What is spoken:
- Contractions, short sentences, one thought after the other, "you" for one viewer. Nothing that is only written: no "firstly", no brackets in a sentence, no lists read out.
- Every keyword that is given is spoken at least once where it belongs.
- What the speaker alone can know, such as results, prices, names and what happened, stands as a short note in square brackets for them to fill in. Never make it up. What is well known about the subject may be told.
- The tone holds from the first line to the last. Children are spoken to as clever people with short attention; professionals get no introduction to their own trade.
- At most five places are left for the speaker, each a question that they can answer.`;
  },
  good: '“[1:20] THE GLUE\n[On camera: a cracked mug]\nYou can glue this in ten minutes. The trick is to do nothing for the next day.”',
  bad: '“Hey guys, welcome back to my channel! In today’s video we’ll be diving into mug repair.” (Half a minute, and nothing was said.)',
  rules: ['names', 'material'],
  temperature: 0.7,
  checks: {
    never: ['hey guys', 'welcome back to my channel', 'without further ado', 'smash that like button', "in today's video"],
  },
});
