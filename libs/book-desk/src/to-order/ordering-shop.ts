import type { ComponentType } from 'react';
import type { FramedPage } from '../arrivals/unpacking-shop';
import type { BookCalls } from './book-calls';

/** A shop that orders books: its calls, and what its screen has of its own. */
export interface OrderingShop {
  calls: BookCalls;
  /** The frame of its area. */
  Page: ComponentType<FramedPage>;
  arrivalsPath: string;
  /** Under which this browser keeps whether single letters are commands. */
  characterKeys: string;
}
