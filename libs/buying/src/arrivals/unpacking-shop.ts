import type { ComponentType } from 'react';
import type { FramedPage } from '../framed-page';
import type { ArrivalCalls } from './arrival-calls';

/** What becomes of an order of which all books are here: large, and in a sentence. */
interface Whole {
  kind: string;
  words: string;
}

/** A shop that unpacks its boxes: its calls, and what its screens have of their own. */
export interface UnpackingShop {
  calls: ArrivalCalls;
  /** The frame of its area. */
  Page: ComponentType<FramedPage>;
  orderPath: (orderId: string) => string;
  /** All books are here, and something is left to be looked at, or nothing is. */
  wholes: Readonly<Record<'complete' | 'ready', Whole>>;
  /** What can be done next with an order of which a copy came; left out for nothing. */
  Next?: ComponentType<{ number: string }>;
}
