/**
 * Medicine that was taken: how much of it, and whose. However it is told, the words "took", a number and the medicine stand near
 * each other, in any order: "about eight of my neighbour's sleeping tablets", "her tablets, I think twelve of them".
 */
import { said, together, type Sign } from './signs.ts';

const TOOK = String.raw`took|taken|swallow(?:ed|s)?|downed|necked|popped|gulped(?: down)?|ate|eaten|ingested|washed down`;
/** "Had" alone is said of what somebody owned. */
const HAD = String.raw`(?:have|has|i've|we've|they've|he's|she's|just|already|accidentally|had) had|had(?= (?:[\w-]+ ){1,4}of )`;
const MEDICINES = String.raw`pills|tablets|tabs|capsules|caplets|sleeping (?:pill|tablet|aid)s?|sleepers|painkillers|pain pills|heart pills?|blood pressure pills?|paracetamols?|acetaminophens?|tylenols?|panadols?|ibuprofens?|nurofens?|advils?|aspirins?|codeines?|co-?codamols?|tramadols?|oxycodones?|morphines?|antidepressants|sertralines?|fluoxetines?|prozacs?|amitriptylines?|beta ?blockers|propranolols?|antihistamines|benadryls?|xanax(?:es)?|valiums?|diazepams?|lorazepams?|temazepams?|zopiclones?|zolpidems?|ambiens?|melatonins?|metformins?|gabapentins?|pregabalins?`;
/** More than anybody takes at once. */
const MANY = String.raw`[5-9]|[1-9]\d{1,2}|five|six|seven|eight|nine|ten|eleven|(?:a )?dozen|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twenty|thirty|forty|fifty|sixty)(?:[- ]\w+)?|a hundred|(?:whole |big |good )?handfuls?|fistful|(?:whole|entire|full|half (?:a|the|of the)|rest of the|all the) (?:pack|packet|strip|sheet|blister|bottle|box|tub)|all (?:of )?(?:the|my|his|her|their|those)|too many|(?:a )?(?:bunch|load|lot)s? of|so many|way more`;
/** Words between, none of them another thing that is counted. */
const BETWEEN = String.raw`(?:(?!(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|mg|mcg|ml|miles?|people|photos?|pictures?|kids?|children|pupils|students)\b)[\w'-]+,? )`;
const OWNER = String.raw`(?:(?:someone|somebody)(?: else)?'s|(?:my|our|his|her|their|a|the)(?: \w+){0,2} \w+(?:'s|s')) `;
/** A screen, an animal, or a story. */
const OTHERWISE = String.raw`android|ipads?|kindles?|screens?|charg\w+|wi-?fi|classroom|pupils?|samsung|lenovo|clay|(?:dog|cat|puppy|kitten|rabbit|hamster|horse|hen|parrot)s? (?:\w+ ){0,2}(?:took|taken|swallowed|ate|eaten|had|got)|novel|character|plot|thriller|film|movie|episode|scene|chapter|screenplay|lyrics|for (?:\w+ ){0,2}years|to the (?:pharmacy|chemist|tip)|vitamins? (?:a day|daily)|left over|refund`;

export const DOSES: readonly Sign[] = [
  said(String.raw`(?:${TOOK}|${HAD}),? ${BETWEEN}{0,6}(?:${MANY}),?(?: of)? ${BETWEEN}{0,6}(?:${MEDICINES})`, OTHERWISE),
  together(
    70,
    [
      String.raw`(?:${MANY})(?: of)? ${BETWEEN}{0,4}(?:${MEDICINES})`,
      String.raw`(?:${TOOK})|had them`,
      String.raw`i|i've|we|he|she|they|he's|she's|(?:my|our) \w+`,
    ],
    String.raw`${OTHERWISE}|should be taken|to be taken|can be taken|must be taken`,
  ),
  // Somebody else's, however few.
  said(
    String.raw`(?:${TOOK}|${HAD}) ${BETWEEN}{0,5}${OWNER}(?:\w+ ){0,2}(?:${MEDICINES})(?! (?:away|back|out of|from|to (?:the|her|him)))`,
    OTHERWISE,
  ),
];
