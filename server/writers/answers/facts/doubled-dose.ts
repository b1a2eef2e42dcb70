/** A medicine that was taken twice, or another's, by mistake: what to do now. */
import type { Answer } from '../answer.ts';
import { row } from './handbook-row.ts';

const MEDICINE =
  /\b(?:tablets?|pills?|medicines?|medication|meds|dose|doses|capsules?|antidepressants?|antibiotics?|paracetamol|tylenol|acetaminophen|ibuprofen|calpol|aspirin|insulin|statins?|inhaler|amlodipine|ramipril|metformin|warfarin|levothyroxine|omeprazole)\b/;
const TWICE =
  /\b(?:took|taken|take|takes|gave|given|swallowed|had)\b[^?]{0,80}\b(?:twice|double (?:dose|the dose)|two doses|second dose|extra (?:dose|tablet|pill|one)|two (?:instead of|by mistake)|again by mistake)\b|\bdouble[- ]dos(?:e|ed|ing)\b|\btwo doses by mistake\b/;
/** What is prescribed so is no mistake. */
const AS_TOLD =
  /\btwice (?:a|per|every|each) (?:day|week|night)\b|\btwice daily\b|\bhow (?:do|should|often)\b|\bvaccin\w*|\bjabs?\b/;
const PET = /\b(?:dogs?|puppy|cats?|kitten|rabbit|horse)\b/;

const LONGEST = 400;

export const doubledDose = (plain: string): Answer | undefined =>
  plain.length > LONGEST || !MEDICINE.test(plain) || !TWICE.test(plain) || AS_TOLD.test(plain) || PET.test(plain)
    ? undefined
    : {
        ...row(
          'Take or give no more of it today, and ring a pharmacist, a health line (in the UK 111) or a poison centre (in the US 1-800-222-1222) now, with the name, the strength, how many and when; do not just wait till tomorrow.',
          [
            'For many medicines one double dose does no harm, but medicines for the heart, blood pressure, diabetes, epilepsy, strong pain, thin blood, mood or thyroid, and paracetamol, are those to ring about even if all seems well.',
            'Until you know, let nobody drive who took it, and have somebody stay near.',
          ],
          [],
        ),
        caution: 'Call the emergency number for fainting, confusion, chest pain, trouble breathing, fits or great drowsiness.',
      };
