// The packages that do the same conversion, by the name of the transform.
import zalgoFavware from '@favware/zalgo';
import esrever from 'esrever';
import fancyTextGenerator from 'fancy-text-generator';
import fancify from 'fancify';
import flipText from 'flip-text';
import fullwidth from 'fullwidth';
import lunicodeFlip from 'lunicode-flip';
import lunicodeTiny from 'lunicode-tiny';
import morseConverter from 'morse-converter';
import morseNode from 'morse-node';
import morsify from 'morsify';
import reverseString from 'reverse-string';
import strikethrough from 'strikethrough';
import toZalgo from 'to-zalgo';
import textDecorator from 'unicode-text-decorator';
import upsidedown from 'upsidedown';
import vaporwave from 'vaporwave';
import variant from 'variant.js';
import { encode as xmorse } from 'xmorse';
import zalgoJs from 'zalgo-js';
import zalgolize from 'zalgolize';

const byFancify = (set) => ({ fancify: (text) => fancify(text, set) });
const byVariant = (style, flags) => ({ 'variant.js': (text) => variant.format(text, style, flags) });
const byDecorator = (font) => ({ 'unicode-text-decorator': (text) => textDecorator.decorate(text, font, { fallback: true }) });
const byGenerator = (style) => ({ 'fancy-text-generator': (text) => fancyTextGenerator(text, style) });

const ituMorse = morseNode.create('ITU');
/** About two marks a character, as many as ours at its default. */
const summoned = zalgoJs.summon({ intensity: 0.1 });

export const peers = {
  bold: { ...byFancify('math bold'), ...byVariant('bold'), ...byDecorator('bold_serif'), ...byGenerator('bold') },
  italic: { ...byVariant('italic'), ...byDecorator('italic_serif'), ...byGenerator('italic') },
  bubble: { ...byFancify('circled'), ...byVariant('circled'), ...byDecorator('circle') },
  smallCaps: { 'lunicode-tiny': (text) => lunicodeTiny.encode(text) },
  upsideDown: { 'flip-text': flipText, upsidedown, 'lunicode-flip': (text) => lunicodeFlip.encode(text) },
  mirror: { esrever: esrever.reverse, 'reverse-string': reverseString },
  strikethrough: { strikethrough, ...byGenerator('strikethrough') },
  // The only one found: it sets the text in monospace besides.
  underline: byVariant('monospace', 'underline'),
  script: { ...byVariant('script'), ...byDecorator('script'), ...byGenerator('script') },
  fraktur: { ...byVariant('gothic'), ...byDecorator('fraktur'), ...byGenerator('fraktur') },
  monospace: { ...byFancify('math mono'), ...byVariant('monospace'), ...byDecorator('monospace') },
  doubleStruck: {
    ...byFancify('math double struck'),
    ...byVariant('doublestruck'),
    ...byDecorator('double_struck'),
    ...byGenerator('doubleStruck'),
  },
  wide: { vaporwave, fullwidth: fullwidth.default, ...byFancify('fullwidth'), ...byVariant('fullwidth') },
  // fancify and variant.js know no squared small letters.
  squared: { ...byDecorator('square'), ...byGenerator('fancy2') },
  morseEncode: {
    morsify: (text) => morsify.encode(text),
    xmorse: (text) => xmorse(text),
    'morse-converter': (text) => morseConverter.encode(text),
    'morse-node': (text) => ituMorse.encode(text),
  },
  // Without xmorse, which knows no words, and morse-converter, which tries the whole alphabet for every sign.
  morseDecode: { morsify: (text) => morsify.decode(text), 'morse-node': (text) => ituMorse.decode(text) },
  zalgo: {
    'to-zalgo': (text) => toZalgo(text, { size: 'mini' }),
    'zalgo-js': summoned,
    zalgolize: (text) => zalgolize(text),
    '@favware/zalgo': (text) => zalgoFavware(text, { size: 'mini' }),
  },
};
