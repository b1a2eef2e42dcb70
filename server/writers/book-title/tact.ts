/** Keeps brisk and cheerful titles off books about sorrow. */
const SORROW =
  /\b(?:grief|griev\w+|bereave\w+|mourn\w*|dying|death|died|funeral|suicid\w+|miscarriage|stillbirth|cancer|dementia|alzheimer\w*|abuse\w*|trauma\w*|depress\w+|widow\w*|orphan\w*|genocide|holocaust)\b/i;

const BRISK =
  /\b(?:That Works|That Lasts|Ground Up|Workbook|Handbook|Step by Step|First Steps|Made Clear|Everyday|Every Day|Good|Fun|Joy of)\b|!/;

/** Decides whether a title suits a book about this: any does, except brisk ones on books about sorrow. */
export const tactFor =
  (description: string): ((title: string) => boolean) =>
  (title) =>
    !SORROW.test(description) || !BRISK.test(title);
