/** Answers out of tables of settled facts: when and where somebody was born or died, the 16th president, where a river ends. */
import type { Answer, Source } from '../answer.ts';
import { LIVES, MOUTHS, ORGANS, PRESIDENTS, type Life } from './tables-data.ts';

const answerOf = (lead: string, standard: readonly string[], topics: readonly string[]): Answer => ({
  confidence: 96,
  lead,
  more: [standard, [], []],
  asides: { source: 'Known from the tool’s own shelf of settled facts.' },
  topics,
});

const folded = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}|\./gu, '')
    .toLowerCase();
const TITLES = /^(?:sir|king|queen|princess|president|the|dr|saint) /;
const named = (typed: string): Life | undefined => {
  const name = folded(typed).replace(TITLES, '');
  const whole = LIVES.find((life) => folded(life.name).replace(TITLES, '') === name);
  if (whole || name.includes(' ')) return whole;
  // A surname alone, where only one of the table has it.
  const [only, ...others] = LIVES.filter((life) => folded(life.name).endsWith(` ${name}`));
  return others.length === 0 ? only : undefined;
};

const WHEN = '(?:when|(?:in |on )?(?:what|which) (?:year|date|day))';
const WHERE = '(?:where|in (?:what|which) (?:country|city|town|place))';
const BIRTH = new RegExp(`^(${WHEN}|${WHERE}|when and where|where and when) (?:was|is) (.{3,30}) born(?: in)?$`);
const DEATH = new RegExp(`^(${WHEN}|${WHERE}|when and where|where and when) did (.{3,30}) die(?: in)?$`);
const dated = (date: string): string => (/^\d/.test(date) ? `on ${date}` : date);

const lifetime = (plain: string): Answer | undefined => {
  const [found, ofDeath] = [BIRTH.exec(plain) ?? DEATH.exec(plain), DEATH.test(plain)];
  const life = found === null ? undefined : named(found[2]!);
  if (!found || !life) return undefined;
  const { name, born, bornIn, died, diedIn } = life;
  if (ofDeath && died === undefined) return undefined;
  const birth = `${name} was born ${dated(born)} in ${bornIn}.`;
  const death = died === undefined ? [] : [`${name} died ${dated(died)} in ${diedIn}.`];
  const [lead, ...other] = ofDeath ? [...death, birth] : [birth, ...death];
  return answerOf(lead!, other, [`Who was ${name}?`, ofDeath ? `Where was ${name} born?` : `When did ${name} die?`]);
};

const NTH =
  /^who (?:is|was) (?:the )?(\d{1,2})(?:st|nd|rd|th) (?:us |american )?president(?: of (?:the )?(?:united states(?: of america)?|us|usa|america))?$/;

const president = (plain: string): Answer | undefined => {
  const typed = NTH.exec(plain)?.[1];
  const at = Number(typed);
  const name = typed === undefined ? undefined : PRESIDENTS[at - 1];
  if (name === undefined) return undefined;
  const [before, after] = [PRESIDENTS[at - 2], PRESIDENTS[at]];
  const others = [
    ...(before === undefined ? [] : [`${before} came before`]),
    ...(after === undefined ? [] : [`${after} came after`]),
  ].join(', and ');
  const ordinal = plain.match(/(?<!\d)\d+[a-z]{2}/)![0];
  return answerOf(`${name} was the ${ordinal} president of the United States.`, [`${others}.`], [`Who was ${name}?`]);
};

const ENDS =
  /^(?:which|what|into (?:which|what)|in (?:which|what)) (?:ocean|sea|body of water) (?:does|do|is) (?:the )?(?:river )?([a-z ]{2,20}?)(?: river)? (?:flow|empty|run|drain|end|emptying|flowing)s?(?: in| into| to| out| out into)?$|^where does (?:the )?(?:river )?([a-z ]{2,20}?)(?: river)? (?:end|flow into|flow to|empty|meet the sea)$/;

const mouth = (plain: string): Answer | undefined => {
  const found = ENDS.exec(folded(plain));
  const river = found?.[1] ?? found?.[2];
  const end = river === undefined ? undefined : MOUTHS.get(river);
  if (end === undefined) return undefined;
  const name = river!.replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase());
  return answerOf(`The ${name} flows into ${end}.`, [], [`How long is the ${name}?`, 'What is the longest river in the world?']);
};

const ORGAN =
  /^(?:which|what) (?:body )?(?:organ|part)s?(?: (?:of|in) (?:the|your|our) (?:human )?body| in the human body)? (?:do |does |is |that )?(.{5,50})$/;

const organ = (plain: string): Answer | undefined => {
  const does = ORGAN.exec(plain)?.[1];
  const known = does === undefined ? undefined : ORGANS.find(([pattern]) => pattern.test(does));
  if (!known) return undefined;
  const [, name, says] = known;
  return answerOf(`${name} ${says}.`, [], [`What does ${name.toLowerCase()} do?`, 'What is the largest organ in the body?']);
};

export const tables: Source = ({ question: { plain } }) => lifetime(plain) ?? president(plain) ?? mouth(plain) ?? organ(plain);
