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
    id: 'debts-paid-off-in-order',
    added: '2026-11-26',
    tags: ['debt payoff', 'debt', 'credit card debt', 'personal finance'],
    description: 'Make a plan to pay off debts and credit cards, month by month.',
    prompt: `
      Help me out of debt. What I owe: [each debt with balance, interest rate, smallest payment, due day]. Income and fixed costs a month:
      [amounts]. What I can pay beyond the smallest payments: [amount]. Country: [where].

      A table of my debts, dearest interest first. Then two ways through it, dearest first and smallest first: the month in which each debt ends, and
      the interest paid in all. Show the sums and say where you had to assume something.

      The way I choose as a list by month for the first half year, with what to do when a month goes wrong. A short letter that asks a lender for a
      lower rate or smaller payments. If I cannot pay the smallest payments, say so first, and which free debt advice to look for.`,
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
  {
    id: 'letter-to-a-landlord',
    added: '2026-11-26',
    tags: ['letter to landlord', 'tenant', 'repairs', 'deposit', 'letters'],
    description: 'Write a letter to a landlord about repairs, deposit, rent or notice.',
    prompt: `
      I rent [flat or house] in [town, country] since [date]. I write to my landlord because of [repair, mold, deposit, rent increase, notice].
      What happened, with dates: [facts]. What I said before: [calls, messages]. I want [what] by [date].

      One page, friendly and firm: address and matter, the facts in order, what I ask and until when, how to get in for the repair. Mention photos
      and the lease where they help.

      Do not quote a law you are unsure of: tell me which rule to look up or ask a tenants' association about. Add a second letter for the case
      that nothing happens, and what I should keep as proof.`,
  },
  {
    id: 'letter-to-an-authority',
    added: '2026-11-26',
    tags: ['letter to authority', 'appeal', 'parking ticket', 'fine', 'letters'],
    description: 'Write to an authority: appeal a fine or decision, or ask for an extension.',
    prompt: `
      A letter to [office] is needed about [fine, decision, application]. Reference: [number]. Received on: [date]. Why I disagree or what I ask:
      [reasons]. Proof: [documents]. Place: [country or state].

      First line: who, which matter, what I want. Then facts by date, my reason, what is enclosed, a request for a reply in writing. No anger, no
      life story; half a page.

      Say which deadline I must look up on their letter before anything else, and whether it should go by registered mail. A short version for an
      online form. If the matter is grave, name the kind of adviser who helps for free.`,
  },
  {
    id: 'note-to-a-loud-neighbor',
    added: '2026-11-26',
    tags: ['neighbor', 'noise complaint', 'letters', 'conflict'],
    description: 'Write to a neighbor about noise, a fence, parking or a dog, and stay neighbors.',
    prompt: `
      My neighbor [does what] at [times], which means for me [effect]. How well we know each other: [how]. Spoken about it: [no, yes and what they
      said]. What I could live with: [compromise].

      A note for the door of 70 words: who I am, what I hear and when, what it does to me, one proposal, my telephone number. It assumes they do
      not know. Nobody else in the house reads it as a reproach.

      Then words for a talk at the door, a second letter if it goes on, and what to write down meanwhile. When should the landlord, mediation or
      the town come in?`,
  },
  {
    id: 'claim-letter-to-an-insurer',
    added: '2026-11-26',
    tags: ['insurance claim', 'insurance', 'letters', 'appeal'],
    description: 'Write an insurance claim, or object when the insurer does not pay.',
    prompt: `
      I have [car, home, health, travel] insurance with [company], policy [number]. What happened: [date, place, course of events]. Damage: [list
      with value and proof]. What they answered: [nothing yet, refusal and its reason].

      Write the claim: facts in order of time, no guesses about guilt, list of damage as a table, enclosures, what I expect and until when. For an
      objection: their reason, the sentence in the policy it rests on, why it does not fit.

      What I must not admit or throw away meanwhile. Questions to ask on the telephone, with a sheet for name and date. Tell me when an ombudsman
      or a lawyer makes sense.`,
  },
  {
    id: 'membership-or-subscription-canceled',
    added: '2026-11-26',
    tags: ['cancel subscription', 'cancellation letter', 'membership', 'letters'],
    description: 'Cancel a subscription, gym membership or contract in writing.',
    prompt: `
      Cancel this for me in writing: [subscription, gym, telephone contract] with [company], customer number [number], by [date or as soon as
      possible]. Since: [start]. Reason: [none, moved, price, ill]. They make it hard by [how].

      Sixty words: cancellation, from when, last payment, request for confirmation in writing, end of permission to debit. Not a word more than
      needed, nothing to bargain with.

      Tell me what to look up in the contract first (notice, minimum term, form) and how to prove that it arrived. A reply to the offer that will
      try to keep me, and one if they go on charging.`,
  },
  {
    id: 'note-to-school',
    added: '2026-11-26',
    tags: ['absence note', 'school', 'parents', 'letters'],
    description: 'Write a note to school: absence, being late, leave, a worry about your child.',
    prompt: `
      My child [first name, class] [was absent, will be late, needs a day off, has a problem]: [what, when]. Reason: [reason, and how much of it I
      want to tell]. To: [teacher, office]. Documents: [doctor's note or none].

      Write forty words for the absence: name, class, days, reason, signature line. For a request: why that day, how the work is made up. For a
      worry: what my child says, what I have noticed, a question, a talk at [times].

      Friendly and honest; I shall not claim an illness that was none. A version to send by message.`,
  },
  {
    id: 'tantrums-and-limits',
    added: '2026-11-26',
    tags: ['parenting', 'toddler', 'tantrum', 'child behavior'],
    description: 'Get calm parenting ideas for tantrums, bedtime, siblings or screen time.',
    prompt: `
      My child is [age] and [behavior], mostly when [situations]. What I do then: [what], and what follows: [what]. Who else cares for the child:
      [people]. Last week's worst moment: [scene].

      Give me three possible reasons at this age, without blame. Then what to do before it starts, during it, and an hour later, each with words I
      can really say when tired. One rule, one choice for the child, one thing to let go.

      A plan for seven days and how to tell whether it works. I am not a perfect parent: what if I shouted? Say which signs would be a matter for
      the pediatrician.`,
  },
  {
    id: 'teenager-talked-with',
    added: '2026-11-26',
    tags: ['teenager', 'parenting', 'family conversation'],
    description: 'Prepare a talk with a teenager about phones, school, friends or trust.',
    prompt: `
      I have to talk with my [son, daughter], [age], about [phone, grades, smoking, friends, coming home late]. What I know for sure: [facts].
      What I only fear: [fears]. How the last talk went: [how].

      Help me to find what I want: information, a rule, or to be close. Then a place and moment, a first sentence that is not a question they can
      answer by "fine", four open questions, two things that I offer.

      Play my teenager, sulky at first, and let me practice. Afterwards tell me where I preached. When is it more than growing up, and whom should
      I ask?`,
  },
  {
    id: 'baby-names-with-reasons',
    added: '2026-11-26',
    tags: ['baby names', 'names', 'parents', 'pregnancy'],
    description: 'Find baby names that suit your family, sound good and age well.',
    prompt: `
      We are looking for a name for a [girl, boy, either] due [month]. Last name: [name]. Siblings: [names]. Languages in the family: [which]. We
      like [names] and not [names]. To honor somebody: [name, or no].

      Twenty names in four groups: classic, rare but easy, from our languages, short. For each: meaning and origin, how to say it, likely
      nickname, one drawback.

      Say each aloud with the last name and siblings' names, and strike those that rhyme or make odd initials. From my reactions suggest ten more.
      Which of them will be shared with three others in class? Tell me how to look that up.`,
  },
  {
    id: 'speech-for-a-family-day',
    added: '2026-11-26',
    tags: ['birthday speech', 'graduation speech', 'anniversary speech', 'toast', 'speech'],
    description: 'Write a speech for a birthday, graduation, anniversary or retirement.',
    prompt: `
      I am to speak at [birthday, graduation, anniversary, christening] of [person, my relation]. [Minutes] minutes, before [guests]. Stories:
      [two or three]. What they would never say about themselves: [what]. Leave out: [topics].

      Three openings: a scene, an object I hold up, a question to the guests. Wait for my choice. Then the speech: one story told fully, one thing
      we learned from the person, a look ahead, glass or applause.

      Written for the ear, with lines no longer than a breath. Jokes the person would laugh at first. Cards with keywords in case I would rather
      speak freely.`,
  },
  {
    id: 'dating-profile-true-to-life',
    added: '2026-11-26',
    tags: ['dating profile', 'tinder bio', 'first message', 'dating'],
    description: 'Write a dating profile or a first message that sounds like you.',
    prompt: `
      Write my profile for [dating app]. About me: [age, work, what my week looks like]. Friends say I am [what]. I look for [what]. Photos: [what
      is on them]. What I do not want to attract: [what].

      Ask me four odd questions first (last thing you laughed about, a rule you break). From the answers make three bios of 60 words: plain,
      funny, a little brave. Each has something a stranger can reply to. No lists of adjectives, no complaints.

      Then three first messages for a profile that I paste, each about a detail in it. How do I stay safe before meeting?`,
  },
  {
    id: 'breakup-with-kindness',
    added: '2026-11-26',
    tags: ['breakup', 'relationships', 'difficult conversation', 'ending a relationship'],
    description: 'Find words to end a relationship, or to get through a breakup.',
    prompt: `
      Be with me while I [end a relationship, understand one that ended, talk about our problems] with [person, how long, living together or not,
      children or not]. What happened: [what]. What I feel: [feelings]. What I fear: [what].

      Ask me first whether I am sure and whether I am safe. Then words for the talk: one sentence that says it, one reason which is mine, no list
      of faults, what happens tonight. A reply to "why" and to "one more chance".

      For me afterwards: first evening, first week, contact or none. If there are children, how to tell them together. If I am threatened, stop
      and say where help is.`,
  },
  {
    id: 'meditation-read-aloud',
    added: '2026-11-26',
    tags: ['meditation', 'relaxation', 'mindfulness', 'sleep', 'script'],
    description: 'Write a guided meditation or relaxation script for sleep, calm or focus.',
    prompt: `
      Write a guided [meditation, relaxation, breathing exercise] of [minutes] for [sleep, calm, before an exam, a group]. Listener: [who,
      experience]. Place that feels safe: [place, or none]. Avoid [images, faith, body parts].

      Short sentences at reading pace, pauses marked in seconds. Arrive, breath, body from [feet or head], an image with three senses, return or
      sleep. It invites ("you may") and never orders a feeling.

      If somebody's mind wanders, that is said to be fine. An ending for sleep and one for going back to work. Warn those for whom looking inward
      can be hard to keep their eyes open or stop.`,
  },
  {
    id: 'journal-that-sorts-thoughts',
    added: '2026-11-26',
    tags: ['journaling prompts', 'anxiety', 'self-reflection', 'mental health'],
    description: 'Get journaling prompts to sort worries, anxiety and feelings on paper.',
    prompt: `
      My journal is open, and I have [minutes] for [worry, decision, mood, nothing in particular]. Today I feel [how]. What goes round in my head:
      [thought]. I would rather not touch [topic].

      Give me one prompt at a time and wait. First what happened, as a camera would see it; then what I told myself; what else could be true; what
      I would say to a friend; one small thing for tomorrow.

      Afterwards ten prompts for other days, light ones among them. You are no therapist: do not name disorders. If what I write sounds like
      danger or despair, tell me at once where people listen.`,
  },
  {
    id: 'coach-that-asks',
    added: '2026-11-26',
    tags: ['life coach', 'coaching', 'goals', 'self-improvement', 'act as'],
    description: 'Be coached toward a goal by questions rather than by advice.',
    prompt: `
      Act as my coach for [minutes]. My subject: [goal or problem]. Where I am on a scale of 1 to 10, and where I want to be: [numbers]. What I
      have tried: [what]. I do not want to hear: [advice I know].

      Ask one question at a time, short and open, and follow what I say, not a list. Now and then say back what you heard in one sentence. No
      advice before I have found two ways of my own.

      Point out if I say "should", or if the goal is somebody else's. End with one step this week, when and where, what may prevent it, and how we
      will know.`,
  },
  {
    id: 'doctors-visit-prepared',
    added: '2026-11-26',
    tags: ['doctor’s appointment', 'symptoms', 'health', 'questions for the doctor'],
    description: 'Prepare a doctor’s appointment, or understand what the doctor or a test said.',
    prompt: `
      I have an appointment with [doctor] because of [complaint]. Since when, how often, what makes it better or worse: [facts]. Medicines and
      illnesses: [list]. What I am afraid of: [fear]. Or: I was told [findings] and did not understand [what].

      Put it on half a page: main complaint in a sentence, course by date, medicines, three questions in order. For findings: each term in plain
      words, what it is usually measured for, what to ask about it.

      No diagnosis, no change of medicines. Tell me which signs should not wait for the appointment. What to write down during the visit, and who
      could come along.`,
  },
  {
    id: 'yoga-and-stretching-routine',
    added: '2026-11-26',
    tags: ['yoga', 'stretching', 'routine', 'exercise', 'back pain'],
    description: 'Put together a yoga or stretching routine for your body and your minutes.',
    prompt: `
      Put together a routine of [yoga, stretching, mobility] for [minutes], [morning, at the desk, after running]. Experience: [level]. Stiff or
      painful: [where]. Cannot: [kneel, lie on the floor, none]. I have [mat, chair].

      Order: arrive, warm, main part, cool, rest. For each position: how to get in, what to feel and where, breaths, an easier form, how to leave
      it. No position may need a skill I did not name.

      Text to read aloud or record. A version of five minutes. Stop signs in one line: sharp pain, numbness, dizziness. If my pain is new or
      strong, tell me to have it seen first.`,
  },
  {
    id: 'running-plan-to-a-date',
    added: '2026-11-26',
    tags: ['running plan', 'marathon', '5k', 'training', 'fitness'],
    description: 'Make a running plan for 5 km, 10 km or a marathon.',
    prompt: `
      On [date] I mean to run [distance], in [finish, under what time]. At present: [longest run, pace, days a week]. Injuries: [list or none].
      Days I can run: [days]. Where: [park, hills, treadmill].

      A table by week: easy, longer, faster, rest, with minutes and how it should feel ("able to talk"). No more than a tenth longer from week to
      week; every fourth lighter. Two short exercises for strength.

      What to do after illness or a missed week. Shoes, food and drink on the day, first kilometer. Tell me if the date is too near, and which
      pains mean stop.`,
  },
  {
    id: 'eating-plan-without-hunger',
    added: '2026-11-26',
    tags: ['diet plan', 'weight loss', 'healthy eating', 'nutrition'],
    description: 'Plan healthy eating or weight loss without bans and hunger.',
    prompt: `
      My wish is to [lose weight, eat healthier, gain muscle]. What I eat on an ordinary day: [list]. When I snack and why: [when]. Illness,
      medicines, allergies, pregnancy: [which or none]. I cook [how]. Tried before: [what, and why it stopped].

      Find the three changes in my day with most effect and least pain. Then a week of meals near to what I like, with amounts by hand and cup. No
      banned foods; a plan for the evening, for guests, for a bad day.

      No numbers that promise kilos by a date. If I named an illness or eating is a torment, send me to a doctor or dietitian first. How do I
      measure progress without scales?`,
  },
  {
    id: 'recipe-changed-to-fit',
    added: '2026-11-26',
    tags: ['vegan recipes', 'gluten-free', 'substitutions', 'baking', 'cooking'],
    description: 'Change a recipe: vegan, gluten-free, fewer people, another oven, something missing.',
    prompt: `
      Change this recipe: [paste or describe]. It should be [vegan, gluten-free, without sugar, for number of people]. Missing at home:
      [ingredients]. My equipment: [oven, air fryer, pot].

      First say what each ingredient does there (binds, raises, sweetens, keeps moist). Then the substitute with amount, and what will taste or
      look different. New times and the sign by which I see that it is done.

      Write the whole recipe anew in my measures. Warn me of allergens in the substitutes. If it cannot become good, say so and propose a dish
      that is naturally what I want.`,
  },
  {
    id: 'garden-by-month',
    added: '2026-11-26',
    tags: ['garden plan', 'gardening', 'vegetables', 'plants'],
    description: 'Plan a garden, a balcony or a bed month by month.',
    prompt: `
      I have [garden, balcony, raised bed] of [size] in [place or climate], with [hours] of sun. Soil: [what I know]. I want [vegetables, flowers,
      for bees, low work]. Time a week: [hours]. Pets or children: [which].

      A sketch in words of what goes where, with distance and height. Ten plants that forgive beginners here, with month of sowing, planting,
      harvest. Which go together and which need turns.

      A calendar of one line a month, a shopping list, two mistakes to avoid. What to do while I am away for two weeks. Mark what is poisonous.`,
  },
  {
    id: 'room-furnished-anew',
    added: '2026-11-26',
    tags: ['interior design', 'home decor', 'room makeover', 'furniture'],
    description: 'Redesign a room: layout, colors, furniture, within your budget.',
    prompt: `
      We are redoing a room: [which, measures], with [windows, doors, what cannot move]. Used for [what, by whom]. Staying: [furniture]. Style I
      like: [description]. What annoys me: [what]. Budget: [amount]. Rented: [yes or no].

      Three layouts in words or as a plan of letters, with the walking ways. Recommend one. Colors by share, three kinds of light, storage, one
      thing that makes it mine.

      Shopping list with measures, most important first, half of it secondhand. An image prompt to see it beforehand. What to tape on the floor
      before buying anything?`,
  },
  {
    id: 'repair-judged-and-done',
    added: '2026-11-26',
    tags: ['home repair', 'diy', 'fix at home', 'tools'],
    description: 'Find out whether you can repair something at home yourself, and how.',
    prompt: `
      Something at home is broken: [thing, what it does or no longer does]. Age and make: [what I know]. What I see, hear, smell: [signs]. My
      tools and skill: [list, level]. Rented: [yes or no].

      Ask up to three questions to find the cause, easiest check first. Then say: do it myself, get help, or leave it at once. Gas, mains power
      inside a wall, and structure are for professionals.

      If I can do it: switch off what, parts with the name to ask for, steps with what it should look like, test at the end. What it costs
      compared with a new one, and what to tell a craftsman on the phone.`,
  },
  {
    id: 'dog-training-by-small-steps',
    added: '2026-11-26',
    tags: ['dog training', 'pets', 'puppy', 'cat'],
    description: 'Train a dog or puppy, or solve a habit of your pet, in small kind steps.',
    prompt: `
      My [dog, puppy, cat] is [breed, age, since when with us]. It should learn [what] or stop [what]. It happens when [situations]. Tried:
      [what]. It loves [food, toy, people]. People at home: [who].

      Tell me what the animal probably gets out of it. Then steps of three minutes, so small that it succeeds four times in five: signal, reward,
      when to make it harder. All people at home use the same words.

      No punishment. A plan for two weeks with a sign for going back a step. If it may hurt somebody or seems in pain, send me to a vet or trainer
      first.`,
  },
  {
    id: 'purchase-compared-calmly',
    added: '2026-11-26',
    tags: ['buying decision', 'product comparison', 'used car', 'shopping'],
    description: 'Compare products before you buy: a phone, a used car, a washing machine.',
    prompt: `
      Before I buy [thing] for [use, how often], let us compare. Budget: [amount, all in]. Must have: [list]. Nice to have: [list]. Candidates:
      [paste data or names]. I am tempted by [which and why].

      Ask what the thing replaces and whether I could borrow or buy used. Then a table of my candidates by my criteria, only with facts I pasted;
      put "look up" where they are missing. Costs over five years: power, repairs, resale.

      Say what I pay for and would not use. Questions for the seller, what to test on the spot (for a used car with a list). When will waiting
      pay?`,
  },
  {
    id: 'money-terms-in-plain-words',
    added: '2026-11-26',
    tags: ['mortgage', 'loan', 'personal finance', 'debt', 'investing basics'],
    description: 'Have a mortgage, loan, pension or fund explained, with your own figures.',
    prompt: `
      Explain [mortgage, loan, credit card debt, pension, index fund] to me as to a clever friend without knowledge of finance. My figures:
      [amount, rate, years, fees]. Country: [where]. I must decide [what by when].

      What it is in four sentences, who earns on it and how. Then my case in a table by year: paid, interest, left; show the formula. What changes
      if the rate rises by two points or I pay [amount] more a month.

      For several debts, order them two ways and compare. Seven words from the contract, explained. No recommendation of products. Which questions
      would show a good adviser?`,
  },
  {
    id: 'games-for-a-gathering',
    added: '2026-11-26',
    tags: ['party games', 'riddles', 'scavenger hunt', 'trivia', 'escape room'],
    description: 'Invent party games, riddles, a treasure hunt or an escape room at home.',
    prompt: `
      Invent [party games, riddles, scavenger hunt, escape room] for [number] people aged [ages] in [place], lasting [minutes]. Theme: [theme].
      Things at hand: [list]. Somebody cannot [run, read, hear well].

      For games: three that need no material, one quiet, one loud, rules in four lines. For a hunt or room: a story, six puzzles of different
      kinds that lead to each other, the answer and two hints for each, where it is hidden.

      Everyone has something to do, nobody waits long or is thrown out early. What to prepare the evening before; how to end it well if time runs
      out.`,
  },
  {
    id: 'text-adventure-with-choices',
    added: '2026-11-26',
    tags: ['text adventure', 'role play game', 'interactive story', 'game'],
    description: 'Play a text adventure or role-playing game in which your choices count.',
    prompt: `
      Lead me through an adventure. World: [fantasy, space, detective, my own town]. I play [who, with one strength and one weakness]. Length:
      [minutes]. Hard or easy: [which]. Not to occur: [limits].

      Describe each scene in at most 80 words, with one thing to see, one to hear, one that is odd; then stop and ask what I do. I may try
      anything. Consequences are fair and remembered; keep a list of health, things, people I have met.

      Let me fail in interesting ways. Never act or speak for me. After five scenes bring back something from the first. "Pause" lets me ask about
      rules.`,
  },
  {
    id: 'campaign-for-game-night',
    added: '2026-11-26',
    tags: ['dungeons and dragons', 'dnd campaign', 'game master', 'rpg'],
    description: 'Prepare a Dungeons and Dragons session: plot, people, encounters, treasure.',
    prompt: `
      I run a [D&D 5e, other system] game for [number] players at level [level]: [characters with a wish each]. Last time: [what happened]. This
      evening lasts [hours]. They enjoy [fights, talk, puzzles].

      Prepare situations, not a script: what happens if the heroes do nothing, three people with a want, a secret and a way of speaking, a place
      with five things to touch. Two encounters that can be won without fighting, one that may go wrong.

      Three clues for everything they must find out. Tie in one wish of each character. Names to read off when they go somewhere unplanned, and a
      cliffhanger. Leave numbers of rules to my book.`,
  },
  {
    id: 'what-to-watch-or-read',
    added: '2026-11-26',
    tags: ['movie recommendations', 'book recommendations', 'playlist', 'tv series'],
    description: 'Get recommendations for movies, books, series or music that fit your taste tonight.',
    prompt: `
      Recommend [movies, books, series, music] to me. I loved [titles, and what about them], gave up on [titles, why]. Tonight I feel [mood], with
      [people, ages], for [time]. On [services] if you know.

      Say in two sentences what my taste has in common beneath the genres. Then six: two sure, two a step aside, one old, one from another
      country. For each why me, without giving the story away, and a reason why I might not like it.

      Only works you are certain exist, with year and maker. Where available I shall check. Ask about my reactions, then two better ones.`,
  },
  {
    id: 'clothes-that-go-together',
    added: '2026-11-26',
    tags: ['outfit ideas', 'wardrobe', 'fashion', 'style'],
    description: 'Find outfits from what you own, for an occasion, a season or a suitcase.',
    prompt: `
      I need [outfits, a small wardrobe, something to wear] for [occasion, season, job]. I own [list with colors]. I feel good in [what] and hide
      [what]. Climate, dress code: [which]. Budget for new things: [amount].

      Ten outfits from what I have, each with shoes and one layer, for three degrees of smart. Show which five pieces do most of the work and
      which never go with anything.

      Two things to buy at most, described so that I can find them secondhand. How to change one outfit from day to evening. Nothing about what my
      body "should" look like.`,
  },
  {
    id: 'words-of-faith',
    added: '2026-11-26',
    tags: ['prayer', 'sermon', 'devotional', 'bible study', 'faith'],
    description: 'Write a prayer, sermon outline or devotional for a service, a group or yourself.',
    prompt: `
      Write a [prayer, sermon outline, devotional, blessing] for [occasion]. Tradition: [faith, church]. Text: [passage, or suggest three]. Those
      who listen: [who, what they carry]. [Minutes] minutes.

      For a sermon: what the text said to its first hearers, what disturbs in it, one scene from our days, one thought, an image to take home. For
      a prayer: thanks, what troubles us, those who are not here, silence.

      Words this congregation would use. Quote exactly and name the translation, or leave a gap for me to fill in. Where traditions read it
      differently, say so respectfully. No comfort that comes too early.`,
  },
  {
    id: 'wedding-planned-as-a-couple',
    added: '2026-11-26',
    tags: ['wedding planning', 'wedding', 'checklist', 'invitation'],
    description: 'Plan a wedding with a timeline, a budget and words for the invitation.',
    prompt: `
      We marry on [date or season] in [place], [number] guests, budget [amount]. Most important to each of us: [three things each]. Families and
      customs: [what]. Done already: [list]. We would rather skip [what].

      A timeline back from the day, a budget with the share of each item and ten percent kept for surprises, who does what. Day itself by the
      hour, with pauses for the two of us.

      Invitation in two tones, a line about gifts, one about children or none, a kind no to those we cannot invite. Where couples usually
      overspend, and five questions for the venue.`,
  },
  {
    id: 'invitation-that-gets-answers',
    added: '2026-11-26',
    tags: ['invitation', 'party invitation', 'rsvp', 'birthday'],
    description: 'Write an invitation to a party, dinner or meeting that people answer.',
    prompt: `
      Invite [guests] to [occasion] on [day, hours] at [place]. What there will be: [food, program]. Guests should bring or know: [what]. Answer
      by [date] to [contact]. Mood: [festive, casual, funny].

      Write it three times: 60 words for a card, 25 for a message, four rhymed lines. All the facts are in each. First comes why it matters that
      they come, last what they have to do.

      A reminder that does not beg, a reply for "can I bring somebody", and one line if it has to be moved.`,
  },
  {
    id: 'road-trip-or-weekend-away',
    added: '2026-11-26',
    tags: ['road trip', 'weekend getaway', 'packing list', 'travel'],
    description: 'Plan a road trip or weekend away, with stops, a packing list and a plan for rain.',
    prompt: `
      Plan a [road trip, weekend, hike, camping trip] from [start], [days] days in [month], with [people, ages, pets]. By [car, train, bicycle].
      At most [hours] on the road a day. We want [things]. Budget: [amount].

      Two routes to choose from: one short and rich, one with a detour worth it. For the chosen one: stages with time, a stop every two hours,
      where to sleep by kind and place, one thing for children, one for rain.

      A packing list by bag, things to download before the signal ends. What needs booking and checking I shall look up: list it. Leave one day
      without a plan.`,
  },
  {
    id: 'daily-routine-that-survives-mondays',
    added: '2026-11-26',
    tags: ['daily routine', 'morning routine', 'goal setting', 'planner'],
    description: 'Design a daily or morning routine and goals that survive real life.',
    prompt: `
      Design a routine for my [mornings, evenings, whole day]. Fixed: [work, children, commute]. Sleep: [hours]. What I want more of and less of:
      [lists]. My best and worst hours: [when]. The last routine failed because [reason].

      Choose one anchor in the morning and one in the evening and build on them. Show the day as blocks with gaps. A full version, one for bad
      days of three things, one for weekends.

      For a goal: one figure to look at each Sunday, the next small step, what I give up for it. How long until I judge it? Write the reminder
      that I would really read.`,
  },
  {
    id: 'family-chores-shared',
    added: '2026-11-26',
    tags: ['chores', 'family schedule', 'household', 'kids'],
    description: 'Share chores and plan the family week so that no one carries it all.',
    prompt: `
      Our household: [people with ages and hours at home]. What has to be done: [list, or suggest]. Who does it now: [who]. Quarrels are about
      [what]. What each one hates least: [what].

      List the visible work and the invisible (remembering, booking, worrying). Share it by time and age, whole tasks with thinking included, not
      "helping". A week on one sheet for the fridge, with stars a child can draw.

      Words for the family meeting of 20 minutes: start, agenda, how to object. What happens if a task is left? Look at it again after [weeks]
      weeks, with two questions.`,
  },
  {
    id: 'user-name-and-nickname',
    added: '2026-11-26',
    tags: ['username', 'nickname', 'gamertag', 'names'],
    description: 'Find a username, nickname or name for a pet, character, boat or band.',
    prompt: `
      A name is wanted for [account, band, pet, character, boat]. What it should hint at: [interests, temper, sound]. Length: [letters]. Languages
      it must work in: [which]. I like [examples] and hate [examples].

      Twenty-five in five directions: made-up word, two words joined, a word turned round, something from my list of interests, a plain joke. Each
      can be spelled after hearing it once. No birth years or real names.

      Strike those that mean something unfortunate. For my three favorites: short forms, how it looks in small letters, two spare spellings if it
      is taken. I check myself whether it is free.`,
  },
  {
    id: 'divorce-or-separation-prepared',
    added: '2026-11-26',
    tags: ['divorce', 'separation', 'co-parenting', 'lawyer', 'children'],
    description: 'Prepare a divorce or separation: papers, questions for the lawyer, words for the children.',
    prompt: `
      We are separating. Situation: [married or not, how long, children with ages, home, work]. Country or state: [where]. We can still talk
      about: [subjects], not about: [subjects]. My greatest worry: [worry]. Safe at home: [yes or no].

      First what has to be settled, in order of urgency: living, money, children, debts. For each, what we can agree on ourselves and what needs a
      lawyer, mediator or court. A list of papers to collect.

      Ten questions for a first hour with a lawyer. Words in which we tell the children together, by age. A message to the other parent about
      handovers: short, polite, one matter. If I am not safe, say at once where help is.`,
  },
  {
    id: 'instrument-practiced-well',
    added: '2026-11-26',
    tags: ['guitar', 'piano', 'chords', 'music practice', 'learn an instrument'],
    description: 'Plan your practice on guitar, piano or another instrument: chords, scales, a first song.',
    prompt: `
      Plan my practice on [guitar, piano, other instrument]. Level: [never, chords I know, pieces I play]. Minutes a day: [minutes]. Music I love:
      [songs]. Hard for me: [changing chords, rhythm, reading notes]. I want to play [song] by [date].

      Four weeks, each day in three parts: a warm-up for the hands, one hard spot very slowly, something for joy. Explain each chord or exercise
      finger by finger, and how it sounds when it is right.

      How to use a metronome without hating it, and how to record myself. Easier forms of the song's chords. What to do on a day with five
      minutes? Pain is a sign to stop.`,
  },
  {
    id: 'novelty-of-the-stars-for-fun',
    added: '2026-11-26',
    tags: ['horoscope', 'tarot', 'astrology'],
    description: 'Write a kind horoscope or tarot reading, as entertainment, open to many meanings.',
    prompt: `
      As pure entertainment, write a [horoscope, tarot reading, fortune] for [sign, cards drawn, question] for [friend, party, newsletter]. What
      is going on in that life: [what, or nothing]. Tone: [mysterious, funny, thoughtful].

      For cards: what each shows in the picture, what it may mean in its place, a question instead of a prophecy. For a sign: love, work, one
      small thing to watch out for this week, each in two sentences.

      It says nothing about death, illness, money to invest or what others do in secret. End with a sentence one could tape to the mirror. Remind
      us in a line not to take it seriously.`,
  },
  {
    id: 'picky-eater-at-the-table',
    added: '2026-11-26',
    tags: ['picky eater', 'children', 'family meals', 'parenting'],
    description: 'Plan meals and calm words for a picky eater who refuses nearly everything.',
    prompt: `
      My child, [age], eats almost only [foods] and refuses [foods]. Since when: [time]. At the table we usually [what happens]. Others at the
      table: [people]. Growth and health, as the doctor sees it: [what I know].

      Two weeks of family meals with one safe food on every plate, one new thing as small as a thumbnail, nothing cooked twice. Steps toward a
      food: look, touch, smell, lick, bite. Snacks and drinks by the clock.

      Sentences for the table, and three to stop saying. A game that involves cooking. Which signs (pain, choking, weight, fewer than a handful of
      foods) belong to the pediatrician?`,
  },
  {
    id: 'declining-with-kindness',
    added: '2026-11-26',
    tags: ['saying no', 'decline an invitation', 'boundaries', 'message'],
    description: 'Say no to an invitation, a favor or a request, kindly and without excuses.',
    prompt: `
      I have to refuse [invitation, favor, loan, visit] to [who, how close]. Real reason: [reason, and whether I want to
      name it]. What may still be possible: [nothing, another day, a smaller thing]. They will probably answer [what].

      Three versions: one line, a warm message, a firm one for somebody who pushes. The no stands in the first two
      sentences, is said once and is no maybe. Thanks without gushing, no invented illness, no essay of reasons.

      Then the reply to "oh come on", and one sentence to say on the phone. Which version fits this person best, and why?`,
  },
  {
    id: 'recipe-for-one-dish',
    added: '2026-11-26',
    tags: ['recipe', 'cooking', 'baking', 'ingredients'],
    description: 'Get the recipe of one dish, with the steps where it usually goes wrong.',
    prompt: `
      Give me a recipe for [dish] for [number] people. Kitchen: [oven, pans, scale or cups]. My experience: [beginner, at
      ease]. Time: [minutes]. Must not contain: [allergies, diet].

      Ingredients in the order of use, in [grams or cups], with a substitute for the two hardest to buy. Steps in short
      sentences, each with a time and a sign that it is done: color, smell, sound.

      Mark the step where most people fail, and how to rescue it there. What can be made the day before? How long does it
      keep, and how is it warmed up? End with one way to vary it.`,
  },
  {
    id: 'letter-to-a-bank',
    added: '2026-11-26',
    tags: ['bank letter', 'dispute', 'fees', 'credit card'],
    description: 'Write to a bank or card company about a wrong charge, a fee, a loan or hard times.',
    prompt: `
      My bank or card company, [name], has [charged, refused, closed, changed] [what] on [date], [amount]. Account: ending
      in [digits]. What I did so far: [calls, dates, names]. I want [refund, explanation, lower payments, a new limit] by
      [date].

      A letter of one page: the matter in the subject line, the facts by date, the request as a sentence of its own, the
      papers enclosed, a date for the answer.

      If it is a charge I do not know, put first what must be done by phone today. If I cannot pay, offer [amount] a month
      and say from when. Add the next step if they refuse, such as the ombudsman. No card numbers in the text.`,
  },
  {
    id: 'used-things-sold-honestly',
    added: '2026-11-26',
    tags: ['classified ad', 'selling used items', 'marketplace', 'secondhand'],
    description: 'Write a classified ad to sell something used: a car, a couch, a bike.',
    prompt: `
      I am selling [thing: make, model, age] in [place]. Condition: [good and bad, honestly]. Comes with: [extras, papers].
      New it cost [price]; I would like [price], at least [price]. Pickup or shipping: [which]. Where it will stand: [site].

      A title with what people type into the search, then five lines: what it is, condition with each fault, measurements,
      what is included, pickup and payment. No "like new" unless it is.

      List the eight photos to take, the faults among them. Then short replies to "is it still available", "last price?" and
      somebody who never shows up. How do I meet and get paid safely?`,
  },
  {
    id: 'hard-talk-at-home',
    added: '2026-11-26',
    tags: ['difficult conversation', 'relationship', 'family conflict', 'friendship'],
    description: 'Prepare a hard talk with a partner, parent or friend, and say what you need.',
    prompt: `
      There is something I must say to [my partner, mother, brother, friend]: [what]. It happened [when, how often]. What it
      does to me: [feeling]. What I would like instead: [wish]. How such talks have gone before: [how].

      Start with the first three sentences I could say: what I saw, what I felt, what I ask for, without "always" and
      "never". Then what the other side may feel, told as fairly as you can.

      Play that person for a few rounds, and stop me where I attack or give in. Which moment and place suit it? What do I
      say when we both get loud? If I am afraid of this person, say where I find help.`,
  },
  {
    id: 'message-to-a-lost-friend',
    added: '2026-11-26',
    tags: ['old friend', 'reconnect', 'message', 'keeping in touch'],
    description: 'Write to an old friend you have lost touch with, or keep a chat alive.',
    prompt: `
      It has been [time] since I last wrote to [name]. We know each other from [where]. Last contact: [how it ended]. Why
      now: [reason, or a memory]. What has happened to me since, in a line: [news]. I hope for [a reply, a call, a coffee].

      Write three messages for [text, email, letter]: a memory that only we two have, no long apology, a question that is
      easy to answer, and an open door instead of a demand.

      Add a version for the case that it was my fault, with one honest sentence about that. What do I write if nothing comes
      back for two weeks? And how do I go on after "great to hear from you"?`,
  },
  {
    id: 'instructions-for-a-sitter',
    added: '2026-11-26',
    tags: ['babysitter', 'pet sitter', 'house sitter', 'checklist'],
    description: 'Write instructions for a babysitter, pet sitter or house sitter on one page.',
    prompt: `
      While I am away from [date] to [date], [name] looks after [children, pets, house, plants]. Routine: [times, food,
      sleep, walks]. Allowed and forbidden: [list]. Fears and tricks: [what calms whom]. Medicine: [what, when]. Keys,
      alarm, trash: [how].

      One page to stick on the fridge. On top: my number, a neighbor, the doctor or vet, the emergency number, our address.
      Then the day by the clock, then each creature with food, habits and the one thing that goes wrong.

      Say what needs a call to me and what does not. Leave a box for notes. Ask me for whatever a stranger in my kitchen
      would look for in vain.`,
  },
  {
    id: 'crowdfunding-appeal-for-someone',
    added: '2026-11-26',
    tags: ['crowdfunding', 'gofundme', 'fundraiser', 'donations', 'appeal'],
    description: 'Write a crowdfunding appeal for a person, an animal or a village project.',
    prompt: `
      Help me raise [amount] for [who or what]. What happened: [facts, dates]. Who I am to them: [relation]. The money pays
      for [items with amounts]. Already there: [amount, insurance]. They agree to being named: [yes, how far].

      A title of eight words, then 250 words: the person before the misfortune, what happened without drama, what each sum
      makes possible, what happens to money left over. No pity, no picture they would be ashamed of in a year.

      Then a message to close friends, a post for everybody, an update after a week and a thank-you. Which questions will
      donors ask before they trust us? What must the platform's rules allow?`,
  },
  {
    id: 'dates-and-free-days',
    added: '2026-11-26',
    tags: ['date night', 'weekend ideas', 'rainy day', 'things to do'],
    description: 'Find ideas for a date night, a free weekend or a rainy day with children.',
    prompt: `
      Suggest what [we two, our family, four friends] could do on [evening, Saturday, a rainy day] in [place, season].
      Budget: [amount]. Ages and energy: [who]. What we always do: [habits]. What we have been meaning to try: [things].

      Ten ideas in three heaps: at home, within half an hour, worth a small journey. Each with cost, length, what to
      prepare, and the moment that will be remembered. Three of them free.

      Plan the best one hour by hour, with a plan for rain or tired legs. For a date, add five questions better than "how
      was your week". I check opening hours myself.`,
  },
  {
    id: 'hobby-that-fits',
    added: '2026-11-26',
    tags: ['hobby', 'free time', 'self-discovery'],
    description: 'Find a hobby that fits your time, money and character, and try it out.',
    prompt: `
      Which hobby could suit me? I have [hours a week], [budget], [space at home]. My work is [kind]; afterwards I need
      [quiet, movement, people, making things]. As a child I loved [what]. Given up so far: [hobbies, why]. Body and limits:
      [any].

      Ask me five short questions first. Then six hobbies from different corners: hands, body, nature, mind, people, sound.
      For each: why it fits me, the cost of the first month, what is dull about it, how one begins this week without buying
      much.

      Lay out a trial of four evenings for the one I choose, and a sign by which I may stop without guilt.`,
  },
  {
    id: 'year-in-a-family-letter',
    added: '2026-11-26',
    tags: ['christmas letter', 'family newsletter', 'year in review', 'holiday card'],
    description: 'Write a Christmas letter or a family newsletter about the year, without bragging.',
    prompt: `
      Every December we write to [family, friends abroad]. This year: [events of each person, good and bad]. Something
      funny: [what]. Something hard, if it may be told: [what]. Signed by: [names]. Length: [one page, a card].

      No list by person and no prizes. Choose four small scenes in which one sees us, connect them, and let one thing go
      wrong in a way we can laugh about. Hard news in two plain sentences.

      Turn to the reader at the end: a question, a wish for next year. Then a version of forty words for a card, and one for
      somebody who had a sad year.`,
  },
  {
    id: 'price-haggled-politely',
    added: '2026-11-26',
    tags: ['negotiate a price', 'bargaining', 'bills', 'discount'],
    description: 'Negotiate a price in private life: a car, the rent, a phone bill, a repair.',
    prompt: `
      Soon I will negotiate [car, rent, internet bill, repair, kitchen] with [dealer, landlord, company]. Asked: [price].
      What others charge: [offers, links]. My limit: [price]. What I can offer in return: [cash, longer contract, flexible
      date]. My weak point: [need, time].

      Work out my opening figure, my goal and where I walk away, with a reason for each that I can say aloud. Write the
      first sentences, a reply to "that is our best price", a silence, and a way to leave the door open.

      Then play the seller for six turns, stubborn but real, and tell me afterwards where I gave something away. An email
      version, too.`,
  },
  {
    id: 'move-to-another-country',
    added: '2026-11-26',
    tags: ['moving abroad', 'relocation', 'emigration', 'checklist'],
    description: 'Plan a move to another city or country: papers, money, home, first weeks.',
    prompt: `
      We are moving from [place] to [country, city] around [date]. Who: [people, ages, pets]. Reason: [job, study, love].
      Citizenship: [which]. Languages: [levels]. Savings: [amount]. Fixed already: [job, flat, school].

      A timeline from six months before to three months after: papers and visa, home to give up and find, money and taxes,
      health insurance, school, things to ship or sell. Mark what depends on something else and what takes longest.

      Then a budget with the costs people forget, a list for the first ten days, and how one finds company there. Rules
      change: for each official step say which office I must ask. Begin with the three questions you need answered.`,
  },
  {
    id: 'petition-with-one-demand',
    added: '2026-11-26',
    tags: ['petition', 'letter to a politician', 'activism', 'local issue'],
    description: 'Write a petition, or a letter to a politician or council, with one demand.',
    prompt: `
      We want [council, minister, company] to [one demand] by [date]. What is wrong now: [facts, place, numbers, sources].
      Who is affected: [people]. What it would cost, and who pays: [what I know]. Arguments against it: [which].

      For the petition: a title with a verb, three short paragraphs (what happens, to whom, what is to be done), the demand
      in one sentence that can be fulfilled or not.

      Then a letter of 200 words from one resident to [representative], with one thing seen with own eyes. Answer the
      strongest counterargument fairly. Point out every figure that still needs a source, and propose how to hand it over so
      that it is noticed.`,
  },
  {
    id: 'talk-rehearsed-in-role',
    added: '2026-11-26',
    tags: ['rehearsal', 'role play', 'difficult conversation', 'practice'],
    description: 'Rehearse a hard talk in a role play: the AI plays the landlord, boss or relative.',
    prompt: `
      Be [landlord, boss, customer, mother] in a conversation that I am about to have. Character: [grumpy, friendly but slippery, easily
      hurt]. The matter: [what happened]. What I want in the end: [aim], and the least I accept: [least].

      Stay in the role, one short answer at a time, and do not make it easy: interrupt, change the subject, blame me, as such a person would.
      Give in only to a good reason. When I write "stop", step out and tell me which sentence worked, which one cost me ground, and what to say in its place.

      After that we play it again, a little harder.`,
  },
  {
    id: 'stoic-page-for-the-day',
    added: '2026-11-27',
    tags: ['stoicism', 'stoic philosophy', 'marcus aurelius', 'self-reflection', 'philosophy'],
    description: 'Talk a worry through as a Stoic would, in the manner of Marcus Aurelius or Seneca.',
    prompt: `
      Answer as a Stoic teacher in the manner of [Marcus Aurelius, Seneca, Epictetus], in plain words of today. What
      weighs on me: [situation]. What I did so far: [what]. What I fear: [what].

      Ask two questions first. Then part it with me into what is in my hands and what is not, and name the judgment that
      makes it hurt. Offer one view from above, one exercise for this evening, one sentence to keep.

      Give ideas of the old writers in your own words; quote only where you are sure of the place, and name it. Be neither
      cold nor cheerful. If this sounds like more than a worry, say so and name a person to turn to.`,
  },
  {
    id: 'letter-to-ones-own-self',
    added: '2026-11-27',
    tags: ['letter to my younger self', 'future self', 'letters', 'self-reflection'],
    description: 'Write a letter to your younger or future self, to be kept and opened later.',
    prompt: `
      Help me write a letter to myself at [age, past or future]. At that time I [what I did, hoped, feared]. Today I
      [where I stand]. What I know now and wish I had known: [few words]. It will be read [aloud, in ten years, by
      nobody].

      Ask me five questions about small things first: a room, a song, a sentence somebody said. Then draft [words] in my
      voice: begin in a scene, say one thing I am proud of and one I would not do again, give no more than two pieces of
      advice.

      No lines that fit anybody. Put [a memory] wherever you lack one. Last, offer three closing lines of different
      warmth.`,
  },
  {
    id: 'bucket-list-with-first-steps',
    added: '2026-11-27',
    tags: ['bucket list', 'life goals', 'adventures', 'wishes'],
    description: 'Make a bucket list of things to do before an age or a date, with first steps.',
    prompt: `
      Help me with a bucket list for [this summer, before I am 40, life, the two of us]. I am [age, situation]. Money:
      [little, some, plenty]. I have always wanted to [few words]; I envy people who [what].

      Ask what I would regret, and why each thing matters. Then twenty entries: five that cost nothing, five that need
      courage, five with [person], five close to home. No famous place only because everybody names it.

      Give each a first step of fifteen minutes, the best season and who comes along. Choose the three to begin with this
      month and put them on days. Strike with me what I only think I should want.`,
  },
  {
    id: 'affirmations-one-can-believe',
    added: '2026-11-27',
    tags: ['affirmations', 'self-confidence', 'motivation', 'mantra'],
    description: 'Write positive affirmations or a mantra you can believe, for morning or a hard day.',
    prompt: `
      Write affirmations for [who] who [situation: new job, exam, low confidence, recovery]. They are said [when, aloud or
      silently]. What I tell myself now: [the harsh sentences]. What is true in my favor: [facts].

      Answer each harsh sentence with one I could honestly say today, in the first person and present, under twelve words.
      Rest it on a fact I gave. Mark those that go too far, and show a step that is easier to believe ("I am learning
      to").

      Choose seven, one a day, and one line for the worst moment. Add how to use them in two minutes. Promise nothing that
      saying words cannot do.`,
  },
  {
    id: 'dream-looked-at-calmly',
    added: '2026-11-27',
    tags: ['dream interpretation', 'dream journal', 'dream meaning', 'self-reflection'],
    description: 'Look at what a dream may mean for you, and keep a dream journal.',
    prompt: `
      I dreamt this: [tell the dream, in the present tense]. Feelings in it: [which]. On waking: [which]. What happened
      the day before: [few words]. What is on my mind in these weeks: [few words]. It comes back: [yes, no].

      Retell it in three sentences. Ask me what the three strangest pieces remind me of, and wait. Then offer three
      readings that differ: from my day, from a feeling I avoid, from the plain play of images. Say that all are guesses.

      Close with one question to take along and a form for a dream journal that takes three minutes. No prophecy, no
      diagnosis. If the dream is a bad memory that returns, tell me who can help.`,
  },
  {
    id: 'someone-who-listens',
    added: '2026-11-27',
    tags: ['someone to talk to', 'listener', 'loneliness', 'therapist', 'mental health'],
    description: 'Talk about what you feel with an AI that listens first and gives no lectures.',
    prompt: `
      Today I need somebody to talk to. Listen as a warm, patient friend would. I am [how I feel]. It is about [what, or I do not know].
      Please do not [give advice, cheer me up, ask why].

      Answer briefly. Say back what you heard in other words, then ask one open question, never two. Give advice only when
      I ask for it. Do not call it by the name of an illness, and do not tell me that others have it worse.

      Every few turns name something I said that sounded strong. Remind me once that you are a machine and no therapist,
      and help me think of one person I could tell. If I speak of harming myself, say at once where people help, day and
      night.`,
  },
  {
    id: 'car-trouble-narrowed-down',
    added: '2026-11-27',
    tags: ['car repair', 'car mechanic', 'car maintenance', 'bike repair'],
    description: 'Narrow down car or bike trouble, and go to the garage knowing what to ask.',
    prompt: `
      My [car, motorbike, bicycle], [make, model, year, mileage], does this: [noise, light, smell, when it happens].
      Lately done: [repairs]. I can [what I dare to do], with [tools].

      First say whether I may go on driving, and what to look at before I do. Ask up to four questions that part the
      causes from each other. Then the three likeliest causes, each with a check I can do without taking anything apart,
      and a rough idea of the work.

      For the garage: how I describe it in two sentences, five questions about the quote, and which work can wait. Leave
      brakes, steering, fuel and high voltage to a mechanic, and say so.`,
  },
  {
    id: 'computer-trouble-at-home',
    added: '2026-11-27',
    tags: ['tech support', 'computer help', 'wifi', 'printer', 'phone help'],
    description: 'Get patient tech support for a computer, phone, printer or wifi that will not work.',
    prompt: `
      Be my patient tech support. Device: [computer, phone, printer, router], [system and version]. What happens: [words
      on the screen, exactly]. Since [when, after what]. I have tried [list]. I am [no expert, fairly handy].

      Ask one thing at a time and wait. Begin with what costs nothing and cannot hurt; tell me what I should see after
      each step and what it means if I do not. No step that deletes anything before you have told me how to save it.

      If somebody else sits at the device, write the steps so that I can read them over the telephone. After it works: why
      it happened, in two sentences. After five steps without luck: whom to ask and what to tell them.`,
  },
  {
    id: 'skin-and-hair-routine',
    added: '2026-11-27',
    tags: ['skincare routine', 'beauty', 'makeup', 'hair care', 'grooming'],
    description: 'Put together a skincare, hair or makeup routine that fits you and your budget.',
    prompt: `
      My skin or hair: [dry, oily, curly, what bothers me]. Age: [age]. I own [products]. Allergies or medicines: [which].
      Time: [minutes in the morning and evening]. Budget: [amount]. Occasion: [every day, wedding, work].

      Build a routine from the fewest steps that do something. For each: what kind of product, what to look for on the
      label, how much, how often. Say what I own that I can stop buying. New things come one at a time, with [days]
      between and a test on the arm.

      For makeup: a look in [minutes] in the order of the hand. List what a doctor should see instead. Name no miracle and
      no brand I did not ask about.`,
  },
  {
    id: 'putting-off-ended-today',
    added: '2026-11-27',
    tags: ['procrastination', 'productivity', 'motivation', 'focus'],
    description: 'Stop procrastinating: begin what you keep putting off, today, in small pieces.',
    prompt: `
      I keep putting off [task]. It is due [date, never]. I have known it for [time]. When I should do it I [what I do
      instead]. What I feel when I think of it: [bored, afraid, lost, angry]. Minutes I have today: [minutes].

      Find out with me in three questions which it is: too big, too vague, too dull, afraid of the result, or not mine
      to do. Then give the first step so small that it takes two minutes and can be seen, and the next four of
      fifteen.

      Write one sentence for the moment I want to flee, and what I move out of reach before I begin. No lecture on
      discipline. Ask me in the evening what I did, and shrink the next step if it was nothing. If the task deserves
      to be dropped, say so.`,
  },
  {
    id: 'attention-kept-by-the-clock',
    added: '2026-11-27',
    tags: ['focus', 'concentration', 'pomodoro', 'adhd', 'study session'],
    description: 'Concentrate on work or study: blocks of time, fewer distractions, ADHD or not.',
    prompt: `
      I cannot concentrate on [task] for longer than [minutes]. I work [where, when]. What pulls me away: [phone,
      noise, thoughts, people]. I have [ADHD, poor sleep, nothing known]. Today's work: [list].

      Make a plan for [hours] in blocks that suit me: length of work and break, what I do in each, what lies on the
      table. Cut my list to what fits, begin with the easiest thing that counts, and put the hardest where I am awake.

      For every thief of attention one barrier I can put up in a minute. A page to park thoughts. Breaks without a
      screen. If I have ADHD: body movement, a visible timer, company, a reward that is real. After each block ask for
      one line. No diagnosis, and no medicine.`,
  },
  {
    id: 'week-looked-back-on',
    added: '2026-11-27',
    tags: ['weekly review', 'weekly planning', 'reflection', 'planner', 'goals'],
    description: 'Look back on the week and plan the next one in half an hour.',
    prompt: `
      Lead me through a weekly review of [minutes]. My areas: [work, home, health, people]. Calendar of last week:
      [paste]. Open list: [paste]. What I meant to do: [three things].

      Ask one question at a time: what got done, what did not and why, what gave strength, what stole it, what I
      promised to whom. Then clear the list with me: done, drop, date, hand over. Be strict with what has stood there
      for a month.

      For next week: three results, each with its first step on a day and an hour, one evening kept free, one thing
      for [area I neglect]. Show where the week is too full before I see it myself. End with two lines I can read on
      Wednesday. No scores.`,
  },
  {
    id: 'wish-turned-into-a-goal',
    added: '2026-11-27',
    tags: ['smart goals', 'goal setting', 'goals', 'action plan', 'personal development'],
    description: 'Turn a wish or a plan into SMART goals with dates and first steps.',
    prompt: `
      I want [wish]. For [work review, studies, health, money, club]. By about [date]. Why: [reason]. What I control:
      [time, money, people]. What failed before: [what].

      Write it as one goal that is specific, measurable, within reach, worth it and dated, in a sentence without
      jargon. Show which word of my wish was vague and what you made of it. Offer a smaller version that would still
      please me and a bolder one.

      Break it into [three] milestones, each with what can be counted, and the work of the first week by days. Name
      the habit behind it, the likeliest obstacle and what I do then. If two of my goals fight for the same hours, say
      which has to wait.`,
  },
  {
    id: 'tenants-written-to',
    added: '2026-11-27',
    tags: ['letter to tenant', 'landlord', 'rent increase', 'notice to vacate', 'rental'],
    description: 'Write to a tenant as a landlord: rent increase, notice, late rent, a reference.',
    prompt: `
      I let [flat, house, room] at [place] since [date]. I must write to my tenant about [rent increase, late rent,
      notice to vacate, repairs visit, complaint, reference, deposit]. Facts: [dates, amounts, what the lease says].
      What I want: [result, by when].

      Draft a letter of one page: subject with the address, the fact with its date, the clause it rests on, what I ask
      or announce, the date, how to reach me. Polite and exact, no threat that I may not carry out.

      Leave [law] wherever notice periods or limits depend on the country, and list what to look up or ask before
      sending. For late rent: a first, kind version and a second, firm one with an offer of instalments. Say how it
      has to be delivered so that it counts.`,
  },
  {
    id: 'roommates-agreed-beforehand',
    added: '2026-11-27',
    tags: ['roommate agreement', 'house rules', 'shared flat', 'roommates', 'chores'],
    description: 'Write a roommate agreement or house rules that people keep.',
    prompt: `
      We are [number] people in [flat]. Rent: [who pays what, by when]. What already annoys us: [dishes, guests,
      noise, heating, food]. What each needs: [sleep, pets, visitors, quiet for work]. It is to be [signed, hung on
      the fridge].

      Write rules in plain sentences, each so that one can see whether it was kept. Money first: rent, bills, deposit,
      who moves out how. Then cleaning by turns with a table, guests, quiet hours, shared and own food, pets, smoking.

      For each point that divides us offer two fair solutions. Put in how we complain to each other, and a talk of ten
      minutes a month. Leave out what good manners settle. On the last line: what our lease forbids anyway and must be
      looked up.`,
  },
  {
    id: 'home-looked-for',
    added: '2026-11-27',
    tags: ['house hunting', 'buying a house', 'apartment search', 'viewing', 'first-time buyer'],
    description: 'Look for a home to buy or rent: viewings, questions to ask, the offer.',
    prompt: `
      We look for [house, flat] to [buy, rent] in [area], up to [amount]. Must have: [list]. Nice to have: [list].
      Moving by: [date]. Money on hand: [rough]. We have seen: [places, why not].

      Sort my wishes into must, would give up, and habit. Then a sheet for viewings: twenty things to look at from
      cellar to roof, noise at which hours, what to open, what smell means, and ten questions for the seller or agent
      with the answer that should make me doubt.

      Work out the whole cost, not the price: [rates, fees, repairs, heating]. Help compare [two places] on one page.
      Before an offer: what to have checked by whom, which papers to see, and the sentence to say when I am being
      hurried.`,
  },
  {
    id: 'application-for-a-flat',
    added: '2026-11-27',
    tags: ['rental application letter', 'apartment application', 'flat hunting', 'renting'],
    description: 'Introduce yourself to a landlord or agency so that you get the flat.',
    prompt: `
      We apply for [flat, address, rent]. We are [people, jobs, ages of children, pets]. Income and proof: [rough]. We
      want to move in on [date] and stay [years]. Why this flat: [true reason]. What might speak against us: [pet,
      freelance, student, foreign].

      Write a letter of at most 150 words with warmth and facts: who, what we live on, what we are like as neighbors,
      one concrete reason for this place. Answer the doubt before it is asked, with an offer that helps (reference,
      guarantor, a meeting with the dog).

      Then a first message of four lines for a website, and one after the viewing. List the papers to attach, and what
      we need not tell a landlord by the usual rules; mark it as something to look up here.`,
  },
  {
    id: 'money-owed-claimed-back',
    added: '2026-11-27',
    tags: ['demand letter', 'small claims', 'owed money', 'consumer rights', 'letters'],
    description: 'Write a demand letter for money owed, before you go to small claims court.',
    prompt: `
      [Who: person, company, buyer, builder] owes me [amount] for [work, loan, deposit, goods] since [date]. Proof:
      [contract, messages, receipts]. What I asked for already: [dates, answers]. I want [amount, by when, how paid].

      Write a letter before action on one page: the agreement, what I did, what was not paid, the sum by items, a date
      [fourteen] days off, an account as [placeholder], and what I shall do next, said once and quietly. No insult and
      no guess at motives.

      Then a kinder version for a friend or relative. List the proof in the order of events, what weakens my case, and
      what small claims usually costs against what it may bring. Mark every point where the law of [country] has to be
      looked up.`,
  },
  {
    id: 'rights-explained-first',
    added: '2026-11-27',
    tags: ['legal question', 'your rights', 'lawyer', 'consumer rights', 'law'],
    description: 'Understand a legal question in general: your rights, and what to ask a lawyer.',
    prompt: `
      Explain the law around this in general terms: [what happened]. Country: [country]. I am the [tenant, buyer,
      employee, driver, parent, victim]. Papers I have: [list]. A date is running: [date, none]. What I would like:
      [result].

      Say first which area of law it is and whether a deadline may be running. Then: what usually counts, in plain
      words; what I would have to prove; what the other side will say; which three facts would change everything. Ask
      for those.

      Part what is nearly the same everywhere from what my country decides, and mark each as "look up". Give five
      questions for a lawyer or advice center, where advice is cheap or free, and what not to sign or say before. You
      are no lawyer; say so once and not ten times.`,
  },
  {
    id: 'data-asked-for-or-deleted',
    added: '2026-11-27',
    tags: ['data request', 'gdpr', 'privacy', 'delete my data', 'letters'],
    description: 'Ask a company what it knows about you, or to delete your data.',
    prompt: `
      I want [company] to [tell me what data it holds, correct it, delete it, stop advertising]. What connects us:
      [customer, applicant, never]. What I know it has: [address, photos, calls]. Email or number there: [which]. My
      country: [country].

      Write a short letter: who I am, as little as needed to be found; what I ask, point by point; the right it rests
      on as [law of my country]; the usual time for an answer; a wish for it in writing. No reason is owed, so give
      none.

      Add a reminder for the day after, and a complaint to the authority. List what they may lawfully keep, how to
      prove who I am without sending a whole passport, and where I might have to ask besides, such as partners and
      data brokers.`,
  },
  {
    id: 'last-things-in-order',
    added: '2026-11-27',
    tags: ['last will', 'power of attorney', 'estate', 'living will', 'family'],
    description: 'Prepare a will, a power of attorney or a folder for emergencies, before you see a lawyer.',
    prompt: `
      Help me get ready for [will, power of attorney, living will, emergency folder]. Country: [country]. Family:
      [who, ages, second marriage, none]. What there is: [home, savings, debts, business, pets, accounts online]. What
      I want: [in a few sentences]. What I fear: [quarrel, tax, hospital].

      Ask what I have not thought of, one question at a time: who if that person dies first, who looks after the
      children, passwords, things of the heart. Then a sheet for the lawyer: people, things, wishes, open points.

      Write no will for signing; say what form usually makes one void, and mark it to be looked up. Draft the letter
      to my family that explains why. Last, the list for the folder and where it should lie.`,
  },
  {
    id: 'parent-growing-old-cared-for',
    added: '2026-11-27',
    tags: ['elderly parent', 'caregiving', 'dementia', 'family', 'care plan'],
    description: 'Care for an elderly parent or somebody with dementia without breaking yourself.',
    prompt: `
      I look after [mother, father, partner], [age], who has [what, as told by a doctor] and lives [where]. Can still
      do: [list]. No longer: [list]. Who helps: [people, hours]. What is hardest: [nights, anger, wandering, siblings,
      guilt]. Money: [rough].

      Sort it into now, this month and before it gets worse. For what is hardest give three things to try, with words
      to say; for dementia: no arguing, no quizzing, one thing at a time. A week's plan in which I am off for [hours].

      Write a message that asks my [brother, sister] for one exact thing. List questions for the doctor and for the
      care office, signs that it is too much for one person, and help to ask for where I live. Warn of what needs a
      doctor at once.`,
  },
  {
    id: 'grief-given-room',
    added: '2026-11-27',
    tags: ['grief', 'loss', 'mourning', 'bereavement', 'comfort'],
    description: 'Get through grief: a listener, small steps for the days, words for others.',
    prompt: `
      [Who] died [when]. We were [what we were to each other]. The hardest time of day is [when]. I have to [work,
      look after, organize]. What people say that hurts: [words]. What I have not told anyone: [if I like].

      Listen first. Ask me about a small thing of theirs, one question at a time, and let me stay with it. No stages,
      no "at least", no "time heals". Do not hurry me to the good side.

      When I ask for help: three small things for today, an answer for those who ask how I am, a way to spend
      [birthday, holiday, Sunday] and a thing to do with what is left behind. Remind me gently to eat, sleep and see a
      person. If I say that I do not want to live, tell me at once whom to call.`,
  },
  {
    id: 'temper-cooled-in-time',
    added: '2026-11-27',
    tags: ['anger management', 'anger', 'calm down', 'self-control', 'emotions'],
    description: 'Handle anger: notice it earlier, cool down, and say what you meant.',
    prompt: `
      I lose my temper with [whom] when [what happens]. Last time: [what was said and done]. In my body I notice
      [signs] about [seconds] before. Afterwards I feel [what]. I would like instead to [what].

      Draw up the chain of last time with me: the day before it, the thought, the body, the word. Find the earliest
      link I could still cut. Give me a brake for each stage: ten seconds, a sentence to leave the room with, a thing
      to do with my hands, what to say on coming back.

      Then the wish under the anger, in a sentence without "always" and "never". Rehearse it once with me. Plan for
      the next likely occasion. If I hurt or threaten somebody, or am hurt, say plainly where to get help.`,
  },
  {
    id: 'questions-that-bring-a-couple-nearer',
    added: '2026-11-27',
    tags: ['couple questions', 'conversation starters', 'relationship', 'date night', 'family'],
    description: 'Find questions that start a real conversation: couples, families, dinner guests.',
    prompt: `
      Give me questions for [couple, new couple, long marriage, family table, friends, grandparents]. We know each
      other [how well]. Mood: [light, curious, deep]. We avoid [subjects]. We have [minutes], [in the car, at dinner,
      on a walk].

      Write twenty in four steps, from easy to close: things we do, things we remember, things we want, things we find
      hard to say. None can be answered with yes. At least five about small things: a smell, a neighbor, a day that
      went wrong.

      Add three in which both guess the other's answer, and a rule for those who would rather pass. No therapy words.
      Mark the two that may hurt, and a good sentence to say when they do. Close with a question to ask again in a
      year.`,
  },
  {
    id: 'young-team-trained',
    added: '2026-11-27',
    tags: ['football training session', 'coaching', 'sports practice', 'drills', 'youth team'],
    description: 'Plan a training session for a team: warm-up, drills, a game, for any sport.',
    prompt: `
      Plan a session of [minutes] in [football, basketball, hockey, volleyball, other] for [number] players aged
      [ages], level [level]. Place and equipment: [hall, field, balls, cones]. Goal of the day: [passing, defense,
      courage]. Last match: [what went wrong]. Helpers: [number].

      Warm-up with the ball, two drills that grow out of each other, a small game in which today's goal counts double,
      a calm end. For each: minutes, set-up in words one can draw, what to watch, one sentence to call in, an easier
      and a harder form.

      Everyone moves nearly all the time: no queue longer than three. Say how to deal with a much better and a much
      weaker player. Note what to leave out if time runs short, and signs to stop for heat or a blow to the head.`,
  },
  {
    id: 'sport-learned-better',
    added: '2026-11-27',
    tags: ['golf', 'tennis', 'swimming', 'sport', 'technique'],
    description: 'Get better at a sport of your own: swimming, tennis, golf, climbing, riding.',
    prompt: `
      I do [swimming, tennis, golf, climbing, riding, fishing, table tennis] for [time], [times] a week. I can [what].
      What does not work: [exactly, what happens]. Goal: [what, by when]. Equipment and place: [list]. Old injuries:
      [which].

      Ask me three questions that show where the fault begins. Then one technical thing to change at a time, with a
      picture to think of, an exercise without pressure and one under pressure, and how I can see by myself whether it
      works.

      Four weeks on a page: two sessions a week, minutes, one with play only. Say what to film and from which side.
      List what good players do that nobody notices. Pain is a reason to stop; where a teacher should look once, tell
      me.`,
  },
  {
    id: 'newborn-first-weeks',
    added: '2026-11-27',
    tags: ['newborn', 'baby sleep', 'pregnancy', 'feeding', 'new parents'],
    description: 'Plan pregnancy and the first months with a baby: sleep, feeding, help, papers.',
    prompt: `
      We [expect a baby on date, have a baby of weeks]. What worries us: [nights, feeding, crying, work, money]. Who
      can help: [people]. Sleep now: [how the night goes]. Midwife or doctor says: [what].

      Make a plan for [the month before, first two weeks, nights]: what must be ready, who does what at which hour,
      what may lie undone. For nights: what is usual at this age, a rhythm to try for [days], what each parent does,
      and how we find out whether it helps.

      Safe sleep and feeding follow our midwife; say where I have to ask. A message that keeps visitors away kindly.
      List signs for the doctor today and at once. Words for the parent who can no longer: whom to tell, now.`,
  },
  {
    id: 'children-and-their-first-money',
    added: '2026-11-27',
    tags: ['pocket money', 'allowance', 'kids', 'saving', 'parenting'],
    description: 'Teach kids about money: allowance, saving, earning, first account.',
    prompt: `
      My child is [age], gets [amount, nothing], spends it on [what], and wants [what]. We as parents disagree about
      [chores for pay, sweets, phone costs]. Our means: [rough].

      Propose an allowance for this age with what it has to cover and what not, and rules in five sentences a child
      can repeat. Make three jars or their like: spend, save, give. Say when a mistake should be allowed to hurt.

      Then one game or errand a week for a month: compare prices, plan a meal for [amount], sell something old, wait
      two weeks for a wish. Words for "but everybody has it" and for an empty purse on Tuesday. For teenagers: bank
      card, subscriptions, tricks of games and shops.`,
  },
  {
    id: 'days-filled-for-children',
    added: '2026-11-27',
    tags: ['kids activities', 'crafts', 'summer holidays', 'things to do', 'children'],
    description: 'Find activities and crafts for kids: holidays, rainy days, a long journey.',
    prompt: `
      Keep [number] children of [ages] busy for [hours, days, six weeks] at [home, garden, car, grandparents]. They
      like [what], they quarrel about [what]. We have [material]. I can join in for [minutes] and must work the rest.
      Cost: [none, amount].

      Give [ten] ideas in three sorts: they alone, they with each other, all of us. For each: what is needed from the
      house, how it starts in a minute, how long it lasts, how it goes on when it gets dull. Some with mud, some
      quiet.

      Then a day with a rhythm that a child can read in pictures. One project that runs all week. A box for bad
      moments. No screen in the ideas; say how to fit one in without a fight. Mark what needs an adult near.`,
  },
  {
    id: 'dinner-for-guests-by-the-clock',
    added: '2026-11-27',
    tags: ['dinner party', 'menu', 'christmas dinner', 'guests', 'wine'],
    description: 'Plan a menu for guests or a feast, with wine, shopping list and a kitchen timetable.',
    prompt: `
      I cook for [number] guests on [date, occasion] at [time]. They do not eat [list]. I can cook [what well];
      kitchen: [oven, hobs, pans]. Budget: [amount]. Taste: [country, season, classic]. I want to sit with my guests
      by [time].

      Propose two menus in which one course at least is ready the day before and nothing fights for the oven. Say why
      the courses belong together. For the chosen one: amounts for [number], a shopping list by shelves, a timetable
      backwards from the first bite, and the plate for whoever cannot eat the main thing.

      Wine or something without alcohol to each course, by kind and not by name. What can go wrong at the last minute,
      and what is on the table then. What to do with the rest tomorrow.`,
  },
  {
    id: 'babys-spoon-to-family-table',
    added: '2026-11-27',
    tags: ['baby food', 'toddler meals', 'weaning', 'lunchbox', 'recipes'],
    description: 'Plan baby food, toddler meals and lunchboxes by age, quickly made.',
    prompt: `
      My child is [months or years] and eats [what]. Refuses: [what]. Allergies: [which, none known]. Doctor's advice:
      [if any]. We eat [when, what]. Time to cook: [minutes]. Nursery forbids [nuts, sugar].

      Plan [a week] of [first spoons, finger food, toddler lunches, lunchboxes] out of what the family eats anyway.
      For each day: the dish, how I take the child's part out before salt and spice, shape and softness for this age,
      what freezes.

      New foods singly, with days between those that often cause trouble. Say which foods are not for this age and
      what chokes. A shopping list, one batch to cook on Sunday, and what to do when nothing is eaten. Weight or
      illness: ask the doctor.`,
  },
  {
    id: 'trip-made-cheaper',
    added: '2026-11-27',
    tags: ['cheap flights', 'budget travel', 'travel', 'hotels', 'saving money'],
    description: 'Make a trip cheaper: flights, dates, places to sleep, days that cost nothing.',
    prompt: `
      We want to go to [place, or somewhere warm] between [dates] for [days], [number] people, from [town]. Total:
      [amount]. Fixed: [school holidays, nothing]. We would rather save on [flight, hotel, food] than on [what].

      Show where the money of such a trip goes, in shares. Then the five levers that count most here: other days,
      other airport, other month, train, another place that is like it. For each: what I gain, what I lose, how I
      check it in ten minutes. You know no prices of today; name the order of search instead.

      A day in which eating and seeing cost nearly nothing. Fees that catch people: luggage, seats, roaming, cards,
      deposits. End with two plans: as cheap as possible, and cheap without regret.`,
  },
  {
    id: 'traveling-with-little-ones',
    added: '2026-11-27',
    tags: ['traveling with kids', 'family vacation', 'toddler', 'flight', 'luggage'],
    description: 'Travel with a baby, toddler or kids: the journey, the packing, days that work.',
    prompt: `
      We travel to [place] by [plane, car, train] with [children and ages] for [days]. Sleep at home: [hours].
      Difficult: [car sickness, fear, food, jet lag]. We sleep at [hotel, tent, relatives]. What we adults hope for:
      [one wish each].

      Plan the journey by the hour: food, movement, sleep, a surprise every [minutes], and what lies within reach in
      which bag. Then days with one thing only in the morning and nothing that has to be after three. Where each adult
      gets their wish.

      Packing list by child with what can be bought there. Words for a tantrum at the gate. Medicine and papers to ask
      the doctor and the office about, also for one parent alone. What to do if a child is lost, as a rule they can
      learn.`,
  },
  {
    id: 'holiday-kept-without-haste',
    added: '2026-11-27',
    tags: ['christmas', 'halloween', 'easter', 'secret santa', 'traditions'],
    description: 'Prepare a holiday or festival: Christmas, Halloween, Easter, Eid, Diwali, Secret Santa.',
    prompt: `
      Help us with [Christmas, Halloween, Easter, Eid, Hanukkah, Diwali, Secret Santa at work] on [date]. Who:
      [people, ages, beliefs]. Last year: [what was lovely, what was too much]. Time and money: [hours, amount]. We
      have to [host, travel, work].

      Ask which two things nobody would give up, and strike the rest with me. Then a plan backwards from the day: who,
      what, when; one evening a week and no more. Ideas for decorations, food, a game and a small custom of our own,
      from what is in the house.

      For Secret Santa: rules, a limit, the message, five gifts that cost little. For Halloween: costume, pumpkin, a
      party for [ages]. Words for a relative who comes too early and for somebody who is alone.`,
  },
  {
    id: 'something-made-by-hand',
    added: '2026-11-27',
    tags: ['knitting', 'crochet', 'sewing', 'woodworking', 'craft project'],
    description: 'Plan a project by hand: knitting, crochet, sewing, woodworking, a shelf, a kit.',
    prompt: `
      My next piece is [thing], made by [knitting, crochet, sewing, woodworking, pottery, macrame]. Size: [measures]. For:
      [whom, use]. Material and tools I own: [list]. I have done [nothing, what]. Time: [evenings]. Where I usually
      fail: [what].

      Say first whether it suits my level, and what would be a kinder first piece. Then: material with amounts and a
      reserve, tools I need and what can stand in, the steps in order with a measure to check after each, and a
      drawing in words.

      For patterns: abbreviations explained, a test piece before the start, rows or cuts counted so that I can tick
      them. Warn at the step that cannot be undone. You cannot test a pattern: mark the counts to verify. Safety where
      there is a blade.`,
  },
  {
    id: 'symptoms-kept-in-a-diary',
    added: '2026-11-27',
    tags: ['symptom diary', 'migraine', 'menopause', 'health', 'sleep diary'],
    description: 'Keep a symptom diary for migraine, menopause, sleep or pain, and ask better questions.',
    prompt: `
      I have [migraine, hot flushes, pain, poor sleep, tiredness, itching] since [when]. It comes [how often, when,
      after what]. A doctor said [what, nobody asked yet]. I take [medicine, supplements]. What I would like to do
      again: [what].

      Make a diary that takes two minutes a day: five things to note, with a scale in words and not only numbers.
      Choose what is worth noting for my trouble and why. After [weeks] look at my notes with me: what goes together,
      what only seems to, what to change singly as a test.

      Explain in general what is known about it, and what is only said. Prepare a page for the doctor with three
      questions. No diagnosis, no doses. First of all list the signs for which one does not wait.`,
  },
  {
    id: 'quiz-of-character-for-fun',
    added: '2026-11-27',
    tags: ['personality quiz', 'quiz', 'personality test', 'party games', 'fun'],
    description: 'Make a personality quiz or a "which one are you" test for friends or a website.',
    prompt: `
      Make a quiz: "[Which kind of traveler, gardener, cheese are you?]". For [friends, a class, customers, a party].
      Results: [four to six types, or invent them]. Tone: [silly, warm, dry]. Length: [eight] questions. Where:
      [paper, stories, website].

      Write results first, so that each could be loved: a name, four sentences with one small weakness, what suits
      this type. Then questions about habits in odd situations, with answers that do not give away their type. Every
      type must be reachable; show the points in a table.

      Test it: answer as three different people and say what comes out. Add a line for a tie and a line that invites
      to share. No health, no intelligence, no claim to science. If it advertises something, say so openly.`,
  },
  {
    id: 'games-played-against-the-machine',
    added: '2026-11-27',
    tags: ['play a game', 'twenty questions', 'hangman', 'trivia', 'chess'],
    description: 'Play a game with the AI: twenty questions, hangman, trivia, chess, word games.',
    prompt: `
      Let us play [twenty questions, hangman, trivia, chess, word chain, two truths and a lie, guess the movie].
      Level: [easy, hard]. For [me, me and a child of age, four people in a car]. Theme: [animals, the nineties,
      anything]. You [guess, think of something, ask].

      Explain the rules in three lines and begin at once. Keep score, show the state after every move (letters, board,
      points), and wait for me. Where something is hidden, settle on it first and do not change it to suit the game.

      Play fair and a little below my level; when I have lost twice, get easier without saying so. A hint costs one
      point. If you are unsure whether an answer or move is right, say so. After the game: the best moment, and
      "again?".`,
  },
  {
    id: 'prom-night-and-promposal',
    added: '2026-11-27',
    tags: ['prom', 'promposal', 'school dance', 'outfit ideas'],
    description: 'Plan a prom: how to ask somebody, what to wear, the evening and the way home.',
    prompt: `
      Our prom is on [date] at [place]. I am [age] and would like to go with [person, friends, alone]. My budget: [amount]. I like [things].

      Three ways to ask, each small enough to be refused without shame, out of something we have done together. Two outfits for my budget,
      with what I can borrow. A plan of the day, from the morning to the way home, with who drives.

      Then what to do if it rains, if a friend has nobody to go with, and if I want to leave early.`,
  },
  {
    id: 'letter-that-is-never-sent',
    added: '2026-11-27',
    tags: ['unsent letter', 'grief', 'closure', 'self-reflection'],
    description: 'Write a letter you will not send: to somebody who died, who left, or who hurt you.',
    prompt: `
      This letter to [person] will never be sent. What happened: [facts]. What I never said: [words].

      First ask me four questions, one at a time, about moments and not about feelings. Then draft the letter in my words, with nothing added
      that I did not tell you, and leave it unfinished where I have no answer.

      At the end, name the sentence that seems the truest to you, and suggest one thing to do with the letter.`,
  },
  {
    id: 'packing-list-for-one-trip',
    added: '2026-11-27',
    tags: ['packing list', 'luggage', 'checklist', 'travel'],
    description: 'Make a packing list for a trip: what to take, how much of it, and what to leave at home.',
    prompt: `
      I travel to [place] for [days] in [month], by [means], to [beach, city, mountains, work]. Bag: [size and weight]. With me: [people, ages]. I can wash
      [how often].

      A list by kind: clothes with numbers, toiletries, papers, medicine, chargers. For each kind, what people usually take and never use. Mark
      what I can buy there for little.

      Then three things that this place or season asks for and that are easily forgotten, and a list of ten lines for the morning I leave.`,
  },
  {
    id: 'npc-with-a-want-and-a-secret',
    added: '2026-11-28',
    tags: ['npc', 'character backstory', 'dungeons and dragons', 'rpg'],
    description: 'Create an NPC or a player character for a role-playing game: backstory, motive, secret.',
    prompt: `
      I need [an NPC, my own character] for [game and setting]. Role: [innkeeper, rogue, patron]. Level or weight in the story: [level]. The party
      so far: [characters]. Tone: [dark, funny].

      Write a backstory of 120 words with one event that still hurts, then: what they want this week, what they hide, what they are wrong about, whom
      they owe. A habit of speech with three lines I can say at the table, and one thing the eye falls on.

      Give me three hooks that pull the party in, and how each ends if nobody bites. No tragic orphan, no chosen one. Leave numbers to my rule
      book.`,
  },
  {
    id: 'words-to-the-other-parent',
    added: '2026-11-28',
    tags: ['co-parenting', 'message to ex', 'pick-up times', 'separated parents'],
    description: 'Write a message to your ex about the children: times, money, school, without a fight.',
    prompt: `
      A message to the other parent about [pick-up, holidays, money, school, a new partner]. Our children: [ages]. What is agreed
      or ordered: [what]. What happened: [facts]. What I would love to say: [let it out]. What I need: [one thing]. They tend to
      answer: [how].

      Write it in at most eighty words: friendly, short, about the children, one request with a date. Nothing about the past, no
      "you always". Read it once as the other would and change what stings.

      Then a second version if they refuse, with a choice between two solutions. Tell me what should stay unsaid. If there is
      threat or fear in this, say so and name whom to turn to.`,
  },
  {
    id: 'letter-to-my-child',
    added: '2026-11-28',
    tags: ['letter to my son', 'letter to my daughter', 'parents', 'keepsake'],
    description: 'Write a letter to your son or daughter: for a birthday, a hard time, leaving home.',
    prompt: `
      A letter for my [son, daughter], [age], because [birthday, leaving home, a quarrel, exams, just so]. What I see in them:
      [two moments]. What I did wrong or would do again: [what]. What I hope they know: [one thing]. How we talk at home: [warm,
      dry, hardly].

      Write 250 words in my voice. Begin with one moment that only we know. No advice unless I gave it above, no greatness, no
      "when you were little" twice. It may be funny where we are funny.

      End before it gets solemn. Mark each place that sounds like a card from a shop, and ask me for the detail that would replace
      it.`,
  },
  {
    id: 'letters-from-small-magic',
    added: '2026-11-28',
    tags: ['tooth fairy letter', 'letter from santa', 'santa', 'children'],
    description: 'Write a letter from the tooth fairy, Santa or the Easter bunny to a child.',
    prompt: `
      A letter from [tooth fairy, Santa, Easter bunny] to [name, age]. What just happened: [tooth, wish list, question]. A small
      secret only the family knows: [what]. What the child is proud of: [what]. Not possible this year: [a pony, a phone]. Length:
      [tiny, a page].

      Write it in the voice of somebody very busy, very small or very old, with a detail of how the work is done there. Praise one
      real thing. No threats about good and bad children.

      If a wish cannot come true, say so gently and without a promise. Add a reply for the year in which the child asks if it is
      all true, honest and kind.`,
  },
  {
    id: 'family-quarrel-over-things',
    added: '2026-11-28',
    tags: ['family quarrel', 'inheritance', 'siblings', 'mediation'],
    description: 'Prepare a talk about inheritance, a house or care that divides brothers and sisters.',
    prompt: `
      In our family there is a quarrel about [inheritance, the house, who cares, old debts]. Who is in it: [people, what each
      wants]. What is settled on paper: [will, law, nothing]. What it is really about, I think: [being seen, fairness]. What I
      would give up: [what].

      Sort it: facts, wishes, old wounds. Name what each could say that I would have to admit is true. Then write how I invite
      them to talk, in sixty words, without taking sides.

      Plan the talk: rules, order, the first sentence, a break, what is written down. Give me answers to two attacks. Say what
      only a lawyer, a notary or a mediator can settle.`,
  },
  {
    id: 'grandparents-asked-about-their-life',
    added: '2026-11-28',
    tags: ['family history interview', 'life story questions', 'grandparents', 'oral history'],
    description: 'Interview a grandparent or parent about their life, and keep what they tell.',
    prompt: `
      I will talk with [person, age, relation] on [day]. What I know of their life: [places, work, war, love]. What nobody has
      ever asked: [what]. They [love to talk, tire quickly, forget, fall silent at something]. I record with [phone, notes].

      Thirty questions in six small groups, from things they can see and smell to what they think now: a kitchen, a way to school,
      first money, a mistake, somebody they miss. Each open, each short.

      Mark ten to begin with. Add what to do when they say "there is nothing to tell", when tears come, and when a story comes for
      the third time. Then show how to turn an hour of talk into two pages and a list of names.`,
  },
  {
    id: 'nights-with-a-child-who-wakes',
    added: '2026-11-28',
    tags: ['baby sleep', 'bedtime routine', 'toddler sleep', 'tired parents', 'sleep routine'],
    description: 'Find calmer nights with a baby or child who will not settle, for tired parents too.',
    prompt: `
      Our [baby, toddler, child], [age], [will not settle, wakes at night, is up at five]. Last night hour by hour: [log]. Naps:
      [when]. How they fall asleep: [arms, breast, bottle, alone]. Home: [rooms, siblings]. How we are: [tired, at our limit,
      alone]. What we will not do: [what].

      If I sound at the end of my strength, begin with me: put the baby down safely, ten minutes, whom to call. Then ask at most
      four questions.

      Name two likely reasons and a plan for five nights with one change only. Write the evening as a list I can follow half
      asleep, and share the nights between us. Say which signs belong to a midwife or doctor.`,
  },
  {
    id: 'care-home-visited-with-questions',
    added: '2026-11-28',
    tags: ['care home', 'nursing home', 'visit questions', 'elderly parent'],
    description: 'Choose a care home: questions for the visit, what to look at, how to compare.',
    prompt: `
      We look for a care home for [person, age], who [can, cannot, forgets]. Matters most to them: [garden, faith, food, a cat].
      Near [place]. Money: [rough]. By when: [date]. They [want to, refuse, do not know]. Homes on our list: [names].

      Twenty questions for the visit, sorted by whom I ask: manager, a carer, a resident. Then ten things to see, smell and hear
      that nobody tells. Half of it must work on a second visit without notice.

      Make a table in which we compare three homes, with room for a feeling. Add questions about the contract, and how I tell
      [person] about the visit without deciding over their head.`,
  },
  {
    id: 'worried-about-somebody-drinking',
    added: '2026-11-28',
    tags: ['drinking', 'addiction in the family', 'worried about somebody', 'hard talk'],
    description: 'Talk to somebody you love about their drinking, drugs or gambling.',
    prompt: `
      I worry about [person, relation], who [drinks, takes, gambles]. What I saw: [two or three facts, dates]. What I have tried:
      [what]. Children or driving involved: [yes, no]. They usually answer: [denial, anger, promises]. I am [afraid, tired,
      angry].

      Help me choose a good hour, and write what I say in six sentences: what I saw, what it does to me, one wish, what I will and
      will not do. No label, no trial.

      Then answers to "it is not that bad", to anger and to tears. A list of what helps and what only covers it up. Name the kinds
      of help for them and for relatives, and when not to wait: danger, children, withdrawal.`,
  },
  {
    id: 'news-of-an-illness-told',
    added: '2026-11-28',
    tags: ['telling about an illness', 'diagnosis', 'cancer', 'family'],
    description: 'Tell family, friends or work about an illness, in your own words and measure.',
    prompt: `
      I have [illness or diagnosis, as much as I want to say] and must tell [partner, children of age, parents, boss, friends].
      What I know: [facts]. What is open: [what]. What I need: [help, quiet, no advice]. What I dread: [tears, pity, questions].

      Ask me first how much each of them should know. Then write for each a few spoken sentences: the news early, plain, what
      happens next, how they can help. For children in words for their age.

      Add a message for the wider circle with a sentence that asks for no miracle cures, and names somebody who passes on news.
      Give me two ways to end a conversation. Make no forecast of my illness.`,
  },
  {
    id: 'hospital-complaint-heard',
    added: '2026-11-28',
    tags: ['hospital complaint', 'complaint about care', 'clinic', 'patient rights'],
    description: 'Complain to a hospital, clinic or care service about what went wrong.',
    prompt: `
      My complaint is about a [hospital, practice, care service]. Patient: [me, relative; may I speak for them]. What happened,
      with dates, ward and names if known: [facts]. Harm done: [what]. What was good: [what]. I want: [answer, apology, records,
      change, money].

      Write a letter of at most a page: who, when, what, effect, numbered questions that ask for an answer each, and a date. Calm
      and exact; feelings in one sentence, where they belong.

      List what to attach, how to ask for the records, and where to turn next if the answer is empty. Do not judge the treatment;
      mark what a doctor would have to assess, and what runs out with time.`,
  },
  {
    id: 'fear-taken-in-steps',
    added: '2026-11-28',
    tags: ['fear of flying', 'dentist fear', 'phobia', 'anxiety'],
    description: 'Face a fear of flying, dentists, lifts or needles in small steps.',
    prompt: `
      I am afraid of [flying, dentist, lifts, needles, dogs, driving]. It must be done on [date, or not yet]. What I think in that
      moment: [sentence]. What my body does: [what]. I have avoided it since [when]. What helped once, a little: [what].

      Ask four questions, one by one. Then make a ladder of eight steps from nearly easy to the real thing, each with a number
      from 0 to 100, how often, and when to climb on.

      For the day itself: what I tell the staff in two sentences, three things to do with hands, breath and eyes, a signal to
      pause. Explain once, with facts, what frightens me most. Say when a therapist is the quicker way.`,
  },
  {
    id: 'therapy-session-prepared',
    added: '2026-11-28',
    tags: ['therapy', 'therapist', 'first session', 'mental health'],
    description: 'Prepare for a therapy session: the first one, or one where you feel stuck.',
    prompt: `
      I see [therapist, counselor] on [date]; it is the [first, tenth] time. What brings me: [what]. What is worst, and when:
      [what]. What I have tried: [list]. What I have not dared to say: [hint is enough]. What should be different in three months:
      [what].

      Do not treat me. Ask me five open questions, one at a time, and let me write. Then put my answers into half a page I can
      take along or read aloud, in my words.

      Add six questions I may ask about the method, length, cost and secrecy, a sentence for "I do not feel understood here", and
      how I notice that we suit each other. If I speak of harming myself, tell me whom to call now.`,
  },
  {
    id: 'medicines-in-one-table',
    added: '2026-11-28',
    tags: ['medication schedule', 'medicines', 'pills', 'carers'],
    description: 'Put the medicines of a person into one schedule that everybody can follow.',
    prompt: `
      For [person, age] these are the medicines, copied from the packets or the plan: [name, strength, how many, when, with food
      or not, since when, by which doctor]. Who gives them: [self, me, carer]. What goes wrong: [forgotten, doubled, refused].
      Day: [meals, sleep].

      Make a table for the fridge: times down, days across, in large simple words. Change nothing in doses. Mark with [?] whatever
      is doubled, unclear or has no reason beside it: these are questions for the pharmacist.

      Add a page for the emergency bag, a list for the next repeat order, and what to do after a missed dose: which question to
      ask, and whom, rather than an answer.`,
  },
  {
    id: 'moving-again-gently',
    added: '2026-11-28',
    tags: ['gentle exercise', 'postnatal exercise', 'exercise after injury', 'recovery'],
    description: 'Start to move again after a birth, an injury, an operation or a long illness.',
    prompt: `
      A [birth, injury, operation, illness] lies [weeks] behind me, and I want to move again. Allowed or forbidden by the doctor or midwife:
      [what]. Still hurts or leaks: [what]. Before, I used to [sport]. I have [minutes], [floor, chair, pool]. Someone minds the
      baby: [when].

      First ask what must be cleared by a professional, and stop there if it is not. Then plan four weeks, each with three tiny
      units, lying, sitting or walking. For every exercise: how it feels when right, and the easier form.

      Name signs on which I stop and call. Count what I can do, not what I lost. For bad days, a version of three minutes that
      still counts.`,
  },
  {
    id: 'seating-plan-without-tears',
    added: '2026-11-28',
    tags: ['seating plan', 'table plan', 'seating chart', 'guests', 'classroom'],
    description: 'Make a seating plan for a wedding, a dinner or a classroom.',
    prompt: `
      Seat [number] people at [tables, rows]: [sizes, plan of the room]. It is for [wedding, dinner, class]. List with a
      word on each: [name, who they came with, age, language]. Must sit together: [pairs]. Must not: [pairs]. Needs to hear, see,
      leave easily: [who].

      Ask about pairs that look risky. Then give me a plan table by table, with a reason in five words for each. Nobody sits where
      they know no one, and no table is made of leftovers.

      Show which wishes could not be met, and a plan B if [number] cancel. Write the list by surname for the entrance.`,
  },
  {
    id: 'hen-party-for-the-one-it-is-for',
    added: '2026-11-28',
    tags: ['hen party', 'hen do', 'bachelorette', 'stag do', 'bachelor party'],
    description: 'Plan a hen party or stag do the bride or groom will like, within the budget of all.',
    prompt: `
      A [hen, stag] weekend or evening for [name], marrying on [date]. They like [what] and would hate [what]. Guests: [number,
      ages, who knows whom, who is pregnant, who does not drink]. A head: [amount]. Place: [city, home, country].

      Give me three plans: at home, a day out, away for a night, each with the course of the day, cost a head and what to book
      when. Six games that are about the person and embarrass nobody against their will.

      Write the message in which I tell everyone the price early and let them drop out kindly, a list of who does what, and a plan
      for rain and for tired people.`,
  },
  {
    id: 'pub-quiz-in-six-rounds',
    added: '2026-11-28',
    tags: ['pub quiz', 'quiz night', 'trivia questions', 'quiz rounds'],
    description: 'Write a pub quiz with rounds, answers and tie-breaks on topics you choose.',
    prompt: `
      A quiz for [pub, club, school fundraiser, video call], [number] teams, [minutes]. Rounds on [World War II, music, football,
      our town, pictures]. Level: [easy, mixed, hard]. People are [ages, country]. Topics to leave out: [list].

      Write [number] rounds of ten questions. In each round three that all can answer, four to argue about, three hard ones; no
      question that is only a date. Short enough to be read aloud twice.

      Give answers on a sheet of their own with a fact to tell. Mark each answer you are not certain of so that I check it. Add
      two tie-breaks with a number, a picture or music round I can make myself, and rules in five lines.`,
  },
  {
    id: 'naming-day-or-blessing',
    added: '2026-11-28',
    tags: ['naming ceremony', 'christening', 'ceremony script', 'blessing'],
    description: 'Plan a naming ceremony, christening party or blessing for a baby, with the words.',
    prompt: `
      We welcome [child, age] on [date] at [home, garden, church, hall] with [number] guests. We are [religious, not, mixed]. Name
      and why: [story]. Godparents or guides: [who]. Something from our families: [song, object, language]. Length: [minutes].

      Write the order of it: arrival, welcome, the story of the name, promises of parents and guides, a reading, something for the
      other children to do, a toast. Mark what the church or the celebrant decides.

      Give the promises in two versions, plain and warm, at most forty words each. Nothing that must be believed by all who say
      it. Add the text for the invitation and a line for the keepsake.`,
  },
  {
    id: 'funeral-order-of-service',
    added: '2026-11-28',
    tags: ['order of service', 'funeral planning', 'funeral reading', 'funeral'],
    description: 'Put together a funeral or memorial: order of service, readings, music, who speaks.',
    prompt: `
      [Name, age, relation] has died; the funeral or memorial is on [date] at [church, crematorium, graveside, home]. Time:
      [minutes]. Faith or none: [what]. They loved: [music, places, sayings]. Who can speak: [people]. What the family does not
      want: [what].

      Offer an order of service with minutes for each part, and three readings or poems that may be used freely, with a word on
      the mood of each; check my choice for length.

      Write the welcome, the link between parts and the closing words for whoever leads it. Then the text of the folded sheet,
      front to back. Name calmly what must be settled first and what can wait, and who could take over a task today.`,
  },
  {
    id: 'lost-pet-found-again',
    added: '2026-11-28',
    tags: ['lost cat', 'lost dog', 'lost pet poster', 'lost and found'],
    description: 'Write a lost pet poster and posts, and search in the right order.',
    prompt: `
      Missing since [day, hour] near [place]: [cat, dog, bird, thing], called [name]. Looks: [color, size, collar, marks].
      Character: [shy, comes for food]. Chip: [yes, no]. Photo: [have, none]. Telephone for the poster: [number]. Reward: [yes,
      no].

      Write the poster: at most thirty words, readable from across a street, photo place marked. Then a post for the neighborhood
      group with the exact place and what not to do, such as chasing.

      Give me the search hour by hour for two days: where such animals hide, whom to ring, when to be quiet. Keep back one mark,
      so that I can test callers. Add a post for the day it comes home.`,
  },
  {
    id: 'room-let-to-the-right-person',
    added: '2026-11-28',
    tags: ['room to let', 'lodger', 'flat share', 'roommate wanted'],
    description: 'Advertise a room to let, and choose a lodger or roommate.',
    prompt: `
      A room in [flat, house] in [place] is free from [date]. Size, furniture, bills, rent: [figures]. Who lives here: [people,
      animals, habits]. We [cook together, keep quiet, smoke, have parties]. What went wrong with the last one: [what]. Must not
      be forgotten: [stairs, cats, one bathroom].

      Write an ad of 120 words, honest about the one thing that will bother people, and a headline of eight words. Nothing that
      the law on fair housing forbids; warn me if I slip.

      Then six questions for the first message, a plan for a visit of fifteen minutes, the kind no to the others, and what to put
      in writing before the key changes hands.`,
  },
  {
    id: 'inventory-at-the-door',
    added: '2026-11-28',
    tags: ['inventory', 'move-out inspection', 'check-out', 'deposit deductions'],
    description: 'Make a rental inventory for moving in or out, and settle deposit deductions.',
    prompt: `
      I am the [landlord, tenant] of [flat, rooms]. Moving [in, out] on [date]. Furniture and meters: [list]. Known damage:
      [what]. Deposit: [amount]. At the last inspection it said: [notes]. Disputed: [stain, cleaning, paint, key]. Country:
      [country].

      Make an inventory room by room: item, state, photo number, remark, with fields for both signatures. Then how the
      walk-through runs in half an hour, and what to say when we do not agree.

      For deductions write a letter with item, age, wear and tear, cost, proof; as a tenant, the answer to such a letter. Mark
      what the law or a deposit scheme decides where we live.`,
  },
  {
    id: 'tenant-chosen-fairly',
    added: '2026-11-28',
    tags: ['choosing a tenant', 'decline a rental applicant', 'tenant screening', 'rental applicants'],
    description: 'Choose between applicants for a flat you let, check them fairly, and turn the others down politely.',
    prompt: `
      I let [flat or house] in [place] for [rent] from [date]. [Number] people have applied: [what each told me, without
      names]. I have to rely on [rent paid, care of the flat, length of stay]. What made me unsure: [what]. Country:
      [country].

      Give me three to five criteria, put in writing before I look again, and the same questions and proofs for everybody.
      Compare the applicants by these alone. Warn me where a reason touches family, origin, faith, illness or anything else
      the law on housing protects.

      Then write the yes, with what is signed and paid and by when. Write the no to the others in at most 70 words: thanks,
      the flat has gone to somebody else, no reasons that invite a quarrel, good wishes. Say what I must do with their papers.`,
  },
  {
    id: 'neighbors-told-beforehand',
    added: '2026-11-28',
    tags: ['note to neighbors', 'noise warning', 'building work', 'party'],
    description: 'Tell the neighbors beforehand about noise: a party, building work, a harvest, a film crew.',
    prompt: `
      There will be [party, drilling, roof work, harvest, rehearsal] at [address] on [dates], from [hour] to [hour]. What they
      will notice: [noise, dust, parking, lorries, smell]. What we do to keep it small: [what]. Who lives near: [babies, night
      shifts, old people, horses]. Reach us at [number].

      Write a note for the letter box of at most 100 words: what, when, how loud, when it ends, whom to ring. Friendly and
      without asking for leave I do not need. One thing that I offer in return, if it is meant.

      Add a poster for the stairs in 30 words and a message for the street’s group chat. Then what to answer when somebody
      complains at the door during it. Say which quiet hours or permits I have to look up here.`,
  },
  {
    id: 'passage-planned-in-a-small-boat',
    added: '2026-11-28',
    tags: ['passage plan', 'sailing', 'boating', 'float plan', 'boat checklist'],
    description: 'Plan a trip in a small boat: passage plan, checklist, crew briefing, a note left ashore.',
    prompt: `
      We want to go from [harbor] to [harbor] in [sailing boat, motor boat, kayak], [length, draft, speed], on [date]. Crew:
      [number, ages, experience]. Gear on board: [radio, life jackets, charts, engine]. What I know of tide, wind and depth
      there: [notes and where from]. My worry: [what].

      Make a passage plan in a table: legs, distance, time at our speed, what to watch, where we could turn in. Set limits
      beforehand: the wind and the hour at which we stay or turn back. Leave tides, weather and depths as fields; I fill them
      in from current charts and forecasts.

      Then a checklist for the boat, a briefing of five minutes for guests who have never sailed, and a float plan for
      somebody ashore, with when to raise the alarm and whom to ring.`,
  },
  {
    id: 'guests-asked-for-an-answer',
    added: '2026-11-28',
    tags: ['rsvp reminder', 'guests', 'wedding', 'party'],
    description: 'Remind guests who have not answered an invitation, and settle the list kindly.',
    prompt: `
      We invited [number] people to [wedding, birthday, dinner] on [date]; [number] have not answered, though we asked
      for it by [date]. The cook needs the number on [date]. Who is missing: [names, how close, how they like to be
      reached]. Children and partners: [rule].

      Write a first reminder of 40 words that nobody can take as a reproach, one for a group chat, one for older
      relatives by phone as three spoken lines. Then a second with the day on which we shall count them out, friendly
      and final.

      Give me answers to “can we tell you later”, “may I bring somebody” and a yes after the date. Make a table: name,
      asked on, answer, food, seat. Say from experience how many of the silent ones tend to come, and call it a guess.`,
  },
  {
    id: 'fault-reported-to-the-council',
    added: '2026-11-28',
    tags: ['report to council', 'complaint to council', 'potholes', 'street repair'],
    description: 'Report a pothole, a broken streetlight or missed bins to the council, and keep at it.',
    prompt: `
      To [council, town, highway agency]: [pothole, streetlight, missed bins, blocked drain, fallen sign] at [place so
      that a stranger finds it], since [date]. Size or effect: [what]. Who is at risk: [whom, when]. Damage already:
      [to what, receipt]. Reported before: [date, number, answer].

      Write the report in 120 words: place first, then what is wrong, the danger, what I ask for and by when. Fit for
      their web form as well. No anger, no threats, only what I saw.

      List the photographs that help and what to note down. A reminder after [days] that quotes the number, and a
      complaint one step higher after that. If something of mine was damaged, a separate claim; mark what I must look
      up about their duty and deadlines.`,
  },
  {
    id: 'letter-for-a-visa',
    added: '2026-11-28',
    tags: ['visa invitation letter', 'visa', 'embassy', 'letter of support'],
    description: 'Write a letter of invitation or support for a visa application.',
    prompt: `
      I invite [name, date of birth, passport number as placeholder, address] to [country] from [date] to [date] for
      [visit, wedding, conference]. I am [name, address, status, work]; we know each other since [year] through [how].
      Where they stay: [place]. Who pays what: [travel, food, insurance]. Why they will go home: [work, family,
      studies].

      Write it to [embassy, consulate] on one page in plain formal English: who invites whom, purpose with days,
      lodging, costs, return, signature. State only what papers can prove.

      Then list the papers to enclose on my side and on theirs, with gaps. Point out sentences an officer may doubt.
      Rules differ from country to country: say what to check on the official page, and promise nothing about the
      outcome.`,
  },
]);
