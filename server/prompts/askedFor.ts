/** What people type who look for a prompt. */
import asked from './asked.yaml';

const phrases = asked as Readonly<Record<string, readonly string[]>>;

export const askedFor = (id: string): readonly string[] => phrases[id] ?? [];
