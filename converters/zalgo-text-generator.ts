import { defineConverter } from '../engine/definition/index.ts';

export default defineConverter({
  slug: 'zalgo-text-generator',
  name: 'Zalgo/Glitch Text Generator',
  summary: 'Letters that come apart.',
  alsoCalled: ['glitch', 'cursed text', 'creepy text', 'corrupted'],
  description: 'Let a text come apart: marks pile up above, below and across its letters. You set how far it goes.',
  specimen: 'Z̷̛',
  group: 'styles',
  header: true,
  styles: [{ key: 'zalgo', label: 'Zalgo', transform: 'zalgo', back: 'unzalgo', copied: 'Zalgo text copied to clipboard!' }],
  switching: 'restyles',
  intensity: { label: 'Glitch Intensity', min: 10, max: 100, default: 50, again: 'Regenerate Glitch Effect' },
  previews: ['He comes', 'Signal lost', 'Do not open'],
  hindersReading: true,
  about: {
    what: [],
    steps: [
      'Type or paste your text. It never leaves this page.',
      'Set the intensity, and regenerate until you like what you see.',
      'Press COPY and paste it where a little chaos is welcome.',
    ],
    questions: [
      {
        question: 'Can it harm anything?',
        answer:
          'No. The marks are ordinary combining characters. Some apps cut them off or refuse long piles of them, so try a lower intensity there.',
      },
      {
        question: 'How do I get the clean text back?',
        answer: 'Switch to “Back to plain text” and paste the glitched text: every added mark is taken away.',
      },
    ],
    related: ['strikethrough-generator', 'morse-code-text-generator', 'ups-down-text-generator'],
  },
});
