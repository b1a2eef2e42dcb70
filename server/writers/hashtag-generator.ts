/** Hashtags: the post's own first, then its niche's, then what platform, tone and audience add. */
import tool from '../../tools/hashtag-generator.ts';
import { defineWriter } from '../writer.ts';
import { asTags, collection } from './hashtag/collect.ts';
import { AUDIENCES, EVERYDAY, GENTLE, PLATFORMS, TONES, type Manner, type Register } from './hashtag/general.ts';
import { nichesOf } from './hashtag/match.ts';
import { ownTags } from './hashtag/own.ts';
import { mannerTags, nicheTags, spareTags } from './hashtag/sources.ts';
import { writtenTags } from './hashtag/tag.ts';

/** How many tags of a list of this size come from the post itself, and from each chosen option. */
const sharesOf = (count: number, options: number): { own: number; each: number; inAll: number } => ({
  own: count <= 3 ? Math.min(count, 2) : count <= 5 ? (options > 1 ? 2 : 3) : Math.round(3 + count * 0.22),
  each: Math.max(1, Math.round(count * 0.12)),
  inAll: count <= 2 ? 0 : count <= 3 ? 1 : count <= 5 ? 2 : count,
});

/** A longer tag takes up too much of a short post. */
const BRIEF = 16;
const briefFirst = (tags: readonly string[]): string[] =>
  [...tags].sort((one, other) => Number(one.length > BRIEF) - Number(other.length > BRIEF));

export default defineWriter(tool, {
  languages: ['English'],
  write(request, { random }) {
    const { content } = request;
    const count: number = request.count;
    const platform = PLATFORMS[request.platform];
    const voice = TONES[request.tone];
    const matches = nichesOf(content);
    const isGrave = matches[0]?.niche.isGrave === true;
    const register: Register = platform.register === 'trade' ? 'trade' : (voice.register ?? platform.register);
    const ordered = (tags: readonly string[]): readonly string[] => (platform.isBrief ? briefFirst(tags) : tags);

    const { telling, faint } = ownTags(content, matches, random);
    const own = ordered(telling);
    const niche = ordered(nicheTags(matches, register, random));
    const chosen: readonly Manner[] = [voice, AUDIENCES[request.audience], platform].filter(({ tags }) => tags.length > 0);
    const manners = isGrave ? [GENTLE] : chosen;
    const added = random.shuffle(manners).map((manner) => ordered(mannerTags(manner, matches, random)));
    const shares = sharesOf(count, manners.length);

    const found = collection(count);
    found.add(writtenTags(content), count);
    found.add(own, shares.own);
    found.add(faint, Math.max(0, Math.min(shares.own, 2) - found.tags.length));
    const room = count - found.tags.length;
    const forOptions = Math.min(shares.inAll, room, shares.each * added.length);
    found.add(niche, room - forOptions);
    let left = forOptions;
    for (const tags of added) left -= found.add(tags, Math.min(shares.each, left));
    // Still too few: first the tags that are most about this post.
    for (const tags of [niche, spareTags(matches, register, random), own, faint, ...added, asTags(random.shuffle(EVERYDAY))])
      found.add(tags, count);
    return { hashtags: found.tags.map((hashtag) => ({ hashtag })) };
  },
});
