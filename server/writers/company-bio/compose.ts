/** The bio as a whole: the visitor's facts in the order of the style, each once; then what is sure of the trade, where there is room. */
import { countWords } from '../../english/prose.ts';
import { withoutStop } from '../../english/topic/clean.ts';
import type { Random } from '../../random.ts';
import { contentWords, shared } from '../../kit/likeness.ts';
import { statementsIn } from './description.ts';
import { factsOf } from './facts.ts';
import { firmOf } from './firm.ts';
import type { Request } from './frames.ts';
import { achievementsOf } from './achievements.ts';
import { servicesOf } from './lists.ts';
import { planOf, ROOMS, SHEDDING, type Stage } from './plan.ts';
import { closing, ofAchievements, ofAddress, ofFacts, ofServices, ofStatement, sinceThen, ofTrade } from './sentence.ts';
import type { Statement } from './wording.ts';
import { tell, type Draft } from './telling.ts';
import type { Trade } from './trade.ts';
import type { Told } from './wishes.ts';

export interface Material {
  readonly request: Request;
  /** The description as it is understood. */
  readonly told: Told;
  readonly address: string | undefined;
  /** Where it is sure. */
  readonly trade: Trade | undefined;
}

/** The first words of what is too long for the whole text. */
const cut = (statement: Statement, most: number): Statement => {
  const words = statement.words.split(/\s+/);
  const kept =
    words.length > most
      ? `${words
          .slice(0, most)
          .join(' ')
          .replace(/[,;:.–—-]$/, '')}…`
      : statement.words;
  return kept === statement.words ? statement : { shape: 'quote', words: kept };
};

/** So much of a text may be one statement. */
const MOST_OF_IT = 0.6;
/** A description of so few words leaves room for what its trade does. */
const FEW_WORDS = 8;
/** Services that a short text has room for. */
const FEW_ITEMS = 4;

/** Where people grieve, nobody has a use for a wink, whatever was chosen. */
const GRAVE = /\b(?:funerals?|undertakers?|bereave\p{L}*|cremat\p{L}*|grie[fv]\p{L}*)\b/iu;
const inTone = (request: Request, { text }: Told): Request =>
  GRAVE.test(text) && request.tone !== 'Professional' ? { ...request, tone: 'Trustworthy' } : request;

/** Words that say no more of a firm than that it is one. */
const ONLY_A_FIRM = contentWords(
  'company firm business agency service services studio shop store family small local independent',
);

/** "Blue Door Bakery is a bakery" says nothing: where the trade is known, what it does is said instead. */
const saysOnlyItsName = (statement: Statement | undefined, { companyName }: Request): boolean => {
  const known = new Set([...contentWords(companyName), ...ONLY_A_FIRM]);
  return statement !== undefined && [...contentWords(statement.words)].every((word) => known.has(word));
};

export const compose = ({ request: asked, told, address, trade }: Material, random: Random): string => {
  const request = inTone(asked, told);
  const name = request.companyName;
  const room = ROOMS[request.length];
  const found = firmOf(request, told.text, trade !== undefined);
  // Not everybody is a company, and some say so.
  const firm = told.unsaid.has('company') ? { ...found, called: found.name } : found;
  const isSaid = (words: string): boolean => shared(contentWords(words), told.unsaid) === 0;
  const all = statementsIn(told.text, name)
    .filter(({ words }, at) => at === 0 || isSaid(words))
    .map((one) => cut(one, room.most * MOST_OF_IT));
  const statements =
    all.length > 1 && /^(?:kind|people)$/.test(all[0]!.shape) && saysOnlyItsName(all[0], request) ? all.slice(1) : all;
  const services = servicesOf(request.keyServices, told.text, name);
  const items = services.items.filter(isSaid);
  const achievements = ofAchievements(
    achievementsOf(request.achievements, name).filter((one) => isSaid(one.words)),
    request,
    random,
  );
  const plan = planOf(request.style);
  const [only, ...others] = statements;
  const isBare = only !== undefined && others.length === 0 && items.length === 0 && countWords(only.words) <= FEW_WORDS;
  const does = isBare ? trade?.does?.[0] : undefined;
  const said = statements.map((statement, at) => ofStatement(statement, request, at === 0, random));
  const { year, ...facts } = factsOf(request, told.text);
  const leads =
    does !== undefined && saysOnlyItsName(only, request)
      ? [ofStatement({ shape: 'does', words: withoutStop(does.replace('{who} ', '')) }, request, true, random)]
      : [...said.slice(0, 1), ...(does === undefined ? [] : [ofTrade(does)])];
  // A traditional text begins with the history.
  const dated = request.style === 'Traditional' && year !== undefined ? leads[0] && sinceThen(leads[0], year) : undefined;
  const itemsAt = (count: number): Draft['services'] =>
    count > 0
      ? [ofServices({ ...services, items }, request, count, random)]
      : services.statements.map((one) => ofStatement(one, request, false, random));

  const draft: Record<Stage, Draft[Stage]> = {
    lead: dated ? [dated, ...leads.slice(1)] : leads,
    described: said.slice(1),
    facts: ofFacts({ ...facts, ...(year && !dated && { year }) }, request, random),
    services: itemsAt(items.length),
    achievements,
    wants: [],
    work: [],
    begin: [],
    closing: [closing(request, random), ...(address === undefined ? [] : [ofAddress(address)])],
  };
  const text = (): string => tell(draft, plan, firm, told, room.paragraphs, random);
  const isTooLong = (): boolean => countWords(text()) > room.most;

  if (isTooLong() && items.length > FEW_ITEMS) draft.services = itemsAt(FEW_ITEMS);
  for (const [stage, atLeast] of SHEDDING)
    while (draft[stage].length > atLeast && isTooLong()) draft[stage] = draft[stage].slice(0, -1);

  const work = random.shuffle(trade?.work ?? []);
  for (const use of room.ofTrade) {
    const before = draft[use];
    const next = { ...trade, work }[use]?.[before.length];
    if (next === undefined || countWords(text()) >= room.least) continue;
    draft[use] = [...before, ofTrade(next)];
    if (isTooLong()) draft[use] = before;
  }
  return text();
};
