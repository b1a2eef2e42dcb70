/** Worn-out and colloquial phrases, and the sober ones of an essay: for Academic, before the stock phrases. */
export const SOBER = `
it(?: is|['’]s)(?: also| equally)? (?:[WEIGHTY]|interesting|worthwhile) to (?:note|remember|mention|recognize|recognise|acknowledge|understand|point out|emphasize|emphasise|stress|highlight|keep in mind|bear in mind|realize|realise) that,? > _ / it may be added that
it(?: is|['’]s)(?: also)? worth (?:noting|mentioning|remembering|pointing out|highlighting|emphasizing) that,? > _ / it may be added that
in today's [PACE](?:,? [PACE])* (?:world|age|era|landscape|society|environment|marketplace|market|climate|economy|times) > at present / today
plays an? [WEIGHTY](?: and [WEIGHTY])? (?:role|part) in > is central to / contributes substantially to
play an? [WEIGHTY](?: and [WEIGHTY])? (?:role|part) in > are central to / contribute substantially to
played an? [WEIGHTY](?: and [WEIGHTY])? (?:role|part) in > contributed substantially to
is an? (?:true |real |total |absolute )?game[- ]changer > marks a considerable advance / represents a considerable advance
an? (?:true |real |total )?game[- ]changer > a considerable advance
crucial > essential / important
pivotal[ATTR] > decisive / important
robust[ATTR] > sound / reliable
comprehensive[ATTR] > thorough / full
transformative > far-reaching
valuable resource > useful resource
significant(?= (?:role|part|challenges?|issues?|problems?|concerns?|questions?)\\b) > considerable
(?<!statistically )significant[ATTR] > considerable / marked
(?<!statistically )significantly(?= (?:\\p{L}+er|more|less|better|worse|higher|lower|fewer)\\b) > considerably
(?<!statistically )significantly > considerably / markedly
a lot of[PLURAL] > many
a lot of > a great deal of
lots of[PLURAL] > many
lots of > a great deal of
a bunch of[PLURAL] > several
plenty of > ample
tons of[PLURAL] > many
kids > children
moms > mothers
dads > fathers
nowadays > at present / today
right now > at present
maybe > perhaps
(?:really|totally|super|pretty)(?= (?:important|useful|helpful|good|large|small|effective|clear|difficult|easy|simple|complex|strong|hard)\\b) > very
a bit(?= \\p{L}) > somewhat
big[ATTR] > large / considerable
huge[ATTR] > very large
tough[ATTR] > difficult
hard to > difficult to
good for > beneficial to
bad for > harmful to
enough(?= (?:time|money|evidence|data|information|space|support|food|water|sleep|light)\\b) > sufficient
started to > began to
starts to > begins to
thing is, > point is that
stuff > material
anyway, >
like I said, >
you know, >
basically, >
obviously, >
of course, >
as you can see, >
it turns out that >
in a nutshell, > in brief,
so-called >
kind of(?= \\p{L}+ly\\b) >
whether or not > whether
the reason why is that > the reason is that
is because of the fact that > is because
numerous and varied > varied
prior to > before
subsequent to > after / following
it is recommended to > it is advisable to
delightful > pleasant
daunting > demanding / difficult
passion for > interest in
passionate about > committed to
keen > strong
the perfect solution > an appropriate solution
seeking to > intending to / hoping to
are you looking to > do you wish to
immensely(?= \\p{L}+ing\\b) > highly
opportunities for growth > opportunities to develop
Thank you for your consideration > Thank you for considering my application
at an early stage > early
a host of[PLURAL] > many
gets rid of > eliminates
these days > at present
a must > a necessity
due to this > for this reason
on top of that > moreover
plus, > in addition,
`;
