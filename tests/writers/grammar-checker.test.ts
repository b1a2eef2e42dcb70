import { beforeAll, describe, expect, it } from 'vitest';
import writer from '../../server/writers/grammar-checker.ts';
import tool from '../../tools/grammar-checker.ts';
import samples from '../inputs/grammar-checker.json' with { type: 'json' };
import { contextOf } from '../support/context.ts';

type Request = Parameters<typeof writer.write>[0];
type Reply = Awaited<ReturnType<typeof writer.write>>;
type Issue = Reply['issues'][number];
type Formality = Request['formality'];

const FORMALITIES: readonly Formality[] = ['Casual', 'Standard', 'Formal', 'Academic'];
const SWITCHES = {
  checkGrammar: 'grammar',
  checkSpelling: 'spelling',
  checkStyle: 'style',
  checkPunctuation: 'punctuation',
} as const;
const DEFAULTS = {
  checkGrammar: true,
  checkSpelling: true,
  checkStyle: true,
  checkPunctuation: true,
  language: 'en-US',
  formality: 'Standard',
} as const;

const check = async (text: string, options: Partial<Request> = {}): Promise<Reply> =>
  writer.write({ ...DEFAULTS, ...options, text } as Request, contextOf(1));
const corrected = async (text: string, options: Partial<Request> = {}): Promise<string> =>
  (await check(text, options)).correctedText;
const marked = (text: string, { offset = 0, length = 0 }: Issue): string => text.slice(offset, offset + length);

const INPUTS = samples.inputs.map(({ body, expect: planted, note }) => ({
  request: body as Request,
  planted: planted as readonly { wrong: string; right: string; also?: readonly string[]; type: Issue['type'] }[],
  note,
}));

/** Written to be right, in the kinds of prose that people paste. */
const RIGHT = [
  'The boy she gave it to told everyone. Hey, Josh and I are heading to the lake. I was ill. Bread and butter is all he eats, and he went to sea at fourteen.',
  'A dripping tap usually needs a new washer. Careful labelling and tidy wiring make the next repair easier; cookies and pastry change the most.',
  'Offer to let them hear it in your flat. Mark that you are open to offers, and note start, end and breaks every day. Let milk or a pudding go.',
  'How many go on is unclear, and many go by themselves. Where several fit, choose one. Have two going, one light and one heavy.',
  'It lasts for months, or there are aches and bad sleep. Have it checked by a lawyer. Do it once with eight people from your street.',
  'Ask five teachers which mornings they like and who clears up at six. Say first who you are.',
  'A germ cannot feed without a host. Keep onions apart, which make them sprout sooner, and warm the cream before you add it.',
  'He used to read to us, and he still reads to my children. First read the meter yourself and compare it with the bill.',
  'Despite the things he said, we stayed. If she had had the chance, she would have become a doctor. He worked like a dog.',
  'The hiring manager read the updated plan in answer to a question. They differ in opinion, and the removal from office took a year. He is head of a school, she is captain, and they went to school by car. Her father’s wife is a doctor of law.',
  'Both hold up well, and several have a garden. No one but Clara and me knew. She had love of country and a sense of humour. Mr and Mrs Owusu’s hedge has grown. Anyone know a plumber?',
  'It depends on who you ask. The teacher told the boy what he knew, and its owner is happy. They have less in common than the twins. She said never to go there, and they are having dinner.',
  'He was moved by feet of snow on the roof. They had a march in March, and then a rest. She is taller, then, than I thought; it was better then. If your building the size of a barn has rats, get a cat.',
  'Which means more to you, the sea or the hills? The number of the house is on the door. Some of the family are here. I told them there only once. How it tastes, awfully sweet or not, is up to you.',
  'The train was late again, so we walked along the canal and talked about the house. Neither of us had slept. By the time the sun came up, we had agreed on the price, the garden and the colour of the door.',
  'Everyone who works here has a key. One of the keys is missing, and the people at the desk are asking who had it last. If I were you, I would look in the blue drawer before anyone else does.',
  '“Did he like it?” she asked. “He did not say,” I answered, “but he ate all of it.” She laughed, and so did the children.',
  'There are fewer buses on Sundays, and there is less room on them. The list of stops is on the wall. Most of the drivers know the regulars, which helps when somebody has forgotten a ticket.',
  'The committee recommended that he resign. It is essential that she be told today. The news is bad, but the mathematics is simple: two and two make four.',
  'I have been waiting for an hour. He has lived here since 2010, and his sister has been married for five years. Yesterday they told us where the station is and asked when we would leave.',
  'She is used to getting up early. I look forward to meeting you. He suggested taking a taxi; we enjoyed walking instead, and we finished eating at nine.',
  'Its roof is new, but it’s raining in again. You’re right about your car: their garage is over there, and they’re open until six. Who’s going to tell him whose fault it was?',
  'The effect of the drug was small, and it affected only two patients. We advise patience; the advice is free. The lead pipe led to the cellar. He lost a loose button.',
  'A European guide gave us an honest hour at a university. An MRI takes an hour. She is an only child and a one-time chess champion.',
  'Dr. Okonkwo met Siobhan, Ikram and Mr. Delacroix in Antwerp on 3 May. They paid $1,200.50, e.g. for paint, and wrote to info@example.org about https://example.org/a,b?c=d.',
  'I let him go. We saw her leave. They made us wait, and nobody helped the cat climb down. Can everyone hear me? Does it matter?',
  'This means that the results are good. That works. These kinds of questions have no single answer; this kind of question has one. Each of the boys has a bike, and both brothers ride well.',
  'What she wants is a quiet room. How he found it is a mystery. Whoever comes first gets the chair. The more you read, the more you know.',
  'The fact is that that is what he said, and who it was was never known. What it is is a mess. They gave their lives that that nation might live.',
  'Men went to and fro. The house belonged to some one or other of the daughters. United were the better side for an hour, and the files were out of date.',
  'Were it not for the dog, we would have had no warning. What matters is that each favours the narrator. Both hold. A name is what we give to causes we cannot see.',
  'He is taller than I am. Between you and me, she is no better off. Due to changes in the schedule, we moved the talk to Friday.',
  'Prof. van der Merwe and Baroness d’Souza stayed in a pensão and ate crème fraîche. Mind your p’s and q’s.',
  'The initializer writes to stderr unless the env file says otherwise. Copy .env.example to .env, and run :mkspell once. The constructor takes two params.',
  'She told that story twice. I like the cat’s. Whatever you lose, it’s because of the rain. The lessons I have go on until six.',
  'The man in the pictures is my uncle, and the keys on the table are his. Is the boss’s car new? The reasons that the people in the room give are good.',
  'The rules we use to make decisions are few. It is highly recommended to set the limit first. Each variable tracks how many things refer to it. Blanks after the comma are ignored.',
  'He reached it over an ssh connection and wrote an npm script. The call fails with ENOENT when the folder is missing.',
  'He watched the old man cross the road and wave. The book she gave me is on the table, and the people I met when I was there are kind. What matters is the price of the boats.',
  'He wanted to do good in the world. She always carefully packs the glasses, and he knows only the first verse. My neighbour, who has two dogs and a cat, is away. Once the paint dries it looks darker, or so they say.',
  'Kerem lives next door, and Marly, his aunt, is here. Benedikt likes tea. This means a lot. These work well. He went to big cities and to many places. She is a sports teacher.',
  'For help call me at home. They plan meetings for every Monday. I hope work goes well. After dinner we talked about work. By use of force they got in.',
  'We visited at Christmas. They offer training to all new members. The effect on the children was small. The witness described in detail how it happened.',
  'The police are here. My family is large. The team has won three games in a row. Five miles is a long way, and ten dollars is not much. Physics was her best subject.',
  'The two that matter are on the desk. Two thirds of the cake is gone.',
  'The report shows that sales rose in spring and fell in autumn. Her diary suggests that she knew and said nothing.',
  "If you will follow me, I'll show you to your room. If you would let me know by Thursday, I would be grateful.",
  'I suggest that he take the later train and that she stay here. God save the king, they sang, and sat down.',
  'We watched the boats come in and the sun go down.',
];

/** Learners' and natives' slips, one in each, with a piece of what the corrected text must say. */
const WRONG: readonly (readonly [wrong: string, right: string])[] = [
  ["She works in this company and she still don't have a contract.", "she still doesn't have"],
  ['No one told me what time they was leaving.', 'they were leaving'],
  ['I forgot how much the prices has gone up.', 'prices have gone up'],
  ['He stayed because in my country the people is generous.', 'people are generous'],
  ['We eat dinner at night and the children goes to bed late.', 'children go to bed'],
  ['Students who wears them behave no better.', 'who wear them'],
  ["There's been a change of plan and me and Sue is coming by train.", 'Sue and I are coming'],
  ['hey! I forgot to tell you that the party is cancelled.', 'Hey!'],
  ['She put down her oars and counts.', 'and counted'],
  ['In spite of he was tired, he continued to work.', 'Although he was tired'],
  ['We were tired, because of we had walked all day.', 'because we had walked'],
  ['We decided to stay at home and watching a film.', 'and watch a film'],
  ['I am responsible for training, ordering stock and to keep costs down.', 'and keeping costs down'],
  ['This is the street where I live in.', 'where I live.'],
  ['Yesterday my tooth was hurting since three days.', 'had been hurting for three days'],
  ['The accident was happened at the corner.', 'accident happened'],
  ['If I knew you were coming, I would have baked a cake.', 'If I had known'],
  ['The temperature raised steadily.', 'temperature rose'],
  ['Thanks for your help with the raffle, we rose over £200.', 'we raised over'],
  ['I work like a cleaner in a hospital.', 'work as a cleaner'],
  ["My German isn't still perfect.", "still isn't perfect"],
  ['I forgot my calculator in the last minute.', 'at the last minute'],
  ['He took an old photograph out his wallet.', 'out of his wallet'],
  ['We waited for an hour because the bus were late.', 'the bus was late'],
  ['This is the best shop of the town and the people is very friendly.', 'people are very friendly'],
  ['When I was a child, my grandmother has told me stories.', 'grandmother told me'],
  ['We drove for two days and slept in the van. On the third day the engine has stopped in the hills.', 'engine stopped'],
  ['The hall will be close on Friday.', 'be closed on'],
  ['I should have laid in bed longer.', 'have lain in bed'],
  ['He gave me the bill and made me a discount.', 'gave me a discount'],
  ['He has been waiting since noon, were are you?', 'where are you'],
  ['The van will not pass with them tyres.', 'with those tyres'],
  ['We regret to inform that the post is taken.', 'inform you that'],
  ['The delay was due to a shortage of staffs.', 'shortage of staff.'],
  ['We moved in Canada two years ago.', 'moved to Canada'],
  ['The dog had barked the hole night.', 'the whole night'],
  ['The poem is about loosing someone.', 'losing someone'],
  ['She lives on Elm street and studies at the university of Leeds.', 'Elm Street and studies at the University of Leeds'],
  ['The toilet is out of order, please use the ones upstairs.', 'out of order. Please use'],
  ['Each source has its own bias, however the diary is more reliable.', 'bias; however, the diary'],
  ['Me and my brother goes to the park every day.', 'My brother and I go to the park'],
  ['Me and my freind likes football.', 'My friend and I like football'],
  ['He bought car last week.', 'bought a car last week'],
  ['My new boss is very kind person, but she works too much.', 'a very kind person'],
  ['I will send you message when I arrive.', 'send you a message'],
  ['We stayed in hotel near the sea.', 'in a hotel'],
  ['The people who lives upstairs are noisy.', 'people who live upstairs'],
  ['Critics wants a shorter film.', 'Critics want'],
  ['Both is good.', 'Both are good'],
  ['I have 25 years and I live in Lyon.', 'I am 25 years old and'],
  ['The writer use short lines.', 'writer uses short'],
  ['Whoever borrow my drill must bring it back.', 'Whoever borrows'],
  ['They have a car, but me and my husband still take the bus.', 'my husband and I still take'],
  ['He likes jazz, and him and his band are good.', 'he and his band are'],
  ['To who it may concern: the lift is broken.', 'To whom it may concern'],
  ['She gave him the best food what we have.', 'the best food that we have'],
  ['The amount of cars on our street is ridiculous.', 'number of cars'],
  ['They have less parking spots than the sign says.', 'fewer parking spots'],
  ['Our dog died in last week.', 'died last week'],
  ['The waiter was very kindly.', 'was very kind.'],
  ['If you come in October, bring always an umbrella.', 'always bring an umbrella'],
  ["The neighbour's dog barks always when the postman comes.", 'dog always barks when'],
  ['It is too much heavy for my mother.', 'too heavy for'],
  ['He has been work here since March.', 'been working here'],
  ['My cousin is having two dogs.', 'cousin has two dogs'],
  ["This phone is cheaper, and it's battery lasts longer.", 'and its battery'],
  ['I have loved the sea since I was small. Its full of animals.', "It's full of"],
  ['I would like that you send me the invoice.', 'would like you to send'],
  ['When I arrived, the film has already started.', 'film had already started'],
  ['I would appreciate if you could call me.', 'appreciate it if you'],
  ['The team loose every match.', 'team lose every'],
  ['The tap wont stop dripping.', "tap won't stop"],
  ['The informations on your website are not clear.', 'The information on your website is not'],
  ['Futhermore, the roof leaks when it rains.', 'Furthermore, the roof'],
  ['It was the contruction of the bridge that took years.', 'the construction of the bridge'],
  ['Wear a helmet for your own safty.', 'your own safety'],
  ['We parked all this cars behind the house.', 'all these cars'],
  ['They never learn these lesson in school.', 'these lessons in'],
  ['The gas is generate by small bacteria.', 'is generated by'],
  ['I agree with you infact, and so does he.', 'in fact'],
  ['Our history tell us that it can be done.', 'history tells us'],
  ['There were lots of student in the hall.', 'lots of students'],
  ['The coat looks to big for him.', 'too big'],
  ['On the other hand each teacher has a room.', 'On the other hand, each'],
  ['He congratulated her for the new job.', 'congratulated her on the new job'],
  ['She is very similar with her aunt.', 'similar to her aunt'],
  ['The reason of the delay was snow.', 'reason for the delay'],
  ['I want go home now.', 'want to go home'],
  ['They refused paying the bill.', 'refused to pay the bill'],
  ['She left without say goodbye.', 'without saying goodbye'],
  ['Thank you for help me.', 'for helping me'],
  ['He asked me help her with the boxes.', 'asked me to help her'],
  ['We regret about the mistake.', 'We regret the mistake'],
  ['He suffers of a rare disease.', 'suffers from a rare disease'],
  ['My school is close, so I go there by foot.', 'on foot'],
  ['The flat is near of the park.', 'near the park'],
  ['This one is cheaper that usual.', 'cheaper than usual'],
  ['He is taller then his brother, and she is older then me.', 'older than me'],
  ['They are not understanding the joke.', "They don't understand"],
  ['Is important to sleep enough.', 'It is important'],
  ['Thank you for all what you did.', 'everything that you did'],
  ['She has been never to London.', 'has never been to'],
  ['If my father would have known it, he would have come.', 'had known'],
  ['I bought three kilo of apples.', 'three kilos of'],
  ['The lesson was very bored, and I left.', 'very boring'],
  ['We must act quick, before it rains.', 'act quickly'],
  ['The cake tastes terribly.', 'tastes terrible'],
  ['The number of accidents have grown.', 'The number of accidents has'],
  ['There was about thirty people in the room.', 'There were about thirty'],
  ['Could you tell me when will you come?', 'when you will come'],
  ['Tell me if your bringing the cake.', "you're bringing"],
  ['The ball went threw the window.', 'through the window'],
  ['The dog lost it’s owner.', 'its owner'],
  ['My wife and me have bought a house.', 'My wife and I have'],
  ['The damage could have been avoid.', 'been avoided'],
  ['Two of the window are broken.', 'windows are'],
  ['Most of them lives abroad.', 'Most of them live'],
  ['It was late, however they stayed.', 'late; however, they'],
  ['He sold the car. Which means we walk now.', 'car, which means'],
  ['This is the book, that you wanted.', 'the book that you wanted'],
  ['The figures for march are here.', 'for March'],
  ['I am agree with you.', 'I agree'],
  ["I'm agree with you.", 'I agree'],
  ['There is many problems here.', 'There are'],
  ["He don't like coffee.", "doesn't"],
  ['My sister work in a hospital.', 'works'],
  ['The man who live next door is nice.', 'who lives'],
  ['I could of gone.', 'could have'],
  ['Their is a problem with it.', 'There is'],
  ['They lost there keys.', 'their keys'],
  ['This is more better.', 'is better'],
  ['We discussed about the plan.', 'discussed the plan'],
  ['I need some informations.', 'information'],
  ['I have been married since five years, and I am tired since two days.', 'for five years'],
  ['I live here since 2010.', 'have lived here since 2010'],
  ['Yesterday I have seen a film.', 'saw'],
  ['It is to cold outside.', 'too cold'],
  ['I want too go home.', 'to go'],
  ['Your welcome!', "You're welcome"],
  ['You’re dog is nice.', 'Your dog'],
  ['Its a nice day.', "It's a nice"],
  ["The dog wagged it's tail.", 'its tail'],
  ['She is taller then me.', 'taller than'],
  ['It had a big affect on me.', 'effect'],
  ['He gave me an advice.', 'advice'],
  ['I saw a elephant.', 'an elephant'],
  ['She is an university student.', 'a university'],
  ['The the cat sat down.', 'The cat'],
  ['he came home late.', 'He came'],
  ['We stayed at home', 'We stayed at home'],
  ['We waited ,but nobody came.', 'waited, but'],
  ['She can sings well.', 'can sing'],
  ['He did not went home.', 'not go'],
  ['I have went there.', 'have gone'],
  ['He buyed a car.', 'bought'],
  ['They made me to laugh.', 'made me laugh'],
  ['I enjoy to read books.', 'enjoy reading'],
  ['Can you explain me the rules?', 'explain the rules to me'],
  ['One of my friend is sick.', 'friends'],
  ['There were much people.', 'many people'],
  ['Each students has a book.', 'student'],
  ['The dogs is barking.', 'dogs are'],
  ['Everyone have a car.', 'has'],
  ['Could you tell me where is the bank?', 'where the bank is'],
  ['Why you are late?', 'are you late'],
  ['What are you doing.', 'doing?'],
  ['Between you and I, it failed.', 'you and me'],
  ['I look forward to meet you.', 'meeting'],
  ['She works as nurse.', 'as a nurse'],
  ['We recieved the parcel.', 'received'],
  ['It was definately worth it.', 'definitely'],
  ['We met on wednesday in paris.', 'Wednesday in Paris'],
  ['The cars in the street was parked badly.', 'street were'],
  ['Yesterday I go to the market.', 'I went'],
  ['Last week she buy a new phone.', 'she bought'],
  ['I have forget my password.', 'have forgotten'],
  ['I have been knowing her for years.', 'have known her'],
  ['I am needing some help.', 'I need some'],
  ['When I was child I lived in Peru.', 'was a child'],
  ['He told that he was busy.', 'He said that'],
  ['The film was very bored.', 'very boring'],
  ['He gave me many advices.', 'a lot of advice'],
  ['I have few money left.', 'little money'],
  ['I think its too late.', "it's too late"],
  ['Its to expensive for me.', "It's too expensive"],
  ["Every dog has it's day.", 'has its day'],
  ['I know your busy.', "you're busy"],
  ['Your late again!', "You're late"],
  ['My mothers name is Anna.', "mother's name"],
  ['Todays weather is nice.', "Today's weather"],
  ["I have two cat's.", 'two cats'],
  ["We sell fresh tomato's.", 'fresh tomatoes'],
  ['Do he live here?', 'Does he'],
  ['Where you are going?', 'Where are you'],
  ['What you want?', 'What do you want'],
  ['What time does the train leaves?', 'train leave'],
  ['Lets go to the beach.', "Let's go"],
  ['It is more easy than that.', 'is easier'],
  ['Me and my wife goes there.', 'My wife and I go'],
  ['He insisted to pay.', 'insisted on paying'],
  ['Although it was raining, but we went out.', 'raining, we'],
  ['I stayed for two day.', 'two days'],
  ['My cousins lives in Toronto.', 'cousins live'],
  ["He can't sings.", "can't sing"],
  ['There is too many people.', 'There are too many'],
  ['Were going to the beach tomorrow.', "We're going"],
  ['These informations are wrong.', 'This information is'],
  ['He is the most tall of them.', 'the tallest'],
  ['Are you agree?', 'Do you agree'],
  ['She gave it to he.', 'to him'],
  ['The restaraunt was verry good.', 'restaurant was very'],
  ['The quality of the photos are poor.', 'photos is poor'],
  ['The pictures that my brother took was on the shelf.', 'took were on'],
  ['The nurse who looks after the two boys are kind.', 'boys is kind'],
  ['The lamp and the chair was sold.', 'chair were sold'],
  ['Neither of the roads lead to the village.', 'roads leads'],
  ['The box which have a red lid is mine.', 'which has'],
  ['My father he works on a boat.', 'My father works'],
  ['She closed the window and look at the rain.', 'and looked at'],
  ['I was walking home when I see a fox.', 'I saw a fox'],
  ['My uncle cooks very good.', 'cooks very well'],
  ['She speaks English fluent.', 'English fluently'],
  ['I miss a lot the noise of the harbour.', 'miss the noise of the harbour a lot'],
  ['He closed quietly the door.', 'quietly closed the door'],
  ['We stayed there during three weeks.', 'for three weeks'],
  ['Can you recommend me to a cheap hotel?', 'recommend me a cheap'],
  ['He suggested me to take the train.', 'suggested that I take'],
  ['She left without thank him.', 'without thanking him'],
  ['I want to bought a bike.', 'to buy a bike'],
  ['We never saw nobody there. I didn’t see nobody.', 'see anybody'],
  ['When the bus came we were asleep.', 'came, we'],
  ['I take the bus everyday.', 'every day'],
  ["I don't know who's lease this is.", 'whose lease'],
  ["You're help was welcome.", 'Your help'],
  ['The informations was useful.', 'information was useful'],
  ['The libary is closed.', 'library'],
  ['We met mr Brown there.', 'Mr Brown'],
  ['She lay in the road until the ambulance come.', 'She lay in the road until the ambulance came.'],
  ['The ambulance come after ten minutes and took him away.', 'The ambulance came after ten minutes and took him away.'],
];

let replies: { request: Request; planted: (typeof INPUTS)[number]['planted']; reply: Reply }[] = [];

beforeAll(async () => {
  for (const { request, planted } of INPUTS) {
    for (const formality of new Set<Formality>([request.formality, 'Casual', 'Academic'])) {
      const asked = { ...request, formality };
      replies.push({
        request: asked,
        planted: formality === request.formality ? planted : [],
        reply: await check(request.text, asked),
      });
    }
    for (const key of Object.keys(SWITCHES)) {
      const asked = { ...request, [key]: false };
      replies.push({ request: asked, planted: [], reply: await check(request.text, asked) });
    }
  }
  for (const [n, text] of [...WRONG.map(([wrong]) => wrong), ...RIGHT].entries()) {
    const request = { ...DEFAULTS, text, formality: FORMALITIES[n % 4]!, language: n % 3 ? 'en-US' : 'en-GB' } as Request;
    replies.push({ request, planted: [], reply: await check(text, request) });
  }
}, 60_000);

describe('every issue', () => {
  it('stands in the text as it was sent, behind the one before, never in it', () => {
    expect(replies.length).toBeGreaterThan(140);
    for (const { request, reply } of replies) {
      let end = 0;
      for (const issue of reply.issues) {
        expect(issue.offset, JSON.stringify(issue)).toBeGreaterThanOrEqual(end);
        expect(issue.length).toBeGreaterThan(0);
        end = issue.offset! + issue.length!;
        expect(end).toBeLessThanOrEqual(request.text.length);
      }
    }
  });

  it('is explained in a plain sentence', () => {
    for (const { reply } of replies)
      for (const { message } of reply.issues) {
        expect(message).toMatch(/^[“"‘\p{Lu}].*[.?!]$/su);
        expect(message).not.toMatch(/undefined|\$\d|`|\s{2}/);
      }
  });

  it('offers at most five different replacements, and suggests only the first of them', () => {
    for (const { request, reply } of replies)
      for (const issue of reply.issues) {
        const { replacements = [], suggestion } = issue;
        expect(new Set(replacements).size).toBe(replacements.length);
        expect(replacements.length).toBeLessThanOrEqual(5);
        expect(replacements).not.toContain(marked(request.text, issue));
        for (const words of replacements) expect(words).toMatch(/\S/);
        if (suggestion !== undefined) expect(suggestion).toBe(replacements[0]);
      }
  });

  it('with a suggestion has it in the corrected text, which is the text as sent everywhere else', () => {
    for (const { request, reply } of replies) {
      let made = request.text;
      for (const issue of [...reply.issues].reverse())
        if (issue.suggestion !== undefined)
          made = made.slice(0, issue.offset) + issue.suggestion + made.slice(issue.offset! + issue.length!);
      expect(reply.correctedText).toBe(made);
    }
  });

  it('keeps the spaces, the quotation marks and the emoji around it', async () => {
    const text = '  🍋🍋 She   recieved\u00a0“teh” book…\r\n\r\n\tIts been late 👩‍👩‍👧, ok?  ';
    const { correctedText, issues } = await check(text);
    expect(issues.map((issue) => marked(text, issue))).toContain('recieved');
    expect(correctedText).toContain('received\u00a0“');
    expect(correctedText).toMatch(/^ {2}🍋🍋 She .*\r\n\r\n\tIt's been late 👩‍👩‍👧, ok\? {2}$/s);
  });
});

describe('what is found', () => {
  it('most of the planted errors, corrected or shown', () => {
    const cases = replies.flatMap(({ request, planted, reply }) => planted.map((error) => ({ ...error, request, reply })));
    expect(cases.length).toBeGreaterThan(45);
    const missed = cases.filter(({ wrong, request: { text }, reply }) => {
      const at = text.indexOf(wrong);
      return !reply.issues.some(({ offset = 0, length = 0 }) => offset < at + wrong.length && at < offset + length);
    });
    const uncorrected = cases.filter(
      ({ right, also = [], reply }) =>
        ![right, ...also].some((words) => reply.correctedText.toLowerCase().includes(words.toLowerCase())) &&
        !reply.issues.some(({ replacements }) =>
          replacements?.some((words) => words.toLowerCase().includes(right.toLowerCase())),
        ),
    );
    expect(missed.length / cases.length, missed.map(({ wrong }) => wrong).join(', ')).toBeLessThanOrEqual(0.1);
    expect(uncorrected.length / cases.length, uncorrected.map(({ wrong }) => wrong).join(', ')).toBeLessThanOrEqual(0.1);
  });

  it('nothing in the samples that are right', async () => {
    const right = INPUTS.filter(({ planted }) => planted.length === 0);
    expect(right.length).toBeGreaterThan(1);
    for (const { request } of right) expect((await check(request.text, request)).issues).toEqual([]);
  });

  it.each(WRONG)('%s', async (wrong, right) => {
    expect(await corrected(wrong)).toContain(right);
  });

  it.each(RIGHT.map((text) => [text.slice(0, 40), text] as const))('nothing in what is right: %s…', async (_, text) => {
    const { issues, correctedText } = await check(text, { language: 'en-GB' });
    expect(issues).toEqual([]);
    expect(correctedText).toBe(text);
  });

  it.each([
    'The man whom I spoke to gave me these.',
    'The woman he lied to took the money.',
    'Reading old letters makes me miss her.',
    'Two and a half hours is enough.',
    'He is taller than his father and he has blue eyes.',
    'A buyer reads the first lines, looks for what they get, and decides.',
    'Before the first check it shows 85.',
    'Most quotes people share were never said by the person.',
    'Although the price is high, many customers like it.',
  ])('nothing in %s', async (text) => {
    expect(await corrected(text)).toBe(text);
  });

  it.each([
    ['I come from the Brazil.', 'I come from Brazil.'],
    ['I am not understand what you mean.', 'I do not understand what you mean.'],
    ['He came before ten minutes.', 'He came ten minutes ago.'],
    ['Last week I went to bought a car.', 'Last week I went to buy a car.'],
  ])('%s becomes %s', async (text, right) => {
    expect(await corrected(text)).toBe(right);
  });

  it('next to nothing in the words of the tools themselves', async () => {
    const abouts = Object.values(import.meta.glob<typeof tool>('../../tools/*.ts', { import: 'default', eager: true }));
    const texts = abouts.map(({ about }) => [...about.what, ...about.questions.map(({ answer }) => answer)].join(' '));
    expect(texts.length).toBeGreaterThan(15);
    const text = texts.join('\n\n');
    const { issues } = await check(text, { language: 'en-GB' });
    const words = text.split(/\s+/).length;
    const serious = issues.filter(({ type }) => type !== 'style').map((issue) => `${marked(text, issue)}: ${issue.message}`);
    expect(words).toBeGreaterThan(2500);
    expect(serious.length, serious.join('\n')).toBeLessThanOrEqual(words / 400);
  });

  it('no names, addresses, code, tags or quotations in another language', async () => {
    const text =
      'Siobhan and Nkechi asked @zorbl about #kwyjibo at www.qwfp.com/zxcv. Run `npm instal` in ~/src/qzx, then mail qq.zz@xkcd.com. She said “je ne sais quoi” and left for Llanfairpwll.';
    expect((await check(text)).issues).toEqual([]);
  });

  it('no word that is only spoken of: it is shown, and left as it is', async () => {
    const text = 'The messages are shown in full, even when "shortmess" tells otherwise, and the option "fname" is ignored.';
    expect(await corrected(text)).toBe(text);
  });

  it('nothing of a word that every object has a property of', async () => {
    const text = 'I am constructor of nothing. Constructor you are? He constructor very constructor.';
    expect(await corrected(text)).not.toMatch(/function|native code/);
  });

  it('a list of names, a heading and a list without full stops as they are', async () => {
    const text =
      'Who We Were Then: A Memoir of Leaving\n\nPresent: J. Ortiz (chair), P. Singh, M. Duval, R. Okonkwo\n\nOptions:\n\n- delay: how many milliseconds there are between two tries\n- limit: how many tries there are';
    expect((await check(text)).issues).toEqual([]);
  });

  it('a name of a day or of a city without its capital, but no better-known word instead of a name', async () => {
    const text = 'Ikram and Delphyne visited paris on tuesday.';
    const { issues, correctedText } = await check(text);
    expect(issues.map((issue) => marked(text, issue))).toEqual(['paris', 'tuesday']);
    expect(correctedText).toBe('Ikram and Delphyne visited Paris on Tuesday.');
  });

  it('corrects once and for all: a corrected text is left as it is', async () => {
    for (const { request } of INPUTS.filter(({ request: { language } }) => language.startsWith('en'))) {
      const once = await corrected(request.text, request);
      expect(await corrected(once, request)).toBe(once);
    }
  });
});

describe('the four checks', () => {
  const text = 'he dont know the adress , due to the fact that he are new.';

  it.each(Object.entries(SWITCHES))('%s switched off finds nothing of its kind', async (key, type) => {
    expect((await check(text)).issues.map((issue) => issue.type)).toContain(type);
    const { issues } = await check(text, { [key]: false });
    expect(issues.map((issue) => issue.type)).not.toContain(type);
    expect(issues.length).toBeGreaterThan(0);
    for (const { request, reply } of replies)
      for (const issue of reply.issues) if (request[key as keyof typeof SWITCHES] === false) expect(issue.type).not.toBe(type);
  });

  it('all switched off leave the text alone', async () => {
    const off = Object.fromEntries(Object.keys(SWITCHES).map((key) => [key, false]));
    expect(await check(text, off)).toEqual({ correctedText: text, issues: [] });
  });
});

describe('formality', () => {
  const found = async (text: string, formality: Formality): Promise<string[]> =>
    (await check(text, { formality })).issues.map((issue) => marked(text, issue));

  it('casual leaves contractions, slang and short forms alone', async () => {
    expect(await found("We can't come, it's gonna rain, guys! There are tons of reasons.", 'Casual')).toEqual([]);
    expect(await found('Hey, thx for the msg lol', 'Casual')).toEqual([]);
  });

  it('standard marks what is typed for short', async () => {
    const text = "We can't come today. Thx for asking, but it is gonna rain.";
    expect(await found(text, 'Standard')).toEqual(['Thx', 'gonna']);
  });

  it('formal marks contractions and slang, and writes contractions out', async () => {
    const text = "We can't accept the offer, guys. It's a bunch of nonsense, and they've said so.";
    expect(await found(text, 'Formal')).toEqual(["can't", 'guys', "It's", 'a bunch of', "they've"]);
    expect(await corrected(text, { formality: 'Formal' })).toBe(
      'We cannot accept the offer, guys. It is a bunch of nonsense, and they have said so.',
    );
  });

  it('academic marks opinions, vague quantities, rhetorical questions and exclamation marks as well', async () => {
    const text = 'I think that a lot of studies agree! Is this not strange? The sample was small.';
    expect(await found(text, 'Standard')).toEqual([]);
    expect(await found(text, 'Academic')).toEqual(['I think that', 'a lot of', '!', '?']);
  });

  it('each level marks more of the same text than the one before', async () => {
    const text = "I think it's gonna be a lot of fun, guys! We don't know why. The kids can't wait, and isn't that great?";
    const counts = await Promise.all(FORMALITIES.map(async (formality) => (await found(text, formality)).length));
    expect(counts).toEqual([...counts].sort((one, other) => one - other));
    expect(new Set(counts).size).toBe(4);
  });
});

describe('style', () => {
  it('says long turns of phrase shortly', async () => {
    expect(await corrected('We stayed due to the fact that it rained.')).toBe('We stayed because it rained.');
    expect(await corrected('Despite the fact that it rained, we left.')).toBe('Although it rained, we left.');
  });

  it('marks a very long sentence, many passives and equal openings, with nothing to put in their place', async () => {
    const long = `We walked ${'along the river and over the hill '.repeat(8)}until night.`;
    const passive = 'The door was opened. A lamp was broken. Two chairs were moved. Then the floor was washed. We left.';
    const same = 'She sat down. She opened the book. She read a page.';
    for (const [text, about] of [
      [long, /words/],
      [passive, /passive/],
      [same, /begin with/],
    ] as const) {
      const { issues } = await check(text);
      expect(issues.length, text).toBeGreaterThan(0);
      for (const issue of issues) {
        expect(issue.type).toBe('style');
        expect(issue.message).toMatch(about);
        expect(issue).not.toHaveProperty('suggestion');
      }
    }
  });
});

describe('American and British English', () => {
  it('each asks for its own spelling and says whose the other is', async () => {
    const american = await check('The color of the gray theater was organized.', { language: 'en-GB' });
    expect(american.correctedText).toBe('The colour of the grey theatre was organized.');
    expect(american.issues.map(({ message }) => message).join(' ')).toMatch(/American/);
    const mixed = await check('We apologise for the color of the programme.', { language: 'en-US' });
    expect(mixed.correctedText).toBe('We apologize for the color of the program.');
    expect(mixed.issues.map(({ message }) => message).join(' ')).toMatch(/British/);
  });

  it('what is British throughout is read as British until somebody chooses otherwise, and that is said', async () => {
    const british = await check('We apologise for the colour. She have chosen it.', { language: 'en-US' });
    expect(british.correctedText).toBe('We apologise for the colour. She has chosen it.');
    expect(british.note).toMatch(/British/);
    expect((await check('The color was organized.', { language: 'en-US' })).note).toBeUndefined();
  });
});

describe('other languages', () => {
  const TEXTS = [
    [
      'es-ES',
      'La conputadora de mi hermana esta en la mesa , pero pero no funciona. mañana voy a llebarla.',
      'La computadora de mi hermana esta en la mesa, pero no funciona. Mañana voy a llevarla.',
    ],
    [
      'fr-FR',
      'Bonjour ! Malheureusment, l’ordinateur ne marche pas et et le gâteau est magnifque.',
      'Bonjour ! Malheureusement, l’ordinateur ne marche pas et le gâteau est magnifique.',
    ],
    [
      'de-DE',
      'Der Haustürschlüssel ist warscheinlich im im Auto , und wir haben nichtz.',
      'Der Haustürschlüssel ist wahrscheinlich im Auto, und wir haben nichts.',
    ],
    [
      'it-IT',
      'Perchè non vieni con con me? La pizza dell’amico era bellisima.',
      'Perché non vieni con me? La pizza dell’amico era bellissima.',
    ],
  ] as const;

  it.each(TEXTS)('%s: spelling, spaces, doubled words and marks', async (language, text, right) => {
    const reply = await check(text, { language });
    expect(reply.correctedText).toBe(right);
    expect(reply.note).toMatch(/grammar and style are not/);
  });

  it.each([
    ['es-ES', 'El niño comió una manzana en Sevilla. ¿Quieres venir? ¡Cómpramelo! María Fernández vive allí.'],
    ['fr-FR', 'Aujourd’hui, l’école est fermée : il y a trop de neige ! Y a-t-il un problème ? Jean-Luc habite à Quimper.'],
    ['de-DE', 'Die Donaudampfschifffahrt ist schön. Er fährt z. B. mit dem Zug; das Wetter bleibt kühl.'],
    ['it-IT', 'Qual è il problema? C’è un po’ di vento, ma l’acqua è calda. Andiamocene a Rimini.'],
  ] as const)('%s: nothing in what is right', async (language, text) => {
    const { issues, correctedText } = await check(text, { language });
    expect(issues).toEqual([]);
    expect(correctedText).toBe(text);
  });

  it('says so where the text is in another language than the chosen one, and changes none of its words', async () => {
    const german = 'Ich habe gestern mit meinem Bruder ein neues Auto gekauft, und wir sind sehr zufrieden.';
    for (const language of ['en-US', 'es-ES', 'it-IT'] as const) {
      const { correctedText, note } = await check(german, { language });
      expect(correctedText).toBe(german);
      expect(note).toMatch(/language/);
    }
  });

  it('are among the languages that the tool offers, with both kinds of English', () => {
    expect(writer.languages).toEqual(['en-US', 'en-GB', 'es-ES', 'fr-FR', 'de-DE', 'it-IT']);
  });
});

describe('odd input', () => {
  const ODD = [
    'They never said',
    'x',
    '?',
    '...',
    '🍋',
    '🍋🍋 fresh 🍋',
    '12345',
    'THE GOVERMENT HAS DECIDED TO CLOSE THE SCHOOL.',
    'no capitals no stops no nothing just words and words',
    '私はとても元気です。',
    'мы продаем мёд',
    'تخفيضات على الأثاث',
    '<script>alert("hi")</script> <b>Sofa</b> sale',
    'https://example.org',
    'a "quoted (thing {slot} [x] @ ^ \' “',
    '$& $1 %s {{name}} __proto__ toString',
    'ab\u0000cd \ud800 \u202Eabc e\u0301',
    'word '.repeat(500),
    'a'.repeat(19_000),
    '"('.repeat(2000),
    `We sell lamps. ${'They is lovely and bright and come in many size. '.repeat(60)}`,
    '- one item\n- two item\n\n1. first\n2. second\n\nTable | of | things',
  ];

  it.each(ODD.map((text) => [text.slice(0, 30), text] as const))('%s', async (_, text) => {
    for (const [n, language] of ['en-US', 'fr-FR', 'de-DE'].entries()) {
      const reply = await check(text, { language: language as Request['language'], formality: FORMALITIES[3 - n]! });
      let made = text;
      for (const issue of [...reply.issues].reverse())
        if (issue.suggestion !== undefined)
          made = made.slice(0, issue.offset) + issue.suggestion + made.slice(issue.offset! + issue.length!);
      expect(reply.correctedText).toBe(made);
    }
  });
});
