/** What may put somebody in danger, and where help is. */

const EMERGENCY = 'your local emergency number (911 in North America, 112 in Europe, 999 in the UK)';

/** For the visitor, by what they may be in danger of; `unclear` where it shows that there is some, and not which. */
export const HELP = {
  'self-harm': `If you are thinking of ending your life, or someone near you is, please talk to somebody now: in the US or Canada call or text 988, in the UK and Ireland call 116 123, elsewhere ${EMERGENCY}. You do not have to explain everything; “I need help” is enough to start.`,
  gas: `This may be carbon monoxide, a gas from boilers, stoves, engines and fires that nobody can see or smell: get everybody out into the open air now, then call ${EMERGENCY}. Do not go back in before somebody has measured it, and have whoever feels ill looked at today.`,
  leak: `Gas that leaks can catch fire from one spark: touch no switch, light nothing, get everybody out and leave the door open, then call ${EMERGENCY} or your gas company from outside (in the UK 0800 111 999). Do not go back in before they say that it is safe.`,
  poison: `If something harmful was swallowed or breathed in, do not wait for signs: call a poison centre (in the US 1-800-222-1222, in the UK 111) or ${EMERGENCY} now, and keep the package at hand. Gas or fumes: get everybody out into the open air first.`,
  medical: `This may be an emergency, and minutes can count: please call ${EMERGENCY} now and do as they tell you. Nothing written here can stand in for somebody who sees the person.`,
  abuse: `If you or a child may be in danger now, please call ${EMERGENCY}. People who listen and know what can be done: in the US 1-800-799-7233, in the UK 0808 2000 247; for children 116 111 in most of Europe, 1-800-422-4453 in the US. Somebody who checks this device may see which pages were open.`,
  violence: `If you fear that you, or somebody you know, may hurt another person, please talk to somebody before anything happens: call ${EMERGENCY}, or in the US or Canada call or text 988, in the UK and Ireland 116 123.`,
  unclear: `If you or somebody near you may be in danger, please call ${EMERGENCY} now: nobody minds a call too many. To talk to somebody, in the US or Canada call or text 988, in the UK and Ireland call 116 123. If something harmful was swallowed or breathed in: a poison centre (in the US 1-800-222-1222, in the UK 111). If somebody hurts or frightens you: in the US 1-800-799-7233, in the UK 0808 2000 247; for children 116 111 in most of Europe, 1-800-422-4453 in the US.`,
} as const;

export type Heard = keyof typeof HELP;
export type Danger = Exclude<Heard, 'unclear'>;
