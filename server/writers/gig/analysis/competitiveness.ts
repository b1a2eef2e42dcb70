/** Checks whether it says something that another seller could not say as well, and whether it can be believed. */
import { tradeNamesIn } from '../trade-names.ts';
import { FIGURE } from './found.ts';
import { besides, wordsOf, workOf } from './conversion.ts';
import { between, type Criterion } from './criterion.ts';
import { quote, quoted } from './reading.ts';
import { plainly } from './rewrites.ts';

/** It has been done before, in words that no finder knows: enough to keep silent. */
const LOOSE_PROOF =
  /\b(?:(?:i|we)(?:['’]ve| have) (?!to\b)(?:\p{L}+(?:ed|en|wn|ght|ne|pt|t)|wrote)\b|(?:i|we) (?:worked|was an?|were|ran|led|taught)\b|of (?:the|my|our) last \d+|learn(?:t|ed) (?:it |this )?(?:in|from|at)|shipped|apprentice\p{L}*|used by|works? for \p{Lu}|my (?:shop|studio|workshop|clients|books?)\b)/iu;

const proof: Criterion = {
  weight: 4,
  judge: ({ text }, found) => {
    const { proof: signs, vagueProof, named, prices } = found;
    const figures = signs.filter(({ words }) => FIGURE.test(words)).length;
    const [vague] = vagueProof;
    const isTold = signs.length > 0 || (!vague && LOOSE_PROOF.test(text));
    const shown = [...new Set([...wordsOf(named), ...wordsOf(signs)])].filter((words) => !wordsOf(prices).includes(words));
    return {
      degree:
        signs.length === 0 ? (isTold ? 0.45 : vague ? 0.15 : 0) : between(signs.length + figures * 0.5 + named.length, 0, 2),
      praise: shown.length > 0 ? `There is proof in it: ${quoted(shown, 2)}.` : undefined,
      lack: isTold
        ? undefined
        : vague
          ? `${quote(vague.words)} cannot be checked: no figure stands behind it.`
          : `No earlier work, no years and no training stand behind ${workOf(found)}.`,
      advice: isTold
        ? undefined
        : vague
          ? `Put a number into ${quote(vague.words)}, and name one case.`
          : `Beside ${found.service ? quote(found.service.words) : 'what you offer'}, put how often you have done it and for whom.`,
    };
  },
};

const clients: Criterion = {
  weight: 2,
  judge: ({ text }, { audience, named, proof: signs, boasts }) => {
    const shown = besides(
      audience.filter(({ words }) => /\bfor\b/i.test(words)),
      signs,
    );
    const hasBuyer = /\byour (?!order|satisfaction|success|needs?|project|business|work|message)\p{L}{3,}/iu.exec(text)?.[0];
    return {
      degree: named.length > 0 ? 1 : between(audience.length, 0, 1) * 0.9 || (hasBuyer ? 0.55 : 0.1),
      praise:
        named.length > 0
          ? `A buyer can look up or picture who was served: ${quote(named[0]!.words)}.`
          : shown
            ? `It says for whom it is: ${quote(shown.words)}.`
            : undefined,
      lack:
        audience.length + named.length + signs.length > 0 || hasBuyer
          ? undefined
          : boasts.length > 2
            ? undefined
            : 'It could be meant for anybody: it names no kind of client.',
    };
  },
};

const figures: Criterion = {
  weight: 2,
  judge: ({ text }) => {
    const count = new Set(
      text.match(/\d[\d.,]*|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen)\b/gi) ?? [],
    ).size;
    return { degree: between(count, 0, 5) };
  },
};

const tools: Criterion = {
  weight: 0.5,
  judge: ({ text }) => {
    const found = tradeNamesIn(text);
    return {
      degree: between(found.length, 0, 2),
      praise: found.length > 1 ? `It names what a buyer may look for: ${quoted(found)}.` : undefined,
    };
  },
};

const plainness: Criterion = {
  weight: 2,
  judge: ({ sentences, words }, { boasts }) => ({
    isFault: boasts.length > 0,
    degree: boasts.length === 0 ? 1 : Math.min(0.6, between(boasts.length / Math.max(12, words.length), 0.07, 0)),
    lack: boasts.length > 0 ? `${quoted(wordsOf(boasts))}: everybody says that, and nobody can check it.` : undefined,
    rewrite: boasts.length > 0 ? plainly(sentences) : undefined,
    advice:
      boasts.length > 0 ? `Take out ${quoted(wordsOf(boasts), 2)}, and let one finished piece of work speak there.` : undefined,
  }),
};

const limits: Criterion = {
  weight: 0.5,
  judge: (_, { limits: signs }) => ({
    degree: between(signs.length, 0, 1),
    praise: signs[0] && !/ but i\b/i.test(signs[0].words) ? `${quote(signs[0].words)} draws an honest line.` : undefined,
  }),
};

/** What costs a seller the buyer's trust, whatever else is there. */
const honesty: Criterion = {
  weight: 3,
  judge: (_, { impossible, forbidden, pleading }) => {
    const [cannot] = impossible;
    const [never] = forbidden;
    const [pleads] = pleading;
    if (never)
      return {
        isFault: true,
        degree: 0,
        lack: `${quote(never.words)} breaks the rules of schools or marketplaces: such a gig can be taken down.`,
        advice: `Offer something that is allowed in place of ${quote(never.words)}, such as teaching or advice on it.`,
      };
    if (cannot)
      return {
        isFault: true,
        degree: 0,
        lack: `${quote(cannot.words)} promises what is not in your hands, and careful buyers leave there.`,
        advice: `Promise in place of ${quote(cannot.words)} what you do yourself, and when.`,
      };
    if (pleads)
      return {
        isFault: true,
        degree: 0.2,
        lack: `${quote(pleads.words)} asks for a favor, and gives the buyer no reason.`,
        advice: `Take out ${quote(pleads.words)}: one piece of work to look at persuades more.`,
      };
    return { degree: 1 };
  },
};

/** What is left of the other scores where the buyer cannot trust what is said. */
export const trustIn = ({ impossible, forbidden, pleading }: Parameters<Criterion['judge']>[1]): number =>
  (forbidden.length > 0 ? 0.3 : 1) * (impossible.length > 0 ? 0.6 : 1) * (pleading.length > 0 ? 0.7 : 1);

export const COMPETITIVENESS: readonly Criterion[] = [proof, clients, figures, tools, plainness, limits, honesty];
