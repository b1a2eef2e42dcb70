/** Code points, which is what platforms count. */
export const codePoints = (text: string): number => {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    const next = text.charCodeAt(at + 1);
    // A surrogate pair is one code point; its second half is skipped.
    if (unit >= 0xd800 && unit < 0xdc00 && next >= 0xdc00 && next < 0xe000) at++;
    count++;
  }
  return count;
};
