import { BoundedCache } from './bounded-cache';
import type { PreparedAnswer } from './prepared-answer';

/** Keeps the answers that were used last, up to a number of bytes; a key stands for one kind of answer alone. */
export class AnswerCache {
  private readonly answers: BoundedCache<PreparedAnswer>;

  constructor(maxBytes: number) {
    this.answers = new BoundedCache(maxBytes);
  }

  getOrLoad<Value>(
    key: string,
    load: () => Promise<PreparedAnswer<Value>> | PreparedAnswer<Value>,
  ): Promise<PreparedAnswer<Value>> | PreparedAnswer<Value> {
    // What is kept under the key was loaded for it: the one who asks says what that gives.
    return this.answers.getOrLoad(key, load) as PreparedAnswer<Value>;
  }
}
