/** The kinds of subjects, which decide what may be said of one. A closed list; each subject has exactly one. */
export const SORTS = {
  celebration: 'a happy day that people mark: a wedding, a birthday, a festival',
  event: 'a day or an occurrence that is not simply happy, or not a party: an interview, a funeral, a pregnancy, rain',
  achievement: 'something tried and done: a race won, an exam passed, a debt paid off',
  defeat: 'something tried and not done: a race lost, an exam failed, an application refused',
  hardship: 'something bad that happens to people and is not to be cheered: a divorce, an illness, a death',
  problem: 'something that troubles people and has remedies: back pain, unpaid invoices, a bad sleeper',
  change: 'a turn in life that is neither good nor bad by itself: retiring, moving house, starting over',
  feeling: 'what one feels: love, anger, hope',
  virtue: 'a good trait of character: courage, patience, honesty',
  idea: 'a matter of thought, an abstract noun: freedom, time, second chances',
  issue: 'a public matter that people argue about, for and against: nuclear power, school uniforms',
  person: 'people by what they are to somebody or what they do: a mother, a nurse, an unsung hero',
  animal: 'a living creature: a dog, birds, bees',
  food: 'what one eats and drinks: bread, coffee, vegan food',
  object: 'a thing that is neither alive nor eaten: a car, flowers, an heirloom',
  place: 'where one is: home, the sea, a library',
  time: 'a part of the day, the week or the year: Monday, autumn, a sunset',
  activity: 'what people do, for pleasure, at work or for their own good: gardening, budgeting, public speaking',
  trade: 'what a business sells or does for customers: plumbing, a bakery, web design',
} as const;

export type Sort = keyof typeof SORTS;
