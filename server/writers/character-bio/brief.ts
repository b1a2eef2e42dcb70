/** Reads a visitor's description: who it is about, what it says for certain, and how to put it into a sentence as it stands. */
import { capitalise } from '../../english/prose.ts';
import { readTopic } from '../../english/topic.ts';
import { sentencesOf, withoutStop } from '../../english/topic/clean.ts';
import { isGivenName } from './given-names.ts';
import { occupationIn } from './occupations.ts';
import { ageIn, INTRODUCED, nameAt, pronounIn, shortOf, TITLE } from './particulars.ts';
import { isThirdPerson, statementOf, type Statement } from './statement.ts';
import { occupationOf } from './trade.ts';
import type { Pronoun } from './voice.ts';

export interface Brief {
  readonly statement: Statement;
  /** Further sentences of the visitor's, with their marks. */
  readonly more: readonly string[];
  readonly name?: string;
  /** What the name goes by: "Mira" of "Mira Vance", "Rusty" of 'J. R. "Rusty" O’Malley'. */
  readonly shortName?: string;
  readonly pronoun?: Pronoun;
  readonly age?: number;
  readonly occupation?: string;
  /** Whatever was typed, cleaned, for looking things up in. */
  readonly text: string;
}

/** Requests around a description: "I want a villain who …", "write a bio about …". */
const REQUEST =
  /^(?:(?:please\s+)?(?:create|write|make|generate|give me|invent)\s+(?:me\s+)?|i(?:'d|’d| would)? (?:want|need|like|am looking for)\s+|i['’]m looking for\s+|imagine\s+|(?:my|the|our) (?:main )?(?:character|protagonist|hero|villain|oc) is\s+(?=an?\s))(?:(?:a|an|the)\s+(?:short\s+)?(?:bio|biography|backstory|profile|character sheet)\s+(?:of|for|about)\s+)?(?=\S)/i;

/** "my OC Zara, half elf": the name follows. */
const OWN_CHARACTER =
  /^(?:[Mm]y|[Oo]ur|[Tt]he)\s+(?:[Dd]&[Dd]\s+|[Mm]ain\s+)?(?:OC|oc|[Cc]haracter|[Pp]rotagonist|[Hh]ero(?:ine)?|[Vv]illain|[Aa]ntagonist),?:?\s+(?=\p{Lu}\p{Ll})/u;

const LONGEST_TRADE = 70;

/** What the person does, in the visitor's own words, where these name no trade. */
const doneFor = (statement: Statement, name: string | undefined): string | undefined => {
  const words = ((): string => {
    if (statement.kind === 'does') return statement.words;
    if (statement.kind === 'noted' && name !== undefined) return statement.words;
    if (statement.kind !== 'told') return '';
    const said = withoutStop(
      statement.isNamed ? statement.words.slice(name?.length ?? 0) : statement.words.replace(/^(?:he|she)\s/i, ''),
    ).trim();
    return isThirdPerson(said.split(/\s+/)[0] ?? '') && said !== withoutStop(statement.words) ? said : '';
  })();
  return words !== '' && words.length <= LONGEST_TRADE && !/^(?:of|from|half)\s|\d/.test(words) ? words : undefined;
};

/** "a guy who talks to birds, he is 16" is a phrase and a sentence. */
const sentencesParted = (text: string): string =>
  /^(?:when|if|because|although|though|since|after|before|as|while|once|until)\b/i.test(text)
    ? text
    : text.replace(/^([^.!?,]+),\s+(?=(?:he|she|they)(?:['’](?:s|re))?\s)/i, '$1. ');

/** Reads a description of any shape. */
export const readBrief = (description: string): Brief => {
  // An emoji between two thoughts separates them, as a comma would.
  const topic = readTopic(
    description.replace(
      /(?<=[\p{L}\p{N}]\s?)\p{Extended_Pictographic}[\uFE0F\u200D\p{Extended_Pictographic}\p{Emoji_Modifier}]*(?=\s*[\p{L}\p{N}])/gu,
      ', ',
    ),
  );
  const asked = sentencesParted(topic.text.replace(REQUEST, '').replace(OWN_CHARACTER, '') || topic.text || description.trim());
  // "sarah, a nurse": a name that was typed without its capital.
  const text = isGivenName(/^\p{L}+(?=,)/u.exec(asked)?.[0] ?? '') ? capitalise(asked) : asked;
  const titled = TITLE.exec(text)?.[0] ?? '';
  const bare = nameAt(text.slice(titled.length));
  const introduced = INTRODUCED.exec(text)?.[1];
  const atStart = bare === undefined ? undefined : `${titled}${bare}`;
  const name = atStart ?? introduced;
  // The full stops of initials in a name end no sentence.
  const after = atStart === undefined ? text : text.slice(atStart.length);
  const [head = '', ...more] = sentencesOf(after);
  const first = atStart === undefined ? head : `${atStart}${/^[,:;]/.test(head) ? '' : ' '}${head}`.trim();
  const pronoun = pronounIn(text);
  const age = ageIn(text);
  const rest = after.trim();
  const office = titled !== '' && /^of\s/.test(rest) ? `${titled.trim()} ${withoutStop(rest.split(',')[0]!)}` : undefined;
  const statement = statementOf(first, atStart, more.length === 0);
  const occupation =
    office ??
    occupationOf(name === undefined ? text : text.replaceAll(name, ' , ')) ??
    (statement.kind === 'noted' ? occupationIn(titled.trim()) : undefined) ??
    doneFor(statement, atStart);
  return {
    statement,
    more,
    text,
    ...(name !== undefined && { name, shortName: shortOf(name) }),
    ...(pronoun && { pronoun }),
    ...(age !== undefined && { age }),
    ...(occupation !== undefined && { occupation }),
  };
};
