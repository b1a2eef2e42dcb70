/** What is asked of one kind of animal is known of the wider kind. */
import { describe, expect, it } from 'vitest';
import { askedOfWiderKind } from '../../server/writers/answers/pages/wider-kind.ts';

describe('the wider kind', () => {
  it.each([
    ['does a goldfish sleep', 'fish', 'Do fish sleep?'],
    ['do trout sleep', 'fish', 'Do fish sleep?'],
    ['can a terrier eat chocolate', 'dog', 'Can dogs eat chocolate?'],
  ])('%s', (plain, kind, question) => {
    expect(askedOfWiderKind(plain)).toEqual({ kind, question });
  });

  it.each(['does a table sleep', 'do my children sleep', 'does london sleep', 'what is a goldfish', 'do goldfish play chess'])(
    'is none for: %s',
    (plain) => {
      expect(askedOfWiderKind(plain)).toBeUndefined();
    },
  );
});
