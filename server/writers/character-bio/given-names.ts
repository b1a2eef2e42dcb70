/** Common given names, and which of them say she or he. */
const set = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/));

const SHE = set(`
  mira zofia anna maria sarah sara emma lily lucy alice jane mary elena sofia sophia olivia ava mia isabella luna clara elizabeth
  kate katherine laura julia rose ruby eva eve nina lena tamsin rachel rebecca jessica emily amelia charlotte grace chloe zoe hazel
  violet iris nora margaret helen diana victoria zara layla fatima aisha amina priya ananya meera yuki sakura hana mei ling xiu
  ngozi amara adaeze wanjiru thandi esperanza carmen lucia valentina camila gabriela daniela natasha svetlana olga irina katya
  ingrid astrid freya saoirse niamh siobhan aoife bridget fiona heather megan ashley brittany tiffany madison harper scarlett
  stella penelope beatrice harriet florence edith agnes mabel dorothy ruth esther naomi miriam leah hannah abigail martha
  josephine juliette amelie claire sophie camille ines aurora bianca giulia francesca chiara gemma lydia phoebe imogen matilda
`);
const HE = set(`
  john james jack tom thomas peter paul david daniel michael william robert george henry charles arthur harry max sam samuel ben
  benjamin adam luke mark marcus alexander nicholas joseph oliver liam noah ethan lucas leo oscar theo edward richard frank martin
  simon patrick sean carlos juan ali omar ivan viktor kenji hiroshi takeshi haruki akira wei jun min-ho raj arjun vikram sanjay
  mohammed ahmed hassan yusuf ibrahim kwame kofi emeka chidi tunde jose luis miguel diego rafael mateo javier pablo dmitri sergei
  boris mikhail lars erik sven bjorn olaf nils finn declan cormac brendan callum hamish angus duncan gareth rhys owen dylan tyler
  brandon kyle justin jacob joshua caleb elijah isaac gideon silas ezra levi amos abel walter albert ernest harold stanley eugene
  gilbert hugh philip stephen gregory matthew andrew timothy jonathan christopher dominic vincent antonio giovanni marco luca
  pierre jean-luc etienne rene klaus dieter hans friedrich otto elias felix jonas anton
`);

/** Whether a word is a common given name, whatever its case. */
export const isGivenName = (word: string): boolean => SHE.has(word.toLowerCase()) || HE.has(word.toLowerCase());

/** Which of the two a common name says; undefined of any other. */
export const genderOf = (name: string): 'she' | 'he' | undefined => {
  const lower = name.toLowerCase();
  return SHE.has(lower) ? 'she' : HE.has(lower) ? 'he' : undefined;
};
