/** What grows, what lives with us, where we go, how we look. */
import type { Field } from '../stock.ts';

export const LIVING: readonly Field[] = [
  {
    words:
      /\b(?:gardens?|gardening|plants?|houseplants?|tomato(?:es)?|roses?|seeds?|seedlings?|prune|pruning|compost|lawns?|vegetables?|herbs|orchids?|succulents?|soil|flowers?|basil|monstera|balcony|greenhouse|weeds)\b/,
    says: {
      need: '[B-roll: pots, soil and a watering can in the light]\nLight, water that can drain away, and soil that suits the plant. That’s nearly all. Count the hours of sun that your spot really gets, on a day when you’re at home, because the label on the pot was written for that and for nothing else.',
      first:
        '[B-roll: a finger pushed into the soil]\nPush a finger into the soil, down to the second joint. If it’s damp, don’t water. That one habit saves more plants than any feed you can buy. Then turn over a few leaves and look underneath, because that’s where trouble sits.',
      main: '[B-roll: planting, step by step, at ground level]\nMake the hole wider than you think and no deeper than the pot. Loosen the roots with your fingers, set the plant at the height it had before, press the soil firm and water it slowly, twice. When you cut, use clean, sharp blades, just above a bud.',
      check:
        '[B-roll: new leaves, close up]\nLook for new growth. Old leaves tell you about last month, and the newest ones tell you about now. If those are firm and the right green, leave everything as it is. It can take three weeks before a plant answers, so change only one thing at a time.',
      mistake:
        'Most plants at home die of kindness. Too much water leaves no air in the soil, the roots rot, and the plant droops. It looks exactly like thirst, so out comes the watering can again.',
      why: '[On screen: leaf, stem and root, with arrows]\nA plant makes its own food out of light, air and water, and it does so in the leaves. The roots bring up the water, and they need air to work. Once you see it as a balance between what the leaves use and what the roots can bring, care is mostly common sense.',
    },
  },
  {
    words:
      /\b(?:dogs?|pupp(?:y|ies)|cats?|kittens?|hamsters?|rabbits?|parrots?|aquariums?|fish tank|horses?|pets?|guinea pigs?|leash)\b/,
    says: {
      need: '[B-roll: small treats, a quiet corner]\nYou need treats the size of a pea, a quiet place, and five minutes. That’s it. Animals learn in short lessons, several times a day, and they learn very little when they’re tired, hungry or frightened. The same is true of us.',
      first:
        '[B-roll: the animal from its own height]\nStart by watching. Ears, tail, eyes, how it stands: it’s talking all the time, only not in words. Learn how yours looks when it’s relaxed. Then you’ll notice early when something changes, and you can stop before it gets worse.',
      main: '[B-roll: a reward given within a second]\nReward what you want the moment it happens, within a second, and pass over what you don’t want. Go in tiny steps, each one easy to get right. If it fails twice in a row, the step was too big, so make it smaller and try again.',
      check:
        '[B-roll: the same exercise in another room]\nTry it somewhere else. An animal that can do it in the kitchen hasn’t learned it for the park yet. When it works in three different places, with a bit of noise around, you can trust it. And if it stops eating, hides or limps, ask a vet.',
      mistake:
        'The big mistake is impatience, and scolding is just impatience with a voice. It teaches an animal to be careful around you. It doesn’t teach it what to do instead, and that’s the only part you wanted.',
      why: '[On screen: what happens, what follows]\nAnimals repeat what pays. If pulling gets them to the tree faster, pulling works, and they’ll pull. So look at what they get out of it, change that, and the behavior changes by itself. It’s almost unfair how well that works.',
      choose:
        '[B-roll: the thing in use, with the animal]\nFor anything you buy an animal, ask three questions. Is it safe to chew? Can I wash it? Is it the right size, measured and not guessed? What it looks like is for us. They honestly don’t care.',
    },
  },
  {
    isOfMind: true,
    words:
      /\b(?:travel|travels|pack|packing|traveling|travelling|trips?|itinerary|flights?|backpacking|hotels?|airbnb|camping|van life|hidden gems|road trip|vacation|holidays?|tourists?|luggage|passport|city guide|days in)\b/,
    says: {
      need: '[B-roll: one small bag, open on a bed]\nPack what you need for a week, whatever the length of the trip, and plan to wash. Keep papers, medicine and a charger in the bag that stays with you. And take a picture of every document before you leave the house.',
      first:
        '[B-roll: a map with three pins]\nBegin with the map. Mark what you really want to see, and look at how it lies together. You’ll notice that it forms two or three clusters. Each cluster is a day. That simple step saves you hours on buses.',
      main: '[B-roll: a side street, early in the morning]\nPlan one thing for the morning and one for the afternoon, and leave the rest open. Go to the famous places early, before the buses arrive. Eat where the menu is short. And walk one street further than you have to, because that’s usually where the good part is.',
      check:
        '[B-roll: notes on a phone, one line per place]\nBefore you go, check three things on the official pages: opening days, entry rules and the last train back. They change, and old videos don’t. Mine will be out of date one day, too, so look at the date below it.',
      mistake:
        'The classic mistake is trying to see everything. You remember places where you sat down. Five sights in a day become one long queue in your memory, and one good afternoon in a square stays for years.',
      why: '[On screen: a timeline of one day]\nTravel goes wrong in the gaps: between the station and the bed, between lunch and the museum that closes at four. If you think those gaps through beforehand, the days in between more or less look after themselves.',
      choose:
        '[B-roll: two rooms, two streets]\nWhen you compare places to stay, look at the street first. Ten minutes’ walk to what you came for is worth more than a pool. Read the reviews from the middle, the threes, since those are written by people who noticed both sides.',
    },
  },
  {
    isOfMind: true,
    words:
      /\b(?:bab(?:y|ies)(?! names?| shower)|toddlers?|parenting|newborns?|potty|bedtime|pregnan\w+|parents?|moms?|mums?|dads?)\b/,
    says: {
      need: '[B-roll: a quiet room, toys put away]\nYou need sleep, patience and a plan for when both run out. I mean the last one. Decide beforehand who takes over, and what you’ll let go of on a bad day. A plan made at noon works much better than one made at night.',
      first:
        '[B-roll: the evening routine, seen from a child’s height]\nStart with the same small things in the same order every day. Children can’t read a clock, but they can read a sequence. Bath, book, bed. When they know what comes next, there’s a lot less to fight about.',
      main: '[B-roll: kneeling down to eye level]\nGo down to their eye level, use few words, and offer two choices that you can both live with. The red cup or the blue one? Then wait. It takes a small person longer than you’d think to turn a sentence into an action.',
      check:
        '[B-roll: a calendar with a few marks]\nGive it a week before you judge. One good evening proves nothing, and neither does one terrible one. Note how it went in three words each day. If anything about their health worries you, ask a doctor. That’s never silly.',
      mistake:
        'The mistake I’d most like to spare you is comparing. Children do things early, late, and in the wrong order, and most of them arrive. The parents who look as if they have it sorted went home before the difficult part.',
      why: '[On screen: tired, hungry, too much]\nBehind most tears there’s something simple: tired, hungry, or too much at once. A child can’t tell you which, because they don’t know. So go through the three before you look for a deeper reason. You’ll rarely need one.',
    },
  },
  {
    words:
      /\b(?:makeup|make-up|skincare|skin|hair|haircuts?|hairstyles?|nails|outfits?|fashion|curls|curly|braids?|perfumes?|thrift\w*|lipstick|eyeliner|beard|sneakers|capsule wardrobe|clothes)\b/,
    says: {
      need: '[B-roll: a few things on a clean towel]\nGood light, clean hands, a mirror you can get close to, and fewer products than you own. Daylight by a window is best. Lamps lie about color, and you’re going to be seen in daylight.',
      first:
        '[B-roll: a small test on the inside of the wrist]\nStart clean and dry, and start small. Anything new goes on the inside of your wrist first, and then you wait a day. If it itches or turns red, it’s not for you, however good it looks on somebody else.',
      main: '[B-roll: thin layers, one after the other]\nBuild it up in thin layers and stop a little before you think you’re done. You can always add. Taking away means starting over. Step back from the mirror after each layer, because nobody will look at you from four inches away.',
      check:
        '[B-roll: a phone picture in daylight]\nTake a photo in daylight, without a filter, and look at that. Then give it a few hours of ordinary life. How it looks at six in the evening is the true result. The first ten minutes are only the promise.',
      mistake:
        'The usual mistake is changing everything at once. New routine, new products, all on a Monday. If it goes well, you won’t know why, and if it goes badly, you won’t know what to stop.',
      why: '[On screen: the layers, drawn from the side]\nSkin and hair protect you, and they hold on to what they need, above all water and a little oil. Strip too much away and they answer with more, or with trouble. Most good advice comes down to this: be gentle, and be regular.',
      choose:
        '[B-roll: two labels, side by side]\nCompare what’s in it and how much you get, and leave the front of the package for later. Ask how often you’d use it, because price per use is the only price that counts. And buy the small size first, even if the large one is better value.',
    },
  },
];
