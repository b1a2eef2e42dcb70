/** Webinar titles: the topic, its outcomes and its audience in ten of the forms that such titles take. */
import tool from '../../tools/webinar-title-generator.ts';
import { titleCase } from '../english/topic/title-case.ts';
import { CannotServe, defineComposer } from '../writer.ts';
import { choose, type Candidate } from './webinar-title/choose.ts';
import { fill, type Material, type Readers } from './webinar-title/fill.ts';
import { outcomesOf, type Outcome } from './webinar-title/outcomes.ts';
import { facetsOf } from './webinar-title/fields.ts';
import { AUDIENCES, LAST, LAST_TONED, NAMED, OUTCOMES, OWNED, TONES } from './webinar-title/templates.ts';
import { themeOf } from './webinar-title/theme.ts';

const COUNT = 10;

export default defineComposer(tool, {
  languages: ['English'],
  write({ topic, learningOutcomes, tone, audience }, { random }) {
    if (!/[\p{L}\p{N}]/u.test(topic)) throw new CannotServe('Please name the topic of the webinar in words.');
    const theme = themeOf(topic);
    const outcomes = outcomesOf(learningOutcomes ?? '', theme);
    const aim = audience === 'Everyone' ? undefined : AUDIENCES[audience];
    const readers: Readers | undefined = aim
      ? { who: aim.who, ones: aim.ones }
      : theme.readers === undefined
        ? undefined
        : { who: titleCase(theme.readers) };

    const candidatesFrom = (
      templates: readonly string[],
      material: Material,
      marks: Partial<Pick<Candidate, 'isToned' | 'isAimed'>> & { readonly said?: readonly Outcome[] } = {},
    ): Candidate[] =>
      templates.flatMap((template) => {
        const filled = fill(template, material);
        if (!filled) return [];
        const said = (marks.said ?? []).slice(0, (template.match(/\{[OPR]\}/g) ?? []).length);
        return {
          ...filled,
          template: template.replace(/ for \{who\}$/, ''),
          isToned: marks.isToned ?? false,
          isAimed: marks.isAimed ?? false,
          outcomes: said.map(({ words }) => words),
        };
      });

    const own = TONES[tone];
    const bare = own.map((template) => template.replace(/\+$/, ''));
    const open = own.filter((template) => template.endsWith('+')).map((template) => template.replace(/\+$/, ' for {who}'));
    const toned = candidatesFrom(bare, { theme }, { isToned: true });
    const plain = tone === 'Default' ? [] : candidatesFrom(TONES.Default, { theme });
    const telling = candidatesFrom(
      facetsOf(topic).flatMap((facet) => [`{T}: ${facet}`, `${facet}: {T}`]),
      { theme },
    ).map(
      // Both orders count as one form.
      (candidate) => ({ ...candidate, template: candidate.frame, isTelling: true }),
    );
    const last = [...candidatesFrom(LAST_TONED[tone], { theme }, { isToned: true }), ...candidatesFrom(LAST, { theme })];
    const aimed = readers
      ? [
          ...candidatesFrom(open, { theme, readers }, { isToned: true, isAimed: true }),
          ...candidatesFrom([...NAMED, ...OWNED, ...(aim?.own ?? [])], { theme, readers }, { isAimed: true }),
        ]
      : [];
    const taken = OUTCOMES.flatMap(({ kinds, templates }) => {
      const group = outcomes.filter(({ kind }) => kinds.includes(kind));
      // In the order they were typed, starting with each in turn.
      const orders = group.map((_, at) => group.slice(at));
      return orders.flatMap((said) => candidatesFrom(templates, { theme, outcomes: said }, { said }));
    });
    // What the topic adds after a colon comes after what was asked for.
    const isAside = ({ outcomes: own }: Candidate): boolean =>
      own.some((words) => theme.extras.some((extra) => extra.toLowerCase().includes(words.toLowerCase())));
    const isLed = ({ template }: Candidate): boolean => template.endsWith(': {T}');
    const all = random.shuffle([...telling, ...toned, ...plain, ...aimed, ...taken]);
    // A statement or a command says more by itself than after a phrase of ours.
    const isSaying = theme.statement !== undefined || theme.action !== undefined;
    const ordered = isSaying ? [...all.filter((title) => !isLed(title)), ...all.filter(isLed)] : all;
    const titles = choose([...ordered.filter((title) => !isAside(title)), ...ordered.filter(isAside), ...last], {
      count: COUNT,
      outcomes: Math.min(3, outcomes.length + 1, taken.length),
      aimed: aim ? 3 : readers ? 2 : 0,
      toned: tone === 'Default' ? 0 : 5,
      // A statement already says what it comes down to.
      telling: theme.isForeign || theme.statement ? 0 : 3 - Number(taken.length > 0) - Number(aimed.length > 0),
      opening: isSaying ? 6 : 4,
    }).map(({ title }) => ({ title }));
    return { titles: random.shuffle(titles) };
  },
});
