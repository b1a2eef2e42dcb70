/**
 * A double of the browsers' Prompt API, after its specification of June 2026: what it offers, what it asks for, how it
 * streams (pieces, each only what is new) and how it fails. It stands in for the real one in jsdom and, as a script of its
 * own, in real browsers; so it uses nothing from outside itself.
 */

export interface Scenario {
  /** What the browser says of its model in the languages below; in others it has none. */
  readonly state: Availability;
  readonly languages: readonly string[];
  /** How its answers come: whole; piece by piece with this pause; or they stop coming after the first pieces. */
  readonly pace?: number | 'stalled';
  /** Keywords of schemas that it does not know; `any`: it knows no schemas. */
  readonly unknown?: readonly string[] | 'any';
  /** Errors by their names: at once, when a session is made, or in the middle of an answer. */
  readonly refuses?: string;
  readonly refusesSessions?: string;
  readonly breaks?: string;
  /** Characters that a session has room for. */
  readonly room?: number;
  /** Whether the visitor has just pressed something; where it is not said, the browser is asked. */
  readonly pressed?: boolean;
  /** Milliseconds between two tenths of a download; `held`: it never ends. */
  readonly downloading?: number | 'held';
}

/** What a session was told. */
export interface Asked {
  readonly system: string;
  readonly prompt: string;
}

export interface SeenSession {
  readonly options: LanguageModelCreateOptions;
  readonly prompts: { readonly input: string; readonly options: LanguageModelPromptOptions }[];
  destroyed: boolean;
}

export interface Double {
  readonly LanguageModel: typeof LanguageModel;
  readonly sessions: SeenSession[];
  /** To be changed by a test on the way. */
  readonly now: { -readonly [K in keyof Scenario]: Scenario[K] };
}

/** @param answer what the model says to a form. */
export const createLanguageModel = (scenario: Scenario, answer: (asked: Asked) => string | Promise<string>): Double => {
  const now = { ...scenario };
  const sessions: SeenSession[] = [];
  const error = (name: string): Error => new DOMException(`as the double was told: ${name}`, name);
  const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

  const availability = (options: LanguageModelCreateCoreOptions = {}): Availability => {
    const expected = [...(options.expectedInputs ?? []), ...(options.expectedOutputs ?? [])];
    const isKnown = expected.every(({ languages = [] }) => languages.every((language) => now.languages.includes(language)));
    return isKnown ? now.state : 'unavailable';
  };

  const whenAborted = (signal: AbortSignal | undefined): Promise<never> =>
    new Promise((_, reject) => {
      if (signal?.aborted) reject(signal.reason as Error);
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });

  const downloaded = async ({ monitor }: LanguageModelCreateOptions): Promise<void> => {
    if (!(now.pressed ?? navigator.userActivation.isActive)) throw error('NotAllowedError');
    const target = new EventTarget() as CreateMonitor;
    monitor?.(target);
    now.state = 'downloading';
    for (let tenths = 0; tenths <= 10; tenths++) {
      await pause(now.downloading === 'held' ? 1 : (now.downloading ?? 0));
      // jsdom's own event for it still counts in whole bytes.
      target.dispatchEvent(
        Object.assign(new Event('downloadprogress'), { loaded: tenths / 10, total: 1, lengthComputable: true }),
      );
      if (now.downloading === 'held' && tenths === 4) await new Promise(() => undefined);
    }
    now.state = 'available';
  };

  const systemIn = ({ initialPrompts }: LanguageModelCreateOptions): string => {
    const [first] = initialPrompts ?? [];
    return typeof first?.content === 'string' ? first.content : '';
  };

  const keywordsIn = (schema: unknown): string[] =>
    typeof schema === 'object' && schema !== null
      ? Object.entries(schema).flatMap(([key, part]) => [key, ...keywordsIn(part)])
      : [];

  /** What is wrong with a prompt before the model has seen it. */
  const fault = (
    input: string,
    { responseConstraint, omitResponseConstraintInput }: LanguageModelPromptOptions,
    used: number,
  ) => {
    if (omitResponseConstraintInput && !responseConstraint) return new TypeError('no constraint to leave out');
    if (now.refuses) return error(now.refuses);
    const unknown = now.unknown ?? [];
    const isForeign = unknown === 'any' || keywordsIn(responseConstraint).some((keyword) => unknown.includes(keyword));
    if (responseConstraint && isForeign) return error('NotSupportedError');
    return used + input.length > (now.room ?? Infinity) ? error('QuotaExceededError') : undefined;
  };

  class Session extends EventTarget {
    static async availability(options?: LanguageModelCreateCoreOptions): Promise<Availability> {
      return availability(options);
    }

    static async create(options: LanguageModelCreateOptions = {}): Promise<Session> {
      options.signal?.throwIfAborted();
      if (availability(options) === 'unavailable') throw error('NotSupportedError');
      if (now.refusesSessions) throw error(now.refusesSessions);
      if (availability(options) !== 'available') await Promise.race([downloaded(options), whenAborted(options.signal)]);
      const [, ...rest] = options.initialPrompts ?? [];
      if (rest.some(({ role }) => (role as string) === 'system')) throw new TypeError('the system speaks first');
      if (systemIn(options).length > (now.room ?? Infinity)) throw error('QuotaExceededError');
      return new Session(options);
    }

    readonly contextWindow = scenario.room ?? Infinity;
    contextUsage: number;
    readonly seen: SeenSession;

    constructor(options: LanguageModelCreateOptions) {
      super();
      this.seen = { options, prompts: [], destroyed: false };
      this.contextUsage = systemIn(options).length;
      sessions.push(this.seen);
    }

    promptStreaming(input: string, options: LanguageModelPromptOptions = {}): ReadableStream<string> {
      const { seen, contextUsage } = this;
      seen.prompts.push({ input, options });
      const system = systemIn(seen.options);
      const stopped = whenAborted(options.signal);
      stopped.catch(() => undefined);
      const write = async (controller: ReadableStreamDefaultController<string>): Promise<void> => {
        if (seen.destroyed) throw error('InvalidStateError');
        const wrong = fault(input, options, contextUsage);
        if (wrong) throw wrong;
        const text = await answer({ system, prompt: input });
        const pieces = text.match(/[\s\S]{1,24}/g) ?? [];
        for (const [at, piece] of pieces.entries()) {
          if (typeof now.pace === 'number') await pause(now.pace);
          if (at >= pieces.length / 2 && now.breaks) throw error(now.breaks);
          if (at >= pieces.length / 2 && now.pace === 'stalled') await new Promise(() => undefined);
          if (options.signal?.aborted) return;
          if (seen.destroyed) throw error('AbortError');
          controller.enqueue(piece);
        }
        controller.close();
      };
      return new ReadableStream({
        start(controller) {
          void Promise.race([write(controller), stopped]).catch((problem: unknown) => controller.error(problem));
        },
      });
    }

    destroy(): void {
      this.seen.destroyed = true;
    }
  }

  return { LanguageModel: Session as unknown as typeof LanguageModel, sessions, now };
};
