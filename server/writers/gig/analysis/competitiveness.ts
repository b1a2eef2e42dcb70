/** Checks whether it says something that another seller could not say as well. */
import { tradeNamesIn } from '../trade-names.ts';
import { between, type Criterion } from './criterion.ts';
import { cuesIn, quote, quoted } from './reading.ts';

const NUMBER =
  /(?<![\p{L}\p{N}])(?:\d[\d.,]*\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|dozens of)(?:\s|-)(?!out\b|of\b)(?:[\p{L}-]+)(?:\s(?!and\b|in\b|on\b|to\b|with\b)[\p{L}-]+)?/giu;
const CLIENTS =
  /\bfor (?:(?:small|new|local|young|busy|independent|growing|food|online)\s)?(?!you\b|your\b|years|hours|days|weeks|months|changes|files|reasons|words|this|was|us|yes|questions|revisions)(?:\p{L}+(?:-\p{L}+)?\s)?\p{L}{3,}s(?:,? (?:and )?\p{L}+(?: \p{L}+)?s)*\b|\byour (?:shop|cafe|café|store|place|restaurant|business|menu|team|school|studio|clinic|blog|channel|podcast|novel|wedding)\b/giu;
const PROOF =
  /\b(?:(?:\d+\+?|two|three|four|five|six|seven|eight|nine|ten|twelve) years[^.,;!?\n]*|since (?:19|20)\d\d|(?:more than |over )?\d+\+? (?:[\p{L}-]+ )?(?:clients|brands|projects|businesses|customers|orders|books|sites|websites|videos|episodes|weddings|plans|logos|apps|stores)|recommend\p{L}*|worked (?:in|for|at|with) [^.,;!?\n]*|have (?:made|designed|written|built|edited|translated|illustrated|worked) [^.,;!?\n]*|repeat clients?|regular clients?|certified|sworn|licensed|registered|degree|studied [^.,;!?\n]*|exhibit\p{L}*|award\p{L}*|published|featured in|portfolio|formerly|former|previously at [^.,;!?\n]*)/giu;
const EMPTY =
  /\b(?:best(?: \p{L}+)?|high(?:est)?[ -]quality|top[ -](?:quality|notch|rated)|100 ?%(?: \p{L}+)?|amazing|awesome|perfect(?:ly)?|world[ -]class|guaranteed|cheap(?:est)?|number one|satisfaction|professional quality|unbeatable|outstanding|stunning|hard[ -]?working(?: person)?|any work|passionate|unique|many skills?|friendly|creative mind)\b|#1/giu;
const CLAIM =
  /\b(?:no (?:templates?|stock|generated)[^.,;!?\n]*|do not use [^.,;!?\n]*|i do not [^.,;!?\n]*|(?:full|all) rights|(?:free|at no) (?:of )?(?:charge|cost)|hand-\p{L}+|by hand|original)\b/giu;

const tools: Criterion = {
  weight: 2,
  judge: ({ text }) => {
    const found = tradeNamesIn(text);
    return {
      degree: between(found.length, 0, 3),
      praise: `It names tools and formats that a buyer can check: ${quoted(found)}.`,
      lack: found.length > 0 ? `Of tools and formats it names only ${quoted(found)}.` : 'It names no tool and no file format.',
      advice: 'Name the tools you work with and the formats you deliver.',
    };
  },
};

const numbers: Criterion = {
  weight: 2,
  judge: ({ text }) => {
    const found = cuesIn(text, NUMBER);
    return {
      degree: between(found.length, 0, 5),
      praise: `Numbers make it concrete: ${quoted(found)}.`,
      lack:
        found.length > 0
          ? `${quoted(found)}: that is all it says in numbers.`
          : 'There is no number in it: not how much, not how many, not how long.',
      advice: 'Put numbers where you have them: how many drafts, how many days, how many projects like this one.',
    };
  },
};

const clients: Criterion = {
  weight: 2,
  judge: ({ text }) => {
    const found = cuesIn(text, CLIENTS);
    return {
      // "Cafes, bakeries and food trucks" are three.
      degree: between(found.flatMap((words) => words.split(/,| and /)).length, 0, 3),
      praise: `It says for whom it is: ${quoted(found)}.`,
      lack:
        found.length > 0
          ? `For whom it is can only be guessed: ${quoted(found)}.`
          : 'It could be meant for anybody; no kind of client is named.',
      advice: 'Name the one or two kinds of client you know best; they will recognise themselves.',
    };
  },
};

const proof: Criterion = {
  weight: 3,
  judge: ({ text }) => {
    const found = [...cuesIn(text, PROOF), ...cuesIn(text, CLAIM)];
    return {
      degree: between(found.length, 0, 4),
      praise: `There is proof in it: ${quoted(found)}.`,
      lack:
        found.length > 0
          ? `${quoted(found)}: that is a start, and another fact of this kind would make it stronger.`
          : 'Nothing in it shows that you have done this before.',
      advice: 'Add something that can be believed: years, earlier projects, a way of working that others do not have.',
    };
  },
};

const plainness: Criterion = {
  weight: 3,
  judge: ({ text, words }) => {
    const found = cuesIn(text, EMPTY);
    const count = (text.match(EMPTY) ?? []).length;
    return {
      isFault: found.length > 0,
      degree: between(count / Math.max(12, words.length), 0.1, 0) * (words.length < 8 ? 0.4 : 1),
      praise: 'It does without empty praise of its own work.',
      lack:
        found.length > 0
          ? `${quoted(found)}: everybody says that, so it says nothing.`
          : 'There is too little text to stand out from others.',
      advice:
        found.length > 0
          ? `Replace ${quote(found[0]!)} by a fact that shows it.`
          : 'Write three sentences that only you could write.',
    };
  },
};

export const COMPETITIVENESS: readonly Criterion[] = [tools, numbers, clients, proof, plainness];
