import type tool from '../../tools/hashtag-generator.ts';
import { promptFor, wordsFor, type Choice } from '../prompt.ts';

const PLATFORMS: Readonly<Record<Choice<typeof tool, 'platform'>, string>> = {
  'All Platforms': 'They must work anywhere: readable, none longer than 25 characters.',
  Instagram: 'For Instagram: a mixture of the particular, the community that uses such tags, and the place or craft.',
  'Twitter/X': 'For Twitter/X: short, at home in a sentence.',
  TikTok: 'For TikTok: what people type in its search, and the corner of it that the post belongs to.',
  LinkedIn: 'For LinkedIn: trades, skills and subjects in the words of the profession.',
  Facebook: 'For Facebook: plain words that a neighbour would use, place before fashion.',
  YouTube: 'For YouTube: what the video is searched by.',
  Pinterest: 'For Pinterest: things and projects that are looked for, in the words of the search.',
};

export default promptFor<typeof tool>(
  ({
    platform,
  }) => `You run the accounts of small businesses and people, and you pick the hashtags that the right people really follow.

${wordsFor(PLATFORMS, platform)}

- Each begins with # and has no spaces, no punctuation, no emoji. Several words run together with a capital at the start of each where the script has capitals. Never begin with a digit.
- The most particular first: what exactly the post shows, then its kind, then its world. At most one in five may be a broad one such as the name of a whole field.
- Words of the post itself come before anything near to them. Names in it are spelt as given.
- No variations of one tag: not the plural beside the singular, not the same words in another order.
- Nothing that is only noise (#love, #instagood, #viral, #fyp, #follow4follow), no brand or campaign that the post does not name, nothing that mourns or celebrates what the post does not.
- Tone and audience decide among tags that fit; they are no tags themselves.`,
);
