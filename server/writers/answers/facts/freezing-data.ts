/**
 * What freezes, for how long it tastes good, and how it is done. Names; time, "no" where it is better not frozen, or "mixed" where it
 * changes too much for most uses; what to know.
 */
export const FREEZABLE = `
buttercream,buttercream frosting,buttercream icing,frosting,icing,butter icing;about 3 months;Freeze it in an airtight tub, thaw it in the fridge overnight, let it come to room temperature and beat it again. Royal and water icing do not freeze well.
cream cheese frosting,cream cheese icing;about 2 months;Thaw it in the fridge and beat it until it is smooth; if it stays a little grainy, beat in a spoonful of soft butter.
cake,cakes,sponge,sponge cake,birthday cake,chocolate cake,fruit cake,carrot cake,banana cake,pound cake,lemon drizzle;2 to 3 months, and a fruit cake a year;Let it cool, wrap it twice in cling film and once in foil, and thaw it wrapped at room temperature for some hours. It is best frozen without icing.
cupcakes,fairy cakes,muffins,cupcake,muffin;2 to 3 months;Freeze them on a tray until hard, then bag them; they thaw at room temperature in an hour or two. Ice cupcakes after thawing.
cheesecake;1 to 2 months;Baked ones freeze best. Freeze it uncovered until firm, wrap it well, and thaw it overnight in the fridge; add the topping afterwards.
brownies,blondies,traybakes,flapjacks,brownie;about 3 months;Cut them up, wrap them well and thaw them at room temperature.
cookies,biscuits,shortbread,cookie;3 to 6 months;Layer them with paper in a tin or box and thaw them at room temperature.
cookie dough,biscuit dough;about 3 months;Freeze it in balls on a tray, bag them, and bake from frozen with a minute or two more.
bread,loaf,sliced bread,rolls,bagels,buns,bread rolls,baguette,pitta,naan,crumpets,english muffins,sourdough,hot cross buns,teacakes;about 3 months;Slice first: slices go straight from the freezer into the toaster. A loaf thaws at room temperature in three or four hours, rolls in one or two.
bread dough,pizza dough,yeast dough,dough;1 to 3 months;Freeze it after the first rise, in oiled bags. Thaw it overnight in the fridge and let it rise in the warm before baking.
pastry,puff pastry,shortcrust pastry,pie crust,filo pastry;3 to 6 months;Wrap it well and thaw it overnight in the fridge.
pie,pies,apple pie,fruit pie,pumpkin pie,meat pie,mince pies,tart;3 to 4 months;Fruit pies are best frozen unbaked and baked from frozen with 15 to 20 minutes more; baked ones thaw in the fridge and are warmed in the oven.
quiche;2 to 3 months;Let it cool, freeze it uncovered until firm and wrap it. Heat it from frozen at 180 °C (350 °F) for 20 to 30 minutes.
pancakes,crepes,waffles,pancake;1 to 2 months;Put paper between them, bag them, and heat them from frozen in a toaster, a pan or the microwave.
scones;about 3 months;Freeze them on the day they are baked, thaw for an hour and warm them for a few minutes in the oven.
croissants,pains au chocolat,danish pastries,doughnuts,donuts,cinnamon rolls,cinnamon buns;1 to 2 months;Wrap them well and warm them in the oven from frozen or thawed; glaze doughnuts and rolls afterwards.
yorkshire puddings,yorkshire pudding;about 3 months;Freeze them baked, and heat them from frozen for 5 to 8 minutes in a hot oven.
crumble,fruit crumble,apple crumble,crumble topping,cobbler;about 3 months;Freeze it unbaked or baked. Bake from frozen, covered at first, for some 15 minutes longer than usual.
trifle,meringue pie,jelly;no;it weeps and goes watery or rubbery when it thaws.
meringue,meringues,macarons;about 1 month;They stay crisp in an airtight box with paper between the layers, and need no thawing beyond some minutes.
custard,creme patissiere,creme brulee;mixed;it splits and turns watery when it thaws. Whisked hard while it is reheated, custard from powder does better than real egg custard.
whipped cream;1 to 2 months;Pipe it in blobs on a tray, freeze them hard and bag them; put them on the dessert frozen and let them thaw there.
cream,double cream,heavy cream,single cream,half and half;1 to 2 months;Cream with much fat freezes best. It may look grainy when it thaws; it is good for cooking, and often still whips. Thin cream tends to split.
sour cream,creme fraiche,buttermilk;mixed;sour cream and crème fraîche split and go grainy, and are then good only for cooking and baking. Buttermilk freezes well for 3 months and needs a good shake.
milk,whole milk,skimmed milk,goats milk;1 to 3 months;Pour some off first, as it swells; thaw it in the fridge and shake it well.
oat milk,almond milk,soya milk,soy milk,coconut milk,plant milk;mixed;it separates when it thaws. Shaken or blended it is still good for cooking, baking and smoothies, within about 2 months.
breast milk,expressed milk;up to 6 months;Freeze small amounts in bags or bottles with the date, thaw it in the fridge, use it within 24 hours of thawing and never freeze it again.
formula,baby formula,made up formula;no;its fats separate. Make each feed fresh.
yogurt,yoghurt,greek yogurt;1 to 2 months;It turns thinner and a little grainy when it thaws: fine for smoothies and baking, less so for eating with a spoon.
butter,margarine;6 to 9 months;Freeze it in its wrapper inside a bag and thaw it in the fridge.
ghee,lard,dripping;about a year;Wrap it well against smells.
cheese,cheddar,hard cheese,grated cheese,mozzarella,parmesan,feta,halloumi,sliced cheese;3 to 6 months;Grate hard cheese first and use it from frozen. It crumbles once thawed, so it is best for cooking.
cream cheese,ricotta,cottage cheese,mascarpone,brie,camembert,philadelphia;mixed;it turns grainy and watery. Thawed it is good for cooking and baking, not for spreading or the cheeseboard; use it within 2 months.
ice cream;2 to 4 months once it is open;Press cling film on to the surface against ice crystals, and do not refreeze it once it has melted.
egg,eggs,raw eggs,whole eggs;up to a year;Never in the shell: beat whites and yolks together. Thaw them in the fridge and cook them through.
egg whites,egg white;up to a year;Freeze them as they are, one to each hole of an ice tray. Thaw them in the fridge; they still whisk well.
egg yolks,egg yolk;about 3 months;Beat in a pinch of salt or sugar first, or they turn to jelly.
hard boiled eggs,boiled eggs,hard-boiled eggs;no;the whites go rubbery and watery.
egg sandwiches,egg salad,egg mayonnaise;no;the egg goes rubbery and the mayonnaise splits.
scrambled eggs,omelette,frittata,egg muffins;1 to 2 months;Cook them a little less than usual, cool, wrap one by one and reheat gently.
mayonnaise,mayo,salad cream,salad dressing,hollandaise,aioli;no;it splits into oil and water when it thaws.
coleslaw,potato salad,tuna salad,tuna mayonnaise,pasta salad,chicken salad;no;the mayonnaise splits and the vegetables go limp. Freeze the tuna, chicken or cabbage plain, and dress it afterwards.
hummus,houmous;about 4 months;Leave room in the tub, put a little oil on top, thaw it in the fridge overnight and stir it well.
guacamole;about 3 months;Mash it with lime juice, press the air out of the bag and thaw it in the fridge; add fresh tomato and onion afterwards.
pesto;up to 6 months;Freeze it in ice-cube trays, with a little oil on top, and put the cubes straight into hot pasta or soup.
jam,marmalade,jelly preserve;about a year;Leave room at the top of the tub, as it swells; it may turn a little softer.
peanut butter,nutella;no;there is no need, as it keeps for months in the cupboard, and oil may separate from it when it thaws.
nuts,almonds,walnuts,pecans,seeds,ground almonds;1 to 2 years;Keep them airtight; they can be used straight from the freezer.
flour,wholemeal flour,oats;up to 2 years;Wrap the bag airtight and let the flour come to room temperature before baking.
coffee,coffee beans,ground coffee;1 to 2 months;Pack them airtight in small amounts. What is opened again and again takes up damp and smells.
wine;3 to 6 months for cooking;Freeze leftovers in an ice tray and drop the cubes into sauces. Never freeze a full bottle: it bursts.
beer,fizzy drinks,soda,cans of drink,pop,champagne;no;the can or bottle bursts, and the fizz is lost.
orange juice,juice,apple juice,lemon juice,lime juice;6 to 12 months;Leave room in the container, thaw it in the fridge and shake it.
stock,broth,bone broth,chicken stock,chicken broth,gravy;about 4 months;Let it cool, skim off the fat and freeze it in tubs or ice trays. Bring it to the boil from frozen; whisk gravy if it has separated.
soup,soups,vegetable soup,tomato soup,chicken soup,potato soup;3 to 4 months;Leave room at the top, as it swells. Soups with cream or pasta are better frozen without, adding those when you reheat.
chili,chilli,chilli con carne,stew,casserole,bolognese,spaghetti bolognese,ragu,spaghetti sauce,pasta sauce,tomato sauce,curry,beef stew,tagine,goulash,pulled pork,sloppy joes,meat sauce;3 to 4 months;Cool it within two hours, freeze it flat in bags or in portions, thaw it in the fridge overnight and heat it until it steams all through.
lasagne,lasagna,moussaka,cannelloni,enchiladas,pasta bake;2 to 3 months;Freeze it baked or unbaked, well wrapped. Thaw it overnight in the fridge and bake it until it is piping hot, or bake it from frozen, covered, for about twice as long.
mac and cheese,macaroni cheese,macaroni and cheese,mac n cheese;2 to 3 months;Undercook the pasta a little and make plenty of sauce. Bake it from thawed, with a splash of milk if it is dry.
shepherds pie,cottage pie,fish pie,shepherd's pie;2 to 3 months;Cool it, wrap it well, thaw it overnight in the fridge and bake it until it bubbles in the middle.
pizza;1 to 2 months;Wrap slices or a half-baked base well and bake straight from frozen.
burritos,burrito,tacos meat,taco meat,fajitas,quesadillas,tamales;2 to 3 months;Wrap them one by one in foil, without lettuce, fresh tomato or sour cream, and heat them until they steam inside.
tortillas,wraps,flatbread,chapatis,roti;3 to 6 months;Put paper between them, and thaw them at room temperature or for some seconds in the microwave.
sandwiches,sandwich;1 to 2 months;Meat, cheese, butter or peanut butter freeze well; egg, mayonnaise, salad and tomato do not. They thaw in the lunch box by midday.
cooked pasta,pasta,spaghetti,noodles,cooked noodles;about 2 months;Cook it a little less than usual, toss it in oil and freeze it in portions. Put it frozen into hot sauce or boiling water for a minute.
fresh pasta,gnocchi,ravioli;1 to 2 months;Freeze it spread on a tray, bag it, and boil it from frozen with a minute more.
cooked rice,rice,fried rice,risotto,leftover rice;1 to 2 months;Cool it within an hour, freeze it flat in portions and heat it from frozen until it steams. Rice that stood warm for hours must not be frozen or eaten.
quinoa,couscous,lentils,beans,cooked beans,chickpeas,kidney beans,baked beans,dal,refried beans;3 to 6 months;Freeze them cooked, in portions with a little of their liquid, and heat them from frozen.
chicken,chicken breast,chicken breasts,chicken pieces,raw chicken,chicken thighs,drumsticks,whole chicken,turkey,raw turkey,duck;about 9 months in pieces, and a year whole;Freeze it by its use-by date, wrapped airtight. Thaw it in the fridge, a day for pieces and up to four for a large turkey, and never on the worktop.
cooked chicken,roast chicken,rotisserie chicken,cooked turkey,turkey leftovers,leftover turkey,thanksgiving turkey;2 to 4 months;Take it off the bone, freeze it within two days, with gravy or stock if you like it moist, and thaw it in the fridge.
mince,minced beef,ground beef,ground turkey,minced meat,hamburger meat,mince meat,beef mince,meatloaf;3 to 4 months;Freeze it flat in a bag and thaw it in the fridge overnight.
meatballs,burgers,burger patties,hamburgers;3 to 4 months;Freeze them on a tray or with paper between them, then bag them. Thin ones can be cooked from frozen until no pink is left; thaw thick ones in the fridge.
beef,steak,steaks,roast beef joint,lamb,beef joint,lamb chops,raw beef,brisket;6 to 12 months;Wrap it airtight and thaw it in the fridge, a day for steaks and two or more for a joint.
pork,pork chops,pork joint,pork tenderloin,ribs,pork shoulder;4 to 6 months;Wrap it airtight and thaw it in the fridge for a day or more.
bacon,ham,gammon,cooked ham,sliced ham,deli meat,lunch meat,salami,pepperoni,chorizo,cold cuts,christmas ham;1 to 2 months;Salt makes the fat turn sooner. Freeze it in small packs with paper between the slices, and thaw it in the fridge.
sausages,sausage,hot dogs,bratwurst,sausage meat,frankfurters;1 to 2 months;Thaw them in the fridge overnight. Raw ones thawed in the fridge keep for a day or two.
sausage rolls,pasties,cornish pasty,samosas,spring rolls,pigs in blankets,empanadas,pierogi,dumplings;2 to 3 months;Freeze them unbaked on a tray, then bag them, and bake from frozen with some 10 minutes more.
haggis,black pudding,pate,liver,kidneys,offal;2 to 3 months;Wrap it well, thaw it in the fridge and cook it through.
stuffing,bread stuffing,dressing stuffing;1 to 2 months;Freeze it cooked or raw in a dish of its own, never inside a raw bird.
roast dinner,sunday roast,thanksgiving leftovers,leftovers,gravy dinner,cooked meat;2 to 3 months;Freeze meat in gravy, and each thing in its own tub. Heat it until it steams all through.
fish,white fish,cod,haddock,fish fillets,raw fish;6 to 8 months, and fatty fish 2 to 3;Freeze it on the day you buy it, wrapped airtight. Thaw it in the fridge, or cook thin fillets from frozen.
salmon,mackerel,trout,tuna,fatty fish,smoked salmon,smoked fish,cooked salmon;2 to 3 months;Wrap it airtight, thaw it in the fridge overnight and eat it within a day.
prawns,shrimp,cooked prawns,raw prawns,crab,lobster,scallops,shellfish,mussels,crab meat,cooked shrimp;3 to 6 months;Do not freeze again what was sold thawed: the label or the counter tells you. Thaw them in the fridge.
fish fingers,fish cakes,fishcakes,crab cakes;2 to 3 months;Cook them from frozen until they are hot in the middle.
tofu;3 to 5 months;Drain it first. It turns yellow and chewier, like meat, and takes up sauces better; press the water out after thawing.
mashed potato,mashed potatoes,mash,roast potatoes,jacket potatoes,baked potatoes,cooked potatoes,chips,french fries,hash browns;1 to 3 months;Mash freezes best with butter or cream in it. Freeze roast potatoes and chips part-cooked on a tray and bake from frozen.
potatoes,raw potatoes,potato,new potatoes;no;raw potatoes go black and grainy. Boil them for 3 to 5 minutes first, or freeze them as mash or part-roasted.
sweet potatoes,sweet potato,pumpkin,butternut squash,squash,pumpkin puree,canned pumpkin,mashed sweet potato;6 to 12 months;Freeze it cooked and mashed, or raw in cubes, which go straight into soups and the oven.
onions,onion,spring onions,green onions,leeks,shallots;6 to 10 months;Chop and bag them raw. They are soft when thawed, so they are for cooking: put them frozen into the pan.
peppers,bell peppers,chillies,jalapenos,chilli peppers,pepper;6 to 10 months;Slice and freeze them raw on a tray. They lose their crunch and are good for cooking.
garlic,ginger,fresh ginger,garlic cloves,root ginger,turmeric root;about 6 months;Freeze cloves peeled or chopped, and ginger whole: it is easily grated from frozen.
herbs,fresh herbs,basil,parsley,coriander,cilantro,mint,thyme,rosemary,dill,chives;about 6 months;Chop them into ice-cube trays with water or oil. They are limp when thawed, so use them for cooking.
tomatoes,tomato,cherry tomatoes,chopped tomatoes,tomato paste,tomato puree,tinned tomatoes,canned tomatoes,passata;6 to 12 months;Freeze them whole on a tray or chopped. They go soft, and the skins slip off under warm water; use them for sauces.
mushrooms,mushroom;about 9 months fried, and less raw;Fry or steam them for a few minutes first, cool, and freeze them in portions. Raw ones go soft and dark.
spinach,kale,greens,chard,collard greens,cabbage,brussels sprouts,sprouts;8 to 12 months;Blanch for 2 minutes in boiling water (sprouts 3 to 5), cool in iced water, squeeze or pat dry, and bag.
broccoli,cauliflower,carrots,green beans,runner beans,peas,asparagus,parsnips,turnips,beetroot,mixed vegetables,vegetables,corn,corn on the cob,sweetcorn,okra,swede,rutabaga,edamame,courgettes,zucchini,aubergine,eggplant,carrot;8 to 12 months;Blanch for 2 to 3 minutes in boiling water (whole ears of corn 7 or more), cool in iced water, pat dry, and freeze on a tray before bagging. Cook from frozen.
celery,rhubarb;8 to 12 months;Chop it and freeze it on a tray. It loses its crunch: celery is then for soups and stews, rhubarb for pies and crumbles.
lettuce,salad,cucumber,cucumbers,radishes,salad leaves,rocket,arugula,bean sprouts,watercress;no;all such salad is mostly water, and goes limp and slimy when it thaws. Only in a smoothie or a soup does it not matter.
avocado,avocados;3 to 6 months;Mash it with a little lemon or lime juice, or freeze it in halves. It turns soft: good for guacamole, toast and smoothies, not for slicing.
bananas,banana;2 to 6 months;Peel them first. Slices go into smoothies from frozen; thawed ones are soft and sweet for banana bread.
strawberries,blueberries,raspberries,blackberries,berries,cherries,gooseberries,currants,cranberries,fresh cranberries,strawberry;6 to 12 months;Wash and dry them, freeze them on a tray, then bag them. They are soft when thawed: good for sauce, jam, baking and smoothies.
apples,apple,pears,peaches,plums,apricots,nectarines,mango,mangoes,pineapple,stewed apple,apple sauce,applesauce,stewed fruit,papaya,kiwi,kiwis;8 to 12 months;Slice them, toss them in a little lemon juice, freeze on a tray and bag. They go soft, so use them for cooking and smoothies; stewed fruit freezes as it is.
grapes,grape;8 to 12 months;Freeze them washed and dry, and eat them frozen. Halve them lengthways for small children, who can choke on whole ones.
watermelon,melon,cantaloupe,honeydew;6 to 9 months;Cut it up without rind and pips. It goes mushy when thawed, so use it frozen in smoothies and drinks.
lemons,limes,oranges,lemon,lime,lemon zest,orange slices,citrus fruit,citrus zest;3 to 6 months;Freeze slices for drinks, the juice in ice trays and the zest in a small bag. Whole ones go soft but can be squeezed.
olives,pickles,sauerkraut,kimchi;mixed;there is little need, as they keep for weeks in the fridge, and they turn soft. Cooked into a dish they freeze well.
honey,syrup,maple syrup,sugar;no;there is no need, as honey and sugar keep for years in the cupboard, and maple syrup for a year in the fridge.
chocolate,sweets,candy,fudge,truffles,toffee;3 to 6 months;Wrap it twice and thaw it wrapped, in the fridge first. A white bloom on chocolate is harmless.
baby food,purees,baby purees;1 to 3 months;Freeze it in an ice-cube tray, thaw it in the fridge, heat it until it steams and let it cool; never freeze it again.
tinned food,canned food,tins,cans;no;the tin may burst. Empty it into a tub first.
vodka,spirits,gin,whisky;as long as you like;Strong spirits do not freeze solid in a home freezer and only turn thick and cold.
yeast,fresh yeast,sourdough starter;about 3 months;Freeze fresh yeast in small cubes. A sourdough starter survives best dried or with much flour, and needs some feeds to wake up.
pumpkin seeds,breadcrumbs,stale bread;about 3 months;Keep them in a bag and use them straight from the freezer.
cooked vegetables,ratatouille,roast vegetables,vegetable curry;about 3 months;They turn softer; freeze them in portions and heat them from frozen.
smoothies,smoothie;about 3 months;Leave room at the top, thaw overnight in the fridge and shake well.
cooked quiche,spanish omelette;1 to 2 months;Wrap slices well and warm them in the oven.
rice pudding,pudding,bread pudding,christmas pudding,sponge pudding;about 3 months;Freeze portions, thaw in the fridge overnight, and warm slowly, rice pudding with a splash of milk.
overnight oats,porridge,oatmeal;about 2 months;Freeze it in portions and heat it with a splash of milk.
blood,pet food,raw dog food;about 3 months;Keep it apart from your own food and thaw it in the fridge.
`;
