/** One block of every kind, bound to one reply, and that reply in each of its states. */
import {
  computed,
  count,
  defineTool,
  joinedText,
  label,
  listOf,
  optional,
  prose,
  record,
  score,
  text,
  type Block,
  type BlockKind,
  type Levels,
  type ToolDefinition,
  type Values,
  type ValuesOf,
} from '../../../engine/definition/index.ts';

const LEVELS: Levels = [
  [8, 'good'],
  [5, 'fair'],
  [0, 'poor'],
];

const verdict = record('A judgement', {
  clarity: score('How clear it is'),
  summary: prose('The judgement in a sentence'),
  strengths: listOf(prose('A strength'), 'What is good about it'),
  advice: prose('What to do next'),
});
const name = record('A name for a ferry', {
  words: prose('The name'),
  reason: prose('Why it suits'),
  style: label('Its style', ['Plain', 'Poetic']),
  length: computed(count('Its length'), { measures: 'words', in: 'characters' }),
  appeal: score('How well it is liked'),
  story: prose('The story behind it'),
  verdict: optional(verdict),
});
const fields = { route: text('Route', { placeholder: 'Kirkwall to Shapinsay' }), season: text('Season') };
const data = {
  names: listOf(name, 'Names', [3, 8]),
  best: computed(name, { best: 'names', by: 'appeal' }),
  notice: prose('A notice for the quay'),
  verdict,
  related: listOf(prose('A topic'), 'Topics'),
  line: joinedText('All names', { of: 'names', key: 'words', by: ', ' }),
  total: computed(count('How many names'), { measures: 'names', in: 'items' }),
};

/** A kind of block without a sample does not compile, nor does one that names what the reply lacks. */
const bound = {
  count: { block: 'count', of: 'names', one: 'name', many: 'names', settings: ['season'] },
  echo: { block: 'echo', field: 'route', title: 'Route' },
  highlight: {
    block: 'highlight',
    of: 'best',
    title: 'Best name',
    text: 'words',
    metrics: [{ key: 'appeal', label: 'Appeal', unit: 'out of 10', levels: LEVELS }],
  },
  cards: {
    block: 'cards',
    of: 'names',
    layout: 'rows',
    text: 'words',
    body: 'reason',
    badges: [{ key: 'style', coloured: ['Plain', 'Poetic'] }],
    metrics: [
      { key: 'length', label: 'Length', unit: 'characters' },
      { key: 'appeal', label: 'Appeal', unit: 'out of 10', levels: LEVELS },
    ],
    panel: {
      of: 'verdict',
      title: 'Verdict',
      metrics: [{ key: 'clarity', label: 'Clarity', unit: 'out of 10', levels: LEVELS }],
      texts: [{ key: 'summary', label: 'Summary' }],
      lists: [{ key: 'strengths', label: 'Strengths' }],
      closing: { key: 'advice', label: 'Advice' },
    },
    expand: { key: 'story', open: 'Show the story', close: 'Hide the story' },
    copyLabel: 'Copy',
    empty: 'No names came back. Try a longer route.',
  },
  document: {
    block: 'document',
    of: 'notice',
    title: 'Notice',
    counts: 'words and time read aloud',
    settings: ['season'],
    copyLabel: 'Copy',
    downloadLabel: 'Download',
  },
  facts: {
    block: 'facts',
    of: 'best',
    title: 'Facts',
    metrics: [
      { key: 'length', label: 'Length', unit: 'characters' },
      { key: 'style', label: 'Style' },
    ],
    also: [{ key: 'total', label: 'Names' }],
  },
  panel: {
    block: 'panel',
    of: 'verdict',
    title: 'Analysis',
    metrics: [{ key: 'clarity', label: 'Clarity', unit: 'out of 10', levels: LEVELS }],
    texts: [{ key: 'summary', label: 'Summary' }],
    lists: [{ key: 'strengths', label: 'Strengths' }],
    closing: { key: 'advice', label: 'Advice' },
  },
  list: { block: 'list', of: 'related', title: 'Related topics', fills: 'route', empty: 'Nothing is related.' },
  joined: { block: 'joined', of: 'names', title: 'All names', text: 'words', by: ' • ' },
  actions: {
    block: 'actions',
    actions: [
      { do: 'more', label: 'Generate More' },
      { do: 'copyAll', label: 'Copy All' },
      { do: 'download', label: 'Download' },
      { do: 'clear', label: 'New route', fields: ['route'] },
      { do: 'reset', label: 'Start Over' },
    ],
  },
} satisfies { readonly [K in BlockKind]: Extract<Block<typeof data, keyof typeof fields>, { readonly block: K }> };

export const blocks: Readonly<Record<BlockKind, Block>> = bound;

/** The other ways in which a block can look. */
export const variants: Partial<Readonly<Record<BlockKind, Readonly<Record<string, Block>>>>> = {
  cards: {
    'side by side, copied by a press': {
      block: 'cards',
      of: 'names',
      layout: 'grid',
      text: 'words',
      groupedBy: ['style'],
      badges: ['style'],
      metrics: [{ key: 'appeal', label: 'Appeal', unit: 'out of 10', levels: LEVELS }],
      copyOnClick: true,
      empty: 'No names came back. Try a longer route.',
    },
    'texts to be read, with details': {
      block: 'cards',
      of: 'names',
      layout: 'rows',
      text: 'story',
      long: true,
      details: [
        { key: 'words', label: 'Name' },
        { key: 'style', label: 'Style' },
      ],
      copyLabel: 'Copy',
      empty: 'No names came back. Try a longer route.',
    },
  },
  list: {
    'with tools': { block: 'list', of: 'related', title: 'Related topics', tools: ['favorite', 'share', 'copy'] },
    plain: { block: 'list', of: 'related', title: 'Related topics' },
  },
};

/** The tool that the samples belong to. It asks nobody: its page is never opened. */
export const sampleTool: ToolDefinition = defineTool({
  slug: 'reference',
  name: 'Ferry names',
  summary: 'Names for a ferry, for the reference.',
  description: 'A definition that exists for the reference alone, with a block of every kind in its result.',
  icon: 'ship',
  group: 'stories',
  formName: 'Ferry details',
  fields,
  sideCalls: {
    judge: {
      post: '/api/reference/judge',
      answers: 'exact',
      request: { words: text('Name', { required: 'Please enter a name.' }) },
      reply: { main: 'clarity', data: { clarity: score('How clear it is') } },
      succeeds: 'by flag',
      failed: 'The name could not be judged',
      failedPrefix: 'Error: ',
      unreachable: 'The server cannot be reached. Please try again.',
      channel: 'inline',
    },
  },
  call: {
    post: '/api/reference/generate',
    succeeds: 'by status',
    failed: 'Failed to name the ferry',
    unreachable: 'The server cannot be reached. Please try again.',
    channel: 'inline',
    button: 'Generate',
    busy: 'Generating...',
  },
  reply: { main: 'names', data },
  result: Object.values(bound),
  copy: {
    channel: 'inline',
    failedChannel: 'inline',
    one: { done: '✓ Copied to clipboard!', failed: 'Failed to copy to clipboard' },
    all: {
      done: '✓ Copied to clipboard!',
      failed: 'Failed to copy to clipboard',
      text: { of: 'names', lines: ['words'], between: '\n' },
    },
  },
  limit: { perDay: 20, counted: true, enforced: true },
  terms: true,
  examples: [
    { title: 'An island ferry', values: { route: 'Kirkwall to Shapinsay', season: 'Winter' } },
    { title: 'Across the lake and back, every hour', values: { route: 'Lausanne to Évian' } },
  ],
  about: { what: ['Names for a ferry.'], steps: [], questions: [], related: [] },
});

type Reply = Partial<ValuesOf<typeof data>>;
type Name = NonNullable<Reply['best']>;

const made = (words: string, style: Name['style'], appeal: number, reason: string): Name => ({
  words,
  style,
  appeal,
  reason,
  length: words.length,
  story: `${words} was what the harbor master wrote on the slip before the paint was dry, and nobody found a better one.`,
});

const NAMES: readonly Name[] = [
  made('Early Kittiwake', 'Poetic', 9, 'The bird that is up before the first boat.'),
  made('Sound of Plenty', 'Poetic', 7, 'A sound is a strait, and hers is full of herring.'),
  made('Shapinsay Ferry', 'Plain', 4, 'It says where she goes.'),
  made('Little Enough Water', 'Poetic', 6, 'For the sandbank that every skipper knows.'),
];
const LONG = made(
  'Hafenschifffahrtsgesellschaftsdampferkapitänsbrückengeländer',
  'Plain',
  10,
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
);
const ANALYSIS = {
  clarity: 8,
  summary: 'One hears at once what she is.',
  strengths: ['Short enough for a bow', 'Easy to call over the radio'],
  advice: 'Say it aloud twice before you order the paint.',
};
const NOTICE =
  'The ferry leaves at seven.\n\nShe waits for nobody, but she waits for the post. Bring a coat: the open deck is the only one with a view.';
const TOPICS = ['Names of lighthouses', 'Words for the sea', 'What to paint on a bow'];

const replyOf = (names: readonly Name[], notice: string, related: string[]): Reply => ({
  names: [...names],
  ...(names[0] && { best: names[0] }),
  notice,
  verdict: ANALYSIS,
  related,
  line: names.map(({ words }) => words).join(', '),
  total: names.length,
});

/** Of every text that has several words, the last on a line of its own. */
const onTwoLines = <T>(part: T): T => {
  if (typeof part === 'string') return part.replace(/ (?=\S+$)/, '\n') as T;
  if (Array.isArray(part)) return part.map(onTwoLines) as T;
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, onTwoLines(value)])) as T;
};

/** The states of a reply. In `growing` it is still being written. */
export const replies = {
  empty: { names: [], notice: '', related: [], total: 0 },
  'one item': replyOf(NAMES.slice(0, 1), 'The ferry leaves at seven.', TOPICS.slice(0, 1)),
  'many items': replyOf(NAMES.with(0, { ...NAMES[0]!, verdict: ANALYSIS }), NOTICE, TOPICS),
  'texts of two lines': onTwoLines(replyOf([{ ...NAMES[0]!, verdict: ANALYSIS }, NAMES[2]!], 'She waits for nobody.', TOPICS)),
  growing: replyOf([NAMES[0]!, { ...NAMES[1]!, words: 'Sound of' }], NOTICE.slice(0, 52), TOPICS.slice(0, 1)),
  'long words': {
    ...replyOf([LONG, NAMES[0]!], `${LONG.words} ${LONG.reason} `.repeat(3), [LONG.words, LONG.reason]),
    verdict: { ...ANALYSIS, summary: LONG.words, strengths: [LONG.reason] },
  },
} satisfies Readonly<Record<string, Reply>>;

export type ReplyState = keyof typeof replies;

/** The form that this reply answers. */
export const typedFor = (state: ReplyState): Values => ({
  season: 'Winter',
  route: state === 'long words' ? LONG.words : 'Kirkwall to Shapinsay, and back before the shop closes',
});
