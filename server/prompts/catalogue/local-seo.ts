import { entriesOf } from './entries.ts';

export default entriesOf('Local SEO', [
  {
    id: 'business-profile-description',
    added: '2026-11-02',
    tags: ['business profile', 'google maps', 'local search'],
    description: 'Write the description and services of a local business profile.',
    prompt: `
      Write the text for our business profile on maps. Business: [name, kind, street and quarter]. We offer: [services]. Customers ask
      most about: [questions]. What neighbors know us for: [facts].

      Give a description of up to 750 characters whose first 200 say what we do, for whom and where. Then each service with a
      sentence of up to 250 characters in customers' words, and six questions with answers for the profile.

      Mention the place as people there say it, once or twice. No phone numbers, links, prices or "best in town". List the photos
      that are missing.`,
  },
  {
    id: 'review-replies-local',
    added: '2026-11-02',
    tags: ['google reviews', 'reputation', 'replies'],
    description: 'Answer reviews, good and bad, in a way future customers respect.',
    prompt: `
      Draft replies to these reviews of [business]: [paste, with stars and date]. What really happened, where I know it: [notes].

      Write for the person who will read the reply next year while choosing. Good review: mention a detail from it and stop after two
      sentences. Bad review: say what is true, what we did or will do, and where to reach [name]; never argue about details
      in public, never blame. Up to 60 words.

      No two replies alike and no keywords worked in. Flag reviews that may break the platform's rules, and those
      that show a problem we ought to fix.`,
  },
  {
    id: 'service-area-page-honest',
    added: '2026-11-04',
    tags: ['location pages', 'service area', 'local landing page'],
    description: 'Write a page for one town you serve, with things true only there.',
    prompt: `
      Write a page about our [service] in [town], [distance] from our base in [home town]. True of this town: [jobs done there, housing,
      water, parking, permits, travel time, a customer's words].

      400 words. Everything on it should be useless on the page for the next town; if my notes do not carry that, ask me for
      more before writing. Cover what we do there, how soon we can come, what it costs to come, and examples.

      Title and headings with the town's name where natural. End with the phone line and hours: [details]. Suggest three links to
      other pages of ours.`,
  },
  {
    id: 'local-keyword-map',
    added: '2026-11-04',
    tags: ['local keywords', 'near me', 'page mapping'],
    description: 'Map local searches to the pages that should answer them.',
    prompt: `
      Map local searches for a [kind of business] in [city], serving [districts]. Services: [list].

      Combine services with the way people name places: city, quarter, landmark, postcode, "near me", "open now". Keep combinations a
      resident would type. For each say which page should rank for it: home, service page, location page, business profile, or a
      short article.

      Table with search, page, what must be on that page, priority from 1 to 3. Warn me where separate pages would be too alike
      to deserve existing. Do not state volumes.`,
  },
  {
    id: 'local-competitor-comparison',
    added: '2026-11-06',
    tags: ['competitor analysis', 'local pack', 'google maps'],
    description: 'Compare your map listing with the competitors shown above it.',
    prompt: `
      For the search "[search]" the map shows these businesses above ours: [name, category, stars, number of reviews, newest review,
      hours, photos, distance; same for us].

      Compare point by point and separate what we can change (categories, hours, photos, reviews, services, page) from what we
      cannot (distance, age, name). Read a sample of their reviews for what customers value: [paste reviews].

      Give me a plan for eight weeks, an hour a week, with the change most likely to matter first. Say what would count as success
      and why rankings differ from street to street.`,
  },
  {
    id: 'review-request-messages',
    added: '2026-11-06',
    tags: ['google reviews', 'more reviews', 'customer messages', 'text messages'],
    description: 'Ask customers for reviews at the right moment, in the right words.',
    prompt: `
      Write short requests for a review of [business]. Moments: [for example after pick-up, after the second visit, after a problem was
      solved]. Channels: [text, email, card, in person].

      For each moment and channel: what to say, up to 40 words, including one question that leads to a useful review ("what did you
      come in for?") and the link. Ask everyone alike; no reward, no hint at five stars.

      Add what staff should say aloud, word for word, in a sentence that does not embarrass them. Propose a simple way to
      keep count, and the number of requests per week that suits [customers per week].`,
  },
  {
    id: 'local-content-ideas-neighborhood',
    added: '2026-11-09',
    tags: ['local content', 'community', 'blog topics'],
    description: 'Find local article ideas that neighbors would send to each other.',
    prompt: `
      Suggest articles for the website of [business] in [place] that people living there would send to each other.

      Use what we see in our work: [observations about houses, pets, gardens, bodies, bicycles, whatever you deal with]. Mix
      guides ("what to do when …"), seasons, local rules, people, and before-and-after stories.

      Twenty ideas with a title, who would pass it on, what we know that others do not, and the service it quietly supports. Mark
      those that need permission or facts from the town hall. Leave out "top ten restaurants" and anything a travel site
      does better.`,
  },
  {
    id: 'nap-consistency-check',
    added: '2026-11-09',
    tags: ['citations', 'directories', 'data consistency'],
    description: 'Compare directory entries and list what must be corrected.',
    prompt: `
      Compare these directory entries with our correct data. Correct: [name, address, phone, hours, categories, URL]. Entries: [directory,
      data as shown there].

      List every deviation that could mislead a customer or a machine: old numbers, moved address, other spelling of the name, duplicate
      entries, wrong hours on holidays. Ignore harmless differences such as "St." for "Street" and say that you do.

      Sort by how many customers probably use each directory in [country]. For each, write the correction in the form I can paste.
      End with a sheet of our data in one standard form.`,
  },
  {
    id: 'multi-location-structure',
    added: '2026-11-12',
    tags: ['multi-location', 'site structure', 'location pages'],
    description: 'Plan the pages of a business with several branches.',
    prompt: `
      Plan the website structure for a business with [number] branches in [places]. Some things are the same everywhere: [list]; these
      differ: [list].

      Propose URLs, navigation and a store finder. Design the template of a branch page: which parts come from a database,
      which must be written by people on the spot, and the smallest amount of own text that makes a page worth having. Cover branches that
      close, move or share a town.

      Show the structure as a tree, and the template with sample text for one branch. Add structured data types to
      use, without code.`,
  },
  {
    id: 'weekly-profile-posts',
    added: '2026-11-12',
    tags: ['business profile', 'posts', 'local search'],
    description: 'Write eight weekly posts for a business profile.',
    prompt: `
      Write eight weekly posts for the map profile of [business]. Coming up: [events, arrivals, seasonal hours, offers with their
      dates]. People who see them are about to call, visit or drive past.

      Each post: a first line of up to 60 characters that says it all, 40 to 70 words, the picture to take, and the button (call, book,
      directions, learn more). Alternate between news, an answer to a common question, something finished recently, and a
      person on the team.

      Date-bound posts get an end date. Nothing that would be out of place on a note in our shop window.`,
  },
  {
    id: 'local-press-small-story',
    added: '2026-11-16',
    tags: ['local press', 'public relations', 'community'],
    description: 'Offer a small true story to the local newspaper or radio.',
    prompt: `
      Help me offer a story to [local paper, radio or newsletter]. What is going on with us: [facts, people, dates]. It may be small.

      Find three ways to tell it in which the town and not our business is the hero. For each: a headline, the first two sentences as
      the paper might print them, who could be photographed doing what, and why it belongs in next week's issue.

      Write the message to the editor for the best one: 120 words, with a phone number for questions, and no adjectives about
      ourselves. If there is no story here yet, tell me what would make one.`,
  },
  {
    id: 'voice-and-urgent-searches',
    added: '2026-11-16',
    tags: ['voice search', 'questions', 'mobile'],
    description: 'Prepare answers for people who search in a hurry nearby.',
    prompt: `
      People look for a [kind of business] in a hurry: on the phone, by voice, standing in the street. Imagine ten such moments for our trade
      in [place] and write the exact words spoken or typed.

      For each say what the person must learn in five seconds, where they should find it (profile, search result, first
      screen of which page), and the sentence or figure that should stand there. Our facts: [hours, emergency service, parking,
      prices, languages].

      Conclude with a sketch of the mobile first screen, top to bottom, and the facts I left out though callers would want
      them.`,
  },
]);
