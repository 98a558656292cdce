/** Codes that calls about used books answer beside the shared ones. */
export const usedBookErrorCodes = {
  /** No list has ever named a book that is offered used. */
  usedBookUnknown: 'used-book-unknown',
  /** The family offers as many used books as it may, or has done so today. */
  usedOffersFull: 'used-offers-full',
  /** The offer of a used book is open no more. */
  usedOfferEnded: 'used-offer-ended',
  /** The used copy is sold, was taken back, or was taken in too long ago. */
  usedCopyGone: 'used-copy-gone',
  /** Other books, prices or another tender were taken in under this id. */
  usedIntakeTaken: 'used-intake-taken',
} as const;
