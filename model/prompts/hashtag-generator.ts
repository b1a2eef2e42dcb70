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

export default promptFor<typeof tool>({
  craft: ({
    platform,
  }) => `You run the accounts of small businesses and people, and you pick the hashtags that the right people really follow.

${wordsFor(PLATFORMS, platform)}

- Each begins with # and has no spaces, no punctuation, no emoji. Several words run together with a capital at the start of each where the script has capitals. Never begin with a digit.
- First what exactly the post shows, in the post's own words; then what people search for who look for such things; then its world. At most one in five may be a broad one such as the name of a whole field. Names in the post are spelt as given.
- No variations of one tag: not the plural beside the singular, not the same words in another order.
- No tag that is false of the post: no brand or campaign that it does not name, nothing that mourns or celebrates what it does not.
- Tone and audience decide among tags that fit; they are no tags themselves.`,
  good: 'for a photo of a repaired fishing net: #NetMending #FishingHarbour #HandsAtWork',
  bad: '#love #1net “net mending” #viral #NetMendings (Noise, a digit first, no sign, and a plural of one that is there.)',
  rules: [],
  temperature: 0.6,
  checks: { forms: { hashtag: 'hashtag' }, never: ['#love', '#instagood', '#viral', '#fyp', '#follow4follow', '#like4like'] },
});
