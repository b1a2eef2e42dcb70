/** Words that a longer text has room for. None of them says anything that the text does not say. */
import type { Tone } from '../tone.ts';

interface Filling {
  /** Put before a statement in the middle of the text. */
  readonly before: readonly string[];
  /** Put before the last statement. */
  readonly last: readonly string[];
  /** Put between commas behind the first verb. */
  readonly between: readonly string[];
  /** Put behind a statement. */
  readonly after: readonly string[];
}

const SPOKEN: Filling = {
  before: [
    "it's fair to say that",
    "it's worth knowing that",
    'one thing to remember is that',
    'the point is that',
    'it helps to know that',
    "it's also true that",
  ],
  last: ['all in all,', 'at the end of it all,'],
  between: ['of course', 'in fact'],
  after: [', and that is worth remembering', ', and that is worth knowing'],
};

/** All begin small: they may stand behind a link ("In addition, it is fair to say that"). */
export const FILLINGS: Readonly<Record<Tone, Filling>> = {
  Standard: {
    ...SPOKEN,
    before: [...SPOKEN.before, 'when you think about it,'],
    last: [...SPOKEN.last, 'when you add it all up,'],
  },
  'SEO/blogs': { ...SPOKEN, last: ['all in all,', 'to sum it all up,', 'all things considered,'] },
  Professional: {
    before: [
      'it is fair to say that',
      'one point to bear in mind is that',
      'it should also be said that',
      'the point here is that',
      'it helps to know that',
      'a further point is that',
      'it is also true that',
    ],
    last: ['all things considered,', 'on the whole,', 'taking all of this together,'],
    between: ['in fact', 'of course'],
    after: [', and that is worth bearing in mind', ', and this should not be forgotten'],
  },
  Academic: {
    before: [
      'it may be added that',
      'it is also the case that',
      'a further consideration is that',
      'it may fairly be said that',
      'it is equally true that',
      'one may also observe that',
      'the point here is that',
    ],
    last: ['on the whole,', 'taking these points together,', 'all things considered,'],
    between: ['in fact', 'of course', 'indeed'],
    after: [', and this should not be overlooked', ', a point worth bearing in mind'],
  },
};

/** The longer of two ways: what to find > what to say. */
export const LONGER = `
soon > before long
within(?= (?:the )?(?:[\\p{L}\\p{N}-]+ ){0,2}(?:minutes|hours|days|weeks|months|years)\\b) > within the space of
for example(?=,) > to give just one example
for instance(?=,) > to give just one instance
(?<!\\b(?:so|too|very|how|as|not|good|great) )many(?= \\p{L}+s\\b) > a good many
should\\b(?! (?:be|not|also|have|aim|try|endeavor|carefully|I|we|they|you|it)\\b|,|n) > would do well to
must\\b(?! (?:not|also|have|I|we|they|you|it)\\b|,|n) > will have to
usually > as a general rule
about(?= \\p{N}) > somewhere around
because\\b(?! of\\b) > for the simple reason that
(?<=, )including > and that includes
(?<!right up )until > right up until
despite > in spite of
(?<=, )but(?= (?:it|they|we|he|she|you|I|the|this|that|there)\\b) > but at the same time
(?<=, )so(?= (?:it|they|we|he|she|you|I|the|this|that|there)\\b) > and so
[INFINITIVE]use(?= \\p{L}) > make use of
[INFINITIVE]explore(?= \\p{L}) > take a closer look at
[INFINITIVE]consider(?= (?!that|if|it\\b)\\p{L}) > give some thought to
[INFINITIVE]avoid(?= \\p{L}) > steer clear of
(?:hoping|seeking|wishing)(?= to\\b(?! find a way)) > hoping to find a way
(?<!how )to begin, > to begin with,
finally, > last of all,
later, > after that,
is part of > is part and parcel of
several(?= \\p{L}) > quite a few
it(?: is|['’]s) best to > the best thing to do is to
it(?: is|['’]s) (?:wise|advisable) to > it would be a good idea to
try to > make an effort to
trying to > making an effort to
tries to > makes an effort to
shows(?= (?:that|how|why)\\b) > goes to show
(?<!once )again > once again
over time > with the passing of time
(?<!even )although > even though
(?<!all )across(?= the\\b) > all across
for further information, please visit > if you would like further information, please visit
thank you for your consideration > thank you very much for your consideration
thank you for considering > thank you very much for considering
, as this > , and the reason is that this
, since this > , and the reason is that this
, which in turn > , and this in turn
is central to > is of central importance to
are central to > are of central importance to
[INFINITIVE]remember(?= (?:that|the|an?)\\b) > bear in mind
`;
