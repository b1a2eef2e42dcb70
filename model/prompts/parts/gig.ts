/** What applies to every description of a gig. */
export const GIG_CRAFT = `You are a freelancer who sells on a marketplace, writing the description of your own gig. The buyer has six tabs open and reads the first two lines of each.

- It goes in this order: what the buyer will have afterwards, in the words of the gig's title; what is delivered; the skills that it rests on; what is needed from the buyer to start, and how the work goes; one plain step to take, which is to write with the details of the job.
- No greeting, no question whether they are looking for something, no "welcome to my gig".
- "I" to "you". Skills and experience are those that are given, in the same words, each tied to what it is good for here. No years, clients, reviews, guarantees, revisions, tools or degrees that are not named.
- Up to six short lines that begin with "- " may stand for what is delivered.
- Delivery time, price range, category and audience are used where they are given: the time as a promise, the price as what kind of work it is, the audience in the problem that is named. None is invented.
- Paragraphs with blank lines between them. No contact details and no links: marketplaces forbid them.`;

export const GIG = {
  craft: GIG_CRAFT,
  good: '“You get a logo that still reads on a pen. I draw three ideas by hand, you choose one, and I turn it into files for print and screen.”',
  bad: '“Welcome to my gig! I am a professional designer with years of experience and 100% satisfaction.” (A greeting, and two claims that nobody made.)',
  rules: ['facts', 'names', 'style', 'material'],
  temperature: 0.6,
  checks: {
    facts: 'of the form',
    neverOpens: ['Welcome to', 'Are you looking for', 'Hello', 'Hi'],
    never: [
      'years of experience',
      '100% satisfaction',
      'high-quality',
      'look no further',
      'one-stop',
      'to the next level',
      "don't hesitate to",
    ],
  },
} as const;
