/**
 * Words and forms that people mix up: the two of them, what tells them apart, and for some the words that go with the one and with the
 * other. A slash parts spellings of one side.
 */
export const CONFUSED = `
less|fewer;Fewer is for what can be counted and less for what cannot: fewer people, less water. A distance, a time, a weight or a sum of money counts as one amount, so it is less than 5 miles, less than two hours, less than £20. In everyday speech many people say less for both.
much|many;Many is for what can be counted and much for what cannot: many books, much time. In everyday statements most people say a lot of for both, and keep much for questions and for not.
amount|number;Number is for what can be counted and amount for what cannot: a number of people, an amount of money.
make|do;Make is mostly to create or produce something: make a cake, a list, a noise, a mistake, a decision. Do is mostly for a task or an activity: do homework, the dishes, sport, your job. Many are fixed phrases that have to be learnt.;decision,mistake,mistakes,cake,breakfast,lunch,dinner,tea,coffee,noise,mess,bed,call,money,friends,plan,plans,promise,progress,effort,appointment,reservation,suggestion,choice,list,sense,offer,complaint,excuse,speech,profit,peace,sure,change,changes,arrangements,statement,comment,payment,request,wish,copy,fun,difference,exception,impression,sandwich,food,party;homework,dishes,housework,laundry,shopping,job,work,exercise,exercises,business,research,course,exam,favour,favor,best,damage,harm,ironing,cleaning,cooking,nothing,gardening,hair,nails,chores,sport,sports,yoga,puzzle,crossword,test,degree,experiment,paperwork,washing,activity,activities,karate
say|tell;You say something, and you tell somebody something: he said that he was tired; he told me that he was tired. To name the listener after say, use to: she said to me. You tell the truth, a lie, a story, a joke and the time.;hello,goodbye,sorry,yes,no,thanks,prayer,word;story,joke,lie,truth,time,secret,difference,me,him,her,us,them
bring|take;Bring is towards the place where the speaker or listener is or will be, take is away from it: bring me a cup; take this to your aunt. To the host of a party you say what you will bring; at home you say what you will take.
lend|borrow;You lend something to somebody, and you borrow something from somebody: can you lend me a pen? Can I borrow your pen?
come|go;Come is towards the speaker or listener, go is away from them: come here; I am coming to your house; I am going to work.
speak|talk;They mean nearly the same. Speak is a little more formal and is used of languages and on the phone: speak English, may I speak to Ann? Talk is for a conversation: we talked for hours.;english,french,spanish,language,languages,phone;gossip
hear|listen;You hear what reaches your ears without trying; you listen when you pay attention, and listen takes to: I heard a noise; I listened to the radio.
look|see;You see what comes before your eyes; you look when you turn your eyes to something on purpose, and look takes at: look at this; I can see the sea.
look|watch;You look at something for a moment, mostly something still; you watch something that moves or changes, for a time: look at the picture; watch the film.;picture,photo;tv,television,film,movie,match,game
see|watch;You watch television, a match or children at play, with attention; you see a film, a play or a show when you go to one. At home most people say watch a film.
by|until;By means not later than; until means all the time up to: finish it by Friday; stay until Friday.
since|for;For goes with a length of time and since with its beginning: for five years, since 2019. Both mostly go with have: I have lived here for five years.;2019,2020,monday,yesterday,morning,christmas,january,birth,childhood;years,hours,weeks,days,months,minutes,ages
during|while;During goes before a noun, while before a clause with a verb: during the film; while we were watching.
during|for;For tells how long, during tells when: it rained for three days during the holidays.
few|a few;A few means some, which is enough; few means not many, fewer than one would like: I have a few friends here; he has few friends. The same holds for little and a little.
little|a little;A little means some, which is enough; little means not much: there is a little milk; there is little hope. Use them for what cannot be counted, and few for what can.
little|few;Few is for what can be counted, little for what cannot: few people, little money.
some|any;Some is mostly for statements and for offers, any for questions and with not: I have some milk; have you any milk? I have not any. Any in a statement means no matter which: take any.
somebody|anybody;Somebody is mostly for statements, anybody for questions and with not: somebody called; did anybody call? I do not know anybody.
a|an;An stands before a vowel sound, a before a consonant sound: an apple, an hour (the h is silent), an MRI; but a university, a European, a one-way street. The sound counts, not the letter.;university,uniform,european,one,useful,unique,user,unit,euro,union,hotel,house,history;hour,honest,honour,honor,heir,mri,fbi,mp,sms,x-ray,apple,egg,hour's,umbrella,mba,nhs
was|were;Was goes with I, he, she and it, were with you, we and they. After if, for what is not real, careful writers put were with all: if I were you; in everyday speech was is common, too.;i,he,she,it;you,we,they
has|have;Has goes with he, she and it, have with I, you, we and they: she has a car; they have one. After does, did, can and to it is always have: does she have a car?;he,she,it,everyone,everybody,nobody;i,you,we,they
is|are;Is goes with one, are with more than one and with you: the dog is, the dogs are. Of a team or family Americans say is and the British often are.;news,information,advice,everybody,everyone,nobody,maths,luggage,furniture;police,people,jeans,glasses,trousers,scissors,clothes
do|does;Does goes with he, she and it, do with I, you, we and they: does she know? Do they know?;i,you,we,they;he,she,it
don't|doesn't;Doesn’t goes with he, she and it, don’t with I, you, we and they: he doesn’t know; they don’t know.
did|done;Did stands alone and done needs have or be: I did it; I have done it; it is done. “I done it” is dialect.
went|gone;Went stands alone and gone needs have: I went yesterday; she has gone home. “Have went” is wrong.
saw|seen;Saw stands alone and seen needs have: I saw it; I have seen it.
drank|drunk;Drank stands alone, drunk needs have: I drank it; I have drunk it.
ate|eaten;Ate stands alone, eaten needs have: I ate it; I have eaten it.
who|that;Who is for people and that for things, and in everyday English for people as well: the man who called; the car that broke down.
who|whom;Who does something, and whom has something done to it: who called you? Whom did you call? If you could answer with him or them, whom is right. In speech nearly everybody says who; whom lives on after a preposition, as in to whom.
who|which;Who is for people, which for things and animals: the woman who called; the letter which came.
me|i;Use I for the one who acts and me for the one to whom it is done: she and I left; he saw her and me. Leave out the other person to test it: he invited me, so he invited my wife and me. Between you and me is right, since me follows between.
me|myself;Myself goes back to I: I cut myself; I did it myself. Otherwise it is me: send it to Ann or me, not to Ann or myself.
any one|anyone/any-one;Anyone means anybody; any one means any single one of several: anyone can come; any one of these will do.
every one|everyone;Everyone means everybody; every one means each single one: everyone came; every one of the eggs was broken.
if|whether;Both fit after ask, know and see: I do not know if or whether he will come. Whether is needed before to and after a preposition, and with or not beside it: whether to go; it depends on whether it rains.
job|work;A job can be counted and work cannot: she has a job; she has work. You go to work, and you look for a job.
trip|travel;A trip is one going and coming back; travel is going to places in general and has no plural in everyday use: a business trip; I love travel. A journey is the way from one place to another.
trip|journey;A trip is going somewhere and coming back, mostly for a short time; a journey is the way itself, mostly a long one: a day trip; the journey took nine hours.
travel|journey;Travel is going to places in general, and mostly a verb; a journey is one way from a place to another, mostly a long one: I love to travel; the journey took nine hours.
house|home;A house is a building; a home is where you live and belong, which may be a flat. You go home without to, but to a house.
fun|funny;Fun is what you enjoy; funny is what makes you laugh, or is strange: the party was fun; the joke was funny.
boring|bored;What is boring makes you bored: the film is boring; I am bored. All such pairs work so: -ing for the cause, -ed for the feeling.;film,movie,book,class,lesson,job,teacher;i
interesting|interested;What is interesting makes you interested: the book is interesting; I am interested in it. -ing is for the cause, -ed for the feeling.
exciting|excited;What is exciting makes you excited: the game is exciting; I am excited about it. -ing is for the cause, -ed for the feeling.
tiring|tired;What is tiring makes you tired: the work is tiring; I am tired.
so|such;So goes before an adjective or adverb alone, such before a noun: so big; such a big dog; such nice people.
too|very;Very makes a word stronger; too means more than is good or wanted: the tea is very hot; it is too hot to drink.
too|either;Too goes with what is affirmed and either with not: I like it, too; I do not like it, either.
too|also;They mean the same. Also stands in the middle and too at the end: I also speak French; I speak French, too.
still|yet;Still says that something goes on; yet says that it has not happened so far, in questions and with not: it is still raining; it has not stopped yet.
already|yet;Already is for what has happened, mostly in statements; yet is for questions and with not: I have already eaten; have you eaten yet?
used to|use to;It is used to in statements and use to after did: I used to smoke; did you use to smoke? I did not use to.
win|beat;You win a game, a match or a prize, and you beat the other side: we won the match; we beat them.;game,match,race,prize,medal,war,election;team,them,him,her,us,record,opponent
hope|wish;Hope is for what may well come true, wish for what is not so or hardly can be: I hope that you get well soon; I wish I were taller. In set greetings you wish somebody something: I wish you a happy birthday.
miss|lose;You miss a bus, a train or a chance when you are too late, and people whom you would like to see; you lose a thing that you cannot find, and a match: I missed the bus; I lost my keys.;bus,train,flight,chance,class,appointment,plane;keys,phone,wallet,weight,match,game,money
ago|before;Ago counts back from now, before from another time in the past: I met him two years ago; I had met him two years before.
some time|sometime;Some time is a length of time, sometime is at a time not named, and sometimes is now and then: it took some time; come round sometime; I sometimes walk.
each|every;Each thinks of them one by one, also of two, and can stand alone; every thinks of all together, of three or more: each of the two; every day.
both|either;Both is the two, either is the one or the other: both answers are right; either answer will do.
either|neither;Either is the one or the other, neither is not the one and not the other. Either goes with or, neither with nor.
neither nor/nor|neither or/or;Neither goes with nor and either with or: neither tea nor coffee; either tea or coffee. After not, or is usual: not tea or coffee.
compare to|compare with;Compare with is to look at two for what is alike and different; compare to is to say that something is like another: compare this year with last; he compared her to a rose. Many people use both alike.
agree with|agree to;You agree with a person or an opinion, and to a plan or a proposal; two people agree on something.;you,him,her,me,them,opinion;plan,proposal,terms
arrive at|arrive in;You arrive in a country or city and at a smaller place or a building: arrive in Paris; arrive at the station. You never arrive to a place.;station,airport,hotel,school,party,office,home;london,paris,england,country,city,america,france,spain
good at|good in;It is good at for what you do well: good at maths, good at cooking. Good in is for a place or a subject taken as a class, and less usual.
married to|married with;You are married to somebody. Married with is for what one has besides: married with two children.
depend on|depend of/depends of/depend from;It is depend on: it depends on the weather.
listen to|listen;Listen takes to before what one hears: listen to the radio. Alone it stands without: listen!
discuss|discuss about;Discuss takes no about: we discussed the plan. Talk about and a discussion about are right.
explain me|explain to me/explain me this;You explain something to somebody: explain it to me, not explain me it.
looking forward to meet|looking forward to meeting/meeting;It is looking forward to meeting you: this to is a preposition, so a noun or an -ing form follows.
look forward to hear|look forward to hearing/hearing;It is I look forward to hearing from you: this to is a preposition, so a noun or an -ing form follows.
stop to smoke|stop smoking;Stop smoking means to give it up; stop to smoke means to pause in order to smoke.
been to/have been to|gone to/have gone to;She has been to Paris means that she went and is back; she has gone to Paris means that she is there or on her way.
in time|on time;On time means at the hour that was set, in time means early enough: the train was on time; we came in time for the film.
in the end|at the end;In the end means finally; at the end means at the last part of something: in the end we won; at the end of the film.
would|could;Would is for what one is willing to do or what follows from an if; could is for what is possible or one is able to: I would help if I could.
could|can;Can is for now and is plain; could is for the past, for what is possible, and is more polite in a question: I can swim; I could swim at five; could you help me?
should|must;Should is advice, must is a duty or strong need: you should rest; you must stop at a red light.
must|have to;They mean nearly the same; have to is more usual for what rules or others demand. In the negative they differ: you must not means it is forbidden, you do not have to means it is not necessary.
might|may;Both mean perhaps; may is also for permission: it may or might rain; may I come in? Might is a little less sure, and the past of may.
will|going to;Going to is for a plan or what one can see coming, will for a decision made now, a promise or a guess: I am going to move in May; it is going to rain; I will help you.
big|large;They mean the same; large is a little more formal and used of sizes and amounts, big of what matters: a large size, a large number, a big mistake, my big brother.
lose|loose;Lose, with a z sound, is the verb for not keeping or not winning: lose weight, lose a match. Loose means not tight: a loose tooth.;weight,match,game,keys,mind,job;tooth,shirt,change,dress
small|little;Small is for size; little adds a feeling, such as fondness, and goes before a noun: a small house; a cute little house.
tall|high;Tall is for people, trees and buildings, which are narrow and go up; high is for mountains, walls and how far up something is: a tall man; a high shelf.;man,person,people,tree,building,boy,girl;mountain,wall,shelf,price,fence
begin|start;They mean the same; start is more usual in speech and is the only one for machines: start the car.
close|shut;They mean the same; close is a little more formal, and the one for roads, accounts and meetings.
sick|ill;Both mean not well. In Britain ill is the general word and to be sick often means to vomit; in America sick is the general word.
learn|study;You study when you work at something with books; you learn when you come to know or can do it: I studied all night and learned nothing.
learn|teach;The one who gives knowledge teaches, the one who takes it learns: she taught me to swim, and I learned it.
find|find out;You find a thing or a person, and you find out a fact: I found my keys; I found out who did it.
wear|put on;You put clothes on, which is a moment; then you wear them: put on your coat; she wears a coat.
job|career;A job is the work you are paid for now, a career all your working life or the path you take in it.
city|town;A city is larger or more important than a town. In Britain a city has the title from the Crown; in the US each state has its own rule.
advice|advices;Advice cannot be counted and has no plural: some advice, a piece of advice.
information|informations;Information cannot be counted and has no plural: some information, a piece of information.
news is|news are;News takes is: the news is good.
people is|people are;People takes are: many people are here.
police is|police are;Police takes are: the police are here.
how|what;What does it look like? and How does it look? are both right; “how does it look like” is not. What asks for a thing, how for the manner.
how do you call|what do you call;It is what do you call this?, since the answer is a name.
most|most of;Most goes before a noun in general, most of before the, this, my or a pronoun: most people; most of the people here; most of them.
another|other;Another is one more or a different one; other goes before a plural: another cup; other cups; the other one.
other|others;Other stands before a noun and has no plural; others stands alone: other people; the others left.
lately|recently;Lately is for what has gone on up to now, mostly with have; recently is also for one event: I have been tired lately; we met recently.
last|latest;Latest is the newest, last is the one before or the final one: her latest book, and perhaps not her last.
especially|specially;Especially means above all, specially means for one purpose: I like fruit, especially pears; it was specially made.
on|about;A book about dogs is for anybody; a book on dogs is for study.
with|by;By names who did it, with the tool: killed by a man with a knife.
from|of;From is where something comes from, of is what it belongs to or is made of: a letter from Ann; the colour of the door.
in|into;In is where something is, into is movement: she is in the room; she went into the room.
on|onto;On is where something is, onto is movement: the cat is on the table; it jumped onto the table.
to|for;To is the direction or the one who gets it, for is the purpose or the one it is meant to help: I gave it to him; I bought it for him.
at home|in home/in the home;It is at home: I am at home. You go home, without to.
thank you|thanks;Both are right; thanks is more casual.
gonna|going to;Gonna is how going to sounds in quick speech; write going to in anything formal.
gotten|got;In American English gotten is the usual form for become or received (I have gotten better), and got means possess; in British English it is got for both.
learned|learnt;Both are right: learned everywhere, learnt mostly in Britain. The same holds for burned and burnt, dreamed and dreamt, spelled and spelt.
toward|towards;Both are right: toward is more usual in America, towards in Britain.
gray|grey;Grey is British and gray American.
i'm good|i'm well;Both are fine in answer to How are you?; I am well is the more formal one.
between you and i|between you and me;It is between you and me, as me follows a preposition.
could of|could have;It is could have, or could’ve, which only sounds like could of. The same holds for should have and would have.
should of|should have;It is should have, or should’ve, which only sounds like should of.
different than|different from/different to;Different from is right everywhere; different to is common in Britain and different than in America.
i could care less|i couldn't care less;It is I couldn’t care less: it is not possible to care less. “I could care less” is common in American speech and means the same.
`;

/** The preposition that goes with a time or a place: words, then what is said. */
export const PREPOSITIONS = `
weekend,weekends;At the weekend is British, on the weekend American and Australian; “in the weekend” is not usual, except in New Zealand.
morning,afternoon,evening;It is in the morning, in the afternoon and in the evening, but on Monday morning.
night;It is at night, but in the night for something that happens once during it (I woke in the night), and on Friday night.
monday,tuesday,wednesday,thursday,friday,saturday,sunday,mondays,tuesdays,wednesdays,thursdays,fridays,saturdays,sundays;Days take on: on Monday, on Monday morning. Months and years take in, clock times at: in May, at six. At the weekend is British, on the weekend American.
january,february,march,april,may,june,july,august,september,october,november,december,month;Months take in: in May. With the day it is on: on 5 May.
2019,2020,2021,2022,2023,2024,2025,2026,2027,year,summer,winter,spring,autumn,fall,century;Years, seasons and centuries take in: in 2026, in summer.
birthday;It is on my birthday, as with all days.
christmas,easter;At Christmas means the days around it, on Christmas Day the day itself; Americans also say on Christmas. The same holds for Easter.
o'clock,noon,midnight,lunchtime;Clock times take at: at six o’clock, at noon, at midnight.
bus,train,plane,ship,boat,bike,coach,subway,tube;You are on a bus, train, plane, ship or bike, but in a car or taxi. By bus, by car without the or a tells how you travel.
car,taxi,van,truck;You are in a car, taxi or van, but on a bus, train or plane.
hospital;In Britain a patient is in hospital, in America in the hospital; a visitor or worker is at the hospital.
school,university,college,work;At school and at work is where you are; in school also means that one is a pupil, above all in America. University takes at.
bed;It is in bed for lying under the covers, on the bed for on top of it.
phone,telephone,internet,web,tv,television,radio,computer,website;It is on the phone, on the internet, on television, on the radio and on a website.
picture,photo,photograph,painting,image;It is in the picture or photo for what it shows; on it would be on its surface.
street,road;In Britain people live in a street and cars are on the road; Americans say on for both. A house number takes at: at 12 Mill Street.
corner;It is at or on the corner of a street, and in the corner of a room.
party,concert,airport,station,bus stop,door,traffic lights,reception;It is at the party, the airport, the station or the door: at is for a point or an event.
meeting;In a meeting means taking part in it now; at the meeting is for where something was said.
city,country,london,town,village,england,america,world,room,kitchen,garden;Countries, towns and rooms take in: in London, in the kitchen. In the world, too.
island,beach,farm,floor,table,wall,coast,bus ticket,page,list,menu,team,holiday,vacation;It is on: on an island, on the beach, on a farm, on the wall, on page 5, on the list, on holiday. In Britain one is in a team.
top;It is at the top of a page or list, and on top of something that is lower.
address,email;It is at an address, and mail is sent to one.
line,queue;Americans stand in line, in New York on line; the British stand in a queue.
`;
