import type { JsonBytes } from '@zaino/service/json-bytes';

/** Pieces of JSON in one piece of memory, found by number: as objects they would be work for the garbage collector. */
export class Fragments<Value> {
  constructor(
    private readonly memory: Buffer,
    /** Where each piece begins, and behind the last one where it ends. */
    private readonly starts: Uint32Array,
  ) {}

  /** A view, not a copy. */
  at(number: number): JsonBytes<Value> {
    return this.memory.subarray(this.starts[number], this.starts[number + 1]);
  }
}

/** Takes pieces one after the other; their number is the order in which they come. */
export class FragmentsBuilder<Value> {
  private memory = Buffer.alloc(1 << 20);
  private readonly starts = [0];

  /** Gives the piece's number. */
  add(piece: string): number {
    const start = this.starts.at(-1) ?? 0;
    const end = start + Buffer.byteLength(piece);
    if (end > this.memory.length) this.memory = Buffer.concat([this.memory], end * 2);
    this.memory.write(piece, start);
    return this.starts.push(end) - 2;
  }

  build(): Fragments<Value> {
    const end = this.starts.at(-1) ?? 0;
    return new Fragments(Buffer.from(this.memory.subarray(0, end)), Uint32Array.from(this.starts));
  }
}
