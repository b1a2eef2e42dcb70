/** The images of each industry, for what the description leaves unsaid, and what its businesses are called. */
import type tool from '../../../tools/brand-name-generator.ts';
import type { PayloadOf } from '../../../engine/definition/index.ts';

export type Industry = PayloadOf<typeof tool>['industry'];

interface IndustryWords {
  readonly images: readonly string[];
  /** Nouns that can follow the thing that is sold: "Coffee Cart" + "Kitchen". */
  readonly kinds: readonly string[];
  /** The same for a firm of the old kind: "Coffee" + "Merchants". */
  readonly guilds: readonly string[];
}

const words = (list: string): string[] => list.trim().split(/\s+/);
const industry = (images: string, kinds: string, guilds: string): IndustryWords => ({
  images: words(images),
  kinds: words(kinds),
  guilds: words(guilds),
});

export const INDUSTRIES: Readonly<Record<Industry, IndustryWords>> = {
  Technology: industry(
    `pixel node loop stack byte grid signal kernel relay cursor circuit bridge orbit vector beacon lattice switch prism pilot
    quantum vertex spark array cipher matrix anchor sensor pulse fiber module core lever index trace cable stream axis
    packet socket mesh portal tempo lumen photon`,
    'Lab Works Desk Studio Tools Systems',
    'Works Engineers Instruments',
  ),
  'Food & Beverage': industry(
    `table fork spoon crumb crust kettle ladle basil thyme salt pepper honey butter orchard cellar pantry larder oven ember
    hearth barrel grain olive fig plum berry zest sip slice apron basket harvest mill vine cask feast supper saffron clove
    ginger almond maple sesame juniper`,
    'Kitchen Pantry Table Counter Company Stand',
    'Provisions Merchants Purveyors',
  ),
  Fashion: industry(
    `thread stitch cotton linen satin silk velvet denim seam cuff collar button loom weave sleeve pocket hem indigo pleat
    twill ribbon lace hanger spool drape bodice tassel chiffon fringe bolt tweed lapel bobbin cashmere muslin organza ruffle
    atelier runway mirror thimble needle`,
    'Wardrobe Studio Room Edit Collection House',
    'Outfitters Clothiers Drapers',
  ),
  Beauty: industry(
    `petal dew glow balm bloom silk blush pearl mirror rose lather amber linen iris jasmine shimmer halo gloss ritual oat
    almond honey aura velvet lotus mallow tint lily neroli powder camellia peony bath charm grace mist feather moon clay
    aloe serum vanity`,
    'Studio Bar Room Rituals Kitchen Company',
    'Apothecary Perfumers Makers',
  ),
  Fitness: industry(
    `stride lift flex pulse pace core stamina vigor iron sweat spring grip tempo limber summit rally sinew leap bound drive
    motion muscle sprint torque power stretch peak rhythm climb tread surge agile forge anvil kinetic breath hustle reach
    balance momentum muscle mettle`,
    'Club Gym Studio Room Crew Collective',
    'Athletics Gymnasium Society',
  ),
  Travel: industry(
    `compass map atlas harbor voyage lantern ticket horizon trunk route meridian coast caravan wander passage beacon
    latitude journey station trail ridge summit canyon lagoon cove tide sail dune oasis valley cairn rover sojourn nomad
    stopover suitcase gangway island cloud swallow odyssey`,
    'Journeys Tours Trails Club Company Guides',
    'Expeditions Outfitters Agents',
  ),
  Automotive: industry(
    `motor gear axle lane torque drive mile piston chrome road throttle wheel dash garage clutch cruise coupe turbo apex
    camber highway engine ignition octane fender rally circuit rev gasket lever rotor spoke shift traction velocity tarmac
    overdrive roadster bumper gauge milestone wrench`,
    'Motors Garage Yard Works Drive Company',
    'Motors Coachworks Engineers',
  ),
  Healthcare: industry(
    `pulse beacon balm calm harbor vital clover lamp care bridge breath steady willow root haven heart mend anchor dawn
    remedy spring oak shelter hand garden kin sage ward relief bloom light comfort lotus compass tonic meadow wellspring
    sanctuary guardian nurture renew lifeline`,
    'Clinic Care Practice Rooms Health Centre',
    'Practice Dispensary Physicians',
  ),
  Finance: industry(
    `vault coin anchor acorn mint keel nest harvest pillar ledger beacon summit bridge seed yield oak purse tally column sum
    quill balance abacus margin penny keystone compass granite stride grove crest capital sterling helm orchard lever
    dividend buttress cornerstone fathom ballast foundation`,
    'Desk Office Partners House Books Capital',
    'Brokers Trust Bankers',
  ),
  Education: industry(
    `chalk page lantern owl desk ladder spark satchel acorn inkwell slate pencil bell globe quest chapter atlas notebook
    quill margin abacus lamp compass scholar verse blot theorem alphabet tutor lesson summit bridge curio puzzle sage study
    beacon library syllabus bookmark mentor campus`,
    'School Lab Room Academy Desk Class',
    'Academy College Institute',
  ),
  Entertainment: industry(
    `stage curtain reel marquee spotlight encore confetti lantern dice token quest carnival fable story echo chorus matinee
    ticket jester riddle cue drum tempo parade mask puppet frame scene balcony applause rumor comet joker sparkler tale
    saga circus trumpet fanfare jubilee vaudeville`,
    'Room Club House Company Players Stage',
    'Players Showmen Pictures',
  ),
  'Real Estate': industry(
    `key gable brick porch latch roof keystone door hearth acre threshold terrace stair window arch attic gate lintel
    cornice manor cottage garden corner lane square crescent harbor timber slate lantern skyline courtyard haven plot oak
    chimney balcony nest landing mortar address veranda`,
    'Homes Property Office Houses Living Estates',
    'Estates Agents Surveyors',
  ),
  Sports: industry(
    `rally volley goal pitch whistle squad huddle bench match net corner fairway serve captain champion jersey stadium
    league sprint arena relay baton scrum laurel medal victory dash track podium tackle paddle racket court banner kickoff
    underdog playmaker anthem trophy offside rebound overtime`,
    'Club Team Academy Sports League Co-op',
    'Athletic Rovers Outfitters',
  ),
  'Home & Garden': industry(
    `fern bloom ivy sprout orchard trellis bud thyme clover petal moss willow hedge root acorn bramble loam hearth linen oak
    lamp nook porch gate pebble terrace lantern cushion walnut kettle barrow trowel shed blossom maple meadow thatch wicker
    larkspur cedar sundial arbor`,
    'Company Works House Garden Store Room',
    'Nurserymen Furnishers Makers',
  ),
  Pets: industry(
    `paw tail whisker feather nest hoof burrow meadow mane perch scamper saddle fin bridle acorn wing pond clover wag fetch
    bark collar scruff snout biscuit romp leash muzzle hound trot purr pounce cuddle furrow otter hare fluff nuzzle kennel
    gallop pebble puddle`,
    'Company Pantry Club House Care Store',
    'Kennels Stores Outfitters',
  ),
  Other: industry(
    `anchor lantern bridge compass harbor acorn kite oak ember north willow stone river spark meadow beacon arrow feather
    thread bell maple summit prism orchard robin cedar tide loom pebble keystone lark signal root copper clover hollow
    summit quill marble cobalt timber finch`,
    'Company Works House Studio Room Supply',
    'Merchants Makers Company',
  ),
};
