/** Calls to action: many are composed for the offer, the place, the tone and the reader; the best different eight are given. */
import tool from '../../tools/cta-generator.ts';
import { countCharacters, tidy } from '../english/prose.ts';
import { readTopic } from '../english/topic.ts';
import { CannotServe, defineWriter } from '../writer.ts';
import { choose, isClumsy } from './cta/choose.ts';
import { PLACES, fits, type Candidate } from './cta/forms.ts';
import { commandsFor } from './cta/intent.ts';
import { offerOf } from './cta/offer.ts';
import { contentWords, effectivenessOf, urgencyOf, type Yardstick } from './cta/score.ts';
import { AUDIENCES, TONES } from './cta/tones.ts';

const COUNT = 8;

export default defineWriter(tool, {
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
    const candidates = place
      .write({ offer, commands, tone: voice, audience: reader, random })
      .map((candidate) => ({ ...candidate, text: tidy(candidate.text) }))
      .filter(({ text }) => fits(text, place) && !isClumsy(text, typed));
    const chosen = choose(
      candidates,
      ({ text }: Candidate) => effectivenessOf(text, yardstick),
      { count: COUNT, toned: tone === 'Default' ? 0 : 5, aimed: audience === 'Everyone' ? 0 : 3, naming: 6 },
      yardstick.ownWords,
      random,
    );
    const ctas = chosen
      .map(({ text }) => ({
        text,
        length: countCharacters(text),
        urgency: urgencyOf(text),
        effectiveness: effectivenessOf(text, yardstick),
      }))
      .sort((one, other) => other.effectiveness - one.effectiveness);
    const [bestCTA] = ctas;
    if (bestCTA === undefined)
      throw new CannotServe('Nothing could be written for this description. Please describe it in a few words.');
    return { ctas, bestCTA };
  },
});
