import { entriesOf } from './entries.ts';

export default entriesOf('Work & Career', [
  {
    id: 'resume-for-one-vacancy',
    added: '2026-11-26',
    tags: ['resume', 'cv', 'job application'],
    description: 'Fit your CV or resume to one vacancy without inventing anything.',
    prompt: `
      Here is my CV: [paste]. Here is the vacancy: [paste]. Make the first fit the second without inventing a thing.

      List the eight requirements that count and where my CV answers each: clearly, half, not at all. Rewrite the profile in three lines and
      every point under my last two jobs: verb, what I did, result with a figure from my text. Use the vacancy's words where they are true.

      Where I lack something, suggest the nearest honest experience. Ask me for figures that would help. One page.`,
  },
  {
    id: 'cover-letter-not-a-copy',
    added: '2026-11-26',
    tags: ['cover letter', 'job application', 'motivation letter'],
    description: 'Write a cover letter that says what the CV cannot.',
    prompt: `
      Write a cover letter for [job] at [employer]. The vacancy: [paste]. About me: [three things I did, with results]. Why this employer, in
      truth: [reason].

      At most 250 words. Open with the problem this job exists to solve and when I solved one like it. Middle: two of my results, told so that one
      can picture them. Close with what I would like to talk about.

      No "I am writing to apply", no list of virtues. Give me a second opening and mark each sentence that could stand in somebody
      else's letter.`,
  },
  {
    id: 'interview-rehearsal',
    added: '2026-11-26',
    tags: ['job interview', 'interview questions', 'mock interview', 'practice'],
    description: 'Rehearse a job interview with questions and frank feedback.',
    prompt: `
      Be my interviewer for [job] at [kind of employer]. The vacancy: [paste]. My CV: [paste].

      Ask one question at a time, eight in all: two about me, three about situations, two about the work itself, one that I will not expect.
      After each answer tell me what you heard, what was missing, and a better build in 60 words from my own facts. Then go on.

      At the end: my three strongest moments, one habit to lose, and five questions that I could ask them.`,
  },
  {
    id: 'questions-for-candidates',
    added: '2026-11-26',
    tags: ['interview questions', 'hiring', 'recruiting', 'hr'],
    description: 'Prepare interview questions for hiring, with what a good answer shows.',
    prompt: `
      We are hiring a [role, for instance nurse, cook or developer] for [team]. In the first half year this person must [tasks]. Must have:
      [skills]. Can be learned: [skills].

      Write twelve questions in four groups: past situations, a small real task, working with others, what they expect of us. For each: what it
      finds out, a strong answer, a weak one, a follow-up. The same for every candidate.

      Leave out whatever one may not ask, and say which of my wishes go in that direction. Add a sheet for marks from 1 to 4.`,
  },
  {
    id: 'job-ad-people-answer',
    added: '2026-11-26',
    tags: ['job ad', 'job description', 'hiring', 'recruiting'],
    description: 'Write a job ad or job description that the right people answer.',
    prompt: `
      Write a job ad for [role] at [employer] in [place]. Tasks: [list]. Pay and hours: [facts]. What is hard about the job: [truth]. What people
      like here: [truth].

      Begin with what the person will have done after a year. Five tasks in verbs, at most five requirements that are really needed, pay, hours, how
      to apply and when one hears back. No "rock star", no "fast-paced".

      Check the wording for age, gender and origin. Then cut it to a post of 60 words.`,
  },
  {
    id: 'performance-review-with-evidence',
    added: '2026-11-26',
    tags: ['performance review', 'feedback', 'appraisal', 'management'],
    description: 'Write a performance review that rests on what happened.',
    prompt: `
      Help me to write the performance review of [role] for [period]. Goals: [list]. What I saw: [notes with dates]. What others said: [notes].

      For each goal: what was reached, evidence, effect. Then two strengths to build on and one thing to change, each with a scene and not an
      adjective. Close with three goals for the next period and what I will do to help.

      Point out where I judge the person instead of the work, and where I remember only the last month. Nothing here may surprise them.`,
  },
  {
    id: 'self-review-honest',
    added: '2026-11-26',
    tags: ['self review', 'performance review', 'achievements'],
    description: 'Write your own self-review from a year of notes, neither shy nor loud.',
    prompt: `
      My self-review for [period] is due. My job: [role]. Goals: [list]. What I remember, in any order: [notes, emails, figures].

      Group it into at most four results. Each: what was wanted, what I did myself, what came of it, who can confirm. Say "we" where it was
      we. Then one thing that went badly and what I changed, and what I need from my manager.

      In all 350 words. Ask for a figure where one would be stronger. Add three questions for the conversation.`,
  },
  {
    id: 'asking-for-a-raise',
    added: '2026-11-26',
    tags: ['salary', 'negotiation', 'raise', 'career'],
    description: 'Prepare to ask for a raise or to negotiate a salary offer.',
    prompt: `
      Prepare me to ask for [raise or better offer]. Now: [pay and duties]. What changed since it was set: [results, tasks]. What I know of
      pay elsewhere: [sources]. My manager cares about [what].

      Write what I say in the first minute, with a figure in it. Then play my manager: raise the five usual objections one by one and wait
      for my answer before you show yours.

      Close with what else I could ask for, my lowest point, a graceful way to end on "not now", and the note I send afterwards.`,
  },
  {
    id: 'resignation-letter-short',
    added: '2026-11-26',
    tags: ['resignation letter', 'notice', 'handover'],
    description: 'Write a resignation letter and the talk that goes before it.',
    prompt: `
      I am leaving [employer] as [role]; my last day is [date]; my notice period is [period]. Relation to my manager: [good, tense]. The reason that I
      will give: [reason or none].

      Write the letter in at most 120 words: that I resign, from when, thanks for one real thing, an offer to hand over. No reasons beyond mine.

      Then three sentences to say in person first, an answer to "what would make you stay", a handover list, and a goodbye to
      colleagues that burns no bridge.`,
  },
  {
    id: 'reference-letter-specific',
    added: '2026-11-26',
    tags: ['recommendation letter', 'reference letter', 'letters'],
    description: 'Write a recommendation letter with scenes instead of adjectives.',
    prompt: `
      Write a letter of recommendation for [person], who applies for [place or job]. I have known them as [relation] for [time]. What I saw: [two
      or three scenes, results]. What the reader looks for: [criteria].

      One page. How I know the person; the strongest scene, told in four sentences; how they compare with others I have seen, with a
      number; one thing they are still learning, kindly; a clear last sentence and how to reach me.

      Use no praise that my scenes do not carry. Tell me where one more detail would help most.`,
  },
  {
    id: 'linkedin-profile-rebuilt',
    added: '2026-11-26',
    tags: ['linkedin profile', 'linkedin', 'profile', 'personal brand'],
    description: 'Rewrite your LinkedIn headline and About section for the right readers.',
    prompt: `
      Rework my LinkedIn profile. Headline now: [text]. About now: [text]. I want to be found by [recruiters, clients] for [work]. Proof: [results,
      figures, projects].

      Five headlines under 120 characters, each led by another strength. An About section of 180 words in the first person: the work I want, how I
      do it, two results, what to write to me about. Its first two lines must work alone.

      List ten terms that such readers type and where they now stand in the text. No buzzwords, no third person.`,
  },
  {
    id: 'difficult-email-at-work',
    added: '2026-11-26',
    tags: ['professional email', 'email writing', 'communication', 'tone'],
    description: 'Write a professional email at work: a request, a no, or bad news.',
    prompt: `
      Write an email to [recipient, role] about [matter]. I want them to [do or know] by [date]. Background: [facts]. What makes it delicate: [why].

      Subject line that says the matter. First sentence: what it is about for them. Then only the facts they need, one request, one date.
      Under 150 words. Courteous, without "just", "hope this finds you well" or three apologies.

      Add a version for a chat message and one for the case that there is no answer in a week. Tell me how each could be misread.`,
  },
  {
    id: 'to-do-list-into-a-week',
    added: '2026-11-26',
    tags: ['to-do list', 'prioritizing', 'time management', 'daily planner'],
    description: 'Sort a to-do list by what matters and turn it into a week or a day.',
    prompt: `
      This is all I have to do: [paste tasks]. Free hours this week: [by day]. Fixed dates: [list]. I work best at [time of day].

      Sort the list: do, plan, hand over, drop. Give each task a first step of ten minutes and an honest length. Then lay out the
      week: the hardest thing in my best hours, one big task a day, a third of the time left empty.

      Say what will not fit, and write the message that puts it off. For tomorrow, a plan by the hour. Ask before you drop anything.`,
  },
  {
    id: 'slides-with-headlines',
    added: '2026-11-26',
    tags: ['presentation', 'slides', 'powerpoint', 'public speaking'],
    description: 'Outline a presentation slide by slide, with notes for the speaker.',
    prompt: `
      Outline a presentation of [minutes] on [topic] for [audience], who know [what] and doubt [what]. They should leave and [do]. Material: [paste].

      One slide for two minutes at most. For each: a headline in a full sentence, what is shown (a picture, a chart, never five bullets), and
      notes of 60 words to speak from. Start with the result.

      Mark where to stop for questions, what to skip if time is short, and three questions to expect with answers from my material.`,
  },
  {
    id: 'first-weeks-of-a-new-colleague',
    added: '2026-11-26',
    tags: ['employee onboarding', 'new employees', 'hr', 'checklist'],
    description: 'Plan the first day, week and three months of a new employee.',
    prompt: `
      Plan the start of a new [role] in [team], on [date]. In three months this person should be able to [what]. They work [where, hours]. Who helps: [names]. What newcomers stumble over here: [list].

      Before the first day, first day by the hour, first week, first month, third month: what they learn, whom they meet, a small real task each week, who is responsible.

      Write the welcome message in 90 words and five questions for a talk after two weeks. Leave out every tour and every form that nobody would miss.`,
  },
  {
    id: 'icebreakers-nobody-dreads',
    added: '2026-11-26',
    tags: ['icebreakers', 'team building', 'team games', 'meeting'],
    description: 'Find icebreakers and short team games that nobody dreads.',
    prompt: `
      Suggest ten icebreakers for [occasion: first meeting, workshop, online call] with [number] people who [know each other how well]. Time: [minutes]. The group: [ages, languages, anything to avoid].

      Nothing that needs touching, acting or private confessions; shy people must be able to take part. For each: what I say to start it, how long it runs, what I need, and how it ends. Three should work on a screen, two without speaking.

      Mark the one that suits our group best, and give me a fallback in case the first falls flat.`,
  },
  {
    id: 'low-spirits-in-a-team',
    added: '2026-11-26',
    tags: ['team morale', 'motivation', 'cheer up', 'team building'],
    description: 'Lift the morale of a tired team, or cheer up colleagues after a setback.',
    prompt: `
      My team of [number] is low because of [what happened]. What I have noticed: [signs]. What I can decide myself: [money, time, freedom]. What I cannot change: [limits].

      First, three questions I should put to them before I do anything. Then eight things to try, from a word tomorrow morning to a habit for the quarter: cost, effort, and for whom it does nothing.

      Draft the short message in which I name what went wrong, thank people for something particular, and promise only what I can keep. No slogans, and no pizza in place of an answer.`,
  },
  {
    id: 'first-cv-of-a-student',
    added: '2026-11-26',
    tags: ['first job', 'no experience', 'student', 'cv', 'resume'],
    description: 'Write a CV or resume for a first job, as a student without experience.',
    prompt: `
      Help me with my first CV. I am [age, school or subject] and apply for [job, internship, summer job]. I have never had a paid job. What I have done: [school projects, clubs, sport, helping at home, hobbies, languages].

      Ask me ten short questions, one after the other, to find what I have forgotten: whom I helped, what I organized, made, repaired, learned.

      Turn the answers into one page: profile of two lines, education, what I did with what came of it, skills that I can show. Nothing inflated. Say which gap an employer will ask about, and how I answer.`,
  },
  {
    id: 'career-gap-told-plainly',
    added: '2026-11-26',
    tags: ['career gap', 'employment gap', 'return to work', 'cv', 'resume'],
    description: 'Explain a career gap on your CV or resume, and go back to work after a break.',
    prompt: `
      I was out of paid work from [date] to [date] because of [children, care, illness, a move, dismissal, travel]. Before that: [jobs]. In that
      time I did: [volunteering, courses, things organized]. Now I am looking for [job].

      Write the line that names the gap on my CV, with its years and no apology, in two versions: one that gives the reason and one that does not.
      Then the three to five things from that time which serve in this job, only what I told you.

      Two sentences for the cover letter, and an answer of half a minute to “What did you do in those years?”. Last: what has changed in
      my field since then, as a list for me to check, and what to refresh first.`,
  },
  {
    id: 'hard-talk-with-a-colleague',
    added: '2026-11-26',
    tags: ['difficult conversation', 'conflict', 'colleagues', 'boss'],
    description: 'Prepare a difficult conversation with a colleague or a boss.',
    prompt: `
      I must speak with [my boss, a colleague, somebody I lead] about [what happened, with dates]. What I want to come out of it: [result]. What I fear: [reaction]. Between us so far: [history].

      Separate what I saw from what I suppose. Say how the same week may look from the other chair.

      Write my first three sentences, a question that I should ask early, and answers to the four replies I am most likely to hear: denial, tears, anger, silence. Then play the other person, and stop me where I blame. End with the note I send afterwards.`,
  },
  {
    id: 'feedback-that-can-be-used',
    added: '2026-11-26',
    tags: ['feedback', 'colleagues', 'criticism', 'manager'],
    description: 'Give feedback or criticism to a colleague that can be used.',
    prompt: `
      Word my feedback for [name, role] on [piece of work or behavior]. What was good: [examples]. What has to change: [examples]. How they usually take criticism: [how]. It will be [spoken, written].

      For every point: what happened, what it led to, what I would like to see next time. At most three points, the weightiest first, praise only where it is true, and not as wrapping.

      Strike words such as "always" and "attitude". Give me one version for a talk and one for writing, and two questions that let the other side speak.`,
  },
  {
    id: 'career-change-tested-first',
    added: '2026-11-26',
    tags: ['career change', 'new career', 'skills', 'job search'],
    description: 'Plan a career change: what carries over, what to test before you quit.',
    prompt: `
      I work as [job] and think of changing to [field, or unknown]. What I like and cannot stand: [lists]. What I can do that others come to me
      for: [what]. I need at least [income], can study [hours], and have [obligations].

      Translate my work into skills without job titles. Suggest five directions, two near, two further, one surprising: what a Tuesday looks like,
      what is missing, how people get in.

      For each of my two favorites a test that costs a weekend: whom to talk to, which questions, what small piece of work to try. Then a plan for
      six months with a point at which I may still turn back.`,
  },
  {
    id: 'job-search-week-by-week',
    added: '2026-11-26',
    tags: ['job search', 'applications', 'job hunting', 'unemployed'],
    description: 'Organize a job search week by week, with numbers and rest.',
    prompt: `
      I am looking for work as [job] in [place or remote] since [when]. Sent so far: [applications], answered: [number], interviews: [number]. My
      documents: [state]. Money lasts until [when].

      Judge from the numbers where it sticks: finding, documents, interviews. Then a week: hours for searching, people to write to, applications
      (few and good), practice, a free afternoon. Where to look besides the big portals.

      A table to keep track. Three sentences to tell friends what I am looking for, so that they can help. What to change after two weeks without
      an answer, and what not to take personally.`,
  },
  {
    id: 'networking-message-with-a-reason',
    added: '2026-11-26',
    tags: ['networking message', 'linkedin', 'cold message', 'coffee chat'],
    description: 'Write a networking message to a stranger who has every reason to answer.',
    prompt: `
      Write to [person: role, company] whom I [never met, met once at]. I want [advice, a talk, an introduction]. What we share: [school,
      interest, work of theirs]. Who I am: [two facts].

      A connection request under 280 characters and a message of 90 words. Why this person and no other, one question that can be answered in two
      minutes, an easy way to say no. No request for a job, no "pick your brain".

      A reminder after ten days that is not a reproach. Then five questions for the talk, and a thank-you that says what I did with the advice.`,
  },
  {
    id: 'after-the-interview',
    added: '2026-11-26',
    tags: ['interview follow-up', 'thank-you email', 'job interview', 'follow-up'],
    description: 'Write the thank-you email after a job interview, or ask politely for the result.',
    prompt: `
      I had an interview for [job] at [company] on [day] with [people]. We spoke about [topics]. What went well: [what]. What I answered badly:
      [question]. They promised an answer by [date].

      Write a thank-you of 110 words for the same evening: one thing I learned, one thought that goes further, the badly answered point put right
      in a sentence. Not a summary of my CV.

      Then a polite question if the date has passed, and one more a week later. Reply to a rejection that keeps the door open and asks for one
      piece of advice.`,
  },
  {
    id: 'job-offer-accepted-or-declined',
    added: '2026-11-26',
    tags: ['job offer', 'accept a job', 'decline a job', 'professional email'],
    description: 'Accept, decline or delay a job offer in an email that leaves no bad taste.',
    prompt: `
      I have an offer from [company] for [job]: [salary, place, start]. I want to [accept, decline, ask for time until when, ask for changes]. My
      reason: [reason, told or not told]. Other talks: [state].

      Help me check first: what is in writing, what is missing (hours, notice, bonus, leave), what I would regret. Then the email in 100 words:
      thanks to a named person, my decision in the first two sentences, what happens next.

      Versions for yes, no and not yet. For the talk by telephone, three notes. Never burn a bridge, never invent another offer.`,
  },
  {
    id: 'promotion-case-built-on-results',
    added: '2026-11-26',
    tags: ['promotion', 'career', 'achievements', 'manager', 'raise'],
    description: 'Build the case for your promotion, with results and a plan.',
    prompt: `
      My aim is a promotion to [role]. Now: [role, since]. What the new role asks for: [paste or describe]. What I already do of it: [examples
      with results]. Who decides: [people]. What might speak against me: [doubts].

      A table: demand, my evidence, someone who can confirm it, gap. Tell me honestly if it is too early. Then one page that my manager can pass
      on, without a comparison to colleagues.

      An opening for the talk, four questions that let my manager help me, replies to "not now" and "no budget". A plan for the gap in three
      months with a date on which we look again.`,
  },
  {
    id: 'farewell-to-colleagues',
    added: '2026-11-26',
    tags: ['farewell message', 'goodbye email', 'retirement speech', 'colleagues'],
    description: 'Say goodbye to colleagues: farewell message, card or retirement speech.',
    prompt: `
      [Who] leaves [team, company] after [time], because of [new job, retirement, parental leave]. I write as [the one who leaves, boss,
      colleague]. Moments worth telling: [moments]. What they are known for: [habit]. Avoid [topics].

      Give me an email of 120 words, a line for a card that many sign, and a speech of three minutes. The speech begins with a scene, names two
      things that stay behind because of this person, and ends with a wish for one particular Monday morning.

      Warm, a smile at most, nothing that sounds like an obituary. For the one who leaves: how to stay in touch without inviting everybody.`,
  },
  {
    id: 'portfolio-told-as-cases',
    added: '2026-11-26',
    tags: ['portfolio', 'case study', 'designer', 'freelancer'],
    description: 'Turn your work into a portfolio of case studies that show how you think.',
    prompt: `
      My portfolio is for [kind of job or client]. I am a [designer, developer, writer, photographer]. Pieces I could show: [list with year and my
      part]. Under secrecy: [which].

      Choose four to six for that reader, and say which to drop though I love it. For one, write the case: situation, what was hard, what I tried
      and threw away, what I did myself, result with a number or a quote.

      Under 300 words, readable by looking at headings and pictures alone. A short text about me, captions, an order. Then the questions an
      interviewer will ask about each piece.`,
  },
  {
    id: 'email-signature-and-away-note',
    added: '2026-11-26',
    tags: ['out of office', 'email signature', 'auto-reply', 'professional email'],
    description: 'Write an out-of-office reply or an email signature that tells what matters.',
    prompt: `
      Write an out-of-office reply for [vacation, illness, parental leave, training] from [date] to [date]. In urgent cases: [name, contact].
      Emails are [read later, not read]. Tone: [company, my style].

      Sixty words: when I am back, who helps with what, when to expect an answer. One for inside the company, one for customers, one with a smile
      that no one will find silly. No reasons that are nobody's business.

      Then a signature: name, role, what I can help with, one way to reach me, what law requires in [country]. Show it in plain text, as it looks
      on a phone.`,
  },
  {
    id: 'burnout-signs-and-first-steps',
    added: '2026-11-26',
    tags: ['burnout', 'stress', 'work-life balance', 'workload'],
    description: 'Look at stress or burnout at work calmly and find the first steps.',
    prompt: `
      Work is too much for me. How it shows: [sleep, mood, body, mistakes]. Since when: [time]. What eats my days: [tasks, people, hours]. What
      still does me good: [what]. What I have said to my boss: [nothing, what].

      Listen first: sum up in three sentences and ask what you got wrong. Then sort: what I can drop this week, what I must discuss, what is
      outside my power. One boundary to try, with its wording.

      Prepare a talk with my boss: facts, proposal, what I can go on doing. You do not diagnose. Tell me which signs mean that I should see a
      doctor soon, and where help is at once if I cannot go on.`,
  },
  {
    id: 'rejection-of-applicants',
    added: '2026-11-26',
    tags: ['rejection email', 'candidates', 'recruiting', 'hiring'],
    description: 'Turn down job applicants in an email that leaves them their dignity.',
    prompt: `
      For the position of [job] we chose somebody else. Write the rejections to: those who only applied, those we
      interviewed [times], and the runner-up [name]. What was truly good in each: [notes]. What decided it: [reason that may
      be said]. Other openings: [any].

      The result stands in the second sentence. Early applicants: four lines, no fake praise. After an interview: one thing
      we noticed, and the reason in words that hurt nobody and hold up in law. Runner-up: an honest door left open, or none.

      No "unfortunately" three times, no "we were overwhelmed". Which sentence should rather be said on the phone? What do I
      answer to a request for feedback?`,
  },
  {
    id: 'status-report-short',
    added: '2026-11-26',
    tags: ['status report', 'progress update', 'weekly report', 'boss'],
    description: 'Write a weekly status report or a progress update your boss can read in a minute.',
    prompt: `
      This week's facts for my report to [boss, team, client]: done [list], not done [list, why], numbers [figures], coming
      next [list], in my way [blockers]. Last week I promised [what]. They care most about [goal].

      Put the whole state into the first line: on track, at risk or late, and by how much. Then what changed since last
      time, results before activities, at most six lines. Each risk with what I do about it and what I need, from whom, by
      when.

      Say nothing twice and soften no bad news. Then the same as three sentences to say in a meeting. Ask where you cannot
      tell whether something is finished.`,
  },
  {
    id: 'handover-notes-complete',
    added: '2026-11-26',
    tags: ['handover', 'vacation cover', 'successor', 'notes'],
    description: 'Write handover notes before a vacation, a leave or for a successor.',
    prompt: `
      I hand over my work to [name] from [date] for [two weeks, good]. My tasks: [list]. Running now: [projects with state].
      Regular dates: [weekly, monthly]. People: [who needs what]. Places: [files, tools, access]. What goes wrong: [usual
      trouble].

      Sort it by urgency: must happen while I am away, may come up, can wait. For each running thing: where it stands, the
      next step, the deadline, who decides, where the files lie.

      A page with the first day in order, a list of contacts with a word on each, and the three mistakes a newcomer would
      make. No passwords. Ask me about whatever only I know and never wrote down. When may they call me?`,
  },
  {
    id: 'one-on-one-questions',
    added: '2026-11-26',
    tags: ['one-on-one', 'manager', 'meeting questions', 'team lead'],
    description: 'Prepare a one-on-one meeting with somebody on your team, or with your own boss.',
    prompt: `
      On [day] I have a one-on-one with [name, role]; I am [their manager, the report]. Last time we spoke of [topics,
      promises]. What I notice: [work, mood]. What I must raise: [matter]. Minutes: [number].

      Eight questions that cannot be answered with "fine": two on the work, two on obstacles, two on growth, one on me, one
      open. Put the hard one in the middle, never last. Which of them shall I leave out if this person is quiet?

      An order for the time we have, with their topics first. Three things to listen for, and a form of five lines to write
      down afterwards: said, promised, by whom, until when, how they seemed.`,
  },
  {
    id: 'time-off-asked-for',
    added: '2026-11-26',
    tags: ['time off', 'sick leave', 'working from home', 'request'],
    description: 'Ask your boss for time off, report sick, or ask to work from home.',
    prompt: `
      I need to tell [boss] that I [am ill, want leave from date to date, would like to work from home or fewer hours].
      Reason, as far as it is their business: [reason]. Open work: [tasks, deadlines]. Who can cover: [names]. Rules here:
      [notice, form, doctor's note].

      For illness: four lines, no symptoms, when I will report again, what is urgent. For leave: the dates first, how the
      work is covered, a question they can answer with yes. For a lasting change: a trial of [weeks] with a way to judge it.

      Then a follow-up if nothing comes back, and a calm reply to a no. Keep out every apology that is not needed.`,
  },
  {
    id: 'team-retrospective',
    added: '2026-11-26',
    tags: ['retrospective', 'team meeting', 'sprint', 'lessons learned'],
    description: 'Run a retrospective after a sprint or project, so that something changes.',
    prompt: `
      Our team of [number] looks back on [sprint, project, event] in [minutes], [in a room, remote]. It went [how]. Tension:
      [what nobody says]. Last time we resolved [what], and of that [what] happened.

      Plan it by the minute: arriving, collecting facts in silence, sorting, one cause dug out, decisions, end. Choose a
      format that fits the mood and say why. First question: one that everybody can answer.

      Write what I say at the start about blame, and what I do if one talks all the time or nobody does. Out come at most
      two changes, each with a name, a date and a sign that it worked. How do I start the next one with them?`,
  },
  {
    id: 'hard-news-to-a-team',
    added: '2026-11-27',
    tags: ['announcement to staff', 'bad news', 'team', 'change', 'management'],
    description: 'Tell a team hard news or a change: fewer hours, a move, a leaver, a new rule.',
    prompt: `
      My [team, staff, volunteers] must be told that [the news in plain words]. It begins on [date]. The reason, as far as
      I may say it: [reason]. What is settled: [list]. What is not: [list]. Who is hit hardest: [who]. How I tell it:
      [meeting, email, one by one].

      Order it first: who must hear it before the others, and from whom. Then write what I say in the first minute, with
      the news in the second sentence and no run-up. After it: what it means for each group, what I do not know yet, when
      they hear more.

      Foresee six questions, two of them angry, and answer them without promises I cannot keep. No "exciting journey".
      Close with the short email that goes out an hour later.`,
  },
  {
    id: 'shift-handed-over-safely',
    added: '2026-11-27',
    tags: ['nurse handover', 'nursing notes', 'care plan', 'sbar', 'patients'],
    description: 'Write a nurse’s handover, a care plan or nursing notes in clear order.',
    prompt: `
      Put these notes into a [shift handover, SBAR call, care plan, nursing note]: [notes without names; initials and
      room only]. Ward or setting: [which]. Reader: [next nurse, doctor, family doctor]. Rules of the house: [form,
      abbreviations allowed].

      For a handover: situation, background, what I saw and measured with the time, what has to be done by when. For a
      care plan: problem, sign, aim that can be checked, what we do, when we look again. What must not be missed
      stands first.

      Change no figure and add no finding. Put a question mark where a value, a unit or a time is missing, and list
      those gaps below. No real names. What is to be decided by a doctor is left to one.`,
  },
  {
    id: 'case-notes-seen-and-heard',
    added: '2026-11-27',
    tags: ['case notes', 'soap note', 'progress notes', 'social worker', 'therapist'],
    description: 'Write case notes or a SOAP note: what was seen, said and agreed, without judgment.',
    prompt: `
      Turn these rough notes into [SOAP note, case note, progress note, home visit report]: [notes without names]. I
      work as [social worker, therapist, physiotherapist, support worker]. Reader: [team, court, insurer, the person
      too].

      Keep apart what I saw, what was said in whose words, what I conclude, and what was agreed with date and name of
      the role. Short sentences, past tense, no adjectives about character. Quote where the exact words matter.

      Underline nothing and diagnose nothing I did not write. After the note list what is missing, each word that
      sounds like blame with a plainer one, and anything that by usual duty ought to be reported to [supervisor].
      Remind me to keep names out of a chatbot.`,
  },
  {
    id: 'patients-told-in-plain-words',
    added: '2026-11-27',
    tags: ['patient information', 'health leaflet', 'patient education', 'nurse', 'clinic'],
    description: 'Write a leaflet for patients: what to expect, what to do, when to call.',
    prompt: `
      We hand this to patients of [clinic, practice, ward] before or after [treatment, examination, discharge]. Facts
      from our own guideline: [paste]. Readers: [age, language, worry]. It must fit on [one page].

      Write for somebody who is tired and afraid: sentences under fifteen words, "you", no Latin without its meaning.
      Order: what happens, what you do before, what is normal afterwards, when to call us and when to call an
      ambulance, with numbers as [placeholders].

      Use only what the guideline says and mark every gap for the doctor who signs. Add the five questions patients
      ask most, a line to be cut out for the fridge, and a version for a family member who reads it aloud.`,
  },
  {
    id: 'incident-written-down-fairly',
    added: '2026-11-27',
    tags: ['incident report', 'accident report', 'witness statement', 'workplace safety'],
    description: 'Write an incident or accident report, or a witness statement, that states facts.',
    prompt: `
      Write an [incident report, accident report, witness statement] for [employer, school, insurer, police]. When and
      where: [date, time, place]. What I saw or heard myself: [in order]. What others told me: [who, what]. Damage or
      injury: [what]. What was done: [steps, times].

      Put it in order of time, one fact per sentence, first person only for what I did. Keep seen, heard and guessed
      apart. Distances, times and words as exactly as I gave them; where I am not sure, say "about" and mark it.

      Blame nobody and explain no motive. Close with what is known to be missing: photos, names, a second witness. If
      it is for safety, add two measures against a repetition, on a separate line.`,
  },
  {
    id: 'improvement-plan-that-can-be-met',
    added: '2026-11-27',
    tags: ['performance improvement plan', 'pip', 'management', 'hr', 'feedback'],
    description: 'Write a performance improvement plan that a person can really meet.',
    prompt: `
      An employee in [role] falls short: [three facts with dates]. Expected: [the standard, where it is written]. What
      was said before: [when]. Possible reasons on our side: [unclear task, training, load]. Time: [weeks].

      Draft the plan on one page. For each gap: what is expected in words that can be checked, what we give (training,
      time, a person), a date, how it is measured and by whom. No more than four goals, none out of the person's
      hands.

      Write the talk as well: three opening sentences, a question about causes, what happens at the end in either
      case. Tone: serious, no threat. List what HR or a lawyer should read before, and what makes the plan look like
      an excuse.`,
  },
  {
    id: 'praise-named-by-its-deed',
    added: '2026-11-27',
    tags: ['employee recognition', 'employee of the month', 'work anniversary', 'praise', 'team'],
    description: 'Praise a colleague: employee of the month, a work anniversary, a message of thanks.',
    prompt: `
      Praise [first name, role] for [what was done, with one scene]. Occasion: [employee of the month, five years
      here, end of a project]. It appears [where: meeting, card, post, award]. Who hears it: [people]. What the person
      would find embarrassing: [what].

      Say what was done, what it made possible and for whom, in words only this person could get. Write three: two
      sentences for a chat, eighty words for a card or post, and a minute to be spoken. In the spoken one begin with
      the scene.

      No "rock star", "family" or "always". Do not praise overtime. If others took part, name them. End with a
      suggestion for a token that suits the person and costs little.`,
  },
  {
    id: 'layoff-told-to-the-network',
    added: '2026-11-27',
    tags: ['laid off', 'redundancy', 'layoff announcement', 'open to work'],
    description: 'Tell your network that you were laid off or made redundant, and say what you look for.',
    prompt: `
      I was [made redundant, laid off, let go in a reorganization] from [company, role] after [years]. I look for
      [role, place, from when]. What I can show: [two results]. Whom I want to thank: [names]. Tone: [plain, hopeful,
      dry].

      Write a LinkedIn post of at most 150 words: what happened in one sentence without bitterness, what I did there
      with a figure, what I want next so exactly that somebody can think of a name, and how to reach me. The first
      line must stand alone before the fold.

      Then a private message to [ten] people who could help, in two variants, and an answer for "what happened?". No
      begging, no secrets of the company, no "excited to announce". Tell me what to check in my papers before I post.`,
  },
  {
    id: 'recommendation-on-linkedin',
    added: '2026-11-27',
    tags: ['linkedin recommendation', 'endorsement', 'colleagues', 'reference'],
    description: 'Write a LinkedIn recommendation for a colleague, or ask for one.',
    prompt: `
      This is about a recommendation on LinkedIn that I [write, ask for]. Person: [role, how we worked together, how long]. What
      I saw: [one project, one hard moment, one result]. What they apply for: [role].

      To write: four to six sentences. Begin with a thing the person did, then what changed by it, then how it was to
      work together, and for whom I would recommend them. One limit of praise that makes the rest believable. Nothing
      that fits everyone: strike "hard-working", "team player".

      To ask: a message of five lines that recalls the project, says what it is for, offers two points to mention and
      makes no easy to refuse. Give both a shorter version, and tell me which of my facts says most.`,
  },
  {
    id: 'answers-for-the-interview-told',
    added: '2026-11-27',
    tags: ['interview answers', 'star method', 'tell me about yourself', 'job interview', 'strengths and weaknesses'],
    description: 'Prepare your answers for a job interview: about yourself, weaknesses, STAR stories.',
    prompt: `
      Build answers for my interview as [role] at [company]. Vacancy: [paste]. My career in ten lines: [paste].
      Questions I fear: [tell me about yourself, weakness, gap, why us, salary]. Stories I have: [three, in a line
      each].

      For "tell me about yourself": ninety seconds from today backwards to the reason I sit there. For every story:
      situation in two sentences, my task, what I did, the result with a number, what I learned. Show which questions
      each story can answer.

      For a weakness: a true one, its cost and what I do about it. Speak in my words, in sentences I can say aloud.
      Add the question behind each question, and one thing not to say. Invent nothing; ask for the missing number.`,
  },
  {
    id: 'resume-lines-with-results',
    added: '2026-11-27',
    tags: ['resume summary', 'resume bullet points', 'cv profile', 'achievements', 'resume'],
    description: 'Write the summary and bullet points of a resume or CV, with results.',
    prompt: `
      Here are my duties as they stand: [paste]. Role I want: [role]. What was better after me: [numbers, however
      rough]. Words in the vacancy: [paste]. Length: [lines].

      Turn duties into results: verb, what, how much, by which means, under twenty words each. Where I have no number,
      ask how often, how many, how fast, or compared with what. Order by what the vacancy asks first. Drop what
      everybody in the job does.

      Then a summary of three lines: who I am at work, the proof, what I look for. Two versions, one plain, one
      bolder. No "passionate", "dynamic", "responsible for". Mark each line with the fact of mine it rests on, and
      those that would not survive a question.`,
  },
  {
    id: 'exit-talk-useful-to-both',
    added: '2026-11-27',
    tags: ['exit interview', 'leaving a job', 'feedback', 'hr', 'questions'],
    description: 'Prepare an exit interview, as the one who leaves or the one who asks.',
    prompt: `
      An exit interview is due on [date]. I am [leaving, from HR, the manager]. Reason for going, as known: [reason].
      What was good: [points]. What was not: [points]. What must stay unsaid: [what].

      If I ask: write ten questions, from the first month to the day of the decision, that invite a story instead of a
      mark, and how I answer silence. No defending. If I leave: sort my points into useful, unfair and unwise; give me
      a sentence for each useful one, with an example and a wish.

      Close with a note of the talk: three things to keep, three to change, who hears of it. Say what may reach the
      personal file, and how to ask for a reference at the end.`,
  },
  {
    id: 'internship-letter-from-a-beginner',
    added: '2026-11-27',
    tags: ['internship', 'apprenticeship', 'work placement', 'students'],
    description: 'Apply for an internship or apprenticeship with little experience to show.',
    prompt: `
      Help me apply for [internship, apprenticeship, work placement] as [field] at [company]. Text of the ad: [paste,
      or there is none]. I am in [school, year]. What I did so far: [school project, club, job, hobby]. Why them: [one
      true reason]. When: [dates].

      Write a letter of at most 200 words. First sentence: what I want, when. Then one thing I made or did and what it
      shows, one thing I want to learn there and nowhere else, and what I can take off their hands from the first
      week.

      A young voice, no borrowed grown-up phrases. Then the email around it, a subject line, and a call script for
      asking whether it arrived. If there is no ad, say whom to write to and how to find the name.`,
  },
  {
    id: 'meeting-moved-or-declined',
    added: '2026-11-27',
    tags: ['reschedule a meeting', 'decline a meeting', 'late reply', 'email', 'calendar'],
    description: 'Move, decline or shorten a meeting, or answer an email you left too long.',
    prompt: `
      Help me to [reschedule, decline, shorten, leave early] a meeting on [date] with [who] about [topic], or reply to
      an email that has lain for [days]. Reason I may give: [reason]. What I can offer: [other times, a note, a
      colleague].

      Write three versions by rank: to somebody above me, to a colleague, to a customer. Each in at most five lines:
      what changes, the reason in half a sentence, two exact times or another way to get it done. One apology is
      enough, in the first line, and no story.

      For a late reply answer what was asked before excusing anything. Add a subject line and a reminder for the
      evening before. If the meeting needs nobody, propose the three lines that replace it.`,
  },
  {
    id: 'training-for-new-hands',
    added: '2026-11-27',
    tags: ['training manual', 'train the trainer', 'staff training', 'instructions', 'onboarding'],
    description: 'Write a training manual or a training session for staff, step by step.',
    prompt: `
      Train [number] people in [task, machine, software, service]. They know [what]. They will do it [alone, under
      watch] from [date]. Usual mistakes: [list]. What must never go wrong: [what]. Time: [hours].

      Write the task as a skilled person does it, in steps that begin with a verb, each with what one sees if it is
      right. Mark steps where one must stop and ask. Then the session: show, do together, do alone, teach a neighbor;
      with minutes.

      Add a page for the wall, a check of eight questions of which five are to be done and not said, and a form to
      tick who can do what. Ask me about every step that I left to habit.`,
  },
  {
    id: 'email-from-bullet-points',
    added: '2026-11-27',
    tags: ['email from notes', 'bullet points', 'professional email', 'drafting'],
    description: 'Turn bullet points or messy notes into an email that is ready to send.',
    prompt: `
      My notes: [bullet points]. The email goes to [person, role]. They should [do, know, decide] by [date].

      Put what I want of them into the first two sentences, then only what they need for it. One subject line of at most seven words. Keep
      every name, date and figure as I wrote it, and mark with [?] what my notes leave open.

      Under the email, list what you left out, and ask me about anything that could be read in two ways.`,
  },
  {
    id: 'follow-up-after-a-meeting',
    added: '2026-11-27',
    tags: ['meeting follow-up', 'follow-up email', 'action items', 'professional email'],
    description: 'Write a follow-up email after a meeting or call: what was agreed, and who does what.',
    prompt: `
      I met [people, roles] on [date] about [subject]. What was said: [notes]. What I want to happen next: [step, date].

      Thank them in half a sentence. Then a list of what was agreed, each line with a name and a day, and one line on what stayed open. End with
      the one answer I need. At most 130 words, and a subject line that can still be found in a month.

      Mark with [?] whatever my notes do not settle, and tell me if a point is better said by phone.`,
  },
  {
    id: 'poor-review-told-fairly',
    added: '2026-11-28',
    tags: ['poor performance review', 'performance review', 'difficult conversation', 'managers'],
    description: 'Give an employee a poor performance review: what to write, what to say, what comes next.',
    prompt: `
      A poor review is due for [employee, role]. What was agreed: [goals]. What happened, with dates: [facts]. What went well: [facts]. What I have said
      about it before: [when, how]. We know each other as [friends, former equals, strangers].

      First tell me where I judge the person and not the work, and which point would come as a surprise; that one I should have raised earlier. Then the
      written review: four short paragraphs, each claim with its fact.

      For the talk: the first two sentences, a question after each point, answers to silence, tears and "you used to be one of us". End with
      two goals, the help I offer and a date.`,
  },
  {
    id: 'leading-former-equals',
    added: '2026-11-28',
    tags: ['new manager', 'first-time manager', 'leadership', 'managers'],
    description: 'Begin as a new manager, also of people who were your colleagues or friends until now.',
    prompt: `
      From [date] I lead [number] people who do [work]. Until now I was [their colleague, outside]. Who hoped for the post: [whom]. Who is a friend: [whom]. What
      my own boss expects: [goals]. What worries me: [worry].

      Plan my first six weeks: what I say to all on the first day, in a hundred words, then a talk alone with each, with five questions. What I
      stop doing: gossip, favors, work I can hand over.

      Write what I say to the friend and to the one who was passed over. Name three decisions to take early and three to leave alone, and signs that I
      am too soft or too hard.`,
  },
  {
    id: 'applying-past-fifty',
    added: '2026-11-28',
    tags: ['job search after 50', 'older applicants', 'job application', 'career change'],
    description: 'Apply for jobs after fifty, or after many years without an application.',
    prompt: `
      At [age] I am applying again after [years] in [job, family, illness]. Last application: [year]. What I can do: [skills]. What has changed in my
      field: [what]. I look for [kind of job] near [place].

      Tell me what today’s readers expect that was different then: length of the CV, photo, online forms, key words. Sort my years: the last ten in
      detail, older work in one line each, what may go.

      Write an opening for my letter that offers experience as something the employer saves, without "despite my age". Give calm answers to three
      unspoken doubts, and one step a day for the first week.`,
  },
  {
    id: 'grievance-put-on-record',
    added: '2026-11-28',
    tags: ['grievance letter', 'complaint to hr', 'bullying at work', 'whistleblowing'],
    description: 'Write a grievance or a report of wrongdoing to HR: facts, dates, what you ask for.',
    prompt: `
      Let us put before [HR, manager, works council, hotline] that [what happened]. With dates, places, words and witnesses:
      [list]. What I already did: [what]. Effect on me or others: [what]. I want: [talk, move, inquiry, it to stop]. I fear:
      [what].

      First separate what I saw, what I heard from others and what I conclude. Then write a letter of at most a page: request in
      the first paragraph, events in order, rule or policy if I named one, what I ask for and by when.

      No adjectives about people. Say which proof to save, and how I may lawfully do so. Name who gives advice in confidence:
      union, lawyer, a body for whistleblowers in [country].`,
  },
  {
    id: 'back-at-work-after-leave',
    added: '2026-11-28',
    tags: ['return to work', 'maternity leave', 'phased return', 'parental leave'],
    description: 'Come back to work after parental leave or a long illness: the talk, the plan, the first weeks.',
    prompt: `
      On [date] I return to [job] after [leave, illness] of [months]. Before: [hours, tasks]. Now I can or want: [hours, days at
      home, pumping, rest]. What has changed there: [boss, team, tools]. I worry about [what]. Rules I know of: [law, contract].

      Write an email to my boss three weeks ahead: date, wish, a proposal for the first month, a request to talk. Then notes for
      that talk, with the point I will not give up.

      Plan the first two weeks: what to read, whom to meet, what to say no to. Give me answers to "was it a nice break?" and to
      work that piles up. Add a plan for the first morning a child is ill.`,
  },
  {
    id: 'mistake-owned-at-work',
    added: '2026-11-28',
    tags: ['apology at work', 'mistake at work', 'apologize to a colleague', 'apologize to my boss'],
    description: 'Apologize at work: for a mistake, a sharp word or something forgotten.',
    prompt: `
      At work I [made an error, snapped, forgot, sent it to the wrong people]. Who was hit: [boss, colleague, customer, all].
      Effect: [what]. How it came: [cause, mine and not mine]. Repaired so far: [what]. They are [angry, polite, do not know yet].

      Tell me first whether it needs an email, a talk or just repair, and how soon. Then write what I say in five sentences: what
      I did, what it caused, what I have done, what I change, sorry once.

      No "if anyone felt", no long story, no begging. Give a version in writing of seventy words. Say how I answer if they go on
      about it, and what would be too much apology.`,
  },
  {
    id: 'first-ninety-days',
    added: '2026-11-28',
    tags: ['30-60-90 day plan', 'new job', 'first 90 days', 'onboarding'],
    description: 'Make a 30-60-90 day plan for a new job, or to show in an interview.',
    prompt: `
      I start as [role] at [kind of company] on [date], or am to present a plan in the interview. What they want from the post:
      [from the ad or talk]. What I bring: [strengths]. What I do not know: [gaps]. My boss measures: [what]. Team: [size, mood].

      Make a plan on one page: learn, help, lead. For each thirty days two aims, whom I talk to and what I ask, one visible
      result, and how we both see that it worked.

      The first month promises no change. Mark what is guessed and must be asked. Add ten questions for the first week, a note for
      the talk at the end of each month, and three mistakes of newcomers who want to shine.`,
  },
  {
    id: 'mentoring-that-goes-somewhere',
    added: '2026-11-28',
    tags: ['mentoring', 'mentor', 'mentee', 'first meeting'],
    description: 'Begin a mentoring: ask a mentor, hold the first meeting, keep it alive.',
    prompt: `
      I am the [mentor, mentee]. The other: [role, what they can or want]. What it should be about: [topic, change, decision].
      Time: [how often, how long]. How we came together: [program, I asked, I want to ask]. I am unsure about [what].

      Write the message with which I ask or accept, in ninety words. Then the first meeting of fifty minutes: how we begin, five
      questions that are not about the CV, what we agree on: aim, secrecy, who prepares, when we stop.

      For the mentor: questions instead of advice. For the mentee: what to bring each time. Add a short form for notes, and a kind
      way to end it early.`,
  },
  {
    id: 'team-charter-agreed',
    added: '2026-11-28',
    tags: ['team charter', 'working agreement', 'ground rules', 'team norms'],
    description: 'Write a team charter or working agreement the team will really keep.',
    prompt: `
      Our team of [number] does [work], [in one place, remote, mixed]. What annoys people now: [late replies, meetings, unfinished
      handovers, silence]. What works: [what]. Hours and time zones: [which]. Who decides what at present: [how].

      Prepare a session of an hour: three questions answered alone on paper, then in pairs, then together. Turn what we write into
      at most nine sentences that begin with "We", each something one can see done or not done.

      Cover replies, meetings, decisions, help, disagreement and time off. Throw out "respect" and "communication" unless we say
      what they look like on a Tuesday. Add what happens when a rule is broken, and a date on which we cut two.`,
  },
  {
    id: 'bad-news-told-at-the-bedside',
    added: '2026-11-28',
    tags: ['breaking bad news', 'patients', 'relatives', 'hospital', 'nurse'],
    description: 'Prepare to tell a patient or a family bad news: a diagnosis, a worse turn, an operation called off.',
    prompt: `
      I am [nurse, doctor, carer] on [ward or setting]. I have to tell [patient, relatives] that [news, without names]. What
      they know and expect: [what]. Who decides on what comes next: [who]. Language or hearing: [needs]. Room and time I have:
      [what]. I am afraid of [tears, anger, a question I cannot answer].

      Plan the talk: what to settle beforehand, where to sit, how to ask what they know, a sentence that warns, the news in
      one plain sentence, then silence. No softening words that hide it, no promise, no number I have not given you.

      Give me words for four replies: silence, anger, “how long?”, “are you sure?”. Then what happens today and tomorrow, whom
      they can ring, and what to write in the notes. Last, two minutes for myself afterwards.`,
  },
  {
    id: 'other-hours-asked-for',
    added: '2026-11-28',
    tags: ['flexible working', 'four-day week', 'part-time', 'work hours'],
    description: 'Ask your employer for a four-day week, part-time work or flexible hours.',
    prompt: `
      I work as [job] at [kind of firm], [hours] a week, since [year]. I would like [four days, compressed hours,
      later starts, part-time, two days at home] from [date], because [reason I am willing to give]. My tasks: [list].
      Who depends on me, and when: [whom]. My boss worries about [what]. Pay: [less, same].

      Write the request on one page: what I ask for, how each task gets done, what happens on my day off, how we shall
      see after [weeks] whether it works. The gain for them comes before mine.

      After that the talk: an opening of two sentences, answers to “then everybody will want it” and “clients expect
      you”, and the smallest version I could accept. Tell me which rights and deadlines to look up for [country].`,
  },
  {
    id: 'message-for-being-late-or-away',
    added: '2026-11-28',
    tags: ['late for work', 'message to my boss', 'running late'],
    description: 'Tell your boss or a client that you are late or cannot come, briefly and truthfully.',
    prompt: `
      Help me tell [boss, team leader, client] by [text, email, phone] that I [am late, am ill, cannot come, have to leave early] on
      [date]. The reason, as far as I want to give it: [reason]. When I shall be there, or back: [time]. What is waiting: [meeting, shift,
      task], and who could take it: [name]. How often it has happened lately: [number].

      Write it in three sentences: what and until when, how the most urgent thing is taken care of, when they hear from me again. True, no
      story, no grovelling, no more about my health than I have told you.

      Give one version for somebody I know well and one for somebody strict. If it has happened often, add a line that owns it and says what
      I shall change.`,
  },
]);
