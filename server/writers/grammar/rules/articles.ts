/** One of several, said without an article: "in hotel", "he bought car", "she is engineer", "tell us story". */
import { article } from '../../../english/prose.ts';
import { sensesOf } from '../../../lexicon/wordnet.ts';
import { isSingular, UNCOUNTABLE } from '../nouns.ts';
import type { Token } from '../token.ts';
import { wordOf } from '../words.ts';
import { atEachWord, isA, isEnd, isWord, setOf, type Rule } from './rule.ts';

/** In ten million words of good prose these hardly ever stand alone in the singular. */
const NEVER_BARE = setOf(
  `agency airport album animal apartment armchair article artist assignment author baby balcony ball band bank bar
  barn basement basket bathroom beach bedroom bell belt bench bicycle bike bill bird blog board boat body book boss bottle box boy branch
  bridge broom brother browser bug building bus button cafe cake calendar camera candidate cap captain car card carpet cart castle cat ceiling
  cellar century chain chair chapter chart cheque chicken child cinema circle citizen city classroom client clock club coat company
  computer concert conference cook corner corridor country couch course cousin crowd cup cupboard curtain customer date
  daughter deadline desk dictionary director doctor document dog dream dress drawer driver egg elephant elevator email employee
  employer engineer essay exam expert factory farm farmer father fence festival field film finger flat flower forest fork
  friend fridge game gap garage garden gate gift girl girlfriend boyfriend guest guide guitar guy hat headache helmet hero hill hobby
  hole horse hospital hotel house husband idea impression industry instructor interview invitation island jacket job journey judge key
  keyboard kid kitchen kitten knife ladder lady lake lamp laptop lawyer lecture leg lesson letter library list lock machine
  magazine man manager map match mechanic meeting member message mile mirror mistake model moment monkey monument mouse mountain
  movie museum musician neighbor neighbour neighbourhood neighborhood newspaper nightmare notebook novel nurse office owner packet
  page painting palace parcel park parrot partner passenger passport path patient pen pencil person phone photo photograph photographer piano
  picnic picture pile pilot pipe plan plane planet plate platform player poem pocket policeman prisoner prize problem product professor program
  programme project pupil question rabbit receipt recipe region report reservation restaurant result rifle ring river road roof room
  salary sandwich scarf scientist screen seat secretary sector sentence shelf ship shirt shoe shop shower singer sister snake sofa soldier
  solution son song spoon stadium station story stranger street student subject suggestion suitcase supermarket supervisor store survey
  sweater table task taxi teacher team tent theater theatre thief ticket tiger tool tourist towel tower town toy train trap tray tree trip
  truck umbrella uncle van victim video village violin visitor wage waiter waitress wall wallet watch website wedding wheel
  wife window winner wolf woman workshop writer yard zoo fisherman lift`,
);
/** There is one of them that everybody means. */
const THE_ONE = setOf(
  'airport bank beach bus ceiling cinema city floor industry kitchen library post region road roof sector station street supermarket train wall window yard zoo door sun sky sea world',
);
const TRADES = setOf(
  `teacher doctor nurse cook waiter waitress engineer lawyer student driver secretary child boy girl kid baby teenager beginner pilot singer
  chef cleaner manager cashier mechanic electrician plumber carpenter programmer developer designer writer artist musician accountant
  receptionist dentist farmer translator photographer journalist consultant technician hairdresser gardener baker butcher babysitter
  volunteer freelancer actor actress architect editor`,
);
/** One at a time, and said without an article: "he is head of", "she was captain". */
const OFFICES = setOf(
  'head president chairman chairwoman chair captain king queen prime leader mayor governor director manager master heir editor boss champion winner author owner member chief coach host secretary treasurer minister professor dad mom mum mother father grandma grandpa guest party witness god man woman half part proof',
);
const SMALL = setOf('in at with for into near behind inside from about on of without through like under');
/** Said without an article all the same: "in question", "on board", "for example", "at table". */
const FIXED = new Set(
  `in_question in_concert in_town in_person in_company in_bank in_course in_test in_film in_form in_order in_school in_hospital in_university in_office in_song
  in_word in_story in_letter in_picture in_match in_language in_team in_table in_line in_part in_effect in_fact in_case in_time in_place in_view
  in_name in_body in_office in_transit in_subject in_country in_model in_product in_video in_page in_plan in_member in_street in_program in_flat
  at_table at_university at_hospital at_sea at_city at_bank at_person at_club from_university from_office from_hospital from_table from_book from_bank from_house
  from_door from_town into_town into_hospital into_form into_question of_course moved_house move_house moving_house of_town of_person of_order of_man of_woman of_city of_child of_book
  of_language of_body of_company of_form of_problem of_question of_idea of_person of_game of_product of_story of_car of_house of_tree of_bird of_animal of_dog of_family of_job of_song of_movie of_film
  of_student of_picture of_result of_room of_task of_document of_course of_date of_building of_office of_page of_team of_town of_university of_wine of_document of_machine of_video of_music
  of_chicken of_egg of_cake of_road of_board of_model of_plan of_program of_site of_tool of_user of_event of_material of_chocolate of_novel of_poem of_artist
  on_board on_account on_page on_film on_video on_camera on_screen on_form on_date on_computer on_foot on_horse on_television on_paper on_call on_island on_guitar on_piano on_violin
  for_example for_person for_country for_man for_woman for_office for_university for_job for_house for_question for_city for_god for_company for_chicken for_picture
  about_town near_town with_person with_chicken with_egg with_child with_cake with_company without_question without_exam without_form without_person without_result without_mistake without_answer without_problem like_man like_father like_mother like_son through_town through_university`.split(
    /\s+/,
  ),
);
/** Their objects may be a matter: "take form", "have company", "play guard". */
const NOT_TAKERS = setOf(
  'take taking took taken play plays played playing call called calls change changing make made give gave given lose keep hold drive serve become take follow share name named cross leave',
);
const ALL = setOf(
  'no any some many much more most less other another same such several few enough first last next own each every all both',
);
const WHOM = setOf('me you him us them');
const GIVING = setOf('send tell give write bring buy show lend offer cook make teach read get');

const OWNERS = setOf('my your his her its our their this that these those');
const IT = setOf('he she it that this there who');

const fieldOf = (noun: string): string | undefined => sensesOf(noun).find(({ partOfSpeech }) => partOfSpeech === 'noun')?.field;

const TIMES = /^(?:yesterday|today|tomorrow|tonight)$/;
/** The place of the noun of a phrase that begins here with an adjective or a noun, where nothing before it says which. */
const bareAt = (tokens: readonly Token[], at: number): number | undefined => {
  let place = at;
  while (isA(tokens[place], 'ADJ', 'ADV') && isA(tokens[place + 1], 'ADJ', 'NOUN') && place < at + 3) {
    if (isWord(tokens[place], ALL)) return undefined;
    place++;
  }
  while (isA(tokens[place], 'NOUN') && isA(tokens[place + 1], 'NOUN') && !TIMES.test(tokens[place + 1]!.lower) && place < at + 3)
    place++;
  const noun = tokens[place];
  // Whoever rings "head office" needs no article.
  if (noun?.lower === 'office' && tokens[place - 1]?.lower === 'head') return undefined;
  const isNamed =
    isA(noun, 'NOUN') ||
    (isA(noun, 'VERB') && wordOf(noun!.lower).isNoun && (fieldOf(noun!.lower) === 'person' || isWord(tokens[at - 1], WHOM)));
  const isOne = isNamed && noun!.text === noun!.lower && isSingular(noun!.lower, noun!.lemma) && !UNCOUNTABLE.has(noun!.lower);
  return isOne && tokens.slice(at, place).every(({ text, lower }) => text === lower) ? place : undefined;
};

/** What a bare noun may hang on here, by the kind of word. */
const linkAt = (tokens: readonly Token[], at: number): 'small' | 'being' | 'there' | 'doing' | 'giving' | undefined => {
  const word = tokens[at]!;
  const before = tokens[at - 1];
  if (/^(?:am|is|was|'m|become|became|becomes)$/.test(word.lower) || (word.lower === "'s" && isWord(before, IT))) {
    if (before?.lower === 'there') return 'there';
    return isWord(before, setOf('i he she who it this that')) || isA(before, 'NOUN', 'PROPN') ? 'being' : undefined;
  }
  if (word.lower === 'become' && before?.lower === 'to') return 'being';
  if (isWord(word, SMALL) && isA(word, 'ADP', 'SCONJ')) return 'small';
  const base = [...wordOf(word.lower).verb.values()][0];
  if (isWord(word, WHOM) && GIVING.has([...wordOf(before?.lower ?? '').verb.values()][0] ?? '') && isA(before, 'VERB'))
    return 'giving';
  if (base === undefined || (/^(?:have|has|had)$/.test(word.lower) === false && !isA(word, 'VERB'))) return undefined;
  // "The hiring manager", "an updated plan": said of the noun.
  const isSaidOf =
    before === undefined
      ? /(?:ing|ed|en)$/.test(word.lower)
      : !isA(before, 'PRON', 'NOUN', 'PROPN', 'AUX', 'PART', 'CCONJ') || isWord(before, OWNERS) || before.lower === "'s";
  if (base === 'help' || base === 'commit') return undefined;
  return NOT_TAKERS.has(word.lower) || base === 'be' || isSaidOf ? undefined : 'doing';
};

const SUPERLATIVE = /^(?:best|worst|biggest|largest|oldest|youngest|tallest|longest|smallest|fastest|\w+iest)$/;

const bare = atEachWord((tokens, at, sentence) => {
  const small = tokens[at]!;
  const isAs = small.lower === 'as' && wordOf(tokens[at - 1]?.lower ?? '').verb.size > 0;
  const link = isAs ? 'small' : linkAt(tokens, at);
  const place = link === undefined ? undefined : bareAt(tokens, at + 1);
  if (link === undefined || place === undefined || (sentence.clauses.length === 0 && link !== 'there')) return undefined;
  const noun = tokens[place]!;
  const next = tokens[place + 1];
  const first = tokens[at + 1]!;
  if (link === 'being' && SUPERLATIVE.test(first.lower)) return undefined;
  const isTrade = isWord(noun, TRADES);
  const isLone = place === at + 1;
  if ((isAs && !isTrade) || wordOf(noun.lower).verb.has('ing') || next?.lower === 'enough') return undefined;
  if (
    link === 'being' &&
    isLone &&
    !isTrade &&
    (fieldOf(noun.lower) !== 'person' || wordOf(noun.lower).isAdjective || wordOf(noun.lower).verb.size > 0)
  )
    return undefined;
  if (!isWord(noun, NEVER_BARE) && !isTrade && !(link === 'being' && isLone)) return undefined;
  // "The role of employee", "a flow of argument": only of a thing, and alone.
  if (small.lower === 'of' && !(isLone && fieldOf(noun.lower) === 'artifact' && isA(tokens[at - 1], 'NOUN'))) return undefined;
  if (isWord(noun, OFFICES) && (isLone || !/^(?:man|woman)$/.test(noun.lower)) && (link === 'being' || isAs)) return undefined;
  if (isWord(noun, setOf('industry sector region')) && isLone) return undefined;
  if (link === 'being' && isA(first, 'ADJ', 'ADV') === false && !isLone) return undefined;
  if (
    !isEnd(next) &&
    !isA(next, 'ADP', 'SCONJ', 'AUX', 'PRON', 'ADV') &&
    !/^(?:when|where|who|that|which|because|near|next|all|last|every|yesterday|today|and|but|to)$/.test(next?.lower ?? '')
  )
    return undefined;
  if (/^[-/("':]$/.test(next?.text ?? '') || /^'/.test(next?.text ?? '') || FIXED.has(`${small.lower}_${noun.lower}`))
    return undefined;
  // A pair, a list, a heading, a kind: "house and garden", "from city to city", "sort of dog", "after month".
  const around = tokens.slice(Math.max(0, at - 3), place + 4);
  const isListed = around.some(
    ({ lower }, n) =>
      /^(?:by|per|kinds|sorts|types|nor|versus|after|number|upon)$/.test(lower) ||
      (/^(?:kind|sort|type)$/.test(lower) && around[n + 1]?.lower === 'of') ||
      (/^(?:and|or)$/.test(lower) && !isA(around[n + 1], 'DET')),
  );
  if (isListed && !(link === 'being' && isTrade)) return undefined;
  if (tokens.filter(({ lower }) => lower === noun.lower).length > 1 || tokens.at(-1)?.text === '?') return undefined;
  const isThe = isWord(noun, THE_ONE) && link === 'small' && (isLone || !isA(first, 'ADJ'));
  const a = article(first.lower);
  return {
    from: first,
    message: `One ${noun.lower} among others takes “${a}”, and one that is known “the”.`,
    replacements: isThe ? [`the ${first.text}`, `${a} ${first.text}`] : [`${a} ${first.text}`, `the ${first.text}`],
  };
});

/** "He is best player in our team": of the best there is one. */
const best = atEachWord((tokens, at) => {
  const [be, most, noun, next] = tokens.slice(at, at + 4);
  if (!/^(?:is|was|are|were|'s)$/.test(be!.lower) || !isA(noun, 'NOUN') || !isA(next, 'ADP', 'SCONJ', 'PRON')) return undefined;
  if (!SUPERLATIVE.test(most?.lower ?? '') || next!.lower === 'to') return undefined;
  return { from: most!, message: `Of the ${most!.lower} there is one: “the”.`, replacements: [`the ${most!.lower}`] };
});

export const articleRules: readonly Rule[] = [bare, best];
