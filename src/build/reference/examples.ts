/** Which pieces of the definitions show what a part can say. */
import type { Declarations, Helper } from '../schema/declarations.ts';
import { literalsIn, type Form, type Key } from './forms.ts';
import { keysOf, ROOTS, typesIn, type Part } from './parts.ts';
import { chosen, type IsShown, type Piece } from './uses.ts';

export interface Example {
  readonly file: string;
  readonly text: string;
  /** The keys that it writes. */
  readonly keys: ReadonlySet<string>;
}

const exampleOf = ({ file, text, calls = '', keys }: Piece): Example => ({ file, text, keys: new Set([calls, ...keys.keys()]) });

/** Whether the function says that it makes a value of this type. */
const isMaker = ({ makes: { returnType, body } }: Helper, type: string): boolean => {
  const given = body.type === 'TSAsExpression' ? body.typeAnnotation : returnType?.typeAnnotation;
  const main = given?.type === 'TSIntersectionType' ? given.types[0] : given;
  if (main?.type !== 'TSTypeReference') return false;
  const [first, second] = typesIn(main);
  return first === type || (first === 'Tied' && second === type);
};

/** Whether the keys that it is given become keys of what it makes: those of a record are its own, whatever they are called. */
const takesOver = ({ makes: { body } }: Helper): boolean => {
  const made = body.type === 'TSAsExpression' ? body.expression : body;
  return made.type !== 'ObjectExpression' || made.properties.some(({ type }) => type === 'SpreadElement');
};

/** The keys that a form may have, and those that it must. */
interface Names {
  readonly may: ReadonlySet<string>;
  readonly must: readonly string[];
}

/** A form that has the keys of another part as well as its own. */
interface Heir {
  readonly form: Form;
  readonly tag: string | undefined;
  readonly helpers: readonly Helper[];
}

/**
 * @param spare what else is shown, where no definition shows something.
 * @param isShown what the page shows so far.
 */
export const examplesFrom = (
  declarations: Declarations,
  parts: ReadonlyMap<string, Part>,
  pieces: readonly Piece[],
  spare: readonly Piece[],
  isShown: IsShown,
) => {
  const some = (shows: (piece: Piece) => readonly string[]): readonly Example[] => {
    const known = new Set(pieces.flatMap(shows));
    const others = chosen(spare, (piece) => shows(piece).filter((one) => !known.has(one)), isShown);
    return [...chosen(pieces, shows, isShown), ...others].map(exampleOf);
  };

  const isBeside = ({ makes }: Helper, { file }: Part): boolean => declarations.fileOf(makes).name === file;

  /** The functions that make this form: as they say, or by the name of its kind. */
  const helpersOf = (part: Part, form?: Form): readonly Helper[] => {
    const kind = form?.keys[0] ? literalsIn(form.keys[0].type) : [];
    const makers = declarations.helpers.filter((helper) => isMaker(helper, form?.type ?? part.type));
    return makers.length > 0
      ? makers
      : declarations.helpers.filter((helper) => kind.includes(helper.name) && isBeside(helper, part));
  };

  const inherited = (form: Form): readonly Key[] =>
    form.also.flatMap((type) => parts.get(type)?.forms.flatMap((one) => [...keysOf(one), ...inherited(one)]) ?? []);

  const names = new Map<Form, Names>();
  const namesOf = (form: Form): Names => {
    const own = names.get(form) ?? {
      may: new Set([...keysOf(form), ...inherited(form)].map(({ name }) => name)),
      must: [...form.keys, ...inherited(form)].flatMap(({ name, optional }) => (optional ? [] : [name])),
    };
    names.set(form, own);
    return own;
  };
  /** Whether the piece is of this form: it has every key that it must have and no other. */
  const isOf = (form: Form, tag: string | undefined, { calls, keys }: Piece): boolean => {
    if (calls !== undefined || keys.size === 0) return false;
    const { may, must } = namesOf(form);
    const told = form.keys.find(({ name }) => name === tag);
    return (
      must.every((name) => keys.has(name)) &&
      [...keys.keys()].every((name) => may.has(name)) &&
      (!told || literalsIn(told.type).includes(keys.get(told.name)?.value ?? '')) &&
      (form.choices.length === 0 || form.choices.some((some) => some.every(({ name, optional }) => optional || keys.has(name))))
    );
  };

  /** What the piece shows of these keys, of the helper that it calls and of the kind that it is. */
  const shownBy = (form: Form, tag: string | undefined, helpers: readonly Helper[], piece: Piece): readonly string[] => {
    const called = helpers.find(({ name }) => name === piece.calls);
    if (!called && !isOf(form, tag, piece)) return [];
    const kind = tag === undefined ? [] : [`${tag} ${piece.keys.get(tag)?.value ?? ''}`];
    const own = keysOf(form).flatMap(({ name }) => (piece.keys.has(name) ? [name] : []));
    if (!called) return [...kind, ...own];
    return [`${piece.calls}()`, ...(takesOver(called) ? own : [])];
  };

  const heirsOf = ({ type }: Part): readonly Heir[] =>
    [...parts.values()].flatMap((part) =>
      part.forms
        .filter(({ also }) => also.includes(type))
        .map((form) => ({ form, tag: part.tag, helpers: helpersOf(part, form) })),
    );

  const shownFirst = <T extends Pick<Piece, 'file' | 'text'>>(all: readonly T[]): readonly T[] =>
    all.toSorted((one, other) => Number(isShown(other)) - Number(isShown(one)));

  /** A whole definition is shown once, and of others what that one lacks. */
  const ofRoot = (part: Part, form: Form): readonly Example[] => {
    const found = pieces.filter((piece) => helpersOf(part, form).some(({ name }) => name === piece.calls));
    const [fullest] = shownFirst(found.toSorted((one, other) => other.keys.size - one.keys.size));
    if (!fullest) return [];
    const missing = keysOf(form).filter(({ name }) => !fullest.keys.has(name));
    const shortest = missing.flatMap(({ name }): Example[] => {
      const all = found.flatMap(({ file, keys }) =>
        keys.has(name) ? [{ file, text: keys.get(name)!.text, keys: new Set([name]) }] : [],
      );
      const [best] = shownFirst(all.toSorted((one, other) => one.text.length - other.text.length));
      return best ? [best] : [];
    });
    return [exampleOf(fullest), ...shortest];
  };

  const ofForm = (part: Part, form: Form): readonly Example[] => {
    if (ROOTS.includes(part.type)) return ofRoot(part, form);
    const heirs = heirsOf(part);
    const helpers = helpersOf(part, form);
    if (heirs.length === 0) return some((piece) => shownBy(form, part.tag, helpers, piece));
    const own = new Set(keysOf(form).map(({ name }) => name));
    // Some have a function of their own, which puts them around what it is given: `optional(...)`.
    const around = declarations.helpers.filter((helper) => own.has(helper.name) && isBeside(helper, part));
    return some((piece) => {
      const isTheirs = heirs.some(
        ({ form: theirs, tag, helpers: makers }) =>
          shownBy(theirs, tag, makers, piece).length > 0 &&
          makers.every((maker) => maker.name !== piece.calls || takesOver(maker)),
      );
      const shown = isTheirs ? [...piece.keys.keys()] : around.flatMap(({ name }) => (name === piece.calls ? [name] : []));
      return shown.filter((name) => own.has(name));
    });
  };

  /** Of what is no object: each value that some key takes, and constants of its type. */
  const ofValues = ({ type, values }: Part): readonly Example[] => {
    const allowed = values.flatMap((value) => [
      ...literalsIn(value),
      ...(value.type === 'TSTypeOperator' &&
      value.typeAnnotation.type === 'TSTypeQuery' &&
      value.typeAnnotation.exprName.type === 'Identifier'
        ? declarations.keysOf(value.typeAnnotation.exprName.name)
        : []),
    ]);
    const under = new Set(
      [...parts.values()]
        .flatMap(({ forms }) => forms.flatMap(keysOf))
        .filter((key) => typesIn(key.type).includes(type))
        .map(({ name }) => name),
    );
    return some(({ typed, under: key = '', values: written }) => {
      if (typed === type || (allowed.length === 0 && under.has(key) && written !== undefined)) return ['it'];
      return under.has(key) ? (written ?? []).filter((value) => allowed.includes(value)) : [];
    });
  };

  /** The functions that make this form, or those that have its keys as well. */
  const makersOf = (part: Part, form: Form): readonly Helper[] => [
    ...helpersOf(part, form),
    ...heirsOf(part).flatMap(({ helpers }) => helpers),
  ];

  return { ofForm, ofValues, helpersOf, makersOf };
};
