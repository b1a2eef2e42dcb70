/** What a question names and a written answer leaves open. */
import { describe, expect, it } from 'vitest';
import {
  isContrary,
  isKindUnsaid,
  isOneSided,
  isOtherAction,
  isUnconverted,
  namesApart,
  partApart,
  placesApart,
  sidesIn,
} from '../../server/writers/answers/pages/apart.ts';
import type { Entry } from '../../server/writers/answers/pages/entries.ts';
import { readQuestion } from '../../server/writers/answers/question/question.ts';
import { termsIn } from '../../server/writers/answers/question/terms.ts';
import { written } from '../../server/writers/answers/pages/written.ts';

const entry = (title: string, says = 'Ask first.'): Entry => ({ ask: [title], says });

describe('whether it does harm', () => {
  it('is left open by a page without a word of it', () => {
    const asked = 'Why do my ears pop on a plane, and does it do them any harm?';
    expect(partApart(asked, entry('Why do ears pop?', 'The pressure changes.'))).toBe('does it do them any harm?');
    expect(partApart(asked, entry('Why do ears pop?', 'The pressure changes, which is harmless.'))).toBeUndefined();
  });
});

describe('an answer about the other end of things', () => {
  it.each([
    ['my radiator is cold at the bottom', 'Why is my radiator cold at the top?', true],
    ['my radiator is cold at the top', 'Why is my radiator cold at the top?', false],
    ['hot at the top and cold at the bottom', 'Why is my radiator cold at the top?', false],
    ['how do I negotiate an offer', 'How do I accept a job offer?', true],
    ['should I accept the offer', 'How do I accept a job offer?', false],
    ['how do I turn an offer into a job', 'How do I accept a job offer?', false],
    ['can my landlord lower the rent', 'Can my landlord raise the rent?', true],
    ['I bought a flat and want to sell it', 'How do I sell my house?', false],
  ])('%s, %s: %s', (question, title, expected) => {
    expect(isContrary(termsIn(question), entry(title))).toBe(expected);
  });
});

describe('two things to be told apart', () => {
  it.each([
    ['What is the difference between an executor and a power of attorney?', ['executor', 'power of attorney']],
    ["what's the difference between gross and net pay, just got my payslip", ['gross', 'net pay']],
    ['What is the difference?', []],
  ])('%s', (question, sides) => {
    expect(sidesIn(question)).toEqual(sides);
  });

  it.each([
    ['difference between an executor and a power of attorney', entry('What is a power of attorney?'), true],
    ['difference between an executor and a power of attorney', entry('Who is who?', 'Executor; attorney.'), false],
    ['can an executor have a power of attorney', entry('What is a power of attorney?'), false],
  ])('%s', (question, answer, expected) => {
    expect(isOneSided(question, answer)).toBe(expected);
  });
});

describe('a figure to be told in another unit', () => {
  const stone = entry('What is a stone in weight?', 'A stone is 14 pounds, about 6.35 kg.');
  it.each<[string, Entry, boolean]>([
    ['I weigh 83 kg, what is that in stone and pounds', stone, true],
    ['I weigh 83 kg, is that a stone too much', stone, false],
    ['what is a stone', stone, false],
    ['What is 14 pounds in stone?', stone, false],
    ['the 9 km walk takes how long in hours', entry('How long is a walk?'), false],
  ])('%s', (question, answer, expected) => {
    expect(isUnconverted(question, answer)).toBe(expected);
  });
});

describe('places that an answer says nothing of', () => {
  it.each<[string, Entry, string[]]>([
    ['My landlord in Melbourne wants more rent', entry('Can my landlord raise the rent?'), ['Melbourne']],
    ['As a Canadian, do I need a visa?', entry('Do I need a visa?'), ['Canadian']],
    ['Do I need a visa for Japan?', entry('Do I need a visa?', 'For Japan many need none.'), []],
    ['Do I file taxes in America?', entry('Do I file taxes?', 'An American does.'), []],
    ['Is it OK that I ask my boss Martin?', entry('May I ask my boss?'), []],
    ['do i need a visa', entry('Do I need a visa?'), []],
  ])('%s', (question, answer, expected) => {
    expect(placesApart(question, answer)).toEqual(expected);
  });

  it('counts a word that begins alike as the name', () => {
    expect(namesApart(['america', 'peru'], entry('What do Americans eat?'))).toEqual(['peru']);
  });
});

describe('the part of a question that an answer leaves open', () => {
  const neck = entry('What helps a stiff neck?', 'Move it gently.');
  it.each<[string, string | undefined]>([
    ['What helps a stiff neck? Can I send a dress back to the shop?', 'Can I send a dress back to the shop?'],
    ['Can I send a dress back to the shop? And what helps a stiff neck?', 'Can I send a dress back to the shop?'],
    ['What helps my stiff neck, and how do I return a dress?', 'how do I return a dress?'],
    ['What helps a stiff neck? How long is a neck stiff?', undefined],
    ['Who painted Guernica? Can I send a dress back?', undefined],
    ['What helps a stiff neck?', undefined],
  ])('%s', (question, expected) => {
    expect(partApart(question, neck)).toBe(expected);
  });
});

describe('a question of two parts of which one has an answer', () => {
  it.each([
    ['Who painted the Mona Lisa? What is my uncle Fred’s car worth?', 'Leonardo', 'What is my uncle Fred’s car worth?'],
    ['How long do I boil an egg, and will the hen lay tomorrow?', 'minutes', 'Will the hen lay tomorrow?'],
  ])('%s', async (question, told, open) => {
    const { answer, nearest } = await written(readQuestion(question));
    expect(answer).toBeUndefined();
    expect(nearest!.lead).toContain(told);
    expect(nearest!.lead).toMatch(new RegExp(`This does not answer “${open.replace('?', '\\?')}”$`));
    expect(nearest!.confidence).toBeLessThan(70);
  });
});

describe('another thing that is done to the same', () => {
  it.each([
    ['How long do I cook rice for', 'How long can I keep cooked rice?', true],
    ['how long can I keep cooked rice', 'How long do I cook rice?', true],
    ['Can you freeze cooked chicken?', 'Can I cook chicken from frozen?', true],
    ['How long do I cook rice for', 'How do I boil rice?', false],
    ['Can you freeze cooked chicken?', 'Can I freeze chicken?', false],
    ['How long does rice keep', 'How long does cooked rice last?', false],
    ['how do I fix a tap', 'How do I clean a tap?', false],
  ])('%s, %s: %s', (question, title, expected) => {
    expect(isOtherAction(question, entry(title))).toBe(expected);
  });
});

describe('a kind of thing that is asked for and not told', () => {
  it.each([
    ['which ocean does the amazon flow into', 'Which river carries the most water?', true],
    ['which river carries the most water', 'Which river carries the most water?', false],
    ['what is the largest ocean', 'Which river carries the most water?', false],
  ])('%s, %s: %s', (question, title, expected) => {
    expect(isKindUnsaid(question, entry(title))).toBe(expected);
  });
});
