/** The little that a browser is asked for, so that any of them can be driven, whatever protocol it speaks. */

/** A JavaScript expression, evaluated in the page. */
export type Expression = string;

export interface Driver {
  /** Loads an address and waits until it has been loaded. */
  goTo(address: string): Promise<void>;
  /** What the expression gives: JSON, nothing else. */
  evaluate(expression: Expression): Promise<unknown>;
  /** A press of the mouse on the element that the expression gives. @throws where it is covered or not to be seen. */
  click(expression: Expression): Promise<void>;
  /** Key after key, into what has the focus. */
  type(text: string): Promise<void>;
  /** One key, by its name in the standard for keyboard events, while others are held. */
  press(key: string, ...held: string[]): Promise<void>;
  close(): Promise<void>;
}
