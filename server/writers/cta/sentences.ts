/** One to three short sentences: the stuff of advertisements, posts, pages and scripts. */
import { sentence, type Offer } from './offer.ts';
import {
  candidate,
  conditionsFor,
  ended,
  isBare,
  isNaming,
  questionsFor,
  saidBy,
  small,
  type Candidate,
  type Material,
  type Said,
} from './speech.ts';

const introductionsTo = (offer: Offer): { words: string; form: string }[] => [
  ...(offer.saying ? [{ words: offer.saying, form: 'saying' }] : []),
  ...questionsFor(offer).map((words) => ({ words, form: 'question' })),
  ...(offer.topic.shape === 'opaque' ? [{ words: sentence(offer.heading), form: 'heading' }] : []),
];

const isAsked = ({ words }: Said): boolean => words.includes('?');

export const sentences = (material: Material): Candidate[] => {
  const { offer, tone, audience } = material;
  const named = saidBy(material, isNaming);
  const nameless = saidBy(material, isBare);
  const plain = named.filter((said) => !isAsked(said));
  const finish = (words: string): string => ended(words, tone.mark);
  const led = (lead: string, form: string, list: readonly Said[], more: Parameters<typeof candidate>[3] = {}): Candidate[] =>
    // One question is enough.
    list
      .filter((said) => !(lead.includes('?') && isAsked(said)))
      .map((said) => candidate(`${lead} ${finish(said.words)}`, form, said, more));
  const followed = (
    closer: string,
    form: string,
    list: readonly Said[],
    more: Parameters<typeof candidate>[3] = {},
  ): Candidate[] => list.map((said) => candidate(`${finish(said.words)} ${closer}`, form, said, more));
  const introduced = introductionsTo(offer);
  const closers = [
    ...tone.closers.map((words) => ({ words, isToned: true, isAimed: false })),
    ...audience.closers.map((words) => ({ words, isToned: false, isAimed: true })),
  ];
  return [
    ...introduced.flatMap(({ words, form }) => led(words, form, nameless, { namesOffer: true })),
    ...introduced.flatMap(({ words, form }) =>
      closers.flatMap(({ words: closer, ...more }) =>
        followed(
          closer,
          `${form}, closer`,
          nameless.filter((said) => !isAsked(said)),
          more,
        ).map((made) => ({ ...made, text: `${words} ${made.text}`, namesOffer: true })),
      ),
    ),
    ...introduced.flatMap(({ words, form }) =>
      offer.facts
        .filter((fact) => !words.includes(fact.replace(/\.$/, '')))
        .flatMap((fact) =>
          followed(
            fact,
            `${form}, fact`,
            nameless.filter((said) => !isAsked(said)),
          ).map((made) => ({ ...made, text: `${words} ${made.text}`, namesOffer: true })),
        ),
    ),
    ...(offer.deadline
      ? plain
          .filter(({ command, words }) => command.isShort && words === command.words)
          .map((said) => candidate(finish(`${said.words} ${offer.deadline}`), 'deadline', said))
      : []),
    ...offer.facts.flatMap((fact) => [...led(fact, 'fact first', named), ...followed(fact, 'fact last', plain)]),
    ...tone.openers.flatMap((opener) => led(opener, 'opener', named, { isToned: true })),
    ...audience.openers.flatMap((opener) => led(opener, 'aimed opener', named, { isAimed: true })),
    ...closers.flatMap(({ words, ...more }) => followed(words, more.isAimed ? 'aimed closer' : 'closer', plain, more)),
    ...conditional(material, audience.when ? [audience.when] : [], 'aimed condition', { isAimed: true }),
    ...named.map((said) => candidate(finish(said.words), 'command', said)),
  ];
};

/** A condition or an occasion before a comma, then the command. */
export const conditional = (
  material: Material,
  occasions: readonly string[],
  form: string,
  more: Parameters<typeof candidate>[3] = {},
): Candidate[] =>
  occasions.flatMap((occasion) =>
    saidBy(material, more.namesOffer ? isBare : isNaming)
      .filter(({ words }) => !/[?:!]/.test(words) && !/^(?:hey|we invite|act now|you are)/i.test(words))
      .map((said) =>
        candidate(ended(`${occasion}, ${small(said.words)}`, material.tone.mark), `${form} ${occasion.slice(0, 12)}`, said, more),
      ),
  );

export const onOffer = (material: Material): Candidate[] =>
  conditional(material, conditionsFor(material.offer), 'condition', { namesOffer: true });

/** "6 slots left, so book yours." */
export const because = ({ offer, ...rest }: Material): Candidate[] =>
  conditional(
    { offer, ...rest },
    offer.details.filter(({ kind }) => /^(?:scarcity|deadline|free|price|ease)$/.test(kind)).map(({ words }) => words),
    'because',
  ).map((made) => ({
    ...made,
    text: made.text.replace(made.text.slice(0, made.text.indexOf(', ')) + ', ', (start) => start.replace(/, $/, ', so ')),
  }));
