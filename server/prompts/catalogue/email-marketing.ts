import { entriesOf } from './entries.ts';

export default entriesOf('Email Marketing', [
  {
    id: 'email-subject-lines-by-angle',
    added: '2026-11-02',
    tags: ['subject lines', 'open rate', 'testing'],
    description: 'Write email subject lines from distinct angles, with preview texts.',
    prompt: `
      Write 15 subject lines with preview texts for this email: [paste email or summary]. Recipients: [who they are, how they
      know us].

      Three lines for each of five angles: plainly what is inside, a useful fact from it, a question they have, a small
      curiosity that the email satisfies, a personal note. Subject up to 45 characters, preview up to 80; the preview continues the
      thought instead of repeating it.

      No fake "Re:", no capitals for emphasis, at most one emoji in the whole list. Recommend a pair for an A/B test and say
      what the result would teach us.`,
  },
  {
    id: 'welcome-sequence-four-emails',
    added: '2026-11-02',
    tags: ['welcome sequence', 'automation', 'onboarding'],
    description: 'Write a four-part welcome sequence that new subscribers will not mute.',
    prompt: `
      Write a welcome sequence of four emails for people who signed up through [form or lead magnet] at [company].

      Email 1, at once: deliver what was promised and say what will come. Email 2, after two days: the most useful thing we
      know about [topic]. Email 3, after five: a story about [customer or founder situation, facts below]. Email 4, after eight: one
      offer, with a way to say "not now".

      Each under 180 words, one link, signed by [name]. Facts: [paste]. Give subject, preview and body for every email, and the
      condition under which someone should leave the sequence early.`,
  },
  {
    id: 'newsletter-from-recent-posts',
    added: '2026-11-04',
    tags: ['newsletter', 'curation', 'repurposing'],
    description: 'Turn recent posts into a newsletter with a voice.',
    prompt: `
      Make a newsletter issue out of these recent posts: [titles, links, one line each]. Readers: [audience]. It comes from [person],
      who sounds like this: [sample paragraph].

      Open with 60 words on whatever connects the posts, or frankly say that nothing does. Then introduce each in two or three
      sentences that give away something useful even to those who never click. Order them by value, not by date.

      Close with one question readers can answer by replying. Total 350 words. Add three subject lines. Skip greetings about the
      weather or the day of the week.`,
  },
  {
    id: 'winback-for-quiet-subscribers',
    added: '2026-11-04',
    tags: ['re-engagement', 'unsubscribes', 'list hygiene', 'retention'],
    description: 'Write to subscribers who have gone quiet, and let them go gracefully.',
    prompt: `
      Write two emails to people who have not opened anything from [company] in [months] months.

      The first offers a choice: fewer emails, another topic ([topics]), or goodbye. It says what they would have found useful
      lately, with one link. The second, ten days later, tells them we will stop writing, and how to stay. No guilt, no
      "we miss you", no discount unless I list one here: [offer or "none"].

      Each 90 to 120 words with subject and preview. Add the rule for the segment: whom to include, whom to leave out, and what
      counts as a sign of life.`,
  },
  {
    id: 'abandoned-cart-three-reasons',
    added: '2026-11-06',
    tags: ['abandoned cart', 'e-commerce', 'automation'],
    description: 'Write cart reminders that answer the likely reason for leaving.',
    prompt: `
      People leave our checkout for [reasons you know or suspect: shipping cost, delivery time, doubt about size, needing to ask someone].
      We sell [products] and can offer [help, policy, delivery facts].

      Write three reminder emails for the first three days. Each deals with a single reason and shows the item by the
      placeholder [product name]. The first simply helps; the second answers a question; the last says when the cart will be
      emptied, if that is true.

      Subject, preview, at most 100 words of body, one button. State the order of the three and the condition that stops
      the series.`,
  },
  {
    id: 'cold-outreach-b2b-short',
    added: '2026-11-06',
    tags: ['cold email', 'b2b', 'outreach'],
    description: 'Write a short cold email that shows you looked.',
    prompt: `
      Write a cold email to [job title] at [type of company]. What I noticed about them: [observation with source]. What we do about
      it: [service]. Proof: [one result, with permission].

      Under 90 words. The first sentence is about them and could not be sent to anyone else. One claim, one proof, one question
      that can be answered in a line. No compliments, no calendar link, no "quick".

      Give three versions with different first sentences. Then write two follow-ups, each adding something new, and tell me
      when to stop. Remind me of the opt-out line required in [country].`,
  },
  {
    id: 'product-launch-email-series',
    added: '2026-11-09',
    tags: ['product launch', 'campaign', 'sequence'],
    description: 'Plan and write the emails around a product launch.',
    prompt: `
      Plan the emails for the launch of [product] on [date] to a list of [size and kind of subscribers]. What is new about it:
      [facts]. What existing customers get: [terms].

      Propose between three and five emails, no more than the news deserves. For each: day, segment, job of this
      email in one sentence, subject, and the body in 120 to 160 words. Someone who reads only one of them must still understand
      the offer.

      Use real limits only. Include a version of the launch-day email for people who have bought already, in which nothing is
      sold.`,
  },
  {
    id: 'newsletter-segmentation-plan',
    added: '2026-11-09',
    tags: ['segmentation', 'personalization', 'planning'],
    description: 'Split a list into a few segments that change what you send.',
    prompt: `
      Our list has [number] subscribers. We know about them: [fields, purchase data, behavior]. We send [emails and frequency].

      Suggest at most four segments. A segment counts only if it would receive a different email, so for each describe the
      people, the rule in terms of the data we have, what we would say to them that others should not get, and one email idea with
      subject line.

      Tell me which field we should start collecting and the gentlest way to ask. Name one split that marketers love and
      that would be wasted effort here.`,
  },
  {
    id: 'post-purchase-care-emails',
    added: '2026-11-12',
    tags: ['post-purchase', 'retention', 'reviews'],
    description: 'Write the emails after a purchase: help first, review later.',
    prompt: `
      Someone has just bought [product]. Write the emails for the following six weeks, three in number.

      One: how to get off to a good start, with the mistake most people make first ([mistake]). Two: a tip for when the
      novelty has worn off, plus an honest "is anything wrong?". Three: a request for a review, which asks one specific question
      so that the answer helps the next buyer.

      Friendly, 80 to 120 words each, subject and preview included. Do not sell anything in the first two. Say how many days
      after delivery each should go out, and why.`,
  },
  {
    id: 'competitor-newsletter-study',
    added: '2026-11-12',
    tags: ['competitor analysis', 'newsletter', 'benchmarking'],
    description: 'Study competitor newsletters and decide how yours should differ.',
    prompt: `
      I have collected newsletters from [number] competitors: [paste subject lines, dates and short summaries or full texts].

      Describe for each its rhythm, usual length, mix of help and selling, tone, and what it asks of the reader. Support every
      point with an example from my material. Then make a table that sets them side by side.

      What would a subscriber to all of them still lack? Suggest two directions for our newsletter, with a name, a promise in one
      sentence, the sections of a typical issue and what we would have to know or do to keep it up for a year.`,
  },
  {
    id: 'event-invitation-and-reminders',
    added: '2026-11-16',
    tags: ['event', 'webinar', 'invitation'],
    description: 'Invite people to an event and remind them without nagging.',
    prompt: `
      Write the invitation and two reminders for [event] on [date, time, time zone], [place or link]. Guests: [who]. What they will be
      able to do afterwards: [outcome]. Speaker facts: [facts].

      Invitation: 120 words, details in a block that can be scanned, one button. First reminder, a week before, to those who did
      not answer: a different reason to come. Second, on the day, to those who registered: practical, 50 words.

      Also a note for people who missed it. Subjects under 45 characters. Do not call it exclusive unless
      there really is a limit: [limit].`,
  },
  {
    id: 'email-audit-against-goal',
    added: '2026-11-16',
    tags: ['email audit', 'editing', 'conversion'],
    description: 'Have a planned email read critically before it goes out.',
    prompt: `
      Read this email before it goes to [number] people: [paste subject, preview, body]. Its purpose: [one action]. Recipients: [who].

      Answer as four recipients, two lines each: one who reads on a phone while walking, one who knows us well, one who forgot they
      subscribed, one who is annoyed today. Then list, in order of harm: anything untrue or unclear, anything between the
      reader and the action, anything that could trip a spam filter or a screen reader.

      Rewrite the subject and the first two sentences. Leave the rest as it is, with comments in brackets.`,
  },
  {
    id: 'black-friday-sale-emails',
    added: '2026-11-18',
    tags: ['black friday', 'sale', 'holiday campaign'],
    description: 'Plan Black Friday emails that customers do not regret opening.',
    prompt: `
      We will run a Black Friday sale from [date] to [date]: [products, old and new prices, stock]. Our margin allows [limit]. Our list: [size,
      how many bought before, how often they hear from us].

      Decide first who should get which offer, and who should hear nothing. Then write the emails: one for earlier customers the evening
      before, one for all on the day, one for those who clicked without buying. Subjects under 40 characters, bodies under 110 words, the
      terms in plain numbers, the end of the sale with its time zone.

      No countdown that starts again, no "last chance" twice. Add the message for products that sell out, and three figures to look at in
      January, returns among them.`,
  },
  {
    id: 'newsletter-from-nothing',
    added: '2026-11-26',
    tags: ['newsletter', 'email writing', 'planning', 'ideas'],
    description: 'Plan and write a newsletter issue when there is no news to report.',
    prompt: `
      Write our next newsletter for [readers], who signed up for [promise]. What happened since the last: [anything at all]. Tone: [tone]. It should lead to [aim].

      First propose five themes, among them one from a customer question, one from a mistake, one from the season. When I have chosen: subject line, preview, an opening like a letter to one person, one main piece of 180 words, two short ones, one link that matters.

      Stop where the reader has got something. Then a list of ten themes for the coming months and a fixed part readers could look forward to.`,
  },
  {
    id: 'follow-up-after-silence',
    added: '2026-11-26',
    tags: ['follow-up', 'email templates', 'sales', 'no reply'],
    description: 'Write a follow-up email after no reply that adds something new.',
    prompt: `
      I wrote to [recipient] about [matter] on [date] and got no reply: [paste email]. Something useful or new since then: [fact, article, date]. I can drop it after [number] tries.

      Write three follow-ups for days 4, 10 and 21, each under 70 words and each with a reason of its own: new information, an easier question, a friendly last word. Reply in the same thread; quote nothing.

      No "just checking in", no guilt. For each give a question that can be answered with one word, and tell me what in my first email may have caused the silence.`,
  },
  {
    id: 'upsell-and-cross-sell-mails',
    added: '2026-11-26',
    tags: ['upsell', 'cross-sell', 'e-commerce', 'customer retention'],
    description: 'Write upsell and cross-sell emails that help with what was bought.',
    prompt: `
      Customers bought [product] from our [shop system, for instance Shopify]. What goes with it: [products with prices]. What they ask after the purchase: [questions]. Time until it runs out or is outgrown: [time].

      Plan three emails: help with first use, the thing most people lack next, the larger version for those who need it. Say for each whom it goes to, who must not get it, when, and the reason in one line.

      Write them at 90 words each. One product an email; a use before a price. Count nothing that I did not give you.`,
  },
  {
    id: 'text-messages-to-customers',
    added: '2026-11-26',
    tags: ['sms', 'text messages', 'campaign', 'automation'],
    description: 'Write short text messages to customers who agreed to get them.',
    prompt: `
      Write text messages from [business] to customers who agreed to receive them. Occasions: [appointment, delivery, offer, waiting list]. Our tone: [tone]. Link or number: [what].

      For each occasion three versions under 160 characters: who writes, what it is about, what to do, how to stop. Show the count. The name comes first, since nobody saves our number.

      Say which occasions are better served by email or a call, the hours in which to send, and a rule for how many a month are enough.`,
  },
  {
    id: 'donation-letter-one-person',
    added: '2026-11-26',
    tags: ['fundraising', 'donation', 'nonprofit', 'letters'],
    description: 'Write a fundraising letter or donation email about one person and one need.',
    prompt: `
      Write to people who [have given before, signed a petition, never gave] for [charity, school, club]. We need [amount] for [purpose] by [date]. One story, told with consent: [story]. What [small amount] does: [what].

      Begin with the person and a moment, not with us. One need, one amount, one way to give. Say what was done with the last money. Short paragraphs, a line under the signature that asks again.

      Nobody is shamed and nobody is saved. Then the thank-you letter for the day after, in 70 words.`,
  },
  {
    id: 'apology-email-to-customers',
    added: '2026-11-26',
    tags: ['apology email', 'customer email', 'service outage', 'delay'],
    description: 'Write an apology email to customers for a delay, outage or mistake.',
    prompt: `
      We have to apologize to [customers, number] because [what went wrong], from [date] to [date]. What it meant for them: [effect]. Cause, as
      far as certain: [cause]. What we did and will do: [steps]. Offer: [what, or nothing].

      Subject line that says it, without drama. In 130 words: what happened, that it was our fault, whether money or data are concerned, what is
      right again since when, what they must do. Then the offer, without conditions in small print.

      It is signed by a person. One version for those who were hit, one for those who only heard of it, three lines for the website. Which
      sentence would a lawyer fear, and is it still right to say it?`,
  },
  {
    id: 'appointment-reminders-and-no-shows',
    added: '2026-11-26',
    tags: ['appointment reminder', 'confirmation email', 'no-show', 'booking'],
    description: 'Write booking confirmations, appointment reminders and a kind word after a no-show.',
    prompt: `
      Write messages for [practice, salon, workshop] around an appointment. Booked by [how]. What people should bring or know: [what]. Can be
      moved until [hours before], after that [fee or none]. They forget because [reason].

      Five messages: confirmation, reminder two days before, two hours before, after a no-show, thank-you with a question. Each as email under 80
      words and as text under 160 characters. Date, time, place, how to change it first.

      After a no-show no reproach the first time; a clear rule the second. Which information may not stand in a text message, for privacy?`,
  },
]);
