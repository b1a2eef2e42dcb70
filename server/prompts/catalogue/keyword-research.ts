import { entriesOf } from './entries.ts';

export default entriesOf('Keyword Research', [
  {
    id: 'seed-terms-from-plain-description',
    added: '2026-11-02',
    tags: ['seed keywords', 'brainstorming', 'niche'],
    description: 'Turn a plain description of a business into seed keywords.',
    prompt: `
      You are a search strategist meeting a new client. The business, in its own words: [two or three sentences on what you
      sell and to whom].

      List 30 seed keywords a buyer would type, in four groups: the thing itself, the problem it solves, alternatives people
      use today, and words only insiders say. One to three words each. Skip brand names and anything too broad to show what
      the searcher wants.

      After each group, name the one term you would look up first and say why in a line. Give no search volumes; I will
      check those in a tool.`,
  },
  {
    id: 'long-tail-questions-by-stage',
    added: '2026-11-02',
    tags: ['long-tail keywords', 'questions', 'customer journey', 'blog topics', 'blog ideas'],
    description: 'Collect real-sounding questions for every step on the way to a purchase.',
    prompt: `
      Think like someone in [audience] who knows nothing yet about [product or topic]. Write the questions they would type
      into a search engine, word for word, at five moments: noticing the problem, learning the basics, comparing options,
      about to buy, and just after buying.

      Eight questions per moment, in everyday language, no two asking the same thing. Include at least two awkward or
      skeptical ones each time ("is … worth it", "why does my …").

      Answer as a table: moment, question, and the kind of page that would settle it.`,
  },
  {
    id: 'search-intent-sorter',
    added: '2026-11-04',
    tags: ['search intent', 'keyword list', 'page types'],
    description: 'Sort a raw keyword list by what the searcher wants to do.',
    prompt: `
      Here is a raw keyword list: [paste up to 150 keywords, one per line].

      Sort every keyword by what the searcher wants: to learn, to compare, to buy, to find a certain site, or to get something
      done right now. Where the wording allows two readings, mark it "mixed" and name both.

      Return a table with the columns keyword, intent, the clue in the wording, and best page type (guide, category,
      product, tool, comparison, FAQ). Keep my spelling and my order. Drop nothing; put duplicates and near-duplicates in a
      second, short table.`,
  },
  {
    id: 'keyword-clusters-one-page-each',
    added: '2026-11-04',
    tags: ['keyword clustering', 'site structure', 'cannibalization'],
    description: 'Group keywords so that each cluster can be served by one page.',
    prompt: `
      Group the keywords below into clusters that one page could answer completely. Two keywords belong together only if
      the same person would be happy with the same page for both; sharing a word is not enough.

      Keywords: [paste list]

      For each cluster give a primary keyword, the supporting ones, a working page title, and one sentence on the reader's
      situation. Finish with two lists: clusters that may compete with each other, with the line you would draw between
      them, and keywords that fit nowhere.`,
  },
  {
    id: 'competitor-keyword-gap-reading',
    added: '2026-11-06',
    tags: ['competitor analysis', 'keyword gap', 'prioritization'],
    description: 'Read an exported keyword gap against a competitor and choose what to go after.',
    prompt: `
      I exported the keywords that [competitor] ranks for and we do not: [paste keyword, position, volume]. Our site sells
      [products] to [audience].

      Work through the list in three passes. First, throw out what has nothing to do with our offer, and say why in a few
      words. Second, sort the rest by the page we would need: new, improved, or none because an existing page already covers it.
      Third, choose the ten gaps worth closing this quarter.

      Judge by closeness to a sale, then by effort. Use only the figures I pasted. Answer with the ten as a table and the
      rejected ones as a compact list.`,
  },
  {
    id: 'modifier-matrix',
    added: '2026-11-06',
    tags: ['keyword modifiers', 'long-tail keywords', 'templates'],
    description: 'Build a matrix of head terms and modifiers, and keep only natural combinations.',
    prompt: `
      Build a keyword matrix for [head term 1], [head term 2] and [head term 3].

      Choose modifiers of these kinds: price, size or quantity, user ("for beginners"), use, place, comparison, problem, and
      time of year. Combine them only where a person would really say it, and in the word order they would use.

      Give me 50 combinations in a table: phrase, modifier kind, intent in one word. Then name the three kinds of modifier that
      suit this market best and two that I should ignore, with a reason for each.`,
  },
  {
    id: 'keywords-hidden-in-reviews',
    added: '2026-11-09',
    tags: ['voice of customer', 'reviews', 'customer language'],
    description: 'Find the words customers use themselves in their reviews.',
    prompt: `
      Below are reviews of [product or competitor product]. Read them for language, not for praise: [paste 20 to 60 reviews].

      Pull out the exact phrases people use for the problem they had, the result they wanted, the thing itself, and whatever
      annoyed them. Quote word for word and count how many reviewers said each.

      Then turn the 15 most telling phrases into search queries, staying as close to the customer's wording as possible.
      Set each query beside the quote it came from. Invent no quotes; if a group is thin, say so.`,
  },
  {
    id: 'keyword-priority-score',
    added: '2026-11-09',
    tags: ['prioritization', 'keyword difficulty', 'planning'],
    description: 'Score keywords by value, fit and effort with reasons you can argue about.',
    prompt: `
      Act as the cautious one in a planning meeting. Score each keyword from 1 to 5 on three counts: how close the searcher is
      to buying [offer], how well we can answer with what we know today, and how hard the page would be to make.

      Keywords with volume and difficulty from my tool: [paste table]

      Show the scores, a total (value + fit − effort), and a reason of at most twelve words per row. Sort by total. Under the
      table, name the two rows whose score you trust least, and what information would change your mind.`,
  },
  {
    id: 'seasonal-keyword-calendar',
    added: '2026-11-12',
    tags: ['seasonality', 'content calendar', 'planning'],
    description: 'Plan when to publish for keywords that rise and fall with the year.',
    prompt: `
      My market is [niche] in [country or region]. Plan the search year: which topics rise in which month, and what makes
      people search then (weather, holidays, school terms, deadlines, trade events)?

      Make a table of 12 months with two or three topics each, an example query, the page it needs, and the month in which that
      page should be live so that it has about ten weeks to be found.

      Mark every entry as "certain" when it hangs on a fixed date or "to verify" when it is your estimate. Leave a month nearly
      empty rather than padding it.`,
  },
  {
    id: 'zero-volume-expert-topics',
    added: '2026-11-12',
    tags: ['low volume', 'b2b', 'expert topics'],
    description: 'Find narrow expert topics that tools report as having no searches.',
    prompt: `
      We sell [specialist product or service] to [job titles]. Keyword tools show nothing for our real topics, because few people
      search them and those few matter.

      Interview me first: ask five short questions about what customers ask in sales calls, which errors they
      make, what standards or regulations they quote, and which systems they combine with ours. Wait for my answers.

      Then propose 20 narrow topics, each with a query in expert wording, the person asking, and what they would do next if the
      page helped. Leave out beginner topics.`,
  },
  {
    id: 'negative-keywords-for-organic',
    added: '2026-11-16',
    tags: ['negative keywords', 'search intent', 'focus'],
    description: 'List the searches that look right and bring the wrong visitors.',
    prompt: `
      Some searches look like ours and bring people who never buy. Our offer: [offer]. Price level: [price]. We do not
      serve: [who or what you turn away].

      List 40 queries to avoid writing for, grouped by the reason: free seekers, students and job hunters, another meaning of
      the word, the wrong region, do-it-yourself repair, a cheaper class of product. For the five most tempting ones,
      explain what a visitor actually wants.

      Close with ten neighboring queries that do suit us, each paired with the bad one it replaces.`,
  },
  {
    id: 'local-language-keyword-variants',
    added: '2026-11-16',
    tags: ['international seo', 'regional terms', 'translation'],
    description: 'Find what the same thing is called in different regions.',
    prompt: `
      The same thing has different names in different places. For [product or topic], compare how people in [country 1],
      [country 2] and [country 3] would search for it.

      Cover everyday names, formal names, spelling, abbreviations, units and sizes, and words that mean something else across
      the border. Where you are unsure of a regional usage, write "ask a local" instead of guessing.

      Present a table with one row per concept and one column per country. Below it, recommend whether one page can serve all
      three or where separate pages are needed, and which words should appear on each.`,
  },
]);
