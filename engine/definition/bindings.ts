/**
 * Type checks that the parts of a definition which name each other exist. A part that names something missing is required to be a
 * sentence that says what is wrong, which is what the type checker then shows. The modules of `faults/` check the same for a
 * definition that was not type-checked.
 */
import type { Fields, FieldValue } from './fields.ts';
import type { List, RecordShape, Shapes } from './reply.ts';

/** Requires nothing more where there is no fault. */
type Without<Fault> = [Fault] extends [never] ? unknown : Fault;
type Key<T> = keyof T & string;

type GroupFault<Field, Group extends string> = Field extends { readonly group: infer G extends string }
  ? G extends Group
    ? never
    : `the group "${G}" is not one of the tool's groups`
  : never;

type ConditionFault<Field, F extends Fields> = Field extends {
  readonly showWhen: { readonly field: infer Of extends string; readonly is: infer Is extends string | number | boolean };
}
  ? Of extends Key<F>
    ? Is extends FieldValue<F[Of]>
      ? never
      : `it is shown when "${Of}" is ${Is}, which "${Of}" cannot be`
    : `it waits for "${Of}", which is not a field of the tool`
  : never;

type StandInFault<Field, F extends Fields> = Field extends { readonly insteadOf: infer Of extends string }
  ? Of extends Key<F>
    ? F[Of] extends { readonly kind: 'select' }
      ? never
      : `it stands in for "${Of}", which is not a select`
    : `it stands in for "${Of}", which is not a field of the tool`
  : never;

/** Fields whose group, condition and stand-in exist. */
export type BoundFields<F extends Fields, Group extends string> = {
  readonly [K in keyof F]: Without<GroupFault<F[K], Group> | ConditionFault<F[K], F> | StandInFault<F[K], F>>;
};

type BestFault<R extends Shapes, Of extends string, By extends string> =
  Of extends Key<R>
    ? R[Of] extends List<RecordShape<infer Item>>
      ? By extends Key<Item>
        ? never
        : `it is the best by "${By}", which the items of "${Of}" do not have`
      : `it is the best of "${Of}", which is not a list of records`
    : `it is the best of "${Of}", which is not in the reply`;

/** The keys that a computed value names, by their roles. */
interface Naming {
  readonly measures: string;
  readonly repeats: string;
  readonly best: string;
  readonly by: string;
}
type Names<S, K extends keyof Naming> = S extends { readonly computed: { readonly [P in K]: string } } ? S['computed'][K] : never;

type MeasureFault<M extends string, Around> = M extends Around
  ? never
  : `it is worked out from "${M}", which is neither beside it nor around it`;

type RepeatFault<Q extends string, F extends Fields> =
  Q extends Key<F> ? never : `it repeats "${Q}", which is not a field of the tool`;

/** A shape whose type is not known in detail is accepted. */
type ShapeFault<S, F extends Fields, R extends Shapes, Around> = S extends { readonly computed: object }
  ?
      | MeasureFault<Names<S, 'measures'>, Around>
      | RepeatFault<Names<S, 'repeats'>, F>
      | BestFault<R, Names<S, 'best'>, Names<S, 'by'>>
  : S extends List<infer Item>
    ? ShapeFault<Item, F, R, Around>
    : S extends RecordShape<infer K>
      ? KeysFault<K, F, R, Around>
      : never;

type KeysFault<K, F extends Fields, R extends Shapes, Around> = string extends keyof K
  ? never
  : { [P in keyof K]: ShapeFault<K[P], F, R, Around | keyof K> }[keyof K];

/** A reply whose computed values name keys that exist. */
export type BoundReply<F extends Fields, R extends Shapes> = string extends keyof R
  ? unknown
  : { readonly [K in keyof R]: Without<ShapeFault<R[K], F, R, keyof R>> };
