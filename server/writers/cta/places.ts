/** Where a call to action stands, which decides its form and its length. */
import { countCharacters, countWords } from '../../english/prose.ts';
import { titleCase } from '../../english/topic/title-case.ts';
import { CUT, raised, sentence, type Offer } from './offer.ts';
import { because, conditional, onOffer, sentences } from './sentences.ts';
import {
  candidate,
  ended,
  isBare,
  isNaming,
  questionsFor,
  saidBy,
  small,
  takesEnd,
  type Candidate,
  type Material,
} from './speech.ts';

export interface Place {
  /** In characters. */
  readonly limit: number;
  readonly ideal: readonly [from: number, to: number];
  write(material: Material): Candidate[];
}

/** With fewer than these to choose from, a button may be longer than five words. */
const ENOUGH = 9;

const button: Place = {
  limit: 35,
  ideal: [12, 28],
  write({ offer, commands, tone, audience }) {
    const shown = (words: string): string =>
      `${titleCase(words).replace(/\b(Join|Jump) in\b/, '$1 In')}${tone.mark === '!' && !/[?!]$/.test(words) ? '!' : ''}`;
    const [own] = tone.registers;
    const fitting = commands.all.filter(({ register, words }) => tone.registers.includes(register) && !words.includes('?'));
    const short = fitting.filter((command) => isBare(command) && !command.words.includes(':'));
    const made = (words: string, form: string, command: string, more: Partial<Candidate> = {}): Candidate => ({
      text: shown(words),
      form,
      command,
      isToned: tone.mark === '!',
      isAimed: false,
      namesOffer: true,
      ...more,
    });
    const simple = fitting.flatMap((command) =>
      ['', ...(takesEnd(command) ? tone.ends : [])].map((end) =>
        made(`${command.words}${end && ` ${end}`}`, isNaming(command) ? 'object' : 'bare', command.words, {
          isToned: end !== '' || tone.mark === '!' || (own !== 'plain' && command.register === own),
          namesOffer: isNaming(command),
        }),
      ),
    );
    const aimed = audience.buttons.flatMap((form) =>
      short.map(({ words }) => made(form.replace('@', words), `aimed ${form}`, words, { isAimed: true, namesOffer: false })),
    );
    const brief = offer.details.filter(({ words, kind }) => countWords(words) <= 3 && kind !== 'other');
    const detailed = brief.flatMap(({ words: detail }) => short.map(({ words }) => made(`${words}: ${detail}`, 'detail', words)));
    const action = offer.actions.find((words) => countWords(words) <= 5);
    const acting = action
      ? [
          ...['', ...tone.ends].map((end) => made(`${action}${end && ` ${end}`}`, 'action', action, { isToned: end !== '' })),
          ...short.map(({ words }) => made(`${action}: ${words}`, 'action first', words)),
        ]
      : [];
    const canBeMine =
      offer.isOne &&
      offer.mine?.startsWith('my ') &&
      commands.all.some(({ words }) => /^(?:Buy|Subscribe to|Order) /.test(words));
    const mine = canBeMine ? [`Get ${offer.mine}`, `Send me ${offer.mine}`].map((words) => made(words, 'mine', words)) : [];
    const spoken = commands.buttons
      .filter((words) => own !== 'formal' || !/^(?:Yes|I)\b/.test(words))
      .map((words) => made(raised(words), 'first person', words, { namesOffer: false }));
    const all = [...simple, ...aimed, ...detailed, ...acting, ...mine, ...spoken].filter(
      ({ text }) => text.length <= 35 && !/\b(?:now|today|here) (?:now|today|here)\b/i.test(text),
    );
    const brisk = all.filter(({ text }) => countWords(text) >= 2 && countWords(text) <= 5);
    return new Set(brisk.map(({ text }) => text)).size >= ENOUGH ? brisk : all;
  },
};

const subject: Place = {
  limit: 60,
  ideal: [24, 52],
  write(material) {
    const { offer, tone, audience } = material;
    const named = saidBy(material, isNaming);
    const nameless = saidBy(material, isBare).filter(({ words }) => !/[:?]/.test(words));
    const simple = named.filter(({ words }) => !/[:?]/.test(words));
    const shown = (words: string): string => `${raised(words)}${tone.mark === '!' && !/[?!.]$/.test(words) ? '!' : ''}`;
    const headed = offer.topic.question ? [] : [offer.heading];
    return [
      ...named.map((said) => candidate(shown(said.words), 'command', said)),
      ...headed.flatMap((head) =>
        nameless.map((said) => candidate(shown(`${head}: ${small(said.words)}`), 'heading', said, { namesOffer: true })),
      ),
      ...offer.details.flatMap(({ words }) =>
        [...simple, ...nameless].flatMap((said) => [
          candidate(shown(`${words}: ${small(said.words)}`), 'detail', said),
          candidate(shown(`${said.words}: ${words}`), 'detail last', said),
        ]),
      ),
      ...questionsFor(offer).flatMap((words) => [
        candidate(raised(words), 'question'),
        ...nameless.map((said) =>
          candidate(`${raised(words)} ${shown(said.words)}`, 'question and command', said, { namesOffer: true }),
        ),
      ]),
      ...(audience.called
        ? simple.map((said) => candidate(shown(`${audience.called}: ${small(said.words)}`), 'aimed', said, { isAimed: true }))
        : []),
      ...audience.openers.flatMap((opener) =>
        simple.map((said) => candidate(`${opener} ${shown(said.words)}`, 'aimed opener', said, { isAimed: true })),
      ),
      ...tone.openers.flatMap((opener) =>
        simple.map((said) => candidate(`${opener} ${shown(said.words)}`, 'opener', said, { isToned: true })),
      ),
      ...(offer.saying ? [candidate(offer.saying.replace(/\.$/, ''), 'saying')] : []),
    ];
  },
};

const page: Place = {
  limit: 170,
  ideal: [45, 115],
  write(material) {
    const { offer, tone } = material;
    const nameless = saidBy(material, isBare);
    const heads = offer.topic.question ? [] : [sentence(offer.heading)];
    const support = offer.facts.length ? offer.facts : tone.closers;
    return [
      ...heads.flatMap((head) => [
        ...nameless.map((said) => candidate(`${head} ${ended(said.words, tone.mark)}`, 'heading', said, { namesOffer: true })),
        ...support.flatMap((fact) =>
          nameless.map((said) =>
            candidate(`${head} ${fact} ${ended(said.words, tone.mark)}`, 'heading, support', said, {
              namesOffer: true,
              isToned: offer.facts.length === 0,
            }),
          ),
        ),
      ]),
      ...sentences(material),
    ];
  },
};

const advertisement: Place = { limit: 150, ideal: [45, 110], write: sentences };

const tagFor = ({ topic }: Offer): string | undefined => {
  const words = topic.subject?.tokens ?? [];
  const fits = words.length > 0 && words.length <= 3 && words.every(({ text }) => /^\p{L}+$/u.test(text));
  return fits ? `#${words.map(({ text }) => raised(text)).join('')}` : undefined;
};

const post: Place = {
  limit: 220,
  ideal: [50, 140],
  write(material) {
    const { offer, random } = material;
    const [emoji] = offer.topic.emoji;
    const tag = tagFor(offer);
    return sentences(material).map((made) => {
      const roll = random.next();
      if (emoji !== undefined && roll < 0.5) return { ...made, text: `${made.text} ${emoji}` };
      return tag !== undefined && roll > 0.75 ? { ...made, text: `${made.text} ${tag}` } : made;
    });
  },
};

const OCCASIONS = ['Before you close this email', 'While you are here', 'When you have read this', 'Before the week gets busy'];

const newsletter: Place = {
  limit: 190,
  ideal: [50, 125],
  write: (material) => [
    ...onOffer(material),
    ...conditional(material, OCCASIONS, 'occasion'),
    ...because(material),
    ...sentences(material).filter(({ form }) => form !== 'command'),
  ],
};

const SPOKEN = ['Before you go', 'When this video ends', 'If you like what you have seen', 'Once you have watched this'];
const LINKS = ['The link is in the description.', 'You will find the link below this video.', 'The link is right below.'];

const spoken: Place = {
  limit: 230,
  ideal: [60, 150],
  write(material) {
    const { commands, random } = material;
    const lines = [
      ...onOffer(material),
      ...conditional(material, SPOKEN, 'occasion'),
      ...sentences(material).filter(({ form }) => form !== 'command'),
    ];
    // A link belongs to what is done by clicking, and that is not known of words the visitor chose.
    return lines.map((line) =>
      commands.isListed && random.next() < 0.4 ? { ...line, text: `${line.text} ${random.pick(LINKS)}` } : line,
    );
  },
};

const banner: Place = {
  limit: 50,
  ideal: [14, 40],
  write(material) {
    const { offer, tone, audience } = material;
    const all = saidBy(material, () => true);
    const simple = all.filter(({ words }) => !/[:?]/.test(words));
    // The visitor's own command may be long: its first words stand for it beside the offer's name.
    const cut = material.commands.isListed ? [] : simple.map((said) => ({ ...said, words: said.words.split(CUT)[0]! }));
    const short = [...simple, ...cut].filter(
      ({ command, words }) => isBare(command) && (material.commands.isListed || words.includes(' ')),
    );
    const shown = (words: string): string => ended(words, tone.mark);
    const named = [offer.heading, ...offer.actions, offer.short, offer.nick].filter(
      (words) => words !== undefined && (words === offer.heading || words.split(' ').length > 2),
    );
    const heads = offer.topic.question ? [] : [...new Set(named.map((words) => raised(words!.replace(/^the /, ''))))];
    return [
      ...heads.map((head) => candidate(shown(head), 'heading alone')),
      ...heads.flatMap((head) =>
        short.map((said) => candidate(`${sentence(head)} ${shown(said.words)}`, 'heading', said, { namesOffer: true })),
      ),
      ...all.map((said) => candidate(shown(said.words), isNaming(said.command) ? 'command' : 'bare', said)),
      ...(offer.saying
        ? [
            candidate(offer.saying, 'saying'),
            ...short.map((said) =>
              candidate(`${offer.saying} ${shown(said.words)}`, 'saying and command', said, { namesOffer: true }),
            ),
          ]
        : []),
      ...offer.details.flatMap(({ words }) =>
        short.map((said) => candidate(`${sentence(words)} ${shown(said.words)}`, 'detail', said, { namesOffer: true })),
      ),
      ...questionsFor(offer).flatMap((words) => [
        candidate(raised(words), 'question'),
        ...short.map((said) =>
          candidate(`${raised(words)} ${shown(said.words)}`, 'question and command', said, { namesOffer: true }),
        ),
      ]),
      ...(audience.called
        ? simple.map((said) => candidate(shown(`${audience.called}: ${small(said.words)}`), 'aimed', said, { isAimed: true }))
        : []),
      ...audience.openers.flatMap((opener) =>
        simple.map((said) => candidate(`${opener} ${shown(said.words)}`, 'aimed opener', said, { isAimed: true })),
      ),
      ...tone.openers.flatMap((opener) =>
        simple.map((said) => candidate(`${opener} ${shown(said.words)}`, 'opener', said, { isToned: true })),
      ),
    ];
  },
};

export const PLACES = {
  'Button Text': button,
  'Email Subject': subject,
  'Ad Copy': advertisement,
  'Landing Page': page,
  'Social Media': post,
  Newsletter: newsletter,
  'Video Script': spoken,
  'Banner Ad': banner,
} as const satisfies Record<string, Place>;

/** There are never more graphemes than code units, so they are counted only where that does not decide. */
export const fits = (text: string, { limit }: Place): boolean =>
  text.length <= limit || (text.length <= 2 * limit && countCharacters(text) <= limit);
