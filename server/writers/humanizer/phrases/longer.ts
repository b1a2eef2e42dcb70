/** Words that a longer text has room for. None of them says anything that the text does not say. */
import type { Tone } from '../tone.ts';

interface Filling {
  /** Put before a general statement in the middle of the text. */
  readonly before: readonly string[];
  /** Put before the last statement. */
  readonly last: readonly string[];
  /** Whole sentences, one of which closes a text that speaks of a matter. */
  readonly closing: readonly string[];
}

const SPOKEN: Filling = {
  before: ["it's fair to say that", "it's worth knowing that", 'one thing to remember is that', "it's also true that"],
  last: ['all in all,'],
  closing: [
    'There is more to be said, but those are the main points.',
    'Those are the main points, and they are a good place to start.',
    'That is the heart of the matter, and the rest follows from it.',
  ],
};

/** All begin small: they may stand behind a link ("In addition, it is fair to say that"). */
export const FILLINGS: Readonly<Record<Tone, Filling>> = {
  Standard: { ...SPOKEN, last: [...SPOKEN.last, 'when you add it all up,'] },
  'SEO/blogs': { ...SPOKEN, last: [...SPOKEN.last, 'all things considered,'] },
  Professional: {
    before: [
      'it is fair to say that',
      'one point to bear in mind is that',
      'it should also be said that',
      'it is also true that',
    ],
    last: ['all things considered,', 'on the whole,', 'taking all of this together,'],
    closing: [
      'These are the main points, and each of them deserves attention.',
      'These points belong together and are best considered together.',
    ],
  },
  Academic: {
    before: ['it may be added that', 'it is also the case that', 'it may fairly be said that', 'it is equally true that'],
    last: ['on the whole,', 'taking these points together,', 'all things considered,'],
    closing: [
      'These are the main points, and each of them deserves further consideration.',
      'These points are connected and should be considered together.',
    ],
  },
};

/** The longer of two ways: what to find > what to say. */
export const LONGER = `
(?<=\\b(?:you|we|they|people|users|students|learners|teams|companies|businesses|gardeners|readers|teachers|parents|guests|employees) )can(?= (?!be\\b|not\\b|also\\b|only\\b)\\p{L}) > are able to
throughout(?= (?:the|my|our|his|her|their|its) \\p{L}) > throughout the whole of
contributes to > makes a contribution to
(?<!\\b(?:can|could|may|might|to|will|would) )contribute to > make a contribution to
, as(?= (?:they|it|we|you) \\p{L}) > , and that is because
a few things to (?=keep|remember|know|consider) > a few things that it helps to
(?<!\\b(?:by|for|including|like|such as|of|with) [^.;:]{0,80}), reducing(?= (?:the|a|an|it|them|their|its|people|you|more|less|better|new)\\b)(?![^.]*\\band \\p{L}+ing\\b) > , and this reduces
(?<!\\b(?:by|for|including|like|such as|of|with) [^.;:]{0,80}), improving(?= (?:the|a|an|it|them|their|its|people|you|more|less|better|new)\\b)(?![^.]*\\band \\p{L}+ing\\b) > , and this improves
(?<!\\b(?:by|for|including|like|such as|of|with) [^.;:]{0,80}), increasing(?= (?:the|a|an|it|them|their|its|people|you|more|less|better|new)\\b)(?![^.]*\\band \\p{L}+ing\\b) > , and this increases
(?<!\\b(?:by|for|including|like|such as|of|with) [^.;:]{0,80}), supporting(?= (?:the|a|an|it|them|their|its|people|you|more|less|better|new)\\b)(?![^.]*\\band \\p{L}+ing\\b) > , and this supports
(?<!\\b(?:by|for|including|like|such as|of|with) [^.;:]{0,80}), creating(?= (?:the|a|an|it|them|their|its|people|you|more|less|better|new)\\b)(?![^.]*\\band \\p{L}+ing\\b) > , and this creates
(?<!\\b(?:by|for|including|like|such as|of|with) [^.;:]{0,80}), giving(?= (?:the|a|an|it|them|their|its|people|you|more|less|better|new)\\b)(?![^.]*\\band \\p{L}+ing\\b) > , and this gives
(?<!\\b(?:by|for|including|like|such as|of|with) [^.;:]{0,80}), helping(?= (?:the|a|an|it|them|their|its|people|you|more|less|better|new)\\b)(?![^.]*\\band \\p{L}+ing\\b) > , and this helps
(?<!\\b(?:by|for|including|like|such as|of|with) [^.;:]{0,80}), making(?= (?:the|a|an|it|them|their|its|people|you|more|less|better|new)\\b)(?![^.]*\\band \\p{L}+ing\\b) > , and this makes
(?<!\\b(?:by|for|including|like|such as|of|with) [^.;:]{0,80}), bringing(?= (?:the|a|an|it|them|their|its|people|you|more|less|better|new)\\b)(?![^.]*\\band \\p{L}+ing\\b) > , and this brings
(?<!\\b(?:by|for|including|like|such as|of|with) [^.;:]{0,80}), causing(?= (?:the|a|an|it|them|their|its|people|you|more|less|better|new)\\b)(?![^.]*\\band \\p{L}+ing\\b) > , and this causes
(?<!\\b(?:by|for|including|like|such as|of|with) [^.;:]{0,80}), strengthening(?= (?:the|a|an|it|them|their|its|people|you|more|less|better|new)\\b)(?![^.]*\\band \\p{L}+ing\\b) > , and this strengthens
(?<!\\b(?:by|for|including|like|such as|of|with) [^.;:]{0,80}), building(?= (?:the|a|an|it|them|their|its|people|you|more|less|better|new)\\b)(?![^.]*\\band \\p{L}+ing\\b) > , and this builds
(?<!\\b(?:by|for|including|like|such as|of|with) [^.;:]{0,80}), saving(?= (?:the|a|an|it|them|their|its|people|you|more|less|better|new)\\b)(?![^.]*\\band \\p{L}+ing\\b) > , and this saves
(?<!\\b(?:by|for|including|like|such as|of|with) [^.;:]{0,80}), preventing(?= (?:the|a|an|it|them|their|its|people|you|more|less|better|new)\\b)(?![^.]*\\band \\p{L}+ing\\b) > , and this prevents
(?<!\\b(?:by|for|including|like|such as|of|with) [^.;:]{0,80}), encouraging(?= (?:the|a|an|it|them|their|its|people|you|more|less|better|new)\\b)(?![^.]*\\band \\p{L}+ing\\b) > , and this encourages
(?<=\\b(?:such as|including|like|offers?|provides?|includes?|improves?|reduces?|requires?|needs?|between|with|of|for) [^,.;:]{2,50}, [^,.;:]{2,50}), and(?= (?:(?!\\b(?:is|are|was|were|can|could|will|would|may|has|have|it|they|this|these|he|she|we|you|then|also|not|so|even)\\b)[^,.;:])+[.]$) > , as well as
there are many > there are a great many
(?<=^)in addition, > in addition to all this,
(?<=^)on top of that, > and on top of all that,
(?<=^)for this reason, > for this very reason,
(?<=^)for example, > to give one example,
(?<=^)today, > in our own day,
(?<=^)these days, > in days like these,
plays a part in > has a part to play in
is important for > is of great importance for
are important for > are of great importance for
is important to > is of great importance to
(allow|enable)s (you|us|them|people|users|workers|employees|customers|students|learners|readers|teams|businesses|companies|organizations|guests|families|children|teachers) to > makes it possible for $2 to
(?<=\\b(?:can|could|will|would|may|might|must|to|that|which|they|these|tools|systems|technologies) )(allow|enable) (you|us|them|people|users|workers|employees|customers|students|learners|readers|teams|businesses|companies|organizations|guests|families|children|teachers) to > make it possible for $2 to
, (?:allowing|enabling) (you|us|them|people|users|workers|employees|customers|students|learners|readers|teams|businesses|companies|organizations|guests|families|children|teachers) to > , which makes it possible for $1 to
, (?:making sure|ensuring) that > , and this makes sure that
(?<=^)while(?= (?!you\\b|it\\b|this is|that is)(?:[^,]+) (?:is|are|has|have|can|may|offers?|brings?|makes?|provides?|helps?)\\b) > while it is true that
(?<=^)although(?= [^,]+ (?:is|are|has|have|was|were|can|may|continue|continues)\\b) > although it is true that
(?<=\\b(?:challenges|issues|problems|difficulties|costs|risks|benefits|factors|skills|tools|steps|resources|documents|expenses|materials|changes|tasks|decisions|questions) )(associated with|related to|linked to|needed|required|involved in|connected with|caused by) > that are $1
(?<=\\b(?:a|the|our|their|this|one) (?:meeting|event|survey|study|report|course|talk|conference|exhibition) )(held|published|organized|given|carried out) (?=on|in|by|at) > that was $1
(?<=\\b(?:Since|since|In|in|By|by|From|from|until|Until|After|after|Before|before|during|During) )(?=(?:1[5-9]|20)\\d\\d(?!\\d|s|[–-]))(\\d{4}) > the year $1
(?<=^)but(?= (?:the|it|they|we|there|this|these|remote|many|some)\\b) > at the same time,
(?<=^)still, > all the same,
(?<=^)however, > at the same time,
(?<=^)in short, > to put it briefly,
(?<=^)overall, > on the whole,
(?<=^)first, > first of all,
(?<=^)then, > after that,
(?<=^)so(?= (?:it|they|we|you|the|this|there)\\b) > and so
(?<=^)as a result, > as a result of all this,
thank you for > thank you very much for
(?<=\\bhelp (?:you|us|them|people|users|workers|employees|customers|students|learners|readers|teams|children) )(?!to\\b|with\\b|in\\b|and\\b|or\\b|by\\b|when\\b|at\\b)(?=\\p{Ll}+)([a-z]+)(?! of\\b) > to $1
the way(?= (?:we|you|they|people|I)\\b) > the way in which
all(?= the \\p{Ll}+s\\b) > all of
(?<=\\b(?:people|you|they|we|I|users|students|readers|who) )want to > would like to
every day > every single day
around the (world|globe) > all around the $1
is widely > is very widely
many(?= people\\b) > a great many
let us know > do let us know
let me know > do let me know
(?<!\\b(?:as|so|too|how|very) )soon(?! (?:as|after|before|enough)\\b) > before long
within(?= (?:the )?(?:[\\p{L}\\p{N}-]+ ){0,2}(?:minutes|hours|days|weeks|months|years)\\b) > within the space of
for example(?=,) > to give just one example
for instance(?=,) > to give just one instance
(?<!\\b(?:so|too|very|how|as|not|good|great) )many(?= \\p{L}+s\\b) > a good many
usually > as a general rule
about(?= \\p{N}) > somewhere around
because\\b(?! of\\b) > for the simple reason that
(?<=, )including > and that includes
(?<!right up )until(?= (?:the )?(?:late |early |mid-)?(?:1\\d|20)\\d\\d) > right up until
despite > in spite of
(?<=, )but(?= (?:it|they|we|he|she|you|I|the|this|that|there)\\b) > but at the same time
(?<=, )so(?= (?:it|they|we|he|she|you|I|the|this|that|there)\\b) > and so
[INFINITIVE]use(?= \\p{L}) > make use of
[INFINITIVE]explore(?= \\p{L}) > take a closer look at
[INFINITIVE]consider(?= (?!that|if|it\\b)\\p{L}) > give some thought to
[INFINITIVE]avoid(?= \\p{L}) > steer clear of
(?<!how )to begin, > to begin with,
finally, > last of all,
later, > after that,
several(?= \\p{L}) > quite a few
it(?: is|['’]s) best to > the best thing to do is to
it(?: is|['’]s) (?:wise|advisable) to > it would be a good idea to
try to > make an effort to
trying to > making an effort to
tries to > makes an effort to
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
