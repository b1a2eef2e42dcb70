/**
 * The rules of sports in numbers, by level. A line without a semicolon names a sport and its levels; under it what is asked for, and the
 * answer. The kinds: players, length, parts (how many quarters, innings, sets …), part (how long one is), break, win, season, teams,
 * officials, fouls, ball, bases, mound, subs, outs, field.
 */
export const SPORTS = `
little league,little league baseball,little league world series
parts;A Little League game has six innings in the Major division and younger; Intermediate (50/70), Junior and Senior divisions play seven.
length;A Little League game of six innings mostly takes an hour and a half to two hours; many leagues let no new inning begin after a set time.
players;A Little League team has nine players on the field, and mostly 12 to 15 on the roster.
bases;In Little League the bases are 60 feet apart (70 in the Intermediate and 90 in the Junior and Senior divisions).
mound;In Little League the pitcher throws from 46 feet in the Major and Minor divisions, 50 in Intermediate and 60 feet 6 inches in the older ones.
outs;Three outs end each half of an inning, as in all baseball.
t ball,tee ball,tball,coach pitch
parts;Tee ball has no set rule: most leagues play three or four innings or stop after about an hour, and every child bats in each inning.
length;A tee-ball game mostly lasts about an hour.
players;In tee ball most leagues put all players of the team in the field at once.
high school baseball,hs baseball,varsity baseball
parts;A high school baseball game in the US has seven innings.
length;A high school baseball game of seven innings takes about two hours.
players;A high school baseball team has nine players on the field, ten in the order where a designated hitter bats.
bases;In high school baseball the bases are 90 feet apart, as in the majors.
mound;In high school baseball the pitcher throws from 60 feet 6 inches, as in the majors.
college baseball,ncaa baseball
parts;A college baseball game has nine innings; some of two games on one day have seven.
length;A college baseball game takes about three hours.
baseball,mlb,major league baseball,major league
parts;A baseball game has nine innings in the major leagues and in college, seven in high school and six in Little League. A tie goes on in extra innings.
length;A major league game takes about two hours and 40 minutes on average since the pitch clock came in 2023; there is no time limit.
players;A baseball team has nine players on the field. A major league roster has 26.
season;Each major league team plays 162 games in the regular season.
teams;There are 30 major league teams, 15 in the American and 15 in the National League.
officials;A major league game has four umpires, and six in the playoffs and the World Series.
bases;The bases are 90 feet (27.4 m) apart in the majors, college and high school, and 60 in Little League.
mound;The pitcher’s plate is 60 feet 6 inches (18.4 m) from home plate, and 46 feet in Little League.
outs;There are three outs in each half of an inning, so six in a whole one. Three strikes make an out, four balls a walk.
win;There is no set number: whoever has more runs after nine innings wins.
little league softball
parts;Little League softball has six innings in the Major division and younger, and seven in Junior and Senior.
slow pitch softball,slowpitch softball,slowpitch
parts;Slow-pitch softball has seven innings, though many leagues stop after about an hour.
players;Slow-pitch softball has ten players in the field.
inning,an inning
outs;Each half of an inning has three outs, so a whole one six. Three strikes make an out, and four balls a walk.
strikeout,strike out
outs;Three strikes make an out.
mound,pitcher's mound,pitching mound,pitchers mound,pitcher's plate
mound;The pitcher’s plate is 60 feet 6 inches (18.4 m) from home plate in the majors, college and high school, and 46 feet in Little League.
free throw line,foul line
mound;The free throw line is 15 feet (4.57 m) from the backboard, and 13 feet 9 inches from the middle of the hoop.
three point line,3 point line,three-point line,high school three point line,college three point line,nba three point line,three point line in high school,three point line in college,three point line distance in high school
mound;The three-point line is 23 feet 9 inches from the hoop in the NBA (22 in the corners), 22 feet 1¾ inches in college and international play (6.75 m), and 19 feet 9 inches in high school.
try,a try
points;A try is worth five points in rugby union, and four in rugby league.
chukka,chukker
part;A chukka in polo is seven and a half minutes, or seven.
softball,high school softball,college softball,ncaa softball,fastpitch,fastpitch softball,fast pitch softball,girls softball
parts;A softball game has seven innings, in high school, college and international play; Little League softball has six up to the Major division.
length;A softball game of seven innings takes about an hour and a half to two hours.
players;Fast-pitch softball has nine players in the field, slow-pitch ten.
bases;In fast-pitch softball the bases are 60 feet (18.3 m) apart.
mound;In softball the pitcher throws from 43 feet in college and high school, 40 at about 12 and 35 at about 10 years old.
ball;Softballs are 12 inches round from about 11 years on, and 11 inches for players of ten and younger.
outs;There are three outs in each half of an inning.
high school basketball,hs basketball,varsity basketball,jv basketball
parts;A high school basketball game has four quarters in most states; a few play two halves.
part;A high school quarter is eight minutes; where halves are played they are 16 to 18 minutes.
length;A high school basketball game has 32 minutes of play and takes about an hour and a half.
break;Half-time in high school basketball is ten minutes.
fouls;In high school a player fouls out with the fifth foul.
officials;A high school basketball game has two or three officials.
middle school basketball,junior high basketball,youth basketball,aau basketball,rec basketball
parts;Most middle school games have four quarters; AAU and youth games often two halves.
part;Middle school quarters are mostly six minutes; AAU and youth leagues often play halves of 14 to 20.
length;A middle school or youth game takes about an hour.
fouls;In middle school basketball it is mostly five, as in high school.
college basketball,ncaa basketball,mens college basketball,men's college basketball,womens college basketball,women's college basketball,march madness
parts;Men’s college basketball has two halves, and women’s four quarters.
part;A men’s college half is 20 minutes, a women’s quarter ten.
length;A college game has 40 minutes of play and takes about two hours.
break;Half-time in college basketball is 15 minutes.
fouls;In college a player fouls out with the fifth foul.
teams;The NCAA tournament has 68 teams for men and 68 for women.
wnba
parts;A WNBA game has four quarters.
part;A WNBA quarter is ten minutes.
length;A WNBA game has 40 minutes of play and takes about two hours.
season;A WNBA team played 44 games in the regular season of 2025.
teams;The WNBA had 13 teams in 2025 and has planned 15 for 2026.
fouls;In the WNBA a player fouls out with the sixth foul.
basketball,nba,pro basketball,fiba
parts;A basketball game has four quarters; men’s college basketball in the US has two halves.
part;An NBA quarter is 12 minutes. International, WNBA and women’s college quarters are ten, high school ones eight, and men’s college halves 20.
length;An NBA game has 48 minutes of play and takes about two hours and a quarter; international and college games have 40, high school 32.
players;Five players of each team are on the court; an NBA team has up to 15 on the roster.
break;Half-time is 15 minutes in the NBA and in college, and ten in high school.
fouls;A player fouls out with the sixth foul in the NBA and WNBA, and with the fifth in college, high school and international games.
season;Each NBA team plays 82 games in the regular season.
teams;The NBA has 30 teams, 15 in the East and 15 in the West.
officials;An NBA game has three referees.
ball;Size 7 (29.5 inches) is for men and boys from about 12 to 15 on, size 6 (28.5) for women, girls from about 12 and boys of about 9 to 11, and size 5 (27.5) for younger children.
field;An NBA court is 94 by 50 feet, a high school court mostly 84 by 50, and an international one 28 by 15 m.
high school football,hs football,varsity football
parts;A high school football game has four quarters.
part;A high school football quarter is 12 minutes.
length;A high school football game has 48 minutes of play and takes about two and a half hours.
break;Half-time in high school football is mostly 15 to 20 minutes.
players;In high school football there are eleven a side on the field; some small schools play eight-man or six-man football.
officials;In high school football it is mostly four or five, and up to seven in big games.
youth football,pop warner,peewee football,middle school football,junior high football
parts;Youth and middle school football has four quarters.
part;Youth and middle school quarters are mostly eight to ten minutes.
length;A youth football game takes about an hour and a half.
flag football,nfl flag
players;Flag football is mostly five a side, as in NFL Flag and at the Olympic Games of 2028; some leagues play seven.
parts;Flag football has two halves.
part;A half of flag football is mostly 20 minutes.
length;A flag football game takes about an hour.
college football,ncaa football
parts;A college football game has four quarters.
part;A college football quarter is 15 minutes.
length;A college football game takes about three and a half hours.
break;Half-time in college football is 20 minutes.
officials;A college game has eight officials in the big leagues, and seven in others.
american football,nfl,gridiron,super bowl,nfl football
parts;An NFL game has four quarters.
part;An NFL or college quarter is 15 minutes, a high school one 12.
length;An NFL game has 60 minutes of play and takes about three hours and ten minutes.
players;Each team has 11 players on the field; an NFL roster has 53.
break;Half-time in the NFL is about 13 minutes, and nearly half an hour at the Super Bowl.
season;Each NFL team plays 17 games in the regular season since 2021.
teams;The NFL has 32 teams, 16 in the AFC and 16 in the NFC.
officials;An NFL game has seven officials on the field.
outs;A team has four downs to gain ten yards, and then gets four new ones.
field;The field is 100 yards long between the goal lines, 120 with the end zones, and 53⅓ yards wide.
u6 soccer,under 6 soccer,u6 football,u7 football,u7 soccer,u8 soccer,u8 football,under 8 soccer,under 7s football,under 8s football,u6,u7,u8
length;In the US the youngest mostly play four quarters of about ten minutes; in England under-7s and under-8s play up to 40 minutes in all.
players;In the US it is four a side up to under-8; in England five a side, and three at under-7 from 2026.
ball;Size 3 is for under-8 and younger.
parts;Under-8 and younger play mostly four quarters, so that coaches can talk to the children.
u9 soccer,u10 soccer,u9 football,u10 football,under 10 soccer,under 9s football,under 10s football,u9,u10
length;Under-10 games have two halves of 25 minutes.
players;Under-9 and under-10 play seven a side.
ball;In the US size 4 from under-9 to under-12. In England size 3 at under-9 and size 4 at under-10.
parts;At under-9 and under-10 there are two halves of 25 minutes.
part;At under-9 and under-10 a half is 25 minutes.
u11 soccer,u12 soccer,u11 football,u12 football,under 12 soccer,under 11s football,under 12s football,u11,u12
length;Under-11 and under-12 games have two halves of 30 minutes.
players;Under-11 and under-12 play nine a side.
ball;At under-11 and under-12 it is size 4.
parts;At under-11 and under-12 there are two halves of 30 minutes.
part;At under-11 and under-12 a half is 30 minutes.
u13 soccer,u14 soccer,u13 football,u14 football,under 14 soccer,under 13s football,under 14s football,u13,u14
length;Under-13 and under-14 games have two halves of 35 minutes.
players;From under-13 on it is 11 a side.
ball;In the US size 5 from under-13; in England size 4 up to under-14 and size 5 from under-15.
part;At under-13 and under-14 a half is 35 minutes.
u15 soccer,u16 soccer,u15 football,u16 football,under 16s football,u15,u16
length;Under-15 and under-16 games have two halves of 40 minutes.
players;At under-15 and under-16 it is eleven a side.
ball;At under-15 and under-16 it is size 5.
part;At under-15 and under-16 a half is 40 minutes.
high school soccer,hs soccer,varsity soccer
length;A high school soccer game has 80 minutes of play, in two halves of 40.
parts;In high school soccer there are two halves.
part;In high school soccer a half is 40 minutes in most states.
break;Half-time is mostly ten minutes.
players;In high school soccer it is eleven a side.
college soccer,ncaa soccer
length;A college soccer game has 90 minutes, in two halves of 45.
premier league,english premier league,epl
season;Each Premier League team plays 38 matches.
teams;The Premier League has 20 teams, and the last three go down each year.
subs;Each team may use five substitutes in a Premier League match, in three breaks of play, of nine on the bench.
championship,efl championship,league one,league two
season;Each team plays 46 matches.
teams;Each of these three divisions has 24 teams.
mls
season;Each MLS team plays 34 games in the regular season.
teams;MLS has 30 teams since 2025.
world cup,fifa world cup,football world cup
teams;The football World Cup has 48 teams from 2026; from 1998 to 2022 it had 32.
champions league
teams;The Champions League has 36 teams in its league phase since 2024.
5 a side football,five a side football,five a side,5 a side,futsal
players;Five a side, the goalkeeper included, in five-a-side and futsal.
length;Futsal has two halves of 20 minutes with the clock stopped; five-a-side leagues mostly play 30 to 40 minutes in all.
7 a side football,seven a side football,7 a side
players;It is seven a side, the goalkeeper included.
soccer,football match,football soccer,association football
length;A soccer match has 90 minutes in two halves of 45, plus time added for stoppages. Youth games are shorter.
players;Each team has 11 players, the goalkeeper included.
parts;In soccer there are two halves of 45 minutes; extra time is two of 15.
part;In soccer a half is 45 minutes, plus added time.
break;Half-time is up to 15 minutes.
subs;Each team may use five substitutes in top matches, in three breaks of play, and one more in extra time. Friendly and youth games have rules of their own.
ball;In soccer it is size 3 up to about under-8, size 4 from about 8 to 12 or 13 (in England to 14) and size 5 above.
officials;In soccer there are a referee and two assistants; top matches add a fourth official and video assistants.
field;A full pitch is 100 to 130 yards (90 to 120 m) long and 50 to 100 yards (45 to 90 m) wide.
high school hockey,youth hockey,high school ice hockey
parts;In high school hockey there are three periods.
part;A high school period is mostly 15 to 17 minutes, a youth one 12 to 15.
nhl,ice hockey,pro hockey,college hockey
parts;An ice hockey game has three periods.
part;A period is 20 minutes in the NHL, in college and international play, and mostly 15 to 17 in high school.
length;An NHL game has 60 minutes of play and takes about two and a half hours.
players;In ice hockey there are six a side on the ice, the goalkeeper included; an NHL team dresses 20.
break;The breaks between periods are about 18 minutes in the NHL.
season;Each NHL team plays 82 games up to the season of 2025–26, and 84 from 2026–27.
teams;The NHL has 32 teams.
officials;In ice hockey there are two referees and two linesmen.
field hockey
players;In field hockey it is eleven a side, the goalkeeper included.
parts;In field hockey there are four quarters.
part;In field hockey a quarter is 15 minutes.
length;A field hockey match has 60 minutes, in four quarters of 15.
break;Half-time is ten minutes, and two minutes between the other quarters.
womens lacrosse,women's lacrosse,girls lacrosse
players;Women’s field lacrosse has 12 players a side, the goalkeeper included.
parts;In women’s lacrosse there are four quarters, as in the men’s game.
part;In women’s lacrosse a quarter is 15 minutes in college and 12 in high school.
lacrosse,mens lacrosse,men's lacrosse,boys lacrosse
players;Men’s field lacrosse has ten players a side and women’s twelve; box lacrosse and the Olympic form have six.
parts;In lacrosse there are four quarters, and three periods in box lacrosse.
part;In lacrosse a quarter is 15 minutes in college and 12 in high school.
length;A lacrosse game has 60 minutes of play in college and 48 in high school.
rugby sevens,sevens rugby,rugby 7s
players;In rugby sevens it is seven a side.
length;A match of sevens is 14 minutes: two halves of seven.
part;In rugby sevens a half is seven minutes.
rugby league,nrl,super league
players;Rugby league has 13 players a side, and four on the bench.
length;A rugby league match is 80 minutes: two halves of 40.
part;In rugby league a half is 40 minutes.
points;In rugby league a try is four points, a conversion or penalty two, and a drop goal one.
touch rugby
players;In touch rugby there are six a side on the pitch.
wheelchair rugby
players;In wheelchair rugby it is four a side.
parts;In wheelchair rugby there are four quarters of eight minutes.
rugby union,rugby,six nations,rugby world cup
players;Rugby union has 15 players a side, with eight on the bench; rugby league has 13.
length;A rugby match is 80 minutes: two halves of 40.
part;In rugby union a half is 40 minutes; under-18s mostly play 35.
break;Half-time is up to 15 minutes.
points;In rugby union a try is five points, a conversion two, and a penalty or drop goal three. In rugby league a try is four.
netball
players;In netball there are seven a side on the court: GS, GA, WA, C, WD, GD and GK.
parts;In netball there are four quarters.
part;A netball quarter is 15 minutes; many local leagues play shorter ones, of 10 to 12.
length;A netball match has 60 minutes, in four quarters of 15.
ball;In netball it is size 5 from about 11, and size 4 for younger children.
break;Half-time is about 12 minutes, and four between the other quarters; local leagues have less.
beach volleyball
players;In beach volleyball it is two a side.
win;Sets go to 21, and a third to 15, with a lead of two.
parts;In beach volleyball a match is the best of three sets.
volleyball,high school volleyball,college volleyball
players;In volleyball there are six a side on the court, two in beach volleyball.
parts;In volleyball a match is the best of five sets; middle school and club matches are mostly the best of three.
win;In volleyball a set goes to 25 points with a lead of two, and the last one to 15.
length;A volleyball match has no set time: three sets take about an hour and five some two hours or more.
t20,twenty20,ipl
parts;Each side bats for 20 overs of six balls.
length;A T20 match takes about three hours and a half.
the hundred
parts;Each side faces 100 balls.
length;A match of The Hundred takes about two and a half hours.
one day cricket,odi
parts;Each side bats for 50 overs.
length;A one-day international takes about eight hours with the break.
test match,test cricket,the ashes
length;A Test match lasts up to five days, with about 90 overs a day.
parts;Each side has up to two innings.
cricket
players;In cricket it is eleven a side.
parts;A Test has up to two innings a side; one-day and T20 matches have one each, of 50 and 20 overs.
length;A T20 takes about three and a half hours, a one-day international about eight, and a Test up to five days.
outs;An innings ends when ten batters are out; an over has six balls.
officials;Two umpires are on the field, and a third watches the screens in big matches.
tennis set,set of tennis,set in tennis,set at wimbledon
parts;A set goes to six games with a lead of two, mostly with a tie-break at six all.
tennis
parts;In tennis a match is the best of three sets, and of five for men at the four Grand Slams.
win;In tennis a set goes to six games with a lead of two, mostly with a tie-break at six all; a game goes to four points with a lead of two.
length;A match of three sets takes about an hour and a half, and of five three hours or more.
players;In tennis there are two in singles and four in doubles.
badminton
parts;In badminton a match is the best of three games.
win;In badminton a game goes to 21 with a lead of two, and at 29 all the next point wins.
players;In badminton there are two in singles and four in doubles.
table tennis,ping pong
parts;In table tennis a match is the best of five or seven games.
win;In table tennis a game goes to 11 with a lead of two; each player serves twice in turn.
players;In table tennis there are two or four players.
pickleball
players;In pickleball there are two in singles and four in doubles, which most play.
win;In pickleball a game goes to 11 with a lead of two; in the usual scoring only the serving side wins points. Tournaments also play to 15 or 21.
field;The court is 20 by 44 feet (6.1 by 13.4 m), the same for singles and doubles, and the net 34 inches high in the middle.
squash
win;In squash a game goes to 11 with a lead of two.
parts;In squash a match is the best of five games.
padel
players;In padel there are four players, two on each side.
win;Counted as in tennis: sets of six games, the best of three.
golf
parts;A full round is 18 holes, and a short one nine.
length;A round of 18 holes takes about four hours, and nine about two.
part;A round of 18 holes takes about four hours, and nine about two.
players;Up to four play together.
snooker
parts;There is no set number of frames: matches are the best of 7 up to the best of 35 in the world final.
win;The player with more points when all balls are gone wins the frame; most can have 147 in one visit.
pool,8 ball pool,eight ball
parts;A rack is one game.
win;Whoever clears the seven balls of their own kind and then pots the black 8 wins.
ball;Pool is played with 15 numbered balls and the white one, 16 in all.
darts
win;A leg goes from 501 to exactly nought, ending on a double or the bullseye.
parts;In darts a set is mostly the best of five legs, so the first to three.
bowling,ten pin bowling,tenpin bowling
parts;A game has ten frames, with up to two balls in each and three in the last.
win;The most is 300: twelve strikes in a row.
length;A game takes about ten to fifteen minutes a person.
lawn bowls,bowls,lawn bowling
parts;Singles goes to 21 shots; pairs play 21 ends, and triples and fours mostly 18.
players;One to four a side; fours have two bowls each, singles and pairs four.
petanque,boules
win;The first side with 13 points wins.
players;Teams of one, two or three; three players have two boules each, the others three.
curling
players;In curling it is four a side, and two in mixed doubles.
parts;In curling there are ten ends in championships and eight in mixed doubles and many clubs.
length;A game of ten ends takes about two and a half hours.
boxing,professional boxing
parts;Title fights have twelve rounds, other professional fights four to ten, and Olympic bouts three.
part;In boxing a round is three minutes with a minute’s rest; women professionals often box two minutes.
ufc,mma
parts;UFC fights have three rounds, and five for titles and main events.
part;In the UFC a round is five minutes with a minute’s rest.
wrestling,high school wrestling,college wrestling,folkstyle
parts;In wrestling there are three periods.
part;High school periods are two minutes each; college has three and then two of two.
length;A high school match is six minutes and a college one seven.
judo
length;A contest is four minutes, and then goes on until somebody scores.
fencing
win;Bouts in the direct round go to 15 hits, and in pools to five.
handball
players;In handball it is seven a side, the goalkeeper included.
length;In handball there are two halves of 30 minutes.
part;In handball a half is 30 minutes.
water polo
players;In water polo it is seven a side, the goalkeeper included.
parts;In water polo there are four quarters.
part;In water polo a quarter is eight minutes, and mostly seven in US high schools.
length;A match has 32 minutes of play.
polo
players;In polo it is four a side.
parts;Four to eight chukkas, by the level.
part;A chukka is seven and a half minutes, or seven.
kabaddi
players;In kabaddi it is seven a side.
length;In kabaddi there are two halves of 20 minutes, with a break of five.
part;In kabaddi a half is 20 minutes.
gaelic football,hurling,gaa,camogie
players;In Gaelic football and hurling it is fifteen a side.
length;In Gaelic football and hurling there are sixty minutes in two halves, and 70 in senior matches between counties.
part;In Gaelic football and hurling a half is 30 minutes, and 35 in senior matches between counties.
points;A goal is worth three points; a ball over the bar is one, and since 2025 two in Gaelic football from beyond the 40-metre arc.
afl,australian rules,aussie rules,australian rules football,aussie rules football,footy
players;In Australian rules football it is eighteen a side on the field, and five on the bench.
parts;In Australian rules football there are four quarters.
part;In Australian rules football a quarter is 20 minutes plus time on, mostly about half an hour.
points;A goal is six points and a behind one.
rounders
players;In rounders it is nine on the field, and squads of six to fifteen.
parts;In rounders there are two innings a side.
ultimate,ultimate frisbee
players;In ultimate it is seven a side on grass, and five on the beach.
win;The first side with 15 mostly wins.
dodgeball
players;In dodgeball it is six a side, mostly.
tug of war
players;In tug of war it is eight a side.
roller derby
players;In roller derby it is five a side: four blockers and one jammer.
parts;In roller derby there are two periods of 30 minutes, made of jams of up to two minutes.
korfball
players;In korfball it is eight a side, four women and four men.
shinty
players;In shinty it is twelve a side.
length;In shinty there are two halves of 45 minutes.
croquet
win;First through all the hoops and to the peg, 26 points a side in the full game.
rowing,eights
players;One, two, four or eight rowers; an eight has a cox besides.
formula 1,f1,formula one
teams;Formula 1 has ten teams with 20 drivers up to 2025, and eleven with 22 from 2026.
season;There are 24 races in the seasons of 2024, 2025 and, as planned, 2026.
length;A race is 305 km (Monaco 260) and takes about an hour and a half, two hours at most.
tour de france
parts;There are 21 stages in 23 days, with two rest days.
gymnastics,artistic gymnastics
parts;Women have four apparatus (vault, uneven bars, beam, floor) and men six (floor, pommel horse, rings, vault, parallel bars, high bar).
decathlon
parts;In decathlon there are ten events in two days.
heptathlon
parts;In heptathlon there are seven events in two days.
triathlon
length;The Olympic distance is 1.5 km of swimming, 40 of cycling and 10 of running; the sprint is half of that, and a full Ironman 3.8, 180 and 42.2 km.
chess
players;Two, with 16 pieces each.
`;
