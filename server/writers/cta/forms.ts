/** The forms that a call to action takes in each place, filled in every way that the tone and the reader allow. */
import { asSentence, capitalise, countCharacters, countWords } from '../../english/prose.ts';
import type { Random } from '../../random.ts';
import type { Command, Commands } from './intent.ts';
import type { Offer } from './offer.ts';
import type { Audience, Tone } from './tones.ts';

export interface Candidate {
  readonly text: string;
  /** Its construction: a reply should not show the same one over and over. */
  readonly form: string;
  /** Speaks in the tone, and to the reader, that were asked for. */
  readonly isToned: boolean;
  readonly isAimed: boolean;
  readonly namesOffer: boolean;
}

export interface Material {
  readonly offer: Offer;
  readonly commands: Commands;
  readonly tone: Tone;
  readonly audience: Audience;
  readonly random: Random;
}

export interface Place {
  readonly limit: number;
  readonly ideal: readonly [from: number, to: number];
  write(material: Material): Candidate[];
}

const small = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
const TIME = /\b(?:now|today|here|right away|already|this|every|before|until|only|\d+\s?(?:am|pm)|\w+day)\b/i;

/** A command said in the tone: "Please subscribe", "Go on, subscribe". */
interface Said {
  readonly words: string;
  readonly isToned: boolean;
  readonly command: Command;
}

const say = (way: string, command: Command): Said | undefined => {
  const isPlain = way === '^';
  const adds = /\^ ?(.*)$/.exec(way)?.[1] ?? '';
  if (/:/.test(way) && /:/.test(command.words)) return undefined;
  if (/^\^ /.test(way) && adds !== '' && (!command.isShort || TIME.test(command.words) || command.words.includes(':')))
    return undefined;
  if (/[?,]/.test(way) && /[:?]/.test(command.words)) return undefined;
  return { words: way.replace('@', small(command.words)).replace('^', command.words), isToned: !isPlain, command };
};

const inRegister = ({ tone, commands }: Material): readonly Command[] => {
  const fitting = commands.all.filter(({ register }) => tone.registers.includes(register));
  return fitting.length >= 4 ? fitting : commands.all;
};

/** Every command in every way of the tone, and as it is. */
const saidBy = (material: Material, pick: (command: Command) => boolean): Said[] => {
  const favoured = new Set(material.tone.registers.slice(0, 1));
  return inRegister(material)
    .filter(pick)
    .flatMap((command) =>
      ['^', ...material.tone.ways].flatMap((way) => {
        const said = say(way, command);
        return said
          ? [{ ...said, isToned: said.isToned || (favoured.has(command.register) && command.register !== 'plain') }]
          : [];
      }),
    );
};

const ended = (words: string, mark: '.' | '!'): string =>
  /[.!?…]["”’)]*$/.test(words) ? capitalise(words) : asSentence(words).replace(/\.$/, mark);

const naming = ({ names }: Command): boolean => names === 'offer';
const bare = (command: Command): boolean => !naming(command);

/** What may be said before a command to bring up the offer: the visitor's question, or one made from the shape. */
const questionsFor = ({ topic, aName, kind }: Offer): string[] => {
  if (topic.question) return [topic.question];
  if (topic.action)
    return [`Ready to ${topic.action}?`, `Want to ${topic.action}?`, `Thinking of the day you ${topic.action}?`].slice(0, 2);
  if (topic.gerund) return [`Thinking about ${topic.gerund}?`];
  if (topic.inquiry) return [`Wondering ${topic.inquiry}?`];
  if (aName === undefined || /^(our|my|your|the|this|these)\b/.test(aName)) return [];
  return kind === 'group' ? [`Looking for ${aName}?`] : [`Looking for ${aName}?`, `Want ${aName}?`, `Could you use ${aName}?`];
};

const plainCandidate = (
  text: string,
  form: string,
  said: Pick<Said, 'isToned' | 'command'> | undefined,
  isAimed = false,
): Candidate => ({
  text,
  form,
  isToned: said?.isToned ?? false,
  isAimed,
  namesOffer: said ? naming(said.command) : true,
});

/** Words that bring the offer up and that a bare command can follow. */
const introductions = (offer: Offer): { words: string; form: string }[] => [
  ...(offer.saying ? [{ words: offer.saying, form: 'saying' }] : []),
  ...questionsFor(offer).map((words) => ({ words, form: 'question' })),
  ...(offer.topic.shape === 'opaque' ? [{ words: asSentence(offer.heading), form: 'heading' }] : []),
];

/** One or two short sentences: advertisement, landing page, post. */
const sentences = (material: Material, prefix = ''): Candidate[] => {
  const { offer, tone, audience } = material;
  const named = saidBy(material, naming);
  const nameless = saidBy(material, bare);
  const finish = (words: string): string => ended(words, tone.mark);
  const after = (
    lead: string,
    form: string,
    list: readonly Said[],
    isAimed: boolean,
    isToned = false,
    namesOffer = false,
  ): Candidate[] =>
    list
      // "What are you waiting for? Why not …?": one question is enough.
      .filter(({ words }) => !(lead.includes('?') && words.includes('?')))
      .map((said) => {
        const made = plainCandidate(`${lead} ${finish(said.words)}`, form, said, isAimed);
        return { ...made, isToned: made.isToned || isToned, namesOffer: made.namesOffer || namesOffer };
      });
  const followed = (
    list: readonly Said[],
    closers: readonly string[],
    form: string,
    isAimed: boolean,
    isToned: boolean,
  ): Candidate[] =>
    list
      .filter(({ words }) => !words.includes('?'))
      .flatMap((said) =>
        closers.map((closer) => ({
          ...plainCandidate(`${finish(said.words)} ${closer}`, form, said, isAimed),
          isToned: said.isToned || isToned,
        })),
      );
  const plainly = named.filter(({ command }) => command.words.length < 70);
  return [
    ...introductions(offer).flatMap(({ words, form }) => after(words, `${prefix}${form}`, nameless, false, false, true)),
    ...offer.facts.flatMap((fact) => after(fact, `${prefix}fact first`, named, false)),
    ...followed(plainly, offer.facts, `${prefix}fact last`, false, false),
    ...tone.openers.flatMap((opener) => after(opener, `${prefix}opener`, named, false, true)),
    ...followed(plainly, tone.closers, `${prefix}closer`, false, true),
    ...audience.openers.flatMap((opener) => after(opener, `${prefix}aimed opener`, named, true)),
    ...followed(plainly, audience.closers, `${prefix}aimed closer`, true, false),
    ...(audience.when
      ? named
          .filter(({ words }) => !words.includes('?'))
          .map((said) => plainCandidate(finish(`${audience.when}, ${small(said.words)}`), `${prefix}aimed when`, said, true))
      : []),
    ...named.map((said) => plainCandidate(finish(said.words), `${prefix}command`, said)),
  ];
};

const SMALL_WORDS = /^(?:a|an|the|and|or|but|for|of|in|on|at|to|by|with|about|as|from)$/;
const titled = (words: string): string =>
  words
    .split(' ')
    .map((word, at) => (at > 0 && SMALL_WORDS.test(word) ? word : /\p{Lu}/u.test(word) ? word : capitalise(word)))
    .join(' ');

const CUT = / (?:as|for|in|on|with|at|from|without|by|after|before|while|so|and|when) /;

const button: Place = {
  limit: 35,
  ideal: [10, 28],
  write(material) {
    const { offer, tone, audience } = material;
    const exclaimed = (words: string): string =>
      tone.mark === '!' && !/[?!]$/.test(words) ? `${titled(words)}!` : titled(words);
    const commands = inRegister(material);
    const favoured = tone.registers[0] === 'plain' ? undefined : tone.registers[0];
    const simple = commands.flatMap((command) =>
      tone.ends
        .filter(
          (end) =>
            end === '' ||
            (!TIME.test(command.words) &&
              !/[:,]| and /.test(command.words) &&
              command.isShort &&
              !/\bus\b/.test(`${command.words}${end === 'with us' ? ' us' : ''}`)),
        )
        .concat('')
        .map((end) => ({
          text: exclaimed(`${command.words}${end && ` ${end}`}`),
          form: naming(command) ? `object ${/^\S+/.exec(command.words)![0]}` : 'bare',
          isToned: (end !== '' && tone !== undefined) || command.register === favoured || tone.mark === '!',
          isAimed: false,
          namesOffer: naming(command),
        })),
    );
    const shortBare = commands.filter((command) => bare(command) && !command.words.includes(':'));
    const aimed = audience.buttons.flatMap((form) =>
      shortBare.map((command) => ({
        text: exclaimed(form.replace('@', command.words)),
        form: `aimed ${form}`,
        isToned: false,
        isAimed: true,
        namesOffer: false,
      })),
    );
    const detailed = offer.details
      .filter(({ words, kind }) => countWords(words) <= 3 && kind !== 'other')
      .flatMap(({ words }) =>
        shortBare.map((command) => ({
          text: exclaimed(`${command.words}: ${words}`),
          form: 'detail',
          isToned: false,
          isAimed: false,
          namesOffer: true,
        })),
      );
    const action =
      offer.topic.action && (countWords(offer.topic.action) <= 5 ? offer.topic.action : offer.topic.action.split(CUT)[0]!);
    const acting = action
      ? ['', ...tone.ends].map((end) => ({
          text: exclaimed(`${action}${end && ` ${end}`}`),
          form: 'action',
          isToned: end !== '',
          isAimed: false,
          namesOffer: true,
        }))
      : [];
    const mine =
      offer.isOne &&
      offer.mine &&
      /^my /.test(offer.mine) &&
      commands.some(({ words }) => /^(?:Buy|Subscribe to|Order)/.test(words))
        ? [`Get ${offer.mine}`, `Send me ${offer.yours!.replace(/^your /, 'my ')}`]
        : [];
    return [
      ...simple,
      ...aimed,
      ...detailed,
      ...acting,
      ...mine.map((text) => ({ text: exclaimed(text), form: 'mine', isToned: false, isAimed: false, namesOffer: true })),
    ].filter(({ text }) => countWords(text) >= 2 && countWords(text) <= 5);
  },
};

const unstopped = (text: string): string => text.replace(/\.$/, '');

const subject: Place = {
  limit: 60,
  ideal: [24, 52],
  write(material) {
    const { offer, tone, audience } = material;
    const named = saidBy(material, naming);
    const nameless = saidBy(material, bare).filter(({ words }) => !/[:?]/.test(words));
    const marked = (words: string): string =>
      tone.mark === '!' && !/[?!.]$/.test(words) ? `${capitalise(words)}!` : capitalise(words);
    const headed = offer.topic.question
      ? []
      : nameless.map((said) => ({
          ...plainCandidate(marked(`${offer.heading}: ${small(said.words)}`), 'heading', said),
          namesOffer: true,
        }));
    return [
      ...named.map((said) => plainCandidate(marked(said.words), 'command', said)),
      ...headed,
      ...offer.details.flatMap(({ words }) =>
        named
          .filter((said) => !/[:?]/.test(said.words))
          .map((said) => plainCandidate(marked(`${words}: ${small(said.words)}`), 'detail', said)),
      ),
      ...offer.details.flatMap(({ words }) =>
        named
          .filter((said) => !/[:?,]/.test(said.words))
          .map((said) => plainCandidate(marked(`${said.words}: ${small(words)}`), 'detail last', said)),
      ),
      ...questionsFor(offer).map((words) => plainCandidate(words, 'question', undefined)),
      ...questionsFor(offer).flatMap((words) =>
        nameless.map((said) => ({
          ...plainCandidate(`${words} ${marked(said.words)}`, 'question and command', said),
          namesOffer: true,
        })),
      ),
      ...(audience.called
        ? named
            .filter(({ words }) => !words.includes(':'))
            .map((said) => plainCandidate(marked(`${audience.called}: ${small(said.words)}`), 'aimed', said, true))
        : []),
      ...audience.openers.flatMap((opener) =>
        named
          .filter(({ words }) => !words.includes('?'))
          .map((said) => plainCandidate(`${opener} ${marked(said.words)}`, 'aimed opener', said, true)),
      ),
      ...tone.openers.flatMap((opener) =>
        named
          .filter(({ words }) => !words.includes('?'))
          .map((said) => ({ ...plainCandidate(`${opener} ${marked(said.words)}`, 'opener', said), isToned: true })),
      ),
      ...(offer.saying ? [plainCandidate(unstopped(offer.saying), 'saying', undefined)] : []),
    ];
  },
};

const headline: Place = {
  limit: 170,
  ideal: [45, 120],
  write(material) {
    const { offer, tone } = material;
    const nameless = saidBy(material, bare);
    const finish = (words: string): string => ended(words, tone.mark);
    const facts = offer.facts.length ? offer.facts : tone.closers;
    const heads = offer.topic.question ? [] : [asSentence(offer.heading)];
    return [
      ...heads.flatMap((head) =>
        facts.flatMap((fact) =>
          nameless.map((said) => ({
            ...plainCandidate(`${head} ${fact} ${finish(said.words)}`, 'heading, fact', said),
            namesOffer: true,
          })),
        ),
      ),
      ...heads.flatMap((head) =>
        nameless.map((said) => ({ ...plainCandidate(`${head} ${finish(said.words)}`, 'heading', said), namesOffer: true })),
      ),
      ...sentences(material),
    ];
  },
};

const advertisement: Place = { limit: 150, ideal: [45, 110], write: (material) => sentences(material) };

const tagOf = ({ topic }: Offer): string | undefined => {
  const nouns = topic.subject?.tokens.filter(({ tag }) => tag === 'noun' || tag === 'name' || tag === 'adjective') ?? [];
  if (nouns.length < 1 || nouns.length > 3 || nouns.some(({ text }) => !/^\p{L}+$/u.test(text))) return undefined;
  return `#${nouns.map(({ text }) => capitalise(text)).join('')}`;
};

const post: Place = {
  limit: 220,
  ideal: [50, 140],
  write(material) {
    const { offer, random } = material;
    const emoji = offer.topic.emoji[0];
    const tag = tagOf(offer);
    return sentences(material).map((candidate) => {
      const roll = random.next();
      const extra =
        emoji !== undefined && roll < 0.5
          ? ` ${emoji}`
          : tag !== undefined && roll > 0.72 && !candidate.text.includes('?')
            ? ` ${tag}`
            : '';
      return { ...candidate, text: `${candidate.text}${extra}` };
    });
  },
};

/** A condition or an occasion before a comma, then the command. */
const opened = (
  material: Material,
  occasions: readonly { words: string; isAimed: boolean; namesOffer?: boolean }[],
  form: string,
): Candidate[] => {
  const { tone } = material;
  const named = saidBy(material, naming).filter(({ words }) => !/[?:!]/.test(words) && !/^(?:ready|hey|we invite)/i.test(words));
  const nameless = saidBy(material, bare).filter(({ words }) => !/[?:!]/.test(words) && !/^(?:ready|hey|we invite)/i.test(words));
  return occasions.flatMap(({ words, isAimed, namesOffer = false }) =>
    (namesOffer ? nameless : named).map((said) => {
      const made = plainCandidate(
        ended(`${words}, ${small(said.words)}`, tone.mark),
        `${form} ${words.split(' ').slice(0, 2).join(' ')}`,
        said,
        isAimed,
      );
      return { ...made, namesOffer: true };
    }),
  );
};

const conditionsOn = ({ topic, aName }: Offer): string[] => {
  if (topic.action) return [`If you want to ${topic.action}`, `If you have been meaning to ${topic.action}`];
  if (topic.gerund) return [`If you are thinking about ${topic.gerund}`];
  if (topic.inquiry) return [`If you have ever wondered ${topic.inquiry}`];
  if (aName === undefined || /^(our|my|your|the|this|these)\b/.test(aName)) return [];
  return [`If you have been looking for ${aName}`, `If you could use ${aName}`];
};

const factOccasions = (offer: Offer): { words: string; isAimed: boolean }[] =>
  offer.details
    .filter(({ kind }) => kind !== 'other' && kind !== 'time' && kind !== 'number')
    .map(({ words }) => ({ words: `${capitalise(words)}, so`, isAimed: false }));

const soJoined = (candidate: Candidate): Candidate => ({ ...candidate, text: candidate.text.replace(', so, ', ', so ') });

const newsletter: Place = {
  limit: 190,
  ideal: [50, 125],
  write(material) {
    const { offer, audience, tone } = material;
    return [
      ...opened(
        material,
        conditionsOn(offer).map((words) => ({ words, isAimed: false, namesOffer: true })),
        'condition',
      ),
      ...opened(
        material,
        ['Before you close this email', 'While you are here', 'This week', 'After you have read this'].map((words) => ({
          words,
          isAimed: false,
        })),
        'occasion',
      ),
      ...opened(material, audience.when ? [{ words: audience.when, isAimed: true }] : [], 'aimed'),
      ...opened(material, factOccasions(offer), 'so').map(soJoined),
      ...sentences(material).filter(({ form }) => /aimed|saying|fact|opener|closer/.test(form)),
      ...(tone.mark === '!' ? sentences(material).filter(({ form }) => form === 'command') : []),
    ];
  },
};

const LINKS = ['The link is in the description.', 'You will find the link below this video.', 'The link is right below.'];

const spoken: Place = {
  limit: 230,
  ideal: [60, 150],
  write(material) {
    const { offer, audience, commands } = material;
    const occasions = ['Before you go', 'When this video ends', 'If you like what you have seen', 'Once you have watched this'];
    const lines = [
      ...opened(
        material,
        conditionsOn(offer).map((words) => ({ words, isAimed: false, namesOffer: true })),
        'condition',
      ),
      ...opened(
        material,
        occasions.map((words) => ({ words, isAimed: false })),
        'occasion',
      ),
      ...opened(material, audience.when ? [{ words: audience.when, isAimed: true }] : [], 'aimed'),
      ...sentences(material).filter(({ form }) => form !== 'command'),
    ];
    // A link belongs to what is done by clicking, and that is not known of words the visitor chose.
    return lines.map((line) =>
      commands.isListed && material.random.next() < 0.4 ? { ...line, text: `${line.text} ${material.random.pick(LINKS)}` } : line,
    );
  },
};

const banner: Place = {
  limit: 45,
  ideal: [14, 38],
  write(material) {
    const { offer, tone, audience } = material;
    const marked = (words: string): string => ended(words, tone.mark);
    const bareWords = saidBy(material, bare).filter(({ words }) => words.length <= 24);
    const headings = offer.topic.question
      ? []
      : [
          ...new Set([
            offer.heading,
            ...(offer.short ? [capitalise(offer.short.replace(/^the /, ''))] : []),
            ...(offer.nick ? [capitalise(offer.nick.replace(/^the /, ''))] : []),
          ]),
        ];
    return [
      ...headings.flatMap((head) =>
        bareWords.map((said) => ({
          ...plainCandidate(`${asSentence(head)} ${marked(said.words)}`, 'heading', said),
          namesOffer: true,
        })),
      ),
      ...saidBy(material, naming).map((said) =>
        plainCandidate(marked(said.words), `command ${/^\S+/.exec(said.words)![0]}`, said),
      ),
      ...offer.details.flatMap(({ words }) =>
        bareWords.map((said) => ({
          ...plainCandidate(`${asSentence(words)} ${marked(said.words)}`, 'detail', said),
          namesOffer: true,
        })),
      ),
      ...questionsFor(offer).map((words) => plainCandidate(words, 'question', undefined)),
      ...questionsFor(offer).flatMap((words) =>
        bareWords
          .filter((said) => !said.words.includes('?'))
          .map((said) => ({ ...plainCandidate(`${words} ${marked(said.words)}`, 'question, command', said), namesOffer: true })),
      ),
      ...(audience.called
        ? saidBy(material, () => true)
            .filter(({ words }) => !/[:?]/.test(words))
            .map((said) => plainCandidate(marked(`${audience.called}: ${small(said.words)}`), 'aimed', said, true))
        : []),
      ...tone.openers.flatMap((opener) =>
        saidBy(material, () => true)
          .filter(({ words }) => !words.includes('?'))
          .map((said) => ({ ...plainCandidate(`${opener} ${marked(said.words)}`, 'opener', said), isToned: true })),
      ),
      ...audience.openers.flatMap((opener) =>
        saidBy(material, () => true)
          .filter(({ words }) => !words.includes('?'))
          .map((said) => plainCandidate(`${opener} ${marked(said.words)}`, 'aimed opener', said, true)),
      ),
      ...bareWords.map((said) => plainCandidate(marked(said.words), 'bare', said)),
    ];
  },
};

export const PLACES = {
  'Button Text': button,
  'Email Subject': subject,
  'Ad Copy': advertisement,
  'Landing Page': headline,
  'Social Media': post,
  Newsletter: newsletter,
  'Video Script': spoken,
  'Banner Ad': banner,
} as const satisfies Record<string, Place>;

export const fits = (text: string, place: Place): boolean => countCharacters(text) <= place.limit;
