/** Whether words name somebody by trade: "registered dietitian", "sound engineer for 5 years", but not "Adobe Illustrator". */
import { classOf, isKnown } from '../../english/topic/word-classes.ts';
import { isTradeName } from './trade-names.ts';

const TRADES =
  /^(?:tutor|teacher|coach|translator|interpreter|designer|developer|programmer|engineer|editor|proofreader|writer|copywriter|ghostwriter|author|journalist|illustrator|artist|painter|animator|photographer|videographer|filmmaker|musician|producer|composer|singer|drummer|guitarist|pianist|voice actor|voice artist|actor|actress|analyst|consultant|strategist|marketer|manager|assistant|accountant|bookkeeper|lawyer|paralegal|nurse|doctor|dietitian|nutritionist|chef|baker|architect|researcher|scientist|statistician|freelancer|specialist|expert|professional|recruiter|retoucher|stylist|planner|organi[sz]er|trainer|therapist|speaker|linguist|student|graduate|founder|owner|librarian|seo|hacker|tester|tailor|carpenter|gardener|astrologer|tarot reader|reader|secretary|clerk|guide|judge|buyer|host|parent|mother|father)$/;

/** @param core A noun phrase up to its head. */
export const isTrade = (core: string): boolean => {
  if (isTradeName(core)) return false;
  const head = (core.split(' ').at(-1) ?? '').replace(/(?<![^\p{L}])[^\p{L}]+$/u, '');
  const lower = head.toLowerCase();
  if (TRADES.test(lower)) return true;
  // A misspelt trade still ends like one: "sound enginer".
  if (!isKnown(lower)) return head === lower && /(?:neer|iner|igner|oper|rapher|lator|ician|ologist)$/.test(lower);
  const { fields, form } = classOf(lower);
  return form === 'base' && fields[0] === 'person' && /(?:er|or|ist|ian|ant|ess)$/.test(lower);
};
