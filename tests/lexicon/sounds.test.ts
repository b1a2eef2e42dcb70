import { describe, expect, it } from 'vitest';
import { consonantLikeness, vowelLikeness } from '../../server/lexicon/similarity.ts';
import { encode, lastSyllables, onset, rhythm, syllables, tail, tails } from '../../server/lexicon/sounds.ts';

const [night, tonight, light, sunlight] = ['N AY1 T', 'T AH0 N AY1 T', 'L AY1 T', 'S AH1 N L AY2 T'].map(encode) as [
  ReturnType<typeof encode>,
  ReturnType<typeof encode>,
  ReturnType<typeof encode>,
  ReturnType<typeof encode>,
];

describe('sounds', () => {
  it('counts vowels as syllables and reads the stress', () => {
    expect(syllables(night)).toBe(1);
    expect(syllables(encode('IH2 N F ER0 M EY1 SH AH0 N'))).toBe(4);
    expect(rhythm(tonight)).toBe('01');
  });

  it('gives words that rhyme the same tail, and others not', () => {
    expect(tail(tonight)).toBe(tail(light));
    expect(tail(night)).not.toBe(tail(encode('N AY1 N')));
  });

  it('takes the weak vowels of "rabbit" and "habit" for one, whichever way they are written', () => {
    expect(tail(encode('R AE1 B IH0 T'))).toBe(tail(encode('HH AE1 B AH0 T')));
    expect(lastSyllables(encode('W AO1 K IH0 NG'), 1)).toBe(tail(encode('S IH1 NG')));
    expect(lastSyllables(encode('S OW1 F AH0'), 1)).not.toBe(lastSyllables(encode('AH1'), 1));
    expect(tail(encode('S IH1 T'))).not.toBe(tail(encode('K AH1 T')));
  });

  it('knows two tails of a word with a lighter stress after the main one', () => {
    const [whole, end] = tails(encode('Z AY1 L AH0 F OW2 N'));
    expect(syllables(whole!)).toBe(3);
    expect(end).toBe(tail(encode('S T OW1 N')));
    expect(tails(night)).toHaveLength(1);
  });

  it('cuts the rhyming syllable where English can start one', () => {
    expect(onset(sunlight)).toBe(onset(light));
    expect(onset(encode('F L AY1 T'))).not.toBe(onset(light));
    expect(onset(encode('AY1 S'))).toBe('');
  });

  it('cuts whole syllables from the end', () => {
    expect(lastSyllables(tonight, 1)).toBe(tail(night));
    expect(syllables(lastSyllables(encode('B IH0 Y UW1 T AH0 F AH0 L'), 2))).toBe(2);
  });

  it('refuses a sound that does not exist', () => {
    expect(() => encode('N AY1 Q')).toThrow(RangeError);
  });
});

describe('likeness', () => {
  const consonants = (one: string, other: string) => consonantLikeness(encode(one), encode(other));

  it('is 1 for the same, near for voiced pairs, small for strangers', () => {
    expect(consonants('T', 'T')).toBe(1);
    expect(consonants('T', 'D')).toBeGreaterThan(consonants('T', 'K'));
    expect(consonants('T', 'K')).toBeGreaterThan(consonants('T', 'M'));
  });

  it('does not depend on which comes first', () => {
    expect(consonants('N D', 'M')).toBeCloseTo(consonants('M', 'N D'));
  });

  it('hears that the vowels of "bit" and "beat" are closer than those of "bit" and "boat"', () => {
    const vowels = (one: string, other: string) => vowelLikeness(tail(encode(one)), tail(encode(other)));
    expect(vowels('B IH1 T', 'B IY1 T')).toBeGreaterThan(vowels('B IH1 T', 'B OW1 T'));
  });
});
