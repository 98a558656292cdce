import type { KeptPage } from './kept-page';

/**
 * Pages that one visitor alone has asked for. Where room is needed the oldest of whoever has most here goes: nobody's
 * pages are pushed out by somebody who asks for more.
 */
export class VisitorPages {
  private readonly byVisitor = new Map<string, Map<string, KeptPage>>();
  private readonly visitors = new Map<string, string>();
  private readonly bytesOf = new Map<string, number>();
  bytes = 0;

  get(key: string): KeptPage | undefined {
    return this.byVisitor.get(this.visitors.get(key) ?? '')?.get(key);
  }

  /** Who has asked for a page that is here. */
  visitorOf(key: string): string | undefined {
    return this.visitors.get(key);
  }

  add(visitor: string, key: string, kept: KeptPage): void {
    this.delete(key);
    const pages = this.byVisitor.get(visitor) ?? new Map<string, KeptPage>();
    pages.set(key, kept);
    this.byVisitor.set(visitor, pages);
    this.visitors.set(key, visitor);
    this.count(visitor, kept.bytes);
  }

  delete(key: string): void {
    const visitor = this.visitors.get(key);
    const pages = visitor === undefined ? undefined : this.byVisitor.get(visitor);
    const kept = pages?.get(key);
    if (visitor === undefined || !pages || !kept) return;
    pages.delete(key);
    this.visitors.delete(key);
    this.count(visitor, -kept.bytes);
    if (pages.size > 0) return;
    this.byVisitor.delete(visitor);
    this.bytesOf.delete(visitor);
  }

  /** Makes room. */
  dropOne(): void {
    let most = '';
    for (const [visitor, bytes] of this.bytesOf) {
      if (bytes > (this.bytesOf.get(most) ?? 0)) most = visitor;
    }
    const [oldest] = this.byVisitor.get(most)?.keys() ?? [];
    if (oldest !== undefined) this.delete(oldest);
  }

  clear(): void {
    for (const map of [this.byVisitor, this.visitors, this.bytesOf]) map.clear();
    this.bytes = 0;
  }

  private count(visitor: string, bytes: number): void {
    this.bytes += bytes;
    this.bytesOf.set(visitor, (this.bytesOf.get(visitor) ?? 0) + bytes);
  }
}
