/**
 * Verbs in every form: "utilize" also takes out "utilizes", "utilizing" and "utilized". `~` marks a verb that is a noun
 * as well: its bare form counts only where a verb must stand. What stands in brackets must follow.
 */

/** Worn-out verbs, in every tone. */
export const STOCK_VERBS = `
utilize > use
utilise > use
~leverage > use / make use of
delve into > look at / explore
delve deeper into > look more closely at
dive deep into > look closely at
~harness the power of > use / put to use
~harness the potential of > use / put to use
~harness > use / make use of
unlock the potential of > make the most of / get the most out of
unlock the full potential of > make the most of / get the most out of
unlock the power of > make use of / make the most of
unleash the power of > make use of / make the most of
navigate the complexities of > make sense of / find a way through
navigate the challenges of > deal with / cope with
navigate the intricacies of > make sense of / find a way through
embark on > start / set out on
elevate > improve
bolster > strengthen / support
underscore > show
~spearhead > lead
exemplify > show / illustrate
epitomize > sum up
embody the essence of > capture
captivate the hearts of > win the hearts of
captivate the hearts > win the hearts
captivate > charm
resonate with > appeal to / speak to
streamline > simplify
mitigate > reduce / limit
encompass > include / cover
necessitate > call for / require
garner > earn / gain
ameliorate > improve
elucidate > explain
augment > add to
expedite > speed up
revolutionize > change / transform
supercharge > boost
foster a sense of > build a sense of / create a sense of
foster a culture of > build a culture of
cater to the unique needs of > fit the needs of
cater to the specific needs of > fit the needs of
transform the landscape of > change
reshape the landscape of > change
revolutionize the landscape of > change
cultivate a deeper sense of > find a deeper sense of
cultivate a sense of > find a sense of
immerse themselves in [SCENE] > enjoy
immerse yourself in [SCENE] > enjoy
immerse ourselves in [SCENE] > enjoy
make a meaningful impact in > do some good in
make a meaningful impact on > make a difference to
foster [RELATION] > build
foster [ABSTRACT] > encourage
cultivate [ABSTRACT] > build
empower > strengthen
~showcase [THING] > show
drive positive outcomes > get good results
drive positive results > get good results
drive results > get results
facilitate [MEETING] > run
facilitate [HARM] > lead to
facilitate > support
indulge in > enjoy
pave the way for > open the way to / open the way for
shed light on > explain / clarify
stand as a testament to > show
serve as a testament to > show
serve as proof of > show
conduct an analysis of > analyze
perform an analysis of > analyze
make a decision on > decide on
make a decision about > decide on
make use of > use
give consideration to > consider
take into consideration > consider
take into account > consider
provide an explanation of > explain
provide an overview of > outline
provide a summary of > summarize
make an attempt to > try to
make improvements to > improve
have an impact on > affect
have a significant impact on > affect
have a profound impact on > leave a deep mark on
carry out an assessment of > assess
provide assistance to > help
place emphasis on > stress
place an emphasis on > stress
engage in a discussion about > discuss
bring about an improvement in > improve
make a contribution to > contribute to
give rise to > cause
`;

/** Formal verbs with an everyday twin. */
export const PLAIN_VERBS = `
enhance > improve
optimize > improve
minimize > cut / reduce
commence > start / begin
ascertain > find out
possess > have
assist in > help with
assist with > help with
assist > help
attain > reach
acquire [ABSTRACT] > gain
obtain > get
procure > get
~purchase > buy
reside in > live in
demonstrate [THAT] > show
implement [METHOD] > use
implement > introduce / put in place
identify [TROUBLE] > spot / find
seek to > try to
strive to > work hard to
opt for > choose
inquire about > ask about
provide [USEFUL] > give / offer
ensure that > make sure that
encounter [TROUBLE] > run into / come across
diminish > shrink / lessen
retain [ABSTRACT] > keep
devote [TIME] > give
terminate > end
illustrate [THAT] > show
maintain [BALANCE] > keep
`;

/** For reports and mail at work: brief, and no chat. */
export const CRISP_VERBS = `
get in touch with > contact
reach out to > contact
touch base with > contact
find out > establish
get rid of > remove
come up with > propose
figure out > work out
think about > consider
talk about > discuss
enhance > improve
optimize > improve
implement [METHOD] > use
implement > introduce
assist > help
commence > begin
endeavor to > aim to
strive to > aim to
possess > have
obtain > get
look into > investigate
ensure that > make sure that
`;

/** For essays: sober, and no slang. */
export const SOBER_VERBS = `
delve into > examine / consider
delve deeper into > examine more closely
dive into > examine
dive deep into > examine closely
~leverage > use
~harness > use
look at > examine
look into > investigate
find out > determine
figure out > determine
come up with > develop
get rid of > eliminate
set up > establish
carry out > conduct
point out > note
think about > consider
talk about > discuss
get better > improve
bring up > raise
go up > increase
make sure that > ensure that
show [THAT] > demonstrate
mitigate > reduce / limit
elevate > improve
provide insights into > illuminate
enhance > improve
drive positive outcomes > achieve good results
drive positive results > achieve good results
showcase [THING] > display
`;
