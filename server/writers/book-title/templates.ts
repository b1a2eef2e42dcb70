/**
 * The forms of title there are. A slot in braces takes a noun of the visitor's:
 * {the} any with its article ("the ferry", "the sisters", "snow" with "the"), {a} one with "a" or several without,
 * {it} a thing with its article, {one} a single one, {single} a single one or person, {call} a thing spoken to ("moon"), {folk} people without article,
 * {bare} several or a mass ("snow", "love letters"), {thing} one, without article, {object} one that can be held, {who} people with their article,
 * {name} a person's name, {place} a place's, {attr} a single word that can stand before another noun,
 * {any} what can stand alone ("snow", "the ferry", "Saltby"), {act} "inherit a circus", {deed} the same with "the", {doing} "inheriting a circus",
 * {where} "on the morning ferry", {count} "nine weeks", {topic} what a book of facts is about, {subject} the same where it is a noun, {region} a place without article, {readers} whom it is for,
 * {feel} an abstract mass, {label} words in another language. A number makes the slots differ.
 */
import type { Kind } from './genre.ts';

export interface Template {
  readonly text: string;
  /** The kinds of book it suits. */
  readonly kinds: readonly Kind[];
  /** The genres it belongs to, where it belongs to some only. */
  readonly genres?: readonly string[];
  /** The tones it speaks in; with none it suits every tone. */
  readonly tones?: readonly string[];
  readonly audiences?: readonly string[];
}

const STORY: readonly Kind[] = ['fiction'];
const TALES: readonly Kind[] = ['fiction', 'children'];
const LIFE: readonly Kind[] = ['memoir'];
const FACTS: readonly Kind[] = ['advice', 'history', 'travel'];

const lines = (kinds: readonly Kind[], text: string, rest: Omit<Template, 'text' | 'kinds'> = {}): Template[] =>
  text
    .trim()
    .split('\n')
    .map((line) => ({ text: line.trim(), kinds, ...rest }));

export const TEMPLATES: readonly Template[] = [
  ...lines(
    STORY,
    `
    {the}
    {the1} and {the2}
    The Last {thing}
    The Other {thing}
    {place}
    The {region} {thing}
    {name} and {the}
    {name}’s {thing}
    A {thing} for {name}
    What {who} Knew
    What {who} Left Behind
    {count} {where}
    {count} in {place}
    {count} of {bare}
    The {attr} {thing}
    All the {plural}
    {bare} {where}
    Before {it}
    After {it}
    {deed}
    {doing}
    The Road to {place}
    Leaving {place}
    Return to {place}
    A {thing} in {place}
    {count}
    {bare} and {bare2}
    The {thing} and Other Secrets
    Everything but {it}
    The {attr} {folk}
    {folk} of the {thing}
    {who}, {it}
    {who} and {it}
    Between {who} and {it}
    Somebody Else’s {object}
    A Borrowed {object}
    The {person}’s {thing}
    {doing}, {where}
    No {object} Tonight
    The {thing} at the End of the World
    The {person} Who Stayed
    Anything but {bare}
  `,
  ),
  ...lines(
    ['fiction'],
    `
    The Secret of {it}
    The {attr} Mystery
    The {region} Mystery
    The {attr} Affair
    Someone at {spot}
    Trouble {where}
    Nobody Knows {who}
    The Case of {it}
    {name} Investigates
    The {thing} Nobody Saw
    The Silent {thing}
    A Clue {where}
  `,
    { genres: ['Mystery'] },
  ),
  ...lines(
    ['fiction'],
    `
    Nobody Leaves {spot}
    The {attr} Lie
    Trust {who}
    No Way Back to {place}
    One {object} Too Many
    Every {person} Lies
    Run from {spot}
    {spot} Is Watching
    Behind {it}
  `,
    { genres: ['Thriller', 'Horror'] },
  ),
  ...lines(
    ['fiction'],
    `
    Love {where}
    Falling for {the}
    The Heart of {it}
    Love, {any} and {any2}
    A Kiss {where}
    Meet Me at {spot}
    Dear {name}
    Dear {call}
    Say Yes to {name}
    {place}, with Love
    The {attr} Wedding
  `,
    { genres: ['Romance'] },
  ),
  ...lines(
    ['fiction'],
    `
    The {attr} Keeper
    A Crown of {bare}
    Heir to {it}
    The Song of {it}
    Daughter of {bare}
    {person} of {place}
    The {attr} Throne
    {bare} and Ember
    The Oath of {it}
    A Throne of {bare}
    The {attr} Prophecy
  `,
    { genres: ['Fantasy'] },
  ),
  ...lines(
    ['fiction'],
    `
    The {attr} Protocol
    The {attr} Signal
    Beyond {it}
    The Last {thing} on {place}
    Children of {it}
    Signals from {it}
    The {attr} Machine
    The {attr} Paradox
    After {place}
    A Map of {it}
  `,
    { genres: ['Science Fiction'] },
  ),
  ...lines(
    ['fiction'],
    `
    The {person} of {place}
    {place}, {year}
    The {thing} of {year}
    A {attr} in Wartime
    The {attr} Years
    Letters from {place}
    The {person}’s {thing}
  `,
    { genres: ['Historical Fiction'] },
  ),
  ...lines(
    ['fiction'],
    `
    The Weight of {bare}
    A Brief History of {bare}
    Ordinary {bare}
    An Inventory of {bare}
    The {attr} Year
    The Year of {it}
    Other People’s {bare}
    The Distance to {it}
    A Place for {bare}
    Some {bare}
  `,
    { genres: ['Literary Fiction', 'Historical Fiction'] },
  ),

  // Tones, for stories.
  ...lines(
    STORY,
    `
    The Fall of {it}
    The Price of {feel}
    Against {it}
    {who} Against {it}
    A {thing} on Fire
    No Mercy for {who}
    The Day {the} Fell Silent
    {it} Must Fall
    The Breaking of {it}
  `,
    { tones: ['Dramatic'] },
  ),
  ...lines(
    STORY,
    `
    The Secret of {it}
    What {one} Hides
    The {thing} Nobody Saw
    Secrets of {place}
    Whispers {where}
    Nobody Knows {who}
    The Other {thing}
    The Riddle of {it}
    Something about {it}
    The Silence of {it}
    Behind {it}
  `,
    { tones: ['Mysterious'] },
  ),
  ...lines(
    ['fiction', 'memoir'],
    `
    How to {act}
    How Not to {act}
    The Trouble with {the}
    {any} and Other Disasters
    Never Mind {it}
    Please Do Not Touch {it}
    Mostly {bare}
    {bare}, Mostly
    Send More {bare}
    The Joy of {doing}
    The Wrong {thing}
    Who Ordered {it}?
    Not Another {thing}
    Lost: One {object}
    For Sale: One {object}
    Anyone for {bare}?
    {it}, Apparently
    A Fool and {it}
  `,
    { tones: ['Humorous'] },
  ),
  ...lines(
    STORY,
    `
    Love {where}
    Falling for {the}
    The Heart of {it}
    Love, {any} and {any2}
    Meet Me at {spot}
    A Love Letter to {it}
    With Love, {name}
    The Language of {bare}
    Once, {where}
    All My Love, {name}
    Kiss Me {where}
    Tender {bare}
    A Heart Full of {bare}
  `,
    { tones: ['Romantic'] },
  ),
  ...lines(
    STORY,
    `
    Beneath {it}
    Blood {where}
    {bare} and Bone
    The Dead {thing}
    A Grave for {who}
    {one} Burns Black
    No Light {where}
    The Hollow {thing}
    {bare} and Ashes
    The Last of {it}
    Bury {it}
    What {it} Took
    Cold {bare}
    The Dark {where}
  `,
    { tones: ['Dark'] },
  ),
  ...lines(
    ['fiction', 'memoir'],
    `
    A Light {where}
    Hope {where}
    Beyond {it}
    The Courage to {act}
    Still {doing}
    Begin Again in {place}
    Room for {bare}
    After {it}, Morning
    The Long Way to {place}
    {any} and Hope
    Ready for {it}
    {bare} and Morning Light
    A New {thing}
  `,
    { tones: ['Inspirational'] },
  ),
  ...lines(
    TALES,
    `
    The Curious {thing}
    The Peculiar {thing} of {place}
    The Unlikely {person}
    Once upon a {thing}
    A Most Unusual {thing}
    The {thing} Who Came to Stay
    The Upside-Down {thing}
    A Pocketful of {bare}
    The Extraordinary {thing}
    Half a {thing}
    The {object} That Hummed
  `,
    { tones: ['Whimsical'] },
  ),
  ...lines(
    ['fiction', 'memoir', 'poetry'],
    `
    Of {bare} and {bare2}
    {any}, {any2}
    The Weight of {bare}
    A Song for {the}
    Elegy for {the}
    {any} at Dusk
    Almost {bare}
    {bare}, like Weather
    The Hours of {bare}
    So Much {bare}
    Toward {it}
  `,
    { tones: ['Poetic', 'Literary'] },
  ),
  ...lines(
    ['fiction'],
    `
    {the}: A Novel
    {any} and {any2}: A Novel
    {doing}: A Novel
    The {attr} {thing}: A Novel
    {count}: A Novel
  `,
    { tones: ['Professional', 'Academic', 'Literary'] },
  ),

  // Tones, for books of facts and lives.
  ...lines(
    ['advice', 'history', 'travel', 'cookbook', 'memoir', 'poetry'],
    `
    On {topic}
    The Quiet Pleasures of {topic}
    An Essay on {topic}
    The Company of {topic}
    Some Notes on {topic}
  `,
    { tones: ['Literary'] },
  ),
  ...lines(
    ['advice', 'history', 'travel', 'cookbook', 'memoir', 'poetry'],
    `
    {topic} or Nothing
    The Fight for {topic}
    {topic} under Pressure
    Everything for {topic}
    The Price of {topic}
  `,
    { tones: ['Dramatic'] },
  ),
  ...lines(
    ['advice', 'history', 'travel', 'cookbook', 'memoir', 'poetry'],
    `
    The Secret Life of {topic}
    The Hidden Side of {topic}
    Secrets of {topic}
    What Nobody Says about {topic}
    The Mystery of {topic}
  `,
    { tones: ['Mysterious'] },
  ),
  ...lines(
    ['advice', 'history', 'travel', 'cookbook', 'memoir', 'poetry'],
    `
    For the Love of {topic}
    A Love Letter to {topic}
    {topic}, with Love
    Falling for {topic}
  `,
    { tones: ['Romantic'] },
  ),
  ...lines(
    ['advice', 'history', 'travel', 'cookbook', 'memoir', 'poetry'],
    `
    {topic} after Dark
    The Dark Side of {topic}
    {topic} at Midnight
    The Night Side of {topic}
    {topic} in the Dark
  `,
    { tones: ['Dark'] },
  ),
  ...lines(
    ['advice', 'history', 'travel', 'cookbook', 'memoir', 'poetry'],
    `
    The Wonderful World of {topic}
    The Curious Business of {topic}
    {topic} and Other Small Wonders
    Oh, for {topic}
    A Pocketful of {subject}
  `,
    { tones: ['Whimsical'] },
  ),
  ...lines(
    ['advice', 'history', 'travel', 'cookbook', 'memoir', 'poetry'],
    `
    Ode to {topic}
    The Quiet Music of {topic}
    {topic}, like Weather
    In Praise of {topic}
    A Song of {topic}
  `,
    { tones: ['Poetic'] },
  ),
  ...lines(
    ['advice', 'history', 'travel', 'cookbook', 'memoir', 'poetry'],
    `
    {topic} and Hope
    A New Day for {topic}
    The Gift of {topic}
  `,
    { tones: ['Inspirational'] },
  ),
  ...lines(
    ['advice', 'history', 'travel', 'cookbook', 'memoir', 'poetry'],
    `
    {topic} and Other Accidents
    The Trouble with {topic}
    {topic}: The Funny Side
  `,
    { tones: ['Humorous'] },
  ),
  ...lines(
    ['children'],
    `
    The Secret of {it}
    Who Hid {it}?
    {it} at the Window
  `,
    { tones: ['Mysterious'] },
  ),
  ...lines(
    ['children'],
    `
    Who Ordered {it}?
    Not Another {object}!
    Oh No, {call}!
    {one} Has Hiccups
  `,
    { tones: ['Humorous'] },
  ),
  ...lines(
    ['children'],
    `
    I Love {it}
    A Kiss for {the}
  `,
    { tones: ['Romantic'] },
  ),
  ...lines(
    ['children'],
    `
    {it} in the Dark
    The Night of {it}
    Who Is Afraid of {the}?
  `,
    { tones: ['Dark'] },
  ),
  ...lines(
    ['children'],
    `
    Brave like {a}
    A Star for {the}
    Yes, {call}!
  `,
    { tones: ['Inspirational'] },
  ),
  ...lines(
    ['children'],
    `
    A Song for {it}
    {it} and the Wind
    Softly, {call}
  `,
    { tones: ['Poetic'] },
  ),
  ...lines(
    ['children'],
    `
    Save {it}!
    Help, {call}!
    The Day {the} Got Lost
  `,
    { tones: ['Dramatic'] },
  ),
  ...lines(
    ['children'],
    `
    The Story of {it}
    Once There Was {a}
    The Quiet {object}
  `,
    { tones: ['Literary'] },
  ),
  ...lines(
    ['children'],
    `
    All about {it}
    The Big Book of {it}
  `,
    { tones: ['Professional'] },
  ),
  ...lines(
    ['children'],
    `
    All about {it}
    The Facts about {it}
  `,
    { tones: ['Academic'] },
  ),
  ...lines(
    STORY,
    `
    {the}: A Novel
    {any} and {any2}: A Novel
    The {attr} {thing}: A Novel
  `,
    { audiences: ['Adults', 'Academics', 'Professionals'] },
  ),
  ...lines(
    ['fiction', 'children', 'memoir'],
    `
    {the}: A Story to Share
    {who} and {it}: A Family Story
  `,
    { audiences: ['Parents'] },
  ),

  ...lines(
    ['cookbook', 'travel', 'history', 'advice'],
    `
    Who Needs {topic}?
    {topic}, Apparently
    Never Again: {topic}
  `,
    { tones: ['Humorous'] },
  ),
  ...lines(
    ['cookbook', 'travel', 'history', 'advice'],
    `
    {topic} for Brighter Days
    Say Yes to {topic}
    {topic} with Heart
  `,
    { tones: ['Inspirational'] },
  ),
  ...lines(
    ['memoir'],
    `
    Lessons from {a}
    {any}: A Working Life
    The Business of {topic}
    {topic}: A Professional Memoir
    On the Record: {topic}
    {any} and {any2}: A Working Life
  `,
    { tones: ['Professional'] },
  ),
  ...lines(
    ['poetry'],
    `
    Selected Poems: {any}
    Collected Poems: {any}
    {any} and {any2}: Collected Poems
    {topic}: New and Selected Poems
  `,
    { tones: ['Professional'] },
  ),

  ...lines(
    ['cookbook', 'travel'],
    `
    {topic} by Candlelight
    {topic} for Two
    Come Home to {topic}
  `,
    { tones: ['Romantic'] },
  ),
  ...lines(
    ['children'],
    `
    {who} and {the}
    {name} and {the}
    {name} and the {thing}
    Hello, {call}!
    Where Is {single}?
    Follow That {object}!
    {the} Next Door
    Wait for Me, {call}!
    {the} and Me
    The Little {thing}
    Can You See {the}?
    A {thing} of My Own
    The {person} Who Loved {the}
    The Brave Little {person}
    The {attr} Song
    Is That a {object}?
    One {person}, One {thing}
    {one} Says Good Night
    My Friend {it}
    Shh, {call}!
    The Night {the} Came Home
    {the}
    How {one} Got Its Name
    The Smallest {thing}
    A Hug for {the}
    Look, {call}!
  `,
  ),

  ...lines(
    ['poetry'],
    `
    {any}, {any2} and {any3}
    {any} and {any2}
    {bare} in {place}
    {region} Poems
    The {attr} Poems
    {any}: Poems
    Leaving {place}
    Letters from {place}
    A Song for {any}
    The Word for {bare}
    Of {bare} and {bare2}
    {any}, Afterwards
    Almost {bare}
    Small Hours, {bare}
    {bare} at the Window
    What {bare} Says
    After {it}
    {place}, Leaving
    Notes from {place}
    How to Say {bare}
    {bare}, Twice
    Between {any} and {any2}
    The Grammar of {bare}
    {doing}
    Towards {place}
    Goodbye to {any}
    For {who}
    What {one} Remembers
    Listening to {it}
    {it} and Other Poems
    In the Voice of {it}
    A Postcard from {it}
    If {one} Could Speak
    Portrait with {a}
    Still Life with {a}
    The Last Time I Saw {who}
    Poems for {who}
    My {person}, {any}
    {who}, {it}
    Everything {one} Knows
    {bare} in the Margins
    First {bare}
    The Colour of {bare}
    {bare} for Beginners
  `,
  ),

  ...lines(
    LIFE,
    `
    {doing}
    {doing}: A Memoir
    {any}: A Memoir
    {any}, {any2} and {any3}
    {any} and {any2}: A Memoir
    What {it} Taught Me
    The {attr} Years
    Notes from {a}
    My {object} and Other Stories
    The {object} We Kept
    My {thing} Years
    Letters from {a}
    {it} and Me
    All My {plural}
    A Life with {bare}
    Between {any} and {any2}
    After {it}
    Before {it}: A Memoir
    Learning to {act}
    How I Learned to {act}
    {bare} in the Family
    A {object} of Our Own
    Love, {any} and {any2}
    {name}’s {thing}
    Our {object}: A Memoir
    The Book of {any}
    {any} and Other Inheritances
    Coming Home to {it}
  `,
  ),

  ...lines(
    ['cookbook'],
    `
    {topic}
    {topic} for {readers}
    {topic}: Recipes for {readers}
    The {readersAttr} Cookbook
    The {topicAttr} Kitchen
    The {topicAttr} Table
    The {topicAttr} Cookbook
    Cooking for {readers}
    The {readersAttr} Kitchen
    {topic}, Every Day
    Everyday {subject}
    Simple {subject}
    The Book of {topic}
    Good {subject}
    Feeding {readers}
    {readers} Eat Well
    The {readersAttr} Table
    A Kitchen for {readers}
    Recipes for {readers}
    The Little Book of {topic}
    {topic}: A Cookbook
    The {readersAttr} Kitchen: {topic}
    Eat Well: {topic} for {readers}
    {any}, {any2} and {any3}
    Come and Eat: {topic}
    More {subject}
    {subject} I Love
    The Joy of {topic}
    My {topicAttr} Kitchen
    Home with {subject}
    Sunday {subject}
  `,
  ),

  ...lines(
    ['advice'],
    `
    {topic}
    {topic} for {readers}
    The {readersAttr} Guide to {topic}
    {topic}: A Guide for {readers}
    The Little Book of {topic}
    {topic} without {without}
    On {topic}
    Rethinking {practice}
    The Truth about {subject}
    A Field Guide to {topic}
    Living with {feel}
    The Language of {feel}
    Beyond {feel}
    The Shape of {feel}
    A Companion to {feel}
    After {feel}
    {feel}, Day by Day
    What {feel} Teaches
    Through {feel}
    Start with {subject}
    {any} and {any2}
    {any}, {any2}, {any3}
    {any}: {topic} in Practice
    Making Sense of {topic}
    {practice} That Lasts
    {practice} Made Clear
    The Quiet Art of {topic}
    {doing}
    Learning to {act}
    Notes on {topic}
    A Year of {topic}
    Everyday {practice}
    First Steps in {practice}
    Good {practice}
    Letters on {topic}
    Talking about {topic}
  `,
  ),
  ...lines(
    ['advice'],
    `
    {topic}: Questions and Answers
    {topic}, Step by Step
    The {topicAttr} Handbook
    A Practical Guide to {topic}
    {topic} from the Ground Up
    The {topicAttr} Workbook
    {topic} at Your Own Pace
    {topic} in Plain Words
    {practice} That Works
  `,
    { genres: ['How-To', 'Gardening', 'Self-Help', 'Business', 'Parenting'] },
  ),
  ...lines(
    ['advice'],
    `
    {topic}: Essays
    {topic} and Other Essays
    Thoughts on {topic}
    In Praise of {topic}
    A Defence of {topic}
    The Uses of {topic}
    What {practice} Is For
    Arguments with {topic}
    Looking at {topic}
    Late Thoughts on {topic}
    The Company of {topic}
    The Trouble with {topic}
    On {topic} and {any}
    Towards {topic}
    Small Essays on {topic}
  `,
    { genres: ['Essays'] },
  ),

  ...lines(
    ['advice'],
    `
    {subject}: How to {act}
    Talking Sense about {subject}
    The {topicAttr} Playbook
    {topic}: What Works
    {topic} at Work
  `,
    { genres: ['Business'] },
  ),
  ...lines(
    ['advice', 'history', 'travel', 'cookbook'],
    `
    {topic}: A Professional Handbook
    {topic} in Practice
    The {topicAttr} Playbook
    {topic}: Methods and Practice
    The Professional’s Guide to {topic}
  `,
    { tones: ['Professional'] },
  ),
  ...lines(
    ['advice', 'history', 'travel', 'memoir', 'poetry', 'cookbook'],
    `
    {topic}: A Critical Study
    {any} and {any2}: A Study
    Perspectives on {topic}
    {topic}: An Introduction
    Towards a History of {topic}
    {topic}: Theory and Practice
    Essays on {topic}
    {any}, {any2} and {any3}: A Study
    Reading {any}: An Essay
  `,
    { tones: ['Academic'], audiences: ['Academics'] },
  ),
  ...lines(
    FACTS,
    `
    {topic} for Beginners
    {topic}: A Beginner’s Guide
    First Steps in {topic}
    An Introduction to {topic}
  `,
    { audiences: ['Beginners'] },
  ),
  ...lines(
    FACTS,
    `
    {topic}: A Student’s Guide
    The Student’s Guide to {topic}
    {topic} for Students
  `,
    { audiences: ['Students'] },
  ),
  ...lines(
    FACTS,
    `
    {topic} for Professionals
    {topic}: A Working Handbook
    The Professional’s Guide to {topic}
  `,
    { audiences: ['Professionals'] },
  ),
  ...lines(
    [...FACTS, 'cookbook'],
    `
    {topic} for Busy Parents
    {topic}: A Guide for Parents
    {topic} for the Whole Family
  `,
    { audiences: ['Parents'] },
  ),
  ...lines(
    FACTS,
    `
    How to Survive {topic}
    {topic}: The Funny Side
    {any} and Other Disasters
    {topic}, More or Less
    {topic} for the Easily Distracted
    Oh No, {any}
  `,
    { tones: ['Humorous'] },
  ),
  ...lines(
    FACTS,
    `
    The Courage to {act}
    The Gift of {topic}
    {topic} and Hope
    Begin with {subject}
    You and {topic}
    A Brighter Way to {act}
  `,
    { tones: ['Inspirational'] },
  ),

  ...lines(
    ['fiction', 'memoir'],
    `
    This Is Not about {it}
    Everything I Know about {it}
    Don’t Tell {name}
    It Started with {a}
    {name}, Obviously
    Not My {thing}
    Nobody Told {who}
    Me and {the}
  `,
    { audiences: ['Teenagers', 'Young Adults'] },
  ),
  ...lines(
    [...FACTS, 'cookbook', 'memoir', 'poetry'],
    `
    My First Book of {topic}
    Fun with {topic}
    {topic} for Kids
    Let’s Talk about {topic}
    Hello, {any}!
  `,
    { audiences: ['Children'] },
  ),
  ...lines(
    [...FACTS, 'cookbook'],
    `
    {topic}: Start Here
    {topic} for Your Twenties
  `,
    { audiences: ['Young Adults'] },
  ),

  ...lines(
    ['travel'],
    `
    {counted} in {place}
    {counted} {under}
    {place} in {counted}
    {place}: {counted}
    {place} on Foot
    Discovering {place}
    A Pocket Guide to {place}
    The {region} Companion
    Out and About in {place}
    {under}: {counted} in {place}
    {place}, Step by Step
    Wandering {place}
    {counted}
    {place}: {counted} {under}
    Every Path in {place}
    A Year in {place}
    {region} Days
    Into {place}
    Around {place}: {counted}
    The Lure of {place}
    Slowly through {place}
    {any} and {any2}
    {topic}
    A Field Guide to {place}
    {place} for Walkers
    Looking for {place}
    The Road to {place}
    {place}, Mostly on Foot
    My {region}
    The Best of {place}
    {place} by Heart
  `,
  ),

  ...lines(
    ['history'],
    `
    {any} and {any2}
    {any}, {any2} and {any3}
    {label}, {label2} and {the}
    The {person} and the {thing}
    {label}: The Story of {it}
    The Making of {it}
    Inventing {it}
    {it}: A History
    Before {it}
    A History of {it}
    {who} and {the}
    The {attr} Builders
    Building {it}
    The {label} Story
    {it} and How It Began
    The People behind {it}
    From {label} to {it}
    The {attr} Years
    The Birth of {it}
    {label} and {the}
    The Road to {it}
    Who Made {it}?
    {it}: An Unlikely History
    {label} before {it}
    Notes on {it}
    Looking Back at {it}
  `,
  ),
];

/** For words of another language, which no English grammar touches. */
export const LABEL_TEMPLATES: readonly string[] = `
  {label}
  {label}: A Novel
  {label}: A Story
  Before {label}
  After {label}
  Beyond {label}
  {label} and {label2}
  The Book of {label}
  Letters to {label}
  Notes on {label}
  Looking for {label}
  Remembering {label}
  A Song for {label}
  The Road to {label}
  Only {label}
  Almost {label}
  {label}, {label2}
  Dreaming of {label}
  {label}, Again
  Dear {label}
  Goodbye, {label}
  {label}: A Journey in Words
  Between {label} and {label2}
  All of {label}
  The World of {label}
  Return to {label}
  {label}: A Beginning
  Always {label}
  Towards {label}
  {label} at Last
  In Search of {label}
  A Year of {label}
  Once, {label}
  Without {label}
  {label} by Heart
`
  .trim()
  .split('\n')
  .map((line) => line.trim());
