/**
 * The forms of title there are. A slot in braces takes a noun of the visitor's:
 * {the} any with its article ("the ferry", "the sisters", "snow" with "the"), {a} one with "a" or several without,
 * {bare} several or a mass ("snow", "love letters"), {thing} one, without article, {who} people with their article,
 * {name} a person's name, {place} a place's, {attr} a single word that can stand before another noun,
 * {any} what can stand alone ("snow", "the ferry", "Saltby"), {act} "inherit a circus", {doing} "inheriting a circus",
 * {where} "on the morning ferry", {count} "nine weeks", {topic} what a book of facts is about, {readers} whom it is for,
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
  ...lines(STORY, `
    {the}
    {the1} and {the2}
    The Last {thing}
    The Other {thing}
    {place}
    The {place} {thing}
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
    {any}, {any2}
    {bare} {where}
    Before {the}
    After {the}
    {act!}
    {doing}
    Where {the} Ends
    The Road to {place}
    Leaving {place}
    Return to {place}
    A {thing} in {place}
    {count}
    {bare} and {bare2}
    The {thing} and Other Secrets
    Only {the}
    One {thing}, {count}
  `),
  ...lines(['fiction'], `
    The Secret of {the}
    The {attr} Mystery
    The {place} Mystery
    {the} Mystery
    Someone at {the}
    Trouble {where}
    Nobody Knows {the}
    The Case of {the}
    {name} Investigates
    The {thing} Nobody Saw
    The Silent {thing}
    A Clue {where}
  `, { genres: ['Mystery'] }),
  ...lines(['fiction'], `
    Nobody Leaves {the}
    The {attr} Lie
    Trust {who}
    No Way Back to {place}
    One {thing} Too Many
    Every {person} Lies
    Run from {the}
    {the} Is Watching
    Behind {the}
  `, { genres: ['Thriller', 'Horror'] }),
  ...lines(['fiction'], `
    Love {where}
    Falling for {the}
    The Heart of {the}
    Love, {any} and {any2}
    A Kiss {where}
    Meet Me at {the}
    Dear {name}
    Say Yes to {name}
    {place}, with Love
    The {attr} Wedding
  `, { genres: ['Romance'] }),
  ...lines(['fiction'], `
    The {attr} Keeper
    A Crown of {bare}
    Heir to {the}
    The Song of {the}
    Daughter of {bare}
    {person!} of {place}
    The {attr} Throne
    {bare} and Ember
    The Oath of {the}
    A Throne of {bare}
    The {attr} Prophecy
  `, { genres: ['Fantasy'] }),
  ...lines(['fiction'], `
    The {attr} Protocol
    The {attr} Signal
    Beyond {the}
    The Last {thing} on {place}
    Children of {the}
    Signals from {the}
    {the} Machine
    The {attr} Paradox
    After {place}
    A Map of {the}
  `, { genres: ['Science Fiction'] }),
  ...lines(['fiction'], `
    The {person} of {place}
    {place}, {year}
    The {thing} of {year}
    A {attr} in Wartime
    The {attr} Years
    Letters from {place}
    The {person}’s {thing}
  `, { genres: ['Historical Fiction'] }),
  ...lines(['fiction'], `
    The Weight of {bare}
    A Brief History of {any}
    Ordinary {bare}
    An Inventory of {bare}
    The {attr} Year
    The Year of {the}
    Other People’s {bare}
    {any} in Winter
    The Distance to {the}
    A Place for {bare}
    How {the} Begins
    Some {bare}
  `, { genres: ['Literary Fiction', 'Historical Fiction'] }),

  // Tones, for stories.
  ...lines(STORY, `
    The Fall of {the}
    The Price of {feel}
    Against {the}
    {who} Against {the}
    A {thing} on Fire
    No Mercy for {who}
    The Day {the} Fell Silent
    {the} Must Fall
    The Breaking of {the}
  `, { tones: ['Dramatic'] }),
  ...lines(STORY, `
    The Secret of {the}
    What {the} Hides
    The {thing} Nobody Saw
    Secrets of {place}
    Whispers {where}
    Nobody Knows {the}
    The Other {thing}
    The Riddle of {the}
    Something about {the}
    The Silence of {the}
    Behind {the}
  `, { tones: ['Mysterious'] }),
  ...lines(['fiction', 'memoir'], `
    How to {act}
    How Not to {act}
    The Trouble with {the}
    {any} and Other Disasters
    Never Mind {the}
    Please Do Not Feed {the}
    Mostly {bare}
    {bare}, Mostly
    Send More {bare}
    The Joy of {doing}
    The Wrong {thing}
    Who Ordered {the}?
    Not Another {thing}
    {the}, Apparently
    A Fool and {the}
  `, { tones: ['Humorous'] }),
  ...lines(STORY, `
    Love {where}
    Falling for {the}
    The Heart of {the}
    Love, {any} and {any2}
    Meet Me at {the}
    A Love Letter to {the}
    With Love, {name}
    {the} and the Heart
    The Language of {bare}
    Once, {where}
    All My Love, {name}
    Kiss Me {where}
    Tender {bare}
    A Heart Full of {bare}
  `, { tones: ['Romantic'] }),
  ...lines(STORY, `
    Beneath {the}
    Blood {where}
    {bare} and Bone
    The Dead {thing}
    A Grave for {who}
    {the} Burns Black
    No Light {where}
    The Hollow {thing}
    {bare} and Ashes
    The Last of {the}
    Bury {the}
    What {the} Took
    Cold {bare}
    The Dark {where}
  `, { tones: ['Dark'] }),
  ...lines(['fiction', 'memoir'], `
    A Light {where}
    Hope {where}
    Beyond {the}
    The Courage to {act}
    Still {doing}
    Begin Again in {place}
    Room for {bare}
    After {the}, Morning
    The Long Way to {place}
    {any} and Hope
    Rising from {the}
    Every {thing} a Beginning
    {bare} and Morning Light
    A New {thing}
  `, { tones: ['Inspirational'] }),
  ...lines(TALES, `
    The Curious {thing}
    The Peculiar {thing} of {place}
    The Unlikely {person}
    Once upon a {thing}
    A Most Unusual {thing}
    The {thing} Who Came to Stay
    The Upside-Down {thing}
    {the}, a Teapot and Me
    A Pocketful of {bare}
    The Extraordinary {thing}
    Half a {thing}
    {the} That Hummed
  `, { tones: ['Whimsical'] }),
  ...lines(['fiction', 'memoir', 'poetry'], `
    Of {bare} and {bare2}
    {any}, {any2}
    The Weight of {bare}
    A Song for {the}
    Elegy for {the}
    Here, {the}
    {any} at Dusk
    Almost {bare}
    {bare}, like Weather
    The Hours of {bare}
    So Much {bare}
    Toward {the}
  `, { tones: ['Poetic', 'Literary'] }),
  ...lines(['fiction'], `
    {the}: A Novel
    {any} and {any2}: A Novel
    {doing}: A Novel
    The {attr} {thing}: A Novel
    {count}: A Novel
  `, { tones: ['Professional', 'Academic', 'Literary'] }),

  ...lines(['children'], `
    {who} and {the}
    {name} and {the}
    {name} and the {thing}
    Good Night, {the}
    Hello, {the}!
    Where Is {the}?
    Follow That {thing}!
    {the} Next Door
    Wait for Me, {the}!
    {the} and Me
    The Little {thing}
    Can You See {the}?
    A {thing} of My Own
    The {person} Who Loved {the}
    The Brave Little {person}
    The {attr} Song
    Is That a {thing}?
    One {person}, One {thing}
    {the} Says Good Night
    My Friend {the}
    Shh, {the}!
    Up, Up, {the}!
    The Night {the} Came Home
    {the}
    How {the} Got Its Name
    The Smallest {thing}
    A Hug for {the}
    Look, {the}!
  `),

  ...lines(['poetry'], `
    {any}, {any2} and {any3}
    {any} and {any2}
    {bare} in {place}
    {place} Poems
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
    After {the}
    {place}, Leaving
    Notes from {place}
    How to Say {bare}
    {bare}, Twice
    Between {any} and {any2}
    The Grammar of {bare}
    {doing}
    Towards {place}
    Goodbye, {any}
    {any} in the Margins
    First {bare}
    The Colour of {bare}
    {bare} for Beginners
  `),

  ...lines(LIFE, `
    {doing}
    {doing}: A Memoir
    {any}: A Memoir
    {any}, {any2} and {any3}
    {any} and {any2}: A Memoir
    What {the} Taught Me
    The {attr} Years
    Notes from {a}
    My {thing} and Other Stories
    The {thing} We Kept
    My {thing} Years
    Letters from {a}
    {the} and Me
    All My {plural}
    A Life with {bare}
    Between {any} and {any2}
    After {the}
    Before {the}: A Memoir
    The Last {thing}: A Memoir
    Learning to {act}
    How I Learned to {act}
    {bare} in the Family
    The {thing} at the End
    A {thing} of Our Own
    Love, {any} and {any2}
    {name}’s {thing}
    Our {thing}: A Memoir
    The Book of {any}
    {any} and Other Inheritances
    Coming Home to {the}
  `),

  ...lines(['cookbook'], `
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
    Everyday {topic}
    Simple {topic}
    The Book of {topic}
    Good {topic}
    Feeding {readers}
    {readers} Eat Well
    The {readersAttr} Table
    A Kitchen for {readers}
    Recipes for {readers}
    The Little Book of {topic}
    {topic}: A Cookbook
    The {readersAttr} Kitchen: {topic}
    Hot {topic}
    Eat Well: {topic} for {readers}
    From {a} to the Table
    {any}, {any2} and {any3}
    Come and Eat: {topic}
    More {topic}
    {topic} I Love
    The Joy of {topic}
    My {topicAttr} Kitchen
    Home with {topic}
    Sunday {topic}
  `),

  ...lines(['advice'], `
    {topic}
    {topic} for {readers}
    The {readersAttr} Guide to {topic}
    {topic}: A Guide for {readers}
    The Little Book of {topic}
    The {topicAttr} Handbook
    A Practical Guide to {topic}
    {topic}, Step by Step
    {topic} without {without}
    {topic} in Plain Words
    On {topic}
    Rethinking {topic}
    The Truth about {topic}
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
    Start with {any}
    {any} and {any2}
    {any}, {any2}, {any3}
    {any}: {topic} in Practice
    Making Sense of {topic}
    {topic} from the Ground Up
    {topic} That Lasts
    The {topicAttr} Workbook
    {topic} Made Clear
    The Quiet Art of {topic}
    {doing}
    Learning to {act}
    {topic} at Your Own Pace
    Notes on {topic}
    A Year of {topic}
    Everyday {topic}
    First Steps in {topic}
    Good {topic}
    {topic}: Questions and Answers
    Letters on {topic}
    {topic} and You
    Talking about {topic}
  `),
  ...lines(['advice'], `
    {any}: How to {act}
    Why {topic} Matters
    The {topicAttr} Playbook
    {topic}: What Works
    {topic} at Work
  `, { genres: ['Business', 'Self-Help'] }),
  ...lines(['advice', 'history', 'travel', 'cookbook'], `
    {topic}: A Professional Handbook
    {topic} in Practice
    The {topicAttr} Playbook
    {topic}: Methods and Practice
    The Professional’s Guide to {topic}
  `, { tones: ['Professional'] }),
  ...lines(['advice', 'history', 'travel', 'memoir', 'poetry', 'cookbook'], `
    {topic}: A Critical Study
    {any} and {any2}: A Study
    Perspectives on {topic}
    {topic}: An Introduction
    Towards a History of {topic}
    {topic}: Theory and Practice
    Essays on {topic}
    {any}, {any2} and {any3}: A Study
    Reading {any}: An Essay
  `, { tones: ['Academic'], audiences: ['Academics'] }),
  ...lines(FACTS, `
    {topic} for Beginners
    {topic}: A Beginner’s Guide
    First Steps in {topic}
    An Introduction to {topic}
  `, { audiences: ['Beginners'] }),
  ...lines(FACTS, `
    {topic}: A Student’s Guide
    The Student’s Guide to {topic}
    {topic} for Students
  `, { audiences: ['Students'] }),
  ...lines(FACTS, `
    {topic} for Professionals
    {topic}: A Working Handbook
    The Professional’s Guide to {topic}
  `, { audiences: ['Professionals'] }),
  ...lines([...FACTS, 'cookbook'], `
    {topic} for Busy Parents
    {topic}: A Guide for Parents
    {topic} for the Whole Family
  `, { audiences: ['Parents'] }),
  ...lines(FACTS, `
    How to Survive {topic}
    {topic}: The Funny Side
    {any} and Other Disasters
    {topic}, More or Less
    {topic} for the Easily Distracted
    Oh No, {any}
  `, { tones: ['Humorous'] }),
  ...lines(FACTS, `
    The Courage to {act}
    The Gift of {topic}
    {topic} and Hope
    Begin with {any}
    You and {topic}
    A Brighter Way to {act}
  `, { tones: ['Inspirational'] }),

  ...lines(['travel'], `
    {counted} in {place}
    {counted} {under}
    {place} in {counted}
    {place}: {counted}
    {place} on Foot
    Discovering {place}
    A Pocket Guide to {place}
    The {place} Companion
    Out and About in {place}
    {under}: {counted} in {place}
    {place}, Step by Step
    Wandering {place}
    {counted}
    {place}: {counted} {under}
    Every Path in {place}
    A Year in {place}
    {place} Days
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
    My {place}
    The Best of {place}
    {place} by Heart
  `),

  ...lines(['history'], `
    {any} and {any2}
    {any}, {any2} and {any3}
    {label}, {label2} and {the}
    The {person} and the {thing}
    {label}: The Story of {the}
    The Making of {the}
    Inventing {the}
    {the}: A History
    Before {the}
    A History of {the}
    {who} and {the}
    The {attr} Builders
    Building {the}
    The {label} Story
    {the} and How It Began
    The People behind {the}
    From {label} to {the}
    The {attr} Years
    The Birth of {the}
    {label} and {the}
    The Road to {the}
    Who Made {the}?
    {the}: An Unlikely History
    Rooms, Wires and {any}
    {label} before {the}
    Notes on {the}
    Looking Back at {the}
    {topic}
  `),
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
