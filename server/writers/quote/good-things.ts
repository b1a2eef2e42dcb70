/** What people wish for more of: frames that bless, choose or give the topic are kept for these. */
const GOOD = new Set(
  `success love happiness motivation life dreams courage wisdom hope growth leadership creativity peace strength freedom
  friendship kindness patience gratitude joy faith trust honesty humility music beauty laughter compassion resilience confidence
  teamwork forgiveness discipline curiosity imagination perseverance health grace humor humour loyalty respect justice balance
  calm optimism empathy generosity integrity bravery passion focus learning knowledge community self-love self-care belonging
  determination tenderness rest home family friends wonder gentleness mindfulness simplicity adventure play sleep clarity`.split(
    /\s+/,
  ),
);

export const isGoodThing = (words: string): boolean => GOOD.has(words.toLowerCase());
