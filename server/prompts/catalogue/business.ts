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
  {
    id: 'logo-brief-and-ideas',
    added: '2026-11-26',
    tags: ['logo', 'logo design', 'branding', 'brand identity', 'image prompt'],
    description: 'Find logo ideas and write the brief or the image prompt for them.',
    prompt: `
      We need a logo for [name of business], which [what it does] for [customers]. Three words for how it should feel: [words]. Colors we have or
      want: [colors]. Logos in our trade look like [description].

      Eight ideas in a sentence each: lettering alone, initials, a thing, a hidden second meaning, a shape. For each what it says about us, how it
      looks in one color, on a pen, in a round profile picture.

      For the best two write an image prompt (flat, plain background, few shapes) and a brief of half a page for a designer. Remind me what to
      check: similar marks in our trade, readability at the size of a fingernail.`,
  },
  {
    id: 'business-idea-from-what-you-can',
    added: '2026-11-26',
    tags: ['business ideas', 'side hustle', 'startup', 'small business'],
    description: 'Find business ideas or a side hustle that start from what you can do.',
    prompt: `
      I look for a business that I can start with [amount] and [hours] a week. What I can do: [skills]. Whom I know: [people, trades]. What people
      ask me for anyway: [what]. What I will not do: [limits].

      Ten ideas: four services, three products, two that grow out of a nuisance in my town or trade, one odd one. For each: who pays, how much
      about, first customer, what could kill it.

      For the three I choose, a test of one week for less than [small amount], with the result that says go on or stop. No promises of passive
      income; calculate with numbers that I give you.`,
  },
  {
    id: 'contract-read-in-plain-words',
    added: '2026-11-26',
    tags: ['contract', 'legal', 'lease', 'plain language', 'terms'],
    description: 'Read a contract or lease in plain words and find what to ask before signing.',
    prompt: `
      Explain this contract to me in plain words: [paste text, names removed]. I am the [tenant, client, employee, freelancer]. Country or state:
      [where]. What was promised to me by word of mouth: [what].

      A table: clause, what it means for me, what happens if I break it, what if they do. Mark in red words what is unusual, one-sided, missing or
      left open: end, notice, payment, liability, who owns what.

      Then the questions to put before I sign, and a friendly wording for each change I might ask for. You are not my lawyer: say which points are
      worth paying one for.`,
  },
  {
    id: 'freelance-agreement-in-one-page',
    added: '2026-11-26',
    tags: ['freelance contract', 'agreement', 'scope of work', 'freelancer', 'legal'],
    description: 'Draft a simple agreement for freelance work, with its scope and payment.',
    prompt: `
      Draft an agreement between me, [trade], and my client, [kind of client], about [work]. Price: [amount and when due]. Dates: [start,
      milestones, end]. Rounds of changes: [number]. Law of [country or state].

      Plain sentences, numbered. What is delivered and what is not, what the client provides and by when, changes, late payment, who owns the work
      and from which moment, ending early, secrecy if needed.

      Keep it under two pages. After each point say in a line which quarrel it prevents. Finish with the items a lawyer should look at, and the
      email in which I send it.`,
  },
  {
    id: 'privacy-policy-and-terms-draft',
    added: '2026-11-26',
    tags: ['privacy policy', 'terms of service', 'terms and conditions', 'legal', 'website'],
    description: 'Draft a privacy policy or terms of service to put before a lawyer.',
    prompt: `
      I need a first draft of [privacy policy, terms of service] for [website or app], run from [country] for users in [countries]. It collects
      [data], by [forms, cookies, payments], and passes data to [services]. Users are [adults, children too].

      Ask for what is missing, one question at a time. Then a draft in plain sentences under clear headings: what, why, how long, who else,
      rights, contact. Only statements that match my answers.

      A list of the places where law decides and I must ask a lawyer. A summary of five lines for the top. Do not copy the wording of another
      company.`,
  },
  {
    id: 'grant-application-with-evidence',
    added: '2026-11-26',
    tags: ['grant application', 'grant proposal', 'nonprofit', 'funding'],
    description: 'Write a grant application that shows the need, the plan and the proof.',
    prompt: `
      We apply to [funder] for [amount] for [project]. Their criteria: [paste]. Who we are: [organization, years, results]. Need: [facts with
      source]. Activities: [list]. Budget: [lines].

      First a table: each criterion, our best evidence, the gap. Then draft the sections the funder asks for, at their length, in their words for
      things: need, aims that can be counted, plan by month, staff, risks, what remains afterwards.

      Every number agrees with the budget; show where it does not. No adjectives about ourselves. List the documents to attach and who must sign.`,
  },
  {
    id: 'volunteers-found-and-kept',
    added: '2026-11-26',
    tags: ['volunteers', 'call for volunteers', 'nonprofit', 'charity', 'community'],
    description: 'Call for volunteers, welcome them and thank them, for a charity or club.',
    prompt: `
      Our [charity, club, school] needs [number] volunteers for [task] at [times]. What they get out of it: [what]. What puts people off: [what].
      Where we reach them: [places].

      Write the call in three forms: notice board, message that members pass on, post. Each names the task, time, who helps at first, how to say
      yes within a minute. "We urgently need" is banned.

      Then a welcome message, a plan for the first day, a thank-you after three months that mentions what their hours did, and a kind answer to
      somebody who wants to stop.`,
  },
  {
    id: 'cash-flow-seen-ahead',
    added: '2026-11-26',
    tags: ['cash flow', 'forecast', 'bookkeeping', 'small business finance'],
    description: 'Make a cash flow forecast for a small business and see gaps in time.',
    prompt: `
      Prepare a cash flow forecast for [business] over [number] weeks. In the bank today: [amount]. Expected income, with dates and how late
      customers pay: [list]. Fixed costs: [list]. Coming once: [tax, rent, purchases].

      A table by week: opening, in, out, closing. Show the sums so I can check. Then the same with payments two weeks later and a fifth less
      income. Mark the first week below [limit].

      For that week suggest four measures in order of how little they hurt, with the sentence to say to bank, supplier or customer. Where tax or
      law comes in, tell me to ask my accountant.`,
  },
  {
    id: 'tax-papers-in-order',
    added: '2026-11-26',
    tags: ['taxes', 'tax return', 'bookkeeping', 'receipts', 'self-employed'],
    description: 'Get papers and questions in order for a tax return or an accountant.',
    prompt: `
      Help me get ready for my tax return as [employee, self-employed, small company] in [country], year [year]. Income from [sources]. Big
      expenses: [list]. Changes this year: [moved, child, new work]. State of my papers: [description].

      A checklist by heading of what to collect, where each paper usually hides, what to ask for again. A simple table for income and costs, with
      one line a receipt.

      Questions for an accountant, best first. Do not tell me what I may deduct as a fact: say what often matters in my situation and where the
      tax office explains it. Dates I must look up come last.`,
  },
  {
    id: 'mission-vision-and-values',
    added: '2026-11-26',
    tags: ['mission statement', 'vision statement', 'company values', 'strategy'],
    description: 'Write a mission statement, a vision and values that rule something out.',
    prompt: `
      Write the mission and vision of [organization]. What we do, for whom: [facts]. Why it was founded: [story]. A decision we are proud of:
      [decision]. A customer we turned away: [case, or none].

      From these derive what we really value, with the proof from my answers. Mission: one sentence with a verb someone could see. Vision: what is
      different in ten years. Values: four at most, each as "we do X even if it costs Y".

      Test each against the opposite: if no sensible company would say the opposite, strike it. Three versions of the mission, from plain to bold.`,
  },
  {
    id: 'supplier-terms-negotiated',
    added: '2026-11-26',
    tags: ['negotiation', 'supplier', 'vendor', 'professional email'],
    description: 'Prepare a negotiation with a supplier, and the email that opens it.',
    prompt: `
      I negotiate with [supplier] about [price, delivery, terms]. We buy [how much, since when]. Present terms: [terms]. What I want, what I would
      accept, when I walk away: [three figures]. What they may need: [what you know].

      Sort out what costs me little and is worth much to them, and the reverse. Three packages to offer, never one figure alone. The email that
      opens the talk: 120 words, friendly, with a reason and a date.

      Then what they will probably say and my reply to each, and the sentence with which I end it well if we do not agree.`,
  },
  {
    id: 'product-requirements-and-user-stories',
    added: '2026-11-26',
    tags: ['user stories', 'product requirements', 'prd', 'product management', 'agile'],
    description: 'Write product requirements and user stories with clear acceptance criteria.',
    prompt: `
      We plan a feature: [feature] in [product]. Users: [kinds]. Problem, with evidence: [what they do today, numbers, quotes]. Limits: [time,
      technology, law].

      One page first: problem, for whom, how we know it is solved, what we leave out. Challenge me if the feature is an answer to no problem. Then
      user stories ("As a … I want … so that …"), each small enough for three days, with acceptance criteria as given, when, then, and one case
      that goes wrong.

      Order them so that the first three are already of use. Close with open questions and who could answer them.`,
  },
  {
    id: 'users-interviewed-without-leading',
    added: '2026-11-26',
    tags: ['user research', 'user interviews', 'usability test', 'ux', 'design'],
    description: 'Prepare user interviews or a usability test that lead nobody.',
    prompt: `
      Plan [interviews, a usability test] for [product or idea]. What we must decide: [decision]. Who takes part: [people, number]. Time:
      [minutes]. What we believe now: [assumptions].

      For each assumption find a question about what people last did, not about what they would like. For a test: four tasks told as situations,
      without words that stand on the screen, with what counts as success.

      Write the script with opening, consent, silences, follow-ups ("What did you expect?"). A sheet for notes, and how to get from ten notes to
      three findings. Underline any question in my list that leads.`,
  },
  {
    id: 'words-inside-an-app',
    added: '2026-11-26',
    tags: ['ux writing', 'microcopy', 'error messages', 'app design', 'design'],
    description: 'Write the words inside an app: buttons, empty screens, error messages.',
    prompt: `
      Write the words for this screen of [app]: [describe, or paste texts]. Who uses it and in what mood: [who]. What can go wrong: [cases]. Our
      voice: [three words]. Longest text allowed: [characters].

      For each place give two versions: heading, button, hint in a field, empty state, success, error. A button says what happens when it is
      pressed. An error says what happened, whether anything is lost, what to do next.

      No blame, no code, no cheerfulness when something is lost. Put all into a table with the old text beside it, and note what a translator
      should know.`,
  },
  {
    id: 'design-critique-with-reasons',
    added: '2026-11-26',
    tags: ['design feedback', 'ui design', 'ux', 'website', 'user experience'],
    description: 'Get a design critique of a screen or page, with reasons and priorities.',
    prompt: `
      Look critically at this design: [describe the screen, or attach a picture]. Its purpose: [what users should do]. They arrive from [where],
      on [phone, desk]. What I am unsure of: [what]. Cannot change: [limits].

      First say what you notice in five seconds, in order. Then judge: is the main action clear, does order follow importance, is text readable,
      what competes, what is missing, does it work by keyboard and for weak eyes.

      For each point: what, why it matters to the user, a change in one line, how large. Begin with the three that count. End with a test that
      would prove you wrong.`,
  },
  {
    id: 'help-article-that-ends-the-question',
    added: '2026-11-26',
    tags: ['help article', 'knowledge base', 'customer support', 'faq'],
    description: 'Write a help article that answers a question support gets every week.',
    prompt: `
      Customers keep asking: [question, in their own words]. The right answer: [steps or facts]. It differs for [plans, devices, countries]. What
      people try first: [wrong turns].

      Title in the words of customers. The answer in two sentences at the top, then numbered steps with what one sees after each, then "If that
      does not help". Each special case has a heading so that others may skip it.

      No "simply", no praise of the product. Then a reply of three sentences for support staff that links to it, five other wordings for the
      search, and what should change in the product so that nobody needs to ask.`,
  },
  {
    id: 'chatbot-script-with-a-way-out',
    added: '2026-11-26',
    tags: ['chatbot', 'customer support', 'script', 'automation'],
    description: 'Write the script of a customer service chatbot, with a way to a person.',
    prompt: `
      Write the dialogue of a chatbot for [company]. Questions it should handle: [ten most frequent]. What it can look up: [systems]. Must go to a
      person: [cases, hours]. Tone: [tone].

      For each question: three ways customers put it, what the bot needs to know, its reply in two sentences at most, buttons, what if it was
      misunderstood once and what if twice. It says that it is a program.

      Anger, bad news and anything about health or law lead to a person at once. A greeting, a goodbye, a sentence for outside hours. Finish with
      ten conversations to test it by.`,
  },
  {
    id: 'refund-reply-fair-and-clear',
    added: '2026-11-26',
    tags: ['refund', 'returns', 'customer service', 'apology email', 'e-commerce'],
    description: 'Reply to a request for a refund or return, or apologize to customers for an error.',
    prompt: `
      A customer asks for [refund, return, exchange]: [paste message]. Order: [what, when, price]. Our rules: [rules]. What I want to do: [yes,
      no, half]. If the fault was ours: [what went wrong].

      Write the reply: what we do first, in the first sentence; then when, how, what the customer has to do. If it is a no: the reason in a line,
      what we offer instead. If we were wrong, say so without "any inconvenience".

      Three versions: yes, partly, no. A short letter of apology in case many customers are affected, with what we have changed. Polite, no legal
      tone, no false sympathy.`,
  },
  {
    id: 'warning-letter-to-an-employee',
    added: '2026-11-26',
    tags: ['warning letter', 'termination letter', 'hr', 'employees', 'management'],
    description: 'Write a warning or termination letter to an employee, fair and exact.',
    prompt: `
      Write a [warning, termination letter] to an employee for [conduct or performance]. What happened, with dates and witnesses: [facts]. What
      was said before: [talks, earlier letters]. Expected from now on: [what, by when]. Country or state: [where].

      Facts without judgments of character. What rule or agreement it concerns, what must change, how we help, what follows otherwise. One page;
      the person could agree with each fact even if not with us.

      Then a plan for the talk in which I hand it over: first sentence, pauses, what not to discuss. Mark everything that labor law or a works
      council may decide, to be checked before it is sent.`,
  },
  {
    id: 'workplace-policy-people-understand',
    added: '2026-11-26',
    tags: ['hr policy', 'employee handbook', 'remote work', 'guidelines'],
    description: 'Write an HR policy for the handbook that staff understand: remote work, leave, expenses.',
    prompt: `
      Write our policy on [remote work, leave, expenses, use of AI] for [company, number of people, country]. What is done today: [practice]. What
      went wrong: [cases]. What we decided: [rules].

      One page: what for, who it applies to, what you may do without asking, what you must ask and whom, what happens in doubtful cases. Examples
      from daily work, both sides of the line.

      Sentences with "you" and "we". No rule without a reason, none that nobody will check. Put open points as questions to the management, and
      list what employment law must confirm. Last, five lines to announce it.`,
  },
  {
    id: 'event-run-by-a-sheet',
    added: '2026-11-26',
    tags: ['event planning', 'conference', 'workshop', 'schedule', 'checklist'],
    description: 'Plan a conference, workshop or company event with a run sheet.',
    prompt: `
      Plan an event: [kind] for [number] people on [date] in [place]. Purpose: [what should be different afterwards]. Budget: [amount]. Team:
      [who]. Fixed already: [list].

      Backwards from the day: what has to be decided by when, who does it, what it costs. Then the run sheet in steps of 15 minutes, with person,
      room, material. Plan rest, late trains, food for those who do not eat everything, access for all.

      Name five things that usually fail and what is ready in that case. Invitation in 80 words, reminder, thank-you with one question. Show where
      the budget breaks first.`,
  },
  {
    id: 'risks-ranked-and-owned',
    added: '2026-11-26',
    tags: ['risk assessment', 'risk management', 'planning', 'safety'],
    description: 'Make a risk assessment: what can happen, how bad, who does what.',
    prompt: `
      Make a risk assessment for [project, event, workplace]. What is done, by whom, where: [description]. What has gone wrong before:
      [incidents]. What is already in place: [measures].

      Go through people, place, equipment, money, law, reputation, weather. For each risk: cause, event, effect in one sentence; likelihood and
      damage from 1 to 5 with the reason; what lowers it; who is responsible; until when.

      Rank them. For the top three describe the first hour if it happens. Say which risks we should simply accept. Where safety regulations apply,
      tell me which authority to ask.`,
  },
  {
    id: 'sponsors-asked-well',
    added: '2026-11-26',
    tags: ['sponsorship', 'sponsors', 'event', 'club'],
    description: 'Write a sponsorship letter or proposal for an event, a team or a club.',
    prompt: `
      Who could sponsor our [team, festival, school project], and how do I ask? What we do: [facts, people reached, dates].
      Needed: [money, goods, place] worth [amount]. What we can give: [name on shirts, stand, thanks, tickets]. First on the
      list: [company, person, why they might].

      A letter of 180 words to that one: why them, what comes out for their customers or neighbors, three levels with price
      and return, one simple next step. Not a word about how much we need it before they know what it is.

      Then a follow-up after ten days, a script for the phone, a thank-you with a photo, and a short report afterwards.
      Which promise might we not be able to keep?`,
  },
  {
    id: 'idea-taken-apart',
    added: '2026-11-27',
    tags: ['idea validation', 'business idea', 'critique', 'premortem', 'honest feedback'],
    description: 'Have a business idea or plan taken apart without mercy before it costs money.',
    prompt: `
      Take my idea apart. It is: [idea in three sentences]. Customers: [who]. Price: [amount]. What I have already:
      [money, skills, first buyers]. What I am secretly unsure about: [few words].

      Be blunt and do not comfort me. Suppose it is two years on and it failed: tell me the five likeliest reasons, each
      with the day on which one could have seen it. Speak as three people: a customer who says no, a rival, the bank.

      Then rank the faults by how likely they kill it and how cheaply I can test that this week: with whom, what I ask,
      which answer would stop me. Last, the one thing in it worth keeping, and the smallest version I could sell on
      Monday.`,
  },
  {
    id: 'guests-of-a-rental-looked-after',
    added: '2026-11-27',
    tags: ['airbnb', 'guest messages', 'house rules', 'host', 'vacation rental'],
    description: 'Write messages, house rules and a guide for guests of an Airbnb or holiday home.',
    prompt: `
      I let [flat, room, house] in [place] to guests. Arrival: [time, key]. What they ask again and again: [list].
      What went wrong: [noise, rubbish, broken, late]. Near by: [shop, bus, bakery, beach]. House: [heating, wifi,
      parking, bins].

      Write five messages: after booking, three days before, on arrival, the second morning, after leaving. Each under
      80 words, one thing to know and one to do. Then house rules: at most ten, each with its reason in half a
      sentence, kind and clear.

      A guide of one page for the kitchen table. Answers to "can we check in early?", a complaint at eleven at night,
      and a bad review that is half right. Leave codes and numbers as [placeholders]. Say which local rules a host
      must look up.`,
  },
  {
    id: 'club-run-in-order',
    added: '2026-11-27',
    tags: ['club', 'agm agenda', 'treasurer report', 'minutes', 'committee'],
    description: 'Run a club or society: AGM agenda, notice, treasurer’s report, letter to members.',
    prompt: `
      I am [chair, secretary, treasurer] of [club], [number] members. Needed: [AGM notice, agenda, treasurer's report,
      letter about fees, rules]. Facts: [date, place, figures in and out, elections, proposals]. Statutes say: [notice
      period, quorum]. What may cause a row: [topic].

      Write it so that a member who never comes understands it. Notice and agenda in the order of the statutes,
      minutes beside each item. Report: what came in, what went out, what is left, compared with last year, two
      sentences on why. A letter about fees says the sum, what it pays for, the date, and whom to talk to in hardship.

      Add words for the chair at the hard item and a form for minutes. Do not invent a figure: mark it missing. List
      what the statutes or the law want that I did not mention.`,
  },
  {
    id: 'newsletter-of-a-parish-or-club',
    added: '2026-11-27',
    tags: ['church bulletin', 'club newsletter', 'announcement', 'parish', 'community'],
    description: 'Write a bulletin, newsletter or announcements for a church, club, school or street.',
    prompt: `
      Make the [weekly bulletin, monthly newsletter, spoken notices] of [church, club, school, street]. Readers:
      [ages, how they get it]. To be in it: [dates, thanks, appeals, births and deaths, a word from the leader].
      Length: [one page, two minutes]. Tone: [warm, lively, solemn].

      Sort: what one must know, what one may come to, who is thanked, who needs help. Each notice answers who, what,
      when, where and whom to ask, in at most forty words. The call for help asks for one task, with its hours, and
      not for "volunteers".

      A few lines at the beginning that belong to this week only. Check with me the spelling of every name and who
      agreed to be named; the sick only with their leave. Then a version to be read aloud, and one for a message
      group.`,
  },
  {
    id: 'money-raised-by-a-school-or-club',
    added: '2026-11-27',
    tags: ['fundraiser', 'school fundraiser', 'bake sale', 'pta', 'club'],
    description: 'Plan a fundraiser for a school, team or club: ideas, jobs, poster, thanks.',
    prompt: `
      We need [amount] for [purpose] by [date]. We are [school class, team, club, PTA] with [number] helpers who have
      [hours]. Place: [hall, field, street]. What was done before: [bake sale, raffle; what it brought]. People
      around: [many, few, poor, generous].

      Give eight ideas in a table: work, cost, what it may bring, risk. One that needs no stall, one children run, one
      that is new here. Help me choose. Then a plan by weeks with jobs of two hours, a list of things, prices, and how
      cash is counted by two people.

      Texts: poster of fifteen words, a letter home, a request to a shop for a gift, thanks with the sum and what it
      became. Check rules for food, raffles and streets here. Say at what point we should cancel.`,
  },
  {
    id: 'digital-products-and-side-income',
    added: '2026-11-27',
    tags: ['passive income', 'digital products', 'print on demand', 'side hustle', 'dropshipping'],
    description: 'Find digital products or side income that fit you, and test them for little money.',
    prompt: `
      I want [amount] a month besides my job. I can [skills]. I know [field, people, a hobby]. Hours a week: [hours].
      Money to start: [amount]. I thought of [templates, ebook, course, print on demand, dropshipping, nothing].

      List ten things I could sell once made: for whom, which trouble it ends, why me, first price. Strike what a
      thousand others do the same. For the best three: work until the first sale, monthly work afterwards (nothing is
      passive), fees, what may be forbidden.

      Test one in a week without making it: a page, ten talks, a price. Say what number means go on and what means
      stop. Draft the page text. Warn of offers that promise income, of other people's brands and pictures, and say
      where tax begins. No figures you cannot know.`,
  },
  {
    id: 'invoice-without-gaps',
    added: '2026-11-27',
    tags: ['invoice', 'invoice template', 'quote', 'receipt', 'self-employed'],
    description: 'Write an invoice, quote or receipt with everything that has to be on it.',
    prompt: `
      Make an [invoice, quote, receipt, credit note] for [customer]. I am [name, address, tax number as placeholder].
      Work or goods: [items, amount, price each]. Date of work: [date]. Agreed: [deposit, discount, days to pay].
      Country: [country]. Tax: [rate, exempt, unsure].

      Set it as a table: item, quantity, price, sum; then net, tax, total, what was paid, what is due, by when, to
      which account. A number that goes on from [last number]. Descriptions a stranger in the accounts office
      understands.

      Reckon every line and show the sums. Below: the email of four lines that goes with it. List what the law here
      usually wants on such a paper and what I have not given you; do not fill it in. Offer a blank form for next
      time, and for a spreadsheet the formulas.`,
  },
  {
    id: 'nda-and-first-papers-of-a-deal',
    added: '2026-11-27',
    tags: ['nda', 'confidentiality', 'agreement', 'legal', 'business contract'],
    description: 'Draft an NDA or a simple agreement between partners, to put before a lawyer.',
    prompt: `
      Two parties, [A] and [B], want to [talk about an idea, work together, share costs, lend]. What has to stay
      secret or be settled: [what]. For [time]. Who gives what: [money, work, rights]. What I fear: [theft of the
      idea, one leaves, no pay]. Country: [country].

      Ask the eight questions a careful friend would ask before a handshake, and wait. Then draft one page in plain
      sentences, numbered: who, what for, what counts as secret and what does not, what each may do, how long, what on
      a breach, how it ends, which law.

      Beside each clause a line: whom it protects and what is usually argued over. Mark what a court might not accept.
      It is a draft for a lawyer, so end with five questions to ask one and what it would cost me to do without.`,
  },
  {
    id: 'inquiry-answered-into-a-booking',
    added: '2026-11-27',
    tags: ['inquiry reply', 'client email', 'quote', 'photographer', 'booking'],
    description: 'Answer a customer’s inquiry so that it becomes a booking: photographer, baker, craftsman.',
    prompt: `
      A customer wrote: [paste]. I am a [photographer, baker, builder, DJ, hairdresser, consultant]. I can [do it,
      partly, not on that day]. Price: [amount, from, packages]. What I must still know: [date, size, place]. What
      makes people hesitate: [price, trust, time].

      Reply in at most 130 words: thank in half a line, name something from their message, say whether I can, the
      price with what is in it, two questions I need, one next step with two times. No brochure.

      Then a reply if it is too dear for them, one that says no and names somebody else, and a reminder after five
      days that adds something. A subject line each. Show which sentence of theirs tells what they care about most.
      Promise no date that I did not give.`,
  },
  {
    id: 'gig-and-profile-of-a-freelancer',
    added: '2026-11-27',
    tags: ['freelance profile', 'upwork proposal', 'fiverr gig', 'freelancer', 'gig description'],
    description: 'Write a freelancer’s profile, a Fiverr gig or an Upwork proposal that gets replies.',
    prompt: `
      I do [service] for [kind of client]. Proof: [two projects, results]. Platform: [Upwork, Fiverr, other]. Price:
      [amount]. The posting, if I answer one: [paste]. What others write: [paste two]. I do not do: [what].

      For a proposal: first line about their task and not about me; what I would do first and why; one like it with a
      result; a question that shows I read; time and price. Under 150 words. For a gig: title with the words clients
      type, what they get in three packages, what I need from them, five questions answered.

      For a profile: two sentences that stand before the fold, then proof, then how I work. Strike "expert",
      "passionate", "dear client". Tell me what in the posting should warn me off. Invent no client and no number.`,
  },
  {
    id: 'white-paper-that-proves',
    added: '2026-11-27',
    tags: ['white paper', 'report', 'b2b content', 'research', 'lead generation'],
    description: 'Write a white paper that proves one thing to readers who have to decide.',
    prompt: `
      Plan a white paper on [problem] for [role, industry]. What we claim: [claim]. Our proof: [data, cases, tests].
      What readers believe now: [belief]. What they must decide: [decision]. Length: [pages]. Our product may appear
      [where, not at all].

      Outline first: a page for the hurried reader, the problem in figures, why usual answers fail, a way to solve it
      that does not need us, proof with its limits, a checklist to take to a meeting. For each section the one
      sentence it must prove, and what we lack for it.

      After my yes write section by section. Sources beside every figure; where there is none, [source needed]. Sales
      words out. Add a title in three tries, two charts described, an email that offers it, and the objection a
      skeptic makes on page four.`,
  },
  {
    id: 'client-let-go-kindly',
    added: '2026-11-27',
    tags: ['end a client relationship', 'fire a client', 'freelancer', 'client email'],
    description: 'Fire a client kindly: end the work in an email or a talk, with money and files settled.',
    prompt: `
      [Client] and I should part. Since when, and for what: [facts]. Why: [reason]. Our contract says of ending it: [terms]. Open work and
      bills: [list].

      Write an email that says so in its second sentence, gives one reason that blames nobody, and names the last day, what is delivered until
      then and what is still to be paid. Offer what I can: [handover, another name].

      Then three answers they may give, and what I reply without being talked round. Say what I should check in the contract first.`,
  },
  {
    id: 'staff-rota-everyone-accepts',
    added: '2026-11-28',
    tags: ['staff rota', 'shift schedule', 'rota', 'roster', 'shift planning'],
    description: 'Make a staff rota or shift schedule that is fair: nights, weekends, leave, swaps.',
    prompt: `
      Make a rota for [number] people over [weeks]. Shifts: [names, times, how many are needed in each]. Who may do what: [skills,
      contracts, hours a week]. Wishes and days off: [list]. Rules: [rest between shifts, nights in a row, law or house].

      Give it as a table, a line for each person and a column for each day. Share out nights, weekends and early mornings evenly,
      and show the count for each under the table.

      Say where a rule or a wish cannot be kept, and offer two ways out. Then a fair way to swap shifts, and a plan for the day
      somebody calls in sick. Invent no staff; ask me if there are too few.`,
  },
  {
    id: 'quote-followed-up',
    added: '2026-11-28',
    tags: ['quote follow-up', 'quote', 'client gone quiet', 'no reply', 'estimate'],
    description: 'Follow up on a quote or estimate when the client has gone quiet.',
    prompt: `
      My quote of [amount] for [work] went to [client] on [date]. Since then: [silence, a vague answer, questions]. How we met:
      [how]. What they seemed to worry about: [price, time, trust]. My calendar: [when I could start].

      Write three short messages: after four days, after two weeks, and a last one that closes the file kindly. None begins with
      "just checking in". The first answers a doubt they may have, the second offers a smaller version or another date, the third
      makes it easy to say no.

      Sixty words each, for [email, text, WhatsApp]. Tell me when a call would be better, and what I should change in my next
      quote so that fewer people vanish.`,
  },
  {
    id: 'allergens-told-plainly',
    added: '2026-11-28',
    tags: ['allergens', 'allergen notice', 'food labels', 'cafe', 'restaurant'],
    description: 'Write an allergen notice, a menu key or labels that guests and staff can rely on.',
    prompt: `
      We sell [dishes or products] at [cafe, stall, caterer, bakery] in [country]. Ingredients of each, from our recipes and
      packets: [list]. What shares a fryer, board or oven: [what]. Who answers questions: [role].

      Give me a table of dishes and allergens, with "contains", "may contain" and an empty field, and a question mark wherever my
      list does not settle it. Then a notice for the counter of forty words and a key for the menu.

      Write what staff say when somebody asks, including "I do not know, I will look". List what I must check with the law or the
      food authority of my country; guess no ingredient.`,
  },
  {
    id: 'notice-people-read',
    added: '2026-11-28',
    tags: ['notice', 'sign', 'opening hours', 'closing notice', 'out of order'],
    description: 'Word a notice or sign: opening hours, closed for a week, out of order, house rules.',
    prompt: `
      A sign has to go up at [shop door, waiting room, kitchen, machine, stairwell]. It must say: [what]. From [date] to [date].
      Who reads it: [people, in a hurry or annoyed]. What happens if nobody heeds it: [what]. Size: [A4, chalkboard, sticker].

      Three versions: plain, warm, and with a little humor that an annoyed reader can bear. The first line says the one thing that
      matters; no capitals throughout, no "kindly note", no threats.

      Then the same in twenty words for our web page and the voicemail. Tell me what is missing that people will ask: another
      date, a telephone number, who stands in.`,
  },
  {
    id: 'supplier-held-to-the-order',
    added: '2026-11-28',
    tags: ['supplier complaint', 'late delivery', 'faulty goods', 'supplier'],
    description: 'Complain to a supplier about a late, wrong or faulty delivery and get it put right.',
    prompt: `
      Our order [number] from [supplier], placed on [date], came [late, broken, short, wrong, not at all]. Agreed: [dates,
      amounts, terms]. What it costs us: [lost sales, idle staff]. We [need them, could go elsewhere]. What was said on the phone:
      [notes].

      Write an email of 120 words: order, fault, effect, what we want by which day. Firm, without blame for persons I do not know.
      Add a list of the proof I should attach.

      Then a second email for silence after three days and five sentences for a call to the manager. Name what our terms must say
      about it; do not cite law you cannot be sure of.`,
  },
  {
    id: 'bookings-kept-or-paid',
    added: '2026-11-28',
    tags: ['cancellation policy', 'no-show policy', 'deposit', 'booking terms', 'appointments'],
    description: 'Write a cancellation, deposit or no-show policy for a salon, studio or practice.',
    prompt: `
      People book [appointments, tables, lessons] with me as [trade] and then [cancel late, do not come, come late]. It happens
      [how often] and costs [amount]. What I would like: [deposit, fee, notice of hours]. Whom I must not lose: [regulars].
      Country: [country].

      Draft rules of at most 120 words: how to move a booking, until when it is free, what is kept afterward, when I make an
      exception. Then the same in one line for the booking form.

      Add the message with which regulars hear of it, and two replies: to somebody whose child fell ill, and to somebody who
      misses a third time. Mark what consumer law may forbid.`,
  },
  {
    id: 'discount-asked-for',
    added: '2026-11-28',
    tags: ['discount request', 'asking for a discount', 'price', 'customers', 'saying no'],
    description: 'Answer a customer who asks for a discount, and keep your price or trade for it.',
    prompt: `
      A customer wants [share or amount] off [product or work], priced at [price]. Reason given: [reason]. My cost is about
      [amount]; below [amount] I lose. They are [new, regular, large]. I would [hold the price, give something for something].

      Write three replies of sixty words: a friendly no with one honest reason; a yes in exchange, such as quicker payment, a
      smaller scope or a later date; and an extra that costs me little. No apology for the price.

      Then the sentence for saying it aloud at the counter, and what to do when they answer "others are cheaper". Tell me if the
      request shows that my offer is unclear.`,
  },
  {
    id: 'new-client-welcomed',
    added: '2026-11-28',
    tags: ['client onboarding', 'new client', 'welcome pack', 'client questionnaire'],
    description: 'Welcome a new client: first email, questionnaire, and what happens when.',
    prompt: `
      A client has just signed with me, a [trade], for [service]. What I need from them: [access, texts, measurements, decisions].
      How I work: [steps, hours, channel]. What went wrong with earlier clients: [what].

      Write the welcome email, at most 150 words: thanks, the first date, the three things I need and by when. Then a
      questionnaire of ten questions; each says why I ask. Leave out what I could find out for myself.

      Add a page "How we work together": replies, changes, payment, holidays, whom to call. Finish with my own checklist for the
      first two weeks.`,
  },
  {
    id: 'papers-chased-kindly',
    added: '2026-11-28',
    tags: ['missing documents', 'document request', 'chasing a client', 'reminder'],
    description: 'Ask a client for missing documents, answers or an approval until they come.',
    prompt: `
      I wait for [documents, texts, photos, a signature, approval] from [client or customer] so that I can [work]. Asked so far:
      [dates, how]. Due on [date]. If it comes late: [what happens]. They are probably [busy, lost, avoiding something].

      Write a first request with a numbered list, each item with where it is found and an example. Then two reminders, shorter
      each time, the second with the new date if nothing arrives. No reproach.

      Offer an easier way to answer: a photo, a call of ten minutes, yes or no. Tell me which items I could do without.`,
  },
  {
    id: 'extra-work-named-as-extra',
    added: '2026-11-28',
    tags: ['scope creep', 'extra work', 'change request', 'free changes', 'freelancer'],
    description: 'Answer a client who keeps asking for more changes than were agreed.',
    prompt: `
      We agreed on [work, rounds of changes] for [price]. Now [client] asks for [new wishes], the [number] time. So far I have
      done for free: [what]. I want to [keep them, be paid, stop]. How they will take it: [guess].

      First sort the wishes: agreed, small favor, new work. Then write an email of 120 words that thanks them for the idea, says
      what is in and what is new, and gives price and date for the rest, with two choices.

      Add a line for the telephone and a change form with five fields for next time. Show me which sentence in my offer left the
      door open.`,
  },
  {
    id: 'product-offered-to-shops',
    added: '2026-11-28',
    tags: ['wholesale', 'stockist', 'retail buyer', 'line sheet'],
    description: 'Offer your product to a shop: the wholesale email, the visit, the price list.',
    prompt: `
      I make [product] and want [shop or kind of shop] to sell it. Shop price: [price]; my cost: [cost]; what I can deliver a
      month: [number]. Sold so far: [where, how many]. Why it suits their customers: [reason, what stands on their shelves].

      Work out the wholesale price and tell me if it leaves both of us enough. Then an email of 110 words to the owner by name:
      what, for whom, one figure, an offer of samples. No life story.

      Add a one-page price list: items, minimum order, delivery, returns, terms. Prepare five questions they will ask, a word
      about sale or return, and a follow-up after ten days.`,
  },
  {
    id: 'rate-that-carries-you',
    added: '2026-11-28',
    tags: ['hourly rate', 'what to charge', 'set prices', 'break-even', 'pricing'],
    description: 'Work out what to charge: an hourly rate, a day rate, a break-even point.',
    prompt: `
      What should I charge as [trade] in [place]? I want to earn [amount] a month after tax. Costs a month: [rent, tools,
      insurance, car]. Hours I can really sell: [hours]. Material for a typical job: [amount]. Others take: [prices I know].

      Calculate step by step and show every line: year, weeks off, unpaid hours, costs, tax set aside. Give the lowest rate that
      works, a sound one, and how many jobs a month break even.

      Then price three of my usual jobs: [jobs]. Say which number decides most and what happens if it is a fifth worse. Taxes
      differ: mark what I should ask an accountant.`,
  },
  {
    id: 'checklist-for-opening-and-closing',
    added: '2026-11-28',
    tags: ['opening checklist', 'closing checklist', 'cleaning checklist', 'stocktake', 'checklist'],
    description: 'Make a checklist for a shop, salon or kitchen: opening, closing, cleaning, stocktake.',
    prompt: `
      Staff at [place] should [open, close, clean, count stock] without asking me. Rooms and machines: [list]. What is forgotten:
      [what]. Time for it: [minutes]. Who does it: [role, how new]. Rules of hygiene or safety: [rules].

      Make a list in the order of a walk through the rooms, each line one action with a verb and how one sees that it is done.
      Daily, weekly and monthly tasks apart. At most a page each.

      Mark the lines that must never be skipped. Add a field for name and time, and what to do when something is broken or a count
      does not agree.`,
  },
  {
    id: 'terms-for-a-small-trade',
    added: '2026-11-28',
    tags: ['terms and conditions', 'service contract', 'photography contract', 'client contract'],
    description: 'Draft terms or a contract for a small service: photographer, dog walker, cleaner, tutor.',
    prompt: `
      My service is [photography, dog walking, cleaning, tutoring] for [private people, firms] in [country]. What is included:
      [what]. Price and when it is due: [terms]. Cancelling: [rules]. What could go wrong: [rain, illness, damage, a lost key, a
      bitten hand].

      Draft it in plain words, a page and a half: what I do, what the client does, money, cancelling, liability, pictures and
      data, how it ends. After each point one line in italics: why it is there.

      Mark gaps with [?]. List five points where the law of my country has the last word, to be asked of a lawyer or my
      association.`,
  },
  {
    id: 'delay-told-in-time',
    added: '2026-11-28',
    tags: ['delay notice', 'late project', 'client email', 'missed deadline'],
    description: 'Tell a client or customer in time that work will be late.',
    prompt: `
      The [project or order] for [client] was due on [date] and will be ready on [date, or not known]. True reason: [reason]. What
      is finished: [what]. What hangs on it for them: [what]. We can offer: [part now, help, a discount].

      Write an email of 110 words: the new date in the first two sentences, the reason in one, what they get meanwhile, what I do
      so that it holds. No "due to unforeseen circumstances".

      Then a version for the phone, since a call may be kinder, and an answer to an angry reply. Warn me if the new date is a hope
      and not a plan.`,
  },
  {
    id: 'client-report-on-a-page',
    added: '2026-11-28',
    tags: ['client report', 'monthly report', 'client update', 'progress report'],
    description: 'Write a monthly report or update for a client, on one page.',
    prompt: `
      Each month [client] gets a report from me on [service]. This month: [work done, hours]. Results: [figures, last month for
      comparison]. What did not work: [what]. Waiting for: [decisions]. They care most about [what] and read [how much].

      One page: a headline with the month's result, three figures with what they mean, what was done for the money, what stands in
      the way, what comes next with dates.

      Say bad news early and with the plan. Mark each cause as known or supposed. End with the one decision I need, and an email
      of three lines to send it with.`,
  },
  {
    id: 'words-for-a-small-surface',
    added: '2026-11-28',
    tags: ['business card', 'gift voucher', 'van lettering', 'chalkboard', 'signage'],
    description: 'Find the few words for a business card, gift voucher, van, chalkboard or loyalty card.',
    prompt: `
      It has to fit on [business card, voucher, van side, chalkboard, loyalty card, label]. Business: [name, what, where, for
      whom]. Must stand there: [phone, web, license]. What people should do when they see it: [call, come in, remember]. Look:
      [plain, playful].

      Give me six versions. Count the words of each and say from how far and for how long it is read. What we do comes before any
      slogan; no "quality and service".

      For a voucher add its conditions in thirty words: value, until when, what for. Show the best version laid out line by line,
      and what I may leave off.`,
  },
  {
    id: 'business-passed-on',
    added: '2026-11-28',
    tags: ['selling a business', 'succession', 'business handover', 'exit plan'],
    description: 'Prepare to sell a business or hand it over to family or staff.',
    prompt: `
      After [years] I want to [sell, hand to my daughter or to staff, close] my [business] in [place]. Sales and profit: [rough
      figures, three years]. What hangs on me: [customers, skills, passwords]. Staff: [number]. By when: [date]. What worries me:
      [worry].

      Set out the road in stages with dates: put papers in order, make it run without me, find the price, talk, hand over. For
      each stage, what a buyer or successor will ask to see.

      Draft a description of 200 words that does not give away who we are. List what only an accountant, a lawyer or the bank can
      settle, and how and when I tell staff and customers.`,
  },
  {
    id: 'away-day-with-a-point',
    added: '2026-11-28',
    tags: ['away day', 'team away day', 'kickoff', 'team retreat', 'team day'],
    description: 'Plan a team away day, a retreat or a project kickoff: agenda, breaks, results.',
    prompt: `
      [Number] people of [team] come together for [hours or days] at [place]. Why now: [reason]. What must be clear at the end:
      [decision, plan, trust]. Mood: [mood]. Who never speaks, who always does: [types]. Budget: [amount].

      Give me an agenda with times: arriving, one thing that matters in the morning while heads are fresh, a walk or lunch, work
      in threes, decisions, an end on time. For each part who leads, what is on the table, what comes out.

      A third of the day stays free for talk. Nothing that makes anyone look foolish. Write the invitation, and the note of one
      page that goes out on the next day.`,
  },
  {
    id: 'club-rules-on-paper',
    added: '2026-11-28',
    tags: ['club rules', 'club constitution', 'code of conduct', 'safeguarding policy'],
    description: 'Write a club’s constitution, code of conduct or safeguarding policy.',
    prompt: `
      Our [club, community group, charity] of [number] members in [country] needs [constitution, code of conduct, safeguarding
      policy]. What we do: [activities]. Children or vulnerable people: [yes, no, who]. What happened that made us write it:
      [case, without names]. Who asks for it: [bank, funder, association].

      Draft it in short numbered points that a new member understands: purpose, members, money, meetings and votes, or behavior,
      reporting, what follows. Two pages at most.

      For safeguarding, put first whom to call and what not to promise. Mark what our association or the law prescribes, so that I
      can fetch the official model. End with the motion by which the members adopt it.`,
  },
  {
    id: 'members-welcomed-and-reminded',
    added: '2026-11-28',
    tags: ['membership renewal', 'membership fees', 'new members', 'welcome letter'],
    description: 'Write to members: a welcome, a renewal reminder, a fee that has not been paid.',
    prompt: `
      Our [club, society, gym, choir] has [number] members and needs a letter to [new members, those whose year ends, those who
      owe fees]. Fee: [amount, how to pay, until when]. What the year brought: [events]. What members get: [what]. Contact:
      [name].

      Write it in 130 words with the one thing to do in the first lines. For a renewal: two things they helped to make possible.
      For an unpaid fee: assume it was forgotten, and offer a quiet word if money is short.

      Then a second reminder, a text message of thirty words, and a friendly last letter that ends the membership without a
      quarrel.`,
  },
  {
    id: 'host-script-for-an-evening',
    added: '2026-11-28',
    tags: ['mc script', 'master of ceremonies', 'introduce a speaker', 'host', 'welcome speech'],
    description: 'Host an event: an MC script, a welcome, the introduction of a speaker, thanks.',
    prompt: `
      I host [wedding, gala, concert, conference] on [date] before [number] guests. Running order: [list with times]. People to be
      named, and how their names are said: [list]. About each speaker: [two facts]. What must be announced: [fire exit, raffle,
      food]. Tone: [tone].

      Write my script in short spoken paragraphs: welcome, each introduction in sixty words with one fact that is not in the
      program, links, thanks, goodbye. The name comes last, so that applause follows.

      Give me lines for a late speaker, a dead microphone and an empty quarter of an hour. No jokes about the couple or the
      sponsor that I have not allowed.`,
  },
  {
    id: 'sponsor-me-for-the-run',
    added: '2026-11-28',
    tags: ['sponsor me', 'charity run', 'fundraising page', 'donations'],
    description: 'Ask friends and colleagues to sponsor you for a charity run, walk or challenge.',
    prompt: `
      On [date] I will [run, swim, shave my head, walk] for [charity]. Why this cause: [reason, as private as I like]. Goal:
      [amount]. So far: [amount]. What a gift does: [example from the charity]. I will write to [friends, colleagues, a street,
      customers].

      Write the text of the page in 150 words, beginning with the reason and not with me. Then a message of forty words to
      somebody close, one for the group chat at work, and a reminder in the last week with something new to tell.

      Add thanks that name the giver, and an update after the finish. No guilt, no medals for myself.`,
  },
  {
    id: 'charity-auction-and-raffle',
    added: '2026-11-28',
    tags: ['charity auction', 'raffle', 'silent auction', 'fundraising event'],
    description: 'Run a charity auction or raffle: prizes, letters to donors, rules, the evening.',
    prompt: `
      We hold [auction, silent auction, raffle] for [cause] on [date] at [place] with [number] guests. Prizes so far: [list].
      Shops we could ask: [list]. Helpers: [number]. Last time it brought: [amount, what went wrong].

      List twenty prizes worth more than they cost, promises of time among them. Write the letter to a shop in 90 words, with what
      they get for it. Then descriptions of three lots in forty words and a starting price.

      Give me the plan of the evening, the words with which the auction opens, and a poster text. Remind me that raffles may need
      a license where we live.`,
  },
  {
    id: 'planning-objection-that-counts',
    added: '2026-11-28',
    tags: ['planning objection', 'planning application', 'objection letter', 'council'],
    description: 'Object to a planning application, or support one, with reasons that count.',
    prompt: `
      A plan for [building, extension, road, change of use] at [address], reference [number], is before [council] in [country];
      comments are due on [date]. I live [where]. What troubles me: [light, noise, traffic, trees, parking]. What I have seen or
      measured: [facts, photos, dates].

      Sort my points: what an authority is allowed to weigh, and what it will ignore, such as the price of my house. Ask me for
      what is missing.

      Then write a letter of 250 words, strongest point first, each with its fact and what change would help. No guesses about the
      neighbor's motives. Add forty words for neighbors who want to write their own.`,
  },
  {
    id: 'client-silent-after-delivery',
    added: '2026-11-28',
    tags: ['client gone silent', 'delivered work', 'unpaid work', 'no reply', 'follow-up'],
    description: 'Write to a client who has gone silent after you delivered the work, and get it approved and paid.',
    prompt: `
      I delivered [work] to [client] on [date] by [email, link, post]. Since then: [silence, “will look at it”, nothing after
      a question]. Agreed: [price, deposit, rounds of changes, when it is paid]. Still open: [approval, last payment, files].
      I would [like, not like] to work for them again.

      Write three messages. The first, after a week, takes for granted that they are busy and asks one question that can be
      answered with yes. The second names what was delivered, what is due and a date. The third says what happens on that
      date: work counts as accepted, invoice sent, files or support held back, only as far as our agreement allows.

      Add what to say in a phone call of two minutes, whom else at the client’s I could ask, and when a letter or a small
      claim makes sense.`,
  },
  {
    id: 'rate-raised-for-one-client',
    added: '2026-11-28',
    tags: ['rate increase', 'raise my rates', 'freelance rates', 'existing client'],
    description: 'Tell a client you have worked with for long that your rates are going up.',
    prompt: `
      For [client] I have done [work] since [year] at [old rate]. From [date] it will be [new rate]. True reasons: [costs,
      more experience, wider work, never raised]. They bring me [share] of my income. They tend to [haggle, pay late, be
      fair]. Running work: [what].

      Write an email of at most 130 words to this one person: thanks for something in particular, the new rate and its date,
      what stays as it is, how running work is charged. One reason, no apology, no question mark behind the price.

      Then my answers if they say it is too much, ask for the old price once more, or do not reply. Name what I could cut or
      trade before I give in, and the sum below which I had better leave. Check that the notice I give fits our contract.`,
  },
  {
    id: 'repair-bill-explained',
    added: '2026-11-28',
    tags: ['repair estimate', 'repair bill', 'garage', 'workshop', 'customer'],
    description: 'Explain a repair estimate or bill to a customer: a car, a bike, a clock, an instrument.',
    prompt: `
      My workshop repairs [cars, bikes, clocks, shoes, instruments]. Customer: [knows little, is suspicious, loves the thing].
      They came because of [complaint]. We found: [faults, with what we saw or measured]. Parts: [prices]. Hours: [number,
      rate]. What can wait: [list].

      Write a message of 150 words for somebody who knows no terms: what is wrong, what it does if left, what we would do,
      what it costs. Part it into must, should and can wait, each with its sum. Say why it takes the hours it takes, in one
      picture from daily life.

      Ask for a clear yes before we begin. Add what to say when the bill grows during the work, and when the thing is no
      longer worth repairing, with the choices left. Nothing that frightens, and no fault we have not found.`,
  },
  {
    id: 'calls-answered-by-a-script',
    added: '2026-11-28',
    tags: ['call center', 'call script', 'call quality', 'angry callers', 'retention'],
    description: 'Write a call center script or a scoring sheet for calls: greeting, complaint, cancellation.',
    prompt: `
      Our call center answers for [company]. Calls of this kind: [cancellation, complaint, order, fault]. What agents may do
      by themselves: [refund up to, discount, call back]. What goes to a supervisor: [cases]. Where calls go wrong today:
      [notes or examples]. Length we aim for: [minutes].

      Write the call as steps with sentences that a person would say: greeting, one question, repeat the concern, solve or
      pass on, close. Give two ways of wording for each step, a branch for anger, for silence, and for a caller who wants to
      cancel and means it: one offer, then do it.

      Then a scoring sheet of ten points that two listeners would mark alike, each with what it sounds like when good and when
      poor. Mark sentences the law wants us to say.`,
  },
  {
    id: 'day-told-to-the-owner',
    added: '2026-11-28',
    tags: ['daily report', 'dog walk report', 'pet sitter', 'update for owners'],
    description: 'Write a short report on the day for owners or families: dog walker, pet sitter, kennel, stable.',
    prompt: `
      While [owner] was away I looked after [animal, name]. Today: [times, where we went, food, water, toilet, medicine,
      sleep, play]. Something that made me smile: [moment]. Something that worries me: [limp, ate nothing, a scrap with
      another dog]. They like [short texts, every detail].

      Write the report in at most 90 words, warm and exact: first that all is well, or what is not, then the day in order,
      then the moment. If something happened, say what I saw and what I did, and leave the diagnosis to a vet.

      Make a card out of it that I can fill in within two minutes after every visit, with boxes to tick and one free line.
      Give three ways to word a worry so that the owner is neither frightened nor fooled.`,
  },
  {
    id: 'care-card-for-what-you-sell',
    added: '2026-11-28',
    tags: ['care card', 'care instructions', 'aftercare', 'product care'],
    description: 'Write a care card for what you sell: flowers, plants, knitwear, leather, clocks, jewelry.',
    prompt: `
      I sell [flowers, plants, knitwear, leather goods, candles, restored clocks]. The piece: [material, age, maker]. It is
      ruined by: [sun, water, dry heating, winding too far]. It needs: [what, how often]. What customers always ask:
      [questions]. The card measures [size].

      Write the front: a line of thanks and the three things that count most, each a short order with its reason. The back:
      care by day, month and year, first aid for the two mishaps that happen most, and when to bring it to somebody who knows.

      Plain words that a person understands who got it as a present. Then a version in forty words for a tag. Leave out what
      you are not sure of for this material and list it for me to check.`,
  },
  {
    id: 'class-described-for-beginners',
    added: '2026-11-28',
    tags: ['class description', 'workshop description', 'dance class', 'timetable'],
    description: 'Describe a class or workshop so that the right people sign up: dance, yoga, pottery, music.',
    prompt: `
      I teach [dance, yoga, pottery, singing, self-defense] at [place]. The class: [name, level, ages, day, length, price].
      What happens in an hour: [order]. What people can do after one term: [what]. Who hesitates, and why: [too old, no
      partner, not fit, shy]. What to bring: [list].

      Write the description in 90 words: who it is for, what they will do in the first hour, what they will be able to do
      later, what they need. Speak to the one who hesitates, without promising a new life.

      Then a version of 30 words for a timetable, a title that says level and kind, and five answers for the page: trial
      class, missed classes, injuries, partner, clothes. Say what would make the wrong people come, and how to word it.`,
  },
  {
    id: 'helpers-thanked-by-name',
    added: '2026-11-28',
    tags: ['thank volunteers', 'thank-you note', 'helpers', 'pta', 'school event'],
    description: 'Thank volunteers or parents who helped at an event: PTA, fair, team, charity.',
    prompt: `
      This is for [number] people who helped on [date] at [school fair, bake sale, match, clean-up]. Who did what: [names and deeds]. What
      came of it: [sum raised, people who came, what it will pay for]. A small scene worth keeping: [scene]. It goes out by
      [card, email, newsletter, post], signed by [who].

      Write a note of 80 words to all of them: the scene, what they made possible, thanks. It asks for nothing: no next date,
      no form. Name people only if everybody who helped can be named.

      Then three lines for cards to single helpers, each with a deed of their own, one for the person who washed up and was
      seen by nobody, and one for a firm that gave something. Leave out words such as “amazing” and “heroes”. Tell me whom my
      list may have forgotten.`,
  },
  {
    id: 'service-log-kept',
    added: '2026-11-28',
    tags: ['maintenance log', 'service log', 'maintenance schedule', 'machines'],
    description: 'Make a maintenance plan and service log for a boat, tractor, van or machine.',
    prompt: `
      We keep [boat engine, tractor, van, oven, sewing machine], [make, year, hours or miles]. It is used [how often, where].
      The manual says: [intervals]. Done so far: [list with dates]. What has failed before: [what]. Who does the work: [us, a
      workshop]. Records are for [us, insurer, buyer, inspector].

      Make a plan by interval: before each use, monthly, by hours, once a year, before winter. Each line with the sign that it
      is due and what happens if it is skipped. Use only intervals from the manual; where I gave none, leave [manual] and ask.

      Then a log as a table: date, hours, what was done, parts with numbers, cost, by whom, next due. Put in what I told you.
      Add a list of spares to keep at hand, and a summary of ten lines for a buyer.`,
  },
  {
    id: 'form-people-fill-in',
    added: '2026-11-28',
    tags: ['form', 'sign-up sheet', 'record sheet', 'registration form', 'consent form'],
    description: 'Make a form, sign-up sheet or record sheet that people fill in correctly: club, school, farm.',
    prompt: `
      Make me a [sign-up sheet, registration form, consent form, record sheet] for [cake stall, trip, club, calving,
      temperatures]. It is filled in by [who], [on paper, on a phone, in a barn with cold hands]. Afterwards somebody must
      [decide, count, ring, prove] something: [what].

      Start from that use: list what is needed for it, and strike what would only be nice to know. Then lay out the form:
      title, one sentence on why, fields in the order in which people think, boxes instead of free text where answers repeat,
      an example in the field that is misread most.

      Say which answers are private, who may see them, and when they are thrown away. Add the line that goes with it when it
      is handed out, and three made-up entries, one of them careless, to see where it breaks.`,
  },
  {
    id: 'voice-on-the-line',
    added: '2026-11-28',
    tags: ['voicemail greeting', 'answering machine', 'hold message', 'phone menu'],
    description: 'Word a voicemail greeting, a hold message or a phone menu for a business or practice.',
    prompt: `
      The phone of [practice, shop, workshop, office] rings, and nobody can come: [evening, lunch, busy, holiday until date].
      Callers mostly want: [three things]. What cannot wait: [emergency and number]. Other ways: [website, email, messenger].
      Voice: [warm, brisk]. Languages: [which].

      Write a greeting of at most 20 seconds when spoken: who we are, when somebody answers again, what to leave, where to
      turn if it is urgent. A second for holidays, a third for waiting on hold, and no sentence that calls the caller
      important.

      If there is a menu, at most four choices, the choice before the number, the most wanted first, and always a way to a
      person. Mark pauses, and write numbers as they are spoken. Give me a short test to do with somebody who has never rung
      us.`,
  },
  {
    id: 'members-won-for-a-group',
    added: '2026-11-28',
    tags: ['new members wanted', 'singers wanted', 'audition notice', 'recruit members'],
    description: 'Win new members for a choir, band, team or club: a notice, an audition call, the first evening.',
    prompt: `
      Our [choir, band, drama group, team, chess club] looks for [tenors, a drummer, girls under twelve, anybody]. We meet
      [day, place, cost]. What we do this year: [concert, league, play]. Level needed: [none, some, audition]. Who comes now:
      [ages, mood]. They stay away because: [shy, think it is full].

      Write a notice of 60 words for a wall: who is wanted, what they will do on the first evening, when and where, one name
      to ask. Answer the reason for staying away in half a line. No “all welcome” alone.

      Then a post, a message that members can forward to one friend, and, if there is an audition, a call that says what to
      prepare, how long it takes and when they hear. Plan the first evening for a newcomer, and what we write to those we
      cannot take.`,
  },
  {
    id: 'seasonal-hands-hired',
    added: '2026-11-28',
    tags: ['employment contract', 'work contract', 'seasonal workers'],
    description: 'Draft an employment contract or offer letter for a small firm: season, part time, first employee.',
    prompt: `
      We are [farm, café, harbor, shop] in [country] and take on [person, job] from [date], [for the season, part time, for
      good]. Pay: [rate, when]. Hours: [days, early or late, weekends]. Extras: [room, meals, tips, tools]. Trial period:
      [length]. What we have promised by word of mouth: [what].

      First an offer letter of 120 words, friendly, with everything the person needs in order to say yes. Then a contract in
      plain sentences: work, place, hours and breaks, pay and what is taken off for room or meals, leave, illness, notice,
      keys and tools, what is kept secret.

      Write [law] wherever the country, a wage floor or a collective agreement decides, and list those points as questions for
      an adviser. Tell me which promise of mine is missing, and what must be registered before the first day.`,
  },
  {
    id: 'hall-let-by-the-hour',
    added: '2026-11-28',
    tags: ['hall hire', 'room hire', 'hire agreement', 'booking form'],
    description: 'Let a hall or room for hire: reply to inquiries, prices, hire agreement, rules for the key.',
    prompt: `
      We let [church hall, clubhouse, studio, barn] in [place] for [parties, classes, meetings, weddings]. Seats: [number].
      Kitchen, parking, sound: [what]. Prices now: [list, for members, for charities]. What went wrong: [noise, mess, lost
      key, unpaid]. Closed for: [days]. Who opens the door: [who].

      Make a price list that can be read at a glance, with what is included. A reply to an inquiry, in 90 words, with three
      questions and how the date is held. Then an agreement of one page: times with setting up and clearing away, deposit,
      cancellation, noise, candles, alcohol, damage, keys.

      Add a sheet for the wall on leaving the room, and a kind letter to a hirer who left a mess. Mark what our insurance,
      license or fire rules must say.`,
  },
  {
    id: 'donors-thanked-with-what-it-did',
    added: '2026-11-28',
    tags: ['thank donors', 'donor thank-you letter', 'thank-you note', 'donations', 'charity'],
    description: 'Thank donors after a gift or an appeal, and say what their money did.',
    prompt: `
      We are [charity, church, club, school]. [Number] people gave [sum] for [purpose] in [months]. What it has paid
      for so far: [facts]. What is still open: [what]. One person or place it touched: [story, with consent]. Signed
      by [name, office]. It goes by [letter, card, email].

      Write a letter of 150 words to all who gave: the scene first, then the sum and what became of it, then thanks.
      It asks for nothing, and nobody is called a hero.

      After it three openings by kind of donor: first gift, many years, a large sum; a card in 40 words for a child or
      a class that collected; one line for the receipt. If something was not reached, say so in one honest sentence.
      Mark what I must prove before it is printed.`,
  },
  {
    id: 'clients-greeted-for-the-holidays',
    added: '2026-11-28',
    tags: ['client greetings', 'new year', 'christmas message', 'clients'],
    description: 'Send clients a greeting for Christmas, New Year or another holiday without selling anything.',
    prompt: `
      Our firm: [what, how large, tone]. The occasion: [Christmas, New Year, Eid, Diwali, Lunar New Year, summer
      break]. Clients: [kinds, countries, beliefs if known]. What we did together this year: [two or three things].
      Closed from [date] to [date]; urgent matters: [contact].

      Write four versions: a card of 25 words, an email of 70, a post, and one by hand for a client of many years with
      a thing only we two remember. A wish first, our dates last. No offer, no discount, no look back at our own
      success.

      Add a neutral version for people whose feasts I do not know, a subject line for each email, and an answer for
      those who write back. Tell me when to send it so that it does not drown.`,
  },
  {
    id: 'toolbox-talk-of-ten-minutes',
    added: '2026-11-28',
    tags: ['toolbox talk', 'safety briefing', 'work safety', 'construction'],
    description: 'Prepare a toolbox talk or safety briefing of ten minutes for one job.',
    prompt: `
      Tomorrow my crew of [number] does [job: ladders, digging, lifting, hot work, forklifts] at [site]. Experience:
      [new, mixed, languages]. Weather and neighbors: [what]. What nearly went wrong lately: [near miss]. Our rules
      and the maker's instructions: [paste].

      Plan ten minutes on my feet: one true short story, the three things that hurt people in this job, what we do
      about each here tomorrow, who checks it, when anybody may stop the work. Spoken sentences, no paragraphs read
      aloud.

      Three questions to the crew that show whether it arrived, a sheet to sign with date and topic, a version in
      simple words for those who learn the language. Take numbers and limits only from what I pasted; mark the others
      [check the rule].`,
  },
]);
