/** "8 in the morning", "4:30 in the afternoon", as "8am" and "4:30pm". */
export const withHalvesOfDay = (text: string): string =>
  text
    .replace(/\b(\d{1,2}(?:[:.][0-5]\d)?)(?: o'clock)? (?:at night|in the (?:evening|afternoon))\b/g, '$1pm')
    .replace(/\b(\d{1,2}(?:[:.][0-5]\d)?)(?: o'clock)? in the morning\b/g, '$1am');

const HOURS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
/** "Half four" and "half past four", as "4:30". */
export const withHalfHours = (text: string): string =>
  text.replace(/\bhalf (?:past )?(\d{1,2}|[a-z]{3,6})\b/g, (typed, hour: string) => {
    const value = HOURS.indexOf(hour) + 1 || Number(hour);
    return value >= 1 && value <= 12 ? `${value}:30` : typed;
  });
