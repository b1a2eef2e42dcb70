/** How a thread has its texts encoded by the one that holds the encoder: by way of the main thread, which knows them all. */
import { once } from 'node:events';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { Encode, Vector } from '../meaning/encoder.ts';

interface Wish {
  readonly texts: readonly string[];
  /** Takes the vectors, or undefined where there will be none. */
  readonly answer: MessagePort;
}

/** For a thread: `main` leads to the main thread, where `answerWish` answers. */
export const encodeElsewhere =
  (main: MessagePort): Encode =>
  async (texts) => {
    const { port1, port2 } = new MessageChannel();
    main.postMessage({ texts, answer: port2 } satisfies Wish, [port2]);
    const [vectors] = (await once(port1, 'message')) as [readonly Vector[] | undefined];
    if (!vectors) throw new Error('the encoder is out of reach');
    return vectors;
  };

/** For the main thread: answers what a thread has sent, whatever becomes of it. */
export const answerWish = async (message: unknown, encode: Encode): Promise<void> => {
  const { texts, answer } = message as Wish;
  const vectors = await encode(texts).catch(() => undefined);
  answer.postMessage(vectors);
  answer.close();
};
