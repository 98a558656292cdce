import type { Quote, WantedLine } from '@zaino/contracts/orders';
import type { ExtraKind } from '@zaino/contracts/shared';
import type { SupplyLead } from '@zaino/rules/supply-lead';
import type { DayRange } from '../delivery-dates/expected-days';

type QuoteLine = Quote['lines'][number];

/** A line as it can be had now; money in cents. */
export interface OfferedLine {
  wanted: WantedLine;
  /** `lineKey` of the rules. */
  key: string;
  /** With the texts, price and images of now, and the pieces that were wanted. */
  line: QuoteLine['line'];
  availability: QuoteLine['availability'];
  /** That can be had, at most those wanted; 0 where it is gone. */
  pieces: number;
  /** Null where they are not counted. */
  piecesLeft: number | null;
  priceCents: number;
  /** What one piece costs where no bookshop takes anything off: as browsers keep it. */
  listCents: number;
  /** Cover price of a book that a bookshop takes something off; null of all others. */
  coverCents: number | null;
  /** Price times the pieces that can be had; of those that cedole pay the cover price. */
  totalCents: number;
  /** Cover price of one piece of a book that a cedola may pay; null of everything else. */
  cedolaPriceCents: number | null;
  /** Most that a voucher may take off the line. */
  mostDiscountCents: number;
  vat: QuoteLine['vat'];
  /** Whether a supplier has to send it. */
  isOrdered: boolean;
  /** What a distributor says how long it takes; null where nobody says anything. */
  lead: SupplyLead | null;
  /** Why fewer pieces can be had, or none, where it is not that the others are sold. */
  obstacle: string | null;
  /** The line with the edition that has taken the book's place, where that can be had. */
  newEdition: QuoteLine['newEdition'] | null;
  /** Of the class list that a book is on; null where it is on none. */
  schoolYear: number | null;
}

/** What the bookshop does to copies of a line, and its price for one of them. */
export interface PricedExtra {
  kind: ExtraKind;
  quantity: number;
  priceCents: number;
}

/** A line with all that is agreed to about it. */
export interface PricedLine extends OfferedLine {
  /** Pieces that cedole pay, and their cover prices: part of the total, and nothing of the family's. */
  cedolaPieces: number;
  cedolaCents: number;
  discountCents: number;
  /** Beside the total; null for nothing. */
  extra: PricedExtra | null;
  expected: DayRange;
  /** Without the others that it waits for. */
  alone: DayRange;
}

export interface TotalCents {
  itemCount: number;
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  cedolaCents: number;
  extraCents: number;
  /** What the family pays. */
  totalCents: number;
}
