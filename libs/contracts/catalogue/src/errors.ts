/** Codes that the catalogue service answers beside the shared ones. */
export const catalogueErrorCodes = {
  /** Somebody else has saved the product since it was read. */
  productChanged: 'product-changed',
  /** Somebody else has saved the maker since it was read. */
  makerChanged: 'maker-changed',
  /** Another maker has this name. */
  makerTaken: 'maker-taken',
  /** Somebody else has saved the list of materials since it was read. */
  classSuppliesChanged: 'class-supplies-changed',
  /** This year has a list of materials already. */
  classSuppliesTaken: 'class-supplies-taken',
  /** There is no such school, or nobody knows the address at which it could be asked. */
  teacherListUnprovable: 'teacher-list-unprovable',
  /** The link of a school's mail was used, has expired or never was. */
  teacherListLinkEnded: 'teacher-list-link-ended',
  /** Somebody else has decided on the list, or it was withdrawn, since it was read. */
  teacherListChanged: 'teacher-list-changed',
  /** The account has proposed so many lists that no further one is taken for now. */
  teacherListsLimited: 'teacher-lists-limited',
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
  /** Who wants to review a product has not received one by an order of this shop. */
  purchaseMissing: 'purchase-missing',
  /** There is no such review, or none that whoever asks may see. */
  reviewMissing: 'review-missing',
  /** Too many reviews, images or reports in a short time. */
  reviewsLimited: 'reviews-limited',
  /** So many products are favourites, or waited for, that no further one is taken. */
  favouritesFull: 'favourites-full',
} as const;
