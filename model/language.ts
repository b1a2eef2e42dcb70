/** Finds which language was asked for, and whether a text is clearly in another one. */
import { optionLabel, optionValue, valuesOf, type Endpoint, type Values } from '../engine/definition/index.ts';

/** Scripts that identify a language. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  Russian: /\p{Script=Cyrillic}/u,
  Japanese: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  Chinese: /\p{Script=Han}/u,
  Korean: /\p{Script=Hangul}/u,
  Arabic: /\p{Script=Arabic}/u,
  Hindi: /\p{Script=Devanagari}/u,
};

/** Function words of languages in the Latin script. */
const SMALL_WORDS: Readonly<Record<string, string>> = {
  English:
    'the and of to is are was were with for that this you your it from by as be has have not but they their we our what when how which will can who at on or an if than more into out about',
  Spanish:
    'el los las y en es una un con por para que su sus no más pero muy del al este esta está como cuando también lo se ya sin sobre entre hay ser desde hasta todo donde tu te nos quien',
  French:
    'le la les des du et est une un dans pour que qui sur avec ne pas plus ce cette ces son sa ses nous vous ils elle sont au aux mais ou où comme être tout par votre sans leur fait',
  German:
    'der die das und ist nicht ein eine einen einem mit für von zu auf den dem des im sich auch als wie aber wir ihr sie ich es sind wird werden bei nach aus nur noch oder wenn dass mehr ihre durch über',
  Italian:
    'il lo gli le di che e è un una per con non sono del della dei nel nella al alla più ma come anche questo questa ti si ci da dal suo sua loro quando dove perché tutto ogni chi',
  Portuguese:
    'o os as e é um uma para com não que do da dos das no na nos nas mais mas como também por pelo pela seu sua este esta você são quando muito já ou ao à sem até isso onde nós quem',
  Dutch:
    'de het een en van is niet met voor op dat die te zijn ook aan er maar om dan wat bij naar uit je jouw wij ons hun als nog wel door over meer geen deze dit heeft worden wordt waar',
};

const LANGUAGES: readonly string[] = [...Object.keys(SMALL_WORDS), ...Object.keys(SCRIPTS)];

/** The function words that only one of these languages has. */
const TELLING: ReadonlyMap<string, string> = (() => {
  const owners = new Map<string, string[]>();
  for (const [language, words] of Object.entries(SMALL_WORDS))
    for (const word of words.split(' ')) owners.set(word, [...(owners.get(word) ?? []), language]);
  return new Map([...owners].flatMap(([word, [only, another]]) => (only && another === undefined ? [[word, only]] : [])));
})();

/**
 * The chosen language, as we spell it. Undefined where the form leaves it open: a language that the page sends with every request
 * was not chosen by anybody.
 */
export const languageOf = ({ fields }: Pick<Endpoint, 'fields'>, request: Values): string | undefined => {
  for (const [key, field] of Object.entries(fields)) {
    const value = request[key];
    if (field.kind === 'select' && field.marks === 'language') {
      const option = valuesOf(field.options).find((one) => optionValue(one) === value);
      if (option !== undefined) return optionLabel(option);
    }
    if (field.kind === 'constant' && key === 'language' && value !== field.value)
      return LANGUAGES.find((known) => known === value);
  }
  return undefined;
};

const lettersOf = (text: string): string[] => text.match(/\p{L}/gu) ?? [];
const share = (letters: readonly string[], script: RegExp): number =>
  letters.filter((letter) => script.test(letter)).length / letters.length;

/** Whether the text is prose: names and tags have no language. */
const isRunning = (text: string): boolean =>
  text.trim().split(/\s+/).length >= 3 || /[\p{Script=Han}\p{Script=Hiragana}]{6}/u.test(text);

/** Counts the function words of each language in the Latin script. */
const tellingWordsIn = (text: string): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const owner = TELLING.get(word);
    if (owner) found.set(owner, (found.get(owner) ?? 0) + 1);
  }
  return found;
};

/** With fewer letters than this, the language is not checked. */
const LEAST_LETTERS = 40;

/** Whether the texts are clearly not in the language of this name. False where there is too little to tell. */
export const isAnotherLanguage = (texts: readonly string[], asked: string): boolean => {
  const language = LANGUAGES.find((known) => asked.startsWith(known));
  const text = texts.filter(isRunning).join('\n');
  const letters = lettersOf(text);
  if (language === undefined || letters.length < LEAST_LETTERS) return false;
  const script = SCRIPTS[language];
  if (script) {
    // Han characters alone may be either; kana is certainly Japanese.
    if (language === 'Japanese')
      return share(letters, script) < 0.3 || share(letters, /[\p{Script=Hiragana}\p{Script=Katakana}]/u) < 0.05;
    if (language === 'Chinese') return share(letters, script) < 0.3 || share(letters, /\p{Script=Hiragana}/u) > 0.2;
    return share(letters, script) < 0.3;
  }
  if (share(letters, /\p{Script=Latin}/u) < 0.5) return true;
  const found = tellingWordsIn(text);
  const own = found.get(language) ?? 0;
  const most = Math.max(0, ...[...found].flatMap(([owner, times]) => (owner === language ? [] : [times])));
  return most >= 4 && own * 3 < most;
};

/** The language that a text is clearly in; undefined where there is too little to tell. */
export const languageIn = (text: string): string | undefined => {
  if (lettersOf(text).length < LEAST_LETTERS) return undefined;
  const [first, second] = [...tellingWordsIn(text)].sort((one, other) => other[1] - one[1]);
  if (first && first[1] >= 3 && first[1] >= 3 * (second?.[1] ?? 0)) return first[0];
  return Object.keys(SCRIPTS).find((language) => !isAnotherLanguage([text], language));
};
