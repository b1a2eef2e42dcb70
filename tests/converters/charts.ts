/** From the Unicode code charts: the alphabets written out, so that no rule of the code can hide a wrong letter. */
export const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const SMALLS = 'abcdefghijklmnopqrstuvwxyz';
export const DIGITS = '0123456789';

export interface Chart {
  readonly capitals: string;
  readonly smalls: string;
  /** The style has none when they come out as they went in. */
  readonly digits: string;
  /** Where the alphabet begins, and the letters that stand elsewhere in Unicode. */
  readonly points: Readonly<Record<string, number>>;
  /** Both cases look the same, and come back as this one. */
  readonly comesBackAs?: 'capitals' | 'small letters';
}

/** Every style that gives each letter another one, by the name of its transform. */
export const CHARTS: Readonly<Record<string, Chart>> = {
  bold: {
    capitals: '𝐀𝐁𝐂𝐃𝐄𝐅𝐆𝐇𝐈𝐉𝐊𝐋𝐌𝐍𝐎𝐏𝐐𝐑𝐒𝐓𝐔𝐕𝐖𝐗𝐘𝐙',
    smalls: '𝐚𝐛𝐜𝐝𝐞𝐟𝐠𝐡𝐢𝐣𝐤𝐥𝐦𝐧𝐨𝐩𝐪𝐫𝐬𝐭𝐮𝐯𝐰𝐱𝐲𝐳',
    digits: '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗',
    points: { A: 0x1d400, Z: 0x1d419, a: 0x1d41a, z: 0x1d433, 0: 0x1d7ce, 9: 0x1d7d7 },
  },
  italic: {
    capitals: '𝐴𝐵𝐶𝐷𝐸𝐹𝐺𝐻𝐼𝐽𝐾𝐿𝑀𝑁𝑂𝑃𝑄𝑅𝑆𝑇𝑈𝑉𝑊𝑋𝑌𝑍',
    smalls: '𝑎𝑏𝑐𝑑𝑒𝑓𝑔ℎ𝑖𝑗𝑘𝑙𝑚𝑛𝑜𝑝𝑞𝑟𝑠𝑡𝑢𝑣𝑤𝑥𝑦𝑧',
    digits: DIGITS,
    points: { A: 0x1d434, Z: 0x1d44d, a: 0x1d44e, g: 0x1d454, h: 0x210e, i: 0x1d456, z: 0x1d467 },
  },
  script: {
    capitals: '𝒜ℬ𝒞𝒟ℰℱ𝒢ℋℐ𝒥𝒦ℒℳ𝒩𝒪𝒫𝒬ℛ𝒮𝒯𝒰𝒱𝒲𝒳𝒴𝒵',
    smalls: '𝒶𝒷𝒸𝒹ℯ𝒻ℊ𝒽𝒾𝒿𝓀𝓁𝓂𝓃ℴ𝓅𝓆𝓇𝓈𝓉𝓊𝓋𝓌𝓍𝓎𝓏',
    digits: DIGITS,
    points: {
      A: 0x1d49c,
      B: 0x212c,
      C: 0x1d49e,
      E: 0x2130,
      F: 0x2131,
      H: 0x210b,
      I: 0x2110,
      L: 0x2112,
      M: 0x2133,
      R: 0x211b,
      Z: 0x1d4b5,
      a: 0x1d4b6,
      e: 0x212f,
      g: 0x210a,
      o: 0x2134,
      z: 0x1d4cf,
    },
  },
  fraktur: {
    capitals: '𝔄𝔅ℭ𝔇𝔈𝔉𝔊ℌℑ𝔍𝔎𝔏𝔐𝔑𝔒𝔓𝔔ℜ𝔖𝔗𝔘𝔙𝔚𝔛𝔜ℨ',
    smalls: '𝔞𝔟𝔠𝔡𝔢𝔣𝔤𝔥𝔦𝔧𝔨𝔩𝔪𝔫𝔬𝔭𝔮𝔯𝔰𝔱𝔲𝔳𝔴𝔵𝔶𝔷',
    digits: DIGITS,
    points: { A: 0x1d504, C: 0x212d, H: 0x210c, I: 0x2111, R: 0x211c, Y: 0x1d51c, Z: 0x2128, a: 0x1d51e, z: 0x1d537 },
  },
  doubleStruck: {
    capitals: '𝔸𝔹ℂ𝔻𝔼𝔽𝔾ℍ𝕀𝕁𝕂𝕃𝕄ℕ𝕆ℙℚℝ𝕊𝕋𝕌𝕍𝕎𝕏𝕐ℤ',
    smalls: '𝕒𝕓𝕔𝕕𝕖𝕗𝕘𝕙𝕚𝕛𝕜𝕝𝕞𝕟𝕠𝕡𝕢𝕣𝕤𝕥𝕦𝕧𝕨𝕩𝕪𝕫',
    digits: '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡',
    points: {
      A: 0x1d538,
      C: 0x2102,
      H: 0x210d,
      N: 0x2115,
      P: 0x2119,
      Q: 0x211a,
      R: 0x211d,
      Y: 0x1d550,
      Z: 0x2124,
      a: 0x1d552,
      z: 0x1d56b,
      0: 0x1d7d8,
      9: 0x1d7e1,
    },
  },
  monospace: {
    capitals: '𝙰𝙱𝙲𝙳𝙴𝙵𝙶𝙷𝙸𝙹𝙺𝙻𝙼𝙽𝙾𝙿𝚀𝚁𝚂𝚃𝚄𝚅𝚆𝚇𝚈𝚉',
    smalls: '𝚊𝚋𝚌𝚍𝚎𝚏𝚐𝚑𝚒𝚓𝚔𝚕𝚖𝚗𝚘𝚙𝚚𝚛𝚜𝚝𝚞𝚟𝚠𝚡𝚢𝚣',
    digits: '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿',
    points: { A: 0x1d670, Z: 0x1d689, a: 0x1d68a, z: 0x1d6a3, 0: 0x1d7f6, 9: 0x1d7ff },
  },
  wide: {
    capitals: 'ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺ',
    smalls: 'ａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ',
    digits: '０１２３４５６７８９',
    points: { A: 0xff21, Z: 0xff3a, a: 0xff41, z: 0xff5a, 0: 0xff10, 9: 0xff19 },
  },
  squared: {
    comesBackAs: 'capitals',
    capitals: '🄰🄱🄲🄳🄴🄵🄶🄷🄸🄹🄺🄻🄼🄽🄾🄿🅀🅁🅂🅃🅄🅅🅆🅇🅈🅉',
    smalls: '🄰🄱🄲🄳🄴🄵🄶🄷🄸🄹🄺🄻🄼🄽🄾🄿🅀🅁🅂🅃🅄🅅🅆🅇🅈🅉',
    digits: DIGITS,
    points: { A: 0x1f130, Z: 0x1f149, a: 0x1f130, z: 0x1f149 },
  },
  bubble: {
    capitals: 'ⒶⒷⒸⒹⒺⒻⒼⒽⒾⒿⓀⓁⓂⓃⓄⓅⓆⓇⓈⓉⓊⓋⓌⓍⓎⓏ',
    smalls: 'ⓐⓑⓒⓓⓔⓕⓖⓗⓘⓙⓚⓛⓜⓝⓞⓟⓠⓡⓢⓣⓤⓥⓦⓧⓨⓩ',
    digits: '⓪①②③④⑤⑥⑦⑧⑨',
    points: { A: 0x24b6, Z: 0x24cf, a: 0x24d0, z: 0x24e9, 0: 0x24ea, 1: 0x2460, 9: 0x2468 },
  },
  smallCaps: {
    comesBackAs: 'small letters',
    capitals: 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘQʀꜱᴛᴜᴠᴡXʏᴢ',
    smalls: 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘqʀꜱᴛᴜᴠᴡxʏᴢ',
    digits: DIGITS,
    points: {
      a: 0x1d00,
      b: 0x0299,
      c: 0x1d04,
      d: 0x1d05,
      e: 0x1d07,
      f: 0xa730,
      g: 0x0262,
      h: 0x029c,
      i: 0x026a,
      j: 0x1d0a,
      k: 0x1d0b,
      l: 0x029f,
      m: 0x1d0d,
      n: 0x0274,
      o: 0x1d0f,
      p: 0x1d18,
      q: 0x71,
      r: 0x0280,
      s: 0xa731,
      t: 0x1d1b,
      u: 0x1d1c,
      v: 0x1d20,
      w: 0x1d21,
      x: 0x78,
      y: 0x028f,
      z: 0x1d22,
      Q: 0x51,
      X: 0x58,
      S: 0xa731,
      A: 0x1d00,
    },
  },
};
