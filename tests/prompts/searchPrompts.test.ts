import { describe, expect, it } from 'vitest';
import asked from '../../server/prompts/asked.yaml';
import { catalogue } from '../../server/prompts/catalogue.ts';
import { searchPrompts } from '../../server/prompts/searchPrompts.ts';

const find = (search: string) => searchPrompts({ search, category: 'all' });

describe('the search by words and meaning', () => {
  it('shows beside the best only what shares a tag that says something', async () => {
    const found = await find('translate a letter into german');
    expect(found.map(({ id }) => id)).toEqual(['translation-that-reads-native']);
  });

  // A short word is no beginning of a longer one that means something else.
  it.each([['prom', /prom\b/]])('takes “%s” for a whole word', async (search, about) => {
    for (const { description } of await find(search)) expect(description).toMatch(about);
  });

  // None of the words that decide it stands in the prompt’s own text, or others stand in more of them.
  it.each([
    // A word that English has is no slip for another: "ghosting" is not "posting".
    ['ppl keep ghosting my quotes', /follow up on a quote/],
    ['apologise to my sister', /apology to somebody close/],
    ['thank you letter to church donors', /thank donors/],
    ['slow sql', /slow sql query/],
    ['half the guests havent rsvpd', /remind guests/],
    ['report broken streetlight to council', /to the council/],
    ['explain javascript loops to total beginner', /idea of programming/],
    ['disertation intro', /introduction of a thesis/],
    ['4 day week request', /four-day week/],
    ['learn korean in six months', /plan to learn a language/],
    ['ask landlord to lower rent', /letter to a landlord/],
    ['risk assessment for a camping trip', /risk assessment/],
    ['teachers leaving present', /gift/],
    ['fix my vue fetch loop', /find a bug/],
    ['menu for 12 people', /menu for guests/],
    ['turn my messy notes into something i can revise from', /study notes/],
    ['cant sleep mind racing', /relaxation/],
    ['i have to sack someone and want to be kind', /termination/],
    ['explane like im 5', /explain a difficult topic/],
    ['my kid has a spelling test friday', /spelling/],
    ['nobody comes to my little restaurant on mondays', /slow days/],
    ['need a topic for my science fair', /science/],
    ['which plants survive on a dark balcony', /garden/],
    ['letter so that the city takes back my fine', /authority/],
    ['debt payoff', /pay off debts/],
    ['how do i pay off three credit cards', /pay off debts/],
    ['birthday toast', /birthday/],
    ['mum turns 60 need a toast that makes people laugh', /birthday/],
    ['wedding toast', /wedding/],
    ['book report', /review of a book/],
    ['career gap cv', /career gap/],
    ['job advert', /job ad/],
    ['say no to a client', /a request, a no/],
    ['turn down a wedding invite', /say no to an invitation/],
    ['leaky tap', /repair something at home/],
    ['gofundme story', /crowdfunding/],
    ['write to my mp', /petition/],
    ['mnemonic for resistor colours', /memory aid/],
    ['revise for biology mock', /be quizzed/],
    ['not a poem, a rap about physics', /rap/],
    ['story', /short story/],
    ['interview', /job interview/],
    // What is to be done counts more than what it is done to.
    ['help my daughter with long division', /tutored/],
    ['be my angry boss so i can practice saying no', /role play/],
    ['my cover letter is too long', /shorter/],
    ['what should we buy our neighbor', /gift/],
    ['tidy up a voice memo', /dictation/],
    ['minutes of the parents evening', /minutes/],
    ['critique of my sonnet', /feedback on a poem/],
    ['resine from my job', /resignation/],
    ['say no to a christening', /say no/],
    ['this letter reads like a machine wrote it', /robot/],
    ['explain inflation to my nine year old', /explain/],
    ['asking for more money, a raise', /raise|salary/],
    // What it is for may stand behind it.
    ['poem for a birthday', /poem for a birthday/],
    // What is named only to be denied is not wanted.
    ['java, not javascript', /java, c#/],
    ['a short story, not for children', /short story/],
    ['songs rather than poems', /song lyrics/],
    ['cv with no experience', /first job/],
    // Signs and short words.
    ['c++', /c\+\+/],
    ['d&d', /dungeons/],
    ['stoic', /stoic/],
    // What is known beside a word that is not.
    ['cancel my hulu', /cancel/],
    ['a prompt which writes prompts', /prompt/],
    // The same letters, by what stands beside them.
    ['sop for a phd', /personal statement/],
    ['my college sop', /personal statement/],
    ['sop for opening the kiosk', /operating procedure/],
    // Whom it is for does not draw away from what it is, with "for" or without.
    ['linkedin post ideas for dentists', /linkedin/],
    ['press release for a charity run', /press release/],
    ['instagram captions wedding photographer', /instagram captions/],
    ['mock interview retail assistant', /rehearse a job interview/],
    ['sales email for solar panels', /cold email/],
    ['yt shorts script about gardening', /tiktok, reel or short/],
    ['ask boss for raise', /raise/],
    ['kpi report for my boss', /report/],
    // A review of somebody's work, of a place, and by a customer.
    ['i am the supervisor and have to give him a poor review', /performance review/],
    ['i have to give someone on my team a bad appraisal', /performance review/],
    ['someone left a horrible review of my cafe', /answer reviews/],
    ['want to leave a bad review for a hotel', /write a review/],
    // Short for a word.
    ['bday msg for my boss', /birthday card/],
    ['exel formula for percentages', /formula/],
    ['cv no exp', /first job/],
    // What is to be done with the code.
    ['explain this python code', /unfamiliar code explained/],
    ['debug my javascript', /find a bug/],
    // What many ask for.
    ['teach me python', /taught python/],
    ['npc with a secret', /npc/],
    ['my vlookup shows an error', /formula shows an error/],
    ['mark my ielts essay', /band criteria/],
    ['no idea what to put on instagram for my bakery', /month of posts/],
    // Other languages.
    ['ich brauche ein Anschreiben für eine Stelle als Koch', /cover letter/],
    ['necesito una carta para mi casero', /landlord/],
    ['come scrivere un post su linkedin', /linkedin post/],
    // What small firms, clubs, families, students and bands ask for.
    ['staff rota', /staff rota/],
    ['rota for the school crossing volunteers', /staff rota/],
    ['client gone quiet after the estimate', /follow up on a quote/],
    ['allergen notice', /allergen/],
    ['a customer asks for a discount', /discount/],
    ['what to charge for my cakes', /what to charge/],
    ['agenda for team away day', /away day/],
    ['quiz about world war 2 for pub', /pub quiz/],
    ['essay about social media and teens', /outline an essay/],
    ['t test or anova', /statistical test/],
    ['grievance letter', /grievance/],
    ['message to my ex about pick-up times', /your ex/],
    ['care home visit questions', /care home/],
    ['refuse a tenant application', /choose between applicants/],
    ['thanks to parents who ran the disco', /thank volunteers/],
    ['need helpers for bake sale', /call for volunteers/],
    ['client vanished after final files', /silent after you delivered/],
    ['designer waiting for payment no answer', /overdue invoice/],
    ['resume gap depression', /career gap/],
    ['what to say at grandads funeral', /eulogy/],
    ['my bands playing a pub next month wat songs', /setlist/],
    ['bug report', /bug report/],
    ['draft a will', /will/],
    // A price, and somebody's words.
    ['quote for painting a house', /proposal or quote|invoice, quote/],
    ['funny quotes about cats', /quotes/],
    // In haste.
    ['wot do i write to sum1 who lost her dad', /condolences/],
    ['we r understaffed n i need to sort shifts', /shift schedule/],
    // Who wants it is not what is wanted.
    ['my manager wants an sop for the kiln', /operating procedure/],
  ])('puts first for “%s” what was meant', async (search, meant) => {
    expect((await find(search))[0]?.description.toLowerCase()).toMatch(meant);
  });

  it.each([
    'zzqq xx',
    'qqzzxxj',
    'plane ticket',
    'stamp collection',
    'weather tomorrow',
    'turn one long rope',
    'return of the king',
    'asdf',
    'qqzzxxj',
  ])('says that there is nothing on “%s”', async (search) => expect(await find(search)).toEqual([]));

  it.each(['mon fils a des problèmes à l’école et je ne sais pas quoi dire', 'как написать письмо директору школы'])(
    'guesses at nothing in “%s”',
    async (search) => expect(await find(search)).toEqual([]),
  );

  it('shows nothing that goes by a name which is ruled out', async () => {
    const found = await find('social media but not instagram');
    expect(found.length).toBeGreaterThan(0);
    for (const { tags, id } of found) expect(tags[0], id).not.toMatch(/instagram/);
  });

  it('shows what is near below the one answer', async () => {
    const found = await find('home workout with bad knees');
    expect(found.length).toBeGreaterThanOrEqual(2);
    expect(found[0]!.description).toMatch(/workout/);
    expect(found[1]!.description).toMatch(/stretching/);
  });

  // One right answer alone is better than what only shares a word with it.
  it.each([
    ['wedding speech of the groom', /wedding speech/],
    ['summarise a long phone call with a supplier', /summarize/i],
    ['unit tests', /unit tests/],
    ['damp in my flat, email to the landlord', /landlord/],
    ['lesson plan on rivers', /lesson plan/],
    ['my invoice is 60 days late and the client ignores me', /overdue/],
  ])('shows for “%s” the one answer alone', async (search, meant) => {
    const found = await find(search);
    expect(found).toHaveLength(1);
    expect(found[0]!.description.toLowerCase()).toMatch(meant);
  });

  it.each([
    'wedding speech for my brother',
    'losing my mind with this baby',
    'speech for my retirement',
    'message for a friend who failed her driving test',
  ])('meets nobody with mourning who looks for “%s”', async (search) => {
    for (const { tags, id } of await find(search)) expect(tags.join(), id).not.toMatch(/condolences|eulogy|funeral|grief/);
  });

  it.each([
    ['gran died dunno wot to write on the card', /condolences/],
    ['speech at a funeral', /eulogy/],
  ])('finds the words for mourning where “%s” speaks of death', async (search, meant) => {
    expect((await find(search))[0]?.description.toLowerCase()).toMatch(meant);
  });

  it('cuts what barely matches a plain word', async () => {
    const found = await find('budget');
    expect(found.length).toBeGreaterThan(0);
    for (const { tags, id } of found) expect(tags.join(), id).toMatch(/\bbudget(?!s)/);
    expect(found.map(({ tags }) => tags).flat()).not.toContain('crawl budget');
  });

  it('keeps to a category', async () => {
    const found = await searchPrompts({ search: 'write an email', category: 'Work & Career' });
    expect(found.length).toBeGreaterThan(0);
    for (const { category, id } of found) expect(category, id).toBe('Work & Career');
  });
});

describe('what people ask', () => {
  it('is kept for prompts that are there, once for one prompt', () => {
    const known = new Set(catalogue.map(({ id }) => id));
    const all = Object.entries(asked as Readonly<Record<string, readonly string[]>>);
    for (const [id] of all) expect(known, id).toContain(id);
    const phrases = all.flatMap(([, said]) => said);
    expect(new Set(phrases).size).toBe(phrases.length);
  });
});
