/** What the server and its writers' threads say to each other. */
export interface Task {
  readonly id: number;
  readonly slug: string;
  readonly request: unknown;
}

export type Answer =
  | { readonly id: number; readonly reply: unknown }
  /** The words of a `CannotServe`. */
  | { readonly id: number; readonly cannotServe: string }
  /** The name of an error, never its message: that may hold what a visitor typed. */
  | { readonly id: number; readonly failed: string };
