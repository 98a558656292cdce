const BEAT = 0;
const AT_WORK = 1;
const BEGUN = 2;
const MEMORY_MB = 3;
const SIZE = 4;

/**
 * What a worker's owner can read while the worker's own loop is stuck: a beat that goes on as long as the
 * worker lives, how much memory it takes, which render holds its thread, and which it has begun with.
 */
export class Signals {
  private readonly numbers: Int32Array;

  constructor(readonly buffer = new SharedArrayBuffer(SIZE * Int32Array.BYTES_PER_ELEMENT)) {
    this.numbers = new Int32Array(buffer);
  }

  beat(): void {
    Atomics.add(this.numbers, BEAT, 1);
  }

  get beats(): number {
    return Atomics.load(this.numbers, BEAT);
  }

  /** What the worker's own objects take. */
  setMemory(megabytes: number): void {
    Atomics.store(this.numbers, MEMORY_MB, Math.round(megabytes));
  }

  get memoryMb(): number {
    return Atomics.load(this.numbers, MEMORY_MB);
  }

  /** Renders come in the order of their ids. */
  markBegun(id: number): void {
    Atomics.store(this.numbers, BEGUN, id);
  }

  /** The last render that the worker has begun with; those after it have not been touched. */
  get begun(): number {
    return Atomics.load(this.numbers, BEGUN);
  }

  /** The render that holds the thread from now on, or 0. */
  markAtWork(id: number): void {
    Atomics.store(this.numbers, AT_WORK, id);
  }

  /** The render that holds the thread, or 0 where nobody can say. */
  get atWork(): number {
    return Atomics.load(this.numbers, AT_WORK);
  }
}
