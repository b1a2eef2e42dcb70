/** The readers' own world: who they are, who they answer to, where a topic comes up. */
import type { PayloadOf } from '../../../engine/definition/index.ts';
import type tool from '../../../tools/hook-generator.ts';

export type Request = PayloadOf<typeof tool>;
export type Audience = Request['targetAudience'];

export interface World {
  /** "most students". */
  readonly people: string;
  /** "ask any student". */
  readonly person: string;
  /** Somebody whose judgement counts: "explain it to your examiner". */
  readonly judge: readonly string[];
  /** A place where it comes up. */
  readonly where: readonly string[];
  /** What is at stake, one thing: "your degree". */
  readonly life: readonly string[];
}

export const AUDIENCES: Readonly<Record<Audience, World>> = {
  Everyone: {
    people: 'people',
    person: 'stranger',
    judge: ['a good friend', 'somebody you trust', 'your oldest friend'],
    where: ['on a slow train', 'in a waiting room', 'at the next table'],
    life: ['your week', 'your life', 'your day'],
  },
  'Young Adults': {
    people: 'young adults',
    person: 'young adult',
    judge: ['your flatmate', 'your best mate', 'your mother'],
    where: ['in a shared kitchen', 'on the night bus home', 'on a borrowed sofa'],
    life: ['your adult life', 'your life away from home'],
  },
  Professionals: {
    people: 'professionals',
    person: 'professional',
    judge: ['your manager', 'a new colleague', 'your toughest client'],
    where: ['in the office lift', 'by the office coffee machine', 'at the back of a meeting'],
    life: ['your career', 'your working week'],
  },
  Students: {
    people: 'students',
    person: 'student',
    judge: ['your tutor', 'your examiner', 'the classmate beside you'],
    where: ['in the library', 'in the canteen queue', 'in the back row of the lecture hall'],
    life: ['your degree', 'your student life'],
  },
  Parents: {
    people: 'parents',
    person: 'parent',
    judge: ['your child', 'another parent', 'your own mother'],
    where: ['at the school gate', 'at the kitchen table', 'on the bench by the playground'],
    life: ['your family', 'your family life'],
  },
  Entrepreneurs: {
    people: 'founders',
    person: 'entrepreneur',
    judge: ['your first investor', 'your co-founder', 'your first customer'],
    where: ['in the kitchen of a shared office', 'in the corridor before a pitch', 'at a desk bought second-hand'],
    life: ['your start-up', 'your young company'],
  },
  Writers: {
    people: 'writers',
    person: 'writer',
    judge: ['your editor', 'your first reader', 'your harshest critic'],
    where: ['in a writing group', 'at the quiet end of the library', 'in a café full of laptops'],
    life: ['your writing', 'your next draft'],
  },
  'Content Creators': {
    people: 'creators',
    person: 'creator',
    judge: ['one of your followers', 'the viewer who never comments', 'your oldest subscriber'],
    where: ['behind the camera', 'in a room full of ring lights', 'in front of a home-made backdrop'],
    life: ['your channel', 'your next post'],
  },
  'Business Owners': {
    people: 'business owners',
    person: 'business owner',
    judge: ['your best customer', 'your accountant', 'the newest member of your staff'],
    where: ['behind the counter', 'at a trade fair', 'in the back room of the shop'],
    life: ['your business', 'your trading year'],
  },
  'General Public': {
    people: 'ordinary people',
    person: 'neighbour',
    judge: ['your neighbour', 'your hairdresser', 'your bus driver'],
    where: ['in the queue at the post office', 'on the bus home', 'at the bus stop'],
    life: ['your street', 'your town'],
  },
};
