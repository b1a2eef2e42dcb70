import { entriesOf } from './entries.ts';

export default entriesOf('Business', [
  {
    id: 'business-plan-step-by-step',
    added: '2026-11-26',
    tags: ['business plan', 'startup', 'executive summary', 'founding'],
    description: 'Write a business plan that a bank or a partner can question.',
    prompt: `
      Help me to write a business plan for [business idea] in [place]. Founders: [who, experience, money]. Customers: [who pays]. Figures I
      know: [prices, costs, rent].

      Ask me up to ten questions first. Then write: summary on one page, the problem and who has it, offer and prices, competitors, how
      customers find us, operations, team, figures for 12 months with every assumption visible.

      Mark each number as known, quoted or guessed. End with the three assumptions that would sink the plan and how to test each for
      little money.`,
  },
  {
    id: 'business-name-candidates',
    added: '2026-11-26',
    tags: ['business name', 'brand name', 'naming', 'brainstorming'],
    description: 'Find a name for a business, shop or product that can be said and spelled.',
    prompt: `
      I need a name for [business or product: what it does, where, for whom]. Names I like in other fields: [names]. Not possible: [taken names,
      words, languages].

      Give me thirty candidates in six groups: plain descriptions, real words from elsewhere, two words joined, a place or a person,
      a sound, an old word. For each: how it is said and what people may hear wrongly.

      Choose five and test them in a sentence on the telephone, on a sign and as a web address. Remind me to search the trademark register; do
      not claim that a name is free.`,
  },
  {
    id: 'swot-with-consequences',
    added: '2026-11-26',
    tags: ['swot analysis', 'strategy', 'competitor analysis'],
    description: 'Make a SWOT analysis that ends in decisions and not in a table.',
    prompt: `
      Make a SWOT analysis of [company or project]. What I know about us: [facts]. About competitors: [facts]. About the market: [facts].

      Put at most five points in each field, each with its evidence; "good team" does not count. Strengths and weaknesses are inside,
      opportunities and threats outside: move what stands in the wrong field.

      Then cross them: which strength meets which opportunity, which weakness opens us to which threat. Turn that into four
      decisions with an owner and a date. Mark guesses as guesses.`,
  },
  {
    id: 'okrs-worth-having',
    added: '2026-11-26',
    tags: ['okr', 'goals', 'key results', 'planning'],
    description: 'Write OKRs for a team: few goals, with key results that can be missed.',
    prompt: `
      Draft OKRs for [team] in [quarter]. The company wants [goal]. Last quarter we had: [objectives and results]. People: [number and roles].

      Two objectives, each a sentence one would say aloud. Three key results each: a figure from where to where, by when, and who reads it
      off. Results, not tasks: if it can be ticked by working late, replace it.

      For every key result say how somebody could reach it and do harm, and what to watch against that. List what we stop doing to make
      room.`,
  },
  {
    id: 'elevator-pitch-thirty-seconds',
    added: '2026-11-26',
    tags: ['elevator pitch', 'pitch', 'introduction', 'networking'],
    description: 'Write an elevator pitch of thirty seconds that invites a question.',
    prompt: `
      Write my elevator pitch. I am [name or role] at [company]; we do [what] for [whom]; the best thing we ever did for a customer was [story]. I
      will meet [investors, customers or guests at an event].

      Three versions of 75 words: one begins with the customer's trouble, one with the story, one with a surprising figure of ours: [figure].
      Words a twelve-year-old knows. The last sentence makes the other ask something.

      Under each, the question they will probably ask and an answer of two sentences.`,
  },
  {
    id: 'pitch-deck-storyline',
    added: '2026-11-26',
    tags: ['pitch deck', 'investors', 'presentation', 'startup'],
    description: 'Plan a pitch deck slide by slide for investors who skim.',
    prompt: `
      Plan a pitch deck of ten slides for [company], which raises [amount] for [purpose]. Facts: [product, customers, revenue, team, market].

      For each slide: a headline that is a whole sentence and makes sense by itself, the one picture or figure that proves it, and
      what I say in 40 seconds. Read in a row, the headlines tell the whole story.

      Use only my facts; where investors expect a figure that I did not give, leave a gap with its name. Then write the five hardest questions and
      honest answers.`,
  },
  {
    id: 'client-proposal-clear-scope',
    added: '2026-11-26',
    tags: ['proposal', 'quote', 'freelancers', 'clients'],
    description: 'Write a proposal or quote for a client, with a scope that protects both.',
    prompt: `
      Write a proposal to [client] for [project]. In our talk they said: [notes]. What I would do: [work]. Price and time: [figures].

      Begin with their problem in their own words. Then result, steps with dates, what I need from them, price with what is in it and what
      is not, how changes are handled, how they say yes. Two pages at most.

      Offer a smaller and a larger option with honest differences. Point out each sentence that could later be read in two
      ways.`,
  },
  {
    id: 'angry-customer-reply',
    added: '2026-11-26',
    tags: ['complaint', 'customer service', 'apology', 'replies'],
    description: 'Reply to an angry customer or a complaint so that it ends well.',
    prompt: `
      A customer complains: [paste message]. What really happened: [facts]. What we can offer: [refund, repair, nothing].

      Answer in at most 130 words. First sentence: what went wrong for this person, in their words. Then what we do, by when, and who is
      responsible. Apologize once, for what was our fault and for nothing else. No "we are sorry if".

      Write a second version for the case that the customer is wrong, polite and firm. Then one line for our team on what would
      have prevented this.`,
  },
  {
    id: 'overdue-invoice-reminders',
    added: '2026-11-26',
    tags: ['invoice', 'payment reminder', 'clients', 'email templates'],
    description: 'Ask for the payment of an overdue invoice, three times, ever more firmly.',
    prompt: `
      Invoice [number] over [amount] to [client] was due on [date]. Our relation: [new, long-standing, difficult]. Earlier messages: [none or paste].

      Write three reminders: friendly after a week, plain after three, formal before further steps. Each says number, amount, date and how
      to pay in the first lines, and is under 90 words. No threats that I did not name, no law that I did not quote.

      Add a short script for a telephone call, with an answer to "we never got it" and "we cannot pay at once".`,
  },
  {
    id: 'meeting-notes-into-minutes',
    added: '2026-11-26',
    tags: ['meeting notes', 'minutes', 'action items', 'summary'],
    description: 'Turn meeting notes or a transcript into minutes with action items.',
    prompt: `
      Turn these notes into the minutes of a meeting on [date] about [topic]: [paste notes or transcript]. Present: [names].

      Four parts: decisions, action items with owner and date, open questions, what was discussed in at most ten lines. A thing nobody
      agreed to is no decision. Where owner or date was not said, write "not settled".

      Quote nobody unless the wording matters. Close with a message of 60 words to those who were absent, and the agenda for
      the next meeting.`,
  },
  {
    id: 'meeting-agenda-or-no-meeting',
    added: '2026-11-26',
    tags: ['meeting agenda', 'facilitation', 'planning', 'workshop'],
    description: 'Prepare the agenda of a meeting or workshop, or find that it needs none.',
    prompt: `
      I have called a meeting of [minutes] with [people and roles] because [reason]. At the end we need [decision or result].

      Tell me first whether a message would do, and write it if so. Otherwise make the agenda: each item as a question, who leads it, minutes,
      what people read before. The hardest item comes second, not last.

      Add an opening of three sentences, a way to hear the quiet ones, and what I do when we run over. Keep five minutes for "who does
      what by when".`,
  },
  {
    id: 'process-written-down',
    added: '2026-11-26',
    tags: ['sop', 'process', 'documentation', 'checklist'],
    description: 'Write a standard operating procedure that a new colleague can follow.',
    prompt: `
      Write down how we do [task], as a procedure for somebody in their first week. This is how I would tell it: [dictate or paste]. Tools: [tools].
      It goes wrong most often at [point].

      Purpose in one line, when it starts, what must be at hand, numbered steps of one action each, what each step looks like when it is
      right, what to do when it is not, whom to ask.

      Put gaps in my telling as questions at the end. Then shrink everything to a checklist of at most twelve lines.`,
  },
  {
    id: 'project-plan-backwards',
    added: '2026-11-26',
    tags: ['project plan', 'timeline', 'milestones', 'risks'],
    description: 'Plan a project backwards from its deadline, with milestones and risks.',
    prompt: `
      Plan [project] backwards from [deadline]. Result: [what will exist]. People and hours a week: [who]. Fixed dates: [holidays, deliveries].

      List milestones that can be seen, then the work before each, with hours, owner and what it waits for. Show the chain that
      decides the end date. If the hours do not fit, say so in the first line and suggest what to leave out.

      Add five risks with an early sign and a first step, and a status report of five lines that I can fill in on Fridays.`,
  },
  {
    id: 'decision-with-criteria',
    added: '2026-11-26',
    tags: ['decision making', 'pros and cons', 'comparison', 'strategy'],
    description: 'Weigh a decision: options, criteria, pros and cons, and what would change it.',
    prompt: `
      I have to decide between [options] by [date]. What matters to me: [criteria]. What I know about each: [facts]. My gut says [option].

      Ask for what is missing before you compare. Then a table of options and criteria with a mark and its reason, pros and cons that are
      not two sides of one thing, and the cost of going back later.

      Argue once for each option as well as an honest friend would. Say what fact would turn the result around, and how I could find it out
      this week.`,
  },
  {
    id: 'executive-summary-of-a-report',
    added: '2026-11-26',
    tags: ['executive summary', 'report', 'summary', 'management'],
    description: 'Write the executive summary of a long report, on one page for people who decide.',
    prompt: `
      Below is a report: [paste]. Its readers: [who, and what they must decide]. They will read one page and nothing else.

      Begin with the decision that is asked for and the answer the report gives. Then the three findings it rests on, each with its figure and the page it stands on; what it costs; what happens if nothing is done; what is uncertain.

      Use only what the report says. Where it contradicts itself or leaves out what these readers will ask, tell me beside the text. Below 350 words, no background chapter, no table of contents in prose.`,
  },
]);
