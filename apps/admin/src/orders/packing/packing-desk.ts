import type { Parcel } from '@zaino/contracts/orders';
import type { Pieces } from './packed-pieces';
import type { Said } from './packing-words';

/** What lies on the table: a parcel, and the pieces in it, which the service may not have yet. */
export interface OnTable {
  parcel: Parcel;
  pieces: Pieces;
  /** Whether the service has them all. */
  isKept: boolean;
}

/** The table as the steps of packing use it: what it shows is drawn later than they need it. */
export interface PackingDesk {
  at: () => OnTable | null;
  /** A parcel as the service has it; gives what lies there then. */
  lay: (parcel: Parcel) => OnTable;
  /** Other pieces in it, which the service is told soon after. */
  put: (at: OnTable, pieces: Pieces) => void;
  /** The service has what lay there at a moment. */
  keep: (at: OnTable) => void;
  clear: () => void;
  say: (said: Said) => void;
  /** Something has changed that the list of orders shows. */
  moved: () => void;
}
