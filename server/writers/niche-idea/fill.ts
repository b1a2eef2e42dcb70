/** Puts the visitor's subject and the buyers into a text of slots. */
import { article, capitalise, tidy, withArticle } from '../../english/prose.ts';
import type { Matter } from './matter.ts';

/** Words that come before a subject when it stands before the product: a short tax handbook. */
const LEADING = new Set(
  `little one-shelf ready-packed short small Sunday Saturday weekly monthly yearly regular simple quiet patient private curated sorted printed printable personalised quarterly
  one-off made-to-order compact ready-made ready-matched checked own-brand own-label specialist hard-to-find rare vetted searchable
  shared automatic fixed-price half-day half-hour two-hour two-page forty-page five-minute ten-minute thirty-second one-hour one-page
  plain-words ten-day ten-letter ten-item four-week four-part six-person one-weekend two-evening two-person one-day one-product single-item small-batch
  live advanced accredited independent honest complete long-term measured silent quick local mobile guided seasonal large-print
  replacement second-hand space-saving fill-in first-timer full expert modest strict hard-wearing ready-to-give ready-to-run
  one-to-one in-house done-in-a-day monthly paid careful hands-on small-group printed-to-order standing postal private twenty-minute
  listener-question no-talking-head picture-first before-and-after step-by-step everything-in-its-place ready-labelled labelled three-choice used-it-for-months used-it-for-a-year
  which-one side-by-side short-notice single first-steps kitchen-table neighbourhood same-day guided wholesale handled-for-you outsourced
  turnkey plan-to-finish no-code first accompanied online what-went-wrong second-attempt make-it-with-me learn-it-together never-run-out ask-anything
  price-drop progress-log on-call text-message pay-by-the-season print-on-demand buy-it-once what-if rent-a-bench rent-and-swap
  stand-in go-along home-visit walk-in find-a-provider eight-week simple vetted postal open drop-in`
    .trim()
    .split(/\s+/),
);

const beside = (product: string, preposition: string, { words, place }: Matter): string => {
  switch (place) {
    case 'nowhere':
      return product;
    case 'after':
      return `${product} ${preposition} ${words}`;
    case 'to':
      return `${product} to ${words}`;
    case 'by':
      return `${product} by ${withArticle(words)}`;
    case 'before': {
      const parts = product.split(' ');
      const lead = parts.findIndex((part, at) => at === parts.length - 1 || !LEADING.has(part.replace(/,$/, '')));
      // "workshop workshop pack": the same word twice in a row.
      if (words.toLowerCase().endsWith(parts[lead]!.toLowerCase())) return `${product} ${preposition} “${words}”`;
      return [...parts.slice(0, lead), words, ...parts.slice(lead)].join(' ');
    }
  }
};

/** The text with its slots filled and its articles right; sentences begin with capitals. */
export const fill = (text: string, matter: Matter, who: string): string =>
  tidy(
    capitalise(
      text
        .replace(/\[([^|\]]+)\|([^\]]+)\]/g, (_, product: string, preposition: string) => beside(product, preposition, matter))
        .replaceAll('{who}', () => who)
        .replace(/\{a\} (\S+)/g, (_, next: string) => `${article(next)} ${next}`),
    ),
  );
