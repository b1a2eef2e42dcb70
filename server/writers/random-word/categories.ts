/** Words of a category, chosen by hand: a dictionary files "queen", "wing" and "egg" under animals, and a child would not. */

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

export const ANIMALS = words(`
  aardvark albatross alligator alpaca anaconda ant anteater antelope ape armadillo baboon badger barracuda bat bear beaver bee beetle bird
  bison blackbird boar bobcat buffalo bull bulldog bumblebee butterfly buzzard calf camel canary caribou carp cat caterpillar catfish
  centipede chameleon cheetah chicken chimpanzee chinchilla chipmunk clam cobra cockatoo cockerel cockroach cod cougar cow coyote crab
  crane cricket crocodile crow cub cuckoo deer dingo dinosaur dog dolphin donkey dormouse dove dragonfly duck duckling eagle earthworm
  eel elephant elk emu falcon ferret finch firefly fish flamingo flea fly foal fox frog gazelle gecko gerbil gibbon giraffe gnat goat
  goldfish goose gopher gorilla grasshopper greyhound grouse gull haddock hamster hare hawk hedgehog hen heron herring hippopotamus
  hornet horse hound hummingbird hyena ibis iguana impala insect jackal jackdaw jaguar jay jellyfish kangaroo kestrel kingfisher kitten kiwi
  koala ladybird ladybug lamb lark lemming lemur leopard lion lizard llama lobster locust lynx macaw mackerel magpie mammoth manatee
  mare meerkat millipede mink minnow mole mongoose monkey moose mosquito moth mouse mule newt nightingale octopus opossum orangutan
  osprey ostrich otter owl ox oyster panda panther parakeet parrot partridge peacock pelican penguin perch pheasant pig pigeon piglet
  pike piranha platypus polecat pony poodle porcupine porpoise possum prawn puffin puma puppy python quail rabbit raccoon ram rat
  rattlesnake raven reindeer rhinoceros robin rooster salamander salmon sardine scorpion seagull seahorse seal shark sheep shrew shrimp
  skunk skylark sloth slug snail snake sparrow spider squid squirrel stag starfish starling stingray stoat stork swallow swan
  swift swordfish tadpole tapir tarantula termite terrier tern thrush tick tiger toad tortoise toucan trout tuna turkey turtle viper
  vole vulture wallaby walrus warthog wasp weasel whale wildcat wolf wolverine wombat woodpecker worm wren yak zebra`);

export const PLANTS = words(`
  acacia alder aloe almond apple apricot ash aspen aster azalea bamboo banana banyan baobab barley basil bay bean beech beet
  begonia birch blackberry blackthorn bluebell blueberry bonsai bracken bramble broccoli buckwheat burdock bush buttercup cabbage cactus
  camellia caraway carnation carrot cauliflower cedar celery chamomile cherry chestnut chicory chives chrysanthemum clematis clover
  coriander corn cornflower cotton cowslip cranberry crocus cucumber currant cyclamen cypress daffodil dahlia daisy dandelion date
  delphinium dill dock edelweiss eggplant elder elm eucalyptus fennel fern fig fir flax forsythia foxglove fuchsia gardenia garlic
  geranium ginger ginkgo gladiolus gooseberry gorse gourd grape grass hawthorn hazel heather hemlock herb hibiscus holly hollyhock
  honeysuckle hop horseradish hyacinth hydrangea iris ivy jasmine juniper kale kelp larch laurel lavender leek lemon lettuce
  lilac lily lime linden lotus lupin magnolia mahogany maize mango mangrove maple marigold marjoram marrow melon mimosa mint mistletoe
  moss mulberry mustard myrtle narcissus nasturtium nettle oak oat oleander olive onion orange orchid oregano palm pansy papaya
  papyrus parsley parsnip pea peach peanut pear peony pepper peppermint petunia pine pineapple plantain plum poinsettia pomegranate
  poplar poppy potato primrose pumpkin quince radish raspberry redwood reed rhododendron rhubarb rice rose rosemary rush rye saffron sage
  seaweed sequoia shamrock shrub snapdragon snowdrop sorrel soy spearmint spinach spruce squash strawberry sugarcane sunflower sycamore
  tamarind tangerine tarragon tea thistle thyme tobacco tomato tree tulip turnip vanilla verbena vine violet walnut watercress
  watermelon wheat willow wisteria yarrow yew yucca zinnia`);

export const FOODS = words(`
  almond apple apricot artichoke asparagus avocado bacon bagel baguette banana barley basil bean beef beer beetroot berry biscuit
  blackberry blueberry brandy bread breakfast brioche broccoli broth brownie bun burger burrito butter buttermilk cabbage cake candy
  caramel carrot cashew casserole cauliflower caviar celery cereal champagne cheddar cheese cheesecake cherry chestnut chicken chili
  chips chocolate chowder chutney cider cinnamon cocktail cocoa coconut cod coffee cola cookie corn couscous crab cracker cranberry
  cream crepe crisps croissant crumble cucumber cupcake curry custard dessert dill dinner donut doughnut dumpling egg eggplant espresso
  falafel feast fennel fig fish flour fondue fries fritter fruit fudge garlic gazpacho gin ginger gingerbread grape grapefruit gravy
  guacamole ham hamburger hazelnut herring honey hummus jam jelly juice kale kebab ketchup kiwi lamb lasagna latte leek lemon lemonade
  lentil lettuce lime liqueur lobster lollipop lunch macaroni mango maple margarine marmalade marshmallow mayonnaise meatball melon
  meringue milk milkshake mint mocha muesli muffin mushroom mussel mustard nachos nectarine noodle nougat nut nutmeg oatmeal oats olive
  omelette onion orange oyster pancake paprika parmesan parsley parsnip pasta pastry pate pea peach peanut pear pecan pepper pepperoni
  pesto pickle pie pineapple pistachio pizza plum popcorn pork porridge potato prawn pretzel prune pudding pumpkin quiche quinoa radish
  raisin raspberry ravioli relish rhubarb rice risotto roast roll rum rye saffron salad salami salmon salsa salt sandwich sardine sauce
  sausage scone seafood shortbread shrimp smoothie snack soda sorbet soup spaghetti spinach squash squid steak stew strawberry
  strudel sugar sundae supper sushi sweetcorn syrup taco tangerine tart tea toast toffee tofu tomato tortilla treat truffle tuna turkey
  turnip vanilla veal vegetable venison vinegar vodka waffle walnut water watermelon wheat whiskey wine yogurt zucchini`);

export const FEELINGS = words(`
  admiration adoration affection agitation agony alarm amazement ambition amusement anger angst anguish annoyance anticipation anxiety
  apathy appreciation apprehension ardor astonishment awe bewilderment bitterness bliss boredom calm cheer cheerfulness comfort
  compassion concern confidence confusion contempt contentment courage craving curiosity defiance dejection delight depression desire
  desolation despair desperation determination devotion disappointment disbelief discomfort discontent disgust dislike dismay distress
  doubt dread eagerness ecstasy elation embarrassment empathy emptiness enjoyment enthusiasm envy euphoria exasperation excitement
  exhilaration fascination fear fondness fright frustration fulfillment fury gladness glee gloom gratitude grief grudge guilt happiness
  hate hatred heartache heartbreak helplessness homesickness hope hopelessness horror hostility humiliation hurt hysteria impatience
  indifference indignation infatuation insecurity inspiration irritation jealousy joy jubilation kindness loathing loneliness longing
  love lust melancholy merriment misery mistrust modesty nervousness nostalgia optimism outrage pain panic passion patience peace
  pessimism pity pleasure pride rage rapture regret rejection relaxation relief reluctance remorse resentment reverence revulsion
  sadness satisfaction serenity shame shock shyness sorrow spite surprise suspicion sympathy tenderness tension terror
  thankfulness thrill timidity tranquility triumph trust uncertainty unease unhappiness warmth wariness weariness wonder worry
  wrath yearning zeal zest`);
