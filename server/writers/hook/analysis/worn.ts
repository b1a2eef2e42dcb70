/** What readers have read too often to hear it. */

/** It announces the text instead of beginning it. */
export const ANNOUNCEMENT =
  /^(?:(?:hey|hi|hello)(?: there)?|good (?:morning|afternoon|evening)),? (?:guys|every(?:one|body)|folks|friends|all)\b|^what['’]?s up,? (?:guys|every(?:one|body)|folks|friends)\b|\b(?:(?:back|here) with another (?:video|episode|post)|thanks for (?:tuning in|joining|watching|listening)|in th(?:is|e following) (?:\w+ )?(?:essay|post|article|email|video|presentation|talk|speech|story|book|paper|text)|this (?:\w+ )?(?:essay|post|article|video|presentation|talk|paper|text) (?:is about|will|talks|discusses|explains)|(?:i am|i['’]m|we are|we['’]re) (?:going to|gonna) (?:be )?(?:talk|write|speak|tell)(?:ing)?(?: about)?|welcome (?:back )?to my (?:channel|blog|page|podcast)|(?:today,? )?i (?:will|want to|would like to) (?:talk|write|speak|share)(?: (?:with you|about))?(?: some thoughts on)?|(?:(?:i am|i['’]m|we are|we['’]re) (?:very |so |really )?|so )(?:excited|proud|thrilled|happy|pleased|delighted) to (?:announce|share|tell you)(?: that)?|here are (?:some|a few|\d+|my)(?: \w+){0,2}? (?:tips|ways|ideas|tricks|reasons|facts|thoughts))\b/i;

/** They can open any text, and have. */
export const WORN =
  /\b(?:have you ever (?:thought about|thought|wondered|considered|asked yourself)|did you know(?: that)?|are you (?:tired of|struggling with|sick of)(?: struggling with)?|you are not alone|imagine a world|what if i told you|in today['’]?s [\p{L}-]+(?: [\p{L}-]+)?|since the (?:dawn|beginning) of|it is no secret|we all know|(?:many|some|most) people|for all people|all over the world|(?:is|are) (?:very |so |really )?(?:important|essential)(?: (?:for|to) (?:life|all|every\p{L}*))?|(?:the )?key to (?:success|unlocking|happiness)?|unlock(?:ing)? (?:your|the)|full potential|affects? us all|in many ways|serious problem|let['’]s dive in(?:to)?|dive into|ultimate guide|like a pro|fast-paced world|(?:a )?journey, not a destination|think outside the box|synergy|take (?:it|your \p{L}+) to the next level|everything you need to know about|secrets? of (?:passive income|success)|passive income|dream life|game[- ]chang\p{L}+|revolutioni[sz]e\p{L}*|must learn to adapt|the power of|it is what it is|at the end of the day|make a difference|once upon a time|dark and stormy night|look no further|time flies|(?:a lot of|so many) people (?:have )?ask(?:ed)? me|i thought i['’]d share|as a busy \p{L}+(?: of \p{L}+)?|i know how (?:hard|difficult|busy)(?: it is)?|one of the (?:biggest|greatest|most important) (?:challenges|problems|issues)(?: facing \p{L}+)?|facing humanity|(?:webster['’]s|the) dictionary defines|man['’]s best friend|(?:is|are) more important than ever)\b/iu;

/** They promise more than any text keeps. */
export const HYPE =
  /\b(?:click here|you won['’]?t believe(?: \p{L}+)?|mind[- ]blowing|must[- ]see|gone wrong|doctors hate|(?:one|this) (?:weird|one|simple) trick|act now|buy now|stop scrolling|change your life|(?:make (?:you|u) )?rich(?: (?:quick|overnight|over nite))?|amazing|incredible|insane|the ultimate|guaranteed|everything you (?:know|thought you knew) about [^.?!]{1,40} is (?:wrong|a lie))\b/iu;

/** Well known, and still of some use. */
export const SOFT_WORN =
  /\b(?:(?:nobody|no one) (?:tells|talks about)(?: you)?|(?:is|are)(?: not|n['’]t) (?:just |only )?about\b|what would you do (?:with|if)|the truth about|here['’]s what happened|changed everything|they laughed when i sat down)\b/i;

/** Openings that a sentence can lose and say the same. */
export const LEAD_IN =
  /^(?:in today['’]?s [\p{L}-]+(?: [\p{L}-]+)*, |(?:i am|i['’]m|we are|we['’]re) (?:very |so |really )?(?:excited|proud|thrilled|happy|pleased|delighted) to (?:announce|share|tell you) that |it is no secret that |we all know that |the truth is,? (?:that )?|as (?:you (?:may|might) know|we all know), |believe it or not, |did you know that |what if i told you that |it goes without saying that |in this (?:\p{L}+ )?(?:essay|post|article|video|talk) (?:i will|i want to) (?:show|explain|tell you) (?:that|why) )/iu;
