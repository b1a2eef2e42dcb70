/** Some subjects are carried, not improved: no cheer, no drill and no workbook for them. */
const SORROW =
  /\b(?:grief|griev\w+|bereave\w+|mourn\w*|dying|death|died|funeral|suicid\w+|miscarriage|stillbirth|cancer|dementia|alzheimer\w*|abuse\w*|trauma\w*|depress\w+|widow\w*|orphan\w*|genocide|holocaust)\b/i;

const BRISK =
  /\b(?:That Works|That Lasts|Ground Up|Workbook|Handbook|Step by Step|First Steps|Made Clear|Everyday|Every Day|Good|Fun|Joy of)\b|!/;

/** Tells whether a title may stand on a book about this: everything may, but brisk ones on books of sorrow. */
export const tactFor =
  (description: string): ((title: string) => boolean) =>
  (title) =>
    !SORROW.test(description) || !BRISK.test(title);
