import { entriesOf } from './entries.ts';

export default entriesOf('Copywriting', [
  {
    id: 'landing-page-from-one-offer',
    added: '2026-11-02',
    tags: ['landing page', 'sales page', 'conversion', 'copy'],
    description: 'Write a landing page that makes one offer to one kind of reader.',
    prompt: `
      Write the copy of a landing page for [offer]. Visitors come from [ad, email or search] and expect [what it promised]. They
      hesitate because [main doubts]. Proof we have: [testimonials, figures, guarantees].

      Sections: headline and subhead that repeat the promise they clicked on; what it is, in three sentences; how it works in
      steps; proof beside the claim it supports; answers to the doubts; one call to action, same words each time.

      Use "you" more than "we". No adjective that a competitor could use too. Mark every spot where stronger proof would help.`,
  },
  {
    id: 'value-proposition-sharpener',
    added: '2026-11-02',
    tags: ['value proposition', 'positioning', 'messaging', 'usp'],
    description: 'Sharpen a vague value proposition until it can be wrong.',
    prompt: `
      Our current value proposition: "[sentence]". We serve [customers], who otherwise would [alternative]. What we do
      differently: [facts].

      Tell me first which words in it could stand on any website in our field. Then write eight new versions, none over 15
      words, each resting on another fact from my list. Prefer things one can picture or check.

      Put them in a table with the fact behind it and the customer who would care most. Choose two to test, and describe a test that
      needs no more than 50 visitors or five phone calls.`,
  },
  {
    id: 'features-into-benefits-with-proof',
    added: '2026-11-04',
    tags: ['features and benefits', 'product copy', 'proof'],
    description: 'Translate product features into benefits, each with its proof.',
    prompt: `
      Translate this list of features for someone who will never read a manual: [paste features]. The buyer is [buyer] on an
      ordinary working day.

      For each feature write: what it does, in seven words; what it spares or gives the buyer, in one sentence with a concrete
      moment; and what we can show as proof. If a feature makes no difference to this buyer, say "internal" and move on.

      Sort by how much the buyer would miss it. Finish with a paragraph of 60 words that uses only the top three.`,
  },
  {
    id: 'ad-copy-variants-to-test',
    added: '2026-11-04',
    tags: ['ad copy', 'google ads', 'ppc', 'testing'],
    description: 'Write search ad variants that differ in idea, not in synonyms.',
    prompt: `
      Write search ads for [product or service] on the keyword [keyword]. Landing page says: [paste key points]. Limits: headlines
      30 characters, descriptions 90.

      Give me five sets of three headlines and two descriptions. Each set tests another idea: price, speed, fear of a mistake,
      who it is for, what makes it different. Name the idea above the set. Count characters and show the number after every line.

      Say nothing the landing page does not confirm. Suggest which two sets to run against each other first and what we
      would learn from either result.`,
  },
  {
    id: 'call-to-action-for-hesitant',
    added: '2026-11-06',
    tags: ['call to action', 'buttons', 'microcopy'],
    description: 'Rewrite buttons and the words around them for hesitant visitors.',
    prompt: `
      These buttons stand on our site: [button text, page, what happens after the click]. Many visitors stop there.

      For each, guess the last question in the visitor's head before clicking. Then write three button texts of two to five
      words that name what they get, and one line of small print that answers that question (cost, time, obligation,
      privacy). Only say what is true according to my notes.

      Table: page, old text, question, new texts, small print. Mark the page where a softer step, such as a preview, would
      serve better than any wording.`,
  },
  {
    id: 'about-page-with-a-point',
    added: '2026-11-06',
    tags: ['about page', 'storytelling', 'brand voice'],
    description: 'Write an about page that helps a visitor decide.',
    prompt: `
      Write an about page for [company]. Most visitors read it when they are nearly convinced and want to know whom they
      are dealing with.

      Material: [how it began, who works there, what you refuse to do, a mistake you learned from, where you are]. Ask me for up to
      five missing details before writing.

      300 to 400 words, in the first person plural. Start with the customer's situation or a real moment, not with a founding
      year. One paragraph about how you work that would cost you something if it were untrue. End with one next step. No "passionate".`,
  },
  {
    id: 'objection-handling-copy',
    added: '2026-11-09',
    tags: ['objections', 'sales copy', 'trust'],
    description: 'Answer buyers’ objections in writing without sounding defensive.',
    prompt: `
      List the objections to buying [product] at [price], then answer them in writing. What we hear: [objections from sales or
      support]. What we can honestly say: [facts, policies, limits].

      Add objections people think but do not say. For each write an answer of 40 to 60 words that grants what is true in it,
      gives one fact, and leaves the reader free to decide. Never "but", never "actually".

      Then tell me where on the page each belongs, and which objection is a sign that this person should not buy.`,
  },
  {
    id: 'competitor-messaging-contrast',
    added: '2026-11-09',
    tags: ['competitor analysis', 'messaging', 'positioning'],
    description: 'Compare competitors’ home page claims and find words of your own.',
    prompt: `
      Here are the headlines and first paragraphs of our home page and those of four competitors: [paste, labeled].

      Cover the names: which texts could be swapped without anyone noticing? List the claims all of us make, the words we all
      use, and the promises only one makes. Judge by the text alone.

      Write three new openings for our page, 40 words each: one that says the same thing more exactly, one that claims
      something they cannot, and one that speaks to a customer they neglect. Facts you may use: [facts].`,
  },
  {
    id: 'testimonial-editing-honest',
    added: '2026-11-12',
    tags: ['testimonials', 'social proof', 'editing'],
    description: 'Shorten customer testimonials without changing what was said.',
    prompt: `
      Shorten these customer testimonials for our website: [paste in full, with names].

      You may cut and mark the cuts with an ellipsis. You may not replace words, join distant sentences, or make anyone sound more
      pleased than they were. Choose the part that tells of a change or a doubt overcome; skip general praise.

      For each: a long version of up to 60 words, a short one of up to 15, and the claim on our site that it supports. Where
      a testimonial is too vague to use, draft one friendly question I can send to that customer.`,
  },
  {
    id: 'pricing-page-explanations',
    added: '2026-11-12',
    tags: ['pricing page', 'saas', 'microcopy'],
    description: 'Explain plans and prices so that people choose without writing to support.',
    prompt: `
      Rewrite the words on our pricing page. Plans, prices and contents: [paste]. Questions that support gets about it: [paste].

      Give each plan a one-line description of the customer it suits, in terms of their situation and not of our limits. Put
      features in the customer's words and in the order they matter. Say plainly what is not included, what happens at the
      limit, and how to leave.

      Then six short FAQs from the support questions. No crossed-out prices, no countdown, no "best value" without a reason
      given beside it.`,
  },
  {
    id: 'tagline-candidates',
    added: '2026-11-16',
    tags: ['taglines', 'branding', 'brainstorming'],
    description: 'Collect taglines from different directions and throw most away.',
    prompt: `
      Find a tagline for [company], which [what it does] for [customers]. Feeling we want to leave: [feeling]. Taglines of others in
      our field, to stay away from: [list].

      Produce six each from four directions: the result, the attitude, a picture or sound, an ordinary phrase turned slightly.
      Two to six words. No puns that need our logo to work, no three adjectives in a row.

      Then be your own critic: strike everything that could belong to a bank, a gym and a software firm alike. Show the
      survivors, five at most, with what each leaves unsaid.`,
  },
  {
    id: 'product-story-short-and-long',
    added: '2026-11-16',
    tags: ['product copy', 'storytelling', 'lengths'],
    description: 'Write the same product text in four lengths that all hold up.',
    prompt: `
      Describe [product] in four lengths: 10, 25, 60 and 150 words. Each must stand alone; none may read like a longer one
      with pieces missing.

      Facts: [materials, maker, use, size, price, what it replaces]. Buyer: [who, and what they care about]. Tone: [tone, with a
      sample sentence].

      Decide which single fact every length must contain, and tell me why that one. Let the longest include a moment of
      use. Avoid superlatives and words that only describe other words ("really", "very", "truly"). Show the count under
      each text.`,
  },
  {
    id: 'sales-copy-aida-and-pas',
    added: '2026-11-26',
    tags: ['sales copy', 'aida', 'pas', 'copywriting formula'],
    description: 'Write sales copy by AIDA and by PAS, and compare which fits the reader.',
    prompt: `
      Write sales copy for [offer] twice, for [reader], who now [situation]. Proof: [facts]. Price and terms: [facts]. Medium: [page, letter, post].

      First by AIDA: attention, interest, desire, action. Then by PAS: problem, agitation, solution, where the second step is described and not inflated. 150 words each, no heading that names the step.

      Below, a table of what each does better for this reader and which you would send. Underline what I cannot prove. Finish with a third version that breaks the formula where it gets in the way.`,
  },
  {
    id: 'flyer-or-brochure-copy',
    added: '2026-11-26',
    tags: ['flyer', 'brochure', 'print', 'local'],
    description: 'Write the text of a flyer or brochure that is understood in passing.',
    prompt: `
      Write the copy of a [flyer, brochure, poster] for [business or event]. People see it at [place], for [seconds]. Facts: [what, when, where, price, contact]. One reason to come: [reason].

      Front: a line of at most seven words, a second of at most fifteen, what to do. Back or inside: three short blocks in the order of questions. Everything needed stands there once.

      Give three front lines from different directions. Say what to leave out, what the picture should show, and check that date, day and place agree.`,
  },
  {
    id: 'menu-texts-that-make-hungry',
    added: '2026-11-26',
    tags: ['restaurant', 'menu', 'food', 'local'],
    description: 'Write the descriptions of a restaurant menu so that guests can taste them.',
    prompt: `
      Write the texts of our menu. The house: [restaurant, cafe, guests, prices]. Dishes: [name, what is in it, how it is made, where it comes from].

      At most 18 words for each dish: the main thing, how it was cooked, one detail that only we have. No "delicious", no "served with love", allergens untouched. Names stay as our regulars know them.

      Put the two dishes we earn most with where eyes land first, and say why there. Then a line for the board outside and a shorter menu for the phone.`,
  },
  {
    id: 'property-listing-truthful',
    added: '2026-11-26',
    tags: ['real estate', 'property listing', 'vacation rental', 'airbnb'],
    description: 'Write the listing of a house, flat or holiday home to sell or rent.',
    prompt: `
      Write the listing for [house, flat, holiday home] in [place], to [sell, rent, rent to guests]. Facts: [rooms, size, year, price, heating, transport]. Its best hour is [when and where]. What guests or buyers should know before: [drawbacks].

      Headline of nine words, first paragraph as a walk from the door to the best spot, then facts in a list, then whom it suits and whom not. No "dream", no "must see".

      Check what nobody may write about tenants or neighbors. Add captions for [number] photographs in the best order.`,
  },
  {
    id: 'pas-problem-agitate-solve',
    added: '2026-11-26',
    tags: ['problem-agitate-solve', 'pas', 'copywriting formula', 'sales copy'],
    description: 'Write copy by problem, agitate, solve without scaring anybody.',
    prompt: `
      Use problem, agitate, solve for [an ad, email, page] about [product]. The trouble it ends: [problem]. Readers: [who]. How they put it themselves: [quotations]. Proof: [facts].

      Problem: a scene from their day, in two sentences. Agitate: what the trouble costs in time, money or temper if it stays; true things only, no doom. Solve: what changes, how, with one proof and one step to take.

      Three lengths: 40, 100 and 250 words. After each, name the sentence that presses hardest and a calmer one in its place.`,
  },
  {
    id: 'letter-from-an-estate-agent',
    added: '2026-11-26',
    tags: ['real estate agent', 'real estate', 'realtor', 'seller letter', 'open house'],
    description: 'Write letters and follow-ups for a real estate agent: owners, buyers, open house.',
    prompt: `
      I am an estate agent in [area]. Write to [owners who may sell, visitors of an open house, former clients]. Facts I can use: [sales nearby,
      time on market, own record]. Reason for writing now: [reason]. What they fear: [what].

      A letter of 150 words with one local fact, no "your home is worth more than you think" without a figure, an offer that costs nothing and
      binds to nothing. A follow-up by email and a text message after a viewing.

      Avoid any wording about who "fits" the area: fair housing rules apply. Answers to "we sell ourselves" and "your commission is too high". A
      call plan of four questions.`,
  },
  {
    id: 'radio-or-voice-over-spot',
    added: '2026-11-26',
    tags: ['voice-over', 'radio ad', 'commercial', 'ad copy'],
    description: 'Write a radio ad, commercial or voice-over text timed to the second.',
    prompt: `
      Write a [radio spot, TV commercial, voice-over] of [seconds] seconds for [product or message]. Listener: [who, doing what meanwhile]. One
      thing to remember: [thing]. Must be said: [name, date, legal line]. Speakers: [number].

      Count 2.3 words a second. Begin with a sound or sentence that makes one look up, say the name twice, end with one thing to do. Dialogue only
      if two people would really talk like that.

      Three ideas in a line, then the best in full, in two columns: what is heard, how. A version half as long. Mark numbers and names that are
      hard to hear.`,
  },
  {
    id: 'small-service-offered-nearby',
    added: '2026-11-27',
    tags: ['flyer', 'local service ad', 'babysitting', 'cleaning service', 'dog walking'],
    description: 'Advertise a small service nearby: cleaning, babysitting, dog walking, lessons, lawn care.',
    prompt: `
      I offer [cleaning, babysitting, dog walking, tutoring, lawn care, nails, repairs] in [area]. Price: [amount per
      hour or job]. I am [who, experience, proof]. Free on [days]. People can trust me because [reference, insurance,
      years]. It goes on [flyer, notice board, local group].

      Write for one reader with one worry, and answer it in the headline. Then what I do, in three lines anybody
      understands, price or "from", when, how to reach me in one step. A flyer of 70 words with strips to tear off; a
      post of 60; a message for a neighbor to pass on.

      No "best in town". Name two things I do not do. Add the answer to the first call: three questions I ask, and how
      I say the price. List what I need first: insurance, permission, tax, by the rules here.`,
  },
  {
    id: 'opening-day-announced',
    added: '2026-11-27',
    tags: ['grand opening', 'shop opening', 'announcement', 'invitation', 'local'],
    description: 'Announce a grand opening: a shop, cafe, salon or practice that people come to see.',
    prompt: `
      We open [shop, cafe, salon, practice] at [address] on [date, hours]. What we do differently: [one fact]. On the
      day there is [taste, music, discount, tour]. Who should come: [neighbors, parents, firms]. Budget: [amount]. We
      have [photos, list, window].

      Plan three weeks: who hears what, where, when. Then the texts: window poster of twelve words, post before, post
      on the day, invitation to neighbors, note to the local paper with a fact and a face, ten seconds for radio.

      Each says what one gets for coming on that day, and how to find the door. Work out the day by the hour, what to
      do if nobody comes until noon and if sixty come at once. Last, a thank-you post, and how first guests become
      second ones.`,
  },
]);
