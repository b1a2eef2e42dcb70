/** Repairs and housework. */
import type { Field } from '../stock.ts';

export const HOME: readonly Field[] = [
  {
    words:
      /\b(?:taps?|faucets?|toilets?|sinks?|drains?|pipes?|plumbing|plumber|radiators?|shower ?heads?|leaks?|leaking|leaky|dripping|clogged)\b/,
    says: {
      need: '[B-roll: the tools on a towel next to the job]\nYou need an adjustable wrench, a screwdriver that really fits, an old towel and a bowl for the water that’s still in there. Put the plug in before you begin, so that no screw can vanish down the drain.',
      first:
        '[B-roll: the shut-off valve, turned by hand until it stops]\nFirst, shut off the water. There’s usually a small valve under the sink or behind the toilet. If there isn’t, use the main one for the house. Then open the tap and let it run dry, so you know that it’s really off.',
      main: '[B-roll: the parts laid out in a row as they come off]\nTake things apart slowly, and lay the pieces in a row in the order in which they came off. Look at everything made of rubber. Washers and rings go hard, flat or cracked, and that’s where most drips come from. Take the old part to the shop and match it by eye, since they come in a dozen sizes.',
      check:
        '[B-roll: a dry tissue held under the joint]\nTurn the water back on a little at a time. Then wipe every joint dry and hold a tissue against it. A tissue shows a drop long before your eye does. Look again in an hour, and once more tomorrow.',
      mistake:
        'The classic mistake is to tighten harder. A joint that drips when it’s snug needs a new seal. More force only flattens the rubber, cracks the fitting, and turns a small drip into a wet floor.',
      why: '[On screen: a simple drawing of a valve and its seal]\nWater in a pipe is always under pressure, and a soft seal is all that holds it back. Each time you turn the handle, that seal is squeezed and rubbed. In time it wears, the pressure finds the gap, and you hear a drip at three in the morning.',
    },
  },
  {
    words: /\b(?:bicycles?|(?<!rid(?:e|ing) (?:a|my|your) )bikes?|cycling|derailleur|cyclists?)\b/,
    says: {
      need: '[B-roll: tools on the ground next to the bike]\nA set of hex keys does most jobs on a bicycle. Add tire levers, a pump, a rag and a bottle of chain oil, and you’re equipped. If you can hang the bike up or turn it over, your back will thank you.',
      first:
        '[B-roll: the whole bike, then the wheel spinning freely]\nBefore you touch anything, clean the part you’re going to work on, and spin it once. Half of what looks broken is only dirty, and you can hear the other half. Dirt also gets into whatever you open.',
      main: '[B-roll: one bolt, a quarter turn at a time]\nWork in quarter turns, and try it out after each one. Bikes are light, and their bolts are small. Put a drop of oil on every thread that goes back in, start it by hand, and only then reach for the tool.',
      check:
        '[B-roll: a slow ride round the block]\nLift the wheel, spin it and listen. Squeeze both brakes hard. Then take a slow turn round the block, somewhere without traffic, and go through every gear. After ten miles, check that the bolts are still tight.',
      mistake:
        'The usual mistake is too much of something: too much force on a small bolt, or so much oil that the chain collects grit like a magnet. Oil the chain, wait a few minutes, and wipe off everything you can.',
      why: '[On screen: chain and gears, seen from the side]\nA bicycle wastes very little of what you put in, as long as its parts run straight and clean. Dirt acts like sandpaper, and a worn chain wears the gears with it. That’s why the cheap part is worth replacing before the expensive one has to be.',
      choose:
        '[B-roll: three bikes of different kinds, side by side]\nWith bikes, fit comes before everything. A cheap bike in your size beats a dear one that isn’t. Next, look at the brakes and the weight, then ask what a spare chain and a tire cost. And ride it, up a hill if there is one.',
    },
  },
  {
    words:
      /\b(?:cars?|motorcycles?|motorbikes?|(?<!\b(?:bike|bicycle) )t[iy]res?|oil change|change (?:the|your|my) oil|honda|toyota|bmw|tesla|brake pads?|engines?|ev|evs|vans?|trucks?)\b/,
    says: {
      need: '[B-roll: the car on flat ground, wheels chocked]\nFlat ground, good light, gloves, and the owner’s manual. Nearly every number you need is in that manual: pressures, fluids, bolts. If the car has to be lifted, use stands. Never get under one that’s held up by a jack alone.',
      first:
        '[B-roll: the handbrake, then the key on the dashboard]\nStart with the engine off and cold, the handbrake on, and the key where you can see it. Then just look for a minute. Drips, cracks and worn edges tell you a lot before you’ve picked up a single tool.',
      main: '[B-roll: hands loosening and fitting one part]\nDo one thing, finish it, and only then go on to the next. Loosen before you lift, start every bolt by hand, and tighten in a cross pattern so that things sit evenly. Take a photo before you pull off any plug or hose.',
      check:
        '[B-roll: the dashboard as the engine starts]\nStart it, watch the dashboard, and look underneath for anything that drips. Then drive slowly for five minutes with the radio off. Your ears are good at this. Stop, look once more, and check the bolts again after a day.',
      mistake:
        'What goes wrong most often is guessing: the wrong fluid, the wrong part, the pressure that sounded about right. A car forgives a slow worker. It doesn’t forgive a wrong number, and the right one is in the manual.',
      why: '[On screen: a drawing of the parts that rub, heat and wear]\nA car wears where things rub, get hot, or get wet. That’s all that servicing is: renewing what rubs, cooling what gets hot, and keeping out the wet. Ask which of the three you’re dealing with, and most faults begin to make sense.',
      choose:
        '[B-roll: a walk round the car in daylight]\nLook at what it costs to own, and not only what it costs to buy: insurance, fuel or charging, tires, and what it’s worth in five years. Then sit in the back seat, load the trunk, and drive it on the road you use every day.',
    },
  },
  {
    words: /\b(?:declutter\w*|tidy|tidying|organi[sz](?:e|ing)|wardrobe|closet|minimalis[mt]|tidy up|storage|hoarding)\b/,
    says: {
      need: '[B-roll: three boxes on an empty floor]\nYou need three boxes, marked keep, give and throw, and a date in the calendar on which the last two leave the house. That date is the important part. A bag for charity that’s been standing in the hall since spring is only clutter with good intentions.',
      first:
        '[B-roll: one drawer, before]\nBegin with one small area that you can finish today: one drawer, one shelf, one corner. Empty it completely. Starting everywhere at once is how a messy room becomes a messier one by four in the afternoon.',
      main: '[B-roll: each thing picked up once]\nPick up each thing once, and decide while it’s in your hand. Did I use it this year? Would I buy it again? Put what stays where you use it, and not where there happens to be room. Leave photos and letters until last, or you’ll be sitting on the floor reading by eleven.',
      check:
        '[B-roll: the finished corner in daylight]\nLook at it in daylight, from the doorway. Then ask one more question: does everything here have a place that you could find in the dark? What has no place comes back as clutter within a week.',
      mistake:
        'The mistake nearly everyone makes is to buy boxes first. A box hides things very neatly and solves nothing. Sort, give away, and then measure what’s left. You’ll often find that you don’t need the box.',
      why: '[On screen: things coming in, things going out]\nHomes fill up because things arrive every day by themselves, and nothing ever leaves by itself. It isn’t a question of character. If you make leaving as easy as arriving, with a bag by the door for example, the balance changes.',
    },
  },
  {
    words:
      /\b(?:paint (?:a|my|your|the) \w+|wall|walls|shelf|shelves|furniture|drill|drilling|tiles?|tiling|wallpaper|floors?|flooring|(?<!steam )deck|fence|woodwork\w*|wood|wooden|diy|renovat\w+|doors?|windows?(?! \d| pc| laptop| update)|bookcase|cabinets?|repaint\w*|plaster\w*|insulat\w+|heat pumps?|repair|fix|fixing|roof)\b/,
    says: {
      need: '[B-roll: tape measure, pencil, level, the right screws]\nA tape measure, a pencil, a level, and the right fixing for what your wall is made of. Knock on it first: a hollow sound means plasterboard, and that needs its own kind of anchor. Goggles, too. You only have the two eyes.',
      first:
        '[B-roll: measuring, marking, measuring again]\nStart with measuring, and write the numbers down. Measure from two sides and see whether they agree, because hardly any room is quite square. Mark everything in pencil, stand back, and look at it before you make the first hole.',
      main: '[B-roll: the work in one calm take]\nPrepare more than feels necessary. Clean, sand, cover the floor, drill a small hole before the big one. The visible part of the job is quick once that’s done. It’s the preparation that decides whether it still looks good in five years.',
      check:
        '[B-roll: a level laid across the finished piece]\nLay the level on it, then push and pull gently, as a careless visitor would. Nothing should move. Look at it again the next day in a different light, because evening light forgives a great deal that morning light doesn’t.',
      mistake:
        'The mistake I see most is going on when something doesn’t fit. If it takes force, something is out by a few millimeters. Take it apart and find out where. Ten minutes now, or a crooked result for years.',
      why: '[On screen: wood, metal and plaster, each with an arrow]\nMaterials move. Wood swells when it’s damp and shrinks when it’s dry, metal grows a little in the heat, and a house settles. So good work leaves a small gap where things need to move, and holds them firmly everywhere else.',
    },
  },
  {
    decides: /^(?:how to |ways to |tips to )?(?:clean|cleaning|wash|washing)\b/,
    words:
      /\b(?:clean|cleans|cleaning|cleaner|carpets?|rugs?|sofa|couch|mattress|ovens?|limescale|grease|rust|mold|mould|dust|vacuum\w*|laundry|stains?|stained|washing machine|dishwasher|bathroom|shower|iron(?:ing)?|bleach|housework)\b/,
    says: {
      need: '[B-roll: two white cloths, a bowl, one mild cleaner]\nYou need two white cloths, a bowl of lukewarm water, and one mild cleaner. White, so that no color comes off them, and so you can see what you’ve picked up. Never mix cleaning products. Some of them make a gas together that you don’t want to breathe.',
      first:
        '[B-roll: a drop of cleaner on a hidden corner]\nFirst, take off what’s loose: lift it, brush it, or blot it with a dry cloth. Blot, and don’t rub. Then try your cleaner on a corner that nobody sees, and wait five minutes. If that spot’s still fine, you can go on.',
      main: '[B-roll: blotting from the edge to the middle]\nWork from the outside in, so it doesn’t spread, and from top to bottom, so that it doesn’t drip on what you’ve already done. Put on a little, let it sit for a few minutes, take it off with a damp cloth, and repeat. Time does half of the work, if you allow it to.',
      check:
        '[B-roll: the same spot, dry, in daylight]\nLet it dry completely before you judge. Wet things look darker, and some marks come back up while they dry. Look at it the next day in daylight, and run a hand over it. If it feels sticky, there’s still cleaner in it, so rinse it once more.',
      mistake:
        'The two classic mistakes are hot water and hard scrubbing. Heat cooks some stains right into the fabric, and scrubbing roughens the surface, so it catches dirt twice as fast afterward. Cool and patient wins nearly every time.',
      why: '[On screen: dirt, water, and what joins them]\nCleaning means getting dirt to hold on to something else more than it holds on to your things. Water takes what dissolves in it, like sugar or salt. Soap takes hold of grease with one end and of water with the other. Something sour loosens lime. So ask first what it’s made of, and then choose.',
      choose:
        '[B-roll: labels, side by side]\nBefore you buy another bottle, read what’s in it. Most special cleaners are one of four things in a new color: soap, something sour, something alkaline, or bleach. A good cloth makes more difference than the fifth bottle does.',
    },
  },
];
