/** The bio as a whole: the visitor's facts in the order of the style, each once; then what is sure of the trade, where there is room. */
import { countWords } from '../../english/prose.ts';
import type { Random } from '../../random.ts';
import type { Brief } from '../../reader/brief.ts';
import { statementsIn } from './description.ts';
import { factsOf } from './facts.ts';
import { firmOf } from './firm.ts';
import type { Request } from './frames.ts';
import { achievementsOf, servicesOf } from './lists.ts';
import { planOf, ROOMS, SHEDDING, type Stage } from './plan.ts';
import { closing, ofAchievements, ofAddress, ofFacts, ofServices, ofStatement, ofTrade } from './sentence.ts';
import type { Statement } from './statement.ts';
import { tell, type Draft } from './telling.ts';
import type { Trade } from './trade.ts';

export interface Material {
  readonly request: Request;
  /** Of the description. */
  readonly brief: Brief;
  readonly address: string | undefined;
  /** Where it is sure. */
  readonly trade: Trade | undefined;
}

/** A scrap goes with the statement before it: "sash windows: fee-only, no commissions". */
const withAsides = (statements: readonly Statement[]): readonly Statement[] =>
  statements.reduce<readonly Statement[]>((all, statement) => {
    const before = all.at(-1);
    if (statement.shape !== 'aside' || !before || before.shape === 'sentence' || /[:“”]/.test(before.words))
      return [...all, statement];
    const scrap = statement.words.replace(/[.]$/, '');
    return [...all.slice(0, -1), { ...before, words: `${before.words}: ${scrap}` }];
  }, []);

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
/** Services that a short text has room for. */
const FEW_ITEMS = 4;

/** A funeral home has no use for a wink, whatever was chosen. */
const inTone = (request: Request, trade: Trade | undefined): Request =>
  trade?.isGrave && request.tone !== 'Professional' ? { ...request, tone: 'Trustworthy' } : request;

export const compose = ({ request: asked, brief, address, trade }: Material, random: Random): string => {
  const request = inTone(asked, trade);
  const name = request.companyName;
  const room = ROOMS[request.length];
  const firm = firmOf(request, brief.text);
  const statements = withAsides(statementsIn(brief.text, name)).map((one) => cut(one, room.most * MOST_OF_IT));
  const services = servicesOf(request.keyServices, brief.text, name);
  const achievements = ofAchievements(achievementsOf(request.achievements, name), request, random);
  const plan = planOf(request.style, services);
  const said = statements.map((statement, at) => ofStatement(statement, request, at === 0, random));
  const itemsAt = (count: number): Draft['services'] =>
    count > 0
      ? [ofServices(services, request, count, random)]
      : services.statements.map((one) => ofStatement(one, request, false, random));

  const draft: Record<Stage, Draft[Stage]> = {
    lead: said.slice(0, 1),
    described: said.slice(1),
    facts: ofFacts(factsOf(request, brief.text), request, random),
    services: itemsAt(services.items.length),
    achievements,
    wants: [],
    work: [],
    begin: [],
    closing: [closing(request, random), ...(address === undefined ? [] : [ofAddress(address)])],
  };
  const text = (): string => tell(draft, plan, firm, brief, room.paragraphs, random);
  const isTooLong = (): boolean => countWords(text()) > room.most;

  if (isTooLong() && services.items.length > FEW_ITEMS) draft.services = itemsAt(FEW_ITEMS);
  for (const [stage, atLeast] of SHEDDING)
    while (draft[stage].length > atLeast && isTooLong()) draft[stage] = draft[stage].slice(0, -1);

  const left = random.shuffle(trade?.sentences ?? []);
  for (const use of room.ofTrade) {
    const at = left.findIndex((sentence) => sentence.use === use);
    if (at < 0 || countWords(text()) >= room.least) continue;
    const before = draft[use];
    draft[use] = [...before, ofTrade(left.splice(at, 1)[0]!.text)];
    if (isTooLong()) draft[use] = before;
  }
  return text();
};
