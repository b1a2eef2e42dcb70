import { entriesOf } from './entries.ts';

export default entriesOf('Everyday Life', [
  {
    id: 'meal-plan-for-a-week',
    added: '2026-11-26',
    tags: ['meal plan', 'recipes', 'shopping list', 'cooking'],
    description: 'Plan the meals of a week with a shopping list and little waste.',
    prompt: `
      Plan [meals] for [number of people and ages] for a week. We eat [likes], not [dislikes, allergies, diet]. Budget: [amount]. Cooking
      time: [minutes on workdays]. At home already: [what is there].

      Table by day with dish and time. What is opened on Monday is used up by Thursday; one dinner becomes a lunch; one evening needs no
      cooking. Then a shopping list by shelf, with amounts.

      Give the two least known recipes in six steps. Ask about allergies before you start if I named none.`,
  },
  {
    id: 'dinner-from-the-fridge',
    added: '2026-11-26',
    tags: ['recipes', 'cooking', 'leftovers', 'dinner ideas'],
    description: 'Get recipe ideas from what is in the fridge tonight.',
    prompt: `
      In my kitchen are: [ingredients]. I have [minutes], [oven, pan, microwave] and people who do not eat [what]. What can I cook?

      Suggest four dishes that differ in kind: one quick, one warm and plain, one from another country, one that keeps for tomorrow. For each: what
      it uses up and at most two things I would have to buy.

      For the one I choose: amounts for [number] people, steps with times, how I see that it is done, how to save it if it fails.`,
  },
  {
    id: 'travel-itinerary-unhurried',
    added: '2026-11-26',
    tags: ['travel plan', 'itinerary', 'trip', 'vacation'],
    description: 'Plan a trip day by day: a travel itinerary with room to breathe.',
    prompt: `
      Plan a trip to [place] from [date] to [date] for [who, with ages]. We like [things] and avoid [things]. Budget: [amount]. Getting around by [means].

      One main thing and one small thing a day, near each other, with a free afternoon every third day. For each day: morning, midday,
      evening, how we get there, what to do if it rains.

      Mark what must be booked ahead and what changes with the season. Opening times and prices I will check myself: list what and where. Then a
      packing list for exactly this trip.`,
  },
  {
    id: 'household-budget-that-holds',
    added: '2026-11-26',
    tags: ['budget', 'personal finance', 'saving money', 'spreadsheet'],
    description: 'Make a monthly budget for a household and find where to save money.',
    prompt: `
      Set up a monthly budget with me. Income: [amounts]. Fixed costs: [list]. What goes on food, travel, fun, as far as I know: [list]. Debts and
      savings: [amounts]. I want [goal by when].

      Put it into a table: fixed, needed, wanted, once a year divided by twelve. Show what is left and check the sums.

      Suggest three savings that hurt least, with the amount a year, and one rule for the weeks in between. Ask for missing figures. This is
      arithmetic, not advice on investments: say when I should ask a professional.`,
  },
  {
    id: 'workout-plan-for-beginners',
    added: '2026-11-26',
    tags: ['workout plan', 'fitness', 'exercise', 'habits'],
    description: 'Make a workout plan that fits your week and your present fitness.',
    prompt: `
      I want to [get fitter, run 5 km, get stronger]. Now I can [what]. Days and minutes: [when]. Equipment: [none, dumbbells, gym]. Pains or illness: [list
      or none].

      Plan four weeks: each session with warm-up, exercises, repetitions, rest. It grows slowly, and every exercise has an easier and a harder
      form. Describe each movement in two sentences and the usual mistake.

      If I named pains or an illness, tell me what to ask a doctor first. Add what to do after a missed week, and two signs that I do
      too much.`,
  },
  {
    id: 'gift-ideas-for-one-person',
    added: '2026-11-26',
    tags: ['gift ideas', 'birthday', 'presents'],
    description: 'Find gift ideas for one particular person, beyond the usual.',
    prompt: `
      I look for a gift for [person, age, relation], for [occasion], up to [amount]. This person does [hobbies, habits], complains about [what],
      already has [what] and once said [what].

      Fifteen ideas in five groups: to use up, to do together, to make an everyday thing nicer, made by hand, not a thing at all. For each a line that
      ties it to something I told you. Leave out mugs and vouchers.

      Then the three you would choose, how to present each, and what to write on the card in two sentences.`,
  },
  {
    id: 'party-planned-calmly',
    added: '2026-11-26',
    tags: ['party', 'birthday', 'event', 'checklist'],
    description: 'Plan a party or a birthday, with a checklist that leaves time to enjoy it.',
    prompt: `
      Plan [birthday, wedding shower, reunion] for [number, ages] on [date] at [place]. Budget: [amount]. The person celebrated likes [what]. Helpers:
      [who].

      Three themes to choose from, each in two sentences. For the chosen one: schedule of the day, food with amounts, two things to do for
      people who do not know each other, music, what to do with children or rain.

      A checklist from four weeks before to the morning after, with who does what. Then the invitation in 60 words.`,
  },
  {
    id: 'birthday-message-personal',
    added: '2026-11-26',
    tags: ['birthday', 'greeting card', 'wishes', 'messages'],
    description: 'Write a birthday card, congratulation or other wishes that fit one person.',
    prompt: `
      Write what goes on a card to [person, relation] for [birthday, wedding, new baby, farewell]. What we share: [memory]. What I admire: [trait]. Tone:
      [warm, funny, plain].

      Five messages: two of one sentence, two of three, one of a short rhyme that does not limp. Each holds something that is true of this person
      only. No "may all your dreams".

      For the one I choose, offer a gentler and a cheekier version, and a way to sign it.`,
  },
  {
    id: 'wedding-speech-from-memories',
    added: '2026-11-26',
    tags: ['wedding speech', 'toast', 'best man', 'speech'],
    description: 'Write a wedding speech or toast out of real memories.',
    prompt: `
      I give a toast at the wedding of [names] as [best man, mother, friend]. Memories: [three or four scenes]. How they changed since they met: [what].
      Not to be mentioned: [topics].

      A speech of four minutes: one scene from before, how the other came into it, one small thing that shows what they are together, a
      wish, glasses up. Two laughs at nobody's cost.

      Words I can say with a lump in my throat: short sentences. Mark pauses. Add a version of one minute in case the evening runs late.`,
  },
  {
    id: 'apology-without-excuses',
    added: '2026-11-26',
    tags: ['apology', 'relationships', 'messages', 'letters'],
    description: 'Write an apology to somebody close that makes no excuses.',
    prompt: `
      I have hurt [person, relation]: [what happened]. How they see it, as far as I know: [what they said]. What I can make good: [what].

      Write a letter of at most 150 words: what I did, by its name; what it did to them; that I am sorry; what I will do. No "if", no "but", no
      reasons before the apology. It asks for nothing back.

      Show me any sentence that is really about me. Then a version for a short message, and what not to say when we meet.`,
  },
  {
    id: 'complaint-letter-with-effect',
    added: '2026-11-26',
    tags: ['complaint letter', 'refund', 'consumer', 'letters'],
    description: 'Write a complaint letter to a company and say clearly what you want.',
    prompt: `
      My complaint is against [company] about [product or service]. What happened, with dates: [facts]. What I paid: [amount]. What I tried: [calls,
      messages]. What I want: [refund, repair, apology] by [date].

      One page, polite and exact. First paragraph: order, date, what is wrong, what I want. Then events in order, what is enclosed, what I do
      next if nothing happens. Name a law only if I name it.

      Add a version of 60 words for a web form, and what to note down during a telephone call.`,
  },
  {
    id: 'bedtime-story-to-order',
    added: '2026-11-26',
    tags: ['bedtime story', 'children', 'fiction', 'storytelling'],
    description: 'Tell a bedtime story with a child’s own heroes, quiet at the end.',
    prompt: `
      Tell a bedtime story for [child, age]. In it are [toy, animal, friend] and [place]. Today the child [something from the day]. About [minutes] to
      read aloud.

      A small trouble, three tries, a solution the hero finds without magic. Sentences to read aloud, one that comes back three times so that the child can
      join in. Nobody is scolded. The last third grows slower and ends in bed.

      No moral spelled out. Then two questions for tomorrow morning and the idea for a sequel in one line.`,
  },
  {
    id: 'home-decluttered-by-room',
    added: '2026-11-26',
    tags: ['cleaning', 'declutter', 'moving', 'checklist'],
    description: 'Make a plan to clean, declutter or move house in small steps.',
    prompt: `
      Make me a plan to [clean, declutter, move out of] [home: rooms, people, pets] by [date]. Time: [hours when]. The worst spot is [where]. I cannot part
      with [things].

      Steps of 20 minutes, each with a visible end, easy ones first. For each room: what goes, what stays, what needs a place. Say what to do with
      things one may not throw away.

      For moving, add who must be told and when. A checklist to print, and what to do on the evening when I have no strength: one step
      of five minutes.`,
  },
  {
    id: 'thank-you-note-with-one-detail',
    added: '2026-11-26',
    tags: ['thank-you note', 'thank you', 'letters', 'messages'],
    description: 'Write a thank-you note that names what it was for.',
    prompt: `
      Write a thank-you note to [person: teacher, nurse, neighbor, host] for [what they did]. What it changed for me: [effect]. A moment I remember: [moment]. How well we know each other: [how].

      At most 70 words: what they did, the moment, what came of it. It promises nothing and asks for nothing. Three versions: plain, warm, with a smile.

      For a group that signs together, one that ten people can put their names to. Then a sentence to write beside a present.`,
  },
  {
    id: 'last-words-about-somebody-loved',
    added: '2026-11-26',
    tags: ['eulogy', 'obituary', 'funeral', 'speech'],
    description: 'Write a eulogy or an obituary out of what the family remembers.',
    prompt: `
      Let us write [eulogy, obituary] for [name, relation, dates]. What people always say about them: [what]. Small habits: [list]. One story: [story]. What they cared for: [what]. Not to be said: [topics].

      For a eulogy: four minutes, one story in full, habits as others knew them, a sentence for those who stay. For an obituary: 150 words, facts first, then the person, then the service.

      Gentle and plain; no saint. Check names and dates with me. Mark where a speaker may need to breathe.`,
  },
  {
    id: 'wedding-vows-of-ones-own',
    added: '2026-11-26',
    tags: ['wedding vows', 'vows', 'wedding', 'love'],
    description: 'Write wedding vows that only the two of you could say.',
    prompt: `
      Help me write my wedding vows for [partner]. How we met: [story]. What they do that nobody else sees: [habits]. The hardest thing we came through: [what]. What I promise in truth: [promises]. The tone: [funny, solemn, both]. Theirs run to about [length].

      Ask me five questions first if this is too general. Then 200 words to be spoken in two minutes: one memory, what I learned from it, four promises of which one is small and daily, a last line.

      Short sentences; I shall be nervous. Nothing out of films. Mark where to pause, and give me another ending.`,
  },
  {
    id: 'cheering-somebody-up',
    added: '2026-11-26',
    tags: ['cheer up', 'encouragement', 'comfort', 'friends', 'messages'],
    description: 'Cheer up a sad friend, or comfort somebody, in a message of a few lines.',
    prompt: `
      Somebody I like is down: [person, how close], because of [what happened]. What usually helps them: [what]. What they cannot bear to hear: [what]. I can offer: [time, help].

      Write four short messages: one that only says I am there, one with a warm memory, one that makes them smile without making light of it, one with an offer they need only answer by yes.

      No advice unasked, no "everything happens for a reason", no comparing. Add a line for next week, when the others have stopped writing. If it sounds as though they are in danger, tell me so.`,
  },
  {
    id: 'condolences-in-few-words',
    added: '2026-11-26',
    tags: ['condolences', 'sympathy card', 'grief', 'letters', 'messages'],
    description: 'Write condolences or a sympathy card when somebody has died.',
    prompt: `
      Somebody has died: [who]. I am writing to [whom], and this is how well I know them: [how]. What I remember of the dead: [memory, or that I never met them]. Faith or custom to respect: [which].

      Five sentences at most: that I am sorry, the memory or what others told me, a concrete offer such as a meal on a certain day. Leave out reasons, time that heals, and "let me know if".

      One version for a card, one for a colleague, one from a whole office. For somebody I hardly know, two lines that are enough.`,
  },
  {
    id: 'love-letter-in-plain-words',
    added: '2026-11-26',
    tags: ['love letter', 'love', 'romance', 'letters', 'anniversary'],
    description: 'Write a love letter or an anniversary message in plain words.',
    prompt: `
      I would like to write a love letter to [person] for [anniversary, no reason, a goodbye]. We have been [how long, what we are]. A day I think of: [memory]. Things they do: [habits]. What I have never said: [what].

      My own words come first: keep my turns of phrase wherever they are clear. One scene told closely is worth more than ten adjectives. No stars, no soulmates, no rhymes.

      A page to write by hand, and three lines for a phone. Tell me which sentence is the true one, so that I do not cut it.`,
  },
  {
    id: 'new-habit-in-small-steps',
    added: '2026-11-26',
    tags: ['habits', 'motivation', 'self-improvement', 'goals'],
    description: 'Build a new habit, or drop a bad one, in steps too small to fail.',
    prompt: `
      My new year begins today: I mean to [start, stop] [habit] because [reason]. I have tried before: [what, and when it broke off]. My day: [hours, fixed points]. What tempts me: [what].

      Find the smallest version that takes two minutes, the moment of the day it hangs on, and the obstacle that stopped me last time. Make four weeks out of it, each with one change.

      Say what I do after a missed day, and how I notice that it works without an app. No talk of willpower. End with a sentence that I can tape to the door.`,
  },
]);
