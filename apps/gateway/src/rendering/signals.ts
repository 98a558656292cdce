const BEAT = 0;
const AT_WORK = 1;

/**
 * What a worker's owner can read while the worker's own loop is stuck: a beat that goes on as long as the
 * worker lives, and which render holds its thread.
 */
export class Signals {
  private readonly numbers: Int32Array;

  constructor(readonly buffer = new SharedArrayBuffer(8)) {
    this.numbers = new Int32Array(buffer);
  }

  beat(): void {
    Atomics.add(this.numbers, BEAT, 1);
  }

  get beats(): number {
    return Atomics.load(this.numbers, BEAT);
  }

  /** The render that runs now, or 0. */
  markAtWork(id: number): void {
    Atomics.store(this.numbers, AT_WORK, id);
  }

  get atWork(): number {
    return Atomics.load(this.numbers, AT_WORK);
  }
}
