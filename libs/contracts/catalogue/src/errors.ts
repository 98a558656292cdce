/** Codes that the catalogue service answers beside the shared ones. */
export const catalogueErrorCodes = {
  /** Somebody else has saved the product since it was read. */
  productChanged: 'product-changed',
  /** The CSV file cannot be read at all, or is not the one that was previewed. */
  csvRefused: 'csv-refused',
  /** A change that was undone already, or is too old to be. */
  undoRefused: 'undo-refused',
  /** A reservation has this id, of other lines. */
  reservationTaken: 'reservation-taken',
  /** The reservation was released or has lapsed. */
  reservationEnded: 'reservation-ended',
  /** More pieces than the reservation still holds, or an operation of another reservation. */
  releaseRefused: 'release-refused',
} as const;
