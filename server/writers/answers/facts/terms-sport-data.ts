/** Words of sports: names, then what is said. A star marks a name that is also a common word, or a word of another field. */
export const SPORT_TERMS = `
golf
bogey;A bogey is one stroke over par on a hole; a double bogey is two over.
birdie;A birdie is one stroke under par on a hole.
*eagle;An eagle is two strokes under par on a hole.
*albatross,double eagle;An albatross, double eagle in America, is three strokes under par on a hole.
mulligan;A mulligan is a second try at a bad shot without a penalty; the rules do not allow it.
stableford;Stableford is scoring by points for each hole: two for par, three for a birdie, one for a bogey, after the handicap.
fairway;The fairway is the mown grass between tee and green.
*bunker,sand trap;A bunker is a hollow filled with sand.
divot;A divot is a piece of turf cut out by a stroke, which should be put back.
caddie;A caddie carries the player’s clubs and gives advice.
*links,links course;A links is a course on sandy ground by the sea, with few trees and much wind.
match play;In match play the player who wins more holes wins; in stroke play the fewest strokes do.
scratch golfer,*scratch;A scratch golfer has a handicap of nought and goes round in about par.
*slice;A slice is a shot that curves to the right for a right-handed player.
*hook;A hook is a shot that curves to the left for a right-handed player.
*shank;A shank is a shot struck with the neck of the club, which flies off sharply to the side.
*chip;A chip is a short, low shot on to the green that runs most of the way.
*pitch;A pitch is a high, short shot on to the green that stops soon.
yips,the yips;The yips are sudden twitches that spoil a player’s putting.
*fore;“Fore!” is shouted to warn people whom a ball may hit.
dogleg;A dogleg is a hole that bends to the left or right.
*gimme;A gimme is a putt so short that the others let it count without being played.
*scramble;In a scramble all members of the team play from the spot of the best shot each time.
shotgun start;In a shotgun start all groups begin at the same time, each at another hole.
hole in one,*ace;A hole in one is a ball that goes in with the first stroke.
tennis
*love;Love means nought.
*deuce;Deuce is forty all: one side must then win two points in a row.
*advantage;Advantage is the point won after deuce; the next one wins the game or brings it back to deuce.
*let;A let is a point played again, mostly because a serve touched the net and landed in.
*bagel;A bagel is a set won six–love.
break point;A break point is one that would win the game against the server.
*volley;A volley is a ball hit before it bounces.
half volley;A half-volley is a ball hit just as it comes up from the bounce.
*lob;A lob is a high ball over the player at the net.
drop shot;A drop shot is a soft ball that falls just behind the net.
*slice;A slice is a stroke with backspin, which stays low.
topspin;Topspin is forward spin, which makes the ball dip and then jump up.
*seed,*seeded;A seed is a top player put in the draw so as not to meet the others early.
*wild card;A wild card is a place in the draw that the organisers give to a player whose ranking would not do.
*rally;A rally is the exchange of shots after the serve.
*bye;A bye is going through to the next round without a match.
*walkover;A walkover is a win because the other player does not start.
golden set;A golden set is one won without losing a point, 24 in a row.
*tie break,tiebreak;A tie-break decides a set at six all: the first to seven points, two ahead, wins it.
football
false nine;A false nine is a centre forward who drops back into midfield, to draw the defenders out.
tiki taka;Tiki-taka is a style of many short passes and constant movement, as Spain and Barcelona played it.
catenaccio;Catenaccio is the Italian style of a closed defence and quick counter-attacks; the word means door bolt.
park the bus,parking the bus;To park the bus is to defend with nearly the whole team in front of the goal.
wing back,wingback;A wing-back is a wide defender who also attacks along the whole side.
*set piece;A set piece is a kick from a still ball, such as a free kick or a corner.
*derby;A derby is a match between two clubs of the same town or region.
panenka;A panenka is a penalty chipped softly down the middle while the goalkeeper dives, after a Czech player of 1976.
rabona;A rabona is a kick with the foot swung round behind the standing leg.
gegenpressing,counter pressing;Gegenpressing is trying to win the ball back at once after losing it, high up the pitch.
high press;A high press is attacking the other side’s defenders near their own goal as they bring the ball out.
away goals rule;By the away goals rule goals scored at the other ground counted more when a two-leg tie was level; UEFA ended it in 2021.
aggregate score,on aggregate,*aggregate;The aggregate is the score of both legs added together.
dead ball;A dead ball is one that lies still for a free kick, a corner or a penalty.
bosman transfer,bosman;A Bosman is a player who leaves free at the end of his contract, after a court case of 1995.
through ball;A through ball is a pass between the defenders into the space behind them.
cup tied;Cup-tied means barred from a cup because the player already played in it for another club that season.
*sitter;A sitter is a very easy chance to score.
*nutmeg;A nutmeg is a ball played between an opponent’s legs.
*playmaker;A playmaker is the player who sets up the attacks.
cricket
*silly mid off,silly mid on;Silly mid-off and silly mid-on are fielders very close in front of the batter; “silly” means dangerously near.
silly point;Silly point is a fielder very close to the batter on the off side.
*third man;Third man is a fielder near the boundary behind the slips, on the off side.
*slip,*slips;A slip is a fielder beside the wicketkeeper on the off side, who waits for edges.
*gully;Gully is a fielder between the slips and point, on the off side.
*square leg;Square leg is a fielder at right angles to the batter on the leg side.
beamer;A beamer is a ball at the batter above the waist without a bounce, which is a no-ball.
doosra;A doosra is an off-spinner’s ball that turns the other way.
reverse swing;Reverse swing is an old ball moving in the air towards its shiny side, opposite to a new one.
*powerplay;A powerplay is the overs in which only two fielders may stand far out: the first six in T20, the first ten in a one-day match.
*drs;DRS is the decision review system: players can ask to have the umpire’s decision checked by video.
nightwatchman,*night watchman;A nightwatchman is a tail-ender sent in late in the day to spare a better batter.
*wide;A wide is a ball out of the batter’s reach; it gives one run.
leg bye;A leg bye is a run after the ball has struck the batter’s body and not the bat.
*bye;A bye is a run when the ball passes bat, body and wicketkeeper.
mankad,mankading;A mankad is a run-out of the non-striker by the bowler before the ball is bowled.
*declaration,*declare;A declaration is a captain’s ending of his side’s innings before all are out.
*follow on;The follow-on makes a side bat again at once when it is far behind on first innings, 200 runs in a five-day match.
*chinaman;“Chinaman” is the old name, now dropped as offensive, of the left-arm wrist-spinner’s ball.
*jaffa;A jaffa is a ball too good for the batter.
*duck;A duck is a score of nought.
rugby
sin bin;The sin bin is ten minutes off the field after a yellow card.
fly half,*stand off;The fly-half wears number 10 and runs the attack.
scrum half;The scrum-half wears number 9 and links the forwards to the backs.
*hooker;The hooker, number 2, stands in the middle of the front row, wins the ball in the scrum and throws in at the line-out.
*prop;The props, numbers 1 and 3, hold up the scrum on both sides of the hooker.
*loosehead,tighthead;The loosehead prop, number 1, has one shoulder free in the scrum; the tighthead, number 3, has opponents on both sides.
*flanker;The flankers, numbers 6 and 7, bind at the side of the scrum and are quick to tackle.
*number eight;The number eight binds at the back of the scrum.
*lock;The locks, numbers 4 and 5, push in the second row and jump in the line-out.
forward pass;A forward pass is one thrown towards the other side’s line, which is not allowed.
high tackle;A high tackle is one above the line of the shoulders, which is foul play.
garryowen,up and under;A garryowen, or up-and-under, is a very high kick that the kicker’s side runs under.
50 22;A 50-22 is a kick from one’s own half that bounces into touch in the other 22: the kicking side gets the throw.
40 20;A 40/20 in rugby league is a kick from behind one’s own 40-metre line that bounces out past the other 20-metre line, for the head and feed or a tap.
tmo;The TMO is the television match official, who checks tries and foul play on video.
*jackal,jackaling;The jackal is the first defender at a tackle who gets hands on the ball.
*grubber,grubber kick;A grubber is a kick that makes the ball roll and bounce along the ground.
*knock on;A knock-on is losing the ball forward from the hands.
*try;A try is touching the ball down in the other side’s in-goal, five points in union and four in league.
hockey
*power play;A power play is having more players on the ice while an opponent sits in the penalty box.
*icing;Icing is shooting the puck from one’s own half past the other goal line untouched; play restarts at the shooter’s end.
penalty kill;A penalty kill is the time in which a team plays a man short and only defends.
*face off,faceoff;A face-off starts play: the official drops the puck between two players.
slap shot;A slap shot is a hard shot with a high backswing.
zamboni;A Zamboni is the machine that smooths the ice, named after its inventor.
*short corner,penalty corner;A short or penalty corner in field hockey is played in from the goal line after a foul in the circle.
drag flick;A drag flick is dragging the ball along the stick and slinging it at goal, mostly at a penalty corner.
*hooking;Hooking is holding an opponent back with the stick.
high sticking;High-sticking is touching an opponent, or the puck, with the stick above shoulder height.
five hole;The five-hole is the gap between the goaltender’s legs.
gordie howe hat trick;A Gordie Howe hat trick is a goal, an assist and a fight in one game.
bully off;A bully is the restart in field hockey in which two players tap sticks and then go for the ball.
basketball
alley oop;An alley-oop is a pass thrown near the ring that a leaping player catches and puts in.
pick and roll;In a pick and roll a player blocks the defender of the dribbler and then runs to the basket for the pass.
double double;A double-double is ten or more in two of points, rebounds, assists, steals and blocks.
triple double;A triple-double is ten or more in three of points, rebounds, assists, steals and blocks.
*assist;An assist is the pass that leads straight to a basket.
*rebound;A rebound is getting the ball after a missed shot.
free throw;A free throw is an unguarded shot after a foul, worth one point.
fast break;A fast break is rushing to the basket before the defence is back.
goaltending;Goaltending is touching a shot on its way down to the ring: the basket counts.
box out,boxing out;To box out is to keep an opponent behind you with your body, so that you get the rebound.
zone defense,zone defence;In a zone defence each player guards a part of the floor and not a man.
full court press;A full-court press is guarding the other team over the whole floor.
airball,air ball;An air ball is a shot that touches neither ring nor board.
buzzer beater;A buzzer-beater is a shot that leaves the hand before the final buzzer and goes in.
sixth man;The sixth man is the first substitute.
euro step;A euro step is two steps in different directions on the way to the basket.
*crossover;A crossover is bouncing the ball quickly from one hand to the other to pass a defender.
point guard;The point guard brings the ball up and runs the attack.
shooting guard;The shooting guard is the chief scorer from far out.
small forward;The small forward plays both inside and outside.
power forward;The power forward plays near the basket, for rebounds and close shots.
shot clock;The shot clock is the time to try a shot: 24 seconds in the NBA and 30 in college games.
flagrant foul;A flagrant foul is needless, hard contact: two free throws and the ball.
and one;An and-one is a basket made while being fouled, with one free throw more.
layup,*lay up;A lay-up is a shot from close by, mostly off the board.
march madness;March Madness is the knock-out tournament of 68 American college teams each March.
double dribble;A double dribble is bouncing the ball again after having held it, or bouncing it with both hands.
baseball
rbi;RBI stands for “run batted in”: a run that scores because of the batter’s play.
*era;ERA is the earned run average, the runs that a pitcher gives up in nine innings.
obp;OBP is the on-base percentage, how often a batter reaches base.
*ops;OPS is on-base percentage plus slugging.
*war;WAR stands for “wins above replacement”, how many more wins a player brings than a stand-in would.
*grand slam;A grand slam is a home run with all three bases full, four runs.
*bunt;A bunt is a ball tapped softly into the infield without a swing.
inning;An inning is one turn at bat for both teams; a game has nine.
walk off,walk off home run;A walk-off is a hit that ends the game at once in the last inning.
*slider;A slider is a fast pitch that breaks sideways and down.
double play;A double play is two outs in one play.
designated hitter,*dh;The designated hitter bats in place of the pitcher.
bullpen;The bullpen is where relief pitchers warm up, and those pitchers themselves.
no hitter;A no-hitter is a game in which a team gets no hit.
perfect game;A perfect game is one in which no batter of the other team reaches base.
*balk;A balk is an illegal move of the pitcher with runners on base: each moves up one.
infield fly rule;By the infield fly rule a batter is out on an easy pop-up with runners on first and second and fewer than two outs, so that nobody drops it on purpose.
*walk,base on balls;A walk is four balls outside the strike zone: the batter goes to first base.
*save;A save goes to the relief pitcher who finishes a close game that his team wins.
sacrifice fly;A sacrifice fly is a ball caught in the outfield after which a runner scores.
stolen base;A stolen base is a runner’s moving up while the ball is pitched.
pinch hitter;A pinch hitter bats in place of another.
seventh inning stretch;The seventh-inning stretch is the pause in the middle of the seventh, when people stand and sing.
*southpaw;A southpaw is a left-handed pitcher.
batting average;The batting average is hits divided by times at bat; .300 is good.
pitch clock;The pitch clock gives a pitcher 15 seconds with the bases empty and 18 with runners on.
american football
*first down,*down;A down is one try to move the ball; a team has four to make ten yards, and gets a new first down when it does.
fourth down;Fourth down is the last try to make the ten yards; most teams then punt or kick a field goal.
two point conversion;A two-point conversion is running or passing the ball into the end zone after a touchdown.
*safety;A safety is two points for tackling the other team’s ball carrier in his own end zone; it is also a deep defender.
*field goal;A field goal is a kick between the posts, three points.
hail mary,hail mary pass;A Hail Mary is a very long pass thrown in hope at the end of a half.
*blitz;A blitz is sending extra defenders at the quarterback.
*sack;A sack is tackling the quarterback behind the line before he throws.
*interception;An interception is a pass caught by the defence.
pick six;A pick six is an interception run back for a touchdown.
onside kick;An onside kick is a short kick-off that the kicking team tries to get back; it must go ten yards.
line of scrimmage;The line of scrimmage is where the ball lies before a play, which no one may cross until the snap.
quarterback;The quarterback runs the attack: he takes the snap and throws or hands on the ball.
wide receiver;A wide receiver runs down the field to catch passes.
tight end;A tight end stands beside the line, blocks, and catches passes.
linebacker;A linebacker stands behind the defensive line, against runs and short passes.
*cornerback;A cornerback covers the wide receivers.
fair catch;A fair catch, signalled by a raised arm, may not be tackled, and the catcher may not run.
*red zone;The red zone is the last 20 yards before the end zone.
*audible;An audible is a play changed at the line by shouting.
*holding;Holding is gripping a player who does not have the ball.
pass interference;Pass interference is hindering somebody from catching a pass.
play action;Play action is a faked hand-off before a pass.
*punt;A punt is a kick of the dropped ball, to give it up far down the field.
*snap;The snap is passing the ball back between the legs to start a play.
*huddle;The huddle is the circle in which the team hears the next play.
*fumble;A fumble is dropping the ball, which anybody may then pick up.
bye week;A bye week is the week of the season in which a team does not play.
cycling
derailleur;A derailleur is the part that moves the chain from one sprocket or chainring to another.
*cassette;The cassette is the set of sprockets on the rear wheel.
crankset;The crankset is the crank arms with the chainrings.
chainring;A chainring is a toothed wheel at the pedals.
bottom bracket;The bottom bracket is the axle and bearings on which the cranks turn.
*headset;The headset is the bearings in which the fork turns.
*freewheel,freehub;A freewheel or freehub lets the rear wheel turn on when you stop pedalling.
groupset;A groupset is the matching set of gears, brakes, shifters, chain and cranks.
clipless pedals;Clipless pedals hold a cleat on the shoe; the name says that they have no toe clips.
presta valve;A Presta valve is the thin one with a small nut at the top, which is opened before pumping.
schrader valve;A Schrader valve is the thick one, as on car tyres.
700c,700c wheel,700c wheels;700c is the usual road wheel, with a rim of 622 mm across and about 700 mm with its tyre.
fixie,fixed gear bike;A fixie has one gear and no freewheel, so the pedals always turn with the wheel.
gravel bike;A gravel bike is like a road bike with room for wider tyres and lower gears, for rough tracks.
hardtail;A hardtail is a mountain bike with suspension at the front only.
dropper post;A dropper post is a seat post that goes down and up at a lever, for steep descents.
tubeless,tubeless tyres;Tubeless tyres have no inner tube: liquid sealant closes small holes.
peloton;The peloton is the main group of riders in a race.
domestique;A domestique is a rider who works for the team’s leader.
*breakaway;A breakaway is a rider or small group ahead of the main one.
*drafting,slipstreaming;Drafting is riding close behind another to save up to a third of the effort.
echelon;An echelon is a slanting line of riders in a side wind.
*bonk,bonking;To bonk is to run out of energy on a ride for want of food.
*cadence;Cadence is how fast you pedal, in turns a minute; 80 to 95 is usual.
*ftp;FTP is functional threshold power, the most watts that a rider can hold for about an hour.
kom;KOM stands for “king of the mountains”, the best climber in a race or the fastest time on a climb.
criterium;A criterium is a race of many laps on a short closed circuit.
time trial;A time trial is a race against the clock, each rider or team alone.
maillot jaune,yellow jersey;The maillot jaune, yellow jersey, is worn by the leader of the Tour de France.
lanterne rouge;The lanterne rouge is the last rider in the Tour de France, after the red lamp at the end of a train.
29er;A 29er is a mountain bike with large wheels, of the same 622 mm rim as 700c.
quick release;A quick release is a lever that opens the axle of a wheel without tools.
swimming
tumble turn,flip turn;A tumble turn is a forward roll at the wall and a push off with the feet.
front crawl;Front crawl is the fastest stroke, on the front with arms in turn and a flutter kick.
individual medley,*im;The individual medley is butterfly, backstroke, breaststroke and freestyle in one race, in this order.
*sculling;Sculling is small sideways sweeps of the hands that hold you in the water.
treading water;Treading water is staying upright with the head out by moving legs and hands.
dolphin kick;The dolphin kick is both legs together in a wave from the hips.
short course;Short course is racing in a 25-metre pool; long course is 50 metres.
athletics
dnf;DNF stands for “did not finish”.
*dns;DNS stands for “did not start”.
false start;A false start is moving before the gun; in sprints it means being out.
repechage;A repechage is a second chance for losers of the first heats.
boxing
tko,technical knockout;A TKO, technical knock-out, is a win because the referee stops the fight.
*southpaw;A southpaw leads with the right hand and foot, as left-handers do.
*clinch;A clinch is holding on to the other boxer to stop the punches.
martial arts
ippon;An ippon is the full point that wins a judo match at once.
kata;A kata is a fixed series of movements practised alone.
skating
axel;An axel is a jump that takes off forwards and so has half a turn more: a triple axel is three and a half.
salchow;A salchow is a jump from the back inside edge of one foot, landed on the other.
toe loop;A toe loop is a jump with a push of the other foot’s toe pick from the back outside edge.
lutz;A lutz is a jump with a toe push from the back outside edge, against the way of the curve.
curling
*house;The house is the target of rings on the ice.
*hammer;The hammer is the last stone of an end, an advantage.
bonspiel;A bonspiel is a curling tournament.
netball
goal attack,*ga;The goal attack may play in the middle and the shooting third and in the circle, and may shoot.
goal shooter,*gs;The goal shooter plays in the shooting third and may shoot.
wing attack,*wa;The wing attack feeds the shooters and may not go into the circle.
darts
bullseye;The bullseye is the middle of the board, 50 points; the ring round it is 25.
nine dart finish;A nine-dart finish is 501 with the fewest darts possible.
snooker
century break,*century;A century break is 100 points or more in one turn at the table.
chess
zugzwang;Zugzwang is having to move when every move makes things worse.
castling;Castling moves the king two squares towards a rook, which goes to his other side; neither may have moved before, and the king may not be in, pass through or land in check.
*stalemate;Stalemate is having no legal move while not in check: the game is drawn.
en passant;En passant is taking a pawn that has just moved two squares past yours, as if it had moved one.
bowling
*turkey;A turkey is three strikes in a row.
*spare;A spare is all ten pins down with two balls.
*strike;A strike is all ten pins down with the first ball.
gaelic games
camogie;Camogie is hurling played by women.
sliotar;A sliotar is the ball of hurling and camogie.
australian rules
*behind;A behind is one point, for a ball between a goal post and an outer post; a goal is six.
*mark;A mark is a catch of a ball kicked over 15 metres, which gives a free kick.
`;
