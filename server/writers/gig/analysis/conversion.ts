/** Checks whether a buyer learns what they get, how it works and what to do next. */
import { between, type Criterion } from './criterion.ts';
import { cuesIn, quote, quoted } from './reading.ts';

/** Imperatives to the buyer; "you send me" and "clients contact me" are not. */
const REQUEST =
  /(?<!\b(?:you|i|they|who|clients|buyers|customers|people|to|will|can|may)\s)\b(?:(?:message|contact|write(?: to)?|tell|send|ask|email|ping|call) me\b|drop me a (?:line|message)|get in touch|place (?:your|an|the) order|press order|(?:order|book|start|begin) (?:now|today)|choose a package|pick a package|order (?:a|your|the)\b|let['’]s (?:start|get started|talk|begin|work together)|click\b|request a quote|send (?:your|over)\b)[^.!?\n]*/gi;
const PLEADING =
  /\bplease give me[^.!?\n]*|\bgive me (?:a|one) chance[^.!?\n]*|\bi (?:will|won['’]?t) not? ?(?:dis\w+|let you down)[^.!?\n]*|\bany (?:work|job|task) you[^.!?\n]*/gi;
const DELIVERABLE =
  /\b(?:you(?: will|['’]ll)? (?:get|receive|have|own)|what (?:you get|is included|['’]s included)|(?:includes|including|included)|i (?:will )?(?:design|write|build|create|make|draw|translate|edit|offer|deliver|provide)|(?:\d+|one|two|three|four|five|six) (?:[\w-]+ ){0,3}(?:concepts?|sketches|drafts?|files?|pages?|versions?|revisions?|rounds?|designs?|words|minutes|posts?|photos|images|slides|hours|sessions?|lessons?)|(?:final|source|print|web|print-ready|editable) (?:and \w+ )?files?|files? (?:in|for)\b|style guide|brand guide|one-page|full rights|all rights)\b/gi;
const PROCESS =
  /\b(?:(?:with)?in (?:\d+|one|two|three|four|five|six|seven|a few|a) (?:hours?|days?|weeks?|months?)|(?:\d+|one|two|three)[ -](?:hours?|days?|weeks?) delivery|delivery (?:time|takes)|same[ -]day|on time|turnaround|deadlines?|(?:\d+|two|three|four|five|six|seven|ten) (?:working |business )?(?:hours?|days?|weeks?)|first (?:sketch|draft|version|step)e?s?|how (?:it|we|this) (?:works?|starts?|goes)|questions?|before i (?:start|draw|write|begin)|then i|i send|i ask|rounds? of (?:changes|revisions)|\d+ (?:revisions?|rounds)|steps?\b|once you|after you|step by step|i answer|repl(?:y|ies)\b)/gi;

/** The whole sentence or line in which each cue stands, as far as it is short. */
const phrasesOf = (text: string, cues: readonly string[]): readonly string[] => {
  const phrases = cues.map((cue) => {
    const at = text.toLowerCase().indexOf(cue.toLowerCase());
    const from = Math.max(...['.', '!', '?', '\n', ';'].map((mark) => text.lastIndexOf(mark, at))) + 1;
    const rest = text.slice(at).search(/[.!?;\n]/);
    return text
      .slice(from, rest < 0 ? undefined : at + rest)
      .replace(/^[\s*•–-]+/, '')
      .trim();
  });
  const own = [...new Set(phrases)].filter((phrase) => cuesIn(phrase, REQUEST).length === 0);
  return own.length > 0 ? own : cues;
};

const GIVES =
  /^I (?:will |can |['’]ll |also )*(?:offer|provide|give you|deliver|send you|include) (?<what>[^.!?;:\n]{4,70})[.!?]?$/i;
/** A sentence about the seller, turned to the buyer: the repair that rules can make for certain. */
const turned = (sentences: readonly string[]): string | undefined => {
  for (const sentence of sentences) {
    const what = GIVES.exec(sentence.trim())?.groups?.['what'];
    if (what !== undefined && !/\b(?:my|me|i)\b/i.test(what))
      return `Turn ${quote(sentence)} to the buyer: “You get ${what.replace(/^you /i, '')}.”`;
  }
  return undefined;
};

const request: Criterion = {
  weight: 3,
  judge: ({ text }) => {
    const asked = cuesIn(text, REQUEST);
    const last = text.slice(Math.floor(text.length * 0.6));
    const pleads = cuesIn(text, PLEADING);
    const isLast = cuesIn(last, REQUEST).length > 0;
    const isLoud = /\b(?:ORDER|CONTACT|MESSAGE|BUY)\b.*!/.test(text);
    const isFull = asked.some((words) => words.split(' ').length > 4);
    const degree = asked.length === 0 ? 0 : (isFull ? 1 : 0.5) * (isLast ? 1 : 0.7) * (isLoud ? 0.4 : 1);
    return {
      isFault: pleads.length > 0,
      degree: pleads.length > 0 ? Math.min(degree, 0.2) : degree,
      praise: `It says what to do next: ${quote(asked.at(-1) ?? '', 12)}.`,
      lack:
        pleads.length > 0
          ? `${quote(pleads[0]!)} asks for a favour, and gives the buyer no reason.`
          : asked.length > 0
            ? `${quote(asked[0]!)} could say more: what to send, and what happens then.`
            : 'It does not say clearly what the buyer should do next.',
      advice:
        pleads.length > 0
          ? `Replace ${quote(pleads[0]!)} by one thing you do well and an example of it.`
          : 'End with one clear request, such as what to send you in the first message, and say what the buyer gets back.',
    };
  },
};

const deliverables: Criterion = {
  weight: 3,
  judge: ({ text, bullets }) => {
    const found = cuesIn(text, DELIVERABLE);
    return {
      degree: between(found.length + Math.min(2, bullets.length / 2), 0, 5),
      praise: `The buyer sees what they get: ${quoted(bullets.length > 1 ? bullets.slice(0, 2) : phrasesOf(text, found))}.`,
      lack:
        found.length > 0
          ? `${quoted(phrasesOf(text, found).slice(0, 2))}: what exactly the buyer receives could be said in more detail.`
          : 'It does not spell out what the buyer receives.',
      advice:
        bullets.length > 1
          ? `Your list begins well with ${quote(bullets[0]!)}; add what is still open, such as formats, length or changes.`
          : 'List what is included: how many drafts, which files or formats, how long, how many changes.',
    };
  },
};

const process: Criterion = {
  weight: 2,
  judge: ({ text }) => {
    const found = cuesIn(text, PROCESS);
    return {
      degree: between(found.length, 0, 4),
      praise: `It tells how the work goes: ${quoted(found)}.`,
      lack:
        found.length > 0
          ? `Of the way from order to delivery it says ${quoted(found)}, and little more.`
          : 'How the work goes from order to delivery is left open.',
      advice:
        found.length > 0
          ? `Around ${quote(found[0]!)}, add the other steps: what you need first, when a draft comes, how changes work.`
          : 'Add two or three steps from the order to the delivery, with the time they take.',
    };
  },
};

const address: Criterion = {
  weight: 2,
  judge: ({ text, sentences }) => {
    const you = (text.match(/\byou(?:r|rs|rself)?\b/gi) ?? []).length;
    const self = (text.match(/\b(?:i|me|my|mine|we|our|us)\b/gi) ?? []).length;
    const share = you / Math.max(1, you + self);
    return {
      degree: Math.min(between(share, 0, 0.45), between(you, 0, 4)),
      praise: `It speaks to the buyer: “you” and “your” come ${you} times.`,
      lack:
        you === 0
          ? 'It never speaks to the buyer: there is no “you” or “your” in it.'
          : `It speaks of the seller ${self} ${self === 1 ? 'time' : 'times'}, and of the buyer only ${you}.`,
      advice:
        turned(sentences) ?? 'Turn two sentences about yourself into sentences about the buyer: not “I offer …” but “You get …”.',
    };
  },
};

export const CONVERSION: readonly Criterion[] = [request, deliverables, process, address];
