/** Finds what is done in a story, and to what. */
import { classOf } from '../../english/topic/word-classes.ts';
import type { Blurb } from './blurb.ts';
import { GENERIC_HEAD, phraseEnd, slice } from './phrases.ts';
import { baseVerb, gerundOf } from './words.ts';

/** A verb in its base form with its object: "inherit a circus". */
export interface Action {
  readonly base: string;
  readonly doing: string;
  readonly object: string;
}

const WEAK_VERBS =
  /^(?:have|be|do|get|want|need|make|take|go|come|let|use|see|say|seem|become|give|keep|put|try|feel|like|hate|start|find|learn|set|know|show|tell|follow|has|call|name)$/;

/** Verbs with a noun for their object. */
export const actionsIn = ({ sentences }: Blurb): Action[] =>
  sentences.flatMap((sentence) =>
    sentence.tokens.flatMap(({ tag, lower }, at): Action[] => {
      if (tag !== 'verb' && tag !== 'gerund') return [];
      const next = sentence.tokens[at + 1];
      if (
        !next ||
        !/^(?:determiner|possessive|name|noun|adjective)$/.test(next.tag) ||
        /^(?:his|her|their|its|this|that|every|each)$/.test(next.lower)
      )
        return [];
      const end = phraseEnd(sentence, at + 1);
      const base = baseVerb(lower);
      if (
        end === undefined ||
        end - at > 5 ||
        WEAK_VERBS.test(base) ||
        GENERIC_HEAD.test(sentence.tokens[end - 1]!.lower) ||
        classOf(base).verb < 1
      )
        return [];
      const object = slice(sentence.text, sentence.tokens, at + 1, end);
      return [{ base, doing: tag === 'gerund' ? lower : gerundOf(base), object }];
    }),
  );
