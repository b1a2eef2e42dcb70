/** Work on being found: keywords, pages, technique, links, places, shops, figures. */
import { jobsOf, type Job } from './job.ts';

export const searchJobs: readonly Job[] = [
  ...jobsOf('Keyword Research', [
    {
      name: 'Search questions by stage of buying',
      tags: ['long-tail keywords', 'questions', 'customer journey'],
      role: 'keyword researcher',
      task: ({ about, audience }) =>
        `Write 30 searches${about} that ${audience} would really type, from the first vague worry to the moment before paying.`,
      rules: [
        'Use everyday wording, whole questions as well as fragments, and no two searches that one page could answer.',
        'State no search volumes; I will look them up myself.',
      ],
      answer: 'A table: stage, search, what the person wants to hear, kind of page.',
    },
    {
      name: 'Keyword clusters with a page for each',
      tags: ['keyword clustering', 'site structure', 'search intent'],
      role: 'search strategist',
      task: ({ about, offer }) =>
        `Collect 40 keywords${about} and group them into clusters, so that each cluster could be answered by one page and brings visitors closer to ${offer}.`,
      rules: [
        'Two keywords belong together only if the same visitor would be content with the same page.',
        'Point out clusters that may compete with each other, and draw the line between them.',
      ],
      answer: 'For each cluster a main keyword, the others, a page title and the searcher’s situation in one sentence.',
    },
    {
      name: 'Searches to stay away from',
      tags: ['negative keywords', 'search intent', 'focus'],
      role: 'skeptical search consultant',
      task: ({ about, offer }) =>
        `List 25 searches${about} that look right for us and would bring people who never choose ${offer}.`,
      rules: [
        'Give the reason each time: wants it for free, wants a job, means something else, lives too far away, wants to do it alone.',
        'Pair each of the ten most tempting ones with a similar search that does suit us.',
      ],
      answer: 'Two tables, one to avoid and one to prefer, with no more than twelve words of reason per row.',
    },
    {
      name: 'Keyword list from customer language',
      tags: ['voice of customer', 'customer language', 'keyword list'],
      role: 'keyword researcher who listens first',
      task: ({ about, audience }) =>
        `Interview me first: ask six short questions about the words ${audience} would use in calls, emails and reviews. Then turn my answers into 25 searches${about}.`,
      rules: [
        'Ask one question at a time and wait.',
        'Stay as close as possible to the wording in my answers, and show beside each search the words it came from.',
      ],
      answer: 'The 25 searches as a table; below it the five to write for first and a reason for each.',
    },
    {
      name: 'Search calendar for the year',
      tags: ['seasonality', 'content calendar', 'planning'],
      role: 'search planner',
      task: ({ about, audience }) =>
        `Work out how searches${about} by ${audience} are likely to change over a year, and when our pages must be ready.`,
      rules: [
        'Mark every entry as certain, because it hangs on a date, or as an estimate to verify.',
        'Leave quiet months nearly empty instead of padding them.',
      ],
      answer: 'Table of twelve months: what sets people searching, example search, page, month in which it should be live.',
    },
    {
      name: 'Gaps that competitors leave in search',
      tags: ['competitor analysis', 'keyword gap', 'prioritization'],
      role: 'competitive search analyst',
      task: ({ about, audience }) =>
        `Ask me for the names of three competitors and the topics they write on. Then find searches${about} by ${audience} that none of them seems to answer well.`,
      rules: [
        'Judge only by what I paste; do not guess at their traffic.',
        'Prefer narrow searches close to a decision over broad ones.',
      ],
      answer: '15 gaps with the search, what exists today, what we could add, and effort as small, medium or large.',
    },
  ]),
  ...jobsOf('On-Page SEO', [
    {
      name: 'Title tags and meta descriptions',
      tags: ['title tags', 'meta descriptions', 'serp snippets'],
      role: 'writer of search snippets',
      task: ({ about, audience }) =>
        `Write titles and descriptions for five pages${about}: home, offer, prices, questions, contact. They are read by ${audience} in a list of ten rivals.`,
      rules: [
        'Titles stay under 60 characters, descriptions between 140 and 155, and every one starts with another word.',
        'Promise nothing that is not in the facts; where they are too thin, put a question to me in that cell.',
      ],
      answer: 'Table: page, title, length, description, length. Then name the pair you trust least.',
    },
    {
      name: 'Page outline that answers the search',
      tags: ['search intent', 'outline', 'headings'],
      role: 'page editor with an eye on search intent',
      task: ({ about, audience }) => `Outline a page${about} that gives ${audience} the answer at once and the reasons after it.`,
      rules: [
        'One main heading, then sections in the order the questions come up; no section called Overview or Conclusion.',
        'Write the first 60 words in full, since they decide whether anyone stays.',
      ],
      answer: 'For each section: heading, its point in a line, proof or example needed from us, rough length.',
    },
    {
      name: 'Questions and answers with structured data',
      tags: ['faq', 'schema', 'structured data'],
      role: 'FAQ editor',
      task: ({ audience, offer }) =>
        `Draft the eight questions that ${audience} would ask before deciding on ${offer}, with answers of 30 to 60 words.`,
      rules: [
        'Let the first sentence of every answer be the answer.',
        'Where only we can know it, write the question and leave ANSWER NEEDED below.',
      ],
      answer: 'The text first, then the same words as FAQPage markup in JSON-LD, leaving out unanswered questions.',
    },
    {
      name: 'Internal links between our pages',
      tags: ['internal links', 'anchor text', 'site structure'],
      role: 'information architect',
      task: ({ about, goal }) =>
        `Ask me for a list of our pages with their titles. Then plan the links between them so that a reader who came for a page${about} is led to ${goal}.`,
      rules: [
        'Anchor texts have two to six words, describe the target and never repeat.',
        'No page gets more than five new links, and loosely related pages get none.',
      ],
      answer: 'Table: from, to, the sentence in which the link stands, anchor text.',
    },
    {
      name: 'Refresh of a page that is slipping',
      tags: ['content refresh', 'content audit', 'rankings'],
      role: 'content editor',
      task: ({ about }) =>
        `I will paste a page${about} that is losing its place in search. Find out what is outdated, what is missing, and what must stay because it is better than elsewhere.`,
      rules: [
        'Suggest edits in order of effect, each tied to a paragraph.',
        'A longer text is not a goal; name what extra words would say.',
      ],
      answer: 'A list of edits with the time each takes, then new wording for the first three.',
    },
    {
      name: 'Alt texts and captions',
      tags: ['images', 'alt text', 'accessibility'],
      role: 'accessibility-minded web editor',
      task: ({ about }) =>
        `I will describe the images on our page${about} one by one. For each write an alt text, a file name and, where it helps, a caption.`,
      rules: [
        'Alt texts stay under 125 characters and serve a person who cannot see the picture; decorative images get none.',
        'A keyword appears only where it is simply true.',
      ],
      answer: 'A table, with a mark at images that ought to be replaced.',
    },
  ]),
  ...jobsOf('Technical SEO', [
    {
      name: 'Audit findings as tickets',
      tags: ['site audit', 'crawl errors', 'prioritization'],
      role: 'technical SEO lead',
      task: ({ goal }) =>
        `I will paste the findings of a site audit. Sort them by how much they stand between visitors and ${goal}, and turn the top five into tickets.`,
      rules: [
        'Say whether each can be solved in a template or only page by page.',
        'Warnings on pages nobody needs are noise; call them that.',
      ],
      answer: 'Per ticket: problem with an example, likely cause, suggested fix, how we will know that it worked.',
    },
    {
      name: 'Structured data for our pages',
      tags: ['structured data', 'schema', 'json-ld'],
      role: 'structured data specialist',
      task: ({ offer }) =>
        `Choose schema.org types for our home page, a page on ${offer} and our contact page, and write the JSON-LD.`,
      rules: [
        'Use only values from the facts; everything else is the text TO FILL.',
        'Invent no ratings, prices, addresses or dates.',
      ],
      answer: 'Three code blocks, then a list of what I must fill in and one type you considered and rejected.',
    },
    {
      name: 'Site structure for a small website',
      tags: ['site structure', 'navigation', 'url mapping'],
      role: 'website architect',
      task: ({ about, audience }) =>
        `Design the structure of our website: pages, addresses and navigation that let ${audience} reach any page${about} in two clicks.`,
      rules: [
        'No page without a question it answers; no menu entry that needs our vocabulary to be understood.',
        'Leave room for growth at one marked place only.',
      ],
      answer: 'An indented tree with addresses, then the main menu and the three links every page should carry.',
    },
    {
      name: 'Speed report in plain words',
      tags: ['page speed', 'core web vitals', 'developers'],
      role: 'performance engineer who can explain',
      task: ({ audience }) =>
        `I will paste a speed report of our site. Explain what it means for ${audience} on an ordinary phone, and what our developer should do first.`,
      rules: [
        'Use only figures from the report.',
        'Where the code must be seen before judging, write the question to ask instead of advice.',
      ],
      answer: 'First 80 words for the owner, without abbreviations. Then up to six tasks for the developer, by likely gain.',
    },
    {
      name: 'Redirect map for a move',
      tags: ['site migration', 'redirects', 'url mapping'],
      role: 'migration planner',
      task: ({ goal }) =>
        `We may rebuild our website. I will paste the old addresses and the new ones; map each old page to the new page that answers the same need, and guard the pages that matter for ${goal}.`,
      rules: [
        'Never send everything to the home page; where nothing fits, say whether the page should end.',
        'Note the runner-up where several would fit.',
      ],
      answer: 'Table: old, new, quality of match, note. Then a checklist for the day of the move, twelve lines at most.',
    },
    {
      name: 'Why pages are not indexed',
      tags: ['indexing', 'search console', 'diagnosis'],
      role: 'diagnostician for search problems',
      task: ({ about }) =>
        `Some of our pages${about} do not appear in search. Lead me through the diagnosis, one check at a time, and wait for what I find.`,
      rules: [
        'Go from likely causes to rare ones and from cheap tests to costly ones.',
        'Keep a running list of suspects with reasons for and against.',
      ],
      answer: 'Each turn: one report to open, one comparison, the two possible outcomes. Stop when a cause explains it all.',
    },
  ]),
  ...jobsOf('Link Building', [
    {
      name: 'Things worth linking to',
      tags: ['linkable assets', 'digital pr', 'ideas'],
      role: 'digital PR planner',
      task: ({ about, audience }) =>
        `Find ten things${about} that we could publish and others would link to, because they help ${audience} or the people who write for them.`,
      rules: [
        'At least three must rest on knowledge or data that only we have; ask me what that is before you start.',
        'Name who would link, in what kind of article, and why they cannot simply write it themselves.',
      ],
      answer: 'A list ranked by likely links per day of work, with the ranking marked as your estimate.',
    },
    {
      name: 'Outreach email for a link',
      tags: ['outreach', 'backlinks', 'email templates'],
      role: 'outreach writer',
      task: ({ about }) => `Write an email to an editor whose article${about} would be better with a link to a page of ours.`,
      rules: [
        'At most 110 words, no flattery, no mention of search engines, and something useful to them even if they say no.',
        'Leave clear spaces for the name, the article and the paragraph concerned.',
      ],
      answer: 'Three versions, for a journalist, a hobby blogger and a company blog, plus one follow-up of 40 words.',
    },
    {
      name: 'Guest article pitches',
      tags: ['guest posting', 'pitching', 'outreach'],
      role: 'editor who has read a thousand pitches',
      task: ({ about, audience }) =>
        `Propose six guest articles${about} for magazines or blogs read by ${audience}, none of them about our product.`,
      rules: [
        'Each needs an argument one could disagree with and an example from our practice; ask me for it where you have none.',
        'Suggest the kind of publication, not invented names.',
      ],
      answer:
        'For each: title, argument in two sentences, example, what readers can do the next day. Then the pitch for the best.',
    },
    {
      name: 'Links from people we know',
      tags: ['partners', 'suppliers', 'relationships'],
      role: 'partnership manager',
      task: ({ offer }) =>
        `Go with me through everyone who already knows us: suppliers, customers, associations, neighbors, schools, events. Find places on their sites where a mention of ${offer} would help their visitors.`,
      rules: [
        'Ask about one group at a time.',
        'Suggest what we can give in return that is not a link, and skip contacts for whom asking would be awkward.',
      ],
      answer: 'A table by warmth of relation, then requests of 60 words for the three warmest.',
    },
    {
      name: 'A small story for the press',
      tags: ['digital pr', 'press release', 'public relations'],
      role: 'former local journalist',
      task: ({ about }) =>
        `Ask me five questions about what is going on with us, then find a story${about} that an editor would print, with people and not our company at its center.`,
      rules: [
        'Tell me plainly if there is no story yet and what would make one.',
        'No adjectives about ourselves and no quotations I did not give you.',
      ],
      answer: 'Three headlines with their first two sentences; then the message to the editor, 120 words.',
    },
    {
      name: 'Competitor links sorted',
      tags: ['competitor analysis', 'backlinks', 'prospecting'],
      role: 'link analyst',
      task: ({ about }) =>
        `I will paste links that point to a competitor. Sort them by how they came about and tell me which a company like ours could earn with something${about}.`,
      rules: ['Mark guesses as guesses.', 'Leave out whatever looks bought or automatic.'],
      answer: 'Three groups: possible now, possible after we make something, not for us. First step for the best ten.',
    },
  ]),
  ...jobsOf('Local SEO', [
    {
      name: 'Business profile text',
      tags: ['business profile', 'google maps', 'local search'],
      role: 'local search specialist',
      task: ({ offer, audience }) =>
        `Write our business profile for maps, so that ${audience} nearby can tell in five seconds whether we are right for them. It is about ${offer}.`,
      rules: [
        'Description up to 750 characters; the first 200 must work alone.',
        'Name no place, price or award that I have not given you. Ask me for our quarter or town first.',
      ],
      answer: 'Description, services with a sentence each, six questions with answers, and the photos we should take.',
    },
    {
      name: 'Replies to reviews',
      tags: ['reviews', 'reputation', 'replies'],
      role: 'calm customer service writer',
      task: ({ audience }) =>
        `I will paste reviews of us. Answer each one for the eyes of ${audience} who will read the reply next year while choosing.`,
      rules: [
        'Good review: take up a detail and stop after two sentences. Bad review: what is true, what we did, whom to ask for.',
        'Up to 60 words, no two alike, no arguing, no keywords worked in.',
      ],
      answer: 'Reply under each review. Then list complaints that come up twice, because those are work and not words.',
    },
    {
      name: 'Requests for reviews',
      tags: ['reviews', 'customer messages', 'reputation'],
      role: 'service designer',
      task: ({ offer, audience }) =>
        `Write short requests asking ${audience} for an honest review after they have used ${offer}, for a text message, an email, a printed card and the counter.`,
      rules: [
        'Each is at most 40 words and contains a question that leads to a useful review.',
        'Ask everyone alike: no reward, no hint at five stars.',
      ],
      answer: 'Table: moment, channel, words. Below it the sentence staff can say aloud without blushing.',
    },
    {
      name: 'Local page with true local detail',
      tags: ['location pages', 'local content', 'service area'],
      role: 'local copywriter',
      task: ({ offer }) =>
        `Interview me about one place we serve, with eight questions about streets, buildings, seasons, parking and past jobs there. Then write a page for it on ${offer}.`,
      rules: [
        'Every paragraph should be useless on the page for the next town.',
        'If my answers do not carry that, ask again instead of filling up.',
      ],
      answer: 'Title, headings and 350 to 400 words, then three links to set from other pages.',
    },
    {
      name: 'Article ideas for the neighborhood',
      tags: ['local content', 'community', 'blog topics'],
      role: 'editor of a neighborhood paper',
      task: ({ about, audience }) =>
        `Suggest 15 local articles${about} that ${audience} in our town would pass on to each other.`,
      rules: [
        'Build on what we see in our work and others do not; ask me for five observations first.',
        'Leave out lists of restaurants and anything a travel site does better.',
      ],
      answer: 'For each: title, who would pass it on, what we know that others do not, what it quietly supports.',
    },
    {
      name: 'Weekly posts for the map profile',
      tags: ['business profile', 'local search', 'posts'],
      role: 'writer of short local news',
      task: ({ goal, audience }) =>
        `Write eight weekly posts for our map profile. They reach ${audience} who are about to call or drive past, and should lead to ${goal}.`,
      rules: [
        'A first line of up to 60 characters that says it all, then 40 to 70 words.',
        'Alternate between news, a common question, something just finished, and a person; ask me for what is coming up.',
      ],
      answer: 'For each post: first line, text, picture to take, button.',
    },
  ]),
  ...jobsOf('E-commerce SEO', [
    {
      name: 'Product description',
      tags: ['product descriptions', 'e-commerce', 'product copy'],
      role: 'product copywriter',
      task: ({ offer, audience }) => `Write a product page on ${offer} that helps ${audience} decide whether it is for them.`,
      rules: [
        'Start with 50 words of help, then five bullet points in which a fact is followed by what it means.',
        'No superlatives, and nothing that is not in the facts. Say whom it does not suit.',
      ],
      answer: 'The text with a title under 60 characters, then a list of missing data that would prevent returns.',
    },
    {
      name: 'Category page with buying help',
      tags: ['category pages', 'buying guide', 'online shop'],
      role: 'shop editor',
      task: ({ about, audience }) =>
        `Write the words of a category page${about}: 40 above the products, 250 of buying help below, for ${audience} who do not yet know how to choose.`,
      rules: [
        'Three headings phrased as questions, each answered with a criterion one can check.',
        'Do not tell visitors that they have come to the right place.',
      ],
      answer: 'Text, title tag, and the order of filters you would offer, with the reason.',
    },
    {
      name: 'Titles for products',
      tags: ['product titles', 'e-commerce', 'product feed'],
      role: 'catalog manager',
      task: ({ offer }) =>
        `Work out one formula for the titles of our products (${offer}). Ask me for ten samples with their attributes first.`,
      rules: [
        'First what people search for, last what tells variants apart, and a rule for when a title grows too long.',
        'Point out data that contradict each other.',
      ],
      answer: 'The formula, the ten samples rewritten with character counts, and three edge cases.',
    },
    {
      name: 'Gift guide by person',
      tags: ['gift guide', 'seasonality', 'online shop'],
      role: 'thoughtful shop assistant',
      task: ({ about, audience }) =>
        `Plan a gift guide${about} in which ${audience} can find the person they have in mind by a habit, not by age or sex.`,
      rules: [
        'Five groups with two or three gifts each; ask me for the list of products and prices.',
        'Say when a gift does not fit. Include something inexpensive in every group.',
      ],
      answer: 'Title, introduction of 50 words, and per gift 35 words.',
    },
    {
      name: 'What reviews say about the product page',
      tags: ['reviews', 'product pages', 'e-commerce'],
      role: 'customer researcher',
      task: ({ offer }) =>
        `I will paste customer reviews and our current text for ${offer}. Find what buyers praise, misunderstand or miss, and change the text accordingly.`,
      rules: ['Count mentions and quote one short passage per point, word for word.', 'Two angry voices are not a pattern.'],
      answer: 'Additions, corrections and warnings; then write the three new sentences that matter most.',
    },
    {
      name: 'Shipping and returns in plain words',
      tags: ['policy pages', 'online shop', 'faq'],
      role: 'plain-language editor',
      task: ({ audience }) =>
        `Rewrite our shipping and returns page, which I will paste, so that ${audience} in a hurry can understand it.`,
      rules: [
        'Put the three most asked answers first, in one sentence each. Soften no condition.',
        'Ask me about gaps such as gifts, sale items or damaged parcels.',
      ],
      answer: 'Headings as questions, tables for costs and times, and a list of contradictions you found.',
    },
  ]),
  ...jobsOf('Analytics & Reporting', [
    {
      name: 'Measures for one goal',
      tags: ['kpis', 'goals', 'measurement'],
      role: 'marketing analyst',
      task: ({ goal, audience }) =>
        `Sketch the chain that leads ${audience} from first contact toward ${goal}, and choose three measures that would move if it works.`,
      rules: [
        'Name for each link one measure that looks good and means nothing.',
        'Set no targets before asking me for the figures of the past six months.',
      ],
      answer: 'The chain as a list, the three measures with how to collect them, and what cannot be measured at all.',
    },
    {
      name: 'Monthly report on one page',
      tags: ['monthly report', 'seo report', 'stakeholders'],
      role: 'analyst who keeps reports short',
      task: ({ goal }) =>
        `I will paste this month’s figures. Write the report for someone with four minutes who cares about ${goal}.`,
      rules: [
        'Three sentences first: what changed, why as far as we know, what comes next. No number without its comparison.',
        'Label each cause as known, likely or guess.',
      ],
      answer: 'At most 300 words and one table of six rows. Add the question the reader will ask, and its answer.',
    },
    {
      name: 'Tracking plan',
      tags: ['tracking plan', 'events', 'measurement'],
      role: 'measurement planner',
      task: ({ goal }) =>
        `Draft a tracking plan for our website that starts from decisions. The one that matters most to us concerns ${goal}.`,
      rules: [
        'Every event needs a decision that would change with it; at most twelve events.',
        'Flag any property that could identify a person.',
      ],
      answer: 'Table: decision, question, event, properties, where it fires, how to test it. Then five popular events to skip.',
    },
    {
      name: 'Test plan with rules agreed beforehand',
      tags: ['a/b testing', 'experiments', 'conversion'],
      role: 'careful experimenter',
      task: ({ goal, audience }) =>
        `Suggest five tests on our website that could bring ${audience} closer to ${goal}, and plan the best one fully.`,
      rules: [
        'Ask for visitors per week and the present rate; show how long the test must run.',
        'If that is over two months, propose a bolder change or another method.',
      ],
      answer: 'Five hypotheses in a list; for the chosen one duration, stopping rule, and what counts as yes, no and unclear.',
    },
    {
      name: 'Customer survey and how to read it',
      tags: ['surveys', 'audience research', 'analysis'],
      role: 'survey designer',
      task: ({ about, audience }) => `Write a survey of six questions${about} for ${audience}, of which two are open.`,
      rules: [
        'No question that suggests its answer, none whose result we would not act on.',
        'State for each question which decision it serves.',
      ],
      answer: 'Invitation of 50 words, the questions, and a plan for sorting the open answers into themes.',
    },
    {
      name: 'Search figures read for quick wins',
      tags: ['search console', 'quick wins', 'click-through rate'],
      role: 'search analyst',
      task: ({ about }) =>
        `I will paste an export of searches, pages, clicks, impressions and positions. Find the small changes on pages${about} that could bring clicks soon.`,
      rules: [
        'Compare click rates with rows of similar position in the same export, not with averages from elsewhere.',
        'Leave out searches for our own name.',
      ],
      answer: 'Up to twelve rows with pattern, change and expected effect. Write the new titles for the first four at once.',
    },
  ]),
];
