/** Which pages a page leads on to. */

interface Page {
  readonly slug: string;
  readonly about: { readonly related: readonly string[] };
}

/** With fewer pages that lead to it, a page is hardly found from another. */
const FEWEST = 2;

/**
 * The slugs of the pages that this one leads on to: those it names, and those that name it and are named by hardly any other.
 * So a new page is led to without a change of the old ones. A page that does not exist is left out.
 */
export const leadsOn = ({ slug, about }: Page, all: readonly Page[]): readonly string[] => {
  const named = about.related.filter((each) => all.some((page) => page.slug === each));
  const lonely = all.filter((page) => all.filter((other) => other.about.related.includes(page.slug)).length < FEWEST);
  const back = lonely.filter((page) => page.about.related.includes(slug)).map((page) => page.slug);
  return [...new Set([...named, ...back])].filter((each) => each !== slug);
};
