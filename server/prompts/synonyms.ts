/**
 * Other people's words for what the library holds: abbreviations, everyday words, and what somebody says who does not know the
 * trade's word for it. What is typed on the left is also looked for as each phrase on the right.
 */

const SAID: readonly (readonly [typed: RegExp, ...lookedFor: readonly string[]])[] = [
  [/\bctas?\b|\bclick (?:the |my |on )?(?:link|button)s?\b/, 'call to action'],
  [/\bkpis?\b/, 'kpis', 'metrics', 'report'],
  [/\bugc\b|\bcreators?\b|\binfluencers?\b/, 'user-generated content', 'partnerships'],
  [/\bfaqs?\b/, 'faq', 'questions'],
  [/\bgmb\b|\bgbp\b|\bgoogle (?:my )?business\b|\bgoogle maps?\b|\bmap listing\b/, 'business profile', 'google maps'],
  [/\bppc\b|\bsem\b|\badwords\b|\bgoogle ads?\b|\bpaid search\b/, 'google ads', 'ppc', 'ad copy'],
  [/\bads?\b|\badverts?\b|\badvertisements?\b/, 'ad copy', 'ads'],
  [/\bmeta ?desc(?:ription)?s?\b|\bsnippets?\b/, 'meta descriptions', 'serp snippets'],
  [/\bmeta titles?\b|\bpage titles?\b|\btitle tags?\b/, 'title tags'],
  [/\bctr\b/, 'click-through rate'],
  [/\bcro\b|\bconver(?:t|sions?)\b/, 'conversion', 'landing page', 'a/b testing'],
  [/\bbounce rate\b|\bleave (?:my |the |our )?(?:page|site|website)\b/, 'introductions', 'search intent', 'page speed'],
  [/\be-?e-?a-?t\b|\beeat\b/, 'trust', 'thought leadership', 'expert'],
  [/\bseo\b/, 'seo', 'search'],
  [/\bserps?\b/, 'serp'],
  [/\bpr\b/, 'public relations', 'digital pr', 'press release'],
  [/\bnewsletters?\b/, 'newsletter'],
  [/\bsubscribers?\b|\bmailing list\b|\bemail list\b/, 'subscribers', 'list hygiene', 'welcome sequence'],
  [/\bonboarding\b|\bdrip\b|\bemail (?:sequence|series|funnel)s?\b/, 'onboarding', 'welcome sequence', 'sequence'],
  [/\bwin ?-?backs?\b|\bre-?engag\w*\b|\bhave ?n.?t (?:bought|ordered|opened)\b|\binactive\b|\bquiet\b/, 're-engagement'],
  [/\babandon\w*\b|\bleft (?:in )?(?:the|their) (?:cart|basket)\b|\bcarts?\b|\bbaskets?\b/, 'abandoned cart'],
  [/\bthank ?-?you\b|\bafter (?:a |the )?(?:purchase|sale|order)\b|\bpost-?purchase\b/, 'post-purchase'],
  [/\bcold (?:e-?mails?|outreach|pitch)\b/, 'cold email'],
  [/\bfollow(?:ing)? ?-?up\b|\bno reply\b/, 'cold email', 'outreach', 'email'],
  [/\bslogans?\b|\btag ?lines?\b|\bmottos?\b|\bcatchphrases?\b/, 'taglines'],
  [/\btestimonials?\b/, 'testimonials', 'customer reviews'],
  [
    /\b(?:reply|replies|respond|response|answer)\w*\b.*\breviews?\b|\breviews?\b.*\b(?:reply|respond|response|answer)\w*\b|\bbad reviews?\b/,
    'google reviews replies',
  ],
  [/\b(?:ask|get|more)\b.*\breviews?\b/, 'more reviews'],
  [/\bpersonas?\b|\bideal customers?\b|\btarget (?:audience|market|group)\b|\bavatars?\b/, 'personas', 'audience research'],
  [/\bsurveys?\b|\bquestionnaires?\b|\bpolls?\b|\bfeedback\b/, 'surveys', 'interviews', 'audience research'],
  [/\bamazon\b|\bebay\b|\bmarketplaces?\b/, 'amazon listing', 'marketplaces', 'product descriptions'],
  [/\betsy\b|\bshopify\b|\b(?:product|shop) listings?\b/, 'product descriptions', 'marketplaces'],
  [/\btweets?\b|\btwitter\b|\bthreads?\b/, 'twitter', 'thread'],
  [/\breels?\b|\btik ?toks?\b|\bshorts\b|\bshort (?:videos?|clips?)\b/, 'short video', 'reels'],
  [/\bhooks?\b|\bfirst (?:\d+ |few |three )?(?:seconds?|lines?|sentences?)\b|\bopening lines?\b/, 'hooks', 'introductions'],
  [/\byt\b|\byou ?tube\b/, 'youtube'],
  [/\bvideo scripts?\b|\byoutube scripts?\b|\bscripts?\b/, 'video script'],
  [/\binsta\b|\big\b|\binstagram\b/, 'instagram'],
  [/\bfb\b|\bfacebook\b/, 'facebook'],
  [/\blinked ?in\b/, 'linkedin'],
  [/\bturn\b.*\binto\b|\brepurpos\w*\b|\breus\w*\b|\brecycl\w*\b/, 'repurposing'],
  [/\bupdat\w*\b|\brefresh\w*\b|\bold (?:posts?|articles?|content)\b/, 'content refresh'],
  [/\b(?:content|editorial|posting|social media) (?:calendar|plan|schedule)s?\b/, 'content calendar'],
  [/\bblog(?: post)? (?:ideas|topics)\b|\bwhat to (?:write|blog|post) about\b/, 'blog ideas', 'blog topics'],
  [/\bblog ?posts?\b|\barticles?\b|\bblogs?\b/, 'blog post'],
  [/\bheadlines?\b|\btitles?\b/, 'headlines', 'titles'],
  [/\brivals?\b|\bcompetit\w+\b|\bcompetition\b/, 'competitor analysis'],
  [/\binternal link\w*\b/, 'internal links'],
  [/\bback ?links?\b|\blink ?building\b/, 'backlinks', 'outreach'],
  [/\bmulti-?(?:language|lingual)\b|\bother (?:languages|countries)\b|\binternational\b/, 'hreflang', 'international seo'],
  [/\bsite ?speed\b|\bpage ?speed\b|\bslow (?:page|site|website)s?\b|\bload(?:s|ing)? (?:time|slow\w*)\b/, 'page speed'],
  [/\bcluster\w*\b/, 'keyword clustering', 'topic clusters'],
  [/\btone\b|\bvoice\b/, 'brand voice', 'tone of voice'],
  [/\bbios?\b|\babout me\b/, 'bio', 'profile'],
  [/\bsales? page\b|\blanding ?pages?\b/, 'landing page'],
  [/\baida\b|\bpas\b|\bcopywriting (?:frame ?works?|formulas?)\b/, 'sales copy', 'landing page', 'copy'],
  [/\broi\b|\bboss\b|\bmanager\b|\bstakeholders?\b/, 'report', 'stakeholders'],
  [/\bprices?\b|\bpricing\b/, 'pricing'],
  [/\breferrals?\b|\brefer a friend\b|\bword of mouth\b/, 'referrals'],
  [
    /\bsales? (?:campaign|event)s?\b|\bblack friday\b|\bcyber monday\b|\bholiday\b|\bchristmas\b/,
    'holiday campaign',
    'seasonality',
  ],
];

/** A query's own words for the same: `kept` is what stands in the text, the rest is looked for beside it. */
export interface Wish {
  /** The words typed, as they stand. */
  readonly typed: string;
  readonly lookedFor: readonly string[];
}

/** What the text wishes for in other words. */
export const wishesIn = (text: string): readonly Wish[] => {
  const plain = text.toLowerCase().replace(/[’]/g, "'");
  return SAID.flatMap(([pattern, ...lookedFor]) => {
    const typed = Array.from(plain.matchAll(new RegExp(pattern, 'g')), ([words]) => words).join(' ');
    return typed === '' ? [] : [{ typed, lookedFor }];
  });
};
