// The texts that are converted. They repeat a paragraph, so that every size holds the same mix.

const PLAIN = `It was past nine when the 2 trains from the coast came in, and nobody on platform 14 had seen the porter. "Wait here,"
said Ann; the others did. Rain ran down the glass of the great hall (built in 1876), people hurried by with wet umbrellas, and
somewhere a radio played Quick Jazz. Why had they come? Because of a letter: five lines, no name, and a map of the old harbour!
`;

/** Accents in one code point and in two, emoji of every make (skin tones, flags, joined ones, keycaps), other scripts. */
const MIXED = `Café crème, naïve façade, Zoe\u0308’s re\u0301sume\u0301 \u2013 déjà vu in München. Thanks 👍🏽👍🏿 and welcome to 🇩🇪🇫🇷🇯🇵,
dear 👩‍👩‍👧‍👦! Step 1️⃣, then 2️⃣: bring ❤️ and 😀😀, ask the 🧑🏿‍🚀 about the 🏴󠁧󠁢󠁳󠁣󠁴󠁿 flight. Привет из Киева, γειά σου, こんにちは 世界, 안녕하세요.
The rest of it is plain enough: three lines of ordinary words, with a number or two (7, 42), so that the odd ones stay rare.
`;

/** Made anew from its bytes: a text that is still a slice or a rope inside the engine would cost whoever reads it first. */
const inOnePiece = (text) => {
  const encoding = /^[\0-\xff]*$/.test(text) ? 'latin1' : 'utf16le';
  return Buffer.from(text, encoding).toString(encoding);
};

/** Whole paragraphs, `length` characters or a little more. */
const repeated = (paragraph, length) => inOnePiece(paragraph.repeat(Math.ceil(length / paragraph.length)));

export const plain = (length) => repeated(PLAIN, length);
export const mixed = (length) => repeated(MIXED, length);

const clusters = (text) =>
  Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), (part) => part.segment);

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;
/** What a conversion may add to a character without breaking it. */
const ADDED_MARKS = /[\u0300-\u036f\u0489]/g;

/** How many emoji of `before` are no longer a character of their own in `after`: cut, reordered inside, or gone. */
export const emojiBroken = (before, after) => {
  const left = new Map();
  for (const cluster of clusters(after)) {
    const bare = cluster.replace(ADDED_MARKS, '');
    left.set(bare, (left.get(bare) ?? 0) + 1);
  }
  const emoji = clusters(before).filter((cluster) => EMOJI.test(cluster));
  const broken = emoji.filter((cluster) => {
    const count = left.get(cluster) ?? 0;
    left.set(cluster, count - 1);
    return count <= 0;
  });
  return { broken: broken.length, of: emoji.length };
};
