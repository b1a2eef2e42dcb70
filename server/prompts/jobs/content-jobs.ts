/** Work with words and pictures: plans, articles, copy, mail, posts, films, and marketing at large. */
import { jobsOf, type Job } from './job.ts';

export const contentJobs: readonly Job[] = [
  ...jobsOf('Content Strategy', [
    {
      name: 'Content calendar for three months',
      tags: ['content calendar', 'editorial plan', 'planning'],
      role: 'managing editor',
      task: ({ about, audience, goal }) =>
        `Plan twelve weeks of content${about} for ${audience}, with ${goal} at the end of the road.`,
      rules: [
        'Use three recurring formats, and leave one slot in four open for what comes up.',
        'Ask me how many hours a week we have; plan for two thirds of them.',
      ],
      answer: 'Table: week, working title, reader’s question, format, where it is reused. Say what to drop first in a bad week.',
    },
    {
      name: 'Topic cluster with a main page',
      tags: ['topic clusters', 'pillar page', 'internal links'],
      role: 'content strategist',
      task: ({ about, audience }) =>
        `Design a main page${about} and ten articles around it that together answer what ${audience} would want to know.`,
      rules: [
        'State what the main page deliberately leaves to the others.',
        'Every article has one question of its own; no two could share a reader’s visit without repeating each other.',
      ],
      answer: 'The main page as an outline, the articles as a table, the links as "from → to", and the order of publication.',
    },
    {
      name: 'Content brief for an outside writer',
      tags: ['content brief', 'freelancers', 'outline'],
      role: 'commissioning editor',
      task: ({ about, audience }) =>
        `Write a brief for an article${about}, so complete that a freelancer who knows nothing of our trade can write it for ${audience} without asking back.`,
      rules: [
        'Include the reader’s question, what they know already, what they should do afterwards, terms to use and to avoid.',
        'List what the writer must get from us, and from whom.',
      ],
      answer: 'One page under clear headings, closing with what would make us send the draft back.',
    },
    {
      name: 'Interview guide for customer talks',
      tags: ['audience research', 'interviews', 'personas'],
      role: 'customer researcher',
      task: ({ about, audience }) =>
        `Prepare a 30-minute interview with ${audience}, to learn what they read, asked and doubted${about} before choosing.`,
      rules: [
        'Twelve open questions in a natural order, starting with the day the need was first felt.',
        'None may mention our content or contain the answer we hope for.',
      ],
      answer: 'Questions with a follow-up each, a sheet for notes, and a way to turn five talks into a ranked list of topics.',
    },
    {
      name: 'One piece in many forms',
      tags: ['repurposing', 'distribution', 'content formats'],
      role: 'editor with a good pair of scissors',
      task: ({ about, audience }) =>
        `I will paste a finished piece${about}. Find the parts that stand alone and plan their second life where ${audience} will come across them.`,
      rules: [
        'Rewrite the opening line for each channel; ask which channels we use.',
        'Ignore parts too weak to travel and tell me which they are.',
      ],
      answer: 'Table for four weeks: part, channel, new opening, what to cut or add.',
    },
    {
      name: 'Our voice as rules with examples',
      tags: ['brand voice', 'style guide', 'editorial'],
      role: 'style editor',
      task: ({ audience }) =>
        `Derive a style guide of one page from three texts I will paste, for everyone who writes to ${audience} in our name.`,
      rules: [
        'At most eight rules, each one that somebody might really break.',
        'Show for every rule a sentence that keeps it and the same sentence breaking it.',
      ],
      answer: 'The rules, ten words we use, ten we avoid, and one of my paragraphs edited to match.',
    },
  ]),
  ...jobsOf('Blog Writing', [
    {
      name: 'Outline of a blog article',
      tags: ['blog post', 'outline', 'article'],
      role: 'blog editor',
      task: ({ about, audience }) =>
        `Outline an article${about} after which ${audience} can do something they could not do before. Begin by telling me what that is.`,
      rules: [
        'Answer the main question in the first two sentences and let the sections follow from it.',
        'Mark the places where only our own experience will do, and ask me for it.',
      ],
      answer: 'Three possible titles; then headings with the point of each in one line and a word count.',
    },
    {
      name: 'Ten article ideas worth writing',
      tags: ['blog topics', 'article', 'ideas'],
      role: 'editor who hates filler',
      task: ({ about, audience }) =>
        `Find ten article ideas${about} for ${audience} that cannot be found word for word on every other site.`,
      rules: [
        'Mix mistakes, comparisons, costs, first times, seasons and opinions; no two of a kind in a row.',
        'Each needs a reason why we of all people should write it.',
      ],
      answer: 'Table: title under 70 characters, reader’s question, what we know that others do not, effort.',
    },
    {
      name: 'Step-by-step guide',
      tags: ['how-to', 'tutorial', 'guide'],
      role: 'patient instructor',
      task: ({ about, audience }) =>
        `Pick one thing${about} that ${audience} would like to be able to do themselves, tell me why you chose it, and write a step-by-step guide for their first time.`,
      rules: [
        'One action per step, a sign that it worked, and what to do if not. Warnings come before the step.',
        'Where you do not know how we do it, ask; do not make up quantities or times.',
      ],
      answer: 'Result, time and materials first, then numbered steps, then the three most common mistakes.',
    },
    {
      name: 'Honest comparison article',
      tags: ['comparison', 'competitor', 'buying guide'],
      role: 'consumer journalist',
      task: ({ offer, audience }) =>
        `Write a comparison that helps ${audience} choose between ${offer} and the two most likely alternatives, doing nothing being one.`,
      rules: [
        'Begin with whom each suits, ours not always winning; name two points where the others are better.',
        'Ask me for facts about the alternatives instead of supplying your own.',
      ],
      answer: '800 words with five criteria, a verdict under each, and a table at the end.',
    },
    {
      name: 'Customer story',
      tags: ['case study', 'storytelling', 'interview'],
      role: 'magazine writer',
      task: ({ offer }) =>
        `Ask me about one customer, eight questions, one at a time. Then tell the story of how they came to ${offer}, what went wrong on the way, and what is different now.`,
      rules: [
        'Told from the customer’s side; our name stands in it four times at most.',
        'Where a figure or quotation is missing, leave a marked gap.',
      ],
      answer: '600 words with a title that holds the result, and a list of statements the customer must approve.',
    },
    {
      name: 'Openings for one article',
      tags: ['introductions', 'hooks', 'article'],
      role: 'feature writer',
      task: ({ about, audience }) =>
        `Write five openings of 60 to 90 words for an article${about}, each of which would draw in ${audience} in another way.`,
      rules: [
        'A scene, a comparison, a mistake about to happen, the answer straight away, a question somebody really asked.',
        'None begins with the state of the world, and none promises what an article of 900 words cannot hold.',
      ],
      answer: 'The five openings, and after each one line on whom it wins and whom it loses. Then your choice.',
    },
  ]),
  ...jobsOf('Copywriting', [
    {
      name: 'Landing page',
      tags: ['landing page', 'conversion', 'copy'],
      role: 'conversion copywriter',
      task: ({ offer, audience, goal }) =>
        `Write a landing page for ${offer}. It speaks to ${audience} and has a single purpose: ${goal}.`,
      rules: [
        'Headline, three sentences of what it is, how it works, proof beside each claim, answers to doubts, the same call to action throughout.',
        'No adjective that a rival could use as well; mark every spot where proof is missing.',
      ],
      answer: 'The page section by section, then three headlines you rejected and why.',
    },
    {
      name: 'Value proposition in eight versions',
      tags: ['value proposition', 'positioning', 'messaging'],
      role: 'messaging consultant',
      task: ({ offer, audience }) =>
        `Write eight versions of the one sentence that tells ${audience} why they should care about ${offer}.`,
      rules: [
        'Fifteen words at most, each built on another fact; ask me for three facts that rivals could not claim.',
        'Prefer what can be pictured or checked.',
      ],
      answer: 'Table: sentence, fact behind it, who would care most. Pick two and describe a cheap test.',
    },
    {
      name: 'Ads that test ideas',
      tags: ['ad copy', 'google ads', 'testing'],
      role: 'advertising copywriter',
      task: ({ about, offer, audience }) =>
        `Write five sets of search ads${about} that show ${audience} five different reasons to choose ${offer}.`,
      rules: [
        'Three headlines of up to 30 characters and two descriptions of up to 90 per set, with the count after every line.',
        'Nothing the facts do not confirm.',
      ],
      answer: 'The sets, each with its idea above it. Say which two to run first and what either result would teach us.',
    },
    {
      name: 'Answers to objections',
      tags: ['objections', 'sales copy', 'trust'],
      role: 'salesperson who listens',
      task: ({ offer, audience }) =>
        `List ten objections ${audience} may have to ${offer}, including two they would think but not say, and answer each in writing.`,
      rules: [
        '40 to 60 words: grant what is true in it, give one fact, leave them free to decide.',
        'Where we have no honest answer, say so; that is worth knowing too.',
      ],
      answer: 'Objection, answer, and the place on our site where it belongs. Mark the objection that means "do not buy".',
    },
    {
      name: 'About page',
      tags: ['about page', 'storytelling', 'brand voice'],
      role: 'writer of true company stories',
      task: ({ audience }) =>
        `Write our about page. It is read by ${audience} who are nearly convinced and want to know whom they are dealing with.`,
      rules: [
        'Ask me for five details first: a beginning, a refusal, a mistake, a person, a place.',
        'Do not open with a founding year, and avoid "passionate", "dedicated" and "solutions".',
      ],
      answer: '300 to 400 words in the first person plural, with one next step at the end.',
    },
    {
      name: 'Buttons and the words around them',
      tags: ['call to action', 'buttons', 'microcopy'],
      role: 'microcopy writer',
      task: ({ goal, audience }) =>
        `Write the buttons and small print that lead ${audience} toward ${goal}, for five places: top of the home page, offer, prices, contact form, last line of an article.`,
      rules: [
        'Two to five words that name what one gets; one line below answers the last doubt before the click.',
        'No "submit", no "click here", nothing untrue about cost or time.',
      ],
      answer: 'Table: place, doubt, three button texts, small print.',
    },
  ]),
  ...jobsOf('Email Marketing', [
    {
      name: 'Welcome emails',
      tags: ['welcome sequence', 'email', 'automation'],
      role: 'email writer',
      task: ({ about, audience, goal }) =>
        `Write four welcome emails for ${audience} who have just signed up: a thank-you, the most useful thing we know${about}, a story, and an invitation toward ${goal}.`,
      rules: [
        'Under 170 words each, one link, signed by a person; ask me who and what was promised at sign-up.',
        'The third email sells nothing.',
      ],
      answer: 'For each: day, subject, preview, body. Then the rule by which someone leaves the sequence early.',
    },
    {
      name: 'Email subject lines',
      tags: ['subject lines', 'email', 'open rate'],
      role: 'writer of subject lines',
      task: ({ about, audience }) =>
        `Write 15 subject lines with preview texts for an email${about} to ${audience}: three each that inform, help, ask, tease and speak personally.`,
      rules: [
        'Subjects up to 45 characters, previews up to 80 that continue the thought instead of repeating it.',
        'No fake replies, no shouting, one emoji in the whole list at most.',
      ],
      answer: 'Table with counts. Propose a pair to test and what we would learn.',
    },
    {
      name: 'Launch emails',
      tags: ['product launch', 'email', 'launch'],
      role: 'launch planner for email',
      task: ({ offer, goal, audience }) =>
        `Plan and write the emails that tell ${audience} about something new: ${offer}. They should lead to ${goal}.`,
      rules: [
        'No more emails than the news deserves, and each must make sense to someone who reads only that one.',
        'Mention a limit or deadline only if I give you one. Add a version for people who have bought already.',
      ],
      answer: 'For each: day, segment, job in one sentence, subject, preview, 120 to 150 words.',
    },
    {
      name: 'Newsletter people answer',
      tags: ['newsletter', 'email', 'editorial plan'],
      role: 'newsletter editor',
      task: ({ about, audience }) =>
        `Design a newsletter${about} for ${audience}: name, promise, sections, rhythm. Then write the first issue.`,
      rules: [
        'Give away something useful even to those who never click, and end with a question that can be answered by replying.',
        'Ask me what has happened here in the last month; do not invent news.',
      ],
      answer: 'The plan on half a page, the issue in 350 words, three subject lines.',
    },
    {
      name: 'Emails to customers who went quiet',
      tags: ['re-engagement', 'email', 'retention'],
      role: 'customer care writer',
      task: ({ audience, offer }) =>
        `Write two emails to ${audience} who once showed interest in ${offer} and have not been heard of since.`,
      rules: [
        'The first offers a choice of fewer emails, another topic or goodbye; the second says we will stop writing.',
        'No guilt and no discount unless I name one.',
      ],
      answer: 'Subject, preview and 90 to 120 words each, plus the rule for whom to include.',
    },
    {
      name: 'Invitation and reminders',
      tags: ['event', 'invitation', 'email'],
      role: 'event host and writer',
      task: ({ about, audience }) =>
        `Write an invitation to an event${about} for ${audience}, with two reminders and a note for those who missed it.`,
      rules: [
        'Ask for date, place and what guests will take home; put these in a block that can be scanned.',
        'Each reminder gives another reason to come.',
      ],
      answer: 'Four emails with subjects under 45 characters; invitation 120 words, the others 50 to 80.',
    },
  ]),
  ...jobsOf('Social Media', [
    {
      name: 'Four weeks of posts',
      tags: ['content calendar', 'social posts', 'small business'],
      role: 'social media planner',
      task: ({ about, audience }) =>
        `Plan four weeks of social posts${about} for ${audience}, three a week, out of things that happen here anyway.`,
      rules: [
        'Ask which channels we use and how many minutes a day we have.',
        'Only one post in four may sell; mark it. Add five spare ideas that need no preparation.',
      ],
      answer: 'Table by day: what to show, caption of up to 60 words, first reply to a comment.',
    },
    {
      name: 'Captions in three lengths',
      tags: ['captions', 'instagram', 'hashtags'],
      role: 'caption writer',
      task: ({ about, audience }) =>
        `I will describe five pictures${about}. Write captions for each in three lengths, under 8 words, about 30 and about 90, in a tone that suits ${audience}.`,
      rules: [
        'Never describe what the picture shows; add what happened before, what it cost or what we think.',
        'One question that can be answered in a word, two emojis at most overall.',
      ],
      answer: 'Captions under the number of the picture; at the end five hashtags, from specific to broad.',
    },
    {
      name: 'First lines for short videos',
      tags: ['short video', 'hooks', 'reels'],
      role: 'director of short videos',
      task: ({ about, audience }) =>
        `Write 12 first lines for short videos${about}, spoken in under three seconds, that would make ${audience} stop scrolling.`,
      rules: [
        'Four begin with something to see, four with a claim that sounds wrong and is right, four with an exact problem.',
        'The video must keep what the line promises; say how.',
      ],
      answer: 'Table: line, first image, words on screen, how the promise is kept.',
    },
    {
      name: 'Replies to comments',
      tags: ['community management', 'replies', 'reviews'],
      role: 'community manager',
      task: ({ audience }) =>
        `I will paste comments from our accounts. Sort them into kinds and write two model replies for each, as ${audience} would like to be answered.`,
      rules: [
        'Under 40 words, no thanking for complaints, no apology for what is not our fault.',
        'Say when to move to a private message and when silence is best.',
      ],
      answer: 'Kind, two replies, who answers, how fast.',
    },
    {
      name: 'Posts from our own experience',
      tags: ['linkedin', 'personal brand', 'storytelling'],
      role: 'ghostwriter who asks good questions',
      task: ({ about, audience }) =>
        `Draw three experiences${about} out of me with short questions, and turn them into posts of 120 to 180 words that ${audience} would read to the end.`,
      rules: [
        'Start in the middle of the situation and keep one detail that only someone present would know.',
        'No rows of one-line paragraphs and no conclusion larger than the story.',
      ],
      answer: 'Three posts with two openings each, and a warning where someone could be embarrassed.',
    },
    {
      name: 'Campaign with customers’ pictures',
      tags: ['user-generated content', 'campaign', 'community'],
      role: 'community campaign planner',
      task: ({ about, audience, goal }) =>
        `Design a small campaign in which ${audience} can share pictures or stories${about}, in a way that helps with ${goal}.`,
      rules: [
        'Taking part takes under two minutes and is worth it even without winning.',
        'Write the terms in plain sentences: who may join, what we may do with entries, how to withdraw.',
      ],
      answer: 'Announcement of 80 words, a reminder, three sample entries, the request for permission, and what may go wrong.',
    },
  ]),
  ...jobsOf('Video & YouTube', [
    {
      name: 'Video script in two columns',
      tags: ['video script', 'storyboard', 'production'],
      role: 'scriptwriter',
      task: ({ about, audience }) =>
        `Write the script of a three-minute video${about} for ${audience}, with picture and sound side by side.`,
      rules: [
        'The first row shows the thing or the trouble, no greeting. The sound never repeats what can be seen.',
        'Ask me what and where we can film before you write.',
      ],
      answer: 'A table in rows of 5 to 15 seconds with running time at 140 words a minute, then the list of shots by place.',
    },
    {
      name: 'Titles and thumbnails in pairs',
      tags: ['youtube', 'titles', 'thumbnails'],
      role: 'YouTube producer',
      task: ({ about, audience }) =>
        `Develop eight pairs of title and thumbnail for a video${about} that ${audience} would want to open and not regret.`,
      rules: [
        'Title under 60 characters; thumbnail with one subject and at most three words that are not in the title.',
        'Rate each pair for honesty from 1 to 5 and drop everything below 4.',
      ],
      answer: 'The survivors in order, each with the question it raises and where the video answers it.',
    },
    {
      name: 'Video topics people want to watch',
      tags: ['youtube seo', 'video keywords', 'topics'],
      role: 'video researcher',
      task: ({ about, audience }) => `Find 20 video topics${about} that ${audience} would rather watch than read.`,
      rules: [
        'Something must move, sound, change or go wrong; no lists of facts with music.',
        'Give no figures for demand; tell me how to judge it myself.',
      ],
      answer: 'Table: search as typed, what must be seen, shortest honest length, follow-up video.',
    },
    {
      name: 'Demo that follows one task',
      tags: ['product demo', 'sales', 'video script'],
      role: 'product demonstrator',
      task: ({ offer, audience }) =>
        `Outline a demo video of four minutes on ${offer} that follows one task ${audience} would recognize from beginning to end.`,
      rules: [
        'Result in the first 20 seconds, then how one gets there; only what the task needs.',
        'Let something go wrong once and be put right.',
      ],
      answer: 'Per step: what is seen, sentence spoken, seconds. Then a list of features left out, for later videos.',
    },
    {
      name: 'Channel plan with three series',
      tags: ['youtube channel', 'positioning', 'video series'],
      role: 'channel strategist',
      task: ({ about, audience }) =>
        `Propose three ways to position a video channel${about} for ${audience}, with one series each that a small team can keep up.`,
      rules: [
        'Ask first what we can film, how many hours a week we have and who is willing to be seen.',
        'Say what would make us give up within half a year.',
      ],
      answer: 'For each: the position in one sentence, format, five episodes, hours per episode. Recommend one.',
    },
    {
      name: 'Customer interview on camera',
      tags: ['testimonials', 'interview', 'production'],
      role: 'documentary maker',
      task: ({ offer }) =>
        `Prepare a filmed interview with a customer about ${offer}: two minutes in the end, one hour of filming.`,
      rules: [
        'Twelve questions that lead to stories, including what they still dislike; none contains the answer we hope for.',
        'Write the friendly email that asks for it, with the right to veto.',
      ],
      answer: 'Email, questions, the hour in ten-minute blocks, the structure of the finished film.',
    },
  ]),
];
