import { entriesOf } from './entries.ts';

export default entriesOf('Link Building', [
  {
    id: 'linkable-asset-ideas',
    added: '2026-11-02',
    tags: ['linkable assets', 'ideas', 'digital pr'],
    description: 'Find things worth linking to that you are able to make.',
    prompt: `
      What could [company] publish that others would link to of their own accord? We know or own: [data, tools, experience, archives,
      photographs]. Field: [industry]. Effort we can spare: [days].

      Propose ten ideas in which at least three use data nobody else has. For each: what it is, who would link and in what kind of
      article, why they cannot simply write it themselves, effort in days, and how it ages.

      Rank by links per day of work, as your own estimate and marked so. Reject infographics unless the information really is a
      picture.`,
  },
  {
    id: 'outreach-email-to-editor',
    added: '2026-11-02',
    tags: ['outreach', 'email templates', 'backlinks'],
    description: 'Write an outreach email for a backlink that gives the editor a reason.',
    prompt: `
      Write an email to the editor of [site] asking for a link to [our page] from [their article, with URL]. What their readers lack
      there at present: [gap]. What our page adds: [facts].

      At most 110 words. Name the paragraph where the link would help and why, so that they can judge in half a minute. Offer something
      even if they decline, such as a correction or a fresh figure: [offer]. No flattery and no mention of SEO.

      Three versions: for a journalist, for a hobby blogger, for a company blog. Add one follow-up of 40 words.`,
  },
  {
    id: 'broken-link-replacement-pitch',
    added: '2026-11-04',
    tags: ['broken links', 'backlinks', 'outreach'],
    description: 'Match dead links with your pages and write the note to the site owner.',
    prompt: `
      I found broken links on sites in our field: [linking page, dead URL, anchor text, what the dead page used to offer]. Our pages:
      [titles, URLs, one line each].

      Match each dead link with the page of ours that replaces it honestly. If none does, say "no match" or describe the page we would
      have to write, in one sentence. Do not stretch.

      For every match write a note of 60 words to the site owner: where the dead link is, what it did, what could take its place,
      with ours as one of two suggestions where possible. Vary the notes.`,
  },
  {
    id: 'competitor-backlink-sorting',
    added: '2026-11-04',
    tags: ['competitor analysis', 'backlinks', 'prospecting'],
    description: 'Sort a competitor’s backlinks into ones you could earn too.',
    prompt: `
      Sort the backlinks of [competitor]: [paste linking URL, title, anchor text]. We are [company] and offer [offer].

      Say for each link how it came about, as far as the title and address reveal: press, supplier or partner page, directory, guest
      article, resource list, forum, award, unrelated. Mark guesses as guesses.

      Then give me three groups: we could earn this now and how; possible after we create something, and what; not for us.
      Leave out anything that looks bought or automatic. Pick the ten best from the first group, with a first step for each.`,
  },
  {
    id: 'guest-article-pitches',
    added: '2026-11-06',
    tags: ['guest posting', 'pitching', 'outreach'],
    description: 'Pitch guest articles that fit the host site better than yours.',
    prompt: `
      I would like to write for [publication]. Ten recent titles there: [paste]. Their readers: [audience]. What I know from practice:
      [experience].

      Propose five articles that would fit between those titles without repeating any. Each needs a title in the style of the site, the
      argument in two sentences, the example from my practice that carries it, and what readers can do the next day. Not one of them may be
      about our product.

      Write the pitch email for the best two together, 130 words, and tell me which of my experiences deserves a better place
      than this.`,
  },
  {
    id: 'journalist-request-answer',
    added: '2026-11-06',
    tags: ['digital pr', 'media requests', 'quotes'],
    description: 'Answer a journalist’s request in a form that can be printed.',
    prompt: `
      A journalist asks: [paste request and deadline]. I am [name, role, what makes me competent]. My view: [notes].

      Write an answer that can be printed without a phone call: two quotable statements of 30 to 45 words that do not depend on each other,
      one concrete example from my notes, and a line on who I am. Take a position; leave out "it depends" and everything
      the journalist surely knows.

      Before writing, tell me if I am the wrong person for this request. Afterwards list what may be checked by an editor, and
      add a subject line that names the request.`,
  },
  {
    id: 'data-story-press-angle',
    added: '2026-11-09',
    tags: ['digital pr', 'data', 'press release'],
    description: 'Find the newsworthy angles in your own data.',
    prompt: `
      Look for news in our own data: [paste table or summary, with how and when it was collected]. Possible outlets: [outlets].

      List five angles. For each: the finding in one sentence that a reader would repeat to a friend, the figures behind it, who would
      print it and why now, and the most obvious doubt about the method. Discard differences too small to mean
      anything, and say which.

      Write a press note of 200 words for the best angle, with headline, three facts, a line on method, and a space for a quote
      from [person]. Never round in our favor.`,
  },
  {
    id: 'resource-page-prospects',
    added: '2026-11-09',
    tags: ['prospecting', 'resource pages', 'search operators'],
    description: 'Get search queries and criteria for finding good link prospects.',
    prompt: `
      Give me a way of finding sites that could link to [page], which helps [audience] to [do what].

      Write 25 search queries with operators, in five groups: resource lists, associations and public bodies, teachers and courses,
      hobby communities, articles that cite similar work. Add what a good result looks like for each group.

      Then a scoring sheet: five criteria, 0 to 2 points each, which someone can judge within a minute per site, with a floor
      below which we do not write. Include two signs that a site sells its links.`,
  },
  {
    id: 'partner-link-inventory',
    added: '2026-11-12',
    tags: ['partners', 'suppliers', 'relationships'],
    description: 'Find links among the people you already work with.',
    prompt: `
      We probably overlook links from people who know us. Our contacts: [suppliers, customers, associations, landlords,
      schools, events, software we use, charities we support].

      For each, suggest where on their site a mention would be natural and useful for their visitors: a partner page, a case
      study, a member list, an event report. Note what we could give in return that is not a link.

      Order by warmth of the relation. Write the request for the top three, 50 to 70 words, in the tone of somebody who has met
      them. Skip contacts for whom asking would be awkward.`,
  },
  {
    id: 'anchor-text-profile-check',
    added: '2026-11-12',
    tags: ['anchor text', 'link profile', 'risk'],
    description: 'Read an anchor text profile for patterns that look unnatural.',
    prompt: `
      Here are the anchor texts of links pointing to our site with the number of domains: [paste]. Brand: [brand]. Main money terms:
      [terms].

      Sort them into brand, address, generic, topical and exact money term. Show the shares, computed from my numbers. Point out patterns
      a reviewer might find odd, together with an innocent explanation for each, if there is one.

      Tell me what, if anything, to do. Prefer doing nothing to disavowing without cause. For future links, suggest ten ways
      partners could mention us that read naturally.`,
  },
  {
    id: 'unlinked-mentions-followup',
    added: '2026-11-16',
    tags: ['brand mentions', 'outreach', 'backlinks'],
    description: 'Turn mentions of your name into links with a friendly note.',
    prompt: `
      These pages mention us without a link: [URL, sentence with the mention, author if known].

      Decide for each whether a link would help the reader of that page. If not, put it aside. If so, choose the page of ours
      that suits the sentence best from this list: [our URLs with topics], which will often not be the home page.

      Write a separate note for each of the remaining: thanks for one specific thing in the text, the wish, the URL, 50 words. No two
      notes may open alike. Finish with a table of who to write to and what to do if the mention is negative.`,
  },
  {
    id: 'local-sponsorship-ideas',
    added: '2026-11-16',
    tags: ['local links', 'sponsorship', 'community'],
    description: 'Find local sponsorships that are good deeds first and links second.',
    prompt: `
      We are a [kind of business] in [town] and can spend [amount] a year on good causes. We care about [causes] and our customers are
      [customers].

      Suggest twelve kinds of local group, event or prize to support, including some that nobody thinks of. For each: what they
      usually need, what our contribution could look like besides money, how supporters are named on their site, and what
      to ask before agreeing.

      Recommend a plan of three for one year. I would do each of them even without a link; test your ideas
      against that and drop the ones that fail.`,
  },
  {
    id: 'podcast-guest-pitch',
    added: '2026-11-26',
    tags: ['podcast', 'pitching', 'outreach', 'digital pr'],
    description: 'Pitch yourself as a guest to a podcast host who gets many pitches.',
    prompt: `
      Pitch me as a guest to [podcast, host]. Episodes I heard and what struck me: [two]. I could talk about [topics], because I [did what]. Listeners would take away [what]. I have spoken at [where or nowhere].

      An email of at most 120 words: what I heard, the topic in a title that fits the show, three points one can disagree with, a sentence of proof, where to hear me speak. It is about their listeners.

      Two more titles in case the first is taken, a follow-up after ten days, a bio of 40 words for the show notes.`,
  },
]);
