/**
 * The humanizer's rewrite where the server cannot be reached (spec 1, section 4): the tone's phrases, then the length.
 * It is sent to the browser, so it knows the commonest phrases only.
 */
interface Voice {
  /** One per line: what stands in the text > what is said instead; nothing on the right leaves it out. */
  readonly phrases: string;
  /** One of them opens the text. */
  readonly hooks?: readonly string[];
  /** One of them closes a text that is to be longer. */
  readonly closings: readonly string[];
}

const STOCK = `
in today's (?:fast-paced|ever-changing|modern|digital) (?:world|age|era|landscape) > today
it is (?:important|worth|crucial|essential) (?:to note|noting|to remember|to mention|mentioning) that >
it should be noted that >
a (?:rich )?tapestry of > a mix of
a testament to > proof of
a (?:wide|diverse|broad) (?:range|array|variety) of > many
a (?:myriad|plethora|multitude) of > many
plays a (?:crucial|vital|pivotal|key) role in > matters to
play a (?:crucial|vital|pivotal|key) role in > matter to
first and foremost > first
each and every > every
due to the fact that > because
in the event that > if
delving into > looking at
delves into > looks at
delve into > look at`;

const SHORTER = `
in order to > to
prior to > before
utilize > use
utilizes > uses
utilizing > using
utilized > used
leveraging > using`;

const CASUAL = `
numerous > many
individuals > people
approximately > about
to purchase > to buy
to obtain > to get
sufficient > enough
facilitates > helps with
therefore, > so
consequently, > so`;

const CONTRACTED = `
do not > don't
does not > doesn't
cannot > can't
is not > isn't
are not > aren't
will not > won't`;

const VOICES = {
  Standard: {
    phrases: `${STOCK}${SHORTER}${CASUAL}${CONTRACTED}
furthermore, > also,
moreover, > also,
additionally, > also,
nevertheless, > still,
in conclusion, > in the end,`,
    closings: [
      'That is really all there is to it.',
      'It is worth a little thought.',
      'The rest can wait for another day.',
      'And that is the long and the short of it.',
    ],
  },
  Academic: {
    phrases: `${STOCK}
don't > do not
doesn't > does not
can't > cannot
won't > will not
isn't > is not
aren't > are not
it's > it is
a lot of > a great deal of
lots of > many
kids > children
find out > determine
think about > consider
get rid of > eliminate
shows that > demonstrates that
showed that > demonstrated that
about(?= \\d) > approximately
so, > therefore,
also, > in addition,
but(?=,? \\w) > yet`,
    closings: [
      'These points merit closer attention.',
      'The matter deserves further consideration.',
      'Such considerations should be kept in view.',
      'A fuller discussion lies beyond the scope of this text.',
    ],
  },
  Professional: {
    phrases: `${STOCK}${SHORTER}
furthermore, > in addition,
moreover, > in addition,
subsequent to > after
with regard to > on
a lot of > much
lots of > many
kids > children
get in touch with > contact
find out > establish
at this point in time > now
has the ability to > can
have the ability to > can`,
    closings: [
      'These are the points to keep in mind.',
      'The next steps follow from here.',
      'Further detail can be given where it is needed.',
      'That is the position as it stands.',
    ],
  },
  'SEO/blogs': {
    phrases: `${STOCK}${SHORTER}${CASUAL}
furthermore, > plus,
moreover, > what is more,
additionally, > on top of that,
in conclusion, > to sum up,`,
    hooks: [
      'What is this all about?',
      'Why does this matter?',
      'Where is the best place to start?',
      'What is worth knowing here?',
    ],
    closings: [
      'That is worth keeping in mind.',
      'And that is the heart of the matter.',
      'It pays to take a closer look.',
      'The details make all the difference.',
    ],
  },
} satisfies Readonly<Record<string, Voice>>;

/** Quotations, addresses and code: never rewritten. */
const KEPT = /("[^"\n]{1,999}"|“[^“”\n]*”|«[^«»\n]*»|`[^`]{1,999}`|https?:\/\/\S+|(?<!\S)[^\s@]+@\S+)/;
/** As long as the text was. */
const NEUTRAL = 50;

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const substituted = (text: string, phrases: string): string => {
  let result = text;
  for (const line of phrases.trim().split('\n')) {
    const [find = '', say = ''] = line.split(/ > ?| >$/);
    const pattern = new RegExp(`(?<![\\w'’-])${find.replace(/'/g, "['’]")}(?![\\w'’-])${say ? '' : ' *([a-z]?)'}`, 'gi');
    result = result.replace(pattern, (found: string, next: string | number) => {
      const words = say || String(next);
      return /^[A-Z]/.test(found) ? capital(words) : words;
    });
  }
  return result;
};

const cut = (text: string, percent: number): string => {
  const words = [...text.matchAll(/\S+/g)];
  const last = words[Math.max(1, Math.round((words.length * percent) / 100)) - 1];
  return last ? `${text.slice(0, last.index + last[0].length).replace(/(?<![.,;:!?…–—-])[.,;:!?…–—-]+$/, '')}...` : text;
};

/**
 * Rewrites a text on the visitor's own device.
 * @param values The tone, and the length from 25 to 150: below 50 cuts to that percentage of the words, above 50 adds a sentence.
 */
export const humanize = (
  text: string,
  { tone, outputLength }: { tone: string; outputLength: number },
  random: () => number = Math.random,
): string => {
  const voice: Voice = VOICES[tone as keyof typeof VOICES] ?? VOICES.Standard;
  const pick = (sentences: readonly string[]): string => sentences[Math.floor(random() * sentences.length)] ?? '';
  const replaced = text
    .split(KEPT)
    .map((part, at) => (at % 2 ? part : substituted(part, voice.phrases)))
    .join('');
  // Some phrases are replaced by nothing: a text of nothing else stays as it is.
  const rewritten = replaced.trim() === '' ? text : replaced;
  const opened = voice.hooks ? `${pick(voice.hooks)} ${rewritten}` : rewritten;
  if (outputLength < NEUTRAL) return cut(opened, outputLength);
  if (outputLength === NEUTRAL) return opened;
  return `${opened}${/[\p{L}\p{N}]$/u.test(opened) ? '.' : ''} ${pick(voice.closings)}`;
};
