// What is mended of a request, and what never is.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { repair } from '../../server/reader/repair.ts';

describe('mended', () => {
  test.each([
    ['beleiving in your self when noone does', 'believing in yourself when no one does'],
    ['budjet app for cuples', 'budget app for couples'],
    ['loosing my mum', 'losing my mum'],
    ['forgivness', 'forgiveness'],
    ['RENT PRICES', 'rent prices'],
    ['recyling at school!!!', 'recycling at school!'],
    ['  gardening ,, ', 'gardening'],
    ['how to rember peoples names', 'how to remember peoples names'],
  ])('%s → %s', (typed, meant) => expect(repair(typed).text).toBe(meant));

  test('says what was mended', () => {
    expect(repair('a budjet for two').repairs).toEqual([{ typed: 'budjet', meant: 'budget' }]);
    expect(repair('a budget for two').repairs).toEqual([]);
  });
});

describe('left as it is', () => {
  test.each([
    'Siobhan and Aoife run Żurek Precision',
    'my new brand is called Fotomatik',
    'a blog about #gardning',
    'the "freind" he drew on the wall',
    'set NODE_ENV in confg.json',
    'eQuill payroll',
    'saudade',
    'kombucha and hygge',
    'mi abuela cocina mejor que nadie',
    'colour and color, travelling and traveling',
  ])('%s', (text) => expect(repair(text).repairs).toEqual([]));
});

describe('properties', () => {
  const slip = fc.constantFrom('freind', 'budjet', 'recieve', 'beleive', 'forgivness');

  test('words in quotation marks and hashtags are never touched', () => {
    fc.assert(
      fc.property(slip, slip, (quoted, tag) => {
        const { text } = repair(`write "${quoted}" about #${tag} please`);
        // A hash sign itself belongs to no sentence.
        return text.includes(`"${quoted}"`);
      }),
    );
  });

  test('a name inside a sentence is never touched', () => {
    fc.assert(
      fc.property(slip, (word) => {
        const name = word.charAt(0).toUpperCase() + word.slice(1);
        return repair(`a poem for ${name} and her dog`).text.includes(name);
      }),
    );
  });

  test('mending twice changes nothing more', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(slip, fc.constantFrom('a', 'the', 'dog', 'and', 'lost', 'noone')), { minLength: 1 }),
        (words) => {
          const once = repair(words.join(' ')).text;
          return repair(once).text === once;
        },
      ),
    );
  });

  test('no text makes it fail', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => typeof repair(text).text === 'string'));
  });
});
