import type { BookshopFigures } from '@zaino/contracts/orders';
import { FigureCount, ofKey } from './figure-count';
import type { LineCount, SoldLine } from './own-lines';

/** What was sold of each publisher. */
export class SalesByPublisher implements LineCount {
  private readonly publishers = new Map<string | null, FigureCount>();

  add(line: SoldLine): void {
    if (!line.isSold) return;
    ofKey(this.publishers, line.publisher, () => new FigureCount()).add(line);
  }

  /** The one with the highest turnover first. */
  answer(): BookshopFigures['publishers'] {
    return [...this.publishers]
      .map(([publisher, count]) => ({ ...count.answer(), publisher }))
      .toSorted((one, other) => compare(one.publisher ?? '', other.publisher ?? ''))
      .toSorted((one, other) => other.turnover - one.turnover);
  }
}

const { compare } = new Intl.Collator('it');
