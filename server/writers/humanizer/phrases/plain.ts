/** Formal words with an everyday twin: for Standard and for blogs. */
export const PLAIN = `
it(?: is|['’]s)(?: also| equally)? (?:[WEIGHTY]|interesting|worthwhile) to (?:note|remember|mention|recognize|recognise|acknowledge|understand|point out|emphasize|emphasise|stress|highlight|keep in mind|bear in mind|realize|realise) that,? > _ / keep in mind that / note that
it(?: is|['’]s)(?: also)? worth (?:noting|mentioning|remembering|pointing out|highlighting|emphasizing) that,? > _ / keep in mind that / note that
significantly(?= (?:\\p{L}+er|more|less|better|worse|higher|lower|fewer)\\b) > much / a lot
(?<!statistically )significantly > greatly / considerably
substantially > greatly
considerably(?= (?:\\p{L}+er|more|less|better|worse)\\b) > much
(?<!statistically )significant[ATTR] > big
substantial[ATTR] > large / big
numerous[PLURAL] > many / lots of
a multitude of > lots of
individuals > people
an individual > a person
(?<!\\b(?:our|its|their|your|my|key|all|other|various|the|internal|external|different|multiple|many|among|between) )stakeholders > everyone involved
sufficient(?= \\p{L}) > enough
(?<=is |are |be |was |were |usually |often |typically |normally )sufficient > enough
an optimal > the best
optimal > best
a viable > a workable
viable[ATTR] > workable
daunting > tough / hard
beneficial > helpful / good
detrimental > harmful
advantageous > helpful
adverse > bad / harmful
additional\\b(?! to) > extra
typically > usually
frequently > often
subsequently > later / then
initially > at first
primarily > mainly / mostly
predominantly > mostly
solely > only
merely > just / only
approximately > about / around
prior to mak(?:ing|e) a purchase > before buying
make a purchase > buy
making a purchase > buying
prior to > before
previous to > before
subsequent to > after
with (?:regard|respect) to > about
in regard to > about
in relation to > about
pertaining to > about
regarding > about
as well as the fact that > and that
amongst > among
whilst > while
a number of[PLURAL] > several / some
a considerable amount of > a lot of
a great deal of > a lot of
a multitude > lots
for instance > for example
requirements > needs
modifications > changes
methodology > method
methodologies > methods
components > parts
objectives > goals / aims
assistance > help
expenditure > spending
remuneration > pay
residence > home
ambiance > mood
ambience > mood
endeavou?r to > try to
(?<=\\b(?:an?|the|this|every|daunting|tough|hard|worthwhile|rewarding|creative) )endeavou?r > task / job
endeavou?rs > efforts
prowess > skill
realm > field
several key considerations > a few things
several key (?:factors|points|aspects)(?= to) > a few things
key considerations > main points
plethora > mass
pinnacle > peak
cognizant of > aware of
extensive[ATTR] > wide / large
diverse[ATTR] > varied
delightful > lovely
esteemed > respected
renowned > well-known
exceptionally > very
it is advisable to > it is wise to / it is best to
it is recommended to > it is best to
it is recommended that > it is best if
it is anticipated that > the expectation is that
it is (?:essential|imperative|vital) to > it is important to
the perfect solution > just the thing
offer just the thing > are just the thing
(?<=^|, )one (should|must|can|may|might) > people $1
whether you are seeking > whether you are after
are you looking to > do you want to / would you like to
seeking to > hoping to / trying to
increasingly (important|popular|common|difficult|clear|complex) > more and more $1
numerous > many
upon(?= \\p{L}+ing) > on
therefore, one > so people
remains? standing > still stand
an array of > a range of
the essence of > the heart of
in contrast to > unlike
is comprised of > is made up of
are comprised of > are made up of
comprises > is made up of
at an affordable price > at a fair price
for a variety of reasons > for many reasons
in a variety of ways > in many ways
has the advantage of being > is also
be mindful of > watch
be cognizant of > be aware of
in such a way that > so that
to a great extent > largely
to a certain extent > partly
to a large extent > largely
at all times > always
with ease > easily
in an attempt to > to try to
on numerous occasions > often / many times
on several occasions > several times
in the majority of cases > mostly / usually
in most cases > usually
in many cases > often
in some cases > sometimes
until such time as > until
in the absence of > without
in the process of > busy
is able to > can
are able to > can
were able to > could
was able to > could
(we|they|you|I) require > $1 need
was unable to > could not
were unable to > could not
is unable to > cannot
are unable to > cannot
is not able to > cannot
are not able to > cannot
`;
