/**
 * The quality scale for tools and text styles: what bronze, silver and gold ask for. Each rule is derived from the files, and has
 * an example of a page that breaks it and of one that keeps it; what only people can tell is declared in `docs/readings.json`.
 */
import { endpointsOf, isText, shownFields, type AnyTool, type ConverterDefinition } from '../../../engine/definition/index.ts';

export const TIERS = ['bronze', 'silver', 'gold'] as const;
export type Tier = (typeof TIERS)[number];

/** How strangers read its texts, from 0 to 10, by the sort of their requests. */
export interface Reading {
  readonly on: string;
  readonly plain: number;
  readonly realistic: number;
  readonly hard: number;
}

/** What stands beside a definition, by the names of files. */
export interface Beside {
  /** Tables of what was promised of its page. */
  readonly tables: readonly string[];
  /** Sample requests, by the key of the call. */
  readonly samples: readonly string[];
  /** Prompts for a language model, by the key of the call. */
  readonly prompts: readonly string[];
  readonly readings: Readonly<Record<string, Reading>>;
}

export type Page = AnyTool | ConverterDefinition;

export interface Rule {
  readonly tier: Tier;
  readonly asks: string;
  /** What it looks at in a definition, as it should not be and as it should be. */
  readonly wrong: string;
  readonly right: string;
  readonly holds: (page: Page, beside: Beside) => boolean;
}

const isTool = (page: Page): page is AnyTool => 'fields' in page;
/** Holds of text styles, which have no form. */
const ofTools =
  (holds: (tool: AnyTool, beside: Beside) => boolean): Rule['holds'] =>
  (page, beside) =>
    !isTool(page) || holds(page, beside);

const BAR = { plain: 8, realistic: 6.5, hard: 5 } as const;

export const RULES: readonly Rule[] = [
  {
    tier: 'bronze',
    asks: 'A table says what was promised of its page.',
    wrong: 'no `tests/spec/<slug>.ts`',
    right: '`tests/spec/<slug>.ts` with a `ToolTable`',
    holds: ofTools(({ slug, screen }, { tables }) => screen === 'prompts' || tables.includes(slug)),
  },
  {
    tier: 'bronze',
    asks: 'Each of its calls has sample requests.',
    wrong: 'no `tests/inputs/<slug>.json`',
    right: '`tests/inputs/<slug>.json` with eleven requests or more',
    holds: ofTools(
      (tool, { samples }) => tool.screen === 'prompts' || endpointsOf(tool).every(({ key }) => samples.includes(key)),
    ),
  },
  {
    tier: 'silver',
    asks: 'Three examples at least fill its form, where that has more than one field.',
    wrong: '`examples: []`',
    right: "`examples: [{ title: 'A wedding toast', values: { topic: … } }, …]`",
    holds: ofTools(
      ({ examples, screen, fields }) => screen === 'prompts' || shownFields(fields).length === 1 || (examples ?? []).length >= 3,
    ),
  },
  {
    tier: 'silver',
    asks: 'Every box to type in shows what belongs there.',
    wrong: "`text('Topic')`",
    right: "`text('Topic', { placeholder: 'first snow' })`",
    holds: ofTools(({ fields }) =>
      shownFields(fields).every(([, field]) => !isText(field) || field.placeholder !== undefined || field.help !== undefined),
    ),
  },
  {
    tier: 'silver',
    asks: 'An empty list says what to do next.',
    wrong: "`empty: 'No results.'`",
    right: "`empty: 'No titles came back. Try naming the topic in a few words.'`",
    holds: ofTools(({ result }) => result.every((block) => !('empty' in block) || /[.!?] +\S/.test(String(block.empty)))),
  },
  {
    tier: 'silver',
    asks: 'Its page answers two questions at least that visitors have.',
    wrong: '`questions: []`',
    right: "`questions: [{ question: 'Can I use a title as it is?', answer: … }, …]`",
    holds: ({ about }) => about.questions.length >= 2,
  },
  {
    tier: 'silver',
    asks: 'The search finds it by other people’s words.',
    wrong: "`alsoCalled: ['titles', 'titling']`",
    right: "`alsoCalled: ['workshop title', 'course title', 'talk title']`",
    holds: ({ alsoCalled = [] }) => alsoCalled.length >= 3,
  },
  {
    tier: 'gold',
    asks: 'A language model is told how to write each text it composes, in every language of the form.',
    wrong: 'no `model/prompts/<slug>.ts`',
    right: '`model/prompts/<slug>.ts` with its craft, a good reply and a bad one',
    holds: ofTools((tool, { prompts }) =>
      endpointsOf(tool)
        .filter(({ answers }) => answers === 'composed')
        .every(({ key }) => prompts.includes(key)),
    ),
  },
  {
    tier: 'gold',
    asks: `Strangers would use its texts: ${BAR.plain} of 10 on plain requests, ${BAR.realistic} on realistic and ${BAR.hard} on hard ones.`,
    wrong: 'no line in `docs/readings.json`, or one below that',
    right: '`"<slug>": { "on": "2026-11", "plain": 8.4, "realistic": 7, "hard": 5.5 }`',
    holds: ofTools(({ slug, call }, { readings }) => {
      if ('local' in call) return true;
      const read = readings[slug];
      return read !== undefined && read.plain >= BAR.plain && read.realistic >= BAR.realistic && read.hard >= BAR.hard;
    }),
  },
];

export interface Quality {
  /** Undefined where it is not even bronze. */
  readonly tier: Tier | undefined;
  /** What keeps it from the next tier. */
  readonly lacks: readonly string[];
}

/** The highest tier of which it keeps every rule, and of all below. */
export const qualityOf = (page: Page, beside: Beside): Quality => {
  const broken = RULES.filter(({ holds }) => !holds(page, beside));
  const first = TIERS.findIndex((tier) => broken.some((rule) => rule.tier === tier));
  const next = TIERS[first];
  return {
    tier: first < 0 ? TIERS.at(-1) : TIERS[first - 1],
    lacks: broken.filter(({ tier }) => tier === next).map(({ asks }) => asks),
  };
};
