/** Words with a capital that most people know: given names, with which a name can be answered, and months and days. */
import { pronunciations } from '../../lexicon/pronunciations.ts';
import type { Saying } from '../../lexicon/sayings.ts';

const NAMES =
  `Aaron Abby Abigail Adam Adrian Adriana Alan Albert Alex Alexander Alexandra Alexis Alfred Alice Alicia Alison Allison
  Alyssa Amanda Amber Amelia Amy Andrea Andrew Andy Angela Angelica Angelina Angie Anita Ann Anna Annie Anthony Antonio Ariel Arnold
  Arthur Ashley Audrey Austin Ava Barbara Barry Becky Belinda Ben Benjamin Bernard Beth Betsy Betty Beverly Bill Billy Blake Bob Bobby
  Bonnie Brad Bradley Brandon Brenda Brian Brianna Bridget Brittany Brooke Bruce Bryan Caitlin Caleb Cameron Candace Carl Carla Carlos
  Carmen Carol Caroline Carolyn Carrie Carter Casey Cassandra Catherine Cathy Cecilia Celeste Charles Charlie Charlotte Chelsea Cheryl
  Chloe Chris Christian Christina Christine Christopher Cindy Claire Clara Clark Claudia Cody Colin Connie Connor Corey Courtney Craig
  Crystal Curtis Cynthia Daisy Dale Dan Dana Daniel Danielle Danny Daphne Darlene Darren Dave David Dawn Dean Deanna Deborah Debbie
  Denise Dennis Derek Devon Diana Diane Dominic Don Donald Donna Doris Dorothy Doug Douglas Dustin Dylan Earl Eddie Edgar Edith Edward Edwin
  Elaine Eleanor Elena Eli Elijah Elizabeth Ella Ellen Ellie Emily Emma Eric Erica Erin Ernest Ethan Eugene Eva Evan Eve Evelyn Faith
  Felicia Felix Fiona Florence Frances Francis Frank Fred Gabriel Gary Gavin George Georgia Gerald Gina Gloria Gordon Grace Greg
  Gregory Gwen Hannah Harold Harriet Harry Harvey Heather Heidi Helen Henry Holly Howard Hugh Ian Irene Iris Isaac Isabel Isabella
  Jack Jackie Jacob Jacqueline Jake James Jamie Jane Janet Janice Jared Jasmine Jason Jay Jean Jeff Jeffrey Jen Jenna Jennifer Jenny
  Jeremy Jerry Jesse Jessica Jessie Jill Jim Jimmy Joan Joanna Joe Joel Joey John Johnny Jonathan Jordan Joseph Josephine Josh Joshua
  Joy Joyce Juan Judith Judy Julia Julian Julie June Justin Karen Karl Kate Katherine Kathleen Kathy Katie Kayla Keith Kelly Ken
  Kenneth Kenny Kevin Kim Kimberly Kirk Kristen Kyle Lance Larry Laura Lauren Lawrence Leah Lee Leo Leon Leonard Leslie Liam Lily Linda
  Lindsay Lisa Liz Logan Lola Lois Lori Louis Louise Lucas Lucy Luke Luna Lydia Lynn Mabel Madison Maggie Marcus Margaret Maria Marie
  Marilyn Mario Marion Mark Marsha Martha Martin Marvin Mary Mason Matt Matthew Maureen Max Maya Megan Melanie Melissa Melody Mia
  Michael Michelle Miguel Mike Mildred Miles Molly Monica Morgan Nancy Naomi Natalie Nathan Neil Nicholas Nick Nicole Nina Noah Noel
  Nora Norma Norman Olivia Oscar Oliver Owen Pamela Patrice Patricia Patrick Paul Paula Pauline Peggy Penny Pete Peter Philip Phoebe
  Phyllis Polly Rachel Ralph Ramona Randy Ray Raymond Rebecca Regina Renee Rhonda Richard Rick Ricky Rita Rob Robert Roberta Robin
  Rodney Roger Ronald Rosa Rose Rosie Ross Roy Ruby Russell Ruth Ryan Sabrina Sally Sam Samantha Samuel Sandra Sandy Sara Sarah
  Savannah Scott Sean Seth Shane Shannon Sharon Shawn Sheila Shelley Sheila Sherry Shirley Sidney Simon Sonia Sophia Sophie Spencer
  Stacy Stan Stanley Stella Stephanie Stephen Steve Steven Stuart Sue Susan Suzanne Sylvia Tamara Tammy Tanya Tara Ted Teresa Terry
  Thelma Theodore Thomas Tiffany Tim Timothy Tina Toby Todd Tom Tommy Toni Tony Tracy Travis Trevor Tricia Troy Tyler Valerie Vanessa
  Vera Vernon Veronica Vicky Victor Victoria Vincent Viola Violet Virginia Vivian Wade Wallace Walter Wanda Warren Wayne Wendy Wesley
  Whitney Will William Willie Wilma Yolanda Yvonne Zach Zoe
  Alfie Archie Asher Bella Celia Chase Cornelia Delilah Elsie Evie Ezra Finn Freddie Freya Gemma Grant Gulliver Hazel Hugo Isla Ivy Jude Kai
  Layla Levi Marley Maeve Mila Millie Milo Nolan Nola Ophelia Otto Quinn Reese Rory Rowan Sienna Skye Theo Tilly Willow Wyatt`.split(
    /\s+/,
  );

/** Written like names, and none: Christmas and the others are not answered by names. */
const FESTIVALS = /^(?:christmas|easter|halloween|hanukkah|diwali|eid|ramadan|passover|thanksgiving|valentine)$/;
export const isDate = (text: string): boolean =>
  FESTIVALS.test(text) || DATES.some((date) => date.toLowerCase() === text) || /^(?:january|february)$/.test(text);

/** To a name, names come as readily as the words that everybody uses. */
const FAMILIARITY = 5.5;

/** "March" and "May" are words besides; "January" and "February" end on a light stress. */
const DATES = `April June July August September October November December Monday Tuesday Wednesday Thursday Friday
  Saturday Sunday`.split(/\s+/);
/** WordNet's number for times. */
const TIME = 28;

const say = (texts: readonly string[], fields: readonly number[]): readonly Saying[] =>
  [...new Set(texts)].flatMap((text) =>
    pronunciations()
      .of(text.toLowerCase())
      .slice(0, 1)
      .map((sounds) => ({
        word: { text, base: text, uses: ['noun'], fields, familiarity: FAMILIARITY, listed: true },
        sounds,
        isUsual: true,
      })),
  );

let names: readonly Saying[] | undefined;
/** Every name as most people say it. */
export const namesSaid = (): readonly Saying[] => (names ??= say(NAMES, []));
let dates: readonly Saying[] | undefined;
/** Months and days of the week, which the vocabulary leaves out with the names. */
export const datesSaid = (): readonly Saying[] => (dates ??= say(DATES, [TIME]));

const PLACES = `Bolivia Chile Dutch Greece France Greek Italy Japan Norway Peru Rome Russia Spain Wales`.split(/\s+/);
let places: readonly Saying[] | undefined;
/** Countries and tongues, where no common word is left. */
export const placesSaid = (): readonly Saying[] => (places ??= say(PLACES, []));

/** Whether it is one of those. */
export const isPlace = (text: string): boolean => PLACES.includes(text);

const given = new Set(NAMES.map((name) => name.toLowerCase()));
/** Whether it is one of them, in small letters. */
export const isGivenName = (word: string): boolean => given.has(word);

/** What people are to each other, and the days that are made much of: whoever rhymes on these writes to somebody. */
const CLOSE = new Set(
  `anniversary aunt auntie aunty baby baptism birthday bride brother christening christmas cousin dad daddy daughter engagement family father
  fiance friend girlfriend boyfriend godfather godmother graduation gran grandad granddad granddaughter grandfather grandma grandmother grandpa granny
  grandson groom husband mama mom mommy mother mum mummy nan nana nephew newlyweds niece papa party retirement sister son teacher twins uncle
  valentine wedding wife`.split(/\s+/),
);
/** Whether it is a word for somebody dear, or for a day to celebrate; in small letters. */
export const isClose = (word: string): boolean => CLOSE.has(word);
