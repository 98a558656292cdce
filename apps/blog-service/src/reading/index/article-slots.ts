import type { SearchedTexts } from '@zaino/service/text-search/score-board';
import type { IndexedArticle } from './indexed-article';

/** Bits of an article's flags. */
export const IS_KNOWN = 1;
export const IS_VISIBLE = 2;

const FIRST_CAPACITY = 256;

/** Small numbers for articles, which the search counts by. */
export class ArticleSlots implements SearchedTexts {
  length = 0;
  flags = new Uint8Array(FIRST_CAPACITY);
  private readonly articles: (IndexedArticle | undefined)[] = [];
  private readonly slots = new Map<number, number>();
  private readonly free: number[] = [];

  get capacity(): number {
    return this.flags.length;
  }

  /** Slots of all articles. */
  all(): IterableIterator<number> {
    return this.slots.values();
  }

  ids(): IterableIterator<number> {
    return this.slots.keys();
  }

  slotOf(id: number): number | undefined {
    return this.slots.get(id);
  }

  at(slot: number): IndexedArticle | undefined {
    return this.articles[slot];
  }

  isVisible(slot: number): boolean {
    return ((this.flags[slot] ?? 0) & IS_VISIBLE) !== 0;
  }

  /** Puts an article into its slot, which is a new one for a new article. */
  set(article: IndexedArticle, isVisible: boolean): number {
    const { id } = article.row;
    const slot = this.slots.get(id) ?? this.free.pop() ?? this.length++;
    if (slot >= this.capacity) this.grow();
    this.slots.set(id, slot);
    this.articles[slot] = article;
    this.flags[slot] = IS_KNOWN | (isVisible ? IS_VISIBLE : 0);
    return slot;
  }

  release(slot: number): void {
    this.slots.delete(this.articles[slot]?.row.id ?? 0);
    this.articles[slot] = undefined;
    this.flags[slot] = 0;
    this.free.push(slot);
  }

  private grow(): void {
    const larger = new Uint8Array(this.capacity * 2);
    larger.set(this.flags);
    this.flags = larger;
  }
}
