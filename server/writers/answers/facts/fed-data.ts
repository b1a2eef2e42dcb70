/** What animals may eat: names of the food, then the animals it is for, each with what is said. Y yes, N no, S only a little or only so. */
export const FED = `
blueberries,blueberry;dog:Y they are safe and good in small handfuls;cat:S a few do no harm, but cats need meat;rabbit:S one or two as a treat
strawberries,strawberry;dog:Y a few, washed and without the green;cat:S a small piece does no harm;rabbit:S one small piece as a treat, and the leaves are good;guinea pig:S one small piece a week
apples,apple;dog:Y in slices without core and pips;cat:S a little without core and pips;rabbit:S a thin slice without pips;guinea pig:S a thin slice without pips;hamster:S a small piece without pips;horse:Y one or two, cut up;hen:Y without pips
bananas,banana;dog:S a few slices, as they are sweet;cat:S a small slice does no harm;rabbit:S a thin slice once or twice a week;hamster:S a very small piece
carrots,carrot;dog:Y raw or cooked, cut so that they do not choke;cat:S cooked and soft, a little;rabbit:S a slice as a treat, as they are sweet, and the tops are good;guinea pig:S a small piece;hamster:Y a small piece;horse:Y cut lengthways
watermelon;dog:Y without pips and rind;cat:S a little without pips;rabbit:S a small piece without pips
mango;dog:S the flesh without skin and stone;cat:S a very little flesh
pineapple;dog:S small pieces of the fresh fruit;cat:S a very little does no harm
oranges,orange;dog:S a segment or two, peeled and without pips;cat:N citrus upsets them;rabbit:S a small segment as a treat
pears,pear;dog:Y in pieces without core and pips;cat:S a little without core and pips;rabbit:S a thin slice
peaches,peach;dog:S the flesh only, as the stone is dangerous
plums,plum;dog:S a little flesh at most, as the stone is dangerous
cherries,cherry;dog:N the stones, leaves and stems hold cyanide and can block the gut;cat:N the stones, leaves and stems hold cyanide
raspberries,raspberry;dog:S a few, as they hold traces of natural xylitol
grapes,grape,raisins,raisin,sultanas,currants;dog:N they can destroy the kidneys, even a few: ring a vet at once;cat:N they may harm the kidneys;rabbit:S a grape now and then, cut up
avocado,avocados;dog:N persin and fat upset them, and the stone can block the gut;cat:N it can upset them;rabbit:N it is poisonous to rabbits;hamster:N it is poisonous;hen:N it is poisonous to birds;parrot:N it can kill birds
tomatoes,tomato;dog:S ripe and without any green part;cat:S a little ripe flesh without any green part;rabbit:S a little ripe fruit, never leaves and stalks;guinea pig:S a little ripe fruit, never leaves
cucumber,cucumbers;dog:Y plain, in slices;cat:Y a little, plain;rabbit:S a slice now and then, as it is mostly water;guinea pig:Y a slice;hamster:S a small piece
lettuce;dog:Y plain, in small bits;rabbit:S dark leaves such as romaine, never iceberg;guinea pig:S dark leaves, not iceberg;hamster:S a small dark leaf, not iceberg;tortoise:S a little, as weeds are better
broccoli;dog:S a little, cooked or raw, as much causes wind;cat:S a little, cooked;rabbit:S a small piece, as it can cause wind
spinach;dog:S a little, cooked or raw;cat:S a little, but not with kidney trouble;rabbit:S a leaf now and then
peas;dog:Y fresh or frozen, not tinned with salt;cat:Y a few
green beans;dog:Y plain, cooked or raw
sweetcorn,corn;dog:S the kernels, never the cob, which blocks the gut
potatoes,potato;dog:S cooked and plain, never raw or green;rabbit:N they are too starchy, and the green parts are poisonous;guinea pig:N they are too starchy, and the green parts are poisonous;hen:S cooked, never raw peel or green parts
sweet potato,sweet potatoes;dog:Y cooked, plain and without skin
pumpkin;dog:Y cooked and plain, or plain from the tin;cat:Y a spoonful, cooked and plain
celery;dog:Y cut small;rabbit:S cut small because of the strings
cabbage;dog:S a little, as it causes wind;rabbit:S a little, as it can cause wind
mushrooms,mushroom;dog:S plain ones from the shop, never wild ones;cat:S plain ones from the shop, never wild ones
onions,onion;dog:N raw, cooked or dried they destroy red blood cells;cat:N they destroy red blood cells, even a little;rabbit:N they are poisonous
garlic;dog:N it harms the red blood cells;cat:N it harms the red blood cells, even a little
rhubarb;dog:N leaves and stalks hold oxalic acid;rabbit:N it is poisonous
olives,olive;dog:S one or two, without stone and rinsed of salt
chillies,chilli,hot peppers;dog:N they burn the mouth and gut
bell peppers,peppers;dog:Y sweet ones, without seeds and stalk;guinea pig:Y sweet ones, rich in vitamin C
rice,cooked rice;dog:Y boiled and plain;cat:S a spoonful, boiled and plain
pasta;dog:S a little, plain
bread;dog:S a little plain bread, never raw dough or bread with raisins;cat:S a little does no harm;duck:S hardly any, as it fills them without feeding them: oats, peas or sweetcorn are better;rabbit:N it upsets the gut
cheese;dog:S a little, low in fat and without blue mould or onion;cat:S a very little, as most cannot digest milk
milk;dog:S a little, if it does not upset them;cat:N most cannot digest it and get diarrhoea;hedgehog:N it makes them ill
eggs,egg;dog:Y cooked and plain;cat:Y a little, cooked
peanut butter;dog:S a spoonful without xylitol (also called birch sugar) and without salt
peanuts;dog:S a few, plain and without shell;squirrel:S a few, unsalted
almonds;dog:N they are hard to digest and can choke or block
walnuts,macadamia nuts,macadamias;dog:N they can poison a dog
chocolate;dog:N theobromine poisons them, and the darker the worse: ring a vet with weight and amount;cat:N theobromine poisons them;rabbit:N it is poisonous
ham;dog:S a small bit at most, as it is salty and fat;cat:S a small bit at most, as it is salty
bacon;dog:N it is too salty and fat, and can inflame the pancreas;cat:S a tiny bit at most, as it is salty
chicken,cooked chicken;dog:Y cooked and plain, without bones or skin;cat:Y cooked and plain, without bones
chicken bones,cooked bones;dog:N they splinter and can pierce the gut;cat:N they splinter
tuna,tinned tuna;dog:S a little, in water without salt;cat:S a little now and then, in water, as much holds mercury
salmon,cooked salmon;dog:Y cooked and without bones, never raw;cat:Y cooked and without bones
prawns,shrimp;dog:Y cooked, plain and without shell;cat:Y cooked, plain and without shell
popcorn;dog:S a little, plain and fully popped
ice cream;dog:N sugar and milk upset them, and sweeteners may poison;cat:N sugar and milk upset them
honey;dog:S a spoonful at most, not for puppies
yoghurt,yogurt;dog:S a spoonful, plain and without sweetener;cat:S a spoonful, plain
dog food;cat:S once does no harm, but it lacks the taurine that cats need
cat food;dog:S once does no harm, but it is too rich for every day
grass;dog:Y most do now and then, if it is not sprayed;cat:Y most do now and then, and it helps bring up hair;rabbit:Y as much as they like, brought in slowly, never mower clippings
parsley;rabbit:Y a sprig a day, though not too much because of calcium;dog:S a little;guinea pig:Y it is rich in vitamin C
kale;rabbit:S a leaf a few times a week;dog:S a little;guinea pig:S a leaf a few times a week
dandelions,dandelion,dandelion leaves;rabbit:Y leaves and flowers, unsprayed;guinea pig:Y leaves and flowers, unsprayed;tortoise:Y leaves and flowers, unsprayed
basil;rabbit:Y a few leaves;dog:Y a few leaves
coriander,cilantro;rabbit:Y a sprig;guinea pig:Y a sprig
cauliflower;dog:S a little, plain;rabbit:S a small piece, and the leaves are better;hamster:S a small piece
`;
