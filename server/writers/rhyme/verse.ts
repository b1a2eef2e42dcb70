/**
 * The words on which songs, poems and cards end their lines, a family of rhymes a line, the ones that come to mind first in front. No
 * list of frequencies has them: films say "campaign" and "committee" far more often than "lane" and "pretty".
 */
import type { KnownWord } from '../../lexicon/vocabulary.ts';

const FAMILIES = `night light right sight bright tonight fight white flight tight alright might height kite delight goodnight starlight moonlight write bite daylight invite spite unite candlelight sunlight twilight
  nights lights heights delights sights bites appetites
  ride side wide hide inside beside pride tide bride guide slide tried outside cried glide died lied decide denied satisfied dried fireside abide aside
  heart start part apart art smart chart cart sweetheart depart dart
  home alone stone phone bone throne known own grown tone foam dome roam comb gnome poem flown blown shown loan chrome bones stones
  fire desire wire higher choir inspire admire tire hire liar buyer flyer
  world girl pearl curl whirl swirl twirl hurl curled twirled hurled swirled whirled unfurled girls pearls curls
  love above dove glove shove of enough stuff tough rough
  time rhyme climb prime lime dime chime crime sublime lifetime mime thyme slime
  rain pain train again plain lane brain chain explain remain gain plane vein grain stain main vain cane drain insane champagne refrain windowpane hurricane
  lanes trains chains remains explains
  then when men ten pen hen den amen
  mother brother other another smother cover lover discover recover
  kettle settle petal metal nettle fettle mettle medal
  river shiver quiver deliver giver forgiver sliver silver
  dance chance romance glance advance trance prance enhance stance
  moon soon June tune spoon noon afternoon balloon dune cartoon honeymoon croon swoon baboon
  summer drummer newcomer hummer bummer comer
  never ever forever clever together whatever whenever however endeavor weather feather leather heather
  money honey funny sunny bunny runny
  day way say stay play today away okay pay may gray pray ray bay yesterday holiday anyway sway grey lay weigh birthday bouquet café display spray hooray hay clay tray sleigh array ballet delay
  days ways praise gaze blaze haze maze plays stays always phase amaze raise
  sea see free me be tree key three knee agree bee tea flee glee memory melody family guarantee harmony company
  blue true you two new do through knew too few flew grew view drew threw shoe crew clue dew zoo brew sue stew queue kangaroo cuckoo tattoo
  eyes skies rise lies wise surprise goodbyes cries prize size flies disguise butterflies tries realize sunrise ties apologize
  sky fly high cry goodbye why eye try by my lullaby lie I sigh butterfly shy dry die pie buy tie deny spy reply
  heaven seven eleven
  baby maybe lady daisy crazy lazy hazy gravy shady wavy navy
  gold old cold hold told bold fold sold rolled unfold controlled strolled behold
  hand land sand stand band understand grand planned brand demand command wand
  hands lands stands bands plans
  dream seem team stream gleam cream beam theme steam scream redeem supreme extreme
  dreams seems streams beams
  song long wrong strong along belong throng
  friend end send bend mend spend lend pretend blend weekend depend defend trend tend
  friends ends sends
  mind find kind blind behind remind wind designed unwind signed
  life wife knife strife wildlife alive drive five thrive arrive survive live dive strive
  dark park spark mark bark lark shark arc
  star far car are guitar bar jar bizarre scar ajar tar cigar
  road code load glowed flowed slowed showed owed toad explode rode
  door floor more before shore roar for war four store adore pour explore sure poor score ignore encore soar anymore core drawer ashore your galore chore snore
  face place space grace race embrace trace chase pace lace base fireplace case
  name game flame same came fame claim frame shame blame aim tame
  words birds heard thirds
  head bed red said bread led ahead instead fed read thread spread wed shed fled Fred overhead sled dread
  tears years fears cheers ears hears nears appears clears beers souvenirs disappears
  fear near dear year hear here clear tear cheer appear ear beer deer disappear sincere steer atmosphere souvenir
  kiss miss this bliss hiss abyss dismiss
  lips ships hips trips slips chips fingertips tips sips drips
  skin in begin win thin spin grin twin within pin chin sin bin violin
  touch much such clutch crutch
  us bus fuss plus trust dust must just rust gust crust thrust adjust
  soul roll whole goal control hole role stole stroll coal pole scroll
  storm warm form swarm born norm torn worn
  snow go know show so slow glow below grow flow blow low ago throw toe though hello rainbow row bow mow hoe
  toes goes
  spring sing ring king bring thing wing string everything swing sting cling anything fling
  things wings rings kings strings brings sings swings springs
  wine mine shine fine line divine sign nine pine combine valentine vine design intertwine align sunshine
  city pretty pity kitty witty gritty ditty committee
  street sweet feet meet heat beat seat complete repeat neat treat eat greet wheat sheet bittersweet heartbeat discreet
  town down crown brown around frown gown clown drown renown
  house mouse blouse spouse douse
  room bloom gloom broom groom tomb perfume boom doom zoom resume plume assume consume
  shadow meadow window pillow willow widow billow hollow follow tomorrow sorrow borrow yellow mellow fellow hello
  water daughter laughter after quarter shorter slaughter
  ocean motion emotion devotion potion notion commotion lotion
  mountain fountain
  roses noses poses closes supposes discloses composes
  flower power hour tower shower our sour ours hours flowers powers showers towers
  sister mister twister blister whisper
  father rather bother
  man can plan ran fan began tan gran van than clan pan
  boy joy toy enjoy destroy annoy employ ahoy boys joys toys noise
  school cool fool rule pool tool stool jewel mule
  tired inspired fired wired desired admired
  happy snappy scrappy sappy
  smile while mile style aisle file pile child trial awhile miles smiles tile
  laugh half calf giraffe photograph
  voice choice rejoice invoice
  wild mild smiled piled
  truth youth tooth booth
  lonely only slowly holy
  broken spoken token woken unspoken open
  falling calling crawling stalling sprawling
  running stunning cunning coming becoming
  dancing glancing prancing romancing chancing advancing
  burning turning learning yearning earning returning churning
  morning dawning yawning warning mourning
  waiting dating skating creating celebrating fading hating hesitating
  flying crying trying dying lying buying sighing denying drying
  feeling healing ceiling stealing kneeling dealing revealing appealing
  going knowing showing growing blowing flowing glowing throwing snowing slowing rowing
  station nation celebration sensation creation imagination vacation conversation foundation inspiration destination education hesitation dedication
  party hearty smarty hardy
  coffee toffee
  butter flutter stutter mutter gutter shutter clutter utter
  story glory
  magic tragic
  rose those knows nose close suppose chose grows shows flows blows froze clothes prose
  church search birch perch
  bell tell well spell fell farewell smell shell swell hotel yell
  ball fall all call wall small tall hall crawl waterfall stall
  luck truck stuck duck struck buck tuck pluck chuck
  dog log fog frog jog
  cat hat that sat flat mat bat chat at rat pat brat
  bird word heard third
  horse course force source remorse of
  cake lake take make break wake shake mistake awake heartbreak sake ache snake fake bake
  ground sound around found round bound profound hound
  sun run fun one done won son begun everyone bun ton none anyone pun
  blood mud flood thud bud
  shoes blues news lose choose clues views use whose
  glass grass class pass brass last past fast cast mast vast gas
  hope rope soap slope cope pope
  sleep deep keep weep leap sheep steep creep asleep cheap heap
  peace cease release increase piece niece police fleece geese
  leaves sleeves believes thieves weaves grieves believe leave receive achieve grieve weave sleeve eve
  thunder under wonder asunder blunder
  table able stable fable
  letter better sweater setter wetter
  number slumber lumber
  picture mixture
  adored reward award board lord aboard afford cord roared poured soared ignored explored
  loose goose moose truce juice excuse spruce
  best rest chest nest west test guest quest blessed dressed breast impressed guessed
  back black track pack snack crack stack sack
  hill still will until thrill fill chill ill bill mill skill
  feel real heal steel wheel meal deal reveal kneel steal ideal appeal
  green seen queen between clean keen mean machine scene seventeen serene evergreen routine magazine caffeine bean teen screen obscene
  need feed lead seed read speed bleed agreed indeed succeed weed freed
  dad glad sad bad mad had lad
  pants plants aunts
  book look took cook hook shook brook
  books looks cooks
  could good wood would should stood hood understood neighborhood
  food mood rude dude attitude gratitude
  move groove prove improve
  proof roof
  boot fruit root cute suit flute salute hoot
  out shout about doubt without pout sprout scout
  cloud loud proud crowd allowed
  now how wow cow vow somehow allow brow plough bow
  ice nice twice price mice spice advice slice dice paradise rice nice
  like bike hike strike spike hike
  sit fit bit hit quit it wit lit
  sick trick quick pick stick thick kick brick tick click
  sing swinging singing ringing bringing clinging
  dish wish fish
  gift lift drift shift uplift swift
  live give forgive
  tale sail pail mail fail trail whale pale gale veil scale ale snail
  safe wave brave save gave cave shave behave forgave misbehave grave waves
  shade made played fade parade laid afraid stayed lemonade braid paid swayed prayed serenade delayed masquerade
  late wait gate fate great date mate celebrate straight create state plate eight weight hate skate
  taste waste haste
  air care there share where hair bear chair fair prayer stair wear dare rare everywhere anywhere affair stare square pair swear
  tear bare compare beware
  cares stairs prayers bears
  bag flag brag drag
  lamp camp damp stamp
  bank thank drank sank
  thanks banks
  wax relax tracks
  ashes flashes splashes crashes lashes
  apple chapel grapple
  rabbit habit
  candle handle sandal
  castle hassle tassel
  battle cattle rattle
  matter chatter scatter flatter shatter
  shattered scattered battered mattered
  alley valley rally tally galley dally
  marry carry cherry merry berry very ferry fairy
  sorry lorry quarry
  penny many plenty twenty
  ready steady already
  belly jelly smelly
  silly chilly hilly frilly lily really
  busy dizzy fizzy
  fifty nifty
  winter splinter printer sprinter
  dinner winner thinner beginner inner sinner spinner
  finger linger singer
  kitten mitten written smitten bitten
  listen christen glisten
  sixty tricky sticky
  tickle pickle trickle
  little riddle middle fiddle
  simple dimple
  people steeple
  teacher preacher creature feature
  reason season treason
  freedom kingdom
  pleasure treasure measure
  lesson blessing guessing dressing
  better wetter
  enter center
  tender gender splendor surrender remember September December November member ember
  letter setter
  fever believer achiever
  leader reader
  neighbor labor favor flavor savior
  later greater
  danger stranger ranger
  bacon awaken taken shaken mistaken forsaken
  sailor tailor trailer
  tomato potato
  table cable
  cradle ladle
  pages ages stages cages wages
  places faces spaces laces races
  wiser miser
  cider spider rider wider glider insider
  fighter lighter brighter writer tighter
  silent island
  title bridal idle idol
  motor voter
  older shoulder bolder colder boulder holder
  roller stroller
  frozen chosen
  moment
  garden pardon harden
  carpet market target
  harbor barber
  heartache
  marble
  starry safari
  cotton rotten forgotten
  bottle throttle
  body
  jolly holly folly trolley dolly
  pocket rocket locket
  collar dollar scholar holler
  doctor
  copper
  corner mourner
  border order
  stormy
  forty naughty
  cuddle puddle muddle
  bubble trouble double rubble
  buckle chuckle knuckle
  puppy
  lucky plucky
  cousin dozen oven
  buddy muddy study
  hunter
  hungry
  jungle
  country
  sudden
  tumble stumble crumble humble rumble mumble bumble fumble grumble
  honest
  purple circle
  certain curtain
  early pearly curly girlie burly
  dirty thirty flirty
  journey
  worry hurry furry flurry curry
  worried hurried scurried
  turn burn learn return yearn earn
  first thirst burst worst
  hurt shirt dirt flirt dessert alert
  nurse purse verse worse curse universe
  earth birth worth mirth
  serve deserve nerve curve
  cut but shut nut hut
  hug mug rug bug snug jug tug
  gum hum drum come some from become thumb plum numb
  drunk
  lunch bunch crunch munch punch brunch
  hunt front
  rush blush crush hush brush
  jump bump
  club hub
  hot not lot spot got forgot knot pot dot shot slot
  box fox rocks socks clocks locks
  clock rock lock knock stock block shock dock tick-tock
  top stop drop shop hop pop crop
  want
  sob job
  cost lost frost crossed
  moss boss cross toss loss
  soft
  boat float note wrote coat throat goat vote quote moat
  most toast coast post ghost host boast roast
  folk joke smoke woke spoke broke oak soak cloak
  globe robe
  coach
  both oath growth
  point
  coin join
  oil soil royal loyal
  arm charm farm harm calm palm arms
  sharp harp
  large
  march arch
  yard card guard hard scarred regard
  grandpa grandma star
  sauce
  talk walk chalk hawk
  thought bought caught brought fought taught sport short support
  north forth
  fork cork stork
  lawn dawn drawn yawn gone on upon
  draw saw straw law
  leg egg beg peg
  neck deck check wreck
  help
  felt melt belt
  went tent scent spent sent meant rent cent present content
  dense sense fence tense
  step pep
  yes mess dress guess bless less press happiness success address princess confess stress
  breath death
  next text
  pet wet let yet set met bet forget regret sunset get jet net upset
  edge ledge hedge pledge
  mix six fix tricks sticks bricks
  ink drink think wink blink pink sink
  prince since convince rinse
  list mist kissed missed twist wrist insist exist
  witch rich pitch ditch switch stitch
  bridge fridge ridge
  big dig pig wig
  kid did lid hid
  him swim dim brim slim trim gym hymn
  tin
  speak week peak weak creek cheek seek sneak unique
  teeth beneath underneath wreath
  beach peach reach teach each speech
  ease please breeze trees bees seas knees freeze cheese keys memories
  feast east beast least priest
  field shield
  cup up pup buttercup
  ship trip slip lip grip chip sip drip hip friendship
  gather rather
  tock clock
  wall walls falls calls halls
  alike
  bloomed perfumed
  gifts lifts
  fairies
  daughters waters quarters
  stories glories
  mornings
  bells tells spells wells
  dreaming gleaming streaming beaming
  hoping coping
  loving shoving
  shining dining lining pining
  wander ponder yonder fonder
  beauty duty
  pleading needing leading reading bleeding feeding
  sailing failing trailing
  sleeping keeping weeping creeping leaping
  smoking joking choking soaking
  baking making taking shaking breaking waking aching
  riding hiding gliding sliding guiding
  holding folding
  walking talking
  driving arriving surviving thriving
  fishing wishing
  laughing
  cooking looking
  ending sending mending spending pretending
  rolling strolling
  biting writing fighting lighting exciting inviting`;

/** The first so many of a family are worth more than those behind them. */
const [FIRST, NEXT] = [7, 13];
const SUNG = new Map<string, number>();
for (const family of FAMILIES.split('\n')) {
  for (const [at, word] of family.trim().toLowerCase().split(' ').entries()) {
    SUNG.set(word, Math.max(SUNG.get(word) ?? 0, at < FIRST ? 1 : at < NEXT ? 0.7 : 0.5));
  }
}

/** From 0 to 1: whether verses end on it, or on what it is a plural of, and how soon it comes to mind. */
export const sung = ({ text, base }: KnownWord): number => {
  const word = text.toLowerCase();
  return SUNG.get(word) ?? (word !== base && word.endsWith('s') ? (SUNG.get(base) ?? 0) / 2 : 0);
};
