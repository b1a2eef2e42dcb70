/** Style decides the build: what comes first, how the facts and the services are set, how a reader is led on. */
import type tool from '../../../tools/company-bio-generator.ts';
import type { PayloadOf } from '../../../engine/definition/index.ts';

type StyleName = PayloadOf<typeof tool>['style'];

export type Stage =
  | 'hook'
  | 'lead'
  | 'reading'
  | 'facts'
  | 'services'
  | 'achievements'
  | 'need'
  | 'client'
  | 'attitude'
  | 'first'
  | 'closing';

/** Which of year, place and team are known: "ypt", "yp", … */
export type FactKey = 'ypt' | 'yp' | 'yt' | 'pt' | 'y' | 'p' | 't';

export interface Style {
  readonly plan: readonly (readonly Stage[])[];
  /** Where its first sentence comes from, when there is room for one before the company itself. */
  readonly hook: 'need' | 'image' | undefined;
  readonly facts: Readonly<Record<FactKey, readonly string[]>>;
  readonly services: readonly string[];
  readonly oneService: readonly string[];
  /** Says whom the work is for. */
  readonly serves: readonly string[];
}

export const STYLES: Readonly<Record<StyleName, Style>> = {
  Corporate: {
    plan: [
      ['lead', 'reading', 'facts'],
      ['need', 'services', 'client', 'attitude'],
      ['achievements', 'first', 'closing'],
    ],
    hook: undefined,
    facts: {
      ypt: [
        'Founded in {year} and based {place}, {who} has {team}.',
        '{who} was founded in {year}, is based {place} and has {team}.',
      ],
      yp: ['Founded in {year}, {who} is based {place}.', '{who} was founded in {year} and is based {place}.'],
      yt: ['Founded in {year}, {who} has {team}.', '{who} was founded in {year} and has {team}.'],
      pt: ['{who} is based {place} and has {team}.', 'Based {place}, {who} has {team}.'],
      y: ['{who} was founded in {year}.'],
      p: ['{who} is based {place}.'],
      t: ['{who} has {team}.'],
    },
    services: ['{whose} work includes {items}.', '{whose} range covers {items}.'],
    oneService: ['{whose} main line of work is {items}.'],
    serves: ['{firm} is there for {customers}.', '{firm} works for {customers}.'],
  },
  Startup: {
    plan: [
      ['hook', 'lead', 'reading'],
      ['services', 'client', 'attitude'],
      ['facts', 'achievements', 'first', 'closing'],
    ],
    hook: 'need',
    facts: {
      ypt: ['Founded in {year}, {who} is {team} working {place}.', '{who} was founded in {year} and is now {team} {place}.'],
      yp: ['Founded in {year}, {who} works {place}.', '{who} was founded in {year} and is at work {place}.'],
      yt: ['Founded in {year}, {who} is {team}.', '{who} was founded in {year} and is now {team}.'],
      pt: ['{who} is {team} working {place}.', '{who} works {place}, with {team} on the job.'],
      y: ['{who} was founded in {year}.'],
      p: ['{who} is at work {place}.', '{who} works {place}.'],
      t: ['{who} is {team}.', 'The work is in the hands of {team}.'],
    },
    services: ['On offer right now: {items}.', 'The line-up today: {items}.'],
    oneService: ['The focus right now: {items}.'],
    serves: ['{firm} is made for {customers}.', 'All of it is for {customers}.'],
  },
  Tech: {
    plan: [
      ['lead', 'reading', 'services', 'facts', 'achievements'],
      ['need', 'client', 'attitude'],
      ['first', 'closing'],
    ],
    hook: undefined,
    facts: {
      ypt: ['At a glance: founded in {year}, based {place}, {team}.', 'The key facts: founded in {year}, {team} {place}.'],
      yp: ['At a glance: founded in {year}, based {place}.', 'The key facts: founded in {year} and based {place}.'],
      yt: ['At a glance: founded in {year}, {team}.', 'The key facts: founded in {year}, with {team}.'],
      pt: ['At a glance: based {place}, {team}.', 'The key facts: {team} {place}.'],
      y: ['{who} was founded in {year}.'],
      p: ['{who} operates {place}.'],
      t: ['The people behind it: {team}.'],
    },
    services: ['In detail, the work covers {items}.', 'What it covers: {items}.'],
    oneService: ['In detail, the work is {items}.', 'The core of it: {items}.'],
    serves: ['Who it is for: {customers}.', '{firm} is built around {customers}.'],
  },
  Creative: {
    plan: [
      ['hook', 'lead', 'reading'],
      ['facts', 'services', 'achievements'],
      ['client', 'attitude'],
      ['first', 'closing'],
    ],
    hook: 'image',
    facts: {
      ypt: [
        'Founded in {year}, {who} is brought to life every day by {team} {place}.',
        'The story so far: founded in {year}, at home {place}, told by {team}.',
      ],
      yp: ['The story so far: founded in {year}, at home {place}.', '{who} was founded in {year}, and you will find it {place}.'],
      yt: [
        'The story so far: founded in {year}, told by {team}.',
        '{who} was founded in {year} and is brought to life every day by {team}.',
      ],
      pt: ['{who} is brought to life every day by {team} {place}.'],
      y: ['{who} has been writing its own story since it was founded in {year}.'],
      p: ['You will find {who} {place}.'],
      t: ['{who} is brought to life every day by {team}.', 'The story is told by {team}.'],
    },
    services: ['On the menu: {items}.', 'In the toolbox: {items}.', 'On the palette: {items}.'],
    oneService: ['In the leading part: {items}.'],
    serves: ['The door is open to {customers}.', 'Through the door come {customers}.'],
  },
  Traditional: {
    plan: [
      ['facts', 'lead', 'reading'],
      ['services', 'achievements', 'client', 'attitude'],
      ['need', 'first', 'closing'],
    ],
    hook: undefined,
    facts: {
      ypt: [
        'Founded in {year}, {who} has its home {place} and relies on {team}.',
        '{who} was founded in {year} and has its home {place}, where {team} carries on the work.',
      ],
      yp: ['Founded in {year}, {who} has its home {place}.', '{who} was founded in {year} and has its home {place}.'],
      yt: ['{who} was founded in {year}, and {team} carries on the work.'],
      pt: ['{who} has its home {place}, where {team} carries on the work.'],
      y: ['{who} was founded in {year}.'],
      p: ['{who} has its home {place}.'],
      t: ['At {name}, {team} carries on the work.'],
    },
    services: ['The range takes in {items}.', 'Those who come to {firm} will find {items}.'],
    oneService: ['The principal work is {items}.'],
    serves: ['{firm} is at the service of {customers}.', '{firm} serves {customers}.'],
  },
  Modern: {
    plan: [
      ['lead', 'reading'],
      ['services', 'facts', 'achievements'],
      ['need', 'client', 'attitude'],
      ['first', 'closing'],
    ],
    hook: undefined,
    facts: {
      ypt: [
        'Founded in {year}, {who} is {team} {place}.',
        'Founded in {year}, {who} can be found {place}, where {team} is at work.',
      ],
      yp: ['Founded in {year}, {who} can be found {place}.', '{who} can be found {place} and was founded in {year}.'],
      yt: ['{who} is {team}, founded in {year}.', 'Founded in {year}, {who} works as {team}.'],
      pt: ['{who} is {team} {place}.', '{who} can be found {place}, where {team} is at work.'],
      y: ['{who} was founded in {year}.'],
      p: ['{who} can be found {place}.'],
      t: ['{who} works as {team}.'],
    },
    services: ['On the list: {items}.', 'What you will find: {items}.'],
    oneService: ['What you will find: {items}.', 'The focus is on {items}.'],
    serves: ['{firm} is here for {customers}.', 'It is all meant for {customers}.'],
  },
};
