/** A situation that somebody tells is advised on by its kind, with what they told. */
import { describe, expect, it } from 'vitest';
import { advise } from '../../server/writers/answers/advice/advise.ts';
import { filled } from '../../server/writers/answers/advice/filled.ts';
import { doneBy, saidToThem } from '../../server/writers/answers/advice/turned.ts';
import { readQuestion } from '../../server/writers/answers/question/question.ts';
import { chance } from '../../server/random.ts';

const advised = async (question: string, notes = ''): Promise<string | undefined> => {
  const answer = await advise({ question: readQuestion(question), notes, category: 'General Knowledge', random: chance() });
  return answer && [answer.lead, ...answer.more[0]].join(' ');
};

describe('the advice', () => {
  it.each([
    [
      'One of my café girls has been with me three years and is brilliant, but since her bus changed she’s 15 minutes late nearly every Saturday and the others have started grumbling. What would you say to her?',
      ['before the grumbling grows', 'three years', 'since your bus changed you’re 15 minutes late nearly every Saturday'],
    ],
    [
      'I coach 9 and 10 year olds and one of the dads screams at the umpire, who is maybe 15, every single game. His son is a sweet kid. How do I handle this without making it worse for the boy?',
      ['Talk to him on his own', 'the umpire is only 15', 'Leave his son out of it'],
    ],
    [
      'One of my regulars, been coming to my salon eight years, has no-showed three Saturdays since spring. I don’t charge a cancellation fee but I’m losing about $120 every time. What would you do?',
      ['it has been eight years', 'three Saturdays since spring', '$120 each time'],
    ],
    [
      'I own a duplex and the upstairs tenant is two months behind. She was in the hospital, she’s been good for four years and says she can catch up by spring, but I’ve got a mortgage on the place. Should I start eviction or work with her?',
      ['Work with her first', 'four years', 'two months', 'by spring', 'your lender', '211'],
    ],
    [
      'Next door’s conifers have grown to about 12 feet and our back room is dark by three in the afternoon. We’ve been friends with them for twenty years, so how do I bring it up without a falling out?',
      ['We’ve been friends for twenty years', 'our back room is dark', 'share the cost'],
    ],
    [
      'My GCSEs start in three weeks, I got 4s in the chemistry and physics mocks and want 6s, and I can do about 2 hours a night. What’s the best way to use it?',
      ['marks you lost in the mocks', 'about 2 hours a night', 'chemistry and physics', 'Over the three weeks'],
    ],
    [
      'My mum keeps giving my kids sweets before dinner after we said no. How do I ask her to stop without hurting her?',
      ['a story or an outing'],
    ],
    ['My landlady comes into our house without asking. What should I say?', ['You come into our house without asking']],
    [
      'My uncle keeps sharing political stuff in the family chat. How can I get him to stop?',
      ['You keep sharing political stuff'],
    ],
  ])('uses what is told: %s', async (question, said) => {
    const text = await advised(question);
    for (const part of said) expect(text).toContain(part);
  });

  it.each([
    // The other side of a kind that is known.
    'I missed my hair appointment because of the bus and the salon wants a fee. Do I have to pay it?',
    // No situation, a figure or a fact.
    'How do I descale a kettle?',
    'My tenant moves in on 19 September and rent is €1,150 for the month. What do I charge for the days she is there?',
    'plumber in Limerick quoted me €640 plus vat at 13.5%, what do I hand over in the end',
    // Where more is at stake than advice can carry.
    'My husband hits me when he has been drinking. What should I say to him?',
    'My daughter has a rash and a fever since Monday and won’t eat. What should I do?',
    // Something to write and not something somebody does.
    'My lad’s teacher is leaving at Christmas and I want to put a few nice words in a card. What could I say?',
  ])('is not given on: %s', async (question) => {
    expect(await advised(question)).toBeUndefined();
  });

  it('is not given beside notes', async () => {
    expect(await advised('My flatmate never washes up. What should I say?', 'Rota: Monday Tom, Tuesday Ana')).toBeUndefined();
  });
});

describe('what is said to the other', () => {
  it.each([
    ['keeps buying my kids huge toys and we have no room', 'she', 'you keep buying my kids huge toys'],
    ['borrowed my car and brought it back with a dent', 'he', 'you borrowed my car and brought it back with a dent'],
    ['puts its bins in front of my window', 'they', 'you put your bins in front of my window'],
    ['rings me every time her telly goes wrong', 'she', 'you ring me every time your telly goes wrong'],
    ['told my son he is fat', 'she', undefined],
    ['retired in April and he follows me', 'he', undefined],
    ['rearranges my kitchen every time she stays', 'she', 'you rearrange my kitchen every time you stay'],
    ['has a new puppy that howls', 'she', undefined],
  ] as const)('%s', (does, sex, said) => {
    expect(doneBy(does, sex)).toBe(said);
  });

  it('has no private matter in it', () => {
    expect(saidToThem('Since his divorce he’s been late twice', 'he', /late/)).toBeUndefined();
  });
});

describe('a sentence', () => {
  const slots = new Map([
    ['amount', '£40'],
    ['grumble', ''],
  ]);
  it.each([
    ['It is {amount}.', 'It is £40.'],
    ['It is {day}.', ''],
    ['[On {day} it|It] is [{grumble?}still |]{amount}.', 'It is still £40.'],
    ['[{day?}one|[two {amount}|three]] go.', 'Two £40 go.'],
  ])('%s', (written, said) => {
    expect(filled(written, slots)).toBe(said);
  });
});
