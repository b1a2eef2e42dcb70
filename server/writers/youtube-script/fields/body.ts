/** Training, rest and habits. Nothing here is medical advice. */
import type { Field } from '../stock.ts';

export const BODY: readonly Field[] = [
  {
    words:
      /\b(?:running(?! (?:an?|the|my|your|better|ads)\b)|run a (?:5k|10k|half|mile|race)|marathons?|5k|10k|workouts?|gym|exercises?|yoga|push-?ups?|pull-?ups?|squats?|stretch\w*|fitness|muscles?|abs|hiit|swim|swimming|hikes?|hiking|planks?|deadlifts?|pilates|football|soccer|basketball|tennis|climbing)\b/,
    says: {
      need: '[B-roll: shoes by the door]\nYou need shoes or a mat that suit you, water, and a time of day that belongs to this and nothing else. If you haven’t moved much for years, or something hurts, talk to a doctor before you begin. That’s a ten-minute conversation.',
      first:
        '[B-roll: the warm-up, unhurried]\nBegin with five minutes of warming up, and start slower than your pride would like. You should be able to speak in whole sentences. If you can’t, you’re going too fast, and that’s true in your first week and in your tenth year.',
      main: '[B-roll: the movement from the side, slowly]\nForm first, then amount, then speed. Learn the movement slowly, in front of a mirror or a phone. Add a little each week, about a tenth, and let every fourth week be an easy one. Your lungs adapt in weeks. Tendons take months.',
      check:
        '[B-roll: a training diary, a few words a day]\nWrite down what you did and how it felt, in five words. After a month you’ll see it in black and white: the same effort takes you further, or the same distance takes less. Sore is fine. Sharp pain is a stop sign.',
      mistake:
        'Nearly everyone makes the same mistake: too much, too soon, and then nothing at all. The best plan is the one you’d still follow on a rainy Thursday. So make it small enough for a rainy Thursday.',
      why: '[On screen: effort, rest, a little stronger]\nTraining doesn’t make you stronger. Rest does. The effort is only a message to your body that it needs more, and the building happens afterward, mostly while you sleep. Skip the rest, and the message arrives again and again with nobody at home.',
      choose:
        '[B-roll: gear in use, with honest sweat]\nWith gear, comfort decides. If it rubs in the store, it’ll hurt after an hour. Try it moving, late in the day, when your feet are a little larger. Everything that counts steps or glows is extra, and can wait until you’ve kept going for two months.',
    },
  },
  {
    isOfMind: true,
    words:
      /\b(?:sleep|sleeping|insomnia|habits?|stress|stressed|anxiety|meditat\w+|mindfulness|morning routine|evening routine|procrastinat\w+|productiv\w+|focus|burnout|motivation|screen time|self-care|journaling|confidence|lonel\w+|happiness|happy|happier|calm|routines?|discipline|time management|mental health)\b/,
    says: {
      need: '[B-roll: a notebook, a pen, an empty table]\nYou need one small thing to change, a place to note it, and two weeks. Please don’t buy anything yet. If you’ve been feeling bad for a long time, you need a person as well, a doctor or somebody trained, and there’s no shame in that.',
      first:
        '[B-roll: one line in a notebook]\nFor three days, change nothing and just write it down. When does it happen, where are you, what came right before? You’ll find a pattern on the second evening. Most of us try to fix a thing that we’ve never really looked at.',
      main: '[B-roll: the smallest version, done in a minute]\nNow make the new thing so small that it’s almost silly, and tie it to something you already do. After I pour the coffee, I write one line. Make the old thing a little harder: another room, one more click, a closed door. Effort is what decides, more often than will.',
      check:
        '[B-roll: a row of crosses on a calendar]\nPut a cross on the calendar for every day it happened. Look at the whole row at the end of two weeks, and never at a single day. You’re looking for more crosses than gaps. That’s a habit being born.',
      mistake:
        'The common mistake is relying on the mood. You feel strong on a Sunday and plan for that person. But it’s the tired one, on Wednesday night, who has to do it. Plan for Wednesday.',
      why: '[On screen: cue, action, reward]\nMuch of what we do in a day runs by itself. Something sets it off, we act, we get a small reward, and next time it goes a bit faster. You can’t delete such a loop very well. You can put a different action in the middle.',
    },
  },
  {
    isOfMind: true,
    words:
      /\b(?:weight|lose fat|belly fat|fat loss|diets?|dieting|calories|protein|nutrition|keto|fasting|healthy eating|gut health|sugar|vitamins?|meal prep|metabolism|bloating|macros)\b/,
    says: {
      need: '[B-roll: an ordinary plate, a notebook]\nYou need a notebook, an ordinary week, and some patience with yourself. If you’ve got an illness, take medicine, or have ever had trouble with eating, talk to a doctor first. I’m not one, and a video can’t see you.',
      first:
        '[B-roll: writing down a meal in five words]\nFor one week, change nothing and write down what you eat, and when, and why. Were you hungry, bored, or was it simply there? Most people find one or two moments in the day that decide everything else.',
      main: '[B-roll: half the plate vegetables]\nChange one meal, and leave the others. Fill half the plate with vegetables, put something with protein next to them, and drink water with it. Eat slowly enough that you could talk. Keep that up for two weeks before you touch the next meal.',
      check:
        '[On screen: one number a week, and a line through them]\nWeigh yourself once a week at most, on the same morning, and look only at the line over a month. It goes up and down by a pound or two from water alone. How you sleep, and how your clothes fit, tell you more.',
      mistake:
        'The usual mistake is being very strict on Monday. By Friday you’re tired and hungry, and everything falls at once. Whatever you do has to be something you could still be doing next year, on a bad day, with visitors.',
      why: '[On screen: what comes in, what’s used]\nA body that gets less than it uses takes the rest from what it has stored. It can’t be told where to take it from, which is why no exercise and no tea works on one spot only. Move, eat a little less of what’s dense, sleep, and wait. The order in which it goes is up to your body.',
      choose:
        '[B-roll: the back of a package]\nRead the back of the package and never the front. The first three ingredients are most of what’s in there. If a plan or a powder promises a number of pounds in a number of days, put it back on the shelf.',
    },
  },
];
