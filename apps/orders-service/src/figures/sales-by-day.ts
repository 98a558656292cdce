import type { BookshopFigures } from '@zaino/contracts/orders';
import { HOUR_MS } from '@zaino/rules/durations';
import { italianDay } from '@zaino/rules/italian-day';
import { toEuro } from '@zaino/rules/money';
import { FigureCount, ofKey } from './figure-count';
import type { LineCount, SoldLine } from './own-lines';

/** What was sold on each day, and on all of them. */
export class SalesByDay implements LineCount {
  private readonly all = new FigureCount();
  private readonly days = new Map<string, FigureCount>();
  private readonly dayOfHour = new Map<number, FigureCount>();
  private piecesOrdered = 0;
  private piecesFilled = 0;
  private extraPieces = 0;
  private extraCents = 0;

  add(line: SoldLine): void {
    this.all.add(line);
    this.dayOf(line.hour).add(line);
    this.piecesOrdered += line.quantity;
    if (line.isFilled) this.piecesFilled += line.quantity;
    if (line.extraCents > 0) this.extraPieces += line.quantity;
    this.extraCents += line.extraCents;
  }

  /** Null where there was no order. */
  orNothing(): BookshopFigures['yearBefore'] {
    return this.days.size === 0 ? null : this.totals();
  }

  totals(): BookshopFigures['totals'] {
    const { piecesOrdered, piecesFilled } = this;
    const extras = { pieces: this.extraPieces, turnover: toEuro(this.extraCents) };
    const sums = { ...this.all.answer(), piecesOrdered, piecesFilled };
    return extras.pieces === 0 ? sums : { ...sums, extras };
  }

  /** Those with orders, in their order. */
  answer(): BookshopFigures['days'] {
    return [...this.days]
      .map(([day, count]) => ({ ...count.answer(), day }))
      .toSorted((one, other) => (one.day < other.day ? -1 : 1));
  }

  private dayOf(hour: number): FigureCount {
    return ofKey(this.dayOfHour, hour, () =>
      ofKey(this.days, italianDay(hour * HOUR_MS), () => new FigureCount()),
    );
  }
}
