/** Checks whether it says something that another seller could not say as well. */
import { tradeNamesIn } from '../trade-names.ts';
import { between, type Criterion } from './criterion.ts';
import { cuesIn, quote, quoted } from './reading.ts';

const NUMBER =
  /(?<![\p{L}\p{N}])(?:\d[\d.,]{0,14}\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|dozens of)(?:\s|-)(?!out\b|of\b)(?:[\p{L}-]+)(?:\s(?!and\b|in\b|on\b|to\b|with\b)[\p{L}-]+)?/giu;
const CLIENTS =
  /\bfor (?:(?:small|new|local|young|busy|independent|growing|food|online)\s)?(?!you\b|your\b|years|hours|days|weeks|months|changes|files|reasons|words|this|was|us|yes|questions|revisions)(?:\p{L}+(?:-\p{L}+)?\s)?\p{L}{3,}s(?:,? (?:and )?\p{L}+(?: \p{L}+)?s)*\b|\byour (?:shop|cafe|café|store|place|restaurant|business|menu|team|school|studio|clinic|blog|channel|podcast|novel|wedding)\b/giu;
const PROOF =
  /\b(?:(?:\d+\+?|two|three|four|five|six|seven|eight|nine|ten|twelve) years[^.,;!?\n]*|since (?:19|20)\d\d|(?:more than |over )?\d+\+? (?:[\p{L}-]+ )?(?:clients|brands|projects|businesses|customers|orders|books|sites|websites|videos|episodes|weddings|plans|logos|apps|stores)|recommend\p{L}*|experience\p{L}* (?:in|with|as|of|writing|designing|editing|working|teaching|building) [^.,;!?\n]*|(?:native|bilingual) [^.,;!?\n]*|(?:i am|i['’]m|as) an? (?:\p{L}+ ){0,2}(?:teacher|nurse|lawyer|engineer|developer|editor|journalist|designer|translator|photographer|illustrator|accountant|chef|musician|producer|writer|architect|therapist|tutor|trainer)\b|trained [^.,;!?\n]*|diploma|reviews?\b|worked (?:in|for|at|with) [^.,;!?\n]*|have (?:made|designed|written|built|edited|translated|illustrated|worked) [^.,;!?\n]*|repeat clients?|regular clients?|certified|sworn|licensed|registered|degree|studied [^.,;!?\n]*|exhibit\p{L}*|award\p{L}*|published|featured in|portfolio|formerly|former|previously at [^.,;!?\n]*)/giu;
const EMPTY =
  /\b(?:best(?: \p{L}+)?|high(?:est)?[ -]quality|top[ -](?:quality|notch|rated)|100 ?%(?: \p{L}+)?|amazing|awesome|perfect(?:ly)?|world[ -]class|guaranteed|cheap(?:est)?|number one|satisfaction|professional quality|unbeatable|outstanding|stunning|hard[ -]?working(?: person)?|any work|passionate|unique|many skills?|friendly|creative mind)\b|#1/giu;
const CLAIM =
  /\b(?:no (?:templates?|stock|generated)[^.,;!?\n]*|do not use [^.,;!?\n]*|i do not [^.,;!?\n]*|(?:full|all) rights|(?:free|at no) (?:of )?(?:charge|cost)|hand-\p{L}+|by hand|original)\b/giu;

const HAS_DIGIT = /\d/;
/** Kinds of people and firms, named in any way. */
const PEOPLE =
  /\b(?:startups?|start-ups|founders?|entrepreneurs?|authors?|writers?|bloggers?|podcasters?|youtubers?|streamers?|coaches|students?|teachers|parents|families|couples|brides?|musicians?|bands?|artists?|agencies|freelancers?|restaurants?|caf[eé]s?|bakeries|salons?|shops?|stores?|brands|companies|businesses|firms|nonprofits?|charities|churches|schools|clinics?|dentists?|doctors|lawyers|realtors?|landlords?|gamers?|beginners|kids|children|adults|seniors|job ?seekers|professionals|teams|creators)\b/giu;
const peopleIn = (text: string): readonly string[] => cuesIn(text, PEOPLE);

const tools: Criterion = {
  weight: 2,
  judge: ({ text }) => {
    const found = tradeNamesIn(text);
    return {
      degree: between(found.length, 0, 3),
      praise: `It names tools and formats that a buyer can check: ${quoted(found)}.`,
      lack:
        found.length > 0
          ? `Of tools and formats it names only ${quoted(found)}.`
          : 'It names no tool or file format that we know of.',
      advice:
        found.length > 0
          ? `Besides ${quote(found[0]!)}, say what else you work with or deliver, if a buyer would look for it.`
          : 'Name the tools you work with and the formats you deliver.',
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
          ? `${quoted(found)}: more of this kind would help.`
          : HAS_DIGIT.test(text)
            ? 'Few numbers say how much, how many or how long.'
            : 'No number says how much, how many or how long.',
      advice:
        found.length > 0
          ? `${quote(found[0]!)} is the kind of figure buyers look for; add another, such as how many days or how many projects.`
          : 'Put numbers where you have them: how many drafts, how many days, how many projects like this one.',
    };
  },
};

const clients: Criterion = {
  weight: 2,
  judge: ({ text }) => {
    const found = cuesIn(text, CLIENTS);
    return {
      // "Cafes, bakeries and food trucks" are three. Words for people count, wherever they stand.
      degree:
        found.length === 0 && peopleIn(text).length > 0
          ? 0.7
          : between(found.flatMap((words) => words.split(/,| and /)).length, 0, 3),
      praise: `It says for whom it is: ${quoted(found.length > 0 ? found : peopleIn(text))}.`,
      lack:
        found.length > 0
          ? `${quoted(found)} is all it says of the people it is for.`
          : 'It could be meant for anybody: it names no kind of client.',
      advice:
        found.length > 0
          ? `Say more of ${quote(found[0]!)}: what do they struggle with before they come to you?`
          : 'Name the one or two kinds of client you know best; they will recognise themselves.',
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
          ? `${quoted(found)}: there is no other proof so far.`
          : 'It gives no proof: no years, no earlier work, no training.',
      advice:
        found.length > 0
          ? `Next to ${quote(found.at(-1)!)}, tell one result: what changed for a client after your work.`
          : 'Add something that can be believed: years, earlier projects, a way of working that others do not have.',
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
      praise: 'It makes no empty promises.',
      lack:
        found.length > 0
          ? `${quoted(found)}: everybody says that, and nobody can check it.`
          : 'There is too little text to stand out from others.',
      advice:
        found.length > 0
          ? `Replace ${quote(found[0]!)} by a fact that shows it.`
          : 'Write three sentences that only you could write.',
    };
  },
};

export const COMPETITIVENESS: readonly Criterion[] = [tools, numbers, clients, proof, plainness];
