/** What a scripted model writes: the pattern at the end of its instructions, filled in place by place. */

export interface Manner {
  /** Takes the place of every text. */
  readonly text?: (nth: number) => string;
  /** How many items each list gets, whatever was asked. */
  readonly items?: number;
  /** Every item like the first. */
  readonly same?: true;
  /** Writes in a language that was not asked for. */
  readonly foreign?: true;
  /** How long the texts are, as a share of what was asked. */
  readonly size?: number;
  /** More keys in every record. */
  readonly also?: Readonly<Record<string, unknown>>;
}

interface Asked {
  readonly messages: readonly { readonly content: string }[];
}

/** Plain sentences of our own in each language, with its small words. */
export const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  English: [
    'The kettle sings while rain taps at the window and nobody is in a hurry.',
    'You can hear that this street has been quiet for a long time.',
  ],
  Spanish: [
    'La lluvia cae sobre el tejado y los vecinos hablan muy despacio en la plaza.',
    'Cuando está todo en calma, se oye también el río desde la casa.',
  ],
  French: [
    'La pluie tombe sur les toits et nous parlons avec les voisins dans la rue.',
    'Elle ne dit pas où elle va, mais ses amis sont au café pour la soirée.',
  ],
  German: [
    'Der Regen fällt auf das Dach und die Nachbarn reden leise auf der Straße.',
    'Wenn es ruhig ist, hören wir auch den Fluss, der nicht weit von hier ist.',
  ],
  Italian: [
    'La pioggia cade sul tetto e gli amici parlano piano nella piazza del paese.',
    'Quando non c’è rumore si sente anche il fiume, che è più lontano della strada.',
  ],
  Portuguese: [
    'A chuva cai no telhado e os vizinhos falam muito baixo na praça da vila.',
    'Quando não há barulho, você também ouve o rio, que já não é longe da casa.',
  ],
  Dutch: [
    'De regen valt op het dak en de buren praten zacht met elkaar in de straat.',
    'Als het stil is, hoor je ook het water, dat niet ver van ons huis is.',
  ],
  Russian: [
    'Дождь стучит по крыше, и соседи тихо говорят на площади старого города.',
    'Когда всё спокойно, слышно реку, которая течёт недалеко от нашего дома.',
  ],
  Japanese: [
    '雨が屋根を静かに叩き、近所の人たちは広場でゆっくり話しています。',
    '静かな夜には、家の近くを流れる川の音も聞こえてきます。',
  ],
  Chinese: ['雨轻轻地敲着屋顶,邻居们在广场上慢慢地聊天。', '安静的时候,也能听见离家不远的那条河的声音。'],
  Korean: [
    '비가 지붕을 조용히 두드리고 이웃들은 광장에서 천천히 이야기합니다.',
    '조용한 밤에는 집 근처를 흐르는 강물 소리도 들립니다.',
  ],
  Arabic: [
    'المطر يطرق السقف بهدوء والجيران يتحدثون ببطء في ساحة المدينة القديمة.',
    'عندما يكون كل شيء هادئا نسمع صوت النهر القريب من البيت.',
  ],
  Hindi: [
    'बारिश छत पर धीरे धीरे गिरती है और पड़ोसी चौक में बातें करते हैं।',
    'जब सब कुछ शांत होता है तब घर के पास बहती नदी की आवाज़ भी सुनाई देती है।',
  ],
};

const isUnspaced = (language: string): boolean => language === 'Japanese' || language === 'Chinese';
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
const wordsIn = (text: string): number => [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;

/** A word that is in no dictionary, another one for each number. */
const madeUp = (number: number): string => {
  const [consonants, vowels] = ['bdfgklmnprstvz', 'aeiou'];
  const syllable = (part: number): string => consonants[part % 14]! + vowels[Math.floor(part / 14) % 5]!;
  return `${syllable(number * 9)}${syllable(Math.floor(number / 70) + 3)}${syllable(number * 11 + 5)}`;
};

/** A text of so many words or characters, different for each `nth`: a made-up word keeps them apart. */
const textOf = (language: string, size: number, unit: 'words' | 'characters', nth: number): string => {
  const sentences = SENTENCES[language] ?? SENTENCES['English']!;
  const parts: string[] = [];
  let length = 0;
  for (let at = nth; length < size; at++) {
    const sentence = sentences[at % sentences.length]!;
    const next = isUnspaced(language) ? [...segmenter.segment(sentence)].map(({ segment }) => segment) : sentence.split(' ');
    for (const part of [madeUp(nth * 100 + at), ...next]) {
      const more = unit === 'words' ? wordsIn(part) : part.length + 1;
      if (parts.length > 0 && length + more > size) return parts.join(isUnspaced(language) ? '' : ' ');
      parts.push(part);
      length += more;
    }
  }
  return parts.join(isUnspaced(language) ? '' : ' ');
};

const rangeIn = (words: string): readonly [number, number] | undefined => {
  const [, exact, least, most] = /(?:exactly (\d+)|(\d+) to (\d+))/.exec(words) ?? [];
  if (exact) return [Number(exact), Number(exact)];
  return least && most ? [Number(least), Number(most)] : undefined;
};

class Filling {
  readonly #manner: Manner;
  readonly #language: string;
  readonly #typed: string;
  readonly #said: string;
  readonly #there: number;
  /** @param typed the visitor's text, for tools that give it back; @param said the whole message, with lengths and with what is there already. */
  constructor(manner: Manner, language: string, typed: string, said: string) {
    this.#manner = manner;
    this.#language = language;
    this.#typed = typed;
    this.#said = said;
    const [, there = '[]'] = /are there already[^`]*```json\n([^\n]*)\n```/.exec(said) ?? [];
    this.#there = (JSON.parse(there) as unknown[]).length;
  }

  place(slot: string, nth: number, key = ''): unknown {
    const { text, size = 1 } = this.#manner;
    if (slot.startsWith('<text')) {
      if (text) return text(nth);
      if (/rewritten text|every clear correction/.test(slot)) return this.#typed;
      if (/name itself/.test(slot)) return madeUp(nth);
      if (/hashtag/i.test(slot)) return `#quiet${nth}street`;
      const [beside = slot.split(';').at(-1) ?? ''] = new RegExp(`"${key}" is to have .*`).exec(this.#said) ?? [];
      const range = /(words|characters)[>.]$/.test(beside) ? rangeIn(beside) : undefined;
      const unit = /characters[>.]$/.test(beside) ? 'characters' : 'words';
      const middle = range ? Math.round((range[0] + range[1]) / 2) : 10;
      return textOf(this.#language, Math.max(1, Math.round(middle * size)), unit, nth);
    }
    if (slot.startsWith('<one of')) return /"([^"]+)"/.exec(slot)?.[1];
    if (slot.startsWith('<a few words')) return text ? text(nth) : textOf(this.#language, 3, 'words', nth);
    const [low, high] = rangeIn(slot.replace(/^<.*?from/, '')) ?? [5, 9];
    return low + (nth % Math.max(1, high - low + 1));
  }

  value(pattern: unknown, nth: number, key?: string): unknown {
    if (typeof pattern === 'string') return this.place(pattern, nth, key);
    if (Array.isArray(pattern)) {
      const [item, how] = pattern as [unknown, string];
      const length = this.#manner.items ?? rangeIn(how)?.[0] ?? 3;
      return Array.from({ length }, (_, at) => this.value(item, this.#manner.same ? 0 : this.#there + at));
    }
    const entries = Object.entries(pattern as object).map(([key, part]) => [key, this.value(part, nth, key)] as const);
    return { ...Object.fromEntries(entries), ...this.#manner.also };
  }
}

/** The pattern that the instructions end with. @throws where they have none. */
export const patternIn = ({ messages }: Asked): Record<string, unknown> => {
  const [, pattern] = /\n(\{\n[\s\S]*\})\s*$/.exec(messages[0]?.content ?? '') ?? [];
  if (pattern === undefined) throw new Error('the instructions end with no pattern');
  return JSON.parse(pattern) as Record<string, unknown>;
};

/** The reply that the instructions ask for. */
export const filledIn = (asked: Asked, manner: Manner): Record<string, unknown> => {
  const [, wanted = 'English'] = /Write in ([A-Z]\w+), whatever/.exec(asked.messages[0]?.content ?? '') ?? [];
  const other = wanted === 'German' ? 'Russian' : 'German';
  const [, form = '{}'] = /```json\n([\s\S]*?)\n```/.exec(asked.messages[1]?.content ?? '') ?? [];
  const { text } = JSON.parse(form) as { text?: { value: string } };
  return new Filling(manner, manner.foreign ? other : wanted, text?.value ?? '', asked.messages[1]?.content ?? '').value(
    patternIn(asked),
    0,
  ) as Record<string, unknown>;
};
