/** Words that are in every dictionary, and that nobody wants to be given unasked. */

/** Of sex and of what bodies give off, or worn under clothes: never an answer to a word that is none of these itself. */
export const CRUDE: ReadonlySet<string> = new Set(
  `bawd bordello bra brothel chlamydia diarrhea diarrhoea dung fetish gonorrhea herpes molest molester panties pervert porn pornographer pornographic pornography
  prostitute prostitution puke pus rapist sex sexual sexuality sexy snot spanker sperm syphilis thong urinate urine uterus vagina virginity vomit`.split(
    /\s+/,
  ),
);

/**
 * Known to all, and not what somebody wants on the board of a class or first in a card: of death and violence, drugs, bodies and
 * insults.
 */
export const HARSH: ReadonlySet<string> = new Set([
  ...CRUDE,
  ...`abortion abuse addict addiction agony alcoholic assassin assassinate assassination assault autopsy behead bladder booze butcher cadaver cancer
  cannabis carcass casualty coffin corpse cremation crucify darn dead death decapitate demise deadly die disembowel drug drunk execute
  execution famine fatal fatality filthy funeral genocide gore grenade gun gunfire gunshot hangover hearse hemorrhage heroin holocaust homicidal
  homicide hostage idiot jerk kidnap kidnapper kill killer lethal lust lynch marijuana massacre miscarriage miscarry moron morphine morgue murder
  murderer mutilate naked nazi necropsy nude nudity overdose perish poison pregnancy pregnant psycho psychotic revolver rifle
  seduce seduction shooter shotgun slaughter manslaughter slave slavery sniper stillborn snort strangle suicide terrorism terrorist thug tobacco torture
  torturer tumor victim virgin vodka weapon whiskey zit`.split(/\s+/),
]);

/** Nothing to say to somebody's face, nor in a card: about people and days, these are left out with the harsh ones. */
export const UNKIND: ReadonlySet<string> = new Set(
  `ail blame bourgeois bum burglary cad creep creepy crook cruel crummy cruelty cur damn demon devil disease doom dumb evil fat fart foe fool forgery fraud ghoul gloom glum
  grave grim guilty hag hate hatred hell infirmary injury insane lame leper liar lie loath loathe louse lousy misery mobster neurosurgery nasty patella penury
  perjury pest phony plague rob robber robbery rot rotten ruin salmonella scum shame sham sin sinister slob slum smelly snob stink stupid surgery tomb
  traitor treason tumult ugly usury vicious vile villain wart whine womb worst wretch`.split(/\s+/),
);

/** Good words that might be taken as said of somebody, in a card. */
export const UNASKED: ReadonlySet<string> = new Set(['gay', 'lesbian']);

/** Known as names, letters or short forms rather than as words: "ken", "os". */
export const HARDLY_WORDS: ReadonlySet<string> = new Set(
  'ab ag amp beth dec degas don dos en gat gauss id isthmus jimmy ken kinda lat ma mater mi min mu na nu os pa phi psi rev rho ruth sec sixties sortie ta tau thou ti tor xi'.split(
    ' ',
  ),
);
