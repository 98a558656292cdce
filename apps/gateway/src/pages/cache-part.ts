import type { KeptPage } from './kept-page';
import { VisitorPages } from './visitor-pages';

/** The share of the memory that pages of one visitor each have at least. */
const VISITORS_SHARE = 1 / 4;

/**
 * Pages within a limit of memory. A page is admitted among the shared ones by its second use, by another visitor than
 * the first; what one visitor asks for alone pushes none of those out.
 */
export class CachePart {
  /** The one used least recently first. */
  private readonly shared = new Map<string, KeptPage>();
  private readonly ofVisitors = new VisitorPages();
  private sharedBytes = 0;

  constructor(private readonly maxBytes: number) {}

  peek(key: string): KeptPage | undefined {
    return this.shared.get(key) ?? this.ofVisitors.get(key);
  }

  /** Notes that a page that is here is asked for. */
  use(key: string, visitor: string): void {
    const kept = this.peek(key);
    if (!kept) return;
    const first = this.ofVisitors.visitorOf(key);
    if (first === visitor) this.ofVisitors.add(visitor, key, kept);
    else this.share(key, kept);
  }

  /** `isShared` where several visitors have waited for it. */
  keep(key: string, kept: KeptPage, { visitor, isShared }: { visitor: string; isShared: boolean }) {
    if (kept.bytes > this.maxBytes) this.delete(key);
    else if (isShared || this.shared.has(key)) this.share(key, kept);
    else this.ofVisitors.add(this.ofVisitors.visitorOf(key) ?? visitor, key, kept);
    this.makeRoom();
  }

  delete(key: string): void {
    this.ofVisitors.delete(key);
    this.sharedBytes -= this.shared.get(key)?.bytes ?? 0;
    this.shared.delete(key);
  }

  clear(): void {
    this.shared.clear();
    this.ofVisitors.clear();
    this.sharedBytes = 0;
  }

  private share(key: string, kept: KeptPage): void {
    this.delete(key);
    this.shared.set(key, kept);
    this.sharedBytes += kept.bytes;
  }

  private makeRoom(): void {
    const { maxBytes, shared, ofVisitors } = this;
    while (this.sharedBytes + ofVisitors.bytes > maxBytes) {
      const [oldest] = shared.keys();
      const isVisitorsTurn = ofVisitors.bytes > maxBytes * VISITORS_SHARE;
      if (isVisitorsTurn || oldest === undefined) ofVisitors.dropOne();
      else this.delete(oldest);
    }
  }
}
