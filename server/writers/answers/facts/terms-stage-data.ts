/** Words of dance, music, yoga and exercise: names, then what is said. A star marks a name that is also a common word, or a word of another field. */
export const STAGE_TERMS = `
ballet
plié,demi plié,grand plié;A plié is a bending of the knees over turned-out feet, from the French for “bent”: in a demi-plié the heels stay down, in a grand plié the knees bend fully.
tendu,battement tendu;A tendu is a stretch of the foot along the floor, with a straight knee, until only the toes touch it.
*battement;A battement is a beating or kicking movement of the straight leg; a grand battement is a high kick.
relevé;A relevé is a rise from the flat foot to the ball of the foot or the toes, from the French for “raised”.
*arabesque;An arabesque is a pose on one leg with the other stretched straight out behind.
*attitude;An attitude is a pose on one leg with the other lifted in front or behind and bent at the knee.
*pirouette;A pirouette is a full turn of the body on one leg, mostly with the other foot at the knee.
fouetté,fouettés;A fouetté is a turn in which the working leg whips round to drive the body; in “Swan Lake” there are 32 of them in a row.
jeté,grand jeté;A jeté is a leap from one foot to the other, from the French for “thrown”; in a grand jeté the legs are split wide in the air.
*sauté;Sauté means jumped: a spring from both feet, or from one, that lands in the same position.
chassé;A chassé is a sliding step in which one foot chases the other out of its place.
*glissade;A glissade is a low gliding step from one foot to the other, which often leads into a jump.
pas de bourrée;A pas de bourrée is three quick small steps, often behind, side and in front, that link two movements.
pas de chat;A pas de chat is a sideways jump like a cat’s, with each knee drawn up in turn.
pas de deux;A pas de deux is a dance for two, mostly a man and a woman.
rond de jambe;A rond de jambe is a half-circle that the leg draws on the floor or in the air.
port de bras;Port de bras is how the arms are carried and moved from position to position.
développé;A développé is a slow unfolding of the leg: the foot is drawn up to the knee and then stretched out into the air.
*passé,retiré;In a passé or retiré the pointed foot is drawn up to the knee of the standing leg.
en pointe,pointe;En pointe means on the tips of the toes, in shoes with a hard, blocked toe.
demi pointe;Demi-pointe means standing on the balls of the feet.
*barre;The barre is the rail that dancers hold on to for the first exercises of a class, and those exercises themselves.
*adage,*adagio;An adage or adagio is a slow, sustained series of movements that shows balance and line.
*coupé;In a coupé one foot is placed at the ankle of the other, or takes its place.
*frappé;A frappé is a quick strike of the foot out from the ankle, brushing the floor.
*assemblé;An assemblé is a jump from one foot that lands on both feet together.
changement,changement de pieds;A changement is a jump from fifth position in which the feet change places in the air.
entrechat;An entrechat is a jump straight up in which the feet cross and recross in the air.
*croisé;Croisé means crossed: the body stands at an angle to the audience with the legs crossed to its view.
en dehors;En dehors means outwards: the leg or the turn moves away from the standing leg.
en dedans;En dedans means inwards: the leg or the turn moves towards the standing leg.
*révérence,*reverence;The révérence is the bow or curtsey at the end of a class or performance.
*turnout,*turn out;Turnout is the turning of the legs outwards from the hips, so that knees and toes point to the sides.
corps de ballet;The corps de ballet is the group of dancers who are no soloists and dance together.
*first position;In first position the heels touch and the toes are turned out to the sides.
*spotting;Spotting is keeping the eyes on one point while turning and whipping the head round last, so as not to get dizzy.
dance
*ball change;A ball change is a quick shift of weight from the ball of one foot to the other foot, “and-one”.
*box step;The box step is a pattern of six steps that draws a square on the floor, as in the slow waltz and the rumba.
cha cha,cha cha cha;The cha-cha-cha is a lively Latin dance from Cuba with three quick steps to “cha-cha-cha”.
sashay;A sashay is a sliding step to the side in which one foot chases the other, from French chassé; in square dance partners change places by it.
quickstep;The quickstep is a fast, light ballroom dance in four-four time, with hops, runs and chassés.
paso doble;The paso doble is a Spanish ballroom dance to march music that plays the bullfight.
jive;The jive is a fast, bouncing Latin dance in competitions, grown out of swing and rock and roll.
foxtrot;The foxtrot is a smooth ballroom dance in four-four time with long gliding slow and quick steps.
rumba;The rumba is the slow Latin dance of love, with swaying hips, from Cuba.
lindy hop;Lindy hop is a swing dance from Harlem of the late 1920s, with breakaways, kicks and lifts.
kathak;Kathak is a classical dance of north India with fast footwork, ankle bells and spins.
bharatanatyam;Bharatanatyam is a classical dance of Tamil Nadu in south India, with bent knees, stamped rhythms and hand gestures.
*popping;Popping is a street dance in which muscles are tensed and released to the beat in small jerks.
*locking;Locking is a street dance in which a fast movement freezes suddenly and then goes on.
music
pianissimo,*pp;Pianissimo, written pp, means very quiet.
mezzo piano,*mp;Mezzo piano, written mp, means fairly quiet.
mezzo forte,*mf;Mezzo forte, written mf, means fairly loud.
fortissimo,*ff;Fortissimo, written ff, means very loud.
sforzando,sfz;Sforzando, written sfz, means that a note or chord is struck with a sudden strong accent.
crescendo;Crescendo means growing louder.
diminuendo,decrescendo;Diminuendo or decrescendo means growing quieter.
largo;Largo means slow and broad.
*adagio;Adagio means slow and at ease.
andante;Andante means at a walking pace.
moderato;Moderato means at a moderate speed.
allegretto;Allegretto means fairly quick, a little slower than allegro.
allegro;Allegro means fast and lively.
vivace;Vivace means lively and quick.
presto;Presto means very fast.
ritardando,*rit,rallentando,*rall;Ritardando or rallentando means slowing down little by little.
accelerando,*accel;Accelerando means speeding up little by little.
rubato,tempo rubato;Rubato means that the player may hurry and hold back the beat freely, for expression.
a tempo;A tempo means back at the speed of before.
legato;Legato means smooth, with the notes joined.
staccato;Staccato means short and detached; it is shown by a dot over or under the note.
tenuto;Tenuto means that a note is held for its full length, or a little longer; it is shown by a line over the note.
fermata;A fermata, or pause, is the sign of a dot under an arc that holds a note or rest longer than written.
da capo,*dc,d c;Da capo, written D.C., means: go back to the beginning.
da capo al fine,dc al fine,d c al fine;Da capo al fine means: go back to the beginning and play until the word “Fine”.
dal segno,*ds;Dal segno, written D.S., means: go back to the sign and play on from there.
*fine;Fine is Italian for “end” and shows where a piece stops after a repeat.
*coda;A coda is the closing part of a piece; the sign “to coda” means to jump to it.
semibreve,whole note;A semibreve, a whole note in America, lasts four crotchet beats.
*minim,half note;A minim, a half note in America, lasts two crotchet beats.
*crotchet,quarter note;A crotchet, a quarter note in America, lasts one beat in four-four time.
*quaver,eighth note;A quaver, an eighth note in America, lasts half a crotchet beat.
semiquaver,sixteenth note;A semiquaver, a sixteenth note in America, lasts a quarter of a crotchet beat.
*dotted note,dotted crotchet,dotted minim;A dot after a note makes it longer by half: a dotted minim lasts three beats, a dotted crotchet one and a half.
*tie,tied notes;A tie is a curved line that joins two notes of the same pitch into one long note.
*slur;A slur is a curved line over different notes that are to be played smoothly.
*triplet;A triplet is three notes played in the time of two.
*bar,*measure;A bar, a measure in America, is one group of beats between two upright lines.
*accidental;An accidental is a sharp, flat or natural sign before a note; it holds until the end of the bar.
*sharp;A sharp raises a note by a semitone.
*flat;A flat lowers a note by a semitone.
*natural;A natural cancels a sharp or a flat.
anacrusis,*upbeat;An anacrusis or upbeat is one or more notes before the first strong beat.
*interval;An interval is the distance in pitch between two notes, such as a third, a fifth or an octave.
perfect fifth;A perfect fifth is the interval of seven semitones, such as C to G.
tritone;A tritone is the interval of six semitones, such as C to F sharp, once called the devil in music.
*mode,*modes;A mode is a scale with its own order of tones and semitones, such as the Dorian, the white keys from D to D.
dorian mode;The Dorian mode is the scale of the white keys from D to D: a minor scale with a raised sixth.
*triad;A triad is a chord of three notes, each a third above the one below, such as C, E and G.
*inversion;An inversion of a chord has another note than the root at the bottom: with the third it is the first inversion.
*cadence;A cadence is the pair of chords that closes a phrase, as a full stop or a comma does.
perfect cadence;A perfect cadence is the step from the dominant to the tonic chord, V to I, which sounds finished.
plagal cadence;A plagal cadence is the step from IV to I, the “Amen” at the end of hymns.
*modulation;Modulation is a change from one key to another within a piece.
relative minor;The relative minor of a major key has the same key signature and begins three semitones lower: A minor belongs to C major.
circle of fifths;The circle of fifths puts the twelve keys in a ring, each a fifth from the next and with one sharp or flat more or less.
*texture;Texture is how many lines sound at once and how they go together: one alone, a tune with chords, or several tunes.
monophonic,monophony;Monophonic music has one line of tune and nothing with it.
homophonic,homophony;Homophonic music has one tune with chords that move along with it.
polyphonic,polyphony;Polyphonic music has two or more independent tunes at the same time.
*canon;A canon is a piece in which each voice sings the same tune and enters a little after the other, like a round.
con sordino;Con sordino means with the mute on; senza sordino takes it off again.
pizzicato,pizz;Pizzicato means plucking the strings with a finger.
arco;Arco means playing with the bow again, after pizzicato.
col legno;Col legno means striking the strings with the wood of the bow.
tutti;Tutti means that all play or sing together.
divisi;Divisi means that players of one part divide and take different notes.
hemiola;A hemiola is two bars of three beats that are felt as three groups of two.
mordent;A mordent is an ornament: a quick change from the note to its neighbour and back.
tessitura;Tessitura is the range in which most of the notes of a voice part lie.
*mute;A mute is a device on a bridge or in a bell that makes an instrument softer.
*transposing instrument;A transposing instrument sounds at another pitch than is written: a C for a B flat clarinet sounds as B flat.
*capo;A capo is a clamp across the neck of a guitar that raises all the strings, so that easy chords sound in another key.
power chord;A power chord is only the root and the fifth, with no third, mostly on an electric guitar.
barre chord;A barre chord is played with one finger laid across all or most of the strings at a fret.
hammer on;A hammer-on sounds a higher note by bringing a finger down hard on the string, without plucking it.
*pull off;A pull-off sounds a lower note by plucking the string with the finger that leaves it.
palm muting;Palm muting is resting the side of the hand on the strings by the bridge, so that they sound short and dull.
*riff;A riff is a short phrase that is repeated through a song.
*lick;A lick is a short, ready-made phrase in a solo.
*strumming;Strumming is brushing across several strings at once with a pick or the fingers.
*tonguing;Tonguing is starting each note of a wind instrument with the tongue.
*hi hat;A hi-hat is a pair of cymbals on a stand that is closed with a pedal or struck with a stick.
paradiddle;A paradiddle is a drum pattern of right left right right, left right left left.
12 bar blues,twelve bar blues;The twelve-bar blues is a pattern of twelve bars on the chords I, IV and V: four bars of I, two of IV, two of I, one of V, one of IV, two of I.
yoga
savasana,shavasana,corpse pose;Savasana is the rest at the end of a class, lying flat on the back; the Sanskrit name means corpse pose.
downward dog,downward facing dog;Downward dog is a pose on hands and feet with the hips high, so that the body makes an upside-down V.
vinyasa;Vinyasa is yoga that flows from pose to pose with the breath, and also the short chain plank, chaturanga, upward dog, downward dog.
asana,asanas;An asana is a pose or posture.
pranayama;Pranayama is the practice of controlled breathing.
chaturanga;Chaturanga is a low plank with the elbows bent close to the ribs.
sun salutation,surya namaskar;A sun salutation is a chain of about twelve poses, done in a flow with the breath, that warms up the whole body.
ujjayi,ujjayi breath;Ujjayi is slow breathing through the nose with the throat a little narrowed, so that it sounds like the sea.
yin yoga;Yin yoga holds a few poses, mostly on the floor, for three to five minutes each.
hatha,hatha yoga;Hatha is slow yoga of single poses and breathing, a good kind for beginners.
ashtanga,ashtanga yoga;Ashtanga is a strong form of yoga with fixed series of poses in a set order.
bikram,bikram yoga,hot yoga;Bikram is 26 poses in a room of about 40 °C (105 °F); hot yoga is any kind in a heated room.
kundalini,kundalini yoga;Kundalini yoga joins movement, breathing, chanting and meditation.
mudra,mudras;A mudra is a gesture of the hands that has a meaning.
*chakra,chakras;A chakra is one of seven centres of energy along the spine in Indian tradition; medicine knows of none.
*tree pose;Tree pose is standing on one leg with the other foot against the shin or thigh, never the knee.
*cobra pose,*cobra;Cobra is lying on the front and lifting the chest with the hands under the shoulders.
*warrior pose,warrior one,warrior two;Warrior is a wide lunge with the front knee bent and the arms stretched up (one) or out to the sides (two).
*child's pose,childs pose;Child’s pose is a rest on the knees, sitting back on the heels with the forehead on the mat.
drishti;Drishti is the point on which the eyes rest in a pose.
bandha,bandhas;A bandha is a “lock”: muscles of the pelvic floor, belly or throat drawn in while breathing.
gym
deload,deload week;A deload week is a planned easy week of training, with about half the weight or sets, so that the body recovers.
rpe;RPE is the rate of perceived exertion, how hard a set felt from 1 to 10; at 8 two more repetitions would have been possible.
amrap;AMRAP stands for “as many rounds, or repetitions, as possible” in a given time.
emom;EMOM stands for “every minute on the minute”: a set begins at each full minute, and the rest of the minute is rest.
wod;WOD stands for “workout of the day” in CrossFit.
tabata;Tabata is eight rounds of 20 seconds of full effort and 10 seconds of rest, four minutes in all.
superset;A superset is two exercises done one after the other without a rest.
drop set;A drop set is a set that goes on with a lighter weight as soon as you can’t lift the first one again.
1rm,one rep max,1 rep max;The one-rep max, 1RM, is the heaviest weight that you can lift once.
progressive overload;Progressive overload is making the work a little harder over the weeks, with more weight, repetitions or sets.
deadlift;A deadlift is lifting a bar from the floor until you stand upright, with a straight back.
romanian deadlift,rdl;A Romanian deadlift starts from standing: the bar is lowered along the legs by pushing the hips back, knees nearly straight.
compound exercise,compound exercises,compound lift;A compound exercise works several joints and muscles at once, such as a squat or a press.
isolation exercise,isolation exercises;An isolation exercise works one muscle at one joint, such as a biceps curl.
time under tension;Time under tension is how long the muscle works in a set; lowering slowly makes it longer.
bmr,basal metabolic rate;BMR is the basal metabolic rate, the energy that the body uses at complete rest.
tdee;TDEE is total daily energy expenditure, all that you burn in a day with movement.
zone 2;Zone 2 is easy endurance training at which you can still talk, about 60 to 70 per cent of the highest heart rate.
tempo run;A tempo run is a steady run at a “comfortably hard” pace, about what you could hold for an hour.
fartlek;Fartlek, Swedish for “speed play”, is a run in which fast and slow stretches change as you like.
interval training,*intervals;Interval training changes between short hard efforts and easy recovery.
negative split;A negative split is running the second half of a race faster than the first.
pb,personal best,*pr;PB stands for “personal best”, the best time or weight that somebody has reached; in America it is a PR, personal record.
calisthenics;Calisthenics is exercise with the weight of your own body, such as press-ups, pull-ups and squats.
plyometrics,plyometric exercise;Plyometrics are jumps and other explosive moves in which the muscle stretches and springs back.
isometric exercise,isometrics;An isometric exercise holds a position without movement, such as a plank or a wall sit.
*eccentric;The eccentric part of an exercise is the lowering, while the muscle lengthens under load.
*core;The core is the muscles round the middle of the body: belly, back, sides and pelvic floor.
*foam rolling;Foam rolling is rolling muscles over a firm foam tube to ease stiffness.
*cutting,*bulking,cutting and bulking;Bulking is eating more than you burn to build muscle, and cutting is eating less to lose fat.
*macros;Macros are the three main nutrients, protein, carbohydrate and fat.
*plank;A plank is holding the body straight on forearms and toes.
burpee,burpees;A burpee is a squat, a jump back to a plank, mostly a press-up, a jump forward, and a leap up.
doms;DOMS is delayed onset muscle soreness, the ache that comes a day or two after unusual exercise.
`;
