/** When something is sown and planted, how far apart, how deep, and when it is ripe: one row of a gardener's table. */
import { capitalise } from '../../../english/prose.ts';
import type { Answer } from '../answer.ts';
import { inOwnWords } from '../pages/same-words.ts';
import { GARDEN } from './garden-data.ts';
import { row } from './handbook-row.ts';

const plants = new Map(
  GARDEN.trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', ...cells] = line.split(';');
      return names.split(',').map((name) => [name, cells] as const);
    }),
);
const WHO = '(?:do |should |can |to |is (?:it )?(?:the )?(?:best )?time to |would )?(?:i |you |we |one )?';
const THING =
  '(?:my |the |an? )?([a-z ]{3,18}?)(?: seeds?| plants?)?(?: (?:outside|outdoors|out|in the ground|apart|be))?(?: in the uk| uk)?';
const ASKED: readonly (readonly [RegExp, 'sow' | 'plant' | 'space' | 'deep' | 'ripe'])[] = [
  [new RegExp(`^(?:when|what month|what time of year) ${WHO}(?:sow|start) ${THING}$`), 'sow'],
  [new RegExp(`^(?:when|what month|what time of year) ${WHO}(?:plant|plant out|set out) ${THING}$`), 'plant'],
  [
    new RegExp(
      `^how far apart ${WHO}(?:plant|sow|space|grow|set) ${THING}$|^(?:what is the )?([a-z ]{3,18}?) (?:plant )?spacing$`,
    ),
    'space',
  ],
  [new RegExp(`^how deep ${WHO}(?:plant|sow|set) ${THING}$`), 'deep'],
  [
    new RegExp(
      `^how long (?:do|does|is it|will|until|till|before) (?:it take (?:for |to grow )?)?${THING} ?(?:take |to )*(?:to )?(?:grow|fruit|be ready|mature|crop|ripe|harvest|bloom|flower|ready)?(?: from seed)?$`,
    ),
    'ripe',
  ],
  [
    new RegExp(
      `^when ${WHO}(?:harvest|pick|dig up|dig|lift) ${THING}$|^when (?:is|are) ${THING} ready(?: to (?:harvest|pick))?$`,
    ),
    'ripe',
  ],
];

export const garden = (plain: string): Answer | undefined => {
  const at = ASKED.findIndex(([form]) => form.test(plain));
  if (at === -1 || inOwnWords(plain) !== undefined) return undefined;
  const [form, kind] = ASKED[at]!;
  const name = form
    .exec(plain)!
    .slice(1)
    .find((each) => each !== undefined)!
    .trim();
  const cells = plants.get(name);
  // "How long do roses take" is asked of growing only where it says so.
  if (
    cells === undefined ||
    (kind === 'ripe' && !/\b(?:grow|fruit|ready|mature|crop|ripe|harvest|bloom|flower|pick|dig|lift)\b/.test(plain))
  )
    return undefined;
  const [sow = '', out = '', apart = '', deep = '', ripe = ''] = cells;
  const start = sow === '' ? `Plant ${name} ${out}` : `Sow ${name} ${sow}`;
  const later = sow === '' || out === '' ? '' : `, and plant them out ${out}`;
  const when = `${start}${later}.`;
  const flowers = /^flowers (?:after )?/.test(ripe);
  const said = {
    sow: when,
    plant: when,
    space: `Set ${name} ${apart} apart.`,
    deep: deep === '' ? '' : `Set ${name} ${deep}${/^(?:so|with|in)\b/.test(deep) ? '' : ' deep'}.`,
    ripe:
      ripe === ''
        ? ''
        : flowers
          ? `${capitalise(name)} ${ripe.replace(/^flowers/, /s$/.test(name) ? 'flower' : 'flowers')}.`
          : /^(?:in|from) /.test(ripe)
            ? `Harvest ${name} ${ripe}.`
            : `${capitalise(name)} ${/s$/.test(name) && name !== 'asparagus' ? 'take' : 'takes'} ${ripe}.`,
  }[kind];
  if (said === '') return undefined;
  const rest =
    kind === 'sow' || kind === 'plant' ? [`Set them ${apart} apart.`] : kind === 'space' || kind === 'deep' ? [when] : [];
  return row(
    said,
    kind === 'sow' || kind === 'plant'
      ? [...rest, 'These are months for the British Isles; elsewhere go by your last frost.']
      : rest,
    [],
  );
};
