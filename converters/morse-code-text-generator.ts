import { defineConverter } from '../engine/definition/index.ts';
import { MORSE } from './text/morse.ts';

export default defineConverter({
  slug: 'morse-code-text-generator',
  name: 'Morse Code Text Generator',
  summary: 'To Morse and back again.',
  alsoCalled: ['dots and dashes', 'telegraph', 'sos', 'decode morse'],
  description: 'Write text in Morse code, or read Morse code as text. Letters are separated by a space, words by a slash.',
  specimen: '•–',
  group: 'styles',
  header: true,
  styles: [
    { key: 'encode', label: 'Text to Morse', transform: 'morseEncode', copied: 'Morse code copied to clipboard!' },
    { key: 'decode', label: 'Morse to Text', transform: 'morseDecode', copied: 'Decoded text copied to clipboard!' },
  ],
  switching: 'empties',
  reference: { title: 'Morse Code Reference', entries: MORSE.slice(0, 26) },
  previews: ['SOS', 'Hello', '73'],
  hindersReading: false,
  about: {
    what: [],
    steps: [
      'Choose a direction: text to Morse, or Morse to text.',
      'Type or paste. Between letters goes one space, between words a slash.',
      'Press COPY and send it.',
    ],
    questions: [
      {
        question: 'Which characters does it know?',
        answer: 'The letters A to Z and the digits 0 to 9. Anything else passes through unchanged.',
      },
      {
        question: 'Why did my text not come back in small letters?',
        answer: 'Morse code has no small and large letters. What is decoded comes out in capitals.',
      },
    ],
    related: ['mirror-text-generator', 'bubble-text-generator', 'zalgo-text-generator'],
  },
});
