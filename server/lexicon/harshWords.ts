/**
 * Known to all, and not what somebody wants on the board of a class or first in a card: of death and violence, drugs, bodies and
 * insults.
 */
export const HARSH: ReadonlySet<string> = new Set(
  `abortion abuse addict addiction agony alcoholic assassin assassinate assassination assault behead booze bra brothel butcher cadaver cancer
  cannabis casualty coffin corpse cremation crucify darn dead death decapitate demise deadly die disembowel drug drunk execute execution
  fatal fatality fetish filthy funeral genocide gore grenade gun hang hangover heroin holocaust homicidal homicide hostage idiot
  jerk kidnap kidnapper kill killer lethal lust lynch marijuana massacre molest moron morphine morgue murder murderer mutilate naked
  nazi nude nudity overdose panties perish pervert poison pregnancy pregnant prostitute prostitution psycho psychotic pus puke rapist
  rifle seduce seduction sex sexual sexuality sexy shooter shotgun slaughter slave slavery sniper snort snot sperm strangle suicide
  terrorism terrorist thug tobacco torture torturer tumor urinate urine uterus vagina victim virgin virginity vodka vomit weapon
  whiskey zit`.split(/\s+/),
);
