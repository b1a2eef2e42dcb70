/** What is new, what is confirmed, what it means, what comes next. */
import type { Genre } from '../stock.ts';

export const news: Genre = {
  hooks: [
    'There’s news about {short}. Here’s what’s confirmed, what isn’t, and what it means for you.',
    'A few things have changed since the last update on {short}. One of them you’ll want to know today.',
    'You may have heard something about {short} this week. Some of that was right.',
  ],
  promises: [
    'First the facts, then the background, then what happens next. Where something isn’t certain, I’ll say so.',
    'Every item comes with its source, and I’ll tell you which one to act on and which one to simply know.',
    'I’ll keep it in order, keep it short, and keep my opinion to the end, clearly marked.',
  ],
  stages: [
    {
      kind: 'core',
      beats: [
        {
          heading: 'The headline',
          says: [
            '[On screen: the date of recording, small, in a corner]\nThe news in one sentence: [who did or decided what, and when]. That comes from [your source]. I’m recording this on [date and time], so anything after that isn’t in here.',
            'What’s new about it is [what changed]. Until now, [how things were]. If that sounds like a small step, wait for the part about what follows from it.',
            'I’ve checked it against [a second source]. They agree on [what they agree on]. They differ on [what they differ on], so treat that with care.',
          ],
        },
      ],
    },
    {
      kind: 'core',
      beats: [
        {
          heading: 'What it means for you',
          says: [
            '[B-roll: people going about their day, the place concerned]\nWhat changes for you with {short}? If you’re [the people concerned], then from [when] you’ll [what’s different]. If you’re not, nothing changes for now.',
            'There’s one thing to do, and it’s this: [the action, with its deadline]. If there’s nothing to do, I’d rather tell you that than invent a worry.',
            'Should it cost you money or time, expect [what your source says about it]. I wouldn’t plan around anything that isn’t in writing.',
          ],
        },
      ],
    },
    {
      kind: 'core',
      beats: [
        {
          heading: 'What happens next',
          says: [
            '[On screen: a timeline with only the confirmed dates]\nNext comes [the next step, with its date if there is one]. After that it depends on [what it depends on].',
            'Keep an eye on [where it’ll be announced]. It’s a dull page, and it’s where you’ll read it first.',
            'And if a date passes and you hear nothing, that’s information too. I’ve put it in my calendar and I’ll ask.',
          ],
        },
      ],
    },
    {
      kind: 'free',
      beats: [
        {
          heading: 'The background',
          place: 'early',
          says: [
            '[B-roll: older pictures of the same place or subject]\nHow did we get here with {short}? It began with [the starting point, from your source]. Then [the step that matters most]. That’s the short version.',
            'The long version has more people in it and more meetings. You need only one detail from it: [the detail]. It explains why this took so long.',
            'If you’ve followed it from the start, forgive the summary. Somebody’s hearing about it for the first time right now.',
          ],
        },
        {
          heading: 'What’s confirmed and what isn’t',
          says: [
            '[On screen: two columns, “confirmed” and “open”]\nLet’s sort it. Confirmed: [the facts with a source]. Open: [what’s been said without one]. Please pass on only the first column.',
            'One thing that’s going around is [the rumor]. I’ve found nothing to back it up. That doesn’t prove it’s false. It means that nobody should be repeating it as true.',
            'If I’ve got something in the wrong column, I’ll correct it openly, and I won’t quietly change the title.',
          ],
        },
        {
          heading: 'Who said what',
          says: [
            '[On screen: each quote with name, role and date]\nThe people involved have spoken. [Name and role] said: [quote exactly]. [Another name and role] said: [quote exactly].',
            'Between the lines, I hear [your reading]. But that’s my ear, not a fact, so I’m marking it as such.',
            'I asked [who didn’t answer] as well. There’s been no reply so far. If one comes, it goes in the next update.',
          ],
        },
        {
          heading: 'The numbers',
          says: [
            '[On screen: the figures, large, with their source]\nThere are figures, and they need care. [Give the figure and its source.] That sounds like a lot, or like very little, so let’s compare it with [a fair comparison].',
            'What that figure doesn’t include is [what’s left out]. Whenever somebody quotes it alone, ask for the rest.',
            'I’ve rounded nothing. If you see another number elsewhere, check what year it’s from.',
          ],
        },
        {
          heading: 'Voices from the street',
          says: [
            '[B-roll: short statements, name and place on screen]\nWhat do people say who have to live with it? [Let one person speak, with permission.] And somebody who sees it quite differently: [let another one speak].',
            'Two people aren’t a survey. They’re two people. But you can hear what’s at stake for each of them.',
            'What both of them said, almost in the same words, was [what they had in common].',
          ],
        },
        {
          heading: 'Why it took so long',
          says: [
            '[B-roll: a calendar, a corridor, a closed door]\nPeople keep asking why this took so long. The official answer is [the answer, with source]. There’s a simpler one behind it: [what you found out].',
            'None of that is scandalous. It’s just slow. Slow things deserve a report too, because they’re the ones that nobody is watching.',
            'The next delay, if there’s one, will probably come at [the weak point]. You’ve heard it here first, and I hope I’m wrong.',
          ],
        },
        {
          heading: 'Also new',
          place: 'late',
          says: [
            '[On screen: a short list]\nThree short items. First: [item, date, source]. Second: [item, date, source]. Third: [item, date, source].',
            'The second one hasn’t had much attention. I think it’ll matter more than the first by the end of the year, though that’s only a guess.',
            'If you only have room in your head for one, take the one with the date.',
          ],
        },
        {
          heading: 'What I got wrong last time',
          place: 'late',
          says: [
            '[On camera: plain, no music]\nA correction. Last time I said [what you said]. That was wrong. Correct is: [what’s right, and who pointed it out].',
            'If there’s nothing to correct from last time, skip this part. But do look, before you skip it.',
            'I’d sooner be known for corrections than for never needing any. The second kind of channel usually just isn’t checking.',
          ],
        },
        {
          heading: 'How it looks elsewhere',
          says: [
            '[B-roll: a map, then pictures of another place]\nWe’re not the first with this. In [another place], they did [what they did]. The result so far, according to [source], is [result].',
            'It can’t be copied one to one. The difference is [the difference]. But it shows which worries came true and which didn’t.',
            'If someone tells you that it can’t be done, or that it always works, you’ve now got an example for either.',
          ],
        },
        {
          heading: 'How to check it yourself',
          says: [
            '[On screen: the page where you found it]\nYou don’t have to take my word for any of this. The place to look is [the source, and where in it]. It takes about five minutes, and you’ll see what I left out.',
            'When you read it, look at the date first, then at who’s speaking, and only then at what’s said. In that order, half of the confusing stories about {short} fall apart by themselves.',
            'If you find something there that I’ve missed, keep the link. I’d much rather be corrected with a link than praised without one.',
          ],
        },
        {
          heading: 'What this isn’t',
          says: [
            '[On screen: “Not the same thing”]\nLet me clear up a mix-up. This isn’t the same as [what it gets confused with]. That was [when, and what it was about], and it’s a separate matter.',
            'It’s an easy mistake, since [why the two sound alike]. I’ve seen people argue for an evening, and it turned out that each of them meant a different one.',
            'So whenever you hear about {short} in the next few days, ask which of the two is meant. It’s a dull question, and it saves a lot of breath.',
          ],
        },
        {
          heading: 'Who decides, and how',
          says: [
            '[B-roll: the building or the room where it’s decided]\nWho actually decides this? It’s [the person or body], and they’ll do it by [how: a vote, a signature, a deadline]. Until that’s happened, it’s a plan, however often it’s been announced.',
            'Before that, you can still be heard: [how, where and until when]. Few people use that, so the ones who do are listened to more than you’d think.',
            'After it’s decided, there’s usually a stretch when nothing seems to happen. That’s normal. I’ll look in on it again, so that it doesn’t just vanish.',
          ],
        },
        {
          heading: 'A question I still have',
          says: [
            '[On camera: hold up your notepad]\nThere’s one question that nobody’s answered: [your open question]. I’ve sent it to [whom]. It seems to me that everything else hangs on it.',
            'Until there’s an answer, I’d treat every confident forecast as a guess in a nice suit.',
            'You’ll get the answer when I have it, whichever way it turns out.',
          ],
        },
        {
          heading: 'My own view, marked as such',
          place: 'late',
          says: [
            '[On screen: “Opinion”]\nThat was the news. Now, for half a minute, my opinion, so nobody mistakes it for reporting: [your view in one sentence, and one reason].',
            'You’re free to ignore it. The facts before this part stand without it.',
            'That was my half minute. Back to things one can check.',
          ],
        },
      ],
    },
    {
      kind: 'core',
      beats: [
        {
          heading: 'In short',
          says: [
            '[On screen: three lines of text]\nTo sum up. What’s new: [in five words]. What it changes: [in five words]. What’s next: [in five words]. If you take away only that, you’re up to date.',
            'Should any of it change before you see this, the pinned note under the video will say so.',
          ],
        },
      ],
    },
  ],
  points: [
    [
      '[On screen: “{point}”]\nNext item: {point}. [Say who decided or announced what, when, and where you have it from.] That’s the confirmed part.',
      'What’s still open is [what isn’t settled]. I expect to hear more by [when, if you know].',
    ],
    [
      '[B-roll: the place or thing itself]\nOn to {point}. [Give the news in two sentences.] If it concerns you, the person to ask is [name or office].',
      'I went to have a look. [Say what you saw, in one sentence.]',
    ],
    [
      'There’s news on this as well: {point}. [What’s changed since the last time.] Before, it was [how it was]. Now it’s [how it is].',
      '[On screen: before and after]\nIt may not look like much. For [the people concerned], it is.',
    ],
    [
      '[Cut to: a map or a picture]\nThen: {point}. [Where, from when, for how long.] Write that down if it’s yours. I’ll leave it on screen for a moment.',
      'If you’ve got a question about it, [say where it gets answered].',
    ],
    [
      'And this one I’ve been asked about most: {point}. Here’s what I can say for certain: [the facts]. And what I can’t: [the gaps].',
      'I’d rather leave a gap than fill it with something that sounds good.',
    ],
    [
      'A short item: {point}. [One sentence, one source.]',
      'There isn’t more to it at the moment. When there is, it’ll get more time.',
    ],
  ],
  outros: [
    'That’s the update. {Everything I’ve said was current when I recorded it.|Check the date on this video before you rely on it.} Take care.',
    'You’re up to date now. Go on with your day, and let me worry about the refresh button.',
    'That’s all for now. When there’s news, there’ll be a new video, and when there isn’t, there won’t.',
  ],
};
