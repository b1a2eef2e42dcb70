/** Every figure of a text, with what it measures and where it stands. */
import { describe, expect, it } from 'vitest';
import { inFigures } from '../../server/writers/answers/sums/quantities.ts';
import { ANY_YEAR, valuesIn } from '../../server/writers/answers/values/read.ts';

const day = (year: number, month: number, date: number): number => Date.UTC(year, month - 1, date) / 86_400_000;

describe('the figures of a text', () => {
  it.each<[string, object[]]>([
    [
      'twelve people pay £1,240.50 each',
      [
        { kind: 'number', value: 12 },
        { kind: 'money', value: 1240.5, unit: { '£': 1 } },
      ],
    ],
    [
      '85p and 2 euros',
      [
        { kind: 'money', value: 0.85 },
        { kind: 'money', value: 2, unit: { '€': 1 } },
      ],
    ],
    ['it costs 1,500 rupees', [{ kind: 'money', value: 1500, unit: { rupee: 1 } }]],
    [
      '12.5% of 30k',
      [
        { kind: 'percent', value: 12.5 },
        { kind: 'number', value: 30_000 },
      ],
    ],
    ['2 pounds of flour', [{ kind: 'measure', value: 2, unit: { lb: 1 } }]],
    ['60 km/h for 1 hour 40', [{ unit: { km: 1, hour: -1 } }, { kind: 'measure', value: 1 + 40 / 60, unit: { hour: 1 } }]],
    [
      '5 ft 6 tall and 11 stone 7',
      [
        { value: 5.5, unit: { ft: 1 } },
        { value: 11.5, unit: { stone: 1 } },
      ],
    ],
    [
      '3 hours 2 days a week',
      [
        { value: 3, unit: { hour: 1 } },
        { value: 2, unit: { day: 1 } },
      ],
    ],
    [
      '18 square metres, 2 cubic m',
      [
        { value: 18, unit: { m: 2 } },
        { value: 2, unit: { m: 3 } },
      ],
    ],
    ['3 times a week', [{ kind: 'measure', value: 3, unit: { week: -1 } }]],
    [
      'from 9.30pm to 6:15',
      [
        { kind: 'clock', value: 21.5, half: 'p' },
        { kind: 'clock', value: 6.25 },
      ],
    ],
    [
      "at 7 o'clock or noon",
      [
        { kind: 'clock', value: 7 },
        { kind: 'clock', value: 12 },
      ],
    ],
    ['on 3rd of march 2024', [{ kind: 'date', value: day(2024, 3, 3), hasYear: true }]],
    [
      'on 14 june, since 2019',
      [
        { kind: 'date', value: day(ANY_YEAR, 6, 14), hasYear: false },
        { kind: 'year', value: 2019 },
      ],
    ],
    ['3.60 a gallon at 38 mpg', [{ kind: 'number', value: 3.6 }, { unit: { mile: 1, gallon: -1 } }]],
  ])('%s', (text, expected) => {
    const values = valuesIn(inFigures(text));
    expect(values).toHaveLength(expected.length);
    expect(values).toMatchObject(expected);
    for (const { at, end, typed } of values) expect(inFigures(text).slice(at, end)).toBe(typed);
  });
});
