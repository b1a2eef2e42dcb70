/** Words that are in every dictionary, and that nobody wants to be given unasked. */

/**
 * Known to all, and not what somebody wants on the board of a class or first in a card: of death and violence, drugs, bodies and
 * insults.
 */
export const HARSH: ReadonlySet<string> = new Set(
  `abortion abuse addict addiction agony alcoholic assassin assassinate assassination assault behead booze bawd bra brothel butcher cadaver cancer
  cannabis casualty coffin corpse cremation crucify darn dead death decapitate demise deadly diarrhea die disembowel drug drunk execute execution
  fatal fatality fetish filthy funeral genocide gonorrhea gore grenade gun gunfire gunshot hang hangover heroin holocaust homicidal homicide hostage idiot
  jerk kidnap kidnapper kill killer lethal lust lynch marijuana massacre molest moron morphine morgue murder murderer mutilate naked
  nazi necropsy nude nudity overdose panties perish pervert poison pregnancy pregnant prostitute prostitution psycho psychotic pus puke rapist revolver
  rifle seduce seduction sex sexual sexuality sexy shooter shotgun slaughter slave slavery sniper snort spanker snot sperm strangle suicide
  terrorism terrorist thug tobacco torture torturer tumor urinate urine uterus vagina victim virgin virginity vodka vomit weapon
  whiskey zit`.split(/\s+/),
);

/** Known as names, letters or short forms rather than as words: "ken", "os". */
export const HARDLY_WORDS: ReadonlySet<string> = new Set(
  'ab ag amp dec don dos en id jimmy ken kinda ma mi min mu na nu os pa phi psi rev rho sec sixties ta tau thou ti xi'.split(' '),
);
