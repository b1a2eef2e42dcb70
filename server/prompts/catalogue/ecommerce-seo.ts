import { entriesOf } from './entries.ts';

export default entriesOf('E-commerce SEO', [
  {
    id: 'product-description-from-spec',
    added: '2026-11-02',
    tags: ['product descriptions', 'product page', 'e-commerce', 'shop'],
    description: 'Write the description on a product page from a data sheet, for real shoppers.',
    prompt: `
      Write a product description for our shop from this data sheet: [paste]. Product: [name]. Typical buyer: [who, for what
      occasion]. Questions from support: [questions].

      Start with 50 words that help the buyer decide whether it is for them. Then five bullet points: fact first, consequence after
      a dash. Then care, sizes or compatibility in full sentences, including what it does not fit.

      Use [keyword] in the first paragraph and once more at most. No superlatives and nothing that is not on the sheet. List
      data that is missing and would prevent returns.`,
  },
  {
    id: 'category-page-intro-and-guide',
    added: '2026-11-02',
    tags: ['category pages', 'buying guide', 'e-commerce'],
    description: 'Write the short intro and the buying help of a category page.',
    prompt: `
      Write the text of our category page [category] with [number] products between [lowest price] and [highest price]. Main differences:
      [material, size, use, quality levels].

      Above the products: 40 words that help people start, naming two or three ways to choose. Below: 250 words of buying help under three
      headings phrased as questions, with links to these subcategories: [names and URLs].

      Keyword: [keyword]; close variants where they come naturally. Do not tell visitors that they are in the right place. Suggest
      the order of the filters based on how people choose.`,
  },
  {
    id: 'product-title-formula',
    added: '2026-11-04',
    tags: ['product titles', 'naming', 'product feed'],
    description: 'Work out a formula for product titles and apply it to a list.',
    prompt: `
      Work out a formula for product titles in the category [category]. Sample products with attributes: [paste 15 to 20]. Titles are used on
      [shop, feed, marketplace] with a limit of [characters].

      Decide which attributes belong in the title, in which order, and what happens when one is missing or the title grows too long. Put first
      what people search for and last what tells variants apart.

      State the formula, apply it to all samples with character counts, and show three edge cases. Point out products whose
      data contradict each other.`,
  },
  {
    id: 'shop-internal-search-mining',
    added: '2026-11-04',
    tags: ['site search', 'customer language', 'product gaps'],
    description: 'Learn from what shoppers type into your own search box.',
    prompt: `
      These are searches from our shop's own search box: [term, count, results shown, clicks]. We sell [range].

      Sort them into: we have it but call it something else; we have it but search fails to find it; we do not have it; service questions;
      nonsense. For the first group list the words to add to titles, descriptions or synonyms, each with the product concerned.

      For the third, estimate from the counts which products are missed most. Recommend five changes for this week. Keep the
      shopper's spelling in quotation marks so we see the words they use.`,
  },
  {
    id: 'out-of-stock-page-policy',
    added: '2026-11-06',
    tags: ['out of stock', 'redirects', 'product pages'],
    description: 'Decide what happens to pages of products that are gone.',
    prompt: `
      Draw up a policy for product pages in our shop when an item is out of stock. Cases: back soon, back next season, replaced by a
      successor, gone for good, one variant missing. Platform: [platform]. About [number] items a month are affected.

      For each case say what visitors should see, what search engines should get (status, structured data, links, sitemap), who
      does it and when. Give the words of the message shown, under 35 words, helpful and without fake hope.

      Put it on one page as a decision tree. Add exceptions for pages with many outside links or reviews.`,
  },
  {
    id: 'unique-copy-for-similar-products',
    added: '2026-11-06',
    tags: ['duplicate content', 'product variants', 'product copy'],
    description: 'Tell near-identical products apart in ways that help the choice.',
    prompt: `
      We have [number] products that hardly differ: [paste name and attributes of each]. Their texts are the same except for the
      name.

      First say which should be variants of a single page. For the rest, find the one difference that would make someone choose this
      over its neighbor, and write 70 words around it, with a sentence that sends the wrong buyer to the right sibling.

      Close with a comparison table for all pages to share. No filler for the sake of being different: where there is
      no difference, say it plainly.`,
  },
  {
    id: 'competitor-shop-category-audit',
    added: '2026-11-09',
    tags: ['competitor analysis', 'category pages', 'e-commerce'],
    description: 'Audit a competitor’s category page against your own.',
    prompt: `
      Put our category page next to that of [competitor], which ranks higher for [keyword]. Ours: [number of products, filters, text,
      price range, reviews, delivery facts]. Theirs: [the same].

      Walk through both as a shopper with the task: [task, for example find a waterproof school bag under $60]. Count steps and
      note where you hesitate. Then compare for search: title, headings, text, links to subcategories, what is visible before
      scrolling.

      Name four differences that probably matter, with the evidence, and two that probably do not. Suggest one thing to test
      this month.`,
  },
  {
    id: 'product-review-insights',
    added: '2026-11-09',
    tags: ['reviews', 'product pages', 'voice of customer'],
    description: 'Use product reviews to improve the product page.',
    prompt: `
      Read these reviews of [product]: [paste with stars]. Current product text: [paste].

      Find what buyers praise that our text does not mention, what surprised them, for what purposes they use it, what
      they compare it with, and what went wrong. Count mentions and quote one short passage per point.

      Propose changes to the text: additions, corrections, a warning where expectations are wrong, and a size or fit
      hint if the reviews agree. Write the three new sentences that would matter most. Two angry voices are not a pattern; treat
      them so.`,
  },
  {
    id: 'gift-guide-by-person',
    added: '2026-11-12',
    tags: ['gift guide', 'seasonality', 'shop'],
    description: 'Write a gift guide that starts from people instead of products.',
    prompt: `
      Write a gift guide for [occasion] with products from our shop: [name, price, one line each].

      Group them by the person who gets them, described through a habit ("always cold, never admits it"), not by age or sex. Four to
      six groups, two or three gifts each, in 35 words that say why it fits and when it does not. Include something under
      [low price] in every group.

      Add an introduction of 50 words, the last order dates I give here: [dates], and a title with [keyword]. Leave out any
      product that you can only praise in general terms, and tell me which.`,
  },
  {
    id: 'shop-faq-and-policy-pages',
    added: '2026-11-12',
    tags: ['policy pages', 'trust', 'faq'],
    description: 'Rewrite shipping and returns pages in plain words.',
    prompt: `
      Rewrite our shipping and returns page so that a hurried shopper understands it. Current text: [paste]. Facts that must stay exact: [times,
      costs, countries, deadlines, address].

      Put the three most asked answers first, each in one sentence. Then details under headings that are questions. Tables for costs
      and times. Short words, active voice, "you" and "we". Keep legal sentences whose wording matters and set them apart.

      Check for contradictions and gaps, for example sale items, gifts or damaged parcels, and list them as questions for us.
      Do not soften any condition.`,
  },
  {
    id: 'marketplace-versus-own-shop-text',
    added: '2026-11-16',
    tags: ['marketplaces', 'amazon listing', 'duplicate content', 'product copy'],
    description: 'Write different texts for the same product on a marketplace and at home.',
    prompt: `
      We sell [product] in our own shop and on [marketplace]. Write a text for each, so that they neither copy nor contradict
      one another. Facts: [paste]. Marketplace limits: [title, bullets, description, forbidden words].

      The marketplace text serves people comparing twenty offers: facts in the order of the usual filters. The shop text is for
      people who came for us: how it is made, who answers questions, what goes with it.

      Show both with counts. Then say which claims may appear in one place only, and what a customer who reads both will
      think.`,
  },
  {
    id: 'size-and-fit-guide',
    added: '2026-11-16',
    tags: ['buying guide', 'returns', 'product pages'],
    description: 'Write a guide that helps people pick the right size or model.',
    prompt: `
      Write a guide to choosing the right [size, model, capacity] of [product] in our shop. Data: [measurements or specifications
      of each]. Reasons for returns: [reasons with share].

      Show how to measure at home with things everybody has, step by step. Give a table from measurement to choice, with a rule for those
      in between. Deal with the top three return reasons by name. Say when none of our products fits.

      300 to 400 words, one drawing to commission (describe it), and a two-line version for the product page. Main
      search term: [keyword].`,
  },
  {
    id: 'product-page-that-convinces',
    added: '2026-11-26',
    tags: ['product page', 'conversion', 'shop', 'a/b testing'],
    description: 'Review a product page for what keeps shoppers from buying.',
    prompt: `
      Go through this product page as three shoppers: one in a hurry, one who doubts, one on a small phone: [URL or paste text, price, photos]. Visitors buy in [share] of cases; questions we get: [list].

      For each shopper: the first thing seen, the question left open, where they would stop. Then a list of changes in the order text, pictures, price and delivery, trust, button.

      Rewrite title, first 40 words and button. Propose two A/B tests with what we would learn. Do not suggest false scarcity or invented reviews.`,
  },
  {
    id: 'etsy-listing-with-a-maker',
    added: '2026-11-26',
    tags: ['etsy listing', 'handmade', 'product title', 'shop'],
    description: 'Write an Etsy or handmade shop listing: title, tags, description.',
    prompt: `
      Write a listing for [handmade or vintage item] on [Etsy, own shop]. Made of [material], size [size], by [how, who]. Who buys it and for what
      occasion: [buyers]. Price: [amount]. Delivery: [days]. Photos: [list].

      A title that begins with what it is, readable by people. Thirteen tags of several words that buyers type, none twice in other clothes.
      Description: two sentences that decide, facts as a list, how it is made, care, delivery, what can be personalized.

      Nothing claimed that I did not say ("organic", "hypoallergenic"). Answers to four questions buyers ask. Which photo is missing?`,
  },
  {
    id: 'shop-policies-in-human-words',
    added: '2026-11-26',
    tags: ['shipping policy', 'return policy', 'online shop', 'policy pages'],
    description: 'Write the shipping and return policy of an online shop in human words.',
    prompt: `
      Write the [shipping, return, exchange] policy of my shop, which sells [goods] from [country] to [countries]. Shipping: [carriers, prices,
      days]. Returns: [days, who pays, exceptions]. Damaged goods: [what we do]. The law there says: [what I know].

      The answer people look for stands in bold at the top of each part: how long, how much, how. Then steps, exceptions with a reason, contact.
      Examples with dates. Short enough for a phone.

      Ask about what I forgot: holidays, islands, gifts, sale items. List what consumer law decides and must be confirmed. Three lines for product
      pages and the cart.`,
  },
]);
