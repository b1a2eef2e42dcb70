// Measures one transform, in a process of its own: what other transforms have taught the compiler does not count.
// `node bench/converters/measure.mjs <folder of the built transforms> <name> <rounds>`; prints JSON.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { peers } from './peers.mjs';
import { emojiBroken, mixed, plain } from './texts.mjs';

const [folder, name, rounds] = process.argv.slice(2);
const PER = 100_000;
const SIZES = [10_000, 100_000, 1_000_000, 10_000_000];
/**
 * A sample takes about this long, by as many calls as that needs, so that each pays for its own garbage. (Collecting it by
 * force in between would make the engine forget what it had compiled, and measure that.)
 */
const SAMPLE_MS = 40;
const WARM_UP_MS = 400;

const built = async (transform) => (await import(pathToFileURL(path.join(folder, `${transform}.mjs`)).href))[transform];

/** Reading one character makes the engine write out a text that it had only noted down as a tree of pieces. */
const finish = (text) => text.charCodeAt(text.length >> 1);

/** Processor time, not the clock's: other work on the machine counts little. */
const processorMs = (convert, text, calls) => {
  const before = process.cpuUsage();
  for (let call = 0; call < calls; call++) finish(convert(text));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

/** The milliseconds per 100,000 characters of every contestant, turn about, each first as often as the others. */
const compare = (contestants) => {
  for (const contestant of contestants) {
    const { convert, text } = contestant;
    let spent = 0;
    let last = 0;
    for (let calls = 0; calls < 3 || (spent < WARM_UP_MS && calls < 200); calls++) {
      last = processorMs(convert, text, 1);
      spent += last;
    }
    contestant.calls = Math.max(1, Math.round(SAMPLE_MS / last));
    contestant.samples = [];
  }
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < contestants.length; turn++) {
      const { convert, text, calls, samples } = contestants[(turn + round) % contestants.length];
      samples.push((processorMs(convert, text, calls) / calls / text.length) * PER);
    }
  }
  return contestants.map(({ samples }) => median(samples));
};

const ours = await built(name);
const toMorse = await built('morseEncode');
/** A decoder is fed with Morse code of that length. */
const fed = (text) => (name === 'morseDecode' ? toMorse(text).slice(0, text.length) : text);
const texts = { plain: fed(plain(PER)), mixed: fed(mixed(PER)) };

const contestants = Object.entries({ ours, ...peers[name] });
const times = Object.fromEntries(
  Object.entries(texts).map(([kind, text]) => [kind, compare(contestants.map(([, convert]) => ({ convert, text })))]),
);
const sample = fed(mixed(1)); // one paragraph
const compared = contestants.map(([who, convert], at) => ({
  who,
  plain: times.plain[at],
  mixed: times.mixed[at],
  grows: convert(texts.plain).length / texts.plain.length,
  emoji: emojiBroken(sample, convert(sample)),
}));
const sizes = compare(SIZES.map((size) => ({ convert: ours, text: fed(plain(size)) })));

console.log(JSON.stringify({ name, compared, sizes }));
