import { entriesOf } from './entries.ts';

export default entriesOf('Marketing', [
  {
    id: 'one-page-marketing-plan',
    added: '2026-11-02',
    tags: ['marketing plan', 'strategy', 'small business'],
    description: 'Write a one-page marketing plan with choices in it.',
    prompt: `
      Write a marketing plan on one page for [company], [what it sells] to [customers]. Goal for the next [months] months: [goal]. Budget: [money
      and hours per week]. What has worked so far: [facts].

      Choose one main group of customers, one message, and two channels, and say for each what you decided against. Then the
      first six weeks as a list of tasks with hours. Then three figures to watch, and the point at which we change course.

      No SWOT table and no channel "for awareness". If the goal and the budget do not match, say so in the first line.`,
  },
  {
    id: 'positioning-statement-workshop',
    added: '2026-11-02',
    tags: ['positioning', 'strategy', 'workshop'],
    description: 'Be led through a positioning workshop, question by question.',
    prompt: `
      Lead me through a positioning workshop for [product]. Ask one question at a time, wait, and push back once when my answer is
      vague.

      Cover, in this order: what customers would do if we did not exist, what we have that those alternatives lack, what that lets the
      customer do, who cares about it most, and which market makes it obvious. Sum up after each in a sentence I can correct.

      At the end write the position in 50 words, a version a salesperson could say aloud, and three things we should stop
      saying. Do not flatter me.`,
  },
  {
    id: 'customer-persona-from-evidence',
    added: '2026-11-04',
    tags: ['personas', 'audience research', 'evidence'],
    description: 'Build personas from evidence and mark where it runs out.',
    prompt: `
      Build no more than three customer personas for [business] from this evidence: [interview notes, support tickets, order data, reviews].

      Divide people by what they are trying to get done and what stands in the way, not by age or hobbies. For each: situation,
      trigger, worries, who else decides, words they use (quoted), and where they look for help. Note after every statement how many sources
      support it.

      Leave fields empty where there is no evidence and make a list of those gaps with the quickest way to fill each. No stock names
      and no invented biographies.`,
  },
  {
    id: 'competitor-comparison-honest',
    added: '2026-11-04',
    tags: ['competitor analysis', 'strategy', 'positioning'],
    description: 'Compare competitors from a customer’s point of view.',
    prompt: `
      Compare [our company] with [competitor 1], [competitor 2] and doing nothing. What I know: [offers, prices, claims, reviews, with
      dates]. The customer: [who, with which problem].

      Choose the six criteria this customer would use, and justify them in a line each. Rate everyone as better, equal or worse than us with the
      fact behind it; write "unknown" where I gave none. Doing nothing is a rival: be fair to it.

      Then: for whom are we the wrong choice? Where do we say the same as everybody? Which unknown should I find out first, and
      how, without pretending to be a customer?`,
  },
  {
    id: 'campaign-brief-single-idea',
    added: '2026-11-06',
    tags: ['campaign', 'creative brief', 'planning'],
    description: 'Write a campaign brief that leaves room for one idea only.',
    prompt: `
      Write a campaign brief of one page. Occasion: [occasion]. Product: [product]. People we want to reach: [audience] and what they do
      today instead: [behavior]. Budget and dates: [budget, dates].

      State the problem in one sentence without naming our product. Then: what people think now, what we want them to think, the one fact that
      could move them, what they should do, how we will know. Must-haves and taboos in a list.

      Add three rough ideas for the creative team to beat. Cut every word that could appear in a brief for another company.`,
  },
  {
    id: 'referral-program-design',
    added: '2026-11-06',
    tags: ['referrals', 'word of mouth', 'growth'],
    description: 'Design a referral program that people are not ashamed to use.',
    prompt: `
      Design a referral program for [business] with about [number] customers; average order [amount]; they come back every [period].

      Find out first when and why customers mention us already: ask me four questions. Then propose two designs, one with a reward and one
      without. For each: the moment of asking, the exact words, what both sides get, cost per new customer, how misuse is
      prevented, and what to do by hand before any software is bought.

      Write the message a customer would forward, in their voice, under 40 words. Say which design would embarrass you as a
      customer.`,
  },
  {
    id: 'pricing-change-announcement',
    added: '2026-11-09',
    tags: ['pricing', 'customer communication', 'announcement'],
    description: 'Announce a price rise in a way customers can accept.',
    prompt: `
      We are raising the price of [product] from [old] to [new] on [date]. Real reasons: [reasons]. What customers get or keep: [facts]. Who is
      affected how: [groups].

      Write the announcement as a letter of 150 to 180 words: the new price and date in the first two sentences, the reason without
      complaint, what the customer can do now, whom to ask. Then a short version for the website and an answer sheet for support with seven
      questions.

      Do not call it an adjustment, and do not speak of "added value" unless I list it. Point out which group deserves a personal
      call.`,
  },
  {
    id: 'partnership-proposal-short',
    added: '2026-11-09',
    tags: ['partnerships', 'co-marketing', 'proposals'],
    description: 'Propose a joint campaign to another company.',
    prompt: `
      Write a proposal for joint marketing from [our company] to [partner]. We share: [customers, values, place, season]. We can bring: [list,
      reach, goods, space, time]. We hope for: [result].

      Suggest three forms of cooperation from one afternoon to one season. For each say what they do, what we do, what each gets, what it
      costs, and how either can leave. Begin with their advantage.

      Then a first message of 120 words to [person], offering the smallest of the three and a date to talk. Mention what we
      have seen of their work: [detail]. No decks, no "synergy".`,
  },
  {
    id: 'launch-plan-without-audience',
    added: '2026-11-12',
    tags: ['product launch', 'early customers', 'go-to-market'],
    description: 'Plan a launch when nobody knows you yet.',
    prompt: `
      Plan the launch of [product] for someone with no audience, [budget] and [hours] hours a week. Possible buyers: [who, where they
      gather].

      Aim at the first [number] paying customers, not at attention. Work backward: how many conversations does that take, where can they
      be had, what do I say first? Give me eight weeks, each with one task that involves talking to people and one that makes something.

      Write the first message, the question to end every conversation with, and a sheet to record answers. Include the point at which
      I should change the product rather than the marketing.`,
  },
  {
    id: 'brand-voice-in-examples',
    added: '2026-11-12',
    tags: ['brand voice', 'tone of voice', 'guidelines'],
    description: 'Define a brand voice by examples that a new colleague can copy.',
    prompt: `
      Define the voice of [brand] through examples. Three brands we would never want to sound like: [names]. Our customers on a bad day: [situation].
      Samples of how we talk: [paste].

      Write the same message in our voice for eight situations: greeting, delay, mistake of ours, mistake of theirs, good news, a no, a
      reminder to pay, goodbye. 25 to 50 words each. Beside each name the one choice that makes it ours.

      Then four short rules drawn from the examples and ten words we use, ten we do not. If two samples contradict each other,
      ask me which one is right.`,
  },
  {
    id: 'marketing-budget-tradeoffs',
    added: '2026-11-16',
    tags: ['budget', 'channels', 'decision making'],
    description: 'Divide a small marketing budget and defend the division.',
    prompt: `
      Divide a marketing budget of [amount] for [period]. Business: [business, margin per sale, how customers found us last year]. Channels in
      question: [list with past cost and result, or "never tried"].

      Propose a division in three parts: what is proven, what is promising, what is an experiment we can afford to lose. For every line:
      amount, expected result with the calculation shown, when we decide to go on or stop.

      Then argue against yourself in 80 words, as our accountant would. Adjust if the accountant is right. Mark assumptions that I did
      not supply.`,
  },
  {
    id: 'seasonal-campaign-ideas',
    added: '2026-11-16',
    tags: ['seasonality', 'campaign', 'ideas'],
    description: 'Find seasonal campaign ideas away from the crowded holidays.',
    prompt: `
      Suggest campaigns for [company], [offer], over the coming year that stay away from the days on which everyone advertises. Customers:
      [who]. Their year has its own rhythm: [known peaks and lulls].

      Find twelve moments that matter to these customers: first frost, exam results, the day the lease ends, stock-taking. For each: what they
      feel or need, an offer or help we could give, the first line of the message, and how far ahead to prepare.

      Choose three for this year, spread out, and say what each would teach us. Mark moments that depend on the region.`,
  },
  {
    id: 'press-release-editors-keep',
    added: '2026-11-18',
    tags: ['press release', 'public relations', 'media'],
    description: 'Write a press release that an editor could print as it stands.',
    prompt: `
      Draft a press release on [news] for [kind of media]. Facts: [who, what, when, where, figures with their source]. Quotation, word
      for word, from [person]: "[quotation]".

      Put the news into a headline of at most 12 words and a first paragraph that could stand alone. Then the facts in falling order of
      interest to those readers, the quotation once, and two sentences about us. In all 300 words, and none of them "leading",
      "innovative" or "excited".

      Before the draft, tell me frankly whether this is news, for whom, and what would make it more so. After it, give the email
      that carries it in 70 words, and a list of the facts an editor will want to check.`,
  },
  {
    id: 'loyalty-program-simple',
    added: '2026-11-26',
    tags: ['loyalty program', 'customer retention', 'rewards'],
    description: 'Design a loyalty program that small shops can run and customers understand.',
    prompt: `
      Design a loyalty program for [business]. A usual customer comes [how often], spends [amount], leaves because [reasons]. Margin: [share]. We have [till, app, paper].

      Three models, each explained in a sentence one could say at the till. For each: what it costs per regular customer and month, whom it rewards who would have come anyway, how it can be abused.

      Work out the best with numbers shown. Write the sign, the sentence for the staff, the first message, and how we would end the program decently if it does not pay.`,
  },
  {
    id: 'sales-funnel-mapped',
    added: '2026-11-26',
    tags: ['sales funnel', 'customer journey', 'lead generation', 'conversion'],
    description: 'Map a sales funnel from first contact to purchase and find where it leaks.',
    prompt: `
      Map the sales funnel of [business]. Ways people find us: [channels with numbers]. Then they [steps with numbers]. They buy [offer, price] after about [time].

      Table by step: what people want there, what we show them, how many go on, the likely reason of the others. Calculate only with my figures and show where they are missing.

      Name the one step where a small change brings most, with the sum. Suggest two experiments for it that take a week each, and the message for those who stop there.`,
  },
  {
    id: 'sales-call-script-listening',
    added: '2026-11-26',
    tags: ['sales call', 'cold call', 'script', 'objections'],
    description: 'Prepare a sales call that consists mostly of questions.',
    prompt: `
      Prepare a telephone call to [person, company] about [offer]. We know [facts]; they do not know us [or how]. Good outcome: [meeting, sample, no].

      Write the first 20 seconds: who, why just them, a question whether now is all right. Then six questions that lead from their day to the trouble we can solve, with what to note down. Answers to [three objections], two sentences each, that end in a question.

      A closing sentence for yes, later and no. A voicemail of 15 seconds. Nothing that I would not like to hear myself.`,
  },
  {
    id: 'brand-story-from-facts',
    added: '2026-11-26',
    tags: ['brand story', 'storytelling', 'branding', 'about page'],
    description: 'Tell the story of a brand or a founder out of facts, in several lengths.',
    prompt: `
      Tell our story from these facts: who began, when, why: [facts]. The worst day: [what]. What we still do as on the first day: [what]. What customers tell about us: [quotations].

      One turning point and not a list of years. Begin on a particular day with somebody doing something. No dream, passion or journey; a failure stays in.

      Three lengths: 300 words for the website, 90 for a press kit, 25 for a profile. Then say which fact carries the story and what else you would like to ask the founder.`,
  },
  {
    id: 'doubts-before-buying',
    added: '2026-11-26',
    tags: ['objections', 'buyer fears', 'audience research', 'customer psychology'],
    description: 'Find the objections, fears and doubts customers have before they buy.',
    prompt: `
      What keeps [kind of customers] from buying [product, price]? Evidence: [paste reviews, support mails, lost sales, chat logs]. Where they hesitate: [page or moment]. What they use instead: [alternative].

      Collect their doubts in their own words under five heads: price, trust, effort, fit, what others will say. For each: how often it shows, how strong it is, and a quotation. Mark as a guess what no source supports.

      Then tell which doubt the offer must remove, which the words must answer, and at which step. Finish with five questions for the next customer who says no.`,
  },
  {
    id: 'nonprofit-campaign-with-dignity',
    added: '2026-11-26',
    tags: ['nonprofit marketing', 'charity campaign', 'awareness campaign', 'fundraising'],
    description: 'Plan an awareness or donation campaign for a nonprofit, with dignity.',
    prompt: `
      Plan a campaign for [nonprofit] on [cause], from [date] to [date]. Goal: [money, members, signatures]. Who already gives: [who]. A true
      story we may tell, with consent: [story]. Budget and hands: [what].

      One message: what is wrong, what changes it, what a person can do today. Show people as those who act. Then four weeks: day, channel, text
      in a line, who. A matching gift or deadline only if it is true.

      Texts for three key moments: start, halfway with honest numbers, thanks with what happened. What will critics say, and what do we answer?
      How to keep new donors in the months after.`,
  },
  {
    id: 'trade-fair-from-stand-to-sale',
    added: '2026-11-26',
    tags: ['trade show', 'trade fair', 'event marketing', 'lead generation'],
    description: 'Plan a trade fair or market stand: before, during and after.',
    prompt: `
      We have a stand at [trade fair, market, conference] from [date] to [date]: [size, place]. Visitors: [who]. We want [contacts, sales,
      partners], [number]. Team: [people]. To show: [what]. Budget: [amount].

      Before: whom to invite with which sentence, what to announce. On the stand: what one sees from five meters, a first question that is not
      "Can I help you?", a demonstration of two minutes, a card to note wishes.

      After: message the same evening by kind of contact, call list, review with four figures. Roles and breaks for the team. What do we do if it
      rains or nobody stops?`,
  },
  {
    id: 'quiet-hours-filled',
    added: '2026-11-26',
    tags: ['promotion', 'special offer', 'slow days', 'restaurant', 'small business'],
    description: 'Bring customers into a cafe, shop or salon on slow days, without ruining prices.',
    prompt: `
      Our [cafe, restaurant, salon, shop] in [place] is empty on [days, hours]. Then come: [who, if anyone]; at good hours: [who]. What we sell
      most: [what]. Staff is there anyway: [number]. Tried: [what].

      Twelve ideas by kind: a reason to meet (event, club, class), a partner nearby, something only sold then, regulars, a better use of the room,
      an offer. For each: cost, effort, what it might do to full-price days.

      Choose three to try for four weeks, with the poster, the post and the sentence at the counter. What we count each evening, and at which
      number we stop.`,
  },
]);
