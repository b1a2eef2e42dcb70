/** One line of JSON for each thing worth knowing. Never what a visitor typed, never a query string. */
export type LogLine = { readonly event: string } & Readonly<Record<string, string | number | boolean | undefined>>;

export type Log = (line: LogLine) => void;

export const logToOutput: Log = (line) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);
};
