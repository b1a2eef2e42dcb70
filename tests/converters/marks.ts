/** Every style that puts one mark after each character, by the name of its transform: the mark's code point. */
export const MARKS: Readonly<Record<string, number>> = { strikethrough: 0x336, underline: 0x332 };
