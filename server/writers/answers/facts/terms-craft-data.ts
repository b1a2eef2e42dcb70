/** Words of needlework, the kitchen and the workshop: names, then what is said. A star marks a name that is also a common word, or a word of another field. */
export const CRAFT_TERMS = `
knitting
psso;PSSO stands for “pass the slipped stitch over”: lift it over the stitch just knitted and off the needle, which decreases by one.
ssk;SSK stands for “slip, slip, knit”: slip two stitches as if to knit and knit them together through the back, a decrease that leans left.
kfb;KFB stands for “knit into the front and the back” of one stitch, which makes one more.
*m1,make one;M1 stands for “make one”: lift the strand between two stitches and knit into its back, for one stitch more.
*rs,*right side;RS stands for “right side”, the side that is seen when the piece is worn.
*ws,*wrong side;WS stands for “wrong side”, the inner side of the piece.
yarn over;A yarn over is the yarn laid round the needle, which makes a stitch and a small hole.
moss stitch,seed stitch;Moss stitch, seed stitch in America, changes knit and purl at every stitch and sets each on top of its opposite.
*rib,rib stitch,ribbing;Rib is columns of knit and purl, such as one and one or two and two, that stretch at cuffs and hems.
garter stitch;Garter stitch is knitting every row, which makes ridges on both sides.
cast on;To cast on is to make the first row of loops on the needle.
cast off,bind off;To cast off, bind off in America, is to close the last row so that it cannot unravel.
*gauge,*tension;Tension, gauge in America, is how many stitches and rows you get in 10 cm (4 inches).
*blocking;Blocking is wetting or steaming a finished piece and pinning it to its size and shape until dry.
stitch marker;A stitch marker is a small ring on the needle or in a stitch that shows where something happens.
dpn,dpns;DPNs are double-pointed needles, used in a set of four or five for small rounds such as socks.
circular needle,circular needles;Circular needles are two tips joined by a cable, for knitting in the round or for wide pieces.
magic loop;Magic loop is knitting a small round on one long circular needle, with the cable pulled out between the stitches.
fair isle;Fair Isle is knitting small patterns with two colours in a row, the unused one carried along behind; it is named after a Shetland island.
intarsia;Intarsia is knitting blocks of colour, each from its own ball, with no strands behind.
*cable,cable stitch;A cable is a twist made by knitting stitches out of order with the help of a small extra needle.
*skein,*hank;A skein or hank is yarn wound in a long loop, which is best wound into a ball before knitting.
*frogging;Frogging is pulling the knitting off the needle and ripping rows back: “rip it, rip it”.
tinking;Tinking is undoing stitches one by one; it is “knit” backwards.
*lifeline;A lifeline is a thread run through a row of stitches, so that you can rip back to it safely.
kitchener stitch,*grafting;Kitchener stitch joins two rows of live stitches with a needle and yarn, so that no seam is seen.
i cord;An I-cord is a thin knitted tube, made on two double-pointed needles without turning.
steek,steeking;A steek is a strip of extra stitches that is cut open after knitting in the round, for instance for a cardigan.
short rows;Short rows are rows turned before the end, to shape shoulders, heels or hems.
dk,double knitting;DK, double knitting, is a medium yarn for about 22 stitches to 10 cm on 4 mm needles.
aran,*worsted;Aran, or worsted in America, is a fairly thick yarn for about 18 stitches to 10 cm on 5 mm needles.
4 ply,four ply,*fingering;4 ply, fingering in America, is a thin yarn for about 28 stitches to 10 cm on 3.25 mm needles.
crochet
single crochet,*sc;A single crochet is the American name of the British double crochet: hook in, yarn through, yarn through both loops.
*double crochet,*dc;In British patterns double crochet is the short stitch that America calls single; in American ones it is the taller stitch that Britain calls treble.
half double crochet,hdc;A half double crochet, a British half treble: yarn over, hook in, pull through, then through all three loops.
treble crochet,*treble,*tr;In British patterns a treble is yarn over once before the hook goes in; America calls that stitch double crochet.
slip stitch,sl st,*ss;A slip stitch is hook in and yarn through everything at once; it joins rounds and adds no height.
magic ring,magic circle;A magic ring is a loop of yarn that the first round is worked into and that is then pulled tight, so that no hole stays.
turning chain;A turning chain is the few chains at the start of a row that bring the hook up to the height of the stitches.
chain stitch,*ch;A chain stitch is one loop drawn through another; patterns begin with a row of them.
granny square;A granny square is a square worked from the middle in groups of three trebles (American double crochets), with chains at the corners.
amigurumi;Amigurumi is the Japanese art of small stuffed crocheted or knitted animals and dolls.
blo,back loop only;Back loop only means putting the hook under the far loop of the stitch alone, which makes a ridge.
sewing
bias binding,bias tape;Bias binding is a strip of cloth cut at 45 degrees to the threads, so that it bends round curved edges to cover them.
*rs,*right side;RS stands for “right side”, the printed or better side of the cloth.
*ws,*wrong side;WS stands for “wrong side”, the back of the cloth.
wof;WOF stands for “width of fabric”, from selvedge to selvedge.
rst;RST stands for “right sides together”: the better sides of two pieces face each other.
*basting,*tacking;Basting, or tacking, is holding layers together with long loose stitches that are pulled out later.
*ease;Ease is how much bigger the garment is than the body, for moving or for the look; in a seam it is extra length worked in.
*nap;Nap is the raised hairs of velvet, corduroy and the like, which all pieces must run along the same way.
*notch,*notches;A notch is a small mark or cut at the edge of a pattern piece that must meet the one on the next piece.
*notions,haberdashery;Notions, haberdashery in Britain, are the small things: thread, zips, buttons, elastic.
grain line,grainline,straight grain;The grain line is the arrow on a pattern piece that must lie parallel to the selvedge.
topstitch,topstitching;Topstitching is a line of stitches that is seen on the right side, a few millimetres from an edge or seam.
understitch,understitching;Understitching is sewing the facing to the seam allowance close to the seam, so that it rolls to the inside.
french seam;A French seam is sewn twice, first with the wrong sides and then with the right sides together, so that the raw edges are closed in.
flat felled seam;A flat-felled seam folds one raw edge round the other and sews it down, as on the legs of jeans.
*backstitch;A backstitch goes back over half of the last stitch each time, and is the strongest by hand; on a machine it secures the ends.
running stitch;A running stitch is the plain stitch in and out, at even lengths.
whip stitch,whipstitch,overcast stitch;A whip stitch goes over and over an edge in slanting stitches.
blind hem,blind stitch;A blind hem is sewn so that only tiny points of thread show on the right side.
zigzag stitch;A zigzag stitch goes from side to side; it keeps edges from fraying and stretches with jersey.
*placket;A placket is the finished opening at a cuff, neck or waist where buttons or a zip are.
*facing;A facing is a piece of the same cloth that is sewn to an edge and turned inside to finish it.
*yoke;A yoke is the fitted piece across the shoulders or hips from which the rest hangs.
gusset;A gusset is a small piece let into a seam to give room, under an arm or between the legs.
toile,*muslin;A toile, muslin in America, is a trial garment of cheap cloth to test the fit.
warp and weft,*warp,weft;The warp is the threads that run the length of the cloth, the weft those that go across.
thread count;Thread count is the number of threads in a square inch of cloth, lengthways and across; 200 to 400 is good for sheets.
presser foot;The presser foot holds the cloth down on the machine while it is sewn.
feed dogs;Feed dogs are the toothed bars under the needle that move the cloth along.
pinking shears;Pinking shears are scissors with zigzag blades, whose cut frays less.
ruching;Ruching is cloth gathered into close folds for decoration.
fat quarter;A fat quarter is a quarter of a yard or metre of cloth cut as about 50 × 55 cm (18 × 22 inches), for patchwork.
rotary cutter;A rotary cutter is a round blade on a handle that cuts cloth along a ruler on a mat.
walking foot;A walking foot has its own teeth and moves the upper layer along with the lower one, for quilts and slippery cloth.
*batting,wadding;Wadding, batting in America, is the soft middle layer of a quilt.
cooking
brunoise;Brunoise is a cut into tiny cubes of about 2 to 3 mm.
chiffonade;Chiffonade is leaves rolled up and cut across into fine ribbons.
mirepoix;Mirepoix is onion, carrot and celery cut small and softened in fat, the French base for stocks and stews.
sofrito,soffritto;Sofrito is onion, garlic and often tomato or peppers cooked slowly in oil as the base of Spanish and Latin dishes; Italian soffritto is onion, carrot and celery.
*jus;Jus is the thin gravy made from the juices of the roast.
*emulsify,*emulsion;To emulsify is to beat oil and a watery liquid into one smooth sauce, as in mayonnaise.
*fold in,folding in;To fold in is to lift one mixture through another gently with a spatula, so that the air stays in.
knead,kneading;To knead is to push, fold and turn dough until it is smooth and stretchy, about ten minutes by hand.
*prove,proofing,proving,proofing dough;Proving, proofing in America, is leaving yeast dough in a warm place to rise.
*rub in,rubbing in;To rub in is to work cold butter into flour with the fingertips until it looks like crumbs.
poolish;A poolish is a wet starter of equal weights of flour and water with a pinch of yeast, left overnight.
biga;A biga is a stiff Italian starter of flour, water and a little yeast, made a day ahead.
autolyse;Autolyse is letting flour and water rest for 20 to 60 minutes before salt and yeast are kneaded in.
windowpane test;The windowpane test is stretching a bit of dough: it is kneaded enough when it goes thin enough to see light through without tearing.
tangzhong;Tangzhong is flour cooked with water or milk to a paste and added to the dough, which keeps bread soft for longer.
*lamination;Lamination is folding butter into dough again and again for thin layers, as in croissants and puff pastry.
*docking;Docking is pricking dough with a fork so that it does not puff up.
*sear,*searing;To sear is to brown the outside of meat fast in a very hot pan.
parboil,parboiling;To parboil is to boil something until it is half cooked, and finish it another way.
*render,*rendering;To render is to melt the fat out of meat or skin over a low heat.
*bloom,blooming gelatine,bloom gelatine;To bloom gelatine is to soak it in cold water for five minutes before it is melted; to bloom spices is to warm them in fat.
*dry rub;A dry rub is a mix of salt, sugar and spices rubbed into meat before cooking.
soft peaks;At soft peaks the tip of whipped egg white or cream bends over when the whisk is lifted.
stiff peaks;At stiff peaks the tip of whipped egg white or cream stands straight up, even if the bowl is turned over.
*temper,tempering,tempering chocolate,temper chocolate;To temper chocolate is to melt, cool and warm it again to exact temperatures, so that it sets shiny and with a snap; to temper eggs is to warm them slowly with a little hot liquid.
*dredge,dredging;To dredge is to coat food lightly with flour, sugar or crumbs before cooking.
*zest;Zest is the thin coloured outer skin of lemons, limes and oranges, grated off without the white.
*reduction,*reduce,reducing;To reduce is to boil a liquid without a lid until there is less of it and it is thicker; what is left is a reduction.
*baste,*basting;To baste is to spoon the hot juices or fat over food while it cooks.
*score,*scoring;To score is to cut shallow slits into meat, fish or dough.
*crimping,*crimp;To crimp is to press the edges of pastry together in waves, with fingers or a fork.
*double cream;Double cream is British cream with 48 per cent fat, good for whipping; American heavy cream, with 36 or more, comes nearest.
*caramelise,caramelize,caramelising;To caramelise is to heat sugar, or the sugar in onions and the like, until it turns brown and tastes of toffee.
mise en place;Mise en place is having everything measured, cut and laid out before you cook; the French means “put in place”.
au gratin,gratin;Au gratin means browned under the grill with cheese or breadcrumbs on top.
en papillote;En papillote means baked in a closed parcel of paper.
*cartouche;A cartouche is a round of baking paper laid on the food in the pan to keep steam in.
beurre noisette,brown butter;Beurre noisette is butter cooked until it is golden brown and smells of nuts.
flambé;To flambé is to pour spirits over a dish and set them alight.
ganache;Ganache is chocolate melted in hot cream, for fillings, truffles and glazes.
coulis;A coulis is a smooth sauce of sieved fruit or vegetables.
crème anglaise;Crème anglaise is thin vanilla custard of egg yolks, sugar and milk.
crème pâtissière,pastry cream;Crème pâtissière is thick custard set with flour or starch, for filling pastries.
choux,choux pastry;Choux is a pastry cooked in the pan from water, butter, flour and eggs, which puffs up hollow for éclairs and profiteroles.
filo,filo pastry,phyllo;Filo is paper-thin pastry, used in many layers brushed with butter or oil.
crumb coat;A crumb coat is a first thin layer of icing that holds the crumbs; it is chilled before the real one.
lardon,lardons;Lardons are small strips or cubes of bacon.
escalope;An escalope is a thin slice of meat without bone, often beaten flat.
ceviche;Ceviche is raw fish cured in lime juice, with onion and chilli.
dukkah;Dukkah is an Egyptian mix of chopped nuts, seeds and spices.
harissa;Harissa is a hot North African paste of chillies, garlic, cumin and oil.
za'atar,zaatar;Za’atar is a Middle Eastern mix of dried thyme or wild herbs, sesame and sumac.
dashi;Dashi is the clear Japanese stock of kelp and dried bonito flakes.
mirin;Mirin is sweet Japanese rice wine for cooking.
gremolata;Gremolata is chopped parsley, garlic and lemon zest.
chimichurri;Chimichurri is an Argentine sauce of parsley, garlic, oregano, vinegar and oil for grilled meat.
passata;Passata is sieved raw tomatoes, smooth and without seeds; in America tomato purée in a can comes nearest.
half and half;Half and half is equal parts of milk and cream, with about 12 per cent fat, sold in America.
coffee
espresso;Espresso is about 25 to 30 ml of strong coffee, pressed through fine grounds in some 25 to 30 seconds.
ristretto;A ristretto is a short espresso with about half the water.
lungo;A lungo is a long espresso, with about twice the water through the same grounds.
cortado;A cortado is espresso with about as much warm milk and little foam, from Spain.
*piccolo,piccolo latte;A piccolo is a ristretto or espresso with steamed milk in a small glass of about 90 ml.
long black;A long black is a double espresso poured onto hot water, as drunk in Australia and New Zealand.
americano;An americano is espresso with hot water added.
flat white;A flat white is a double espresso with thin, silky steamed milk in a cup of about 150 to 180 ml.
cappuccino;A cappuccino is espresso with about as much steamed milk and a thick layer of foam.
mocha;A mocha is a latte with chocolate.
affogato;An affogato is vanilla ice cream with hot espresso poured over it.
*breve;A breve is a latte made with half and half instead of milk.
crema;Crema is the golden-brown foam on a fresh espresso.
portafilter;The portafilter is the handle with the basket that holds the grounds.
*tamping;Tamping is pressing the grounds flat and level in the basket.
latte art;Latte art is patterns poured on the coffee with silky steamed milk.
microfoam;Microfoam is steamed milk with bubbles so fine that it shines like wet paint.
pour over,pour over coffee;Pour-over is filter coffee made by hand, with hot water poured slowly over the grounds.
aeropress;An AeroPress is a plastic tube in which coffee steeps a minute or two and is pressed through a paper filter by hand.
*dialling in,dialing in;Dialling in is setting grind, dose and time until the espresso tastes right.
diy
mdf;MDF stands for “medium-density fibreboard”: wood fibres pressed with glue into a smooth board.
osb;OSB stands for “oriented strand board”: large wood chips pressed crosswise with glue.
rcd;RCD stands for “residual current device”, which cuts the power in a fraction of a second when current leaks to earth.
gfci;GFCI stands for “ground fault circuit interrupter”, the American name for the switch that cuts the power when current leaks.
pvc;PVC stands for “polyvinyl chloride”, the plastic of pipes and window frames.
ptfe tape,plumber's tape,plumbers tape;PTFE tape is thin white tape wound round pipe threads to seal them.
stud finder,stud detector;A stud finder is a small device moved over a wall to find the timbers behind plasterboard, by magnet or by an electric field.
*stud,*studs;A stud is an upright timber in a hollow wall, mostly 400 or 600 mm (16 or 24 inches) apart.
*joist,joists;A joist is one of the beams that carry a floor or ceiling.
*mist coat;A mist coat is the first coat of emulsion on new plaster, thinned with water so that it soaks in.
skim coat,*skim,*skimming;A skim coat is a thin, smooth layer of finishing plaster, about 2 to 3 mm.
*rawlplug,*wall plug;A wall plug, or rawlplug, is the plastic sleeve in a drilled hole that grips the screw.
spirit level;A spirit level shows by an air bubble whether something is level or upright.
*pilot hole;A pilot hole is a thin hole drilled first, so that the screw goes in straight and does not split the wood.
*countersink,countersinking;To countersink is to widen the top of the hole, so that the screw head lies flush.
tongue and groove;Tongue and groove are boards with a ridge on one edge that fits the slot of the next.
*dado,dado rail;A dado rail is a moulding along the wall at about waist height.
*architrave;An architrave is the moulding round a door or window frame.
*undercoat;An undercoat is the paint between primer and top coat that covers the old colour.
stopcock;A stopcock is the tap that shuts off the water of the house, often under the kitchen sink.
*isolator valve,isolation valve;An isolation valve shuts off the water to one tap or cistern; a quarter turn with a screwdriver closes it.
`;
