/** Contracts our own sentences for informal tones. Never used on the visitor's words. */
const SHORTENED: readonly (readonly [RegExp, string])[] = [
  [/\b([Ww])ill not\b/g, '$1on’t'],
  [/\b([Cc])annot\b/g, '$1an’t'],
  [/\b(do|does|did|is|are|was|were|could|would|should|have|has|had) not\b(?! only)/gi, '$1n’t'],
  [/\bI am (?=\w)/g, 'I’m '],
  [/\bI will (?=\w)/g, 'I’ll '],
  [/\bI would (?!if)(?=\w)/g, 'I’d '],
  [/\bI have (?=(been|never|had|got|put|looked|thought|saved|met|done|seen|tried|heard)\b)/g, 'I’ve '],
  [/\b([Ww])e will (?=\w)/g, '$1e’ll '],
  [/\b([Yy])ou will (?=\w)/g, '$1ou’ll '],
  [/\b(That|It|There) is (?=\w)/g, '$1’s '],
  [/(, |\b(?:and|but|that) )it is (?=\w)/g, '$1it’s '],
];

export const contracted = (stock: string): string => SHORTENED.reduce((text, [long, short]) => text.replace(long, short), stock);
