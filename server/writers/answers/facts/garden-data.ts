/** What a kitchen gardener asks: names; when to sow; when to plant out; how far apart; how deep; how long till harvest. Times for the British Isles and like places; by the last frost elsewhere. */
export const GARDEN = `
tomatoes,tomato;indoors from late February to April;after the last frost, in May or June;45 to 60 cm (18 to 24 inches);1 cm (½ inch);12 to 16 weeks from sowing
potatoes,potato;;in April, earlies from late March;30 cm (12 inches), maincrops 40 cm (15 inches);10 to 15 cm (4 to 6 inches);10 to 12 weeks for earlies, 18 to 20 for maincrops
carrots,carrot;outdoors from March to July;;5 cm (2 inches) after thinning;1 cm (½ inch);12 to 16 weeks
onion sets,onions,onion;;in March and April, or in September;10 cm (4 inches);so that the tips just show;about 20 weeks
garlic;;in October or November, or in early spring;15 cm (6 inches);3 to 5 cm (1 to 2 inches);in July, when the lower leaves go yellow
radishes,radish;outdoors from March to August;;3 cm (1 inch);1 cm (½ inch);4 to 6 weeks
lettuce,lettuces;outdoors from March to July;;20 to 30 cm (8 to 12 inches);½ cm (¼ inch);6 to 10 weeks
spinach;outdoors from March to May, and in August and September;;8 to 15 cm (3 to 6 inches);2 cm (¾ inch);6 to 10 weeks
peas,pea;outdoors from March to June;;5 to 7 cm (2 to 3 inches);5 cm (2 inches);11 to 14 weeks
runner beans,runner bean;indoors in April, outdoors in May and June;after the last frost;15 to 20 cm (6 to 8 inches);5 cm (2 inches);12 to 16 weeks
french beans,green beans,dwarf beans;indoors in April, outdoors from May to July;after the last frost;10 to 20 cm (4 to 8 inches);5 cm (2 inches);8 to 12 weeks
broad beans,broad bean,fava beans;outdoors in November or from February to April;;20 cm (8 inches);5 cm (2 inches);about 14 weeks from a spring sowing
beetroot,beets,beet;outdoors from March to July;;10 cm (4 inches);2 cm (¾ inch);10 to 14 weeks
courgettes,courgette,zucchini;indoors in April and May;after the last frost;90 cm (3 ft);2 cm (¾ inch);8 to 10 weeks
pumpkins,pumpkin,squash;indoors in April and May;after the last frost;1 to 2 m (3 to 6 ft);2 cm (¾ inch);14 to 20 weeks
cucumbers,cucumber;indoors from March to May;after the last frost;45 to 60 cm (18 to 24 inches);2 cm (¾ inch);about 12 weeks
peppers,pepper,chillies,chilli;indoors from February to April;after the last frost, best under glass;40 to 45 cm (16 to 18 inches);1 cm (½ inch);16 to 20 weeks
sweetcorn,corn;indoors in April and May;after the last frost, in a block;35 to 45 cm (14 to 18 inches);3 cm (1 inch);12 to 16 weeks
cabbages,cabbage;from March to May, spring cabbage in July and August;when they have five or six leaves;30 to 45 cm (12 to 18 inches);1 to 2 cm (½ to ¾ inch);14 to 26 weeks
kale;from April to June;when about 10 cm high;45 cm (18 inches);1 to 2 cm (½ to ¾ inch);about 12 weeks, and through the winter
broccoli;from March to June;when about 10 cm high;30 to 60 cm (12 to 24 inches);1 to 2 cm (½ to ¾ inch);12 to 16 weeks, purple sprouting about 40
leeks,leek;indoors in February and March, outdoors in March and April;when as thick as a pencil, in June or July;15 cm (6 inches);in 15 cm holes that are filled with water;20 to 30 weeks
parsnips,parsnip;outdoors from March to May;;15 cm (6 inches);1 to 2 cm (½ to ¾ inch);25 to 35 weeks, sweeter after frost
strawberries,strawberry;;in late summer or in spring;35 to 45 cm (14 to 18 inches);with the crown at the level of the soil;in June and July, the year after planting
raspberries,raspberry;;from November to March;45 to 60 cm (18 to 24 inches);with the roots about 5 cm deep;from the second summer
rhubarb;;from November to March;90 cm (3 ft);with the buds at the level of the soil;from the second spring
asparagus;;in March and April;30 to 45 cm (12 to 18 inches);10 cm (4 inches);from the third spring
tulips,tulip,tulip bulbs;;in November, or October to December;10 to 15 cm (4 to 6 inches);15 to 20 cm (6 to 8 inches);flowers in April and May
daffodils,daffodil,daffodil bulbs;;in September and October;10 to 15 cm (4 to 6 inches);10 to 15 cm (4 to 6 inches);flowers from February to April
crocuses,crocus,crocus bulbs;;in September and October;8 cm (3 inches);8 to 10 cm (3 to 4 inches);flowers in February and March
alliums,allium;;from September to November;20 to 30 cm (8 to 12 inches);10 to 15 cm (4 to 6 inches);flowers in May and June
snowdrops,snowdrop;;in spring just after flowering, or as bulbs in September;8 cm (3 inches);8 to 10 cm (3 to 4 inches);flowers in January and February
dahlias,dahlia;;after the last frost, in May;45 to 90 cm (18 to 36 inches);10 to 15 cm (4 to 6 inches);flowers from July to the first frost
gladioli,gladiolus;;from March to May;10 to 15 cm (4 to 6 inches);10 to 15 cm (4 to 6 inches);flowers after about 12 weeks
sunflowers,sunflower;indoors in April, outdoors in April and May;after the last frost;30 to 60 cm (12 to 24 inches);2 cm (¾ inch);flowers after 11 to 18 weeks
sweet peas,sweet pea;indoors in October and November, or from February to April;in April;20 cm (8 inches);2 cm (¾ inch);flowers from June
roses,rose,bare root roses;;from November to March for bare roots;60 to 90 cm (2 to 3 ft);with the graft just below the soil;
lavender;;in April and May;30 to 45 cm (12 to 18 inches);;flowers in July and August
`;
