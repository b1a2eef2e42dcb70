/** What people learn to do. */
import type { Field } from '../stock.ts';

export const SKILLS: readonly Field[] = [
  {
    isOfMind: true,
    words:
      /\b(?:languages?|spanish|french|german|japanese|english|korean|italian|portuguese|mandarin|chinese|arabic|russian|vocabulary|accent|pronunciation|bilingual|fluent|grammar)\b/,
    says: {
      need: '[B-roll: headphones and a small notebook]\nHeadphones, a small notebook, and half an hour on most days. Choose one course or one app and stay with it for two months. Changing methods feels like progress, and it’s mostly a way of meeting the first chapter again.',
      first:
        '[B-roll: repeating aloud, walking]\nBegin with your ears. Listen to short, slow pieces and say them aloud, before you read how they’re written. Learn whole phrases that you’ll really use: how you order, how you ask, how you say that you didn’t understand.',
      main: '[B-roll: a conversation, clumsy and cheerful]\nThen speak, badly and early. Ten minutes with a patient person teaches you more than an evening with a table of verbs. Keep a list of the words you reached for and didn’t have, and learn those. They’re your own personal dictionary.',
      check:
        '[B-roll: recording yourself on a phone]\nRecord yourself for one minute each week, about anything. Don’t listen to it until a month has gone by. You don’t notice your own progress from one day to the next, but you can’t miss it from one month to the next.',
      mistake:
        'The great mistake is waiting until you’re ready to speak. You’re ready when you’ve got ten words and no dignity. People are kind to anyone who tries, and they forget your mistakes by the next corner.',
      why: '[On screen: the same word, met again and again]\nA word has to be met many times before it’s yours, in different places, with gaps in between. Each time you nearly forget it and then find it again, it sits deeper. So a bit every day beats a lot on Saturday, by a wide margin.',
    },
  },
  {
    isOfMind: true,
    words:
      /\b(?:study|studying|studied|exams?|homework|memori[sz]e|memory|revision|flashcards?|essays?|math|maths|algebra|fractions|thesis|note-taking|learn faster|lectures?|dyslexia)\b/,
    says: {
      need: '[B-roll: a clear desk, a timer]\nA clear desk, a timer, and your phone in another room. That last one matters more than the other two together. Then past papers or practice questions, because you want to meet the real thing before the real day.',
      first:
        '[B-roll: a blank sheet, writing from memory]\nStart with an empty sheet. Write down all you know about it without looking anything up. It’s uncomfortable, and it shows you in five minutes what three hours of reading would have hidden. What’s missing on that sheet is your plan.',
      main: '[B-roll: question, answer covered by a hand]\nNow ask yourself questions and answer them from memory. Read a page, close it, say what was in it. Work for twenty-five minutes, take five off, and come back to the same thing tomorrow and again in a week. Remembering is the exercise. Reading is only the warm-up.',
      check:
        '[B-roll: explaining it to an empty chair]\nExplain it aloud to someone who knows nothing, or to a chair. Wherever you say “and then it somehow”, there’s a gap. Go back to that one place, and leave the rest alone.',
      mistake:
        'The most popular mistake is the highlighter. A page full of yellow feels like work, and hardly anything sticks. Rereading is the same. It gets easier each time, and we take that for knowing.',
      why: '[On screen: a curve that falls, and is lifted again]\nWe forget quickly at first and slowly afterward. Every time you pull something back just before it’s gone, it fades more slowly than before. That’s why spreading the same hours over several days gives you more for nothing.',
    },
  },
  {
    words:
      /\b(?:guitars?|piano|ukulele|violin|drums?|drumming|chords?|sing|singing|songs?|songwriting|music|musical|flute|saxophone|beats?|mixing|trumpet|cello)\b/,
    says: {
      need: '[B-roll: the instrument, out of its case]\nAn instrument that’s in tune, a metronome, and a place where it can stand outside its case. If it’s in view, you’ll pick it up. If it’s in a bag in the closet, you won’t. It’s as simple as that.',
      first:
        '[B-roll: tuning, then one slow bar]\nTune first. Then sit or stand so that nothing hurts, drop your shoulders, and play or sing one bar as slowly as you need to get it right. One bar. If you can’t do it slowly, you can’t do it fast, you can only hide it.',
      main: '[B-roll: the difficult change, in a loop]\nFind the two beats where it goes wrong, and loop just those. Turn the metronome down until you can do it five times in a row, then up a notch. Most people play the whole piece again and again. That’s a concert. Practice is the two beats.',
      check:
        '[B-roll: phone recording, then listening back]\nRecord it and listen the next day. You’ll hear what your hands were too busy to notice. Ask two things only: was the time steady, and were the notes clean? Everything that people call expression grows on top of those.',
      mistake:
        'The standard mistake is speed. We play at the tempo of the recording from the first day and learn every stumble by heart. Whatever you repeat, you learn, and that includes the wrong note.',
      why: '[On screen: slow, steady, faster]\nYour fingers follow paths that your brain lays down while you repeat, and it goes on laying them while you sleep. So fifteen minutes a day really is more than two hours on a weekend. It isn’t discipline, it’s just how the paths are built.',
      choose:
        '[B-roll: the sound of it, no talking]\nJudge it by three things: does it stay in tune, is it easy to play, and do you like its sound with your eyes closed? Let somebody else play it while you stand across the room. Looks come fourth, whatever the salesperson says.',
    },
  },
  {
    words:
      /\b(?:draw|drawing|sketch\w*|watercolou?rs?|knit|knitting|crochet\w*|sew|sewing|embroider\w*|pottery|origami|calligraphy|crafts?|jewell?ery|resin|lettering|quilt\w*|candles?|soap|acrylics?|oil paint\w*|portraits?|scrapbook\w*|clay|paint(?! (?:a|my|your|the) (?:room|wall|house|door|fence|ceiling|kitchen|cabinet))|painting|art|artist)\b/,
    says: {
      need: '[B-roll: a few good materials, laid out]\nFew materials, and decent ones. Cheap paper and cheap yarn fight you all the way, and you’ll think it’s your fault. Good light from the side, a cloth for your hands, and something to practice on that you’re allowed to ruin.',
      first:
        '[B-roll: a small test piece]\nStart with a test piece no bigger than your hand. Try the material: how it takes pressure, how it stretches, what happens when it’s wet. Ten minutes of playing around tells you what no video can, this one included.',
      main: '[B-roll: hands at work, from above]\nWork from large to small. Get the big shape right and leave the details until last, however much you’d like to begin with the eyes or the border. Every few minutes, hold it at arm’s length or look at it in a mirror. Mistakes jump out at a distance.',
      check:
        '[B-roll: the piece next to the first attempt]\nPut it away overnight, then look at it fresh, next to your last one. Name one thing that’s better and one that you’ll do differently. Just one. Put the date on the back, because you’ll want to know.',
      mistake:
        'The mistake that stops most people is giving up in the ugly middle. Everything handmade looks wrong when it’s half done. That phase is part of the process, and the only way out is on the far side.',
      why: '[On screen: big shape, then detail]\nThe eye reads big things first: shape, light and dark, the overall line. Details only convince when those are right. That’s why a loose piece with good proportions looks alive, and a very careful one with bad proportions looks odd.',
    },
  },
  {
    isOfMind: true,
    words:
      /\b(?:writing(?! (?:code|tests|software))|writers?|novels?|novelist|short story|storytelling|poems?|poetry|blogs?|blogging|screenplay|memoir|copywriting|plot|dialogue|journal)\b/,
    says: {
      need: '[B-roll: a page, a pen, a closed door]\nA page, a pen or a keyboard, and a fixed time with the door closed. That’s it. You don’t need the right program, the right notebook, or the right mood. All three tend to arrive about twenty minutes after you’ve begun.',
      first:
        '[B-roll: one sentence on a card]\nWrite one sentence that says what it’s about: somebody wants something, and something’s in the way. Put it where you can see it. Whenever you’re lost, and you will be, that sentence tells you which scene comes next.',
      main: '[B-roll: pages filling up]\nWrite the first draft fast and let it be bad. Don’t go back to polish yesterday’s page. Stop each day in the middle of something you know how to continue, so tomorrow begins with an easy line. You can mend a bad page. You can’t mend an empty one.',
      check:
        '[B-roll: reading aloud, pencil in hand]\nRead it aloud. Where you run out of breath, the sentence is too long. Where you get bored, your reader left a paragraph ago. Then cut the first few lines and see if anyone misses them. Very often the piece begins there.',
      mistake:
        'The typical mistake is explaining. Trust whoever reads you. If he slams the door, you needn’t add that he was angry. Take out every sentence that tells people what they’ve just seen.',
      why: '[On screen: question, delay, answer]\nPeople read on because of an open question. It can be huge or tiny, but there has to be one. Each scene answers something and opens something else. When a text drags, it’s hardly ever the style. There’s just nothing left that we want to know.',
    },
  },
  {
    isOfMind: true,
    words:
      /\b(?:games?|gaming|gamers?|chess|minecraft|fortnite|zelda|roblox|board games?|speedruns?|rubik\S*|bosses|dungeons|pok[eé]mon|poker|(?<!credit |gift |business |greeting )cards?|puzzles?|lego|esports|steam deck)\b/,
    says: {
      need: '[B-roll: the board or the screen, ready]\nThe rules, a little time, and somebody who’s about as good as you are. That last one makes all the difference. Against someone far better, you only learn how to lose, and against someone far worse, you learn nothing.',
      first:
        '[B-roll: the goal of the game, shown first]\nStart at the end. How does the game finish, and what does a winner have that a loser doesn’t? Look at a few endings before you study any opening. Once you know where it’s going, every move in between begins to mean something.',
      main: '[B-roll: one decision, with the options marked]\nBefore each move, ask one question: what does the other side want to do next? Most blunders happen because we’re in love with our own plan. Look for their threat first, then for your best move, and then check it once more with your hand still off the piece.',
      check:
        '[B-roll: going back through a finished game]\nAfter a game, go back and find the moment where it turned. There’s nearly always one. Write it down in a sentence. Twenty of those sentences are a better teacher than two hundred games that you’ve forgotten.',
      mistake:
        'What beginners do is copy the clever tricks and skip the dull basics. A trick works once. Keeping your things safe, not hurrying, counting before you grab: those work every single time.',
      why: '[On screen: the choices, branching]\nGood players don’t think more moves ahead so much as they throw out more bad ones at a glance. They’ve seen the pattern before. You build up patterns by playing, looking back, and playing again, and nobody has found a quicker way.',
      choose:
        '[B-roll: a minute of real play, no comment]\nAsk how long one round takes, how many can play, and whether it’s still fun when you’re losing. Then look at what it costs over a whole year, with every extra. Watching ten minutes of ordinary play tells you more than any trailer.',
    },
  },
];
