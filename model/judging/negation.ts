/** Counts the negations of a text: a rewrite with fewer may have reversed a meaning. */

/** Including words that negate without a "not", so that "cannot" may become "is unable to". */
const DENYING: Readonly<Record<string, string>> = {
  English:
    "not cannot no none nobody nothing nowhere never neither nor without hardly scarcely barely rarely seldom unable impossible unlikely fail fails failed failing lack lacks lacked lacking absent avoid avoids avoided refuse refuses refused deny denies denied stop stops stopped prevent prevents prevented unless except isn't aren't wasn't weren't don't doesn't didn't can't couldn't won't wouldn't shouldn't mustn't needn't hasn't haven't hadn't ain't",
  Spanish: 'no nunca nadie nada ningún ninguno ninguna sin ni tampoco jamás imposible falta',
  French: 'ne pas jamais rien personne aucun aucune sans ni impossible manque',
  German: 'nicht nichts nie niemals niemand kein keine keinen keinem keiner ohne weder kaum unmöglich fehlt',
  Italian: 'non mai nessuno nessuna niente nulla senza né neppure impossibile manca',
  Portuguese: 'não nunca ninguém nada nenhum nenhuma sem nem jamais impossível falta',
  Dutch: 'niet niets nooit niemand geen zonder noch nauwelijks onmogelijk',
};

const WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(DENYING).map(([language, words]) => [language, new Set(words.split(' '))]),
);

/** Undefined for a language whose words are not listed here. */
export const negationsIn = (text: string, language: string): number | undefined => {
  const denying = WORDS.get(language);
  if (!denying) return undefined;
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}']+/gu) ?? [];
  return words.filter((word) => denying.has(word) || denying.has(word.replace(/^.*'(?=pas$|n[eo]$)/, ''))).length;
};
