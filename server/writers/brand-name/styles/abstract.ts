/** Abstract: a real word with the right mood and no literal tie, "Halcyon". */
import { capitalise } from '../../../english/prose.ts';
import { asAtoms, near, type Candidate, type Style } from '../candidate.ts';
import { EVOCATIVE, type Quality } from '../evocative.ts';
import { isFamous } from '../luck.ts';
import { syllablesOf } from '../sound.ts';

export const abstract: Style = (brief, random) => {
  const { ownMoods, moods, tone, isToned, audience, keywords, typed } = brief;
  const wordsOf = (qualities: readonly Quality[], from: 'own' | 'industry' | 'tone' | 'audience') =>
    asAtoms(
      qualities.flatMap((quality) => EVOCATIVE[quality]),
      from,
    );
  const atoms = [
    ...wordsOf(ownMoods, 'own'),
    ...wordsOf(moods, 'industry'),
    ...wordsOf(tone.moods, isToned ? 'tone' : 'industry'),
    ...wordsOf(audience?.moods ?? [], 'audience'),
  ].filter(({ word }) => !typed.has(word) && !isFamous(word));
  const single = atoms.map(
    ({ word, from }): Candidate => ({
      name: capitalise(word),
      parts: [word],
      marks: [from],
      worth: 3 + near(word.length, 6, 2) * 0.3 + near(syllablesOf(word), 2, 1) * 0.4,
    }),
  );
  const withKeyword = keywords.flatMap((keyword) =>
    random
      .shuffle(atoms)
      .slice(0, 24)
      .map(
        ({ word, from }): Candidate => ({
          name: random.next() < 0.5 ? `${capitalise(word)} ${keyword}` : `${keyword} & ${capitalise(word)}`,
          parts: [word, keyword.toLowerCase()],
          marks: ['keyword', from],
          worth: 3 + near(word.length, 5, 2) * 0.3,
        }),
      ),
  );
  return [...single, ...withKeyword];
};
