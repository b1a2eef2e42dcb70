// What must never be confused, by the visitor's own words.
import { describe, expect, test } from 'vitest';
import { contradicts, isBereaved, isRuledOut, mustBeNamed } from '../../server/reader/gates.ts';
import { subjectOf } from '../../server/library/subjects.ts';

const subject = (id: string) => subjectOf(id)!;

describe('ruled out by the words', () => {
  test.each([
    ['winning', 'we lost the final'],
    ['passing-an-exam', 'I did not pass'],
    ['losing', 'our team won the cup'],
    ['death-of-a-pet', 'life with an old dog'],
    ['widowhood', 'married for 41 years'],
    ['wedding', 'our wedding was called off'],
    ['baby', 'a friend who lost there baby at 14 weeks'],
    ['pregnancy', 'after the miscarriage'],
  ])('%s by “%s”', (id, text) => expect(contradicts(subject(id), text)).toBe(true));

  test.each([
    ['winning', 'we won the cup'],
    ['losing', 'we lost the cup'],
    ['death-of-a-pet', 'our old dog died'],
    ['comeback', 'back after we lost it all'],
  ])('%s is not by “%s”', (id, text) => expect(contradicts(subject(id), text)).toBe(false));
});

test.each(['turning-60', 'diwali', 'christmas', 'leader-in-history'])('%s must be named, never guessed', (id) =>
  expect(mustBeNamed(subject(id))).toBe(true),
);

test.each([
  ['divorce', 'wedding'],
  ['wedding', 'divorce'],
  ['turning-30', 'turning-60'],
])('%s is ruled out where %s is named, unless it is named itself', (one, named) => {
  expect(isRuledOut(subject(one), new Set([named]))).toBe(true);
  expect(isRuledOut(subject(one), new Set([named, one]))).toBe(false);
});

test.each([
  ['a friend who lost there baby at 14 weeks', true],
  ['my dad passed away in spring', true],
  ['losing our old cat', true],
  ['he lost his own car for two days', false],
  ['we lost the final', false],
  ['losing weight after the baby', false],
])('whoever says “%s” mourns: %s', (text, mourns) => expect(isBereaved(text)).toBe(mourns));
