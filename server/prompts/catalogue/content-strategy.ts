import { entriesOf } from './entries.ts';

export default entriesOf('Content Strategy', [
  {
    id: 'quarterly-content-calendar',
    added: '2026-11-02',
    tags: ['content calendar', 'editorial plan', 'planning'],
    description: 'Plan a quarter of content that a small team can really publish.',
    prompt: `
      Plan the editorial calendar for [company] for [quarter]. Capacity: [pieces per week] with [people]. Goal of the quarter:
      [goal]. Fixed dates: [launches, fairs, holidays].

      Use three recurring formats so that nobody starts from nothing each time, and leave one slot in four open for things
      that come up. Balance pieces for strangers, for people comparing, and for customers.

      Table: week, working title, reader and question, format, owner's role, where else it will be reused. Below it, name
      what you would drop first if we lose a week.`,
  },
  {
    id: 'pillar-and-cluster-map',
    added: '2026-11-02',
    tags: ['pillar page', 'topic clusters', 'internal links'],
    description: 'Design one pillar page and the articles around it.',
    prompt: `
      Design a topic cluster on [broad topic] for readers who are [audience]. Existing articles: [titles and URLs, or "none"].

      Begin with the pillar page: its promise in a sentence, its sections, and what it deliberately leaves to the other
      pages. Then 10 to 14 supporting articles, each with a question it answers, a primary keyword idea, and the pillar section it
      links to. Reuse existing articles where they fit.

      Show the links as a list of "from → to, anchor text". Suggest the order of publication and say after how many articles
      the cluster already stands by itself.`,
  },
  {
    id: 'content-audit-keep-merge-cut',
    added: '2026-11-04',
    tags: ['content audit', 'pruning', 'content inventory'],
    description: 'Go through a content inventory and decide: keep, improve, merge or cut.',
    prompt: `
      Here is our content inventory: [URL, title, age, visits, conversions, links, one row each].

      Decide for every row: keep, improve, merge or remove. Write the rule you are using before you start, with thresholds taken
      from the spread of my own numbers rather than from general advice. Low traffic alone is no reason to remove a page
      that sells, ranks for our name, or is linked from outside.

      Return the table with decision and reason in under ten words. Then count the decisions and tell me which twenty rows a human
      should look at again.`,
  },
  {
    id: 'content-brief-for-writer',
    added: '2026-11-04',
    tags: ['content brief', 'freelancers', 'outline'],
    description: 'Write a brief from which an outside writer can work without asking back.',
    prompt: `
      Write a content brief for a freelance writer who knows the craft but not our field.

      Topic: [topic]. Main query: [query]. Reader: [who, and what has just happened to them]. Purpose for us: [purpose].
      Sources at hand: [links, people to interview].

      Include the reader's question in one sentence, what they know already, the answer we want to leave them with, an outline
      with a line per section, terms to use and to avoid, length, links to place, and three examples of sentences in our voice
      based on: [sample text]. Close with what would make us send the draft back.`,
  },
  {
    id: 'audience-jobs-interview-guide',
    added: '2026-11-06',
    tags: ['audience research', 'interviews', 'personas'],
    description: 'Prepare customer interviews that yield content topics.',
    prompt: `
      Prepare an interview guide for 30-minute talks with customers of [product or service]. I want to learn what they
      read, asked and doubted before they bought, so that we can publish what the next ones need.

      Write twelve open questions in a natural order, beginning with the day they first noticed the problem. No question that
      can be answered with yes, none that mentions our content. Add a follow-up for short answers to each.

      Then give me a one-page sheet for taking notes and a method for turning five interviews into a ranked list of topics.`,
  },
  {
    id: 'competitor-content-map',
    added: '2026-11-06',
    tags: ['competitor analysis', 'content gap', 'positioning'],
    description: 'Map what competitors publish and find the ground nobody holds.',
    prompt: `
      Map the content of three competitors from these lists of recent titles: [competitor A: titles], [competitor B: titles],
      [competitor C: titles].

      For each, infer the reader they have in mind, the stage of buying, the formats, and the opinion that runs through
      their work, if any. Quote titles as evidence.

      Then show where they crowd together and what they all avoid. From that, offer three positions [our company]
      could take, each with a one-sentence point of view, five titles, and the risk of taking it. Do not judge quality you
      cannot see from titles.`,
  },
  {
    id: 'one-piece-many-formats',
    added: '2026-11-09',
    tags: ['repurposing', 'distribution', 'content formats'],
    description: 'Plan how one strong piece becomes a month of smaller ones.',
    prompt: `
      Take this finished piece and plan its second life: [paste article, talk or report]. Our channels: [channels and how often
      we post].

      Find the parts that stand alone: a number, a story, a list, an opinion, a drawing waiting to be made. For
      each, name the best channel, rewrite the opening line for it, and say what must be cut or added for people who have not
      seen the original.

      Spread them over four weeks in a table so that no channel repeats itself. Ignore parts too weak to travel,
      and tell me which they are.`,
  },
  {
    id: 'editorial-guidelines-from-samples',
    added: '2026-11-09',
    tags: ['brand voice', 'style guide', 'editorial'],
    description: 'Derive a usable style guide from texts you already like.',
    prompt: `
      Derive a style guide from these texts of ours that we like: [paste three to five samples], and this one we do not:
      [paste].

      Describe the voice through choices that can be checked: sentence length, how readers are addressed, verbs, humor, how we treat
      numbers, jargon and doubt. For every rule show one sentence that follows it and the same sentence breaking it.

      Keep it to one page with at most ten rules; a rule nobody would break is not worth the line. Finish by
      editing the disliked text's first paragraph to match.`,
  },
  {
    id: 'funnel-coverage-check',
    added: '2026-11-12',
    tags: ['customer journey', 'content gap', 'funnel'],
    description: 'See at which step of the buying journey content is missing.',
    prompt: `
      Check whether our content accompanies a buyer all the way. Product: [product]. Typical path to purchase: [steps as you know
      them]. Content we have: [titles, one line each].

      Place each piece at the step it serves, judging by the question it answers and not by its format. Show steps that
      have too much, too little, or nothing. Look for places where two neighboring steps have no link between them.

      Recommend five pieces to make and three existing ones to move or rewrite. Begin with the gap nearest to the sale, and
      explain what a buyer does today for lack of it.`,
  },
  {
    id: 'thought-leadership-angles',
    added: '2026-11-12',
    tags: ['thought leadership', 'opinion', 'b2b'],
    description: 'Find opinions an expert really holds and could defend in print.',
    prompt: `
      Interview our expert, [name and role], through me. Ask one question at a time and wait for the answer; ten in all.
      Look for opinions they hold against the usual view in [field]: what they stopped doing, what clients get wrong,
      advice they would refuse to give.

      When an answer is bland, ask for the case that taught it to them. Afterwards propose four articles, each with the thesis in one
      sentence, the strongest objection, the story that carries it, and a title without exaggeration. Use their words
      wherever you can.`,
  },
  {
    id: 'content-goals-and-measures',
    added: '2026-11-16',
    tags: ['kpis', 'goals', 'measurement'],
    description: 'Tie content to a business goal with few, honest measures.',
    prompt: `
      Help me tie our content to one business goal: [goal, with today's figure and the wanted one]. We publish [what, how often] and
      can measure [tools and events].

      Sketch the chain from reading to result in four or five links. For each link name a measure that would move if it
      works, and one that looks good while meaning nothing. Choose three measures to report monthly.

      Set no targets until you have asked me for the past six months. State plainly what cannot be attributed
      to content, so that nobody promises it.`,
  },
  {
    id: 'small-team-workflow',
    added: '2026-11-16',
    tags: ['workflow', 'editorial process', 'small teams'],
    description: 'Set up an editorial workflow for a team of two or three.',
    prompt: `
      Design a publishing workflow for a team of [number] people who also have other jobs. Now it goes like this: [describe,
      including where things get stuck].

      Cover idea, brief, draft, review, search check, publishing, promotion and update. For each step: who, how long at most, what
      is handed on, and the question that must be answered with yes before it moves. No step may need more than one
      approval.

      Draw it as a list a newcomer could follow on Monday. Add a rule for what happens when the reviewer does not reply in
      two days.`,
  },
  {
    id: 'lead-magnet-worth-an-address',
    added: '2026-11-26',
    tags: ['lead magnet', 'lead generation', 'ebook', 'checklist'],
    description: 'Find lead magnet ideas people would give their email address for.',
    prompt: `
      Suggest lead magnets for [company], which sells [offer] to [customers]. They ask us most often: [questions]. We can make [formats, hours].

      Twelve ideas that solve one small thing within ten minutes: checklist, template, calculator, sample, short course. For each: the moment somebody wants it, what it shows of our work, how it leads to [offer], effort in hours.

      Choose two, outline both with a title, and write the form beside them: headline, two lines, button. Strike any idea that a search engine answers at once.`,
  },
  {
    id: 'podcast-episode-topics',
    added: '2026-11-26',
    tags: ['podcast', 'episode ideas', 'audio', 'topics'],
    description: 'Find podcast topics and episode ideas for a show that can last.',
    prompt: `
      Our podcast [name or "not yet named"] is for [listeners], [minutes] long, every [rhythm]. Hosts: [who and what they know]. Guests we can reach: [who].

      Offer twenty episode ideas in four kinds: a question listeners really ask, a story with an end, a dispute, a visit behind the scenes. Each with a title one would tap on, the first question, and why somebody listens to minute twenty.

      Order eight of them as a first season. Say which three could be recorded this month, and which idea only sounds good.`,
  },
  {
    id: 'podcast-guest-questions',
    added: '2026-11-26',
    tags: ['podcast', 'interview', 'guest questions', 'show notes'],
    description: 'Prepare questions for a podcast guest, and the show notes afterwards.',
    prompt: `
      Prepare an interview with [guest: who, known for what] for our podcast about [theme]. Listeners are [who]. What the guest has answered a hundred times: [topics].

      Fifteen questions in an order that warms up: three easy ones about things, not opinions; the main story; one on a failure; one nobody asks. Each open, under 20 words, with a follow-up for a short answer.

      Add an introduction of 40 words. After the recording I will paste the transcript: then write show notes with chapters, three quotations and links that were mentioned.`,
  },
  {
    id: 'webinar-outline-useful',
    added: '2026-11-26',
    tags: ['webinar', 'outline', 'event', 'lead generation'],
    description: 'Outline a webinar that teaches something before it sells anything.',
    prompt: `
      Outline a webinar of [minutes] on [topic] for [audience], by [speaker]. Afterwards we offer [offer]. They come hoping for [what] and leave early if [what].

      Plan minute by minute: a first result within five minutes, three parts with an example from [field] each, a task they do themselves, questions, the offer in two minutes without pressure.

      Write the title in five versions, the text of the sign-up page in 80 words and five questions to start with if nobody dares. Name what to cut when it runs late.`,
  },
  {
    id: 'infographic-from-facts',
    added: '2026-11-26',
    tags: ['infographic', 'visual content', 'data', 'design'],
    description: 'Plan an infographic: facts, order, pictures and words.',
    prompt: `
      Turn this into an infographic: [facts, steps or figures with source]. For [readers] on [blog, poster, social], format [size]. They should
      remember [one thing]. Made with [tool] by [who].

      Choose the form first: steps, comparison, map, timeline, share of a whole, and say why. Then from top to bottom: title as a finding, at most
      six blocks, each with figure or picture, ten words, nothing twice.

      Sizes in proportion to the numbers; show your sums. Colors that color-blind people can tell apart. A text version for screen readers, the
      line with sources, and what you left out on purpose.`,
  },
]);
