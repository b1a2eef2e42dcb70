import { entriesOf } from './entries.ts';

export default entriesOf('Social Media', [
  {
    id: 'month-of-posts-local-business',
    added: '2026-11-02',
    tags: ['content calendar', 'social posts', 'small business', 'local'],
    description: 'Plan a month of posts that a busy small business can keep up.',
    prompt: `
      Plan four weeks of social posts for [business, for example a bakery or a bike shop] in [place]. Time available: [minutes] a
      day. Channels: [channels].

      Three posts a week, from things that happen anyway: making, customers (with permission), mistakes, seasons, the street
      outside. For each: what to photograph or film, a caption of up to 60 words, and one line to answer when somebody
      comments.

      Put it in a table by day. Sell in no more than one post out of four, and mark those. Add five spare ideas that need no
      preparation at all.`,
  },
  {
    id: 'instagram-captions-three-lengths',
    added: '2026-11-02',
    tags: ['instagram', 'captions', 'hashtags'],
    description: 'Write Instagram captions that add something to the picture.',
    prompt: `
      Write Instagram captions for this picture: [describe what can be seen, who made it, when]. Account: [account and what followers
      like about it].

      Give three lengths: under 8 words, about 30, about 90. None may describe what the picture already shows; say what happened
      just before, what it cost, or what you think about it. The first line must work before the "more" cut.

      End one of them with a question that can be answered in a word. Suggest five hashtags from specific to broad, none of
      them just decorative. Two emojis at most in all three together.`,
  },
  {
    id: 'linkedin-post-from-experience',
    added: '2026-11-04',
    tags: ['linkedin post', 'linkedin', 'personal brand', 'storytelling'],
    description: 'Turn a work experience into a LinkedIn post without the usual tricks.',
    prompt: `
      Help me tell this experience as a LinkedIn post: [what happened, what I did, what came of it]. My readers are [job titles].

      120 to 180 words. Begin in the middle of the situation. Give the one detail that only someone who was there would know. Draw a
      conclusion modest enough to be true, and leave room for those who would have acted otherwise.

      No single-sentence paragraphs in a row, no "here is what I learned", no rhetorical "agree?", no hashtags in the
      text. Offer two openings, and point out anything that could embarrass a colleague or a client.`,
  },
  {
    id: 'thread-from-long-article',
    added: '2026-11-04',
    tags: ['thread', 'repurposing', 'twitter'],
    description: 'Condense a long article into a thread worth reading by itself.',
    prompt: `
      Condense this article into a thread of 7 to 10 posts, each under 270 characters: [paste article].

      The first post states the most useful finding, not that a thread follows. Every later post carries one complete thought and
      makes sense when it is shared alone. Keep numbers and names exactly as in the article. Put the link in the last post only,
      with what else is found there.

      Number the posts and show character counts. Then tell me which single post would do best on its own,
      and which part of the article you had to leave out though it matters.`,
  },
  {
    id: 'social-reply-guide',
    added: '2026-11-06',
    tags: ['community management', 'replies', 'tone of voice'],
    description: 'Write model replies for the comments a brand gets every week.',
    prompt: `
      Write model replies for our social accounts. Typical comments: [paste 10 to 20, kind ones and angry ones]. We are [company] and
      sound like [three words and a sample]. What we may offer: [remedies]. What we never discuss in public: [topics].

      Sort the comments into kinds. For each kind write two replies of under 40 words that do not sound copied, say who answers and
      how fast, and when to move to a private message.

      Add three situations in which silence is best. Do not thank people for complaints or apologize for things that are
      not our fault.`,
  },
  {
    id: 'hook-lines-for-short-video',
    added: '2026-11-06',
    tags: ['short video', 'hooks', 'tiktok', 'reels'],
    description: 'Find first lines for short videos that keep a thumb from moving.',
    prompt: `
      I film short vertical videos about [topic] for [audience]. Next one: [what happens in it, in two sentences].

      Write 12 first lines that can be spoken in under three seconds. Four start with something visible, four with a claim that sounds
      wrong and is right, four with a problem named exactly. For each add the first image and the text on screen, up to five
      words, different from what is spoken.

      The video must keep whatever the line promises. Say which three you would try and where in the video the promise is
      kept.`,
  },
  {
    id: 'competitor-social-review',
    added: '2026-11-09',
    tags: ['competitor analysis', 'social audit', 'benchmarking'],
    description: 'Review competitors’ posts and see what their followers respond to.',
    prompt: `
      Review the latest posts of these accounts: [competitor, post text or description, likes, comments; 15 to 20 each].

      Sort the posts by purpose and format. Compare responses within an account only, since sizes differ, and look at comments
      before likes: what do people actually write? Separate what works because of fame or prizes from what we could do too.

      Report three patterns with examples, one thing all of them do out of habit, and four post ideas for [our account] that use
      a pattern with our own material: [material]. Name the weakest spot of this sample.`,
  },
  {
    id: 'pinterest-pins-for-evergreen',
    added: '2026-11-09',
    tags: ['pinterest', 'evergreen content', 'visual'],
    description: 'Make a set of pins for pages that stay useful all year.',
    prompt: `
      Create pins for this page: [URL, title, summary]. People looking for it want to [goal], often in [season or situation].

      Six pins, each from another angle: finished result, first step, mistake, list, cost or time, before and after. For each write
      the text on the image (up to 8 words), a title of up to 90 characters, a description of 200 to 300 characters in
      natural sentences containing [keyword], and what the image should show.

      Suggest board names for them. Space the six over three months and say which should go first.`,
  },
  {
    id: 'user-content-campaign',
    added: '2026-11-12',
    tags: ['user-generated content', 'campaign', 'community'],
    description: 'Invite customers to share something, with fair terms.',
    prompt: `
      Design a campaign in which customers of [company] share [photos, stories, tips] about [subject]. Budget: [budget]. Time: [weeks].

      Make the task so small that it takes under two minutes, and worth doing even for those who win nothing. Write the
      announcement for [channel] in 80 words, a reminder, three example entries we could make ourselves, and the message asking
      for permission to reuse a picture.

      Draft the terms in plain sentences: who may join, what we may do with entries, for how long, how to withdraw. List what
      might go wrong and the reply we should have ready.`,
  },
  {
    id: 'crisis-post-first-hours',
    added: '2026-11-12',
    tags: ['crisis communication', 'public relations', 'statements'],
    description: 'Write the first public words when something has gone wrong.',
    prompt: `
      Something has gone wrong: [what happened, who is affected, what is known and unknown]. We are [company]. The next facts will come at
      [time].

      Write a first post of under 80 words for [channels]: what happened, what affected people should do now, when we will speak
      again. Regret where it is due; no passive voice about our own acts; no guessing at causes. Then an answer for
      the five questions likely to come in the first hour.

      Mark every statement a lawyer should see. Tell me what to pause elsewhere, such as scheduled posts and ads.`,
  },
  {
    id: 'employee-advocacy-post-kit',
    added: '2026-11-16',
    tags: ['employee advocacy', 'linkedin', 'internal communication'],
    description: 'Help colleagues post about work in words of their own.',
    prompt: `
      Our colleagues would like to post about [news or project] but do not want to sound like a press release. Facts: [paste]. They
      are [roles].

      Do not write finished posts. For every role give three starting points: a question to answer from their own work, a detail
      they may reveal, and a first half-sentence to complete. Add a list of what is public, what is not, and whom to ask.

      One page in all, to be read in three minutes. Include one example of a post that sounds like a person and one that sounds like
      the company, so the difference is plain.`,
  },
  {
    id: 'social-bio-and-pinned-post',
    added: '2026-11-16',
    tags: ['profile', 'bio', 'branding'],
    description: 'Rewrite a profile bio and its pinned post for new visitors.',
    prompt: `
      Rewrite our profile on [network]. Current bio: [paste]. Limit: [characters]. New visitors usually come from [source] and ask
      themselves [question].

      Write five bios within the limit. Each names whom it is for and what they will find, with one human detail; at most one emoji; no
      list of adjectives divided by bars. Show the count.

      Then draft a pinned post of up to 100 words for people who have never heard of us: what we do, the best thing to look at
      first ([link]), how often we post. Say which of the five bios goes best with it.`,
  },
  {
    id: 'paid-social-ad-set',
    added: '2026-11-18',
    tags: ['facebook ads', 'instagram ads', 'paid social', 'ad copy'],
    description: 'Write a small set of paid social ads for people who were not looking.',
    prompt: `
      Write ads for [Facebook, Instagram or TikTok] that show [offer] to [audience]. Nobody in that feed was looking for us. Page behind
      the ad: [paste key points]. Budget: [amount] for [days] days.

      Make four ads, each from another starting point: a moment the audience knows, an objection said aloud, the product in use, a
      customer's own words from here: [quotes]. For each: the first line that shows before "more", the whole text in under 60 words, a
      headline of up to 40 characters, and what the picture or the first two seconds show.

      Claim nothing the page does not. Say which two to run first, which figure decides between them, and on which day we stop the loser.`,
  },
  {
    id: 'hashtags-in-three-sizes',
    added: '2026-11-26',
    tags: ['hashtags', 'instagram', 'reach', 'linkedin'],
    description: 'Choose hashtags for a post: broad, narrow and your own.',
    prompt: `
      Choose hashtags for this post on [network]: [paste post]. Account: [who, how many followers, place]. We want to be found by [people].

      Give me three groups: five broad ones, eight that people with exactly this interest follow, three for place or community. Beside each who posts there and why we fit. Strike those that mean something else elsewhere.

      Put together two sets of the size that suits the network. Mark what I should look up before use, because you cannot see today's numbers, and suggest one of our own that can be read without capitals.`,
  },
  {
    id: 'tiktok-script-thirty-seconds',
    added: '2026-11-26',
    tags: ['tiktok', 'short video', 'video script', 'reels'],
    description: 'Write a script for a TikTok, reel or short of thirty seconds.',
    prompt: `
      Write a script of 30 seconds for [TikTok, Reels, Shorts] about [topic] from [account: who we are]. Viewers: [who]. We can film [place, people, props]. Aim: [what they do then].

      Table by second: picture, words spoken, text on screen. Something moves in the first second, the question is clear by the third, the answer comes by the twentieth, the last picture leads back to the first.

      Three versions: told to the camera, shown without speech, a mistake put right. Spoken words at most 75. Then five ideas for the next in the series.`,
  },
  {
    id: 'reels-ideas-from-a-week',
    added: '2026-11-26',
    tags: ['reels', 'instagram', 'short video', 'ideas'],
    description: 'Find ideas for Reels, TikToks and Shorts in an ordinary working week.',
    prompt: `
      Find ideas for short videos in my week. I run [business]; on these days this happens: [list]. People always ask [questions]. I do not want to [dance, show my face, spend over an hour].

      Twenty ideas in five kinds: hands at work, before and after, answer to a question, small truth about the trade, people here. Each with the first picture, the line on screen, what makes it worth sending to a friend.

      Sort by effort. Put ten into a plan for two weeks, with three filmed in one go.`,
  },
  {
    id: 'carousel-slide-by-slide',
    added: '2026-11-26',
    tags: ['carousel', 'instagram', 'linkedin', 'social posts'],
    description: 'Write an Instagram or LinkedIn carousel slide by slide.',
    prompt: `
      Make a carousel of [number] slides for [Instagram or LinkedIn] from this: [paste notes or article]. Readers: [who]. One thing to keep: [point].

      Slide one: a promise in at most eight words that the rest keeps. Then one thought a slide, under 25 words, each ending so that one swipes on. The last but one sums up to be saved, the last asks a question that can be answered.

      Beside each slide a note for the designer. Write the caption in 60 words without repeating the slides.`,
  },
  {
    id: 'giveaway-with-fair-rules',
    added: '2026-11-26',
    tags: ['giveaway', 'contest', 'engagement', 'campaign'],
    description: 'Plan a giveaway or contest with fair rules and the right followers.',
    prompt: `
      Plan a giveaway on [network] for [business]. Prize: [prize and worth]. Dates: [from, to]. We hope for [aim]; last time the trouble was [what].

      Propose three ways to take part that only people who like what we do would bother with. For the best: post, story, reminder and announcement of the winner, each under 80 words.

      Write the rules in plain words: who, until when, how the winner is drawn, what happens with names. Say what to check with the network and the law of [country]. How do we see afterwards whether it was worth it?`,
  },
  {
    id: 'influencer-first-message',
    added: '2026-11-26',
    tags: ['influencer', 'outreach', 'partnerships', 'collaboration'],
    description: 'Write to an influencer or creator with an offer that respects their work.',
    prompt: `
      Write to [creator, network, what they post] for [brand and product]. Why this one: [two posts we really saw]. Offer: [product, fee, terms]. Rights we need: [what].

      A message of 110 words: who we are, what we saw in their posts, the idea in one sentence, what they get, what stays free to them, one question. The fee is named and not "exposure". That the post must be marked as advertising stands in it.

      Then a reminder, an answer to a higher price, and a brief of ten lines for after the yes.`,
  },
  {
    id: 'facebook-post-for-neighbors',
    added: '2026-11-26',
    tags: ['facebook', 'facebook post', 'facebook group', 'community'],
    description: 'Write a Facebook post for a page or a local group that starts a conversation.',
    prompt: `
      Write a Facebook post for [page, local group] of [business, club, myself]. Matter: [news, question, offer]. Who reads along: [people]. Rules
      of the group: [no ads, days]. Picture: [what].

      Three versions: a short story, a question that can be answered in one word, useful information people will save. The first two lines carry
      it, since the rest is folded away. Under 90 words each, one request, link in the first comment if there is one.

      A friendly reply to the likely grumble, and one to a question about price. Say when a post like this would annoy the group and should stay
      away.`,
  },
  {
    id: 'tweet-worth-one-thought',
    added: '2026-11-26',
    tags: ['tweet', 'twitter', 'x post', 'social posts'],
    description: 'Write single tweets or posts for X and Threads: one thought, well put.',
    prompt: `
      Write posts for [X, Threads, Bluesky, Mastodon] about [subject]. I am [who] and write for [followers]. Raw material: [notes, numbers, a
      thing that happened]. At most [characters] characters.

      Ten posts in different forms: observation, number with its meaning, small story in three lines, honest question, disagreement with a common
      opinion, tip that works today. One thought each. No hashtags in the middle of a sentence.

      Mark the two that will bring angry answers and decide with me whether they are worth it. No hooks such as "nobody talks about this".`,
  },
  {
    id: 'reddit-post-that-belongs-there',
    added: '2026-11-26',
    tags: ['reddit', 'reddit post', 'community', 'question'],
    description: 'Write a Reddit or forum post that fits its community and is no hidden ad.',
    prompt: `
      There is something to post in [subreddit or forum] about [question, project, experience]. What I want to get: [answers, testers, advice].
      What I have with it to do: [own product, none]. Rules there: [paste]. Researched already: [what].

      Title in the words people there use, as a full question or statement. Then: who I am in a line, situation, what I tried, exact question. If
      it is my product, say so at once and ask for criticism.

      Under 200 words, no links before somebody asks. Three answers that will come and how I reply without defending myself. Tell me if this place
      is the wrong one.`,
  },
  {
    id: 'stories-seen-to-the-end',
    added: '2026-11-26',
    tags: ['instagram stories', 'stories', 'polls', 'engagement'],
    description: 'Plan a series of Instagram stories that people watch to the end.',
    prompt: `
      Plan stories for [account] about [subject, offer, day behind the scenes]. Number of slides: [number]. Pictures or clips I have: [list]. At
      the end viewers should [answer, save, buy, ask].

      Slide by slide: what is seen, text of at most twelve words, sticker (poll, question, slider) only where the answer is used later. The first
      asks something that the last one answers. Sound off must work too.

      A name and cover if it becomes a highlight. Replies to the three most likely answers. What of it could be next week's post?`,
  },
  {
    id: 'messages-on-whatsapp',
    added: '2026-11-26',
    tags: ['whatsapp', 'broadcast message', 'customer messages', 'text messages'],
    description: 'Write WhatsApp messages to customers or a group, short and welcome.',
    prompt: `
      Write WhatsApp messages for [business, club, class group]. Purpose: [appointment, offer, news, rule for the group]. Readers agreed to
      receive them by [how]. How often: [times]. They may reply to [person, hours].

      For each purpose one message under 45 words: name, matter, date, what to do. The first line must make sense in the preview. One emoji at
      most. An easy way to stop.

      Standard replies for open hours, price, being late, complaint. For a group: a welcome with three rules, and a friendly word to somebody who
      ignores them. What does not belong into a chat?`,
  },
  {
    id: 'community-welcomed-and-moderated',
    added: '2026-11-26',
    tags: ['discord', 'online community', 'moderation', 'welcome message'],
    description: 'Set up a Discord or online community: channels, rules, a welcome.',
    prompt: `
      Set up a community on [Discord, Slack, forum] for [people and subject]. Expected: [number]. Moderators: [who]. What members want from each
      other: [what]. What we do not tolerate: [what].

      Few channels to begin with, each with a purpose in a line. Rules in seven sentences that say what to do instead. A welcome that gets
      newcomers to write their first message today. Three things that happen every week.

      For moderators: ladder from a friendly word to a ban, with wording; what is noted down; when two decide. How do we notice after a month that
      it is alive?`,
  },
  {
    id: 'linkedin-ideas-for-a-profession',
    added: '2026-11-28',
    tags: ['linkedin post ideas', 'linkedin', 'content ideas', 'personal brand'],
    description: 'Find LinkedIn post ideas for your profession, out of your own working days.',
    prompt: `
      I work as [profession] in [field] and want to post on LinkedIn [number] times a week. Who should read it: [colleagues, clients, recruiters]. What I may
      not write about: [patients, clients, figures]. From my last weeks: [scenes, questions, mistakes].

      Suggest fifteen posts in five groups: something I learned on the job, a common error, a question outsiders ask me, a change in the
      field, a small scene. For each a first line, the point in one sentence, and what only I can add.

      Mark the three to begin with, and write out one of them in 120 words. No "I am humbled", no invented story, no line that any profession could
      sign.`,
  },
]);
