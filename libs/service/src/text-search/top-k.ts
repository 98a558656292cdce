/** The k smallest of many numbers: a heap with the largest of them on top, which most others do not get past. */
export class TopK {
  private readonly heap: Float64Array;
  private size = 0;
  /** What is not below it does not get in. */
  limit = Number.POSITIVE_INFINITY;

  constructor(k: number) {
    this.heap = new Float64Array(k);
  }

  add(key: number): void {
    if (this.size < this.heap.length) {
      this.heap[this.size] = key;
      this.size += 1;
      this.rise(this.size - 1);
    } else if (key < this.limit) {
      this.heap[0] = key;
      this.sink();
    }
    if (this.size === this.heap.length) this.limit = this.heap[0] ?? 0;
  }

  ascending(): Float64Array {
    return this.heap.subarray(0, this.size).sort();
  }

  private rise(from: number): void {
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >>> 1;
      if (this.at(parent) >= this.at(at)) return;
      this.swap(at, parent);
      at = parent;
    }
  }

  private sink(): void {
    let at = 0;
    for (;;) {
      let largest = at;
      for (const child of [2 * at + 1, 2 * at + 2]) {
        if (child < this.size && this.at(child) > this.at(largest)) largest = child;
      }
      if (largest === at) return;
      this.swap(at, largest);
      at = largest;
    }
  }

  private at(index: number): number {
    return this.heap[index] ?? 0;
  }

  private swap(one: number, other: number): void {
    const kept = this.at(one);
    this.heap[one] = this.at(other);
    this.heap[other] = kept;
  }
}
