/** Wordy or chatty phrases, and the brief and civil ones of a good report: for Professional. */
export const CRISP = `
it(?: is|['’]s)(?: also| equally)? (?:[WEIGHTY]|interesting|worthwhile) to (?:note|remember|mention|recognize|recognise|acknowledge|understand|point out|emphasize|emphasise|stress|highlight|keep in mind|bear in mind|realize|realise) that,? > _ / note that
it(?: is|['’]s)(?: also)? worth (?:noting|mentioning|remembering|pointing out|highlighting|emphasizing) that,? > _ / note that
significant(?= (?:role|part|challenges?|issues?|problems?|concerns?|questions?)\\b) > major
(?<!statistically )significant[ATTR] > major / marked
significantly(?= (?:\\p{L}+er|more|less|better|worse|higher|lower|fewer)\\b) > much
(?<!statistically )significantly > markedly / greatly
substantially > markedly
(?<!the )(?:very|really|quite|extremely|incredibly|truly|absolutely|totally|super)(?= (?:important|useful|helpful|good|large|small|effective|clear|difficult|easy|simple|complex|strong|valuable|proud|rewarding|costly|satisfied|successful|efficient|critical|essential|necessary)\\b) >
a lot of[PLURAL] > many
lots of[PLURAL] > many
a bunch of[PLURAL] > several
a couple of > two or three
kids > children
numerous > many
a number of[PLURAL] > several
approximately > about
additional\\b(?! to) > further / more
prior to making a purchase > before purchasing
prior to > before
previous to > before
subsequent to > after
subsequently > later / then
with (?:regard|respect) to > on / about
in regard to > on
in relation to > on
pertaining to > on / about
regarding > about / on
in terms of > in
at this stage > now
(we|they|you|I) require > $1 need
is able to > can
are able to > can
is unable to > cannot
are unable to > cannot
were able to > could
was able to > could
is capable of providing > provides
are required to > must
is required to > must
it is advisable to > it is wise to / it pays to
it is recommended to > it is best to
it is recommended that > it is best if
it is anticipated that > the expectation is that
it is essential to > it is important to
a viable > a sound
viable[ATTR] > sound
sufficient(?= \\p{L}) > enough
delightful > fine
amongst > among
whilst > while
typically > usually
primarily > mainly
predominantly > mainly
merely > only
solely > only
individuals > people
extensive[ATTR] > wide
a considerable amount of > much
in a variety of ways > in several ways
in the majority of cases > in most cases
to a large extent > largely
to a great extent > largely
at all times > always
on numerous occasions > often
until such time as > until
in the absence of > without
for the reason that > because
with a view to > to help in
as a consequence of > because of
as a result of > because of
in the amount of > for
the question as to whether > whether
whether or not > whether
end result > result
final outcome > outcome
future plans > plans
past history > history
advance planning > planning
close collaboration > collaboration
completely eliminate > eliminate
absolutely essential > essential
basic fundamentals > fundamentals
mutual cooperation > cooperation
join together > join
collaborate together > collaborate
plan ahead > plan
I think that >
I feel that >
just wanted to > would like to
(?:kind|sort) of(?= \\p{L}+ly\\b) >
ASAP > as soon as possible
seeking to > wishing to / trying to
requirements > needs
in spite of > despite
a great deal of > much
in such a way that > so that
the ambiance > the atmosphere
endeavou?r to > aim to
endeavou?r > effort
endeavou?rs > efforts
ambiance > atmosphere
prowess > skill
the perfect solution > a good solution
the (.{3,20}?) that you require > the $1 you need
`;
