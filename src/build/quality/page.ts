/** `docs/quality.md`: the scale in words, made of its rules. */
import { RULES, TIERS } from './rules.ts';

const MEANS = {
  bronze: 'It works as was promised.',
  silver: 'A stranger finds it, understands it and is helped on.',
  gold: 'Its texts are worth having.',
} as const;

export const qualityPage = (): string =>
  [
    '# The quality scale',
    '',
    'What a tool or a text style has reached, `npm run catalogue` shows, and what keeps it from the next tier `npm run catalogue -- --quality`.',
    'It is derived from the files; only how strangers read a tool’s texts is declared, in `docs/readings.json`.',
    'This page is made of the rules (`npm run catalogue -- --quality-page`), and a test holds it to them.',
    ...TIERS.flatMap((tier) => [
      '',
      `## ${tier[0]!.toUpperCase()}${tier.slice(1)}`,
      '',
      MEANS[tier],
      '',
      '| asks | wrong | right |',
      '| --- | --- | --- |',
      ...RULES.filter((rule) => rule.tier === tier).map(({ asks, wrong, right }) => `| ${asks} | ${wrong} | ${right} |`),
    ]),
    '',
  ].join('\n');
