/**
 * What people sell, and the images that belong to it. A trade is recognised by words of the description; its images feed
 * the compounds, blends and coinages, its kinds the descriptive names, its guilds the traditional ones.
 */
export interface Trade {
  /** Words that tell it, in their base form. */
  readonly on: readonly string[];
  /** Single words, most of them nouns that can be seen, heard or tasted. */
  readonly images: readonly string[];
  /** What such a business can call itself: "Coffee Bar". */
  readonly kinds: readonly string[];
  /** What it would have called itself a hundred years ago: "Coffee Merchants". */
  readonly guilds: readonly string[];
}

const words = (list: string): string[] => list.trim().split(/\s+/);
const phrases = (list: string): string[] => list.split(', ').filter(Boolean);
const trade = (on: string, images: string, kinds: string, guilds: string): Trade => ({
  on: words(on),
  images: words(images),
  kinds: phrases(kinds),
  guilds: phrases(guilds),
});

export const TRADES: readonly Trade[] = [
  // Food and drink
  trade(
    'coffee cafe espresso barista latte roaster roastery cappuccino kaffee caffe cafeteria',
    'brew bean crema roast mug cup grind drip steam froth mocha kettle aroma saucer sip pour ember morning',
    'Coffee Bar, Coffee Counter, Coffee Roasters, Coffee Stop, Espresso Bar, Coffee Works',
    'Coffee Roasters, Coffee Merchants, Coffee House',
  ),
  trade(
    'tea matcha chai infusion teahouse tee teapot',
    'leaf steep kettle pot cup sip chai oolong jasmine mint bergamot steam blossom saucer brew spoon terrace monsoon garden ceylon',
    'Tea Room, Tea House, Tea Bar, Tea Company, Loose Leaf Tea',
    'Tea Merchants, Tea Rooms, Tea Importers',
  ),
  trade(
    'bakery bread baker bake bakehouse sourdough loaf pastry croissant bagel bun backerei brot panaderia boulangerie bakkerij',
    'crust crumb loaf flour oven wheat grain rye dough butter mill basket sheaf rise knead hearth sesame barley poppy seed',
    'Bread Company, Bakehouse, Bread Kitchen, Bread Oven, Grain Bakery',
    'Bakers, Millers, Bakehouse, Bread Makers',
  ),
  trade(
    'cake cupcake dessert patisserie sweet confectionery biscuit cookie brownie doughnut donut',
    'crumb icing sugar sprinkle vanilla cherry layer whisk tin spoon frost almond meringue sponge caramel ribbon cocoa slice',
    'Cake Kitchen, Cake Studio, Cake Counter, Dessert Bar, Bake Shop',
    'Confectioners, Cake Makers, Pastry Cooks',
  ),
  trade(
    'chocolate cocoa truffle chocolatier praline fudge',
    'cocoa cacao truffle praline velvet bean melt bar nib ganache hazel ribbon square dusk pod orange',
    'Chocolate Kitchen, Chocolate Bar, Chocolate Works, Chocolate Room',
    'Chocolatiers, Chocolate Makers, Confectioners',
  ),
  trade(
    'pizza pizzeria pasta italian lasagne risotto',
    'oven basil flour ember crust olive slice dough fork tomato stone flame table oregano peel cellar piazza',
    'Pizza Oven, Pasta Bar, Pizza Kitchen, Pizza Counter, Slice Shop',
    'Pizza Makers, Pasta Makers, Kitchens',
  ),
  trade(
    'restaurant food kitchen cook chef meal dinner lunch catering caterer bistro recipe canteen takeaway diner street-food',
    'table fork spoon plate ladle pan hearth salt pepper apron larder pantry platter ember thyme supper feast basil oven skillet',
    'Kitchen, Supper Club, Food Company, Lunch Counter, Table, Canteen',
    'Provisions, Caterers, Dining Rooms, Kitchens',
  ),
  trade(
    'burger sandwich barbecue bbq grill smokehouse wrap kebab taco burrito fries hotdog',
    'smoke grill bun flame stack char ember bite brisket skillet pickle napkin coal counter pit hickory mustard',
    'Burger Bar, Smoke Shack, Grill House, Sandwich Counter, Lunch Stand',
    'Grill Rooms, Smokehouse, Provisions',
  ),
  trade(
    'vegan vegetarian plant-based salad vegetable veg greengrocer organic superfood',
    'leaf sprout root green bean seed garden carrot harvest basil field lentil radish clover plot kale pod row thyme soil',
    'Green Kitchen, Vegetable Box, Garden Kitchen, Salad Bar, Greengrocer',
    'Greengrocers, Growers, Market Gardeners',
  ),
  trade(
    'beer brewery ale brew lager craft-beer pub taproom brewing cider',
    'hop barrel malt tap foam cask barley pint amber keg copper cellar yeast oak stout barn anchor mash',
    'Brewing Company, Ale House, Tap Room, Beer Hall, Brew Works',
    'Brewers, Ale House, Coopers',
  ),
  trade(
    'wine vineyard winery grape sommelier champagne prosecco',
    'vine cork cellar cask oak vintage terrace claret slope decanter cluster barrel harvest rose chalk ridge bottle glass',
    'Wine Cellar, Wine Bar, Wine Merchants, Wine Room, Vineyard',
    'Wine Merchants, Vintners, Cellars',
  ),
  trade(
    'gin whisky whiskey rum vodka distillery spirit cocktail bar mixology',
    'still copper juniper cask barrel ember oak shaker citrus bitters peat dram amber coupe botanic spruce midnight',
    'Distillery, Cocktail Bar, Spirits Company, Drinks Cabinet, Still House',
    'Distillers, Spirit Merchants, Coopers',
  ),
  trade(
    'juice smoothie drink lemonade kombucha beverage soda water',
    'squeeze citrus mango berry zest pulp fizz splash ginger lemon mint spring berry peach bubble straw pitcher orchard',
    'Juice Bar, Drinks Company, Juice Press, Smoothie Bar, Soda Works',
    'Soda Makers, Cordial Makers, Fruit Growers',
  ),
  trade(
    'ice-cream gelato sorbet yoghurt yogurt popsicle ice',
    'scoop cone cream churn swirl frost berry vanilla drip flake sundae wafer sprinkle mint cherry snow spoon',
    'Ice Cream Parlour, Gelato Bar, Scoop Shop, Ice Cream Cart',
    'Ice Cream Makers, Dairymen, Creamery',
  ),
  trade(
    'honey bee beekeeper hive apiary jam preserve marmalade chutney pickle',
    'hive comb nectar clover amber jar meadow blossom queen swarm heather bramble drone pollen thyme spoon orchard',
    'Honey Company, Honey Farm, Pantry, Jam Kitchen, Honey House',
    'Beekeepers, Honey Farmers, Preserve Makers',
  ),
  trade(
    'farm farmer milk cheese dairy goat cow sheep butter egg hen creamery',
    'meadow barn churn clover pasture hay bell pail gate herd cream field hoof hedge dew stable orchard furrow acre',
    'Dairy, Farm Shop, Farm Kitchen, Creamery, Farm Stand',
    'Dairymen, Farmers, Creamery, Graziers',
  ),
  trade(
    'meat butcher sausage steak ham charcuterie jerky',
    'block smoke ember hook twine slate salt cleaver oak pasture apron brine herd pepper hickory fern',
    'Butcher Shop, Meat Company, Meat Counter, Smoke House',
    'Butchers, Graziers, Smokehouse',
  ),
  trade(
    'fish seafood fishmonger oyster sushi poke crab lobster salmon',
    'tide net cove salt anchor brine harbor pearl slate shell kelp pier gull reef wave skiff lemon tackle',
    'Fish Counter, Fish Market, Seafood Bar, Fish Company',
    'Fishmongers, Smokehouse',
  ),
  trade(
    'spice sauce seasoning chilli chili curry hot-sauce condiment herb ramen noodle rice',
    'saffron ember cumin ginger clove pepper pinch mortar caravan bazaar flame cardamom anise bowl ladle lime blaze',
    'Spice Company, Spice Kitchen, Sauce Works, Spice Market, Noodle Bar',
    'Spice Merchants, Importers, Spice Millers',
  ),
  trade(
    'grocery grocer supermarket deli delicatessen snack nut granola cereal pantry',
    'basket shelf jar scoop crate larder olive crunch almond cashew oat barley tin handful sack nibble market apron',
    'Pantry, Corner Shop, Provisions, Snack Company, Larder',
    'Grocers, Provisions, General Stores',
  ),
  // Fashion
  trade(
    'dress gown prom wedding-dress bridal formal skirt evening-wear tuxedo suit tailor tailoring costume',
    'hem satin silk pleat thread velvet tulle button bow lace sleeve waltz ribbon stitch gala chiffon cuff seam ball twirl',
    'Dress Library, Dress Room, Gown House, Formal Wear, Dress Studio',
    'Tailors, Dressmakers, Outfitters, Costumiers',
  ),
  trade(
    'clothes clothing fashion apparel garment wear outfit shirt t-shirt jeans denim jacket coat streetwear wardrobe boutique',
    'thread stitch cotton linen denim seam cuff collar button loom weave sleeve pocket hem bolt indigo pleat twill rail hanger',
    'Clothing Company, Wardrobe, Clothing Studio, Shirt Works, Clothes Rail',
    'Clothiers, Outfitters, Drapers, Haberdashers',
  ),
  trade(
    'vintage second-hand secondhand thrift preloved pre-loved antique retro charity-shop upcycle upcycled',
    'attic trunk patina encore button tin relic hanger rail keepsake heirloom drawer crate postcard penny lamp',
    'Vintage Shop, Second Wardrobe, Attic Sale, Swap Shop, Vintage Rail',
    'Antiques, Curios, Dealers, Drapers',
  ),
  trade(
    'rent rental hire borrow lend loan lease share sharing library swap',
    'borrow loan key return shelf ticket week keeper rota rail shuttle',
    'Library, Hire Shop, Lending Room, Rentals',
    'Hirers, Lending House',
  ),
  trade(
    'shoe sneaker boot sandal footwear cobbler slipper',
    'sole lace heel stride step buckle stitch path eyelet cobble pace tread welt trail tongue saunter',
    'Shoe Company, Boot Room, Shoe Shop, Shoe Works',
    'Cobblers, Shoemakers, Boot Makers',
  ),
  trade(
    'leather bag handbag belt wallet backpack purse luggage suitcase',
    'hide strap buckle stitch tan awl grain rivet saddle bridle clasp satchel tote hinge flap needle oak pocket',
    'Bag Company, Leather Works, Bag Studio, Leather Goods',
    'Leather Workers, Saddlers, Bag Makers',
  ),
  trade(
    'jewellery jewelry ring necklace earring bracelet gold silver gem watch diamond jeweller goldsmith',
    'gem clasp facet pearl opal gilt garnet link amber halo chain jade locket coral bead mint hinge dial',
    'Jewellery Studio, Ring Maker, Jewel Box, Gold Workshop, Watch Room',
    'Jewellers, Goldsmiths, Watchmakers, Silversmiths',
  ),
  trade(
    'knit knitting wool yarn crochet textile fabric sewing embroidery quilt weaving sock hat scarf',
    'skein loom purl stitch spool ewe bobbin thread needle weave fleece tuft cable bobble patch thimble mitten cotton',
    'Yarn Shop, Wool House, Knit Studio, Fabric Room, Thread Works',
    'Weavers, Wool Merchants, Drapers, Spinners',
  ),
  // Beauty
  trade(
    'soap cosmetic skincare skin cream lotion balm eczema facial serum moisturiser moisturizer bath shampoo body-care',
    'lather suds petal dew balm oat milk bloom rinse foam clover almond bubble linen calm glow basin mallow chamomile silk',
    'Soap Company, Soap Kitchen, Skin Studio, Soap Works, Wash House, Bath Pantry',
    'Soap Makers, Apothecary, Soap Boilers',
  ),
  trade(
    'hair hairdresser salon barber barbershop beard haircut stylist braid wig',
    'comb lock curl fringe shear mirror crown wave ribbon ringlet plait tress bristle mane chair razor snip',
    'Hair Studio, Barber Shop, Hair Room, Salon, Cutting Room',
    'Barbers, Hairdressers, Salon',
  ),
  trade(
    'makeup make-up lipstick nail manicure mascara lash brow beauty blush',
    'blush gloss petal rouge lash shimmer mirror brush tint powder bloom pout glow flutter compact satin sparkle',
    'Beauty Bar, Beauty Room, Nail Studio, Makeup Studio, Lash Bar',
    'Beauty Parlour, Salon, Perfumers',
  ),
  trade(
    'perfume fragrance scent candle incense aroma aromatherapy oil diffuser',
    'amber wick musk cedar vetiver petal smoke neroli iris myrrh glow drift resin flint fig tallow dusk lavender jasmine',
    'Candle Company, Scent Studio, Candle Works, Fragrance House, Candle Room',
    'Chandlers, Perfumers, Candle Makers',
  ),
  trade(
    'spa massage wellness relax relaxation sauna retreat meditation mindfulness sleep mattress bedding',
    'calm stone still linen drift lull steam moss pillow pond willow hush breath lagoon moon feather cotton ripple',
    'Wellness Room, Massage Studio, Bath House, Rest House, Calm Studio',
    'Bath House, Apothecary, Rest House',
  ),
  // Fitness and sports
  trade(
    'gym fitness workout trainer training exercise strength crossfit pilates bootcamp weight',
    'stride lift flex pulse pace rep core stamina vigor iron brawn sweat spring kettle grip tempo limber summit rally sinew',
    'Gym, Fitness Club, Training Room, Strength Club, Exercise Studio',
    'Gymnasium, Athletic Club, Health Club',
  ),
  trade(
    'senior elderly retired retirement old-age pensioner grandparent ageing aging older over',
    'silver oak evergreen amber season encore vintage golden sterling autumn sage harvest ripe anchor',
    'Senior Club, Silver Club, Third Age Club, Evergreen Club',
    'Society, Senior Club',
  ),
  trade(
    'yoga stretch breathing tai-chi qigong barre balance',
    'lotus breath mat flow sun still balance root willow bend arc lunar calm reed spine crane ripple dawn',
    'Yoga Room, Yoga Studio, Stretch Studio, Movement Studio',
    'Yoga School, Movement School',
  ),
  trade(
    'run running runner jog marathon sprint athletics triathlon race',
    'stride pace lap mile track sprint lace tempo dash finish trail cadence baton fleet kilo heel rally',
    'Running Club, Run Company, Track Club, Running Store',
    'Harriers, Athletic Club, Running Club',
  ),
  trade(
    'bike bicycle cycling cycle cyclist e-bike tandem velo',
    'spoke pedal chain saddle gear wheel bell lane frame coast cog axle rim sprocket tandem hub',
    'Bike Shop, Bicycle Works, Cycle Club, Bike Workshop, Bike Yard',
    'Cycle Works, Cycle Makers, Wheelwrights',
  ),
  trade(
    'climb climbing boulder bouldering mountaineering ski skiing snowboard snow sledge alpine',
    'summit ridge crag ledge chalk rope peak cairn slope pine drift powder edge granite alp flake glacier scree',
    'Climbing Club, Alpine Club, Climbing Hall, Mountain Sports, Ski Room',
    'Alpine Club, Mountaineers, Outfitters',
  ),
  trade(
    'swim swimming surf surfing sail sailing kayak paddle rowing diving boat yacht canoe beach',
    'tide wave fin sail oar cove keel drift reef swell lagoon buoy mast splash harbor gull current dune salt wake',
    'Swim School, Surf Club, Boat Company, Sailing Club, Paddle Club',
    'Boat House, Watermen',
  ),
  trade(
    'football soccer rugby basketball cricket hockey tennis golf volleyball sport sports team league coach coaching boxing martial-arts judo karate badminton',
    'rally volley goal pitch whistle squad huddle bench match net corner fairway serve captain champion jersey stadium scrum whip glove',
    'Sports Club, Athletic Club, Team Store, Coaching Club, Sports Academy',
    'Athletic Club, Sports Outfitters, Rovers',
  ),
  trade(
    'dance dancing ballet salsa tango ballroom choreography',
    'waltz step twirl tempo sway pointe barre rhythm spin ribbon stage slipper leap curtain encore glide',
    'Dance Studio, Dance School, Dance Room, Ballet School',
    'Dancing School, Ballroom',
  ),
  // Travel and moving about
  trade(
    'hike hiking walk walking trek trekking trail waterfall mountain outdoor outdoors nature wildlife sunrise safari',
    'trail ridge fern cairn summit moss dawn boot creek pine compass falls lark meadow canyon valley cascade mist thicket path',
    'Trail Guides, Walking Tours, Hiking Company, Trail Club, Mountain Walks',
    'Mountain Guides, Outfitters, Expeditions',
  ),
  trade(
    'travel trip tour tourism holiday vacation guide guided journey adventure backpacking cruise flight tourist itinerary',
    'compass map atlas harbor voyage lantern ticket horizon trunk route meridian coast caravan wander passage beacon latitude milepost journey station',
    'Travel Company, Tour Company, Small Group Tours, Travel Club, Journeys',
    'Travel Agents, Expeditions, Outfitters',
  ),
  trade(
    'hotel hostel guesthouse airbnb accommodation inn b&b lodging resort villa cottage homestay',
    'lantern key pillow hearth porch linen bell harbor garden stay attic gable shutter veranda courtyard lodge door latch',
    'Guest House, Lodge, Inn, Country Hotel, Stay Company',
    'Inn, Lodging House, Hotel',
  ),
  trade(
    'camping campsite tent campervan van caravan glamping rv motorhome',
    'ember tent pine lantern canvas star peg trail owl kettle clearing dusk meadow cabin bivouac axle',
    'Camping Company, Camp Ground, Van Hire, Camp Store',
    'Outfitters, Tent Makers, Camp Ground',
  ),
  trade(
    'car automobile vehicle garage mechanic driving dealership motorcycle motorbike scooter truck taxi limousine tyre tire ev',
    'motor gear axle lane torque drive mile piston chrome road throttle wheel dash garage clutch cruise coupe turbo apex milestone',
    'Car Yard, Motor Company, Car Garage, Auto Works, Car Lot, Motor House',
    'Motor Works, Coach Builders, Motor Company',
  ),
  trade(
    'electric electricity battery charging charger solar energy power renewable turbine heat-pump wind-power green-energy',
    'volt amp spark watt current charge ion grid sun dynamo pulse circuit surge arc ray flux cell breeze',
    'Electric Company, Power Company, Energy Works, Charge Point, Solar Works',
    'Electric Company, Light and Power, Electrical Works',
  ),
  trade(
    'mobile wheel wheels cart truck trailer pop-up street van portable',
    'wheel axle cart roll corner lane spoke bell hitch roam curb rover wagon',
    '',
    '',
  ),
  trade(
    'delivery courier logistics shipping freight parcel transport removal moving storage warehouse haulage postal',
    'crate parcel dock pallet relay route arrow knot twine hatch harbor shuttle swift lane depot pigeon van stack',
    'Delivery Company, Courier Service, Moving Company, Freight Works, Storage Yard',
    'Carriers, Removals, Freight Agents, Hauliers',
  ),
  trade(
    'wash valet detailing detail cleaning cleaner clean laundry housekeeping maid dry-cleaning window-cleaning',
    'sparkle suds rinse bucket gleam mop shine linen broom polish squeak lemon foam pail bright dust press fold',
    'Cleaning Company, Wash House, Cleaning Crew, Laundry Room',
    'Laundry, Cleaners, Launderers',
  ),
  // Health
  trade(
    'dental dentist tooth teeth orthodontist orthodontic smile braces oral-care sonrisa toothbrush toothpaste dentista',
    'smile mint pearl ivory enamel beam molar gleam crown bright brush bridge floss shine petal',
    'Dental Care, Smile Clinic, Dental Practice, Dental Rooms, Tooth Clinic',
    'Dental Surgeons, Dental Practice, Dentists',
  ),
  trade(
    'clinic doctor medical medicine hospital nurse health healthcare patient physician surgery clinica gp diagnostic',
    'pulse beacon anchor balm calm harbor vital clover lamp compass care bridge breath steady willow root ward',
    'Health Clinic, Medical Practice, Care Clinic, Doctors, Health Rooms',
    'Physicians, Medical Practice, Surgery',
  ),
  trade(
    'pharmacy supplement vitamin drugstore remedy herbal homeopathy nutrition nutritionist diet dietitian protein',
    'root leaf mortar petal tonic vial clover nettle sage pestle seed mint turmeric elder zinc balm tincture',
    'Health Store, Pharmacy, Vitamin Company, Nutrition Clinic, Remedy Room',
    'Apothecary, Chemists, Herbalists',
  ),
  trade(
    'therapy therapist counselling counseling psychologist mental-health psychology anxiety stress coach coaching mentor mentoring life-coach',
    'harbor lantern anchor bridge willow clearing thread calm ladder compass shore tide hearth daybreak breath path',
    'Therapy Rooms, Counselling Practice, Talking Room, Coaching Practice',
    'Counsellors, Practice, Consulting Rooms',
  ),
  trade(
    'physiotherapy physio chiropractor osteopath rehab rehabilitation spine injury pain acupuncture podiatry',
    'spine mend stride align limber spring joint balance hinge muscle flex motion arc',
    'Physio Clinic, Movement Clinic, Back Clinic, Physio Rooms',
    'Practice, Bonesetters, Clinic',
  ),
  trade(
    'baby babies toddler infant mother newborn child children kid kids nursery childcare nanny babysitting parenting maternity family nino ninos',
    'cradle nest lamb duckling button acorn lullaby cub mitten bunny puddle rattle stork daisy pebble cuddle robin balloon',
    'Nursery, Kids Club, Play Room, Family Company, Baby Shop',
    'Nursery, Outfitters, Toy Makers',
  ),
  trade(
    'care caregiver home-care carer disability support nursing hospice charity nonprofit non-profit volunteer community',
    'haven hand hearth lantern kin harbor neighbor shelter willow bridge hope anchor circle kindle bench',
    'Home Care, Care Company, Neighbour Care, Care Circle',
    'Trust, Friendly Society, Benevolent Fund',
  ),
  // Money and advice
  trade(
    'accounting accountant bookkeeping bookkeeper tax invoice payroll audit vat royalty expense ledger',
    'ledger tally column sum quill balance abacus margin digit penny receipt book stamp tick total figure',
    'Bookkeeping Desk, Account Books, Tax Desk, Ledger Office, Accounting Studio',
    'Accountants, Bookkeepers, Chartered Accountants',
  ),
  trade(
    'bank banking finance financial money invest investment saving savings pension fund wealth loan mortgage credit payment budgeting budget crypto fintech trading',
    'vault coin anchor acorn mint keel nest harvest compound pillar ledger beacon summit bridge seed yield oak purse',
    'Savings Company, Money Desk, Finance House, Money Office, Capital Partners',
    'Bankers, Trust Company, Investment House, Brokers',
  ),
  trade(
    'insurance insure insurer broker risk cover claim',
    'shield umbrella harbor anchor roof lantern haven guard keel bridge breakwater bulwark shelter canopy oak',
    'Insurance Desk, Cover Company, Insurance House, Brokers',
    'Underwriters, Assurance, Insurance Brokers',
  ),
  trade(
    'law lawyer legal solicitor attorney notary contract conveyancing',
    'quill bridge clause pillar scale anchor bench oath seal candor ledger column compass keystone brief',
    'Law Office, Legal Desk, Law Practice, Legal Studio',
    'Solicitors, Law Chambers, Attorneys',
  ),
  trade(
    'consulting consultant consultancy advice adviser advisor strategy management hr recruitment recruiter recruiting staffing hiring',
    'compass lever pilot keystone bridge ladder lantern north signal anchor bench rudder summit thread beacon quorum',
    'Consulting Group, Advice Desk, Talent Office, Strategy Office, Hiring Desk',
    'Partners, Agents, Associates',
  ),
  trade(
    'marketing advertising seo branding pr social-media publicity influencer copywriting campaign',
    'signal spark megaphone echo beacon headline poster ripple flare banner hook bell tale pitch bright kite volume',
    'Marketing Studio, Ad Works, Copy Desk, Brand Studio, Media Company',
    'Advertising Agents, Associates, Sign Writers',
  ),
  trade(
    'funeral memorial undertaker mourning cremation cemetery headstone burial',
    'willow dove candle lily evergreen lantern oak harbor cedar stone meadow rosemary twilight yew laurel',
    'Funeral Care, Funeral House, Memorial House, Farewell House',
    'Funeral Directors, Undertakers',
  ),
  // Learning
  trade(
    'tutor tutoring tuition exam test sat ielts gcse homework lesson teacher teaching teach classroom maths mathematics science physics engineer engineering study',
    'chalk ladder lantern margin quill abacus summit bridge page north lamp slate compass tutor orbit rocket launch keystone pencil desk',
    'Tutoring School, Study Room, Exam School, Tutor House, Learning Lab',
    'Tutors, Academy, Tutorial College',
  ),
  trade(
    'school education learn learning course academy university college student kindergarten preschool e-learning workshop class camp summer-camp',
    'chalk page lantern owl desk ladder spark satchel acorn inkwell slate pencil bell globe quest chapter atlas notebook',
    'Learning Studio, School, Course Company, Class Room, Learning Club',
    'Academy, School, College, Institute',
  ),
  trade(
    'language translation translator interpreter english spanish french german writing writer editing editor proofreading',
    'tongue quill verb comma phrase bridge page lexicon accent ink parrot margin letter echo passport vowel syllable',
    'Language School, Language Room, Translation Desk, Writing Room, Word Shop',
    'Translators, School of Languages, Letter Writers',
  ),
  trade(
    'book books bookshop bookstore publishing publisher library reading author novel magazine comic newsletter blog',
    'page chapter spine margin inkwell shelf folio lamp fable quarto leaf preface ribbon bookmark tome verse story nook',
    'Book Room, Book Company, Reading Room, Book Cellar, Page Press',
    'Booksellers, Publishers, Stationers',
  ),
  trade(
    'stationery paper notebook pen journal print printing printer letterpress greeting card poster calligraphy sign',
    'ink quill nib fold press sheet margin blotter seal stamp pulp ribbon envelope type serif pencil postmark ream',
    'Paper Company, Print Room, Card Company, Print Works, Letter Press',
    'Printers, Stationers, Engravers',
  ),
  // Entertainment and art
  trade(
    'game games board-game boardgame tabletop puzzle dice chess card-game video-game gaming esports arcade quiz',
    'dice pawn rook token quest deck knight table tower tile bishop joker rune castle domino riddle',
    'Game Room, Game Company, Game Table, Board Game Club, Game Cupboard',
    'Game Makers, Games Room, Puzzle Makers',
  ),
  trade(
    'music musician band song singer concert guitar piano drum instrument record recording dj violin choir vinyl',
    'chord tempo encore treble riff note reed octave string drum metro tune lyric vinyl bass chorus harmony fret cadence refrain',
    'Music Room, Music House, Record Company, Sound Studio, Song Works',
    'Music Makers, Instrument Makers, Music House',
  ),
  trade(
    'podcast radio audiobook broadcast interview voiceover',
    'dial wave booth mic echo cue prologue static needle episode hum signal antenna murmur headset tape',
    'Sound Booth, Radio Room, Podcast Company, Sound Studio',
    'Wireless Company, Broadcasters',
  ),
  trade(
    'film movie video cinema theatre theater animation documentary production streaming comedy show',
    'reel lens stage scene curtain marquee frame echo spotlight matinee ticket cue booth prologue projector',
    'Film Company, Picture House, Production Company, Screening Room',
    'Picture House, Players, Film Company',
  ),
  trade(
    'event events party wedding festival celebration planner planning birthday balloon ceremony bride',
    'confetti lantern toast ribbon bunting garland vow petal candle waltz bouquet fete gala veil bell marquee sparkler',
    'Event Company, Party Works, Wedding Studio, Event House, Celebration Company',
    'Event Makers, Purveyors of Parties, Caterers',
  ),
  trade(
    'photo photography photographer camera portrait photoshoot drone',
    'lens frame shutter light flash focus aperture tripod iris negative halo snap album prism silver shade',
    'Photo Studio, Picture Company, Portrait Room, Light Room',
    'Photographers, Portrait Studio, Picture Makers',
  ),
  trade(
    'art artist gallery painting paint illustration illustrator drawing sculpture crafts diy design designer graphic',
    'canvas brush palette ochre easel sketch indigo frame charcoal pigment studio chisel mural umber line collage ink fresco',
    'Art Studio, Design Studio, Craft Room, Paint Works, Drawing Room',
    'Artisans, Art Dealers, Makers',
  ),
  trade(
    'toy toys doll lego plush teddy wooden-toy model-train',
    'button rocket bear block spin top drum marble whistle kite wagon hop tin puppet balloon jack',
    'Toy Box, Toy Works, Toy Shop, Play Company',
    'Toy Makers, Toy Works',
  ),
  // Home, building, garden
  trade(
    'property real-estate estate realtor letting landlord apartment flat house home housing rent-a-room mortgage office',
    'key gable brick porch latch roof keystone door hearth acre threshold terrace stair window arch attic gate lintel',
    'Property Company, Letting Office, House Agents, Home Office, Estate Office',
    'Estate Agents, Land Agents, House Agents',
  ),
  trade(
    'build builder building construction architect architecture renovation roofing roof contractor joinery bricklayer plaster',
    'brick beam gable mortar keystone timber arch trowel lintel scaffold stone oak plumb level rafter joist slate',
    'Building Company, Build Works, Roofing Company, Design and Build, Stone Works',
    'Builders, Master Builders, Stonemasons',
  ),
  trade(
    'carpenter carpentry woodwork woodworking wood wooden timber joiner joinery',
    'plane dovetail grain oak chisel bench pine ash mallet knot cedar peg plank sawdust walnut dowel lathe maple',
    'Wood Shop, Wood Works, Joinery, Timber Company',
    'Joiners, Cabinet Makers, Carpenters',
  ),
  trade(
    'plumber plumbing electrician handyman heating boiler locksmith painter decorator drain pipe',
    'wrench bolt spanner elbow copper plumb latch rivet lever tap toolbox ladder brass gauge pipe level spark valve',
    'Home Repair, Tool Works, Trade Company, Repair Company',
    'Tradesmen, Engineers',
  ),
  trade(
    'repair repairs fix fixing mend restore restoration refurbish refurbished broken servicing spare',
    'mend spark bench patch rivet spring screw tweezer solder renew tinker fixture wrench',
    'Repair Desk, Repair Bench, Fix Shop, Repair Room, Mending Room',
    'Repairers, Menders, Workshop',
  ),
  trade(
    'furniture sofa chair table interior interiors decor upholstery rug carpet curtain lamp lighting homeware',
    'oak linen hearth walnut hinge cushion lamp tuft nook weave grain spindle settle glow drawer dowel shade velvet',
    'Furniture Works, Home Store, Chair Company, Interiors, Lamp Shop',
    'Cabinet Makers, Upholsterers, House Furnishers',
  ),
  trade(
    'garden gardening gardener landscaping landscape lawn tree seed allotment greenhouse compost hedge outdoor-furniture',
    'trowel fern bloom ivy sprout orchard trellis bud thyme clover petal moss willow hedge root acorn bramble loam',
    'Garden Company, Garden Works, Garden Room, Seed Company, Lawn Company',
    'Gardeners, Nurserymen, Seedsmen',
  ),
  trade(
    'plant plants houseplant indoor-plant succulent cactus terrarium pot planter',
    'fern leaf sill frond moss ivy pot sprout palm shade tendril window petal stem aloe root sprig monstera trellis',
    'Plant Shop, Plant House, Plant Company, Window Garden, Leaf Room',
    'Plantsmen, Nurserymen, Botanists',
  ),
  trade(
    'flower flowers florist floristry bouquet bloom rose',
    'petal stem bloom posy peony iris tulip bud poppy wreath dahlia vase thistle meadow sprig fern lilac aster',
    'Flower Shop, Flower Studio, Flower Cart, Bloom Room, Flower Company',
    'Florists, Flower Growers, Nurserymen',
  ),
  trade(
    'pottery ceramic ceramics clay glass glassware tableware mug porcelain cookware kitchenware knife',
    'kiln glaze clay wheel slip bowl vessel ember slab rim jug thumb ash spout raku cobalt',
    'Pottery Studio, Clay Works, Pot Room, Ceramics Studio, Kiln House',
    'Potters, Pottery, Tableware Makers',
  ),
  // Animals
  trade(
    'dog puppy dogs walker kennel leash grooming canine puppies hound',
    'paw tail wag fetch bark collar scruff snout biscuit romp leash whisker bone muzzle scamper hound trot burrow',
    'Dog Company, Dog House, Dog Club, Dog Parlour',
    'Kennels, Dog Outfitters',
  ),
  trade(
    'cat kitten feline cats kittens litter',
    'whisker purr paw tabby velvet mitten yarn tail sill nap saucer calico pounce ginger prowl basket',
    'Cat Company, Cat House, Cat Club',
    'Cattery, Cat Outfitters',
  ),
  trade(
    'pet pets vet veterinary veterinarian animal rabbit hamster aquarium bird parrot horse pony riding reptile goldfish',
    'paw tail feather nest hoof burrow whisker meadow mane perch scamper saddle bridle acorn clover',
    'Pet Company, Pet Store, Animal Clinic, Pet Pantry, Pet Care',
    'Pet Stores, Livery Stables, Animal Outfitters',
  ),
  // Technology
  trade(
    'phone phones smartphone mobile-phone iphone tablet laptop computer screen gadget device electronics',
    'pixel dial signal glass bell screen spark ping tone circuit swipe copper button loop chip current wave',
    'Phone Desk, Phone Shop, Phone Clinic, Screen Bar, Device Desk',
    'Telephone Works, Instrument Repairers, Electricians',
  ),
  trade(
    'app software saas platform startup web website code coding developer programming tech technology hosting',
    'pixel node loop stack byte grid signal kernel relay cursor thread bridge orbit vector beacon lattice switch syntax prism pilot',
    'Software Company, App Studio, Code Works, Web Desk, Software Lab',
    'Software Works, Computing Company, Engineers',
  ),
  trade(
    'ai data analytics machine-learning robot robotics automation algorithm model chatbot intelligence',
    'vector signal lattice neuron prism sage cortex pattern oracle beacon lens helix graph pilot orbit synapse axis quantum',
    'Data Works, Data Lab, Robot Works, Analytics Desk, Automation Lab',
    'Computing Company, Instrument Makers, Engineers',
  ),
  trade(
    'security cybersecurity privacy password vpn surveillance alarm guard encryption backup cloud server',
    'vault shield cipher sentry keep latch bastion beacon moat anchor rampart watch harbor hatch citadel key',
    'Security Company, Watch Desk, Cloud Works, Data Vault, Lock Company',
    'Locksmiths, Safe Makers, Watchmen',
  ),
  trade(
    'eco sustainable sustainability recycling recycle zero-waste plastic-free climate environment reusable compostable environmental',
    'leaf fern moss river loop seed clover reed grove tide meadow otter willow earth rain canopy sprout',
    'Refill Shop, Reuse Company, Green Store, Zero Waste Shop',
    'Provisions, General Stores',
  ),
  trade(
    'tattoo tattoos tattooist piercing body-art',
    'needle ink rose dagger swallow anchor flash stencil thorn serpent moth lantern compass crane ribbon panther lily',
    'Tattoo Studio, Tattoo Parlor, Ink Room, Tattoo House',
    'Tattooists, Tattoo Parlor',
  ),
  trade(
    'coworking workspace workspaces hot-desk hot-desks',
    'desk lamp table window loft corner hub plaza hive anchor bench canvas hall elm courtyard bridge',
    'Desk Club, Work Loft, Shared Office, Coworking House',
    'Offices, Workrooms',
  ),
  trade(
    'bee bees beekeeping beekeeper hive apiary',
    'hive comb clover bloom meadow nectar heather petal amber wax orchard linden thyme honey garden',
    'Honey Farm, Bee Yard, Honey House, Apiary Store',
    'Beekeepers, Honey Merchants',
  ),
  trade(
    'sleep bedtime lullaby nap insomnia',
    'moon lullaby pillow drift dream nest hush star cloud dusk lamp blanket feather',
    'Sleep Studio, Sleep School, Bedtime House, Sleep Clinic',
    'Sleep House, Night School',
  ),
  trade(
    'space astronomy telescope star planet nasa rocket satellite',
    'orbit comet rocket nova meteor lunar apogee stellar launch eclipse nebula horizon zenith module',
    'Star Room, Launch Lab, Space School',
    'Observatory, Instrument Makers',
  ),
];
