/**
 * Numbers that are more than numbers. What a type cannot say of its values, the comment above it says in tags (`@minimum 1`):
 * they go into the JSON Schema of the format, which is generated from the types and their comments. There, a text is never
 * empty but where its comment says `@minLength 0`, and a list that may be left out has at least one item.
 */

/** @exclusiveMinimum 0 */
export type Positive = number;

/** @type integer @minimum 1 */
export type PositiveInteger = number;
