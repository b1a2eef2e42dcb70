import { entriesOf } from './entries.ts';

export default entriesOf('Technical SEO', [
  {
    id: 'crawl-export-triage',
    added: '2026-11-02',
    tags: ['site audit', 'crawl errors', 'prioritization'],
    description: 'Sort a crawl export into what to fix now, later and never.',
    prompt: `
      You are a technical SEO lead with one developer and one week. Here is the summary of our crawl: [paste issue types,
      counts, and two example URLs for each]. The site runs on [platform] and earns its money on [page types].

      Sort the issues into fix now, fix later and leave alone. For each give the likely cause, whether it can be solved in a
      template or only page by page, and how we will know it worked.

      Treat warnings on unimportant pages as noise and say so. End with tickets for "fix now", three lines each, ready to paste
      into our tracker.`,
  },
  {
    id: 'robots-txt-review',
    added: '2026-11-02',
    tags: ['robots.txt', 'crawling', 'review'],
    description: 'Have a robots.txt explained line by line and checked for accidents.',
    prompt: `
      Explain this robots.txt to me line by line, as if I had inherited it without notes: [paste file].

      What I want crawled: [sections]. What I want left alone: [sections]. After the explanation, list conflicts between the
      file and my wishes, rules that do nothing, and rules that block scripts, styles or images a page needs.

      Propose a corrected file with a comment above each block, and five test URLs with the result you expect for each. Remind
      me where blocking crawling will not remove a page from the index.`,
  },
  {
    id: 'redirect-map-for-migration',
    added: '2026-11-04',
    tags: ['site migration', 'redirects', 'url mapping'],
    description: 'Draft a redirect map between an old and a new URL structure.',
    prompt: `
      We are moving from [old platform] to [new platform]. Old URLs with their titles: [paste]. New URLs with their titles:
      [paste].

      Map each old address to the new page that answers the same need. Where several fit, choose one and note the runner-up.
      Where none fits, choose between the nearest parent page and a 410, and give the reason. Never send everything to the
      home page.

      Reply as a table: old, new, match quality (exact, close, weak), note. Then write the patterns that could replace many
      single rules, and the order in which to apply them.`,
  },
  {
    id: 'schema-markup-by-page-type',
    added: '2026-11-04',
    tags: ['structured data', 'schema', 'json-ld'],
    description: 'Choose and write JSON-LD for one type of page.',
    prompt: `
      Write structured data in JSON-LD for a [page type] page. The visible content is: [paste]. The page lives at [URL] and
      belongs to [organization].

      Choose the most fitting schema.org type and tell me which close alternative you rejected. Include only properties whose
      values can be seen on the page; mark missing but required ones with a value of "TO FILL" and list them afterwards.
      Invent no ratings, prices or dates.

      Add a short comment, outside the code, on what to check in a validator and what this markup can and cannot do for us in
      the results.`,
  },
  {
    id: 'page-speed-report-translated',
    added: '2026-11-06',
    tags: ['page speed', 'core web vitals', 'developers'],
    description: 'Turn a speed report into tasks that a developer accepts.',
    prompt: `
      Translate the speed report below for two readers. Report: [paste findings and figures]. Page: [URL or page type], built
      with [technology].

      For the developer: up to six tasks ordered by likely gain, each with the finding it rests on, a suggested way to do it,
      and what might break. For the manager: one paragraph of 80 words, no abbreviations, saying what visitors feel today and
      what will change.

      Use only figures from the report. Where a finding cannot be judged without seeing the code, write the question to ask
      instead of advice.`,
  },
  {
    id: 'index-coverage-diagnosis',
    added: '2026-11-06',
    tags: ['indexing', 'search console', 'diagnosis'],
    description: 'Find out why pages are known to the search engine and not indexed.',
    prompt: `
      Pages are known to the search engine but not indexed. Status shown: [for example "Crawled, currently not indexed"].
      Examples: [10 URLs with word count, internal links in, date, canonical].

      Work like a doctor: list possible causes from likely to rare, the sign that would speak for each, and the cheapest test
      that would rule it out. Use my examples as evidence, quoting the values you rely on.

      Then write a plan in three steps in which the first takes less than an hour. Warn me of any remedy that only hides the
      symptom.`,
  },
  {
    id: 'faceted-navigation-rules',
    added: '2026-11-09',
    tags: ['faceted navigation', 'crawl budget', 'canonical'],
    description: 'Decide which filter combinations deserve to be indexed.',
    prompt: `
      Our shop has these filters: [list filters and number of values] on about [number] category pages. Every combination makes
      a URL.

      Decide which combinations deserve to be indexed, which may be crawled but point elsewhere with a canonical, and which
      should not be reachable by crawlers at all. Base it on whether people search for the combination, whether enough
      products remain, and whether the page differs from its parent.

      Give the rules as a decision table a developer can implement, three example URLs for each outcome, and the risks of changing
      this on a live site.`,
  },
  {
    id: 'hreflang-set-check',
    added: '2026-11-09',
    tags: ['hreflang', 'international seo', 'validation'],
    description: 'Check hreflang annotations for gaps and contradictions.',
    prompt: `
      Check the hreflang annotations of these pages against each other: [paste URL, language version, and its hreflang lines for
      each page].

      Look for missing return links, wrong language or region codes, a missing self-reference, annotations that point at
      redirects or canonicals elsewhere, and a sensible x-default. Report each fault with the two URLs involved and the exact
      line that should replace it.

      Then write out the correct block for one group of pages as a pattern. If everything is right, say so in one sentence and
      stop.`,
  },
  {
    id: 'log-file-questions',
    added: '2026-11-12',
    tags: ['log files', 'crawl budget', 'analysis'],
    description: 'Ask the right questions of server logs and read the answers.',
    prompt: `
      I have server logs for [period] and can filter them with [tool]. The site has about [number] pages; important
      sections are [sections].

      Give me eight questions that logs can answer about how search engines crawl us, sorted by usefulness. Next to each write the
      filter or query I should run, what a healthy result looks like, and what an unhealthy one would mean.

      Include how to tell genuine crawlers from pretenders. After I paste the results, interpret them in plain sentences and
      propose no more than three actions.`,
  },
  {
    id: 'javascript-rendering-check',
    added: '2026-11-12',
    tags: ['javascript seo', 'rendering', 'crawlers'],
    description: 'Compare raw and rendered HTML to find content crawlers may miss.',
    prompt: `
      Two versions of the same page follow. Raw HTML as delivered: [paste]. HTML after rendering in a browser: [paste].

      List what exists only after rendering: text, links, title, canonical, robots tags, structured data, images. For each
      item judge how much it would hurt if a crawler saw the raw version only: badly, somewhat, not at all.

      Point out values that differ between the two, which is worse than absence. Finish with a note to the front-end team of
      about 100 words: what must be in the first response, and why.`,
  },
  {
    id: 'competitor-site-architecture',
    added: '2026-11-16',
    tags: ['competitor analysis', 'site structure', 'navigation'],
    description: 'Read a competitor’s site structure from its sitemap and learn from it.',
    prompt: `
      From the URLs below, reconstruct how [competitor] has organized its site: [paste sitemap URLs or navigation].

      Draw the structure as an indented tree, at most three levels, with the number of pages in each branch. Infer which
      audiences and product lines they treat as most important, and label every inference as such.

      Set our own structure beside it: [paste ours]. Where would a visitor reach the answer in fewer steps? Recommend two
      changes worth testing and one thing of theirs we should not imitate.`,
  },
  {
    id: 'prelaunch-seo-checklist',
    added: '2026-11-16',
    tags: ['checklist', 'site launch', 'quality assurance'],
    description: 'Make a launch checklist that fits one site instead of every site.',
    prompt: `
      Prepare a search checklist for the launch of [site], a [type of site] on [platform], going live on [date]. What is
      changing: [design, URLs, domain, language, content].

      Include only checks that apply to these changes. Split them into the week before, the hour of launch, the day after and
      the month after. Each line: what to check, where to look, what "good" is, who does it.

      Mark the three that would hurt most if forgotten. Add a roll-back rule: which two observations should make us undo
      the launch at once.`,
  },
]);
