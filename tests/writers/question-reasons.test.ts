/** Why a question is not answered, so that the right thing is said of it. */
import { describe, expect, it } from 'vitest';
import { seeded } from '../../server/random.ts';
import { readQuestion } from '../../server/writers/answers/question/question.ts';
import { reasonFor, type Reason } from '../../server/writers/answers/refusal/reasons.ts';

const reasonOf = (question: string): Reason =>
  reasonFor({ question: readQuestion(question), category: 'General Knowledge', notes: '', random: seeded(1) });

describe('why there is no answer', () => {
  it.each<[Reason, readonly string[]]>([
    [
      'foreign',
      [
        'Comment faire cuire un oeuf dur ?',
        'mujhe sir dard hai kya karu',
        'bharat ki rajdhani kya hai',
        'Wie koche ich Reis?',
        'como hacer arroz blanco',
        'quanto costa un caffè',
        'jaka jest stolica polski',
        'hoe laat is het',
        '¿Cuántos días tiene febrero?',
        '¿Necesito pasaporte para viajar de España a Inglaterra?',
        '¡Madrid!',
      ],
    ],
    [
      'awaited',
      [
        'Will she get a 7 this summer? And what will the grade boundary be exactly?',
        'everybody says the building is gonna close. Am I getting laid off?',
        'is the 7.42 to london running on time this morning and which platform',
        'what will the mortgage rate be next year, should i fix now',
        'did i pass my citizenship interview',
        'Did I pass my driving test this morning?',
        'will i pass my exam',
        'will england win the world cup',
        'What time does the chemist in Otley shut today?',
      ],
    ],
    [
      'choice',
      [
        'Our bride has not told us her first dance. Which song is she going to pick?',
        'My husband turns 50 in May. What does he want for his birthday?',
      ],
    ],
    [
      'family',
      [
        'what did my great grandmother have for her wedding breakfast in 1911',
        'What was the name of the dog my grandfather had?',
      ],
    ],
    ['uncounted', ['exactly how many loaves were sold in Leeds last Tuesday', 'how many hairs exactly are on a spaniel']],
    ['turnout', ['How many people will come to my opening on Saturday?']],
    [
      'worth',
      [
        'How much is my late dad’s clock worth? It says Smiths on the front.',
        "what's my stamp collection worth",
        'is my grandmother’s sewing machine worth anything',
        'how much would I get for a violin with a famous label',
      ],
    ],
    [
      'unrecorded',
      [
        'what was Shakespeare thinking when he wrote Hamlet',
        'how many steps did Napoleon take in his life',
        'What did people in Manchester think of the weather on 3 June 1724?',
        'how many people are thinking of me now',
      ],
    ],
    ['weather', ['Will it hail on my beans on July 19 next year?']],
    [
      'unworked',
      [
        'The gig paid £1,450, the agent takes 15 percent and the van was £95. The rest is split between four of us. What is mine?',
      ],
    ],
    ['preference', ['who is better messi or ronaldo', 'is tea better than coffee', 'who would win, a lion or a tiger']],
    [
      'opinion',
      [
        'which is the best religion to follow',
        'which religion is true',
        'what is the best city to live in',
        'best country in the world',
      ],
    ],
    [
      'future',
      [
        'do you think my brother will say yes if I ask him to be best man',
        'When will I meet somebody, I am 41 and tired of it',
        'I have some silver. What exactly will the silver price per ounce be on 5 May next year?',
      ],
    ],
    [
      'private',
      [
        'He drove into my gate and left. Can you give me his home address?',
        'I only know her name, can you find me her mobile number',
      ],
    ],
    ['news', ['what is the price of copper right now and should i sell']],
    ['personal', ['What did my sister mean when she said we will talk about it?']],
    [
      'lost',
      [
        'where did I leave my car keys',
        'where is my phone',
        'I had my blue gloves on the bus this morning and now I cant find them, where did I leave them?',
        'My umbrella is gone. Where might I have left it?',
      ],
    ],
    ['luck', ['what numbers will come up in the lotto on saturday', 'what are the winning lottery numbers']],
    ['weather', ['Will it rain on my wedding on 18 July next year?', 'will it snow at christmas']],
    [
      'future',
      [
        'what will win the 3.30 at ascot',
        'which horse is going to win on saturday',
        'any tips for the 2.15 at Kempton',
        'who should I put a fiver on in the derby',
        'Who will score first tonight?',
      ],
    ],
    ['personal', ["what is my mum's maiden name"]],
    ['feelings', ['does my boyfriend love me', 'I said sorry to Ada on Monday. Is she still cross with me?']],
    [
      'verdict',
      ['is my boss going to give the job to me or to Ana? She tells us on Friday', 'is the council going to sell our hall'],
    ],
    ['untold', ['how many calories did I eat yesterday', 'how many hours did my baby sleep last night']],
    ['luck', ['what numbers should I pick for the lottery, the ones that come up most?']],
    [
      'unknown',
      [
        'hw 2 mak cak',
        'la la land director',
        'que sera sera meaning',
        'spaghetti carbonara recipe',
        'how does the lottery work',
        'what happens if a horse falls in a race',
        'what can i put on a bald patch in a lawn',
        'how is the winner of a photo finish told',
        'what is the best time to visit Rome',
        'what are the main religions',
        'why does it rain',
        'where is the appendix',
        'where can I park near the station',
        'where could I put a big sofa in a small room',
        'which is larger, a lake or a sea',
      ],
    ],
  ])('%s', (reason, questions) => {
    for (const question of questions) expect(reasonOf(question), question).toBe(reason);
  });
});
