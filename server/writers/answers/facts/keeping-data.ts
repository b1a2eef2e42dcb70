/** How long things keep: cut flowers in a vase, and food in the fridge, the freezer and the cupboard. */

/** Names; days in a vase; what helps this one. */
export const VASE = `
peonies,peony;5 to 7 days;Buy them in bud, when the bud feels like a soft marshmallow.
tulips,tulip;5 to 7 days;They go on growing towards the light, so cut them short and keep them cool.
roses,rose;7 to 10 days;Take off all leaves below the water, and cut the stems again every two days.
lilies,lily,oriental lilies;10 to 14 days;The buds open one after another; lilies are deadly to cats.
sunflowers,sunflower;6 to 12 days;They drink much, so fill the vase up every day.
carnations,carnation;two to three weeks;Cut them between the knots of the stem.
chrysanthemums,chrysanthemum,mums;two to three weeks;Change the water every two or three days.
alstroemeria,peruvian lily,peruvian lilies;about two weeks;Pull off the flowers that wither, and others follow.
daffodils,daffodil,narcissus;4 to 6 days;Their sap harms other flowers, so stand them alone for a day first.
hydrangeas,hydrangea;5 to 9 days;A limp head comes back when the whole bloom lies in cool water for an hour.
gerberas,gerbera,gerbera daisies;7 to 10 days;Give them only a few centimetres of water, as the stems rot easily.
dahlias,dahlia;4 to 6 days;Cut them fully open, as the buds do not open in water.
sweet peas,sweet pea;4 to 5 days;Cut them in the morning, with one or two flowers of the stem still closed.
gladioli,gladiolus;7 to 10 days;Pinch off the lowest blooms as they fade.
irises,iris;3 to 6 days;Buy them as pointed buds that show colour.
freesias,freesia;7 to 10 days;Pinch off the faded flowers, and the rest will open.
orchids,orchid,orchid stems;two to three weeks;Keep them out of the sun and away from fruit.
hyacinths,hyacinth;5 to 7 days;Leave the base of the stem uncut if you can.
anemones,anemone;5 to 8 days;They open by day and close at night.
ranunculus,ranunculi,ranunculuses;7 to 10 days;Keep the water shallow.
lisianthus;10 to 14 days;The smaller buds may not open.
delphiniums,delphinium;6 to 8 days;Keep them away from fruit.
snapdragons,snapdragon;7 to 10 days;Keep them upright, as the tips bend.
lilac;4 to 6 days;Split the ends of the woody stems.
gypsophila,baby's breath;7 to 14 days;It also dries well hanging upside down.
eucalyptus,eucalyptus stems;two to three weeks;It also dries well.
poppies,poppy;3 to 5 days;Hold the cut ends in boiling water for some seconds.
zinnias,zinnia;6 to 10 days;Cut them when the stem no longer wobbles.
cosmos;4 to 6 days;Cut them when the first petals open.
stocks,stock flowers;7 to 10 days;Change the water often, as it soon smells.
astilbe;4 to 7 days;
hellebores,hellebore;5 to 7 days;Cut them when the seed pods have begun to form, or float the heads in a bowl of water.
alliums,allium;about two weeks;A drop of bleach in the water takes away the onion smell.
agapanthus;7 to 10 days;
asters,michaelmas daisies;7 to 10 days;
cornflowers,cornflower;5 to 7 days;
foxgloves,foxglove;5 to 7 days;All parts are poisonous.
protea,proteas;two to three weeks;They also dry well.
statice,limonium;about two weeks;It also dries well.
lavender;7 to 10 days;It also dries well.
thistles,eryngium,sea holly;10 to 14 days;
camellias,camellia;3 to 5 days;
lily of the valley;4 to 5 days;It is poisonous, and so is its water.
scabious,scabiosa;5 to 7 days;
ferns,fern,foliage,greenery;one to two weeks;
amaryllis;7 to 14 days;The hollow stem is best filled with water and plugged.
bluebells,bluebell;4 to 6 days;
primroses,primrose;4 to 6 days;
daisies,daisy;7 to 10 days;
calla lilies,calla lily,arum lilies;7 to 10 days;
cut flowers,a bouquet of flowers,bouquet of flowers,bouquet,flowers,fresh flowers;5 to 10 days;Carnations and chrysanthemums last for two weeks or more, and tulips, dahlias and peonies for about five days.
`;

/** Names; in the fridge; in the freezer; at room temperature; more. Times for fridges at or below 5 °C (41 °F) and freezers at −18 °C (0 °F). */
export const FOODS = `
bacon,rashers;a week once opened;one to two months;;
mince,minced meat,ground beef,raw mince;one to two days;three to four months;;
raw chicken,uncooked chicken,fresh chicken;one to two days;nine months in pieces, a year whole;;
chicken,cooked chicken,roast chicken,leftover chicken;two to three days (American advice says up to four);two to six months;;
turkey,cooked turkey,leftover turkey;two to three days (American advice says up to four);two to six months;;
sausages,raw sausages;one to two days, or to the date on the pack;one to two months;;
steak,raw beef,raw lamb,raw pork,pork chops,lamb chops;three to five days;four to twelve months;;
ham,sliced ham,cooked ham;three to five days once opened;one to two months;;
raw fish,fresh fish,white fish,cod;one to two days;six to eight months;;
salmon,raw salmon,fresh salmon;one to two days;two to three months;;
cooked fish,cooked salmon;two to three days;four to six months;;
prawns,shrimp,cooked prawns;two to three days;three to six months;;
bread,sliced bread,loaf;;three months;three to five days;The fridge makes bread stale faster.
butter;one to two months;six to nine months;one to two days, covered;
hard cheese,cheddar,parmesan;three to six weeks once opened;six months, though it crumbles afterwards;;
soft cheese,brie,cream cheese,camembert;one to two weeks, or to its date;not well;;
milk,fresh milk,opened milk;three to seven days once opened;about three months;two hours at most;Shake it after thawing, as the fat separates.
cream,double cream,whipping cream;three to five days once opened;two to three months, whipped or for cooking;;
yoghurt,yogurt;about a week once opened;one to two months, though it goes grainy;;
ice cream;;two to four months;;
cooked pasta,pasta;three to five days;one to two months;;
soup,homemade soup,home made soup;three to four days;two to three months;;
stew,casserole,curry,chilli,chili,bolognese;three to four days;two to three months;;
gravy;one to two days (American advice says three to four);two to three months;;
stock,broth,chicken stock;three to four days;four to six months;;
pizza,leftover pizza,cooked pizza;three to four days;one to two months;two hours at most;
lasagne,lasagna;three to five days;two to three months;;
quiche;three to four days;two to three months;two hours at most;
cooked potatoes,mashed potato,mashed potatoes,boiled potatoes;three to four days;mashed about two months, others not well;;
potato salad,coleslaw,egg salad;three to five days;not well;two hours at most;
cooked vegetables;three to four days;eight to twelve months if blanched raw;;
hard boiled eggs,boiled eggs;a week in the shell;not well;two hours at most;
egg whites,egg white;two to four days;about a year;;
egg yolks,egg yolk;two days, covered with water;about a year, beaten with a pinch of salt or sugar;;
mayonnaise,mayo;two to three months once opened;not at all;;
ketchup,tomato ketchup;about six months once opened;;about a month once opened;
mustard;a year once opened;;a month or two once opened;
jam,marmalade;three to six months once opened;;a year or more unopened;
peanut butter;six to nine months once opened;;two to three months once opened;
pesto;five to seven days once opened;three to six months;;
hummus,houmous;three to five days once opened;two to three months;two hours at most;
salsa;five to seven days once opened;;two hours at most once opened;
maple syrup;a year once opened;;;
orange juice,fruit juice,juice;five to seven days once opened;eight to twelve months;;
tofu;three to five days once opened, in fresh water;about three months;;
smoked salmon;three to five days once opened;two to three months;;
tuna,tinned tuna,canned tuna;one to two days once opened, out of the tin;about two months;;
flour,plain flour,white flour,all purpose flour;;a year or more;six months to a year, closed and dry;Wholemeal flour keeps three to six months, as its oil goes rancid.
wholemeal flour,whole wheat flour;six months;a year;three to six months;
sugar,white sugar;;;for years if dry;
rice,white rice,dry rice,uncooked rice;;;for years if dry, and brown rice six months to a year;
dried pasta,dry pasta,uncooked pasta;;;one to two years past its date if dry;
olive oil;;;six months to a year once opened, in the dark;
vegetable oil,sunflower oil;;;six months once opened, in the dark;
coffee beans;;;two to four weeks at their best after opening;
ground coffee;;;one to two weeks at its best after opening;
tea,tea bags;;;a year or two in a closed tin;
dried herbs,spices,ground spices;;;one to three years, though they lose their taste;
dried yeast,yeast;four months once opened;six months once opened;;Test old yeast in warm water with a pinch of sugar: it should foam in ten minutes.
baking powder;;;six months to a year once opened;It still works if it fizzes in hot water.
chocolate,dark chocolate;;;about two years dark, one year milk or white;A white bloom is harmless.
apples,apple;four to six weeks;eight months, sliced;one to two weeks;
bananas,banana;about a week, though the skin goes brown;two to three months, peeled;three to five days;
strawberries,strawberry;three to five days;eight to twelve months;one day;
raspberries,raspberry;two to three days;eight to twelve months;one day;
blueberries,blueberry;one to two weeks;eight to twelve months;two days;
grapes;one to two weeks;eight to twelve months;two to three days;
lemons,lemon,limes;three to four weeks;three to four months;about a week;
avocados,avocado;three to five days when ripe;three to six months, mashed;three to six days until ripe;
tomatoes,tomato;about a week when ripe;two to three months for cooking;three to five days;
potatoes,potato;;not raw;several weeks in a cool, dark place;
onions,onion;a week once cut;six to eight months, chopped;one to three months in a dry, airy place;
garlic,garlic bulb;ten days once peeled;ten to twelve months;three to six months;
carrots,carrot;three to four weeks;ten to twelve months, blanched;;
lettuce,salad leaves,salad;three to seven days;not at all;;
spinach;three to five days;ten to twelve months, blanched;;
broccoli;five to seven days;ten to twelve months, blanched;;
mushrooms,mushroom;four to seven days in a paper bag;ten to twelve months, cooked;;
peppers,bell peppers;one to two weeks;six to eight months, sliced;;
cucumber,cucumbers;about a week;not well;;
celery;two to four weeks;eight to twelve months, for cooking;;
fresh herbs,parsley,coriander,cilantro;one to two weeks standing in water;about six months, chopped;;
ginger,fresh ginger,root ginger;three to four weeks;about six months;about a week;
breast milk,expressed milk;up to four days (British advice allows up to eight at 4 °C);six months;four hours (six in British advice);Thawed milk is used within 24 hours and not frozen again.
baby formula,formula milk,formula;24 hours at the back of the fridge;not at all;two hours, and one hour once feeding has begun;
baby food,baby puree;two days once opened;one to three months;;
cake,sponge cake;two to five days with cream or fresh fruit;two to three months without icing;two to four days in a tin;
cookies,biscuits;;three months;one to three weeks in a tin;
cheesecake;three to five days;one to two months;two hours at most;
cooked bacon;four to five days;one month;two hours at most;
coconut milk,tinned coconut milk,canned coconut milk;four to six days once opened, out of the tin;about three months;;
oat milk,almond milk,soya milk,soy milk;seven to ten days once opened, or as the carton says;not well;;
evaporated milk;three to five days once opened, out of the tin;;;
condensed milk;one to two weeks once opened, out of the tin;;;
sour cream,soured cream,creme fraiche,crème fraîche;five to seven days once opened;not well;;
cottage cheese,ricotta;five to seven days once opened;not well;;
mozzarella,fresh mozzarella;three to five days once opened, in its liquid;two to three months, for cooking;;
feta;a week once opened, in brine up to a month;about three months, for cooking;;
halloumi;five to seven days once opened;six months;;
goats cheese,goat cheese;one to two weeks once opened;about two months;;
guacamole;one to two days;three months;two hours at most;
olives;two to four weeks once opened, in their brine;;;
gherkins,pickles,pickled onions;two to three months once opened;;;
salad dressing;one to three months once opened;;;
soy sauce;two to three years once opened, at its best for six months;;six months once opened;
vinegar;;;for years;
tomato puree,tomato paste;five to seven days once opened, a tube six to eight weeks;about three months;;
passata,tinned tomatoes,canned tomatoes;three to five days once opened, out of the tin;two to three months;;
baked beans,tinned beans,canned beans;two to three days once opened, out of the tin;one to two months;;
cooked beans,cooked lentils,lentils;three to five days;about three months;dry for years;
pate,pâté;two to three days once opened;one to two months;;
hot dogs,frankfurters;a week once opened;one to two months;;
gammon,cooked gammon;three to five days;one to two months;;
liver;one to two days;three to four months;;
crab,cooked crab,crab meat;two to three days;two to three months;two hours at most;
mussels,fresh mussels;one to two days alive, in a bowl under a damp cloth;three months, cooked;;
sushi;one day, with raw fish best at once;not at all;two hours at most;
cut melon,melon;three to five days once cut;eight to ten months, in cubes;two hours at most once cut;
watermelon;three to five days once cut, one to two weeks whole;eight to ten months, in cubes;about a week whole;
mangoes,mango;about five days when ripe;six to ten months, in pieces;two to five days until ripe;
pineapple;three to five days once cut;about six months, in pieces;two to three days;
peaches,peach,nectarines;three to five days when ripe;eight to twelve months, sliced;two to three days until ripe;
plums,plum;three to five days when ripe;eight to twelve months, halved;two to three days until ripe;
cherries;four to ten days;eight to twelve months;one day;
oranges,orange;three to four weeks;;one to two weeks;
pears,pear;five to ten days when ripe;;three to five days until ripe;
kiwis,kiwi;two to four weeks when ripe;;three to five days until ripe;
asparagus;three to five days, upright in a little water;ten to twelve months, blanched;;
cauliflower;one to two weeks;ten to twelve months, blanched;;
cabbage;three to six weeks whole;ten to twelve months, blanched;;
courgettes,zucchini;about a week;ten to twelve months, blanched;;
sweet potatoes,sweet potato;;ten to twelve months, cooked;three to five weeks in a cool, dark place;
beetroot,beets;two to four weeks without leaves;ten months, cooked;;
spring onions,leeks;one to two weeks;;;
aubergines,aubergine,eggplant;five to seven days;eight to twelve months, cooked;;
green beans,runner beans;five to seven days;ten to twelve months, blanched;;
pastry,shortcrust pastry,puff pastry;two to three days;two to three months;;
pizza dough,bread dough,dough;one to three days;about three months;;
pancake batter,batter;one to two days;about a month;;
buttercream,icing,frosting;about two weeks;two to three months;one to two days;
custard;two to three days;not well;two hours at most;
jelly;five to seven days;not at all;;
fudge;;three months;two to three weeks in a tin;
nuts;six months;a year;two to four months once opened;
cereal,breakfast cereal;;;two to three months once opened;
oats,porridge oats;;;a year or two if dry;
cocoa,cocoa powder;;;two to three years;
golden syrup,treacle;;;about six months to a year once opened;
pumpkin,squash,butternut squash;four to five days once cut;ten to twelve months, cooked;two to three months whole, cool and dry;
pancakes;three days;two months;;
`;
