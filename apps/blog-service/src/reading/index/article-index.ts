import { WordIndex } from '@zaino/service/text-search/word-index';
import { ArticleSlots, IS_KNOWN, IS_VISIBLE } from './article-slots';
import { articleWords, isSameText } from './article-words';
import { appearsAt, hasSameCounts, type IndexedArticle, isSameButCounts } from './indexed-article';

const NEVER = Number.POSITIVE_INFINITY;

/** What a search found: how good each match is, 0 for the best. */
export type FoundArticles = ReadonlyMap<IndexedArticle, number>;

/**
 * What lists and the search need of all articles that are not deleted, in memory (docs/decisions/blog-reading.md).
 * Which of them everybody sees follows the time: `appear` says how late it is.
 */
export class ArticleIndex {
  /** Grows with every change: answers of one revision are the same. */
  revision = 0;
  private readonly slots = new ArticleSlots();
  private readonly words = new WordIndex(this.slots);
  private readonly slugs = new Map<string, number>();
  private now = 0;
  private nextAppearance = NEVER;
  private sorted = {
    revision: -1,
    newest: [] as IndexedArticle[],
    changed: [] as IndexedArticle[],
  };

  ids(): Iterable<number> {
    return this.slots.ids();
  }

  changedAt(id: number): number | undefined {
    return this.article(id)?.row.changedAt.getTime();
  }

  /** Of any state. */
  article(id: number): IndexedArticle | undefined {
    const slot = this.slots.slotOf(id);
    return slot === undefined ? undefined : this.slots.at(slot);
  }

  /** Of any state, by the slug that counts now. */
  articleBySlug(slug: string): IndexedArticle | undefined {
    const id = this.slugs.get(slug);
    return id === undefined ? undefined : this.article(id);
  }

  isVisible({ row }: IndexedArticle): boolean {
    return appearsAt(row) <= this.now;
  }

  /** Those that everybody sees, newest first. */
  newest(): readonly IndexedArticle[] {
    return this.lists().newest;
  }

  /** Those of all states, latest change first. */
  latestChanges(): readonly IndexedArticle[] {
    return this.lists().changed;
  }

  search(text: string, isAdmin: boolean): FoundArticles {
    const flags = isAdmin ? IS_KNOWN : IS_KNOWN | IS_VISIBLE;
    const { slots, levelOf } = this.words.find({ text, flags, isAdmin });
    const found = new Map<IndexedArticle, number>();
    for (const slot of slots) {
      const article = this.slots.at(slot);
      if (article) found.set(article, levelOf(slot));
    }
    return found;
  }

  /** Shows what is due by now (milliseconds since 1970); tells whether that is anything. */
  appear(now: number): boolean {
    this.now = Math.max(now, this.now);
    if (this.now < this.nextAppearance) return false;
    this.nextAppearance = NEVER;
    for (const slot of this.slots.all()) {
      const article = this.slots.at(slot);
      if (article && !this.slots.isVisible(slot)) this.show(article);
    }
    this.revision += 1;
    return true;
  }

  /** Forgets articles; tells whether everybody saw one of them. */
  remove(ids: readonly number[]): boolean {
    let isNews = false;
    for (const id of ids) {
      const slot = this.slots.slotOf(id);
      const article = slot === undefined ? undefined : this.slots.at(slot);
      if (slot === undefined || article === undefined) continue;
      isNews ||= this.slots.isVisible(slot);
      this.words.remove(slot, articleWords(article.row), this.slots.isVisible(slot));
      this.forgetSlug(article);
      this.slots.release(slot);
      this.revision += 1;
    }
    return isNews;
  }

  /** Takes over how articles are now; tells whether everybody sees a change beyond the counts of views and likes. */
  put(articles: readonly IndexedArticle[]): boolean {
    let isNews = false;
    for (const article of articles) {
      const before = this.article(article.row.id);
      const isSame = before !== undefined && isSameButCounts(before, article);
      if (isSame && hasSameCounts(before, article)) {
        // Young rows are read again: answers of this revision still hold.
        before.row.changedAt = article.row.changedAt;
        continue;
      }
      const wasVisible = before !== undefined && this.isVisible(before);
      if (before) this.forgetSlug(before);
      this.show(article);
      this.slugs.set(article.row.slug, article.row.id);
      const isSeen = wasVisible || this.isVisible(article);
      isNews ||= isSeen && !isSame;
      this.revision += 1;
    }
    return isNews;
  }

  /** Puts an article into its slot, with the words that it has and to whom they count now. */
  private show(article: IndexedArticle): void {
    const known = this.slots.slotOf(article.row.id);
    const before = known === undefined ? undefined : this.slots.at(known);
    const wasVisible = known !== undefined && this.slots.isVisible(known);
    const isVisible = this.isVisible(article);
    const slot = this.slots.set(article, isVisible);
    if (!isVisible) this.nextAppearance = Math.min(this.nextAppearance, appearsAt(article.row));
    if (before && wasVisible === isVisible && isSameText(before.row, article.row)) return;
    if (before) this.words.remove(slot, articleWords(before.row), wasVisible);
    this.words.add(slot, articleWords(article.row), isVisible);
  }

  /** Another article may have taken it over already. */
  private forgetSlug({ row }: IndexedArticle): void {
    if (this.slugs.get(row.slug) === row.id) this.slugs.delete(row.slug);
  }

  private lists() {
    if (this.sorted.revision === this.revision) return this.sorted;
    const all = [...this.slots.all()].flatMap((slot) => this.slots.at(slot) ?? []);
    const newest = all.filter((article) => this.isVisible(article));
    newest.sort(latestFirst(({ row }) => row.publishedAt));
    const changed = all.sort(latestFirst(({ row }) => row.updatedAt));
    this.sorted = { revision: this.revision, newest, changed };
    return this.sorted;
  }
}

function latestFirst(momentOf: (article: IndexedArticle) => Date | null) {
  return (one: IndexedArticle, other: IndexedArticle) => {
    const later = (momentOf(other)?.getTime() ?? 0) - (momentOf(one)?.getTime() ?? 0);
    return later || other.row.id - one.row.id;
  };
}
