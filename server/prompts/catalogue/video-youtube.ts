import { entriesOf } from './entries.ts';

export default entriesOf('Video & YouTube', [
  {
    id: 'youtube-title-and-thumbnail-pairs',
    added: '2026-11-02',
    tags: ['youtube', 'titles', 'thumbnails'],
    description: 'Develop YouTube titles and thumbnails as pairs.',
    prompt: `
      Develop eight pairs of title and thumbnail for a video about [topic]. What the video shows: [summary]. Viewers: [audience]. Channel
      style: [three past titles].

      Title under 60 characters. Thumbnail: one subject, one feeling, at most three words, none of which stand in the title; describe it
      so that a designer can draw it. Title and picture together should raise a question that the video answers.

      Rate each pair for honesty from 1 to 5: would a viewer feel cheated after two minutes? Drop anything under 4 and show me the rest in
      order.`,
  },
  {
    id: 'video-script-with-two-columns',
    added: '2026-11-02',
    tags: ['video script', 'storyboard', 'production'],
    description: 'Write a video script with picture and sound side by side.',
    prompt: `
      Write the script of a [length] video in which [person] explains [topic] to [audience]. Material: [notes]. We can film: [places,
      objects, screens].

      Two columns, picture and sound, in rows of 5 to 15 seconds. The sound must not repeat what the picture shows. First row: the thing
      itself or the trouble, no greeting. Change something visible at least every 20 seconds. Spoken sentences under 18 words.

      Add the running time after each row, at 140 words a minute. Mark two places that can be cut without loss, and list the
      shots so that we film each place once.`,
  },
  {
    id: 'youtube-description-and-chapters',
    added: '2026-11-04',
    tags: ['youtube seo', 'descriptions', 'chapters'],
    description: 'Write a YouTube description with chapters from a transcript.',
    prompt: `
      Write the YouTube description for this video from its transcript with time codes: [paste]. Main search phrase: [phrase]. Links to place:
      [links].

      Two opening sentences that say what a viewer will be able to do, with the phrase in the first. Then 100 to 150 words on
      the content, in prose. Then chapters: start at 0:00, eight at most, each label under 40 characters and understandable alone.

      Use only what is said in the video. Add three questions from the transcript that deserve a pinned comment. No block of
      keywords, no "don't forget to subscribe".`,
  },
  {
    id: 'channel-positioning-and-series',
    added: '2026-11-04',
    tags: ['youtube channel', 'positioning', 'video series'],
    description: 'Position a channel and design three series it can sustain.',
    prompt: `
      Help me position a YouTube channel about [field]. I can bring: [knowledge, access, equipment, hours per week]. I like watching:
      [channels].

      Offer three positions in the form "the channel where [viewer] can [do or see what], because I [reason]". For each sketch one series: format,
      length, five episode titles, what stays the same and what changes, hours of work per episode.

      Say for each what would make me give up within half a year. Recommend one and write a 100-word channel text. Ignore anything that
      lives on being first with the news.`,
  },
  {
    id: 'video-keyword-topics',
    added: '2026-11-06',
    tags: ['youtube seo', 'video keywords', 'topics'],
    description: 'Find topics people prefer to watch rather than read.',
    prompt: `
      Find video topics in [niche] that people would rather watch than read: movements, sounds, comparisons, repairs, places, faces,
      mistakes.

      Write 25 searches as viewers type them. For each: what must be seen, the shortest honest length, whether the answer comes early
      or at the end, and the follow-up search. Avoid topics that are a list of facts with music.

      Mark the ten that suit someone with [equipment and skill]. I will check demand myself, so give no volumes; tell me instead
      how to judge it from the search suggestions and the age of existing videos.`,
  },
  {
    id: 'retention-edit-notes',
    added: '2026-11-06',
    tags: ['audience retention', 'editing', 'analytics'],
    description: 'Read a retention curve together with the transcript.',
    prompt: `
      Read this retention data together with the transcript: [time, percent still watching], [transcript with times]. Length: [length].
      Title: [title].

      Find the four steepest losses and the places where people return or stay. Quote what is being said and describe what probably caused
      it: promise delayed, repetition, change of subject, an ending announced. Compare the first 30 seconds with what the
      title promised.

      Write edit notes for a new cut and five rules for the next script, each based on a moment in this video. Mention losses
      that are normal and need no cure.`,
  },
  {
    id: 'shorts-from-long-video',
    added: '2026-11-09',
    tags: ['short video', 'repurposing', 'youtube shorts'],
    description: 'Cut short videos out of a long one.',
    prompt: `
      Find short videos in this long one: [transcript with time codes]. Limit: 50 seconds each. Platform: [platform].

      Choose moments with a beginning, a turn and an end that can be understood without the rest. For each: start and end, the line to start on
      (often not the first one), words to cut, text on screen, and a caption of up to 100 characters.

      Suggest six at most and order them by strength. Say which would disappoint people who then open the long video. For the best one write a
      new spoken first sentence to record.`,
  },
  {
    id: 'competitor-channel-study',
    added: '2026-11-09',
    tags: ['competitor analysis', 'youtube', 'benchmarking'],
    description: 'Study competitor channels through their outliers.',
    prompt: `
      Study these competitor channels: [channel; last 30 titles with views, length and date].

      For each work out the usual number of views (the middle value, not the average) and list videos that reached more than three times that.
      What do those have in common in topic, promise and form? Which seem to be luck or news?

      Give five observations with the titles as evidence. Then propose six videos for [our channel], each answering one
      observation with something we can show and they cannot: [our material]. Say what 30 titles cannot tell us.`,
  },
  {
    id: 'product-demo-video-outline',
    added: '2026-11-12',
    tags: ['product demo', 'sales', 'video script'],
    description: 'Outline a product demo that follows a task, not the menu.',
    prompt: `
      Outline a product demo of [minutes] minutes for [product]. Viewer: [role], who has [problem] and has seen two other tools.

      Follow one task from start to finish: [task]. Show the result in the first 20 seconds, then how one gets there. Only features the
      task needs; everything else goes into a list of possible follow-up videos. Include a moment where something goes wrong and is put right.

      For every step: what is on the screen, the sentence spoken, seconds. Sample data must be plausible and invented. End with
      one next step and the objection it answers.`,
  },
  {
    id: 'customer-video-interview-plan',
    added: '2026-11-12',
    tags: ['testimonials', 'interview', 'production'],
    description: 'Prepare a customer video so that it does not sound rehearsed.',
    prompt: `
      Prepare a video interview with [customer], who uses [product or service] for [purpose]. Finished length: two minutes. We have one hour on
      site.

      Write a friendly email asking for it, with what will happen and how they can veto. Then twelve questions that lead to stories: the day
      before, the first week, the thing they still dislike. No question contains the answer we hope for.

      Plan the hour in ten-minute blocks, including shots of work without talk. Add what to do when the answers come out as slogans.
      Give the structure of the two minutes.`,
  },
  {
    id: 'webinar-into-evergreen-video',
    added: '2026-11-16',
    tags: ['webinar', 'repurposing', 'evergreen content'],
    description: 'Turn a recorded webinar into videos people will still watch next year.',
    prompt: `
      Turn this recorded webinar into lasting videos: [transcript with time codes]. Audience then: [who]. Audience now: people searching for
      [topic].

      Mark what has expired: greetings, dates, offers, answers to chat messages. Divide the remainder into videos of 4 to 8 minutes with one
      question each. For each give title, time codes to keep in order, a new opening to record (40 words), and slides to redo.

      Estimate the editing time per video. If less than half of the recording is worth keeping, say it, and suggest an
      article instead.`,
  },
  {
    id: 'video-landing-page-text',
    added: '2026-11-16',
    tags: ['video seo', 'transcript', 'landing page'],
    description: 'Write the page around an embedded video so that it can be found.',
    prompt: `
      Write the page on which we embed this video: [transcript]. Search query: [query]. The reader may not be able to watch right now.

      Title, then a 60-word answer to the query, then the video's place. Below: the content as an article of 400 to 500 words,
      organized by question and not by time, with time codes to jump to. Describe what is only visible. Tidy spoken language
      but keep good phrases.

      Add the fields for VideoObject structured data with values from my material, leaving unknown ones empty. Propose
      two links from other pages.`,
  },
  {
    id: 'video-ideas-for-a-channel',
    added: '2026-11-26',
    tags: ['youtube', 'video ideas', 'topics', 'brainstorming'],
    description: 'Find video ideas for a channel from what its viewers want to know.',
    prompt: `
      Find video ideas for my channel on [subject]. Viewers: [who]. My three best and three worst videos: [titles with figures]. I can film [how, how long].

      Twenty-five ideas: five answers to beginners, five for those who know it all, five stories, five tests or comparisons, five that no one in the field has tried. Each with a working title, the question in the viewer's head and what is in the first ten seconds.

      Rate interest, effort and how long it stays useful. Pick six for the next six weeks, with reasons.`,
  },
  {
    id: 'youtube-script-with-retention',
    added: '2026-11-26',
    tags: ['youtube script', 'video script', 'hooks', 'storytelling'],
    description: 'Write a YouTube script that keeps its promise and its viewers.',
    prompt: `
      Write a script of [minutes] for a YouTube video called [title]. I know [facts, steps, stories] about it. Viewers are [who] and can [prior knowledge]. I speak [style].

      Opening of 20 seconds: the result or the question, why me, no greeting. Then parts of 60 to 90 seconds, each raising the question that the next one answers. Mark pictures in brackets, and one place where I can be wrong.

      About 150 words a minute, for the ear. End with one thing to do or watch next. Give two other openings and chapter titles.`,
  },
  {
    id: 'podcast-intro-and-episode-script',
    added: '2026-11-26',
    tags: ['podcast script', 'podcast intro', 'audio', 'episode'],
    description: 'Write the intro and script of a podcast episode that sounds spoken.',
    prompt: `
      Write the script for an episode of [podcast] about [subject], [minutes] minutes, spoken by [one, two hosts, host and guest]. Listeners:
      [who, doing what]. Material: [facts, stories, clips]. We always [ritual].

      Intro of 30 seconds: a moment from the episode, who we are, what listeners will know at the end. Then parts with a sentence that opens each,
      key points as notes rather than full text, a turn after a third, a break.

      Sentences for the mouth. For two hosts mark who doubts. End with one request only. Show notes in 80 words, three titles, two spots for a
      short clip.`,
  },
  {
    id: 'documentary-or-vlog-narrated',
    added: '2026-11-26',
    tags: ['vlog', 'documentary', 'narration', 'video script'],
    description: 'Plan a vlog or small documentary and write its narration.',
    prompt: `
      I am filming [trip, person, project, event] as [vlog, documentary] of [minutes] minutes. What I have or will get: [shots, interviews,
      sounds]. What I want people to understand: [what]. What could change on the way: [what].

      Find the question that keeps people watching, who wants something and what stands in the way. Shot list in three parts with pictures that
      show work, hands, places, waiting. Questions for interviews.

      Narration only for what pictures do not show, in the present tense, under 40 percent of the time. Where does the film begin if the best
      moment fails to happen? Releases and consent to collect.`,
  },
  {
    id: 'few-views-explained',
    added: '2026-11-28',
    tags: ['youtube channel', 'channel growth', 'few views', 'video ideas'],
    description: 'Find out why your videos get few views, and what to change first.',
    prompt: `
      My channel is about [topic], for [viewers]. [Number] subscribers, a new video every [days or weeks]. My last six videos: [title,
      thumbnail in a few words, length, views, click rate and average watch time of each, where I have them].

      Go through it in the order in which viewers leave: is it shown at all, is it clicked, are the first 30 seconds watched, do they stay
      to the end, do they come back? Name the one place where most are lost, with the figures that say so, and what figures you miss.

      Then three changes for the next video, the cheapest first: a title and a thumbnail written anew, an opening of two sentences, what to cut.
      Last, one thing that works already and that I should do more of. No promise of numbers.`,
  },
]);
