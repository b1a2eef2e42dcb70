import { entriesOf } from './entries.ts';

export default entriesOf('Code & Data', [
  {
    id: 'code-review-ranked',
    added: '2026-11-26',
    tags: ['code review', 'programming', 'refactoring', 'developers'],
    description: 'Get a code review that puts real faults before matters of taste.',
    prompt: `
      Review this [language] code, which should [purpose]: [paste code]. It runs in [environment] and is called by [what].

      Sort your findings: wrong results, security, what breaks under load or odd input, what the next reader will misunderstand, taste. For each: line,
      what happens with which input, the smallest change. Say "I am not sure" where you are not.

      Do not praise and do not rewrite everything. Close with the one test that you would write first. If the purpose is unclear, ask before you
      review.`,
  },
  {
    id: 'code-explained-line-by-line',
    added: '2026-11-26',
    tags: ['explain code', 'programming', 'learning to code'],
    description: 'Have unfamiliar code explained: what it does, why, and what surprises.',
    prompt: `
      Explain this [language] code to me: [paste code]. I know [languages and level]. I want to [change, debug, learn from] it.

      First in two sentences: what goes in, what comes out. Then in blocks, not line by line, what each does and why it might be so. Follow one example
      with real values from start to end.

      Point out what would surprise me: side effects, order, edge cases, idioms. Then ask me three questions to see whether I could change it
      safely. Say what you cannot know from this piece alone.`,
  },
  {
    id: 'bug-found-by-questions',
    added: '2026-11-26',
    tags: ['debugging', 'error message', 'programming', 'fix code'],
    description: 'Find a bug step by step from an error message, instead of guessing.',
    prompt: `
      Find this bug with me. Expected: [what]. Happens: [what, with the exact error message]. Code: [paste]. Versions: [language, libraries, system]. Tried:
      [what].

      Give three possible causes, the likeliest first, and for each a check of one minute that would rule it out. Wait for my result before you
      go on. No fix until the cause is shown.

      Then the smallest fix, why it works, where else the same fault could sit, and a test that fails without it.`,
  },
  {
    id: 'unit-tests-that-can-fail',
    added: '2026-11-26',
    tags: ['unit tests', 'testing', 'programming', 'developers'],
    description: 'Write unit tests for a function, edge cases first.',
    prompt: `
      Write unit tests in [framework] for this function: [paste code]. What it promises: [behavior]. Callers rely on [what].

      List cases in a table first: usual, limits, empty, wrong type, odd characters, order, time. Strike those that test the language and not the
      function. Then the tests, each with a name that is a sentence and one thing it checks. No mocks where a real value will do.

      For each test say which slip in the code would make it fail. Report any case in which the present code seems wrong; do not bend the test
      to fit.`,
  },
  {
    id: 'regex-built-and-explained',
    added: '2026-11-26',
    tags: ['regex', 'regular expression', 'text processing'],
    description: 'Build a regular expression from examples, and have it explained.',
    prompt: `
      Build a regular expression for [flavor: JavaScript, Python, grep]. It must match: [examples, one a line]. It must not match: [examples]. It is used to
      [find, check, replace].

      Tell me in words what the pattern should say and let me agree. Then the regex, explained piece by piece, and a table of all my examples with
      match or no match, worked through honestly.

      Add five nasty cases of your own. Warn me where it could be slow on long text, and say so if plain code would be clearer.`,
  },
  {
    id: 'sql-query-from-a-question',
    added: '2026-11-26',
    tags: ['sql', 'database', 'query', 'data analysis'],
    description: 'Write an SQL query from a question in plain words, and check it.',
    prompt: `
      Write an SQL query for [database and version]. Tables: [names, columns, keys]. The question: [question in plain words]. About [number] rows.

      First restate the question with what counts and what does not: duplicates, missing values, time zones, dates at the edge. Ask where
      it can be read in two ways.

      Then the query with a comment per step, a second way of writing it, and the result on five rows that you make up for the purpose. Say which index
      would help, and give a check query whose total must agree.`,
  },
  {
    id: 'excel-formula-with-checks',
    added: '2026-11-26',
    tags: ['excel', 'formula', 'google sheets', 'spreadsheets'],
    description: 'Get an Excel or Google Sheets formula for dates, look-ups or sums, explained.',
    prompt: `
      I need a formula in [Excel version, Google Sheets, LibreOffice; language of the menus]. My sheet: [columns with a few rows]. In cell [cell] I want [result,
      for instance the working days between two dates].

      Give the formula for my cells, then read it aloud part by part. Show the results for my rows, one with an empty cell and one with a
      date typed as text.

      Offer a simpler way with a helper column, and one that still works when rows are added. Ask about my separators if commas could be wrong.`,
  },
  {
    id: 'script-for-a-dull-task',
    added: '2026-11-26',
    tags: ['python', 'script', 'automation', 'programming'],
    description: 'Write a small Python or shell script that takes over a dull task.',
    prompt: `
      Write a script in [Python, shell, PowerShell] that does this for me: [task, step by step as I do it now]. Files: [where, how many, what they look like].
      My system: [system]. I can [level of programming].

      Only the standard library unless you say why. It shows first what it would do and changes nothing until told to. It can be run
      twice without harm, and it stops with a sentence I understand.

      Explain how to run it, line by line. List what could go wrong with my files, and how I get back to where I was.`,
  },
  {
    id: 'readme-for-a-stranger',
    added: '2026-11-26',
    tags: ['readme', 'documentation', 'api', 'developers'],
    description: 'Write a README or documentation that gets a newcomer started.',
    prompt: `
      Write the README of [project]. What it does: [purpose]. For whom: [users]. Install and run: [commands]. Layout: [folders]. Limits: [what it
      does not do].

      Begin with what somebody can do after five minutes, then the shortest commands that work, an example with its output, settings in a
      table, how to get help, how to contribute. Everything that a command shows better is shown.

      No badges, no promises. List each statement that you could not check from what I gave you, as a question to me.`,
  },
  {
    id: 'data-set-first-look',
    added: '2026-11-26',
    tags: ['data analysis', 'data cleaning', 'csv', 'statistics'],
    description: 'Look at a data set for the first time: clean it, question it, describe it.',
    prompt: `
      Here are the columns and some rows of a data set: [paste]. It comes from [source], one row is [what], and I want to know [question].

      Before any analysis, list what may be wrong: missing values, mixed units, doubles, impossible values, changes over time. For each, how I can
      check it in [tool] and what I would do about it.

      Then plan the analysis in five steps, with the chart for each and what would surprise me. Say what this data can never answer. Calculate only from rows
      you can see, and show the sum.`,
  },
  {
    id: 'image-prompt-in-layers',
    added: '2026-11-26',
    tags: ['image prompt', 'midjourney', 'ai art', 'illustration'],
    description: 'Write prompts for an image generator, layer by layer.',
    prompt: `
      Write prompts for [image generator]. I need a picture for [use], format [ratio]. In it: [subject, action, place]. Feeling: [mood]. Not in it: [what].

      Four prompts of at most 60 words that differ in idea: view and distance, light, style, a surprising place. Build each in the same layers: subject,
      setting, light, lens or medium, colors. No names of living artists.

      Tell me which word to change first if the result is too busy, too dark or too smooth. Add a description of the picture for people who
      cannot see it.`,
  },
  {
    id: 'better-prompt-from-a-bad-one',
    added: '2026-11-26',
    tags: ['prompt engineering', 'ai', 'chatgpt', 'prompts'],
    description: 'Improve a prompt that gives poor answers, and learn what was missing.',
    prompt: `
      This prompt gives me poor answers: [paste prompt]. What I got: [paste answer]. What I had hoped for: [describe, or paste a good example].

      Name what is missing: goal, reader, facts, limits, form, an example, leave to ask back. Then rewrite it in under 150 words, with blanks in
      brackets where only I know the answer.

      Give a short version for daily use. Suggest how to test both on three cases, with what to look at. If my wish needs facts that a model cannot
      know, say so plainly.`,
  },
  {
    id: 'python-function-with-examples',
    added: '2026-11-26',
    tags: ['python', 'code generation', 'function', 'programming'],
    description: 'Write a Python function or small program from examples of input and output.',
    prompt: `
      I need Python code that [what it should do]. Input: [type, with two real examples]. Output: [what I expect for each]. Version and libraries
      I may use: [list]. It will run [how often, on how much data].

      Restate the task in a sentence and ask what is unclear: empty input, duplicates, bad values. Then the function with type hints and a
      docstring that shows my examples, and a few lines to try it.

      Plain constructions before clever ones. Explain the two decisions somebody might question, its cost for large input, and what it does not
      handle.`,
  },
  {
    id: 'javascript-for-a-page',
    added: '2026-11-26',
    tags: ['javascript', 'typescript', 'web development', 'programming'],
    description: 'Write JavaScript or TypeScript for something a web page should do.',
    prompt: `
      On my page there is this HTML: [paste]. When [event], it should [behavior]. It must work in [browsers], with [no framework, or which].
      JavaScript or TypeScript: [which].

      Write the script with names that say what things are. It does nothing harmful if an element is missing, works by keyboard as well as by
      mouse, and leaves no listener behind. Errors from the network are shown to the user in words.

      Explain how to include it, step by step how it runs, and how I test it by hand in five clicks. Say where plain HTML or CSS would have been
      enough.`,
  },
  {
    id: 'web-page-in-html-and-css',
    added: '2026-11-26',
    tags: ['html', 'css', 'website', 'web design'],
    description: 'Build a simple web page in HTML and CSS that works on a phone and a desk.',
    prompt: `
      Build a single web page for [purpose]. Content: [headings and texts, or say what is missing]. Look: [colors, feeling, example]. It must have
      [form, gallery, map link].

      Semantic HTML first, without any styles; show it to me. Then the CSS: readable line lengths, one column on a phone, contrast that passes,
      focus that can be seen, no fixed heights. No framework and no script unless it is needed.

      Comment only what is not obvious. Give me a list of the texts and pictures I still have to supply, and how to put it online in the simplest
      way.`,
  },
  {
    id: 'react-component-by-its-states',
    added: '2026-11-26',
    tags: ['react', 'component', 'frontend', 'javascript'],
    description: 'Design and write a React component, starting from its states.',
    prompt: `
      A React component is needed that [what it shows and does]. Props: [list]. Data comes from [where]. Project uses [React version, TypeScript,
      styling, test library].

      List its states before any code: empty, loading, partly filled, error, too much. For each say what the user sees and can do. Then the
      component, with state as small as possible and nothing stored that can be computed.

      Accessible names, keyboard, no effect where an event handler would do. Add tests that a user would understand, and say what you would split
      off if it grew.`,
  },
  {
    id: 'rest-api-designed-first',
    added: '2026-11-26',
    tags: ['api design', 'rest api', 'backend', 'endpoints'],
    description: 'Design a REST API before it is built: resources, endpoints, errors.',
    prompt: `
      Design an API for [system]. Who calls it: [clients]. What they need to do: [tasks]. Data: [entities and relations]. Rules: [permissions,
      limits].

      Resources and endpoints in a table: method, path, request, reply, errors. One real example for each task, as request and JSON reply. Decide
      about paging, sorting, dates, versions and repeated requests, and give the reason in half a line.

      Errors carry a code for programs and a sentence for people. Close with what will be hard to change later, and three questions I should
      settle before anyone writes code.`,
  },
  {
    id: 'database-schema-from-sentences',
    added: '2026-11-26',
    tags: ['database schema', 'data model', 'tables', 'sql'],
    description: 'Design the tables of a database from a description in plain words.',
    prompt: `
      Design a database for [purpose], in [PostgreSQL, MySQL, SQLite]. In plain words: [who does what with which things]. Questions it has to
      answer every day: [list]. Expected size: [rows].

      Find nouns and relations in my description and read them back to me as sentences ("a course has many lessons"). After my corrections: tables
      with columns, types, keys, constraints, as SQL.

      For each daily question show the query and the index it uses. Explain where you allowed the same fact twice and why, what happens on
      deletion, and how a new field would be added later.`,
  },
  {
    id: 'commit-message-and-pull-request',
    added: '2026-11-26',
    tags: ['git', 'commit message', 'pull request', 'developers'],
    description: 'Write a git commit message or a pull request description from a diff.',
    prompt: `
      Here is a diff: [paste]. Why I changed it: [reason]. Ticket: [number or none]. House rules: [format].

      Commit message: a first line of at most 60 characters in the imperative that says what changes for the reader of the code, a blank line,
      then why, what else was considered, what to look out for. If the diff holds two matters, say how to split it with git.

      A description for the pull request follows: what, why, how to test it, what is not included. State nothing that the diff does not show.
      Point out leftovers such as debug output.`,
  },
  {
    id: 'code-moved-to-another-language',
    added: '2026-11-26',
    tags: ['code conversion', 'programming languages', 'migration'],
    description: 'Convert code from one programming language to another, in its own idiom.',
    prompt: `
      Convert this code from [language] to [language and version]: [paste]. It is used for [purpose]. It has to keep [behavior, speed, interface].
      Libraries allowed: [list].

      Describe first what the code does, with its hidden assumptions: number sizes, text encoding, order, errors, time. Then write it the way a
      native of the new language would, not line for line.

      A table of every place where behavior could differ, with a test for each. Say what has no equal over there and what you did instead. Guess
      nothing about functions you cannot see.`,
  },
  {
    id: 'slow-code-measured-then-changed',
    added: '2026-11-26',
    tags: ['code optimization', 'performance', 'profiling', 'programming'],
    description: 'Make slow code faster: measure first, then change what counts.',
    prompt: `
      This code is too slow: [paste]. It takes [time] for [amount of data] on [machine], and should take [goal]. What I measured: [profile, or
      nothing].

      Say how its cost grows with the data, in plain words. Tell me the two measurements to make before anything is touched, with the commands for
      [language].

      Then changes in order of gain: doing less, doing it once, a better structure, doing it at the same time. For each the new code, the expected
      gain, the price in clarity or memory. Stop when the goal is met, and show that results stay the same.`,
  },
  {
    id: 'code-checked-for-security',
    added: '2026-11-26',
    tags: ['security review', 'vulnerabilities', 'code review', 'developers'],
    description: 'Check code or an app for security holes before somebody else does.',
    prompt: `
      Check this for security: [paste code, or describe the app]. It handles [data] for [users]. Input comes from [where]. Who may do what:
      [roles]. It runs on [environment].

      Follow each input to where it is used. Look for injection, missing checks of permission, secrets in code, unsafe files, weak passwords and
      sessions, what ends up in logs. For every finding: how it could be abused in principle, how bad, how to close it with the smallest change.

      Mark what you cannot judge without seeing more. No scare words. Three things that are done well, and a checklist for next time.`,
  },
  {
    id: 'deployment-with-a-way-back',
    added: '2026-11-26',
    tags: ['docker', 'deployment', 'devops', 'ci/cd'],
    description: 'Put an app into a container and deploy it, with a way back.',
    prompt: `
      Help me deploy [app, language, framework] to [server, cloud, own machine] with Docker. It needs [database, files, secrets]. At present it
      starts by [commands]. Experience: [level].

      Write a Dockerfile that is small and does not run as root, a compose file for trying it at home, and a pipeline with steps for check, build,
      release. Secrets stay outside. Explain each line that a beginner would wonder about.

      Then what to look at after the first start, how to go back to the version before in two minutes, and what to back up. List the things you
      assumed about my system.`,
  },
  {
    id: 'spreadsheet-macro-that-asks-first',
    added: '2026-11-26',
    tags: ['excel macro', 'vba', 'google apps script', 'automation', 'spreadsheets'],
    description: 'Write an Excel macro or a Google Apps Script that takes over a task in a spreadsheet.',
    prompt: `
      In my spreadsheet in [Excel, Google Sheets] I do this by hand: [steps]. Sheets and columns: [names, with a few rows]. It happens [how
      often]; others who use the file: [who].

      Write the macro (VBA) or script. It looks for columns by their headings, works on a copy, and asks before it overwrites or sends anything.
      It says at the end what it did in a sentence, and undoes nothing by halves.

      Tell me where to paste it, how to run it by a button, which permission it will ask for. Say whether a formula or pivot table would do
      instead.`,
  },
  {
    id: 'spreadsheet-tracker-from-scratch',
    added: '2026-11-26',
    tags: ['spreadsheet template', 'tracker', 'google sheets', 'excel'],
    description: 'Set up a spreadsheet from scratch: a tracker for money, stock, tasks or habits.',
    prompt: `
      We keep track of [what], and it should be in a spreadsheet. Who enters data: [who], on a [phone, computer]. Every [day, week, month] I want
      to see [figures]. Columns I thought of: [list].

      Design it in three sheets: one where a row is one event and nothing is calculated, one with lists to choose from, one with results. For each
      column the type, an example, what is not allowed.

      Write formulas for the results sheet cell by cell. Suggest one chart and two colored warnings. Fill in six made-up rows and show what the
      results should say, so I can test it.`,
  },
  {
    id: 'chart-that-answers-the-question',
    added: '2026-11-26',
    tags: ['data visualization', 'charts', 'graphs', 'dashboard'],
    description: 'Choose and describe the chart that answers a question about your data.',
    prompt: `
      I have these data: [columns, a few rows, how many]. The question people ask: [question]. Shown to [audience] in [slides, report, dashboard],
      made with [tool].

      Suggest three charts with a sketch in words: what runs across, what up, what is colored. Say for each which question it answers and which
      wrong idea it might give. Recommend one.

      Write its title as a sentence that states the finding, labels instead of a legend, source, note on missing data. Steps to build it in my
      tool. If a table or a single number says it better, say so.`,
  },
  {
    id: 'coding-learnt-by-projects',
    added: '2026-11-26',
    tags: ['learn to code', 'programming', 'roadmap', 'beginners'],
    description: 'Make a plan to learn programming by small projects of your own.',
    prompt: `
      Show me how to learn to code so that I can [goal]. Experience: [none, or what]. Hours a week: [number]. Computer: [system]. What interests
      me outside computers: [interests].

      Choose a language for that goal and say what speaks against it. Then eight projects that grow out of my interests, each doable in a week,
      each with one new idea. For the first: exactly what to install, twenty lines to type and change, three questions to answer without looking.

      How to get unstuck, when to ask, how I know that I may go on. No list of forty courses: one source per stage.`,
  },
  {
    id: 'coding-interview-rehearsed',
    added: '2026-11-26',
    tags: ['coding interview', 'algorithms', 'data structures', 'practice'],
    description: 'Practice for a coding interview: algorithms, thinking aloud, honest feedback.',
    prompt: `
      Interview me for the position of [role] at a [kind of company]. Language: [language]. My weak spots: [topics]. Time: [minutes].

      Set one problem of [easy, middle, hard] level and wait. Answer only questions a real interviewer would answer. If I am silent for long, ask
      what I am thinking; give a hint only on request, smallest first.

      Afterwards grade four things: understanding, approach, code, tests. Show my solution's cost, one better way, and the sentence that would
      have made my thinking clearer. Then a second problem on what went worst.`,
  },
  {
    id: 'terminal-command-explained',
    added: '2026-11-26',
    tags: ['command line', 'linux', 'terminal', 'shell', 'bash'],
    description: 'Get the terminal command for a task, explained before it is run.',
    prompt: `
      I use [Linux, macOS, Windows PowerShell] and want to [task]. Files or folders: [where, names]. What I tried: [command and what it said].

      Give me the command that only shows what would happen, and after that the one that does it. Explain every flag in a phrase. If something can
      be lost, say so in capitals before the command and show how to make a copy.

      One line to check that it worked, one way to undo it. If there is a safe tool with a window that does the same, name it.`,
  },
  {
    id: 'machine-learning-plan-with-baseline',
    added: '2026-11-26',
    tags: ['machine learning', 'ai model', 'data science', 'prediction'],
    description: 'Plan a machine learning project, beginning with the simplest baseline.',
    prompt: `
      Predict [what] for me from [data, number of rows, columns]. A wrong answer costs [what, in each direction]. It will be used by [whom, how].
      Tools: [language, libraries].

      Ask first whether a rule of three lines would be enough, and define that as the baseline. Then split of the data, with reasons against leaks
      from the future; what to measure; two models in order of simplicity; the loop of error analysis.

      Write the code for baseline and first model. Say at which result I should stop, who could be treated unfairly, and what to watch after
      launch.`,
  },
  {
    id: 'workflow-automated-without-code',
    added: '2026-11-26',
    tags: ['no-code automation', 'zapier', 'workflow', 'integrations'],
    description: 'Automate a routine between apps without code, step by step.',
    prompt: `
      Every [day, week] I do this by hand: [steps, with the apps]. It takes [minutes]. I can use [Zapier, Make, n8n, Power Automate, what I have].
      What must never happen: [mistake].

      Draw it as a chain in words: what starts it, what is checked, what is done, what if it fails. Mark steps where a person should look before
      something leaves the house.

      Then how to set up each step, with names of fields. A test with three cases, one of them odd. Estimate minutes saved against minutes of
      care, and tell me honestly if a checklist would serve as well.`,
  },
  {
    id: 'made-up-data-for-tests',
    added: '2026-11-26',
    tags: ['test data', 'sample data', 'mock data', 'csv', 'json'],
    description: 'Create made-up sample data for tests and demos, odd cases included.',
    prompt: `
      Generate test data: [number] records of [what], as [CSV, JSON, SQL]. Fields: [names, types, rules]. Country and language: [which]. They are
      for [tests, demo, teaching].

      Nothing may belong to a real person: reserved domains, telephone numbers that are never given out, names that do not pair with addresses.
      Values hang together: a return comes after its order, totals add up.

      Every tenth record is odd on purpose: empty, very long, accents, an apostrophe, the last day of February. List these at the end with what
      each should bring to light. Keep the order of fields fixed.`,
  },
  {
    id: 'system-prompt-for-an-assistant',
    added: '2026-11-26',
    tags: ['act as', 'role prompt', 'system prompt', 'custom instructions', 'prompt engineering'],
    description: 'Write a role for an AI: an "act as" prompt, a system prompt or custom instructions.',
    prompt: `
      Write a role for an AI assistant. It should act as [expert, coach, critic, character] for [who]. It helps with [tasks] and keeps out of
      [topics]. A good answer looks like this: [example]. A bad one: [example].

      Set down in the second person: what it knows, how it speaks, what it asks before it starts, form and length of answers, what it does when
      unsure, when it sends people to a human expert. At most 200 words, every sentence testable.

      Give three trial questions, one of them a trap, with what a good answer would be. A version of 40 words for quick use comes last.`,
  },
  {
    id: 'portrait-picture-described',
    added: '2026-11-26',
    tags: ['portrait', 'image prompt', 'headshot', 'photography'],
    description: 'Write image prompts for a portrait: a headshot, a painted likeness, a mood.',
    prompt: `
      A portrait is to be made with [image generator]. Of: [made-up person: age, look, clothes; or my own photo]. For: [profile, book, gift].
      Style: [photograph, oil, pencil]. Mood: [mood].

      Four prompts under 60 words each: a classic headshot with window light, one in their place of work, one from the side with deep shadow, one
      painted. Each names distance, angle, light, lens or medium, background, where the eyes look.

      For hands, teeth and glasses say what to add so that they come out right. No real person without consent, no living artist by name. Which
      two words change the mood most?`,
  },
  {
    id: 'product-photo-without-a-studio',
    added: '2026-11-26',
    tags: ['product photo', 'product photography', 'image prompt', 'e-commerce'],
    description: 'Write image prompts or shot plans for product photos without a studio.',
    prompt: `
      I need pictures of [product: size, material, color] for [shop, ad, social]. Brand feeling: [feeling]. I use [image generator, phone camera].
      The product must look exactly like [photo or description].

      Give six pictures: plain background, in use, detail of the material, scale beside something known, with packaging, one that tells who it is
      for. For each a prompt for the generator and a shot plan for a phone with daylight and white paper.

      State which pictures must be real photos so that buyers are not misled. Background, shadow, format and file name for each. Warn about
      lettering, which generators spoil.`,
  },
  {
    id: 'landscape-or-fantasy-scene',
    added: '2026-11-26',
    tags: ['landscape', 'fantasy art', 'wallpaper', 'image prompt'],
    description: 'Write image prompts for landscapes, fantasy scenes or a wallpaper.',
    prompt: `
      Paint a place in words for [image generator]: [landscape, city, other world]. Time of day and season: [when]. What somebody should feel in
      front of it: [feeling]. Use: [wallpaper, game, book], format [ratio].

      Five prompts that differ in standpoint: from high above, at eye level on a path, through a window, very small beside something huge,
      reflected in water. In each: foreground, middle, distance, light, weather, one sign of life.

      Leave out heaps of adjectives such as "epic" and "stunning". Then say how to keep the same place over several pictures, and what to exclude.`,
  },
  {
    id: 'coloring-page-and-line-art',
    added: '2026-11-26',
    tags: ['coloring page', 'coloring book', 'line art', 'children', 'image prompt'],
    description: 'Make image prompts for coloring pages, for children or grown-ups.',
    prompt: `
      Coloring pages are wanted for [age, child or adult] about [subject], [number] of them, to be printed on [paper size]. Made with [image
      generator].

      Write a prompt for each page: black outlines on white, closed shapes, no gray, no shading, thickness of line right for the age, one large
      motif and a few things to discover. The pages tell a little story in their order.

      Repeat the same words for style in all so that they match. Add what to exclude, a short caption in block letters that I put below it myself,
      and two easier pages for a smaller sibling.`,
  },
  {
    id: 'character-art-the-same-each-time',
    added: '2026-11-26',
    tags: ['character design', 'anime', 'concept art', 'image prompt'],
    description: 'Describe a character for pictures, anime or concept art, so that it looks the same each time.',
    prompt: `
      Design a character for [comic, game, avatar] in [image generator]. Who it is: [age, work, temper]. Style: [anime, realistic, cartoon, pixel
      art]. World: [setting]. Must have: [features]. Must not have: [what].

      First a fixed description of 40 words: build, face, hair, clothes in three colors, one unmistakable object. Then prompts for front, side and
      back, four expressions, one scene in motion, each beginning with the fixed words.

      Explain how to hold the likeness from picture to picture in this tool. Original design only: nothing that copies a known figure. Suggest a
      silhouette test.`,
  },
  {
    id: 'cover-or-poster-idea',
    added: '2026-11-26',
    tags: ['book cover', 'poster', 'album cover', 'cover design', 'image prompt'],
    description: 'Find ideas for a book cover, poster or album cover, and the prompts to draw them.',
    prompt: `
      A [book cover, poster, album cover] is needed for [title, by whom, genre or event]. People who should stop: [audience]. What it is about:
      [summary]. What covers of this kind usually look like: [description].

      Four ideas, each one picture that says the thing without telling it: an object, a place, a person, only type. Say for each where title and
      name go, the two main colors, how it looks the size of a stamp.

      Write image prompts with free space for lettering, which I set myself. Point out which idea is nearest to everybody else's.`,
  },
  {
    id: 'tattoo-idea-with-meaning',
    added: '2026-11-26',
    tags: ['tattoo', 'tattoo idea', 'symbol', 'image prompt'],
    description: 'Find a tattoo idea that means something, and describe it for the artist.',
    prompt: `
      I am thinking about a tattoo. It stands for [person, event, belief]. Place on the body: [where]. Size: [size]. Styles I like: [fine line,
      traditional, blackwork]. I do not want [motifs].

      Ask me two questions about the meaning. Then six motifs: two obvious, two hidden, two that only I would understand. For each how it follows
      the body, how it ages in twenty years, what it may mean in other cultures.

      An image prompt for a sketch of the best, and a note to take to the tattoo artist, whose drawing comes first. Any lettering or foreign
      script must be checked by a native reader.`,
  },
  {
    id: 'sticker-shirt-or-icon-design',
    added: '2026-11-26',
    tags: ['t-shirt design', 'sticker', 'icon', 'print on demand', 'image prompt'],
    description: 'Design a T-shirt, sticker, mug or icon that works small and in few colors.',
    prompt: `
      I want a design for [t-shirt, sticker, mug, app icon]. Theme or joke: [theme]. Who would wear or click it: [audience]. Colors: [number].
      Printed by [method, shop].

      Ten ideas in a line each; throw out those that exist a thousand times. For the best three: an image prompt with flat colors, thick outline,
      no background; wording of at most five words; how it looks on dark cloth and at one inch.

      No brands, no film figures, no quotations under copyright. Add the title, five tags and a description for a shop listing.`,
  },
  {
    id: 'ai-video-prompt-shot-by-shot',
    added: '2026-11-26',
    tags: ['ai video', 'video prompt', 'text to video', 'animation'],
    description: 'Write prompts for an AI video generator, shot by shot.',
    prompt: `
      Write prompts for [video generator]. Idea: [what happens]. Total length: [seconds], clips of [seconds]. Look: [film, animation,
      documentary]. The same person or thing appears in all: [fixed description].

      Shot list first: what is seen, what moves, how the camera moves, how it joins the next. One movement per clip. Then a prompt for each:
      subject, action in the present tense, camera, light, sound if the tool makes it.

      Warn where such tools fail: hands, crowds, writing, long turns. Offer a simpler shot for each risky one. No real people, no brands.`,
  },
  {
    id: 'questions-before-the-answer',
    added: '2026-11-26',
    tags: ['ask me questions', 'interview me', 'clarifying questions', 'assistant'],
    description: 'Let the AI ask you questions first, one by one, before it answers.',
    prompt: `
      Before you write anything, interview me. I want [text, plan, decision, design] about [topic]. It is for [whom] and
      good if [criterion]. I already have [notes, none].

      Ask one question at a time and wait for my answer; at most [eight] of them, the most important first. Build each on
      what I said, offer two or three possible answers where I might be stuck, and accept "no idea". No praise between the
      questions.

      When you know enough, repeat in five lines what you understood and let me correct it. Only then do the work. Mark what
      you had to assume, and end with the one question whose answer would change the result most.`,
  },
  {
    id: 'release-notes-for-users',
    added: '2026-11-26',
    tags: ['release notes', 'changelog', 'product update', 'what is new'],
    description: 'Write release notes or a changelog that users understand.',
    prompt: `
      Version [number] of [product] comes out on [date]. Changes: [commits, tickets, list]. Readers: [users, admins,
      developers]. What they must do: [nothing, update, migrate]. Known trouble: [list].

      Sort into new, better, mended, removed, and leave out what no reader can notice. Each entry begins with what one can
      do now, not with what we did, in one or two lines, with the place in the app. What breaks old habits stands on top
      with the way out.

      Three forms: the full notes, five lines for inside the app, one post. No "various improvements". Ask about each change
      whose benefit you cannot tell from the list.`,
  },
  {
    id: 'program-in-a-compiled-language',
    added: '2026-11-27',
    tags: ['java', 'c#', 'c++', 'rust', 'programming'],
    description: 'Write or mend a program in Java, C#, C++, Go or Rust, with its build and tests.',
    prompt: `
      I write [Java, C#, C++, Go, Rust] in version [number], built with [Maven, Gradle, CMake, Cargo]. The program
      should [what it does]. Code so far: [paste code]. It must run on [system].

      State in three sentences how you would cut it into types and functions, and wait for my yes. Then the code, in the
      idiom of this language: its own error handling, collections and naming, nothing carried over from another one. Say
      which libraries it needs and why the standard one is not enough.

      Add one test for the usual case and two for the edges, the command that builds it, and the line most likely to
      surprise somebody who comes from [language I know].`,
  },
  {
    id: 'terminal-played-in-text',
    added: '2026-11-27',
    tags: ['act as', 'terminal simulator', 'linux', 'python interpreter', 'console'],
    description: 'Have the AI act as a Linux terminal, a console or an interpreter you can practice in.',
    prompt: `
      Act as a [Linux terminal, JavaScript console, Python interpreter, SQL terminal]. I type commands, and you answer
      with exactly what it would print, in one code block and without a word around it. Start in [folder, empty session,
      these tables: names and columns].

      Keep track of what I changed: files, variables, rows, the current folder. Where a command would fail, print its
      error as the real one would. Invent nothing that would need a network or a date; say that it is out of reach.

      When I write in double brackets I speak to you: then explain, give a hint or set me a task of level [beginner,
      advanced]. My first line: [command].`,
  },
  {
    id: 'diagram-written-as-text',
    added: '2026-11-27',
    tags: ['diagram', 'flowchart', 'mermaid', 'uml', 'mind map'],
    description: 'Draw a flowchart, diagram or mind map as text, in Mermaid or a similar notation.',
    prompt: `
      Draw this for me as a [flowchart, sequence diagram, mind map, org chart, timeline]: [paste text or describe it].
      Notation: [Mermaid, PlantUML, Graphviz, plain text]. Who looks at it: [readers].

      First list the things, and the arrows between them with a verb on each. Mark the arrows my text only hints at. After
      my yes, write the code of the diagram: no more than [number] boxes, names of three words at most, one direction of
      reading.

      If it gets too full, cut it into an overview and details. Below the code: two lines on where to paste it, and the
      one question the picture cannot answer.`,
  },
  {
    id: 'facts-out-of-a-text',
    added: '2026-11-27',
    tags: ['extract data', 'table', 'messy text', 'json', 'data entry'],
    description: 'Extract names, dates and figures from a messy text into a table, CSV or JSON.',
    prompt: `
      Pull the facts out of this text: [paste emails, notes, a report]. I need a [table, CSV, JSON] with these columns:
      [names, with an example of each]. One row for each [order, person, event].

      Copy values as they stand and then bring them into one form: dates as [format], amounts as [currency], names as
      [last, first]. Leave a cell empty rather than guess. Where the text says two things, put both and mark the row.

      After it, list what fitted no column, every value you converted, and the rows you are least sure of with the words
      they came from. Tell me how many rows there are, so that I can count.`,
  },
  {
    id: 'code-refactored-in-safe-steps',
    added: '2026-11-27',
    tags: ['refactoring', 'clean code', 'legacy code', 'rename', 'programming'],
    description: 'Refactor messy or legacy code in safe steps, without changing what it does.',
    prompt: `
      Refactor this [language] code: [paste]. What it is for: [purpose]. What must not change: [interface, output,
      speed]. Tests: [none, some, how to run]. What bothers me: [long functions, names, copies, globals]. I have
      [hours].

      Say first what the code does today, odd behavior included, and ask which of it is meant. If there are no tests,
      write the few that hold today's behavior. Then a list of steps, each small enough to be one commit: rename,
      extract, inline, move, delete. Name the smell and the gain of each.

      Show steps one at a time as a diff and wait. Never mix a change of behavior in; put bugs you find on a list. No
      pattern for its own sake. Stop when the next change costs more than it saves, and say what you left.`,
  },
  {
    id: 'phone-app-from-screens',
    added: '2026-11-27',
    tags: ['mobile app', 'app idea', 'flutter', 'ios', 'android'],
    description: 'Plan and build a mobile app: screens, data, a first version for iOS or Android.',
    prompt: `
      I want an app that [does what] for [whom]. They use it [where, how often]. I build with [Flutter, React Native,
      Swift, Kotlin, no code, undecided]. I can [experience]. It must work [offline, with a login, with photos]. First
      version by [date].

      Begin with three things a person does in it, and strike all else into a list for later. Draw the screens in
      words, with what is on each, what is empty at first, what goes wrong. Then the data with types, and where it
      lives.

      Choose the tools with a reason and what they cost me later. Write code for the first screen that runs, then go
      on screen by screen when I say so. List what the stores ask for, which data I had better not collect, and the
      test to run on an old phone.`,
  },
  {
    id: 'game-from-one-fun-minute',
    added: '2026-11-27',
    tags: ['game development', 'game idea', 'game design', 'unity', 'roblox'],
    description: 'Design and build a small game: the idea, the rules, the code in Unity, Godot or Roblox.',
    prompt: `
      Help me make a game about [idea, mood] in [Unity, Godot, Roblox, Scratch, Minecraft, browser]. For [age]. I can
      [code, draw, neither]. Time: [weeks]. Games I love: [which, and what in them].

      Find the one minute that is fun: what the player does, sees, decides, fears. Offer three versions; I choose.
      Then a page of design: goal, rules, controls, how it gets harder, how it ends, what it looks and sounds like
      with what I can make. No more than [five] things in it.

      Build it in the order in which it can be played: first a square that moves. Code in small pieces with where to
      put them. After each, one thing to try and to change. Keep a list named "not now". Finish with three questions
      for somebody who plays it for the first time.`,
  },
  {
    id: 'gadget-with-sensors',
    added: '2026-11-27',
    tags: ['arduino', 'raspberry pi', 'electronics', 'sensors', 'maker project'],
    description: 'Plan a gadget with Arduino or Raspberry Pi: parts, wiring, code, tests.',
    prompt: `
      Build with me: [thing that measures, moves, lights, warns]. Board: [Arduino, ESP32, Raspberry Pi, micro:bit].
      Parts I have: [list]. Power: [USB, battery, how long]. I can [solder, code a little, nothing]. It stands
      [indoors, in rain].

      Ask what it must do in one sentence and what happens when it fails. Then parts with type and what can replace
      them, a wiring list pin by pin, and current reckoned so that nothing burns. Say what to connect last.

      Code in stages: one blinks, one reads a value, one does the job; each with what I should see in the monitor. For
      every stage the three usual faults and how to find them. Nothing on mains voltage, and say so. Finally a case, a
      label, and what to improve when it has run for a week.`,
  },
  {
    id: 'website-planned-before-built',
    added: '2026-11-27',
    tags: ['website plan', 'wordpress', 'website structure', 'small business', 'web design'],
    description: 'Plan a website for a small business, club or person: pages, texts, WordPress or builder.',
    prompt: `
      We need a website for [business, club, person]. Visitors come to [three things]. They come from [search, card,
      Instagram]. We have [logo, photos, texts, old site]. Who will keep it up: [person, minutes a month]. Budget:
      [amount]. Must: [booking, shop, two languages].

      Start with the visitors' three tasks, and give each a path of at most two clicks. Pages in a tree, no page
      without a task. For each page: the question it answers, headline, blocks in order, picture, one button.

      Write the texts of the home page. Compare WordPress, a builder and a plain page for our case: cost over three
      years, work, what breaks. A list of what we must deliver by when, what the law here wants on it, and ten checks
      on a phone before it goes live.`,
  },
  {
    id: 'pivot-table-and-dashboard-built',
    added: '2026-11-27',
    tags: ['pivot table', 'dashboard', 'excel', 'vlookup', 'spreadsheets'],
    description: 'Build a pivot table, look-up or dashboard in Excel or Google Sheets, step by step.',
    prompt: `
      I have a sheet with these columns: [names, an example row], [number] rows, in [Excel version, Google Sheets,
      LibreOffice]. I want to see [question: sales by month and shop, who has not paid]. It goes to [whom] every
      [week]. I know [sums, filters, nothing].

      Check my columns first: dates as text, blanks, names spelt twice. Give the cure with a formula I can copy. Then
      the pivot table by clicks: what into rows, columns, values, filters, and what I should see. For VLOOKUP or
      XLOOKUP explain each part with my own cells.

      A dashboard of at most [four] pictures that answers the question at a glance, with how it renews itself. Name
      two ways in which the numbers could lie and a check line for each. Menu names in [language].`,
  },
  {
    id: 'pet-or-friend-as-cartoon',
    added: '2026-11-27',
    tags: ['cartoon', 'pet portrait', 'pixel art', 'sticker', 'image prompt'],
    description: 'Write image prompts that turn a pet, a person or a thing into a cartoon or pixel art.',
    prompt: `
      Turn [my dog, my child, me, a mug] into a [cartoon, pixel art sprite, comic hero, plush toy, stained glass].
      What makes it this one: [marks, ears, glasses, way of sitting]. Mood: [mood]. Use: [sticker, card, avatar,
      game]. Tool: [image generator].

      List the three features by which friends would know it, and exaggerate one. Then three prompts that differ in
      style, not in adjectives: subject, pose, outline, colors by number, background, format. For pixel art: grid
      size, palette, view from the side or above, frames of a step. For stickers: white edge, no text.

      Say which photo to give the tool with it, and what to change first when it looks like any dog. Add what to leave
      out. No style named after a living artist. Other people only with their leave.`,
  },
  {
    id: 'python-taught-step-by-step',
    added: '2026-11-28',
    tags: ['python tutor', 'learn python', 'python', 'exercises'],
    description: 'Be taught Python by a patient tutor: one idea, one exercise, your code looked at.',
    prompt: `
      Be my Python tutor. I know [nothing yet, loops, functions]. I want to be able to [goal] and have [minutes] a day. My computer: [system].

      One idea at a time: what it is for, an example of at most eight lines, then a small exercise out of [my interest]. Wait for my code. Never
      show the solution first; give a hint, then a stronger hint, and only then the line I am missing.

      When my code fails, let me read the error message aloud before you explain it. After every third exercise, mix in an old idea. If I ask you to write
      it all for me, ask what I have tried.`,
  },
  {
    id: 'formula-mended-and-explained',
    added: '2026-11-28',
    tags: ['spreadsheet error', 'formula error', 'excel', 'google sheets'],
    description: 'Find out why a spreadsheet formula shows an error or a wrong result, and mend it.',
    prompt: `
      This formula does not do what I want: [paste the formula]. Program: [Excel version, Google Sheets, language of its menus]. It should [purpose]. It shows
      [error or wrong result]. Three rows of my sheet with column letters: [rows].

      Take it apart from the inside out, with the value of each part for my first row, and show where it goes wrong. Look also at numbers kept as text,
      blanks, dates, and references that shift when copied.

      Give the mended formula, ready to paste with my separators, and a simpler one if there is one. Then two rows on which I can check it by hand.`,
  },
  {
    id: 'bug-report-that-gets-fixed',
    added: '2026-11-28',
    tags: ['bug report', 'issue report', 'steps to reproduce', 'developers'],
    description: 'Write a bug report a developer can act on without asking back.',
    prompt: `
      Something is broken in [app, site, library, version]. What I did: [steps, as they come to mind]. What I expected: [what].
      What happened: [message, screenshot in words]. How often: [always, sometimes]. Where: [device, browser, account]. Since
      when, and what changed: [what].

      Write the report: a title that names the effect and the place, the shortest steps that show it, expected and actual result,
      surroundings, how bad it is and for whom, a way around if there is one.

      Ask me for whatever is missing before you write, at most four questions. Keep guesses about the cause apart and mark them.
      Take out passwords and names. End with the one test that would narrow it down.`,
  },
  {
    id: 'accessibility-checked-by-hand',
    added: '2026-11-28',
    tags: ['accessibility', 'wcag', 'accessibility audit', 'screen reader'],
    description: 'Check a web page for accessibility, by keyboard, ear and eye, and mend what blocks people.',
    prompt: `
      Here is [page address, HTML, description of a screen]: [paste]. It is for [whom] to do [task]. Built with [tool]. What a
      scanner said: [paste or nothing]. What we must meet: [WCAG level, law, a customer's demand].

      Go through the task as somebody who uses only the keyboard, who hears a screen reader, who sees little, who is in a hurry.
      List what stops them, what slows them and what annoys, each with the element, the rule and the mend in code.

      Give me a check by hand of fifteen minutes without tools. Mark what you cannot know without trying it. End with three fixes
      for today and a statement of fifty words on what is not yet done.`,
  },
  {
    id: 'programming-idea-for-a-beginner',
    added: '2026-11-28',
    tags: ['programming concepts', 'coding for beginners', 'learn to code', 'loops'],
    description: 'Have one idea of programming explained to a beginner: loops, functions, recursion, an API.',
    prompt: `
      I am new to programming and do not get [loops, variables, functions, recursion, objects, an API] in [JavaScript,
      Python, other language]. What I know so far: [what]. Where I got lost: [line, word, exercise]. Away from
      computers I like [cooking, football, music].

      Tell me what it is for in two sentences without a technical term, with a picture from what I like. Then the
      smallest example that runs, at most six lines, and what happens in each line in turn, with the values as they
      change.

      Show the mistake that everybody makes with it once. Ask me to guess what a changed example prints, and wait. If
      I am wrong, find out what I had in mind before you explain anew. Last, one exercise of five minutes.`,
  },
  {
    id: 'slow-query-from-its-plan',
    added: '2026-11-28',
    tags: ['slow query', 'sql', 'query optimization', 'database'],
    description: 'Make a slow SQL query faster, from its plan to the right index.',
    prompt: `
      The query: [paste]. Database and version: [PostgreSQL, MySQL, SQL Server, SQLite]. It takes [seconds] and should
      take [goal]. Tables with rows and indexes: [paste]. Output of EXPLAIN: [paste, or not yet]. It runs [how often,
      from where].

      If there is no plan, give me the command for my database first and wait. Read it to me step by step: where the
      time goes, where rows are read and thrown away, where the estimate is far off.

      Offer at most three changes in order of gain: the query written otherwise, an index with its columns in order,
      fewer rows or columns, a table kept ready. With each the SQL, what it costs when writing, and how to check that
      the results are the same. Nothing that locks a table in use without a warning.`,
  },
]);
