/** Real words with a mood and no literal tie to any trade, filed by the quality they bring to mind. */
const words = (list: string): readonly string[] => list.trim().split(/\s+/);

export type Quality =
  | 'bright'
  | 'calm'
  | 'strong'
  | 'swift'
  | 'warm'
  | 'wild'
  | 'growing'
  | 'exact'
  | 'noble'
  | 'playful'
  | 'deep'
  | 'roaming'
  | 'precious'
  | 'fresh'
  | 'old'
  | 'clever';

export const EVOCATIVE: Readonly<Record<Quality, readonly string[]>> = {
  bright: words(`
    aurora beacon comet corona daybreak dazzle firefly flare halo lucent lumen luster meridian nova prism radiant solstice
    starling sunbeam twinkle zenith glimmer candela daystar gleam phosphor helios lantern`),
  calm: words(`
    cove drift dusk eddy ebb fathom haven hush lagoon lull moor moss oasis pebble plume quietude reed repose ripple serene
    shoal sigh stillwater tern tidewater tranquil twilight willow zephyr lilt fallow`),
  strong: words(`
    anvil atlas basalt bastion boulder bulwark citadel cobalt colossus flint forge gauntlet granite helm ironwood keel
    mammoth mettle monolith obsidian pillar rampart sentinel steadfast titan tungsten valor oxbow`),
  swift: words(`
    arrow bolt cheetah courier dart falcon gale gazelle hurdle jetstream kestrel lynx mercury mustang osprey peregrine
    plover quicksilver ricochet skiff slipstream sprint swallow tempo torrent velocity whippet`),
  warm: words(`
    amber brazier campfire cider cinder clementine cocoon copper ember fireside gather gingham hearth hearthside kindle
    kindred marigold mulberry nutmeg paprika russet saffron sienna sundown tangerine tawny terracotta `),
  wild: words(`
    badger bramble briar canyon caribou coyote fjord foxglove gorse heath heron juniper kelp lichen maverick
    nettle otter puma raven sagebrush savanna tamarack thicket thistle tundra wolverine wren yonder`),
  growing: words(`
    acorn almanac aspen banyan bower burgeon catkin cedar clover fern germinate grove harvest hazel hedgerow meadow orchard
    pasture perennial rowan sapling seedling sequoia sorrel sprig sprout tendril verdant windfall`),
  exact: words(`
    axiom azimuth caliper chronicle cipher cursor datum facet gimbal lattice ledger locus metronome octave parallax
    pendulum plumb quadrant quartz sextant sonnet tally tangent theorem vector vernier waypoint`),
  noble: words(`
    abbot accolade baron consul coronet crest emblem fanfare herald heraldry jubilee laurel magnate
    marquis minister monarch paragon regent scepter sonata sovereign stature steward tribune valiant vizier`),
  playful: words(`
    bongo boomerang bumble doodle gumption hiccup hopscotch jamboree jellybean juggle kazoo limerick lollipop
    marbles noodle peekaboo pinball piccolo pogo pudding razzmatazz rumpus skedaddle tadpole tiddlywink wallop
    whimsy zigzag`),
  deep: words(`
    alchemy arcana cavern dusk enigma fable grotto incantation inkwell labyrinth lore midnight mirage
    nocturne oracle penumbra raven reverie riddle rune sable shadow umbra veil`),
  roaming: words(`
    almanac antler argosy bazaar caravan compass corsair frontier gangway harbor horizon isthmus junket lodestar
    mesa nomad odyssey outpost passage pilgrim prairie quest rover sojourn steppe traverse vagabond voyage wayfarer`),
  precious: words(`
    alabaster argent brocade cameo cashmere chalice damask filigree gilded gossamer heirloom ivory jasper lapis lorgnette
    mahogany marquise moonstone nacre onyx opaline orchid peony rosewood satin sterling taffeta topaz velour velvet`),
  fresh: words(`
    april basil breeze citron crisp daisy dawn dewdrop eucalyptus fennel freshet geyser kiwi lime linen mint
    morning nectarine periwinkle pristine rainfall rhubarb snowdrop splash spring spruce tonic verbena zest`),
  old: words(`
    abbey antiquary archive armoire baluster cobblestone cupola daguerreotype fiddle fresco gazette hallmark homestead
    lorimer milliner mantel parchment patina pewter quill relic sampler sundial tapestry turret vellum vintner wainscot weathervane`),
  clever: words(`
    abacus brainwave catalyst conjure crux epiphany eureka fulcrum gambit gizmo hunch inkling kernel kite
    lever linchpin maven nimble origami pivot quip ratchet rubric sage savvy spark sleight wit`),
};

/** Words of a description that show its mood. */
const CUES: Readonly<Record<Quality, readonly string[]>> = {
  bright: words('sun sunny sunrise light bright solar star lamp candle smile shine happy electric photo'),
  calm: words('slow quiet gentle calm relax sleep massage spa meditation yoga tea rest soft therapy soap shade ocean peace'),
  strong: words('strong strength gym steel iron build builder security safe metal protein heavy tough stone boxing'),
  swift: words('fast quick express delivery wait run race car bike minute instant motor courier ev mobile'),
  warm: words('coffee bread bake soup cook family home grandma grandpa wool candle kitchen spice tea bakery dinner'),
  wild: words('dog cat animal hike trail outdoor forest waterfall camp wildlife surf climb mountain goat horse adventure'),
  growing: words('plant garden farm seed organic tree vegetable child kid baby learn student school invest flower herb'),
  exact: words('data engineer account tax law code software exam audit watch lens repair mathematics accounting legal science'),
  noble: words('wedding formal hotel legal estate club academy bank gown champion hire prom'),
  playful: words('game toy party kid child fun puzzle ice-cream cake play joke comedy circus birthday pet'),
  deep: words('book story film wine whisky music perfume mystery game history night ocean chocolate space'),
  roaming: words('travel tour guide trip wheels cart van boat hotel language map explore guided hike mobile'),
  precious: words('jewellery jewelry gold dress silk luxury perfume wedding watch bridal gem prom fashion formal'),
  fresh: words('fresh clean soap juice salad dental laundry spring water milk skin mint dentist flower'),
  old: words('old senior vintage antique heritage grandpa traditional history restore used retired repair craft over'),
  clever: words('app ai tutor tutoring smart puzzle teach idea invention startup design consultant coach hack engineer'),
};

/** The moods that these words of a description show. */
export const qualitiesIn = (typed: ReadonlySet<string>): Quality[] =>
  (Object.keys(CUES) as Quality[]).filter((quality) => CUES[quality].some((cue) => typed.has(cue)));
