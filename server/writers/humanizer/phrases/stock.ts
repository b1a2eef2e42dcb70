/** Phrases that no person needs, and what a person says: taken out in every tone. An empty right side leaves them out. */
export const STOCK = `
in this (?:comprehensive|ultimate|complete|full|in-depth|detailed) guide,? we(?: will|['’]ll| are going to)? (?:delve into|dive into|explore|cover|look at|walk you through|discuss) (?:everything|all) you need to know about > this guide covers what you need to know about
the rapid advancements? of > rapid progress in
rapid advancements? in > rapid progress in
fundamentally(?= (?:transform|chang|alter|reshap|shift)\\p{L}*) > deeply
one of the most (?:pressing|critical|significant) (issues|challenges|problems) (?=of our time|facing) > one of the most urgent $1
tailored to the (?:unique|specific) needs of > suited to the needs of
a balanced and thoughtful approach > a balanced approach
a (?:comprehensive|holistic|multifaceted) and (?:balanced|thoughtful|strategic) approach > a broad approach
(must|should|need to|can|have to) be (?:carefully|thoughtfully|properly) addressed > $1 be handled with care
challenges (?:that are )?associated with > difficulties that come with
potentially leading to > which can lead to
to address (?:these|this) (issues?|challenges?|problems?|concerns?), > to deal with this,
in light of this, > because of this,
requires a (?:collective|concerted) effort > calls for a joint effort
primary(?= (?:advantages?|benefits?|reasons?|causes?|goals?|aims?|purposes?|concerns?|challenges?|objectives?|focus)\\b) > main
highly motivated and results-(?:driven|oriented) > motivated
results-(?:driven|oriented) and highly motivated > motivated
results-(?:driven|oriented)(?= \\p{L}) > hard-working
adept at > skilled at / good at
thrive in (?:an? )?(?:collaborative|team) environments? > work well with others
thrive in (?:an? )?fast-paced environments? > work well under pressure
skills align with > skills fit
an unforgettable (?:journey|adventure)(?=[.!]) > a trip to remember
a serene escape from > a quiet place away from
the ultimate game[- ]changer (?:in|for) > a real step forward in
unlock a healthier,? happier you > feel healthier and happier
unlock (your|their|his|her|our) (?:full |true )?potential > make the most of $1 abilities
has got you covered > can help
revolutionary(?= (?:new )?(?:\\p{L}+ )?(?:solution|product|approach|tool|platform|app|device|serum)s?\\b) > new
significant delays > long delays
overall(?= (?:well-being|wellbeing|health)\\b) > _
(?:please )?(?:do not|don['’]t) hesitate to (?:reach out|get in touch|contact (?:me|us))(?! (?:to|with)\\b) > please get in touch
(?:please )?(?:do not|don['’]t) hesitate to (?:reach out to|contact|get in touch with) > please contact
(?:please )?(?:do not|don['’]t) hesitate to (ask|call|write|email) > please $1
we appreciate your (cooperation|patience|understanding)(?: and (?:cooperation|patience|understanding))?(?: in this matter)? > thank you for your $1
(?<=^|, )should you (encounter|experience|require|need|wish|want|run into) > if you $1
kindly (request|ask|invite|remind) > $1
make arrangements to > arrange to
customer-centric approach > customer-first approach
in today's [PACE](?:,? [PACE])* (?:world|age|era|landscape|society|environment|marketplace|market|climate|economy|times) > today / these days / in times as busy as these
in (?:the|this) (?:modern|digital|information|internet) (?:age|era|world)(?=,) > today / these days / nowadays
in an? (?:ever-changing|ever-evolving|rapidly changing|rapidly evolving|fast-paced|increasingly \\p{L}+) (?:world|landscape|environment)(?=,) > today / these days
in the (?:ever-changing|ever-evolving|fast-paced|dynamic|rapidly (?:evolving|changing)) (?:world|landscape|realm|field|sphere) of > in
in the (?:realm|landscape|sphere) of > in
the (?:realm|ever-evolving world|ever-changing world|intricate world|fascinating world) of >
it (?:should|must|can|may)(?: also)? be (?:noted|mentioned|remembered|emphasized|pointed out|stressed) that,? >
it bears (?:mentioning|repeating|noting) that >
one (?:should|must) (?:note|remember|bear in mind|keep in mind) that >
please (?:note|be advised) that >
it goes without saying that >
it is no secret that >
there is no (?:doubt|question|denying) that > no doubt / clearly,
needless to say, >
as we all know, >
as previously mentioned, >
as mentioned (?:earlier|above|previously), >
at its core, > at heart,
at the end of the day > in the end
when all is said and done > in the end
last but not least > finally
first and foremost > first
each and every > every
any and all > all
when it comes to(?= \\p{L}+ing (?:the|an?|your|their|our|its|my|this|these|to)\\b) > in
(?<=^)when it comes to > as for / with
when it comes to > with
what sets (.{3,40}?) apart is > what is different about $1 is
(?:serves|stands|acts) as an? (?:powerful |true |lasting |enduring )?testament to > shows / is proof of
(?:served|stood|acted) as an? (?:powerful |true |lasting |enduring )?testament to > showed
(?:is|remains) a (?:powerful |true |lasting |enduring )?testament to > shows
an? testament to > proof of / a sign of
an? (?:rich |vibrant |complex |intricate |diverse |colorful )*tapestry of > a rich mix of
an? (?:wide|vast|broad|diverse|extensive|wide-ranging) (?:range|array|variety|selection|spectrum|assortment) of > all kinds of / a range of
an? (?:myriad|plethora|multitude|host|abundance) of[PLURAL] > many / a great many
an? (?:myriad|plethora|multitude|abundance|wealth) of > plenty of
myriad[PLURAL] > many
countless[PLURAL] > many / a great many
(can|could|may|might|will|would|must|should|to) play an? [WEIGHTY](?: and [WEIGHTY])? (?:role|part) in > $1 be key to / $1 be central to
plays an? [WEIGHTY](?: and [WEIGHTY])? (?:role|part) in > is key to / is central to
play an? [WEIGHTY](?: and [WEIGHTY])? (?:role|part) in > are key to / are central to
played an? [WEIGHTY](?: and [WEIGHTY])? (?:role|part) in > had a large part in / did much for
playing an? [WEIGHTY](?: and [WEIGHTY])? (?:role|part) in > having a large part in
plays an? [WEIGHTY] (?:role|part)(?= (?:here|too|as well)|[.,;]) > matters a great deal
play an? [WEIGHTY] (?:role|part)(?= (?:here|too|as well)|[.,;]) > matter a great deal
an? [WEIGHTY] (?:component|element|aspect|piece|ingredient) of > an important part of
an? (?:integral|indispensable) part of > part of / very much part of
of (?:paramount|utmost|critical|vital|crucial) importance > very important
is (?:absolutely )?paramount > matters most / comes first
are (?:absolutely )?paramount > matter most / come first
cannot be overstated > is hard to overstate
crucial > important / essential
pivotal[ATTR] > key / important
indispensable > essential
it is imperative(?= (?:to|that)) > it is important
(business|strategic|moral|economic|national) imperative > $1 necessity
(?<=\\b(?:is|are|was|were|be|becomes|become|remains) )imperative > essential
robust[ATTR] > strong
comprehensive[ATTR] > full / complete / thorough
seamless[ATTR] > smooth
seamlessly > smoothly / easily
effortlessly > easily
cutting-edge > modern / up-to-date
state-of-the-art > modern / up-to-date
groundbreaking[ATTR] > new
the transformative power of > the power of
nothing short of transformative > one of great change
transformative > powerful
unparalleled > exceptional / rare
unmatched[ATTR] > exceptional
unwavering > steady / firm
meticulously > carefully
meticulous > careful
multifaceted approach > broad approach
multifaceted > complex
intricate[ATTR] > complex / detailed
holistic > all-round / rounded
invaluable > very useful
immensely(?= \\p{L}+ing\\b) > very / deeply
profoundly > deeply
vibrant[ATTR] > lively
bustling > busy
nestled(?= (?:in|on|among|between|at)) > set
(?<=s )boast(?= (?:an?|the|its|over|more|some|many|lower|higher|better|longer|fewer|\\d)\\b) > have
boasts(?= (?:lower|higher|better|longer|fewer)\\b) > has
boasts(?= (?:a|an|the|its|over|more|some|many|breathtaking|stunning|beautiful|spectacular|panoramic|\\d)\\b) > has
timeless classic > classic
ever-evolving > changing
ever-changing > changing
ever-growing > growing
rapidly evolving > fast-changing
fast-paced > busy
actionable insights? > practical insight
actionable > practical
valuable(?= (?:insights?|lessons?|information|tools?|tips?|advice|skills?|feedback|opportunit|resources?)) > useful
unique blend of > mix of
the (?:perfect|ideal) (?:blend|mix|combination) of > a good mix of
perfect blend of > good mix of
harmonious blend of > good mix of
delicate balance > balance
keen interest > interest
a strong commitment to > a commitment to
I am writing to express my (?:keen |strong |sincere |deep )?interest in(?= (?:the .{1,60}?\\b(?:position|role|job|post|vacancy)\\b)) > I am applying for / I would like to apply for
I hope (?:this|my) (?:e-?mail|message|letter|note) finds you well > I hope you are well
I am writing to (?:inform you|let you know) that > I want to let you know that
I would like to inform you that > I want to let you know that
(?:please be informed|we would like to inform you|we are writing to inform you) that > this is to let you know that
any questions or concerns > any questions
should you have any questions > if you have any questions
at your earliest convenience > as soon as you can
per your request > as you asked
attached please find > attached is
please find attached > attached is
kindly(?= \\p{L}) > please
I look forward to the opportunity to > I would be glad to / I would welcome the chance to
makes me an? (?:ideal|perfect|excellent|strong) (?:candidate|fit) > makes me a good fit
seasoned(?= (?:professional|expert|barista|pro\\b|veteran|travell?er|developer|marketer|investor|writer|gardener|cook|chef|player|user|runner|entrepreneur)) > experienced
captivating > charming / engaging
elevated(?= (?:experience|level|quality)) > better
higher levels of > more / greater
high levels of > a high degree of
game-changing > important
is an? (?:true |real |total |absolute )?game[- ]changer > makes all the difference / makes a big difference
are (?:true |real |total )?game[- ]changers > make all the difference / make a big difference
an? (?:true |real |total |absolute )?game[- ]changer > a turning point / a real step forward
an? treasure trove of > a rich store of
an? beacon of > a sign of
the cornerstone of > the basis of / the foundation of
a cornerstone of > a basis of / a foundation of
an? catalyst for > a spur to / a reason for
a paradigm shift > a deep change
(?:is|stands) at the forefront of > leads
(?:are|stand) at the forefront of > lead
an? deep dive into > a close look at
an? (?:crucial|key|pivotal|vital)(?= (?:step|factor|moment|point|question|tool)) > an important
has emerged as > has become
have emerged as > have become
emerged as > became
(?:serves|acts|functions) as(?= an? ) > is
(?:serve|act|function) as(?= an? ) > are
(to|can|could|may|might|will|would|must|should) are(?= an? ) > $1 be
represents(?= (?:an? (?:[WEIGHTY]|major|big|real|huge)\\b)) > is
represents one of > is one of
represent one of > are one of
immense[ATTR] > great
firstly, > first,
secondly, > second,
thirdly, > third,
continues to be > is still
continue to be > are still
has the (?:potential|ability|capacity|power) to > can
have the (?:potential|ability|capacity|power) to > can
is poised to > is set to
are poised to > are set to
through the implementation of > by introducing
(?:in order|so as|in an effort|in a bid) to > to
(?:due|owing) to the fact that > because / since
(?:in light|in view|because) of the fact that > because / since
given the fact that > since / given that
(?:despite|in spite of|notwithstanding) the fact that > although / even though
in the event that > if
in the event of > if there is
in (?:cases|instances|situations|circumstances) (?:where|in which) > where / when
at this (?:point|moment|juncture) in time > now
at the present (?:time|moment) > now / at present
in the near future > soon
at an early stage > early / early on
at a later (?:date|time|stage) > later
on a (daily|weekly|monthly) basis > $1
on a regular basis > regularly
on an ongoing basis > all the time
in a timely (?:manner|fashion) > on time / promptly
in an efficient manner > efficiently
in an effective manner > effectively
for the duration of > during / throughout
(?:during|in) the course of > during
over the course of > over
for the purpose of > for
the (?:vast |overwhelming )?majority of(?= (?:the|these|those|its|his|her|our|their|my|your|them|us)\\b) > most of
the (?:vast |overwhelming )?majority of > most
a (?:large|significant|substantial|considerable|growing) number of > many
a small number of > a few
in accordance with > in line with / under
by means of > by / with
through the use of > with / by using
in conjunction with > together with / along with
with the exception of > except
in close proximity to > close to / near
in the vicinity of > near
on the part of > by
including,? but not limited to,? > including / such as
pays dividends > pays off
pay dividends > pay off
(?:moving|going) forward, > from here on, / from now on,
in light of these considerations > for these reasons / with this in mind
taking (?:all )?(?:these|this) (?:factors )?into (?:account|consideration) > with this in mind
without a (?:shadow of a )?doubt > no doubt
thereby(?= \\p{L}+ing\\b) >
whereby > in which
new and innovative > new
clear and concise > clear
safe and secure > safe
various different > various
rich and diverse > varied
vast and diverse > wide
effective and efficient > efficient
efficient and effective > efficient
unique and innovative > new
hopes and dreams > hopes
growth and development > growth
synergy > cooperation
synergies > shared gains
deep dive > close look
hustle and bustle > noise and rush
look and feel > look
at your fingertips > at hand / within reach
take (.{2,30}?) to the next level > improve $1
taking (.{2,30}?) to the next level > improving $1
takes (.{2,30}?) to the next level > improves $1
a must-have > something to have
a myriad > many
the (?:possibilities|options) are endless > there is a great deal to try
only time will tell > we will see
now more than ever > now
more than just an? > more than a
for generations to come > for a long time to come
for years to come > for many years
stands out as > is
is widely regarded as > is seen as
are widely regarded as > are seen as
offers an unparalleled > offers an exceptional
the facilitation of > support for
(?<=^|through |by |for |with |of |in |during )the implementation of > introducing
the utilization of > using
the optimization of > improving
the enhancement of > improving
`;
