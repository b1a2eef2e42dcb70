import { entriesOf } from './entries.ts';

export default entriesOf('Analytics & Reporting', [
  {
    id: 'monthly-seo-report-for-boss',
    added: '2026-11-02',
    tags: ['seo report', 'stakeholders', 'monthly report'],
    description: 'Write the monthly SEO report a busy manager will read.',
    prompt: `
      Write the monthly search report for [manager], who has four minutes. Figures: [paste this month, last month, same month last year].
      Work done: [list]. Known events: [launches, outages, holidays].

      First three sentences: what changed, why as far as we know, what we do next. Then one table with no more than six rows. Then
      "What we do not know yet". Compare with last year before last month.

      Every cause must be labeled known, likely or guess. No praise for our own work and no number without its comparison. At most
      350 words. Add the question the manager will probably ask, and its answer.`,
  },
  {
    id: 'traffic-drop-investigation',
    added: '2026-11-02',
    tags: ['traffic drop', 'diagnosis', 'search console'],
    description: 'Investigate a drop in organic traffic step by step.',
    prompt: `
      Organic visits to [site] fell by [percent] between [date] and [date]. Lead me through the investigation one step at a time.

      In each step tell me which single report to open, what to compare, and which two outcomes are possible; then wait for what I
      found. Begin with the question whether the drop is real (tracking, consent, filters), continue with where it sits (pages,
      queries, devices, countries), and come to causes last.

      Keep a running list of suspects with reasons for and against. Stop when one explains the size and the date of the
      drop, and propose the smallest step that would confirm it.`,
  },
  {
    id: 'search-console-quick-wins',
    added: '2026-11-04',
    tags: ['search console', 'quick wins', 'click-through rate'],
    description: 'Find pages where small changes could bring clicks soon.',
    prompt: `
      Find quick wins in this Search Console export: [query, page, clicks, impressions, CTR, position].

      Look for three patterns: good position and few clicks for it; positions 5 to 15 with many impressions; one query spread over
      several pages. Compare click rates with other rows of similar position in this export, not with averages from elsewhere.

      List up to twelve opportunities: row, pattern, suggested change, expected effect as "small", "fair" or "large". For the top four write
      the new title or paragraph right away. Exclude searches for our own name, [brand].`,
  },
  {
    id: 'content-performance-story',
    added: '2026-11-04',
    tags: ['content performance', 'reporting', 'insights'],
    description: 'Explain what a quarter of content achieved, and what it did not.',
    prompt: `
      Tell the story of our content in [quarter] from these figures: [title, date, visits, time, sign-ups or sales, links]. Aim of the
      quarter: [aim].

      Group pieces by topic and format before judging, since single pieces are mostly luck. Which group served the aim? Which
      was liked and served nothing? What did older pieces contribute compared to new ones?

      Write 300 words for the team, with one chart suggestion (say which columns). Then three decisions: more of, less of, try. Attach to
      each the figure that would prove it wrong next quarter.`,
  },
  {
    id: 'tracking-plan-for-content-site',
    added: '2026-11-06',
    tags: ['tracking plan', 'events', 'measurement'],
    description: 'Draft a tracking plan that starts from decisions, not from clicks.',
    prompt: `
      Draft a tracking plan for [site]. Decisions we want to make with the data: [decisions]. Tools: [tools]. Privacy rules we
      follow: [rules].

      For each decision name the question, the measure, the event needed with its name and properties, where it fires, and how to test
      it. Use one naming scheme and show it. If a decision needs no new event, say so.

      Table first, then a list of popular events we should not collect, because nobody would act on them. Flag any property that
      could identify a person. Limit: 15 events.`,
  },
  {
    id: 'dashboard-one-screen',
    added: '2026-11-06',
    tags: ['dashboard', 'kpis', 'visualization'],
    description: 'Design a one-screen dashboard with reasons for every number.',
    prompt: `
      Design a dashboard on one screen for [role], who looks at it every [day or week] and can change [levers]. Data available: [sources].

      At most seven elements. For each: the question it answers, figure or chart type, comparison, the threshold at which someone acts,
      and who. Arrange them by urgency from top left, and describe the layout in words.

      Put "nothing to do" into the design: what does the screen look like on a normal day? Reject three figures that
      people will ask for and give the polite reason. Say what should be in a monthly report instead.`,
  },
  {
    id: 'ab-test-plan-and-reading',
    added: '2026-11-09',
    tags: ['a/b testing', 'experiments', 'statistics'],
    description: 'Plan an A/B test and agree beforehand how to read it.',
    prompt: `
      Plan an A/B test: we want to know whether [change] on [page] affects [measure]. Visitors per week: [number]. Present rate: [rate].

      Write the hypothesis with its reason. Work out how long the test must run to notice a difference of [size], showing the calculation.
      If it would take longer than two months, say so and suggest a bolder change or another method.

      Fix in advance: when we stop, what counts as yes, no and unclear, which side effects we watch. Draft the note in which we
      will report each of the three outcomes, so that nobody can be tempted later.`,
  },
  {
    id: 'competitor-visibility-summary',
    added: '2026-11-09',
    tags: ['competitor analysis', 'share of search', 'reporting'],
    description: 'Summarize how visible you are compared with competitors.',
    prompt: `
      Summarize our visibility compared with these competitors: [tool export: domain, keywords ranked, positions, estimated traffic, two dates].
      Our strategy: [one sentence].

      Say who gained, who lost, and in which topics, grouping keywords yourself. Treat tool estimates as rough; ignore differences below
      [percent]. Distinguish movement that touches our business from movement that does not.

      200 words for people outside the SEO team, a table of topic by domain, and two questions worth looking into. Do not
      recommend copying whoever grew fastest; ask first what it probably cost them.`,
  },
  {
    id: 'explain-metric-to-client',
    added: '2026-11-12',
    tags: ['client communication', 'metrics', 'explanation'],
    description: 'Explain a confusing metric to a client who is worried about it.',
    prompt: `
      A client is worried because [metric] went from [value] to [value]. Their business: [business]. What else we see: [figures].

      Explain in under 180 words what the metric counts, what it cannot see, and what moved it here. Use one comparison from
      the client's own trade. Then say clearly whether to worry: yes, no, or not yet, with the figure that decides.

      No formulas, no abbreviations without their meaning, no blame on updates we cannot prove. Offer two versions, one for a
      phone call with pauses for questions, one for email.`,
  },
  {
    id: 'attribution-sanity-check',
    added: '2026-11-12',
    tags: ['attribution', 'conversions', 'channels'],
    description: 'Question an attribution report before budgets are moved.',
    prompt: `
      Before we move budget between channels, question this attribution report: [channel, cost, conversions, value, model used]. Facts about
      our sales: [length of decision, phone orders, repeat buyers, offline ads].

      List what the model cannot know in our case and in whose favor it errs. Estimate the direction, not the size. Which
      channels probably harvest what others sowed?

      Suggest three cheap checks, such as a pause in one region, a survey question at checkout, or a code on flyers, with the
      wording or set-up. End with what we may decide today and what has to wait.`,
  },
  {
    id: 'survey-answers-coding',
    added: '2026-11-16',
    tags: ['surveys', 'qualitative research', 'analysis'],
    description: 'Sort open survey answers into themes you can check.',
    prompt: `
      Sort these open answers to the question "[question]": [paste, numbered].

      Read all of them before making themes. Define six to ten themes in a sentence each, so that two people would sort alike. Assign every
      answer to one or two of them by number; put the unclear ones under "unclear" and do not force them.

      Report a table with theme, count and two typical quotes, word for word. Then mention what surprised you, what few people said but strongly,
      and what the question itself may have suggested to them. Do not turn counts into percentages below 50 answers.`,
  },
  {
    id: 'spreadsheet-formulas-for-seo-data',
    added: '2026-11-16',
    tags: ['spreadsheets', 'formulas', 'data cleaning'],
    description: 'Get spreadsheet formulas for a data chore, with checks.',
    prompt: `
      I have a spreadsheet in [Excel or Google Sheets] with these columns: [letters, names, two sample rows]. I need: [for example the clicks per
      folder, brand and non-brand split, month-over-month change].

      Give the formulas, the cell each goes into, and how far to fill it down. Explain in one sentence per formula what it does. Handle empty
      cells, text in number columns, capital letters and trailing slashes.

      Add a check I can do by hand on three rows to see that the result is right. Prefer two simple helper columns over one formula
      that nobody can read in a year.`,
  },
  {
    id: 'visitors-who-leave-at-once',
    added: '2026-11-26',
    tags: ['bounce rate', 'engagement', 'user experience', 'landing page'],
    description: 'Find out why visitors leave a page right away, and lower the bounce rate.',
    prompt: `
      Many visitors leave this page right away: [URL or pasted text]. Bounce rate by source and device: [figures]. They come from [ads, search, posts] that promise [what]. Load time: [seconds].

      Compare promise and first screen, sentence by sentence. List possible causes: wrong visitors, slow page, no answer in sight, no next step, something in the way, or simply satisfied. For each: what in my figures speaks for it, a check of ten minutes, a change of one hour.

      Order the changes by effort and effect. Tell me when a high bounce rate here is no problem.`,
  },
  {
    id: 'survey-questions-unbiased',
    added: '2026-11-26',
    tags: ['surveys', 'questionnaire', 'customer feedback', 'market research'],
    description: 'Write survey questions that do not put the answer into people’s mouths.',
    prompt: `
      Write a survey for [people], to decide [decision]. We think we know [assumption]. It may take [minutes]; they get it by [channel].

      For each question: what we would do differently after which answer. No use, no question. Past behavior before opinions, easy before personal, one thing at a time, scales with words at both ends, one open question at the end.

      Read it as somebody in a hurry and as somebody who dislikes us, and mend what they misread. Add the invitation in 50 words and how many answers would be enough.`,
  },
]);
