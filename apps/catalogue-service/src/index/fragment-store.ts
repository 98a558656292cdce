import type { JsonBytes } from '@zaino/service/json-bytes';

const SEGMENT_BYTES = 1 << 20;

interface Segment {
  memory: Buffer;
  used: number;
  /** Bytes of `used` that are still somebody's. */
  live: number;
}

/**
 * Pieces of JSON by slot in a few large buffers: as objects they would be work for the garbage collector. A piece
 * is replaced in its place where it fits; a buffer that is mostly waste is emptied into the latest one.
 */
export class FragmentStore<Value> {
  private readonly segments: (Segment | undefined)[] = [];
  private current = this.openSegment(SEGMENT_BYTES);
  private places = new Uint32Array(0);

  /** A view, which holds until the next `set`; empty for a slot without a piece. */
  at(slot: number): JsonBytes<Value> {
    const [segment, start, length] = this.placeOf(slot);
    return this.segments[segment]?.memory.subarray(start, start + length) ?? Buffer.alloc(0);
  }

  set(slot: number, piece: string): void {
    const bytes = Buffer.byteLength(piece);
    const [segment, start, length] = this.placeOf(slot);
    const holder = this.segments[segment];
    if (holder && length >= bytes && length > 0) {
      holder.memory.write(piece, start);
      holder.live += bytes - length;
      this.place(slot, [segment, start, bytes]);
      return;
    }
    this.delete(slot);
    const room = this.makeRoom(bytes);
    room.segment.memory.write(piece, room.start);
    this.place(slot, [this.current, room.start, bytes]);
  }

  delete(slot: number): void {
    const [number, , length] = this.placeOf(slot);
    const segment = this.segments[number];
    if (segment === undefined || length === 0) return;
    segment.live -= length;
    this.place(slot, [0, 0, 0]);
    if (number !== this.current && segment.live < segment.used / 2) this.empty(number);
  }

  /** Bytes of all buffers. */
  get bytes(): number {
    return this.segments.reduce((sum, segment) => sum + (segment?.memory.length ?? 0), 0);
  }

  /** At the end of the latest buffer, or in a new one. */
  private makeRoom(bytes: number): { segment: Segment; start: number } {
    let segment = this.segments[this.current];
    if (segment === undefined || segment.used + bytes > segment.memory.length) {
      this.current = this.openSegment(Math.max(SEGMENT_BYTES, bytes));
      segment = this.segments[this.current];
    }
    if (segment === undefined) throw new Error('A segment was just opened.');
    const start = segment.used;
    segment.used += bytes;
    segment.live += bytes;
    return { segment, start };
  }

  private empty(number: number): void {
    const memory = this.segments[number]?.memory;
    if (memory === undefined) return;
    for (let slot = 0; slot * 3 < this.places.length; slot += 1) {
      const [segment, start, length] = this.placeOf(slot);
      if (segment !== number || length === 0) continue;
      const room = this.makeRoom(length);
      memory.copy(room.segment.memory, room.start, start, start + length);
      this.place(slot, [this.current, room.start, length]);
    }
    this.segments[number] = undefined;
  }

  private openSegment(bytes: number): number {
    const segment = { memory: Buffer.allocUnsafeSlow(bytes), used: 0, live: 0 };
    const free = this.segments.indexOf(undefined);
    if (free === -1) return this.segments.push(segment) - 1;
    this.segments[free] = segment;
    return free;
  }

  /** Segment, begin and length. */
  private placeOf(slot: number): [number, number, number] {
    const { places } = this;
    return [places[slot * 3] ?? 0, places[slot * 3 + 1] ?? 0, places[slot * 3 + 2] ?? 0];
  }

  private place(slot: number, place: [number, number, number]): void {
    if (slot * 3 >= this.places.length) {
      const larger = new Uint32Array(Math.max(1_024, slot * 2) * 3);
      larger.set(this.places);
      this.places = larger;
    }
    this.places.set(place, slot * 3);
  }
}
