import { entriesOf } from './entries.ts';

export default entriesOf('On-Page SEO', [
  {
    id: 'title-tags-ten-versions',
    added: '2026-11-02',
    tags: ['title tags', 'click-through rate', 'serp snippets'],
    description: 'Write ten different title tags for one page and pick the best.',
    prompt: `
      Write ten title tags for this page: [paste the first 200 words or a summary]. Main keyword: [keyword]. Brand: [brand].

      Keep each under 60 characters, with the keyword near the front unless it reads badly there. Use a different idea
      every time: the result, the reader, a number that is really on the page, a doubt answered, the plain label. No capitals
      for show, no "ultimate", no claims the page does not make.

      Give a table with title, character count and idea. Then recommend one for a page that is not yet known and one for
      a page that already ranks in the top five.`,
  },
  {
    id: 'meta-descriptions-in-batch',
    added: '2026-11-02',
    tags: ['meta descriptions', 'serp snippets', 'batch'],
    description: 'Write meta descriptions for a list of pages in one go.',
    prompt: `
      For each page in the list write a meta description of 140 to 155 characters.

      Pages: [URL, main keyword, one line on what the page offers; one page per row]

      Say what the reader gets, name one concrete detail from my line, and close with a reason to click that is not "click
      here". Use the keyword once, in a natural place. Start every description with a different word, and let no two share a
      sentence pattern.

      Reply as a table: URL, description, character count. Where my line is too thin to write honestly, put a question for me
      in the description column instead.`,
  },
  {
    id: 'intent-check-of-existing-page',
    added: '2026-11-04',
    tags: ['search intent', 'content audit', 'page review'],
    description: 'Check whether a page answers what its searchers came for.',
    prompt: `
      Read the page below as a visitor who has just searched for [query] and is in a hurry.

      Page text: [paste]

      Tell me, in this order: what you came for; how far you had to read before getting it; what you still had to look up
      elsewhere; which paragraphs you skipped; and whether you would go back to the results. Quote the sentence behind every
      judgment.

      Then suggest a new order for the existing sections and no more than three additions. Rewrite only the opening, in 60
      words, so that it answers the query at once.`,
  },
  {
    id: 'heading-structure-repair',
    added: '2026-11-04',
    tags: ['headings', 'structure', 'readability'],
    description: 'Repair a page’s headings so that they alone tell the story.',
    prompt: `
      These are the headings of my page on [topic], with their levels: [paste H1, H2, H3 in order].

      Repair them so that a person who reads nothing else understands the argument. One H1; H2s that follow the reader's
      questions in the order they arise; H3s only where a section really has parts. Put terms from this list where they
      fit without force: [secondary keywords].

      Show old and new side by side in a table with a short reason. Flag headings whose section should be merged,
      split or cut. Avoid one-word labels such as "Overview" or "Conclusion".`,
  },
  {
    id: 'internal-links-for-new-page',
    added: '2026-11-06',
    tags: ['internal links', 'anchor text', 'site structure'],
    description: 'Choose internal links to and from a new page, with anchor texts.',
    prompt: `
      I am publishing a page about [topic] at [URL]. Below are our existing pages with their titles: [paste list].

      Choose up to eight pages that should link to the new one and up to five it should link to. For every link give the
      sentence in which it could stand and the anchor text, two to six words, describing the target. No two anchors alike,
      none of them "read more".

      Leave out pages that are only loosely related, and tell me which you considered and rejected. End with one existing page
      that may be competing for the same query, if there is one.`,
  },
  {
    id: 'featured-snippet-answer',
    added: '2026-11-06',
    tags: ['featured snippets', 'direct answers', 'questions'],
    description: 'Draft short answers in the forms search engines like to quote.',
    prompt: `
      Draft a direct answer to the question "[question]" for a page written for [audience].

      Give it in three forms: a definition of 40 to 50 words that stands without its surroundings; a numbered list of four to seven
      steps, each starting with a verb; and a table with two columns and no more than five rows.

      Use plain words, no "it depends" without saying on what, and only facts from these notes: [paste notes]. Say which
      of the forms suits the question best, and which heading should stand above it.`,
  },
  {
    id: 'content-refresh-plan',
    added: '2026-11-09',
    tags: ['content refresh', 'outdated content', 'rankings'],
    description: 'Plan the refresh of a page that is losing its position.',
    prompt: `
      A page of ours has slipped from position [old] to [new] for [keyword]. It was last edited in [date].

      Our text: [paste]. Notes on the pages now ahead of us: [what they cover, their format, their age].

      Separate three things: what is out of date, what is missing, and what is still better than theirs and must stay. Propose
      edits in order of effect, each with the paragraph it touches and about how long it takes. Mark facts I have to look
      up. Do not advise a longer text unless you can name what the extra words would say.`,
  },
  {
    id: 'faq-section-with-schema',
    added: '2026-11-09',
    tags: ['faq', 'schema', 'structured data'],
    description: 'Write an FAQ section and the matching structured data.',
    prompt: `
      Write an FAQ section for [page or product]. Real questions from our inbox: [paste questions]. Facts you may use: [paste
      prices, times, conditions].

      Keep six to eight questions that the page itself does not answer yet. Phrase them the way customers do. Answers of 30 to 60
      words, the first sentence being the answer itself.

      Then give the same questions and answers as FAQPage structured data in JSON-LD, letter for letter identical with the
      visible text. List separately the questions for which my facts were not enough.`,
  },
  {
    id: 'image-alt-and-filenames',
    added: '2026-11-12',
    tags: ['images', 'alt text', 'accessibility'],
    description: 'Write alt texts and file names that help people first.',
    prompt: `
      I will describe the images on a page about [topic]: [number each image and describe what it shows and why it is there].

      For each one write an alt text of up to 125 characters that would serve someone who cannot see it, a file name in lower
      case with hyphens, and a caption if one would add something. Purely decorative images get an empty alt; say so.

      Work the keyword [keyword] into one alt text at most, and only where it is simply true. No "image of", no lists of
      keywords. Answer as a table.`,
  },
  {
    id: 'competitor-page-teardown',
    added: '2026-11-12',
    tags: ['competitor analysis', 'content gap', 'serp analysis'],
    description: 'Compare your page with three competitor pages, section by section.',
    prompt: `
      Compare my page with three competitor pages that rank above it for [keyword]. Mine: [paste text or outline]. Theirs: [paste
      the three outlines, labeled A, B and C].

      Make a grid of subtopics against pages: covered well, touched on, or absent. Then answer: what do all three have that I
      lack? What does none of them have that a reader would want? Where am I stronger?

      Recommend at most five changes, the first one doable today. I do not want a longer copy of their pages; I want a
      reason to choose mine.`,
  },
  {
    id: 'cannibalization-decision',
    added: '2026-11-16',
    tags: ['cannibalization', 'redirects', 'content audit'],
    description: 'Decide what to do with two pages that compete for one query.',
    prompt: `
      Two of our pages appear for the same query, [query], and neither does well.

      Page A: [URL, title, summary, clicks, links]. Page B: [URL, title, summary, clicks, links].

      Argue both sides briefly: merging them, and keeping them apart with clearer aims. Then decide. If merging, say which
      address survives, which passages move, and what gets redirected. If keeping, rewrite both titles and openings so that
      each names its own reader and question.

      State the one fact that would reverse your decision.`,
  },
  {
    id: 'thin-category-copy',
    added: '2026-11-16',
    tags: ['thin content', 'category pages', 'rewriting'],
    description: 'Rewrite a thin page so that every paragraph earns its place.',
    prompt: `
      The page below was written to fill space: [paste text]. Its readers are [audience], and they have to decide
      [decision].

      First list every statement on it that would help with that decision. Be strict; the list may be very short. Then
      write down the questions the page should have answered and put them to me, seven at most.

      Once I reply, write a new version of 200 to 300 words around those answers, with [keyword] in the title and first
      paragraph. No sentence may survive that would be equally true on a rival's page.`,
  },
]);
