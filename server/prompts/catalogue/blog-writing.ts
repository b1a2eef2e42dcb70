import { entriesOf } from './entries.ts';

export default entriesOf('Blog Writing', [
  {
    id: 'blog-post-outline-from-query',
    added: '2026-11-02',
    tags: ['blog post', 'outline', 'structure'],
    description: 'Outline a blog post that answers one search query fully.',
    prompt: `
      Outline a blog post for the query "[query]". The reader is [audience]; after reading they should be able to [result].

      Write the answer to the query first, in two sentences. Build the outline around the questions that answer raises,
      in the order a sensible person would ask them. For each section: heading, the point in one line, the evidence or example
      it needs, and a rough word count.

      Leave out history and definitions unless the reader cannot go on without them. Total length: [words]. Mark sections
      where I should bring experience of my own.`,
  },
  {
    id: 'five-openings-for-one-article',
    added: '2026-11-02',
    tags: ['introductions', 'hooks', 'blog post'],
    description: 'Write five different openings for one article and compare them.',
    prompt: `
      Write five openings for an article titled "[title]", 60 to 90 words each, for [audience].

      Use a different way in every time: a small scene, a surprising comparison, the mistake the reader is about to make, the answer
      straight away, a question somebody really asked. No opening may begin with a statement about the world today, and none may
      promise what the article does not hold. Article summary: [summary].

      After each, note in one line whom it will win and whom it will lose. Then say which one you would print.`,
  },
  {
    id: 'first-draft-from-notes',
    added: '2026-11-04',
    tags: ['drafting', 'blog post', 'notes'],
    description: 'Turn rough notes into a first draft without adding facts.',
    prompt: `
      Turn my notes into a first draft of about [words] words: [paste notes, in any order].

      Find the thread, tell me in one sentence what it is, and follow it. Use everything that serves it and put the rest under
      "Left out" at the end. Keep my examples and odd phrases; they are the reason to read this rather than another post.

      Where a step of the argument is missing, write [GAP: what is needed] instead of inventing it. Short paragraphs,
      headings that say something, no summary that repeats the text. Reader: [audience].`,
  },
  {
    id: 'how-to-article-tested-steps',
    added: '2026-11-04',
    tags: ['how-to', 'tutorial', 'instructions'],
    description: 'Write a how-to article whose steps can be followed with dirty hands.',
    prompt: `
      Write a how-to article: [task]. The person doing it has [tools, materials, level of experience] and is standing in front of
      it right now.

      Open with what they will have at the end, how long it takes, and what they need, as a list. Then numbered steps: one
      action each, a sign that tells them it worked, and what to do when it did not. Put warnings before the step they belong
      to, never after.

      Base it on my description: [how you do it]. Ask me about any step you could not carry out from the text alone.`,
  },
  {
    id: 'comparison-post-fair',
    added: '2026-11-06',
    tags: ['comparison', 'competitor', 'buying guide'],
    description: 'Compare your product with a competitor so fairly that readers believe it.',
    prompt: `
      Write a comparison of [our product] and [competitor product] that a skeptical buyer would trust. Facts about ours: [paste].
      Facts about theirs, with the date I checked: [paste].

      Begin with whom each suits, ours not always being the answer. Compare on the five criteria buyers ask about: [criteria].
      Give each its own short section with a plain verdict, then a table. Name at least two points where they do better.

      No insults, no "in conclusion", no claim outside my facts. Length: 900 words. Suggest a title that contains both names.`,
  },
  {
    id: 'expert-interview-to-article',
    added: '2026-11-06',
    tags: ['interview', 'quotes', 'editing'],
    description: 'Shape an interview transcript into a readable article.',
    prompt: `
      Below is the transcript of a conversation with [name, role]: [paste transcript].

      Make an article of [words] words from it for readers who are [audience]. Choose the three things only this person could have
      said, and build on those. Quote sparingly and exactly; you may shorten with an ellipsis but never join two answers into one
      sentence. Paraphrase the rest.

      Give it a title, a two-sentence lead, and headings taken from the argument. List every factual claim by the interviewee
      that I should verify before publishing, with its place in the transcript.`,
  },
  {
    id: 'headline-workshop',
    added: '2026-11-09',
    tags: ['headlines', 'titles', 'blog post'],
    description: 'Work through twenty headlines in four rounds until one is right.',
    prompt: `
      Let us find the headline for this article: [paste summary or text]. It will be seen in [search results, newsletter, social
      feed].

      Round one: ten plain headlines that simply say what is in it. Round two: take the best three and make each more specific with
      a detail from the text. Round three: five that start from the reader's trouble instead. Round four: pick two finalists,
      and explain what each promises and whether the text keeps it.

      Stay below 70 characters. Avoid colons, questions that answer themselves with no, and the word "secret".`,
  },
  {
    id: 'edit-for-clarity-line-by-line',
    added: '2026-11-09',
    tags: ['editing', 'readability', 'clarity'],
    description: 'Get a line edit that explains every change.',
    prompt: `
      Act as a line editor who charges by the word removed. Edit the passage below for clarity: [paste up to 600 words].

      Cut what repeats, replace abstract nouns with verbs, break sentences that carry two thoughts, and put the point of each
      paragraph in its first line. Leave the author's jokes, terms and opinions alone. Do not add anything.

      Show the edited version first. Then a list of your ten most important changes: before, after, why. Tell me the word
      count before and after, and one habit the author should watch for.`,
  },
  {
    id: 'listicle-with-a-spine',
    added: '2026-11-12',
    tags: ['list post', 'structure', 'blog post'],
    description: 'Give a list post an order and a reason to be read to the end.',
    prompt: `
      I want to publish a list: [number] [things] for [audience]. My candidates: [paste].

      Before writing, find an order that means something: by effort, by budget, by week, by mistake avoided. Strike candidates that
      overlap and tell me. Each entry needs a heading with a verb, two sentences on why it works, one concrete example, and a
      note on who should skip it.

      Vary the length of entries; the best ones deserve more room. Start with a two-sentence introduction and end with where to
      begin if the reader does just one.`,
  },
  {
    id: 'case-study-from-facts',
    added: '2026-11-12',
    tags: ['case study', 'storytelling', 'b2b'],
    description: 'Tell a customer story from facts, without turning it into an ad.',
    prompt: `
      Write a case study of 600 to 800 words about [customer] and [our product or service]. Facts: [situation before, what was
      tried, what was decided and why, what happened, figures with dates, quotes approved by the customer].

      Tell it from the customer's side. Let the trouble take up a third of the text, and include something that went wrong
      along the way. Put the main result in the title and the first paragraph; explain how it was measured.

      Our name appears no more than five times. Where a figure is missing, leave [FIGURE?] rather than a vague adjective.`,
  },
  {
    id: 'update-old-post-changelog',
    added: '2026-11-16',
    tags: ['content refresh', 'blog post', 'updating'],
    description: 'Bring an old post up to date and record what changed.',
    prompt: `
      This post is from [date]: [paste text]. What has changed since: [new facts, prices, tools, opinions].

      Update it without losing its voice. Go paragraph by paragraph and mark each as still true, needs a small correction, or
      must be rewritten; then give me the new text of the changed ones only. Remove phrases tied to the time of
      writing.

      Write a note for readers of at most 40 words on what is new, and a new meta description. List claims that I did
      not mention but that may have aged, so I can check them.`,
  },
  {
    id: 'counterpoint-paragraphs',
    added: '2026-11-16',
    tags: ['argument', 'opinion', 'editing'],
    description: 'Strengthen an opinion post by answering its best critics.',
    prompt: `
      My post argues that [thesis]. Draft: [paste].

      Play three readers who disagree for different reasons: one with more experience, one with less money, one who has tried it
      and failed. Let each say in 50 words what the draft overlooks. Be fair to them; no straw men.

      Then show me where to meet each objection: the paragraph, and two or three sentences in my tone that either answer it or admit its
      limits. If one of them is simply right, say so and suggest how the thesis should be narrowed.`,
  },
  {
    id: 'travel-blog-with-a-place-in-it',
    added: '2026-11-26',
    tags: ['travel blog', 'blog post', 'storytelling', 'places'],
    description: 'Write a travel blog post that makes a place real and helps those who follow.',
    prompt: `
      Write a travel blog post about [place], where I was in [month] for [days]. What I did, ate, paid, missed: [notes]. A moment I keep thinking
      of: [moment]. What went wrong: [what]. Readers: [families, hikers, those on little money].

      Start inside the moment. Then what a reader needs to decide, in the order of a day, with prices and times as I noted them. One paragraph on
      what I would do differently. People there are not scenery.

      No "hidden gem", no "bucket list". A box with facts to look up again, five captions for photos with alt text, three titles without a number.`,
  },
  {
    id: 'recipe-post-cooked-twice',
    added: '2026-11-26',
    tags: ['food blog', 'recipe post', 'blog post', 'cooking'],
    description: 'Write a recipe for a food blog that works in a stranger’s kitchen.',
    prompt: `
      Write a blog post for my recipe: [dish, ingredients with amounts, steps]. Where I have it from: [source, family]. How often I made it and
      what failed: [experience]. Readers: [beginners, families, vegans].

      First 80 words: what it tastes like and why this way. Then what matters (the one step nobody should skip), ingredients in order of use with
      weights and cups, steps with times and signs, storing, three changes that work.

      The recipe can be reached without scrolling past my childhood. Photos needed, alt text, questions readers will ask. Check amounts against
      steps and tell me what does not agree.`,
  },
  {
    id: 'blog-ideas-from-daily-work',
    added: '2026-11-28',
    tags: ['blog post ideas', 'blog topics', 'article ideas', 'small business'],
    description: 'Find blog post or article ideas for a small business out of its daily work.',
    prompt: `
      Our business: [what, where, for whom]. Questions customers asked this month: [questions]. Mistakes we put right: [cases]. What we explain
      on the phone again and again: [what]. Already on the blog: [titles].

      List twenty ideas, each as a working title with the reader who needs it and the moment in which they look for it. A third answers a question before
      the purchase, a third helps after it, a third shows how we work.

      Strike what others have written a hundred times unless we know something they do not. Choose five for the next weeks, say what I must photograph or ask, and
      outline the first.`,
  },
]);
