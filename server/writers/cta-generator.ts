/** Calls to action: many are composed for the offer, the place, the tone and the reader; the best different eight are given. */
import tool from '../../tools/cta-generator.ts';
import { tidy } from '../english/prose.ts';
import { readTopic } from '../english/topic.ts';
import { CannotServe, defineComposer } from '../writer.ts';
import { choose, clumsinessBeside, thinned } from './cta/choose.ts';
import { commandsFor } from './cta/commands.ts';
import { offerOf } from './cta/offer.ts';
import { PLACES, fits } from './cta/places.ts';
import { contentWords, effectivenessOf, urgencyOf, type Yardstick } from './cta/score.ts';
import { plainly, type Candidate } from './cta/speech.ts';
import { AUDIENCES, TONES } from './cta/tones.ts';

const COUNT = 8;
const PER_FORM = 14;
const PLAINER = 'Learn More';

export default defineComposer(tool, {
  languages: ['English'],
  write({ description, intention, ctaType, tone, audience }, { random }) {
    const place = PLACES[ctaType];
    const topic = readTopic(description);
    const offer = offerOf(topic);
    const commands = commandsFor(intention, offer);
    const voice = TONES[tone];
    const reader = AUDIENCES[audience];
    const typed = `${topic.text} ${intention}`;
    const yardstick: Yardstick = {
      ideal: place.ideal,
      ownWords: new Set(contentWords(typed)),
      details: topic.details.map(({ words }) => words.toLowerCase()),
      verbs: new Set(commands.all.map(({ words }) => words.toLowerCase().split(' ')[0]!)),
    };
    const isClumsy = clumsinessBeside(typed);
    const material = { offer, commands, tone: voice, audience: reader, random };
    const refine = (raw: readonly Candidate[]): Candidate[] =>
      thinned(
        raw.map((candidate) => ({ ...candidate, text: tidy(candidate.text) })).filter(({ text }) => fits(text, place)),
        PER_FORM,
        random,
      ).filter(({ text }) => !isClumsy(text));
    const chooseFrom = (candidates: readonly Candidate[]): Candidate[] =>
      choose(
        candidates,
        ({ text }) => effectivenessOf(text, yardstick),
        { count: COUNT, toned: tone === 'Default' ? 0 : 5, aimed: audience === 'Everyone' ? 0 : 3, naming: 6 },
        yardstick.ownWords,
        random,
      );
    const candidates = refine(place.write(material));
    const first = chooseFrom(candidates);
    // Words too long for the place leave too few: a plainer request fills up the reply.
    const chosen =
      first.length === COUNT
        ? first
        : chooseFrom([
            ...candidates,
            ...refine(plainly({ ...material, commands: commandsFor(PLAINER, offer) })),
            ...refine(plainly(material)),
          ]);
    const ctas = chosen
      .map(({ text }) => ({
        text,
        urgency: urgencyOf(text),
        effectiveness: effectivenessOf(text, yardstick),
      }))
      .sort((one, other) => other.effectiveness - one.effectiveness);
    if (ctas.length === 0)
      throw new CannotServe('Nothing could be written for this description. Please describe it in a few words.');
    return { ctas };
  },
});
