import { dictionary } from 'cmu-pronouncing-dictionary';
import { describe, expect, it } from 'vitest';
import { valuesOf, type Notes, type PayloadOf, type ReplyOf } from '../../engine/definition/index.ts';
import { CannotServe } from '../../server/writer.ts';
import writer from '../../server/writers/rhyme-generator.ts';
import tool from '../../tools/rhyme-generator.ts';
import inputs from '../inputs/rhyme-generator.json' with { type: 'json' };
import { contextOf } from '../support/context.ts';

type Request = PayloadOf<typeof tool>;
type Rhyme = ReplyOf<typeof tool>['rhymes'][number];

/** The defaults that the specification names (sections 5 and 9). */
const DEFAULTS: Request = {
  word: '',
  outputNumber: 10,
  rhymeType: 'Perfect Rhymes',
  syllableCount: 'Any Length',
  wordType: 'All Word Types',
  theme: 'Any Theme',
  language: 'English',
};
const rhymes = async (request: Partial<Request>, seed = 1): Promise<Rhyme[]> =>
  (await writer.write({ ...DEFAULTS, ...request }, contextOf(seed))).rhymes;
/** The reply with its notes. */
const told = async (request: Partial<Request>): Promise<{ found: Rhyme[]; notes: Notes }> => {
  let notes: Notes = {};
  const note = (more: Notes): void => void (notes = { ...notes, ...more });
  const { rhymes: found } = await writer.write({ ...DEFAULTS, ...request }, { ...contextOf(1), note });
  return { found, notes };
};
const words = async (request: Partial<Request>, seed = 1): Promise<string[]> =>
  (await rhymes(request, seed)).map(({ word }) => word);
const list = <T>(field: { options: Parameters<typeof valuesOf>[0] }): T[] => valuesOf(field.options) as T[];

const { fields } = tool;
const RHYME_TYPES = list<Request['rhymeType']>(fields.rhymeType);
const SYLLABLES = list<Request['syllableCount']>(fields.syllableCount);
const WORD_TYPES = list<Request['wordType']>(fields.wordType);
const THEMES = list<Request['theme']>(fields.theme);
const TYPED = inputs.inputs.map(({ body }) => body.word);

/** What the dictionary says of "trolled" it leaves to "troll". */
const baseOf = (word: string): string | undefined =>
  [word.slice(0, -1), word.slice(0, -2), word.slice(0, -3), word.replace(/(.)\1(?:ed|ing)$/, '$1')].find(
    (base) => /(?:s|ed|ing)$/.test(word) && base !== word && dictionary[base] !== undefined,
  );
/** Straight from the dictionary, by other means than the product's. */
const spoken = (word: string): string[] => {
  const said = listed(word);
  if (said.length > 0) return said;
  const [end = ''] = /s$|ed$|ing$/.exec(word) ?? [];
  return listed(baseOf(word) ?? '').flatMap((base) =>
    ({ s: ['S', 'Z', 'AH0 Z'], ed: ['D', 'T', 'AH0 D'], ing: ['IH0 NG'], '': [] })[end]!.map((ending) => `${base} ${ending}`),
  );
};
const listed = (word: string): string[] =>
  ['', '(2)', '(3)', '(4)'].flatMap((n) => dictionary[word.toLowerCase() + n] ?? []).map((said) => said.replace(/ #.*/, ''));
const syllablesIn = (said: string): number => said.match(/\d/g)?.length ?? 0;
/** From each stressed vowel on, without the stress marks; weak I and weak A are one. */
const endings = (said: string): string[] => {
  const sounds = said.split(' ');
  return sounds.flatMap((sound, at) =>
    /[12]/.test(sound)
      ? [
          sounds
            .slice(at)
            .map((each) => (each === 'IH0' || each === 'AH0' ? 'weak' : each.replace(/\d/, '')))
            .join(' '),
        ]
      : [],
  );
};
const canRhyme = (one: string, other: string): boolean =>
  spoken(one).some((first) => spoken(other).some((second) => endings(first).some((end) => endings(second).includes(end))));

const VULGAR =
  /fuck|shit|cunt|nigg|\bwank|slut|whore|faggot|^(arse|ass|bitch|cock|cum|dick|dyke|fag|kike|piss|rape|tits?|twat)(s|es|ed|ing)?$/;
const LABELS = RHYME_TYPES.map((type) => type.replace(/s$/, ''));

const allowed = (setting: Request['syllableCount'], syllables: number): boolean => {
  if (setting === 'Any Length') return true;
  const asked = Number.parseInt(setting, 10);
  return setting.includes('More') ? syllables >= asked : syllables === asked;
};

describe('every request', () => {
  const cases = TYPED.flatMap((word, at) =>
    RHYME_TYPES.map((rhymeType, n): Partial<Request> => {
      const pick = at * 7 + n * 3;
      return {
        word,
        rhymeType,
        outputNumber: list<Request['outputNumber']>(fields.outputNumber)[pick % 6]!,
        syllableCount: SYLLABLES[pick % 2 === 0 ? 0 : pick % SYLLABLES.length]!,
        wordType: WORD_TYPES[pick % 3 === 0 ? pick % WORD_TYPES.length : 0]!,
        theme: THEMES[pick % 5 === 0 ? pick % THEMES.length : 0]!,
      };
    }),
  );

  it.each(cases)('$word: $rhymeType, $syllableCount, $wordType, $theme', async (request) => {
    for (const seed of [1, 2, 3]) {
      const found = await rhymes(request, seed);
      expect(found.length).toBeLessThanOrEqual(request.outputNumber!);
      expect(new Set(found.map(({ word }) => word.toLowerCase())).size).toBe(found.length);
      for (const { word, syllables, rhymeType, rhymeScore } of found) {
        // A name is answered by names, too.
        const isName = request.word === 'Siobhan' || request.word === 'NASA';
        expect(word).toMatch(isName ? /^[A-Z]?[a-z']+$/ : /^(I|[a-z])[a-z']*$/);
        expect(request.word!.toLowerCase().split(/\s+/)).not.toContain(word.toLowerCase());
        expect(word).not.toMatch(VULGAR);
        expect(spoken(word).map(syllablesIn), word).toContain(syllables);
        expect(LABELS).toContain(rhymeType);
        // Near rhymes stand under their own name where there is hardly a perfect one.
        const isPerfect = rhymeType === request.rhymeType!.replace(/s$/, '');
        expect(isPerfect || (request.rhymeType === 'Perfect Rhymes' && rhymeType === 'Near Rhyme')).toBe(true);
        expect(rhymeScore).toBeGreaterThan(0);
        expect(rhymeScore).toBeLessThanOrEqual(10);
        expect(rhymeScore * 10).toBeCloseTo(Math.round(rhymeScore * 10));
        expect(allowed(request.syllableCount!, syllables), `${word}: ${syllables}`).toBe(true);
      }
    }
  });
});

describe('perfect rhymes', () => {
  it.each(['night', 'love', 'gold', 'station', 'read', 'heart', 'believe', 'day', 'xylophone', 'tomorrow', 'fire'])(
    'of %s sound alike from a stressed vowel on',
    async (word) => {
      const found = await rhymes({ word, outputNumber: 30 });
      expect(found.length).toBeGreaterThan(4);
      for (const each of found.filter(({ rhymeType }) => rhymeType === 'Perfect Rhyme'))
        expect(canRhyme(word, each.word), `${word} ${each.word}`).toBe(true);
    },
  );
  it('puts the words people know first', async () => {
    const love = await words({ word: 'love' });
    expect(love.slice(0, 4).toSorted()).toEqual(['above', 'dove', 'glove', 'shove']);
    expect((await words({ word: 'night' })).slice(0, 5)).toContain('light');
  });
  it.each([
    ['light', ['night', 'right', 'might', 'fight', 'bright']],
    ['fire', ['desire', 'wire', 'higher', 'inspire', 'liar']],
    ['rain', ['train', 'pain', 'brain', 'again', 'explain']],
    ['blue', ['you', 'true', 'do', 'new', 'two']],
    ['home', ['foam', 'roam', 'comb', 'chrome', 'dome']],
    ['smile', ['mile', 'while', 'style', 'aisle', 'file']],
    ['tree', ['me', 'free', 'see', 'three', 'be']],
    ['moon', ['June', 'tune']],
    ['song', ['gong']],
    ['ember', ['December', 'September']],
    ['beautiful', ['dutiful']],
    ['dutiful', ['beautiful']],
    ['graduation', ['celebration', 'information', 'station']],
    ['dancing', ['romancing', 'prancing']],
    ['sister', ['mister', 'twister']],
    ['Harry', ['marry', 'carry', 'Larry']],
    ['bed', ['red', 'head']],
    ['flirty', ['thirty', 'dirty']],
  ])('finds what songs rhyme with %s', async (word, sung) =>
    expect(await words({ word, outputNumber: 20 })).toEqual(expect.arrayContaining(sung)),
  );
  it.each([
    ['bread', ['head', 'said', 'fed', 'led', 'bed', 'red']],
    ['rain', ['train', 'lane', 'plain', 'pain']],
    ['gold', ['old', 'cold', 'hold', 'told']],
    ['sky', ['fly', 'high', 'cry', 'goodbye']],
    ['sleep', ['deep', 'keep', 'weep', 'leap']],
    ['we will miss you on the ward', ['board', 'lord', 'adored', 'cord']],
    ['bloom', ['room', 'perfume', 'groom', 'gloom']],
    ['seven', ['heaven', 'eleven', 'Kevin', 'Devon']],
    ['tide', ['side', 'ride', 'pride', 'tried']],
  ])('has the rhymes that come to mind for %s among the first ten', async (word, first) =>
    expect((await words({ word })).slice(0, 10)).toEqual(expect.arrayContaining(first)),
  );
  it.each([
    ['song', ['prong', 'sarong', 'lifelong']],
    ['home', ['tome', 'loam']],
    ['story', ['quarry', 'laboratory', 'respiratory']],
    ['hope', ['telescope', 'envelope']],
    ['bird', ['referred', 'transferred']],
    ['valley', ['verbally', 'bally']],
    ['Maureen', ['Eugene', 'Kathleen']],
    ['heaven', ['section', 'mention', 'engine']],
  ])('spares a short list for %s what nobody ends a line on', async (word, spared) => {
    const found = await words({ word, outputNumber: 10 });
    for (const each of spared) expect(found).not.toContain(each);
  });
  it('gives no three words of one root in a short list', async () => {
    const found = await words({ word: 'juice', outputNumber: 10 });
    expect(found.filter((each) => each.endsWith('duce')).length).toBeLessThan(3);
  });
  it.each([
    ['fire', ['skier', 'tyre', 'shire']],
    ['mother', ['souther', 'rather']],
    ['tree', ['mi', 'li', 'lee']],
    ['light', ['rite', 'cite', 'wright']],
    ['kiss', ['resists']],
    ['free', ['company', 'probably']],
    ['boss', ['os', 'dos']],
    ['wishes', ['militias']],
    ['smile', ['trial', 'dial', 'denial']],
  ])('names nothing odd for %s', async (word, odd) => {
    const found = (await rhymes({ word, outputNumber: 20 })).filter(({ rhymeType }) => rhymeType === 'Perfect Rhyme');
    for (const each of odd) expect(found.map((one) => one.word)).not.toContain(each);
  });
  it.each(['birthday', 'sunshine', 'Wednesday'])('finds only near rhymes on the light end of %s', async (word) => {
    const found = await rhymes({ word, outputNumber: 15 });
    expect(found.length).toBeGreaterThan(9);
    for (const { rhymeType } of found) expect(rhymeType).toBe('Near Rhyme');
  });
  it.each([
    ['love', 5, ['of']],
    ['much', 5, ['Dutch']],
    ['world', 5, ['swirled', 'twirled']],
    ['Olivia', 2, ['Bolivia']],
    ['bestie', 2, ['testy', 'zesty']],
  ] as const)('fills a short list for %s with perfect rhymes that fewer people say', async (word, outputNumber, rare) => {
    const found = await rhymes({ word, outputNumber: outputNumber as 5 });
    expect(found.map((each) => each.word)).toEqual(expect.arrayContaining([...rare]));
    expect(new Set(found.map(({ rhymeType }) => rhymeType))).toEqual(new Set(['Perfect Rhyme']));
  });
  it('fills a short list with near rhymes, and says how many are perfect', async () => {
    const { found, notes } = await told({ word: 'mother', outputNumber: 15 });
    const perfect = found.filter(({ rhymeType }) => rhymeType === 'Perfect Rhyme').length;
    expect(found.length).toBeGreaterThan(perfect);
    expect(found.slice(0, perfect).every(({ rhymeType }) => rhymeType === 'Perfect Rhyme')).toBe(true);
    expect(notes.unmet).toMatch(new RegExp(`^${perfect} of these rhyme perfectly with “mother”`));
    expect((await told({ word: 'dream', outputNumber: 10 })).notes.unmet).toBeUndefined();
  });
  it.each(['home', 'love', 'together', 'silver', 'coffee', 'danger', 'garden'])(
    'gives enough for %s, the perfect ones first, and none that hardly comes near',
    async (word) => {
      const found = await rhymes({ word, outputNumber: 20 });
      expect(found.length).toBeGreaterThan(9);
      const types = found.map(({ rhymeType }) => rhymeType);
      expect(types).toEqual(types.toSorted().reverse());
      for (const { rhymeScore } of found) expect(rhymeScore).toBeGreaterThan(4.3);
    },
  );
  it.each([
    ['time', 'enzyme'],
    ['home', 'syndrome'],
    ['birthday', 'say'],
  ])('a light stress right after the main one makes %s and %s no perfect rhyme', async (one, other) => {
    for (const [word, answer] of [
      [one, other],
      [other, one],
    ] as const) {
      const found = (await rhymes({ word, outputNumber: 30 })).find((each) => each.word === answer);
      expect(found?.rhymeType ?? 'Near Rhyme', `${word} ${answer}`).toBe('Near Rhyme');
    }
  });
  it.each([
    ['birthday', ['day', 'today', 'sunday', 'holiday']],
    ['grandpa', ['pa']],
    ['remember', ['member']],
    ['forever', ['ever']],
    ['time', ['thyme']],
  ])('does not answer %s with its own last syllable', async (word, own) => {
    const found = await words({ word, outputNumber: 30 });
    for (const each of own) expect(found).not.toContain(each);
  });
  it.each([
    ['light', ['right', 'write']],
    ['try', ['high', 'hi']],
    ['blue', ['do', 'due']],
    ['show', ['no', 'know']],
    ['chair', ['there', 'their', "they're"]],
  ])('gives %s only one of the words said alike', async (word, alike) => {
    const found = await words({ word, outputNumber: 30 });
    expect(found.filter((each) => alike.includes(each)).length).toBeLessThan(2);
  });
  it('says of a word without any rhyme what else there is', async () => {
    const { found, notes } = await told({ word: 'Chaos' });
    expect(found).toEqual([]);
    expect(notes.unmet).toBeUndefined();
    expect(notes.fewer?.why).toMatch(/Last-Syllable Rhymes/);
    expect(await words({ word: 'chaos', rhymeType: 'Last-Syllable Rhymes' })).not.toEqual([]);
  });
  it('names the word with its capitals', async () =>
    expect((await told({ word: 'Mrs Johnson' })).notes.unmet).toMatch(/“Johnson”/));
  it('speaks of the settings where they leave words out', async () =>
    expect((await told({ word: 'night', theme: 'Animals', outputNumber: 10 })).notes.unmet).toMatch(/with these settings/));
  it.each([
    // Contractions, and what is mostly a name.
    ['thirty', 'Near Rhymes', ['worthy'], []],
    ['children', 'Near Rhymes', ['million'], ["didn't"]],
    ['grandma', 'Near Rhymes', ['star', 'car'], []],
    // Stressed once, whatever the dictionary says.
    ['vegetarian', 'Near Rhymes', ['historian'], ['even', 'season']],
    ['cat', 'Perfect Rhymes', ['pat'], []],
    ['mum', 'Perfect Rhymes', ['some'], []],
    ['responsibility', 'Perfect Rhymes', ['possibility', 'ability'], ['infertility']],
    ['grandad', 'Near Rhymes', ['glad', 'lad', 'tad'], ['fat', 'hat']],
    ['Sophie', 'Near Rhymes', ['Joey', 'Rosie'], []],
    // The stressed vowel counts most; words that only look alike to the dictionary come behind.
    ['teacher', 'Near Rhymes', ['fever', 'speaker'], ['nature']],
    ['money', 'Near Rhymes', ['yummy'], ['many']],
    // What ends in its stressed vowel is answered on that vowel.
    ['day', 'Near Rhymes', ['make', 'name'], ['highway', 'railway']],
    ['true', 'Near Rhymes', ['moon', 'room'], ['statue', 'mildew']],
    // To somebody, and about a day, nothing rude.
    ['Mum', 'Perfect Rhymes', ['thumb', 'drum'], ['bum', 'scum', 'slum']],
    ['bride', 'Perfect Rhymes', ['pride', 'side'], ['died', 'lied']],
    ['Oliver', 'Perfect Rhymes', ['Gulliver'], ['pornographer']],
    ['grandma', 'Perfect Rhymes', ['pa'], ['bra']],
    // Only the weak ends differ; and an r that few hear keeps nothing apart.
    ['angel', 'Near Rhymes', ['danger', 'stranger'], []],
    ['teacher', 'Near Rhymes', ['leader'], ['people']],
    ['forty', 'Near Rhymes', ['naughty', 'party'], []],
    ['daughter', 'Near Rhymes', ['quarter', 'order'], ['mater']],
    // The light end of a word is answered by what rhymes with it on a full stress.
    ['summer holiday', 'Near Rhymes', ['play', 'away'], ['make', 'today']],
    ['fire', 'Near Rhymes', ['smile', 'while'], ['high']],
    // Not one sound ten times over.
    ['love', 'Near Rhymes', ['enough', 'touch', 'much'], ['snuff', 'huff']],
    ['grandpa', 'Near Rhymes', ['star', 'car'], []],
    ['Christmas', 'Near Rhymes', ['witness'], ['Phyllis']],
    ['reading', 'Perfect Rhymes', ['leading'], ['wedding']],
    // Regular forms that no dictionary of sounds has, and those that few films do.
    ['walked', 'Perfect Rhymes', ['talked', 'squawked', 'gawked'], ['short']],
    ['wind', 'Perfect Rhymes', ['grinned', 'pinned'], []],
    ['dancing', 'Perfect Rhymes', ['financing', 'enhancing'], []],
  ] as const)('weighs well for %s what rhymes in a way (%s)', async (word, rhymeType, wanted, unwanted) => {
    const found = await words({ word, rhymeType, outputNumber: 15 });
    expect(found).toEqual(expect.arrayContaining([...wanted]));
    for (const each of unwanted) expect(found).not.toContain(each);
  });
  it.each([
    // An r colours the vowel before it; what closes the word is heard; and learned words come late.
    ['time', ['line', 'mine', 'fine'], ['fire', 'crime', 'ninth']],
    ['wolf', ['golf', 'gulf'], ['poor', 'tour', 'yours']],
    ['home', ['alone', 'stone'], []],
    // The stressed vowel stays, whatever closes the word; what is only spelt alike may come, too.
    ['sleep', ['sweet', 'street'], ['ship', 'beef', 'trip']],
    ['heart', ['hard', 'dark'], ['short', 'court', 'not']],
    ['love', ['move', 'touch'], ['tub', 'beloved']],
    ['window', ['widow', 'pillow', 'willow'], []],
    ['rhubarb', ['garb', 'hard'], []],
    ['Madison', ['medicine', 'jettison'], []],
    ['memories', ['enemies', 'remedies'], ['cameras', 'extremities']],
    ['beautiful', ['bountiful', 'suitable'], ['pharmaceutical', 'cuticle']],
    ['Olivia', ['Sylvia', 'Lydia'], ['arrhythmia']],
  ] as const)('has the nearest first for %s', async (word, wanted, unwanted) => {
    const found = await words({ word, rhymeType: 'Near Rhymes', outputNumber: 10 });
    expect(found).toEqual(expect.arrayContaining([...wanted]));
    for (const each of unwanted) expect(found).not.toContain(each);
  });
  it('tells who asks for near rhymes of the few perfect ones', async () => {
    const { found, notes } = await told({ word: 'baby', rhymeType: 'Near Rhymes' });
    expect(new Set(found.map(({ rhymeType }) => rhymeType))).toEqual(new Set(['Near Rhyme']));
    expect(notes.remark).toMatch(/“maybe” rhymes perfectly with “baby”/);
    expect((await told({ word: 'night', rhymeType: 'Near Rhymes' })).notes.remark).toBeUndefined();
  });
  it('gives a crude word to one as crude alone', async () => {
    for (const word of ['ma', 'Oliver', 'idea', 'complex', 'song', 'day'])
      for (const each of await words({ word, outputNumber: 30 }))
        expect(each).not.toMatch(/^(?:bra|pornographer|diarrhea|sex|thong|gay)$/);
  });
  it('never is a small word said without stress where others serve', async () =>
    expect((await words({ word: 'love' }))[0]).not.toBe('of'));
  it('answers the main stress before a lighter one', async () =>
    expect((await words({ word: 'tomorrow' })).slice(0, 3)).toEqual(expect.arrayContaining(['sorrow', 'borrow'])));
  it('scores the same beat higher than another', async () => {
    const found = await rhymes({ word: 'night', outputNumber: 30 });
    const score = (word: string) => found.find((rhyme) => rhyme.word === word)?.rhymeScore ?? Number.NaN;
    expect(score('light')).toBe(10);
    const [polite] = (await rhymes({ word: 'night', syllableCount: '2 Syllables', wordType: 'Adjectives' })).filter(
      ({ word }) => word === 'polite',
    );
    expect(polite!.rhymeScore).toBeLessThan(10);
    const satellite = (await rhymes({ word: 'night', syllableCount: '3 Syllables', wordType: 'Nouns', outputNumber: 30 })).find(
      ({ word }) => word === 'satellite',
    );
    expect(satellite!.rhymeScore).toBeLessThan(polite!.rhymeScore);
  });
  it('takes ways to say a word that rhyme alike for one', async () =>
    expect((await told({ word: 'graduate' })).notes.remark).toBeUndefined());
  it('counts every way to say the word', async () => {
    const found = await words({ word: 'read', outputNumber: 20 });
    expect(found).toEqual(expect.arrayContaining(['need', 'head']));
  });
  it.each(['orange', 'month', 'silver'])('honestly finds none for %s, and gives near rhymes as such', async (word) => {
    const { found, notes } = await told({ word });
    expect(found.length).toBeGreaterThan(4);
    expect(new Set(found.map(({ rhymeType }) => rhymeType))).toEqual(new Set(['Near Rhyme']));
    expect(notes.unmet).toMatch(new RegExp(`perfectly with “${word}”`));
  });
  it.each([
    ['here', 'near'],
    ['near', 'fear'],
    ['dog', 'frog'],
    ['higher', 'fire'],
    ['more', 'sure'],
    ['pure', 'tour'],
  ])('%s rhymes with %s, as most people speak', async (word, other) =>
    expect(await words({ word, outputNumber: 30 })).toContain(other),
  );
  it('leaves out what is only said so in mid-sentence', async () =>
    expect(await words({ word: 'still', outputNumber: 30 })).not.toContain("we'll"));
  it.each([
    ['fire', 1],
    ['hour', 1],
    ['wire', 1],
    ['desire', 2],
    ['flower', 2],
  ])('%s is counted with %i', async (word, count) => {
    const other = word === 'flower' || word === 'hour' ? 'power' : 'hire';
    expect((await rhymes({ word: other, outputNumber: 30 })).find((one) => one.word === word)?.syllables).toBe(count);
  });
  it('keeps the two sounds of one spelling apart, and says so', async () => {
    const { found, notes } = await told({ word: 'wind' });
    const list = found.map(({ word }) => word);
    expect(list.indexOf('pinned')).toBeLessThan(list.indexOf('find'));
    expect(list.indexOf('pinned')).toBeGreaterThanOrEqual(0);
    expect(notes.remark).toMatch(/“wind” is said in two ways.*“[a-z]+inned”.*“find”/);
    expect((await told({ word: 'light' })).notes.remark).toBeUndefined();
  });
  it.each([
    ['again', 'then', 'explain'],
    ['record', 'reward', 'checkered'],
    ['present', 'pleasant', 'event'],
  ])('takes the two ways to say %s one after the other', async (word, one, other) => {
    const { found, notes } = await told({ word, outputNumber: 15 });
    const list = found.map((each) => each.word);
    expect(list.indexOf(one)).toBeGreaterThanOrEqual(0);
    expect(list.indexOf(other)).toBeGreaterThan(list.indexOf(one));
    expect(notes.remark).toMatch(new RegExp(`“${word}” is said in two ways`));
  });
  it.each([
    ['bow (and arrow)', 'know', 'cow'],
    ['bow (of a ship)', 'cow', 'know'],
    ['lead (the metal)', 'bed', 'need'],
    ['live (concert)', 'drive', 'give'],
    ['live (like give)', 'give', 'drive'],
    ['wind (verb)', 'find', 'pinned'],
    ['record (verb)', 'reward', 'checkered'],
  ])('hears %s as the remark in brackets says', async (word, meant, other) => {
    const { found, notes } = await told({ word, outputNumber: 30 });
    expect(found.map((each) => each.word)).toContain(meant);
    expect(found.map((each) => each.word)).not.toContain(other);
    expect(notes.remark).toBeUndefined();
  });
  it.each([
    ['and now the band will take a bow', 'how', 'know'],
    ['the boats tied up at the quay', 'free', 'day'],
    ['she tied her parcel with a bow', 'know', 'now'],
    ['you still feel close', 'dose', 'rose'],
    ['hold me close', 'dose', 'rose'],
    ['the shop will never close', 'rose', 'dose'],
    ['I love to read', 'need', 'head'],
    ['all the books I have read', 'head', 'need'],
    ['my feet are heavy as lead', 'head', 'need'],
    ['this is where we live', 'give', 'five'],
    ['we heard them play it live', 'five', 'give'],
    ['and then we had a row', 'now', 'know'],
    ['six kittens in a row', 'know', 'now'],
    ['mind the sleeve and do not tear', 'there', 'here'],
    ['down my cheek there rolled a tear', 'here', 'there'],
    ['the lanes that wind', 'find', 'pinned'],
    ['listen to the wind', 'pinned', 'find'],
    ['the clock was wound', 'found', 'tuned'],
    ['off the pier she dove', 'drove', 'love'],
    ['what is the use', 'juice', 'news'],
    ['a tool we use', 'news', 'juice'],
    ['our hearts content', 'event', 'comment'],
    ['let me present', 'event', 'pleasant'],
    ['time to separate', 'late', 'desperate'],
    ['she is a quilter and a sewer', 'lower', 'newer'],
  ])('hears from “%s” that it rhymes with %s', async (word, meant, other) => {
    const { found, notes } = await told({ word, outputNumber: 15 });
    const perfect = found.filter(({ rhymeType }) => rhymeType === 'Perfect Rhyme').map((each) => each.word);
    expect(perfect).toContain(meant);
    expect(perfect).not.toContain(other);
    expect(notes.remark).toMatch(/is said in two ways: these rhymes are for the one like/);
  });
  it('takes “house” for the thing unless a line makes it a verb', async () => {
    expect((await told({ word: 'house' })).notes.remark).toBeUndefined();
    expect(await words({ word: 'in our house' })).toContain('mouse');
    expect(await words({ word: 'a place to house' })).toContain('cows');
  });
  it.each(['attempt', 'mardy', 'furrow'])('scores no near rhyme of %s above a perfect one', async (word) => {
    const found = await rhymes({ word });
    const of = (type: string) => found.filter(({ rhymeType }) => rhymeType === type).map(({ rhymeScore }) => rhymeScore);
    expect(Math.min(...of('Perfect Rhyme'))).toBeGreaterThan(Math.max(...of('Near Rhyme')));
  });
  it('has nothing grim among the first ten, unless the word is grim itself', async () => {
    expect(await words({ word: 'marriage' })).not.toContain('miscarriage');
    expect(await words({ word: 'bread' })).not.toContain('dead');
    expect(await words({ word: 'breath' })).toContain('death');
  });
  it.each([
    ['chuffed', 'stuffed'],
    ['skint', 'hint'],
    ['bae', 'day'],
    ['nowt', 'shout'],
    ['mardy', 'tardy'],
  ])('takes %s for a word of its own, and rhymes it with %s', async (word, answer) => {
    const { found, notes } = await told({ word, outputNumber: 15 });
    expect(found.map((each) => each.word)).toContain(answer);
    expect(notes.correction).toBeUndefined();
  });
  it('says why there are fewer than asked for', async () => {
    const { found, notes } = await told({ word: 'dangerous', outputNumber: 30 });
    expect(notes.fewer).toMatchObject({
      given: found.length,
      asked: 30,
      why: 'We found no others that sound close to “dangerous”.',
    });
    expect((await told({ word: 'light' })).notes.fewer).toBeUndefined();
  });
  it('gives neither forms nor compounds of the word itself', async () => {
    const night = await words({ word: 'night', outputNumber: 30 });
    for (const own of ['night', 'knight', 'nights', 'tonight', 'midnight', 'overnight']) expect(night).not.toContain(own);
    const all = await words({ word: 'light', outputNumber: 30 });
    for (const own of ['moonlight', 'sunlight', 'daylight']) expect(all).not.toContain(own);
    expect(await words({ word: 'love', rhymeType: 'Alliteration', outputNumber: 30 })).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^lov/)]),
    );
  });
  it.each([
    ['time', ['maritime', 'peacetime', 'lifetime']],
    ['power', ['horsepower', 'empower', 'manpower']],
    ['business', ['agribusiness']],
  ])('takes what contains %s for the word itself', async (word, own) => {
    const found = await words({ word, outputNumber: 30 });
    for (const each of own) expect(found).not.toContain(each);
  });
  it('knows a word by more than its end', async () =>
    expect(await words({ word: 'rain', outputNumber: 30 })).toEqual(expect.arrayContaining(['train', 'brain'])));
  it('puts last what only some say so', async () => {
    const walk = await words({ word: 'walk', outputNumber: 30 });
    expect(walk.indexOf('talk')).toBeLessThan(walk.indexOf('block'));
    expect((await words({ word: 'mother', outputNumber: 5 })).slice(0, 3)).not.toContain('rather');
  });
  it.each([
    ['grandma', 'spa'],
    ['poor', 'tour'],
    ['birthday', 'way'],
  ])('%s rhymes with %s', async (word, other) => expect(await words({ word, outputNumber: 20 })).toContain(other));
  it.each(['turret', 'hallelujah', 'plentiful', 'happiness', 'dangerous'])('finds something near %s', async (word) => {
    const found = await rhymes({ word });
    expect(found.length).toBeGreaterThan(3);
    for (const { rhymeType } of found) expect(rhymeType).toBe('Near Rhyme');
  });
  it('leaves out the short forms that no line ends on', async () => {
    for (const word of ['need', 'time', 'cure'])
      for (const each of await words({ word, outputNumber: 30 })) expect(each).not.toMatch(/'(?:d|ll|m|re|s|ve)$/);
  });
  it.each([
    ['Jessica', ['Erica', 'Monica', 'Veronica']],
    ['Siobhan', ['Sean']],
    ['Jason', ['Mason']],
    ['Amelia', ['Celia', 'Ophelia']],
    ['Priya', ['Mia', 'Leah']],
  ])('answers the name %s with names, too', async (word, others) => {
    const found = await words({ word, outputNumber: 15 });
    expect(found).toEqual(expect.arrayContaining(others));
  });
  it('answers no word with names', async () => {
    for (const word of ['night', 'station', 'merry'])
      for (const each of await words({ word, outputNumber: 30 })) expect(each).toMatch(/^(?:I$|[a-z])/);
  });
  it('names one word of a family', async () => {
    const found = await words({ word: 'day', rhymeType: 'Alliteration', outputNumber: 30 });
    expect(found.filter((word) => /^die[sd]?$/.test(word)).length).toBeLessThan(2);
  });
});

describe('what is typed', () => {
  it.each([
    ['tommorow', 'tomorrow', 'sorrow'],
    ['definately', 'definitely', undefined],
    ['beleive', 'believe', 'leave'],
    ['freind', 'friend', 'end'],
    ['rythm', 'rhythm', 'algorithm'],
    ['thicc', 'thick', 'quick'],
    ['fourty', 'forty', 'sporty'],
  ])('%s is taken for %s, which is offered', async (word, meant, rhyme) => {
    const { found, notes } = await told({ word, outputNumber: 30 });
    expect(notes.correction).toEqual({ field: 'word', text: meant });
    if (rhyme !== undefined) expect(found.map((one) => one.word)).toContain(rhyme);
    expect((await told({ word: meant })).notes.correction).toBeUndefined();
  });
  it('is read without regard to case, accents or the shape of an apostrophe', async () => {
    expect(await words({ word: 'GOLD' })).toEqual(await words({ word: 'gold' }));
    expect(await words({ word: 'café' })).toEqual(await words({ word: 'cafe' }));
    expect(await words({ word: 'don’t' })).toEqual(await words({ word: "don't" }));
    expect((await words({ word: "don't" }))[0]).toBe("won't");
  });
  it('rhymes on the last word of a phrase', async () =>
    expect(await words({ word: 'walking in the rain' })).toEqual(await words({ word: 'rain' })));
  it('rhymes two words with a phrase that ends lightly, and says so', async () => {
    const { found, notes } = await told({ word: 'miss me', outputNumber: 15 });
    const list = found.map(({ word }) => word);
    expect(list).toEqual(expect.arrayContaining(['kiss me', 'free']));
    expect(found.find(({ word }) => word === 'kiss me')?.syllables).toBe(2);
    expect(notes.remark).toMatch(/last two words.*“me” alone/);
    for (const each of await words({ word: 'stay with me', outputNumber: 15 })) expect(each).not.toContain(' ');
  });
  it('puts only verbs and prepositions before a light end, and says so where there are none', async () => {
    const { found, notes } = await told({ word: 'thank you', outputNumber: 15 });
    expect(found.filter(({ word }) => word.includes(' '))).toEqual([]);
    expect(found.map(({ word }) => word)).toContain('true');
    expect(notes.remark).toMatch(/no word before “you” that rhymes with “thank”.*“you” alone/);
    expect(await words({ word: 'thank you', rhymeType: 'Near Rhymes' })).not.toContain('school');
  });
  it.each(['petrichor', 'vellichor'])(
    'rhymes %s by its last letters where nothing else tells its sound, and says so',
    async (word) => {
      const { found, notes } = await told({ word });
      expect(found.map((each) => each.word)).toEqual(expect.arrayContaining(['door', 'store']));
      expect(notes.remark).toMatch(/do not know how .* is said.*if its end sounds like that of “for”/);
    },
  );
  it.each([
    ['Merthyr', 'further'],
    ['arvo', 'bravo'],
    ['kintsugi', 'boogie'],
  ])('sounds %s out by its letters, and says so', async (word, near) => {
    const { found, notes } = await told({ word });
    expect(found.map((each) => each.word)).toContain(near);
    expect(new Set(found.map(({ rhymeType }) => rhymeType))).toEqual(new Set(['Near Rhyme']));
    expect(notes.remark).toMatch(/do not know how .* is said.*as it is spelt/);
  });
  it.each([
    ["we keep on buzzin'", ['cousin', 'dozen'], 'loving'],
    ["lovin'", ['oven', 'shoving'], undefined],
    ['jokin', ['broken', 'smoking'], undefined],
  ])('hears the dropped g of “%s”', async (word, perfect, near) => {
    expect(await words({ word })).toEqual(expect.arrayContaining(perfect));
    if (near !== undefined) {
      const found = await told({ word, rhymeType: 'Near Rhymes' });
      expect(found.found.map((each) => each.word)).toEqual(expect.arrayContaining([...perfect, near]));
      expect(found.notes.remark).toMatch(/as it is sung/);
    }
  });
  it.each([
    ['sister', 'missed her'],
    ['daughter', 'caught her'],
    ['minute', 'win it'],
  ])('answers %s in two words, as songs do: %s', async (word, spokenOf) => {
    const two = (await rhymes({ word })).filter(({ word: text }) => text.includes(' '));
    expect(two).toContainEqual(expect.objectContaining({ word: spokenOf, rhymeType: 'Perfect Rhyme', syllables: 2 }));
    expect(two.length).toBeLessThanOrEqual(3);
  });

  it.each([
    ['complained', ['drained', 'rained']],
    ['skint', ['tint', 'squint', 'splint']],
  ])('fills a short list for %s with what everybody knows: %j', async (word, expected) => {
    expect(await words({ word })).toEqual(expect.arrayContaining(expected));
  });

  it('takes a perfect rhyme of two words for a near one, too', async () => {
    const { found } = await told({ word: 'love you', rhymeType: 'Near Rhymes', outputNumber: 10 });
    expect(found.map(({ word }) => word)).toEqual(expect.arrayContaining(['above you', 'touch you']));
    expect(found.find(({ word }) => word === 'above you')?.rhymeType).toBe('Perfect Rhyme');
  });
  it.each([
    ['day/night', ['play', 'light']],
    ['street / fame', ['sweet', 'name']],
  ])('rhymes both sides of the slash in %s, and says so', async (word, both) => {
    const { found, notes } = await told({ word, outputNumber: 10 });
    expect(found).toHaveLength(10);
    expect(found.map((each) => each.word)).toEqual(expect.arrayContaining(both));
    expect(notes.remark).toMatch(/one after the other/);
  });
  it('falls back on the last word where few words sound like the last two', async () => {
    const { found, notes } = await told({ word: 'best friend', rhymeType: 'Multisyllabic Rhymes', outputNumber: 10 });
    expect(found.map(({ word }) => word)).toEqual(expect.arrayContaining(['pretend', 'defend']));
    expect(notes.remark).toMatch(/“friend” alone/);
  });
  it('passes over what is only said about the word', async () => {
    const found = await words({ word: 'though (not tough)' });
    expect(found).toContain('know');
    expect(found).not.toContain('rough');
  });
  it.each([
    ['words that rhyme with lamp for a poem', 'lamp'],
    ['somthing to rhyme with the kettle', 'kettle'],
    ['what rhymes with my name Nora in a birthday card?', 'Nora'],
    ['a rhyme for “ladder” please', 'ladder'],
    ['ryme with jelly', 'jelly'],
    ['rhyming words for boats', 'boats'],
    ['garden rhymes', 'garden'],
    ['what rhymes with fall in love', 'fall in love'],
    ['pumpkin, it doesnt have to be exact', 'pumpkin'],
    ['its a lovely day to thrive - verse 3 of my rap', 'thrive'],
    ['exact rhymes only: kitten', 'kitten'],
    ['for our wedding song, tender', 'tender'],
    ['Easter card verse', 'Easter'],
    ['something that rhymes with Grandad thanks', 'Grandad'],
    ["rhyme for 'brave', one syllable", 'brave'],
    ['rhyme the word castle for me', 'castle'],
    ['I need a word to rhyme "silk" with, exact only', 'silk'],
  ])('takes “%s” for a request, and rhymes with “%s”', async (word, meant) =>
    expect(await words({ word })).toEqual(await words({ word: meant })),
  );
  it.each(['sing me a song', 'you are perfect', 'come to me, you need not be perfect', 'the last line'])(
    'takes “%s” for a line, and rhymes on its last word',
    async (word) => expect(await words({ word })).toEqual(await words({ word: word.split(' ').at(-1)! })),
  );
  it.each([
    ['walking in the rain', 'rain'],
    ['my Aunt, doesnt need to be exact', 'Aunt'],
    ['lend me your ears for my poem', 'ears'],
  ])('says of “%s” that it rhymes with “%s”', async (word, meant) => {
    expect((await told({ word, outputNumber: 5 })).notes.remark).toMatch(new RegExp(`“${meant}”`));
    expect((await told({ word: meant, outputNumber: 5 })).notes.remark ?? '').not.toMatch(/is rhymed here/);
  });
  it.each([
    ['wind as in weather', 'pinned', 'kind'],
    ['wind, to wind a clock', 'kind', 'pinned'],
    ['bass the fish', 'class', 'face'],
    ['object verb', 'direct', 'wish'],
    ['content as in happy', 'event', 'snappy'],
    ['desert as in hot sand', 'expert', 'alert'],
    ['read past tense', 'head', 'need'],
  ])('takes “%s” in the sense that is told', async (word, right, wrong) => {
    const found = await words({ word, outputNumber: 15 });
    expect(found).toContain(right);
    expect(found).not.toContain(wrong);
  });
  it('rhymes on the end of a line with a comma', async () =>
    expect(await words({ word: 'close the door, my love' })).toEqual(await words({ word: 'love' })));
  it('says where it rhymes with the rarer way to say a word', async () =>
    expect((await told({ word: 'desert' })).notes.remark).toMatch(/said in two ways: these rhymes are for/));
  it('alliterates on the first', async () => {
    for (const word of await words({ word: 'walking in the rain', rhymeType: 'Alliteration' })) {
      expect(
        spoken(word).some((said) => said.startsWith('W ')),
        word,
      ).toBe(true);
    }
  });
  it.each([
    ['21st', 'first'],
    ['3rd', 'third'],
    ['the 12th', 'twelfth'],
    ['her 40th', 'fortieth'],
    ['the 80s', 'eighties'],
    ['1,000', 'thousand'],
  ])('says the figure of “%s” as “%s”', async (word, said) => {
    expect(await words({ word, rhymeType: 'Near Rhymes' })).toEqual(await words({ word: said, rhymeType: 'Near Rhymes' }));
    expect(JSON.stringify((await told({ word })).notes)).toContain(`“${said}”`);
  });
  it.each([
    ["it's 2am", 'them', 'jam'],
    ['home by 5 p.m.', 'stem', 'jam'],
    ['we ran a 10k', 'day', 'ten'],
  ])('hears the name of the letter that “%s” ends in', async (word, right, wrong) => {
    const { found, notes } = await told({ word, outputNumber: 5 });
    expect(found.map((each) => each.word)).toContain(right);
    expect(found.map((each) => each.word)).not.toContain(wrong);
    expect(notes.remark).toMatch(/as it is said/);
  });
  it.each([
    ['Dún Laoghaire', 'weary', 'there'],
    ['my flat in Des Moines', 'coin', 'means'],
    ['back in Arkansas', 'law', 'glass'],
    ['our Maeve', 'brave', 'leave'],
  ])('knows how the name in “%s” is said', async (word, right, wrong) => {
    const found = await words({ word, outputNumber: 20 });
    expect(found).toContain(right);
    expect(found).not.toContain(wrong);
  });
  it('calls nothing a perfect rhyme of a name whose sound is guessed', async () => {
    const { found, notes } = await told({ word: 'Featherstonehaugh' });
    expect(new Set(found.map(({ rhymeType }) => rhymeType))).toEqual(new Set(['Near Rhyme']));
    expect(notes.remark).toMatch(/do not know how “Featherstonehaugh” is said/);
    expect(notes.unmet).toBeUndefined();
  });
  it('rhymes “quay” with “see” first, and says that there are two ways', async () => {
    const { found, notes } = await told({ word: 'quay' });
    const list = found.map(({ word }) => word);
    expect(list.indexOf('free')).toBeLessThan(list.indexOf('day'));
    expect(notes.remark).toMatch(/said in two ways/);
  });
  it.each([
    ['rizz', 'his'],
    ['rung', 'hung'],
  ])('does not pass over a common word for %s', async (word, common) =>
    expect(await words({ word, outputNumber: 10 })).toContain(common),
  );
  it.each([
    ['rember', 'remember'],
    ['tomrow', 'tomorrow'],
  ])('puts back the letters that %s has lost', async (word, meant) => {
    const { found, notes } = await told({ word });
    expect(notes.correction).toEqual({ field: 'word', text: meant });
    expect(found.map((each) => each.word)).not.toContain(meant);
  });
  it('knows both ways to say a newer word, and answers it with no names', async () => {
    const { found, notes } = await told({ word: 'quinoa' });
    expect(notes.remark).toMatch(/“quinoa” is said in two ways/);
    for (const { word } of found) expect(word).toMatch(/^[a-z]+$/);
    const niche = await words({ word: 'niche', outputNumber: 10 });
    expect(niche).toEqual(expect.arrayContaining(['rich', 'leash']));
  });
  it.each([
    ['orange', /no everyday word that rhymes perfectly with “orange”/],
    ['time', /rhyme perfectly with “time”: choose Perfect Rhymes/],
  ])('tells who asks for near rhymes of %s what there is of perfect ones', async (word, remark) =>
    expect((await told({ word, rhymeType: 'Near Rhymes' })).notes.remark).toMatch(remark),
  );
  it('reads numbers aloud', async () => expect(await words({ word: 'route 66' })).toContain('mix'));
  it('follows the spelling of a word it does not know, and scores it lower', async () => {
    const found = await rhymes({ word: 'yeet' });
    expect(found.map(({ word }) => word)).toContain('street');
    for (const { rhymeScore } of found) expect(rhymeScore).toBeLessThan(9);
  });
  it('is refused in plain words where nothing in it can be said', async () => {
    for (const word of ['🎉🎉', '—', 'любовь', '愛']) await expect(rhymes({ word })).rejects.toBeInstanceOf(CannotServe);
    await expect(rhymes({ word: '🎉' })).rejects.toThrow(/Latin letters/);
  });
  it('never breaks it', async () => {
    for (const word of [
      'a',
      'I',
      'x',
      '7',
      '100000000',
      '<b>bold</b>',
      'ﬁre',
      "'",
      "o'",
      'zzzzzzzzzz',
      'a'.repeat(50),
      'constructor',
      '__proto__',
    ]) {
      for (const rhymeType of RHYME_TYPES) {
        const outcome = await rhymes({ word, rhymeType }).catch((error: unknown) => error);
        expect(Array.isArray(outcome) || outcome instanceof CannotServe, `${word}: ${String(outcome)}`).toBe(true);
      }
    }
  });
});

describe('decency', () => {
  it.each(['luck', 'sit', 'bunt', 'trigger', 'tank', 'duck', 'class', 'rock', 'grape', 'door', 'flag', 'witch', 'hum'])(
    'holds for %s',
    async (word) => {
      for (const rhymeType of ['Perfect Rhymes', 'Near Rhymes', 'Eye Rhymes'] as const) {
        for (const each of await words({ word, rhymeType, outputNumber: 30 })) expect(each).not.toMatch(VULGAR);
      }
    },
  );
});

describe('settings', () => {
  it('gives as many as asked, from 1 to 30', async () => {
    for (const outputNumber of [1, 7, 30]) {
      expect(await words({ word: 'day', outputNumber: outputNumber as 30 })).toHaveLength(outputNumber);
    }
  });
  it('keeps to the part of speech', async () => {
    const of = (wordType: Request['wordType'], word = 'bed') => words({ word, wordType, outputNumber: 30 });
    expect(await of('Past Tense Verbs')).toEqual(expect.arrayContaining(['said', 'fed', 'fled']));
    expect(await of('Past Tense Verbs')).not.toContain('head');
    expect(await of('Adverbs')).toContain('instead');
    expect(await of('Adverbs')).not.toContain('bread');
    expect(await of('Nouns')).not.toContain('instead');
    expect(await of('Plural Nouns', 'days')).toEqual(expect.arrayContaining(['ways', 'plays']));
    expect(await of('Plural Nouns', 'days')).not.toContain('phase');
    expect(await of('Adjectives', 'night')).toEqual(expect.arrayContaining(['bright', 'polite']));
    expect(await of('Adjectives', 'night')).not.toContain('write');
  });
  it('keeps to the theme', async () => {
    const about = (theme: Request['theme'], word: string) => words({ word, theme, outputNumber: 30 });
    const animals = await about('Animals', 'hat');
    expect(animals).toEqual(expect.arrayContaining(['cat', 'rat', 'bat']));
    for (const other of ['flat', 'that', 'mat', 'chat']) expect(animals).not.toContain(other);
    expect(await about('Food & Drink', 'dice')).toEqual(expect.arrayContaining(['rice', 'spice']));
    expect(await about('Nature', 'lane')).toContain('rain');
    expect(await about('Music', 'long')).toContain('song');
    expect(await about('Joy', 'night')).toContain('delight');
    expect(await about('Anger', 'cage')).toContain('rage');
    expect(await about('Time', 'flower')).toContain('hour');
  });
  it('finds something for every theme and word type', async () => {
    for (const theme of THEMES) {
      const found = await Promise.all(
        ['bee', 'make', 'ring', 'low', 'air', 'ray', 'art', 'bright'].map((word) => words({ word, theme })),
      );
      expect(found.flat().length, theme).toBeGreaterThan(3);
    }
    for (const wordType of WORD_TYPES) {
      const found = await Promise.all(['bed', 'days', 'tree', 'lightly'].map((word) => words({ word, wordType })));
      expect(found.flat().length, wordType).toBeGreaterThan(3);
    }
  });
});

describe('the other kinds', () => {
  const of = (rhymeType: Request['rhymeType'], word: string) => words({ word, rhymeType, outputNumber: 30 });
  it('near rhymes resemble and are no perfect rhymes', async () => {
    expect(await of('Near Rhymes', 'orange')).toEqual(expect.arrayContaining(['foreign', 'storage']));
    for (const word of await of('Near Rhymes', 'night')) expect(canRhyme('night', word), word).toBe(false);
    expect(await of('Near Rhymes', 'night')).toContain('side');
  });
  it.each([
    ['baby', ['navy', 'gravy'], 'party'],
    ['coffee', ['copy'], 'party'],
    ['silver', ['filter', 'river'], 'sister'],
    ['home', ['stone', 'alone'], 'hope'],
    ['time', ['fine', 'line'], 'like'],
    ['together', ['forever', 'clever'], 'letter'],
  ])('near rhymes of %s have like consonants before they have only its vowels', async (word, close, far) => {
    const found = await words({ word, rhymeType: 'Near Rhymes', outputNumber: 20 });
    expect(found).toEqual(expect.arrayContaining(close));
    expect(found.slice(0, 6)).not.toContain(far);
  });
  it('multisyllabic rhymes match at least two syllables of a longer word', async () => {
    const found = await rhymes({ word: 'station', rhymeType: 'Multisyllabic Rhymes' });
    for (const { word, syllables } of found) {
      expect(syllables).toBeGreaterThan(1);
      expect(word).toMatch(/tion|sion|cean/);
    }
  });
  it('assonance keeps the vowel and not the rhyme', async () => {
    for (const word of await of('Assonance', 'night')) {
      expect(spoken(word).join(' '), word).toMatch(/AY[12]/);
      expect(canRhyme('night', word), word).toBe(false);
    }
  });
  it('consonance keeps the consonants and not the vowel', async () => {
    for (const word of await of('Consonance', 'night'))
      expect(
        spoken(word).some((said) => said.endsWith(' T') && !said.endsWith('AY1 T')),
        word,
      ).toBe(true);
  });
  it('pararhymes keep the consonants on both sides', async () =>
    expect(await of('Pararhymes', 'night')).toEqual(expect.arrayContaining(['note', 'neat', 'knit'])));
  it('eye rhymes are spelt alike and sound different', async () => {
    const found = await of('Eye Rhymes', 'love');
    expect(found).toContain('move');
    expect(found).not.toContain('dove');
    for (const word of found) expect(word).toMatch(/ove$/);
  });
  it('identical rhymes are said alike', async () => {
    expect((await of('Identical Rhymes', 'night'))[0]).toBe('knight');
    expect(await of('Identical Rhymes', 'rain')).toEqual(expect.arrayContaining(['reign', 'rein']));
  });
  it('last-syllable rhymes need no stress', async () =>
    expect(
      await words({ word: 'walking', rhymeType: 'Last-Syllable Rhymes', syllableCount: '1 Syllable', outputNumber: 20 }),
    ).toContain('sing'));
});

describe('two runs', () => {
  it('agree on the best and may differ where words tie', async () => {
    const runs = await Promise.all(Array.from({ length: 12 }, (_, seed) => words({ word: 'day', outputNumber: 30 }, seed)));
    expect(new Set(runs.map((run) => run.join())).size).toBeGreaterThan(1);
    for (const run of runs) expect(run.slice(0, 6)).toEqual(expect.arrayContaining(['way', 'say', 'play']));
  });
  it('repeat with the same seed', async () =>
    expect(await words({ word: 'heart' }, 5)).toEqual(await words({ word: 'heart' }, 5)));
});
