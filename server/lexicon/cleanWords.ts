/** Decides which words may be shown to people of any age. */
import { cuss } from 'cuss';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Rated as possible profanity by `cuss`, but ordinary words to most people. */
const INNOCENT = words(`
  abuse addict addicts alligator babe bait balls batty beanbag beanbags boonies booty bounty chi chug chunky clansman clansmen
  cocaine cocky crack cracker cumquat damnation demon devil dike dipstick drug drugs drunk drunken dumb erection flange
  fruitcake gable gables god guinea guineas hobo homicide honker honkers jig jigger jigs kimchis kink liquor loser mafia
  muncher murder murderer narcotic nook nuke nymph oral pansies pansy peck penetration pirate pistol pixie pixy pom poms
  protestant pussycat radical radicals ribbed rigger robber scallywag screw scum septic septics slaughter smack snatch sooty
  spade spades spigot spit spitter squinty stringer stroking stupid swallow tang tinker tinkers tinkle torture tramp trap
  triplex trots vomit whit white whites whits whiz willies yank yankee yankees yanks
`);

/** Not rated by `cuss`, and still not suitable for everyone. */
const UNWANTED = words(`
  abortifacient abortionist abortionists arsed bimbo bugger bullshit concubine cretin cripple cuckold darky deflower erotic
  erotica fanny fellate fornicate fornicates fornication genitalia genitals gigolo harlot horseshit incestuous masturbation
  minge mongoloid nance nances necrophilia niggard niggardly nympho nymphomania nymphomaniac octoroon orgasmic paedophile
  pederast pederasty phallic phallus pimps ponce ponces quadroon rapes rapine raping rapists ravish retards scrotal sexed
  sexes sexing sexist sexless sexpot shite shitty slag snigger sniggered sniggering sniggers sod sodding sodomite spastic spaz
  strumpet suicidal tart tarts teats testes titties trollop turds unmolested vaginas wanks whoredom whoremonger whores whoring
`);

/** Whether a word has no vulgar, sexual or hateful use. Pass its base form, too, where it is known. */
export const isClean = (...forms: readonly string[]): boolean =>
  forms.every((form) => INNOCENT.has(form) || (!UNWANTED.has(form) && (Object.hasOwn(cuss, form) ? cuss[form]! : 0) === 0));
