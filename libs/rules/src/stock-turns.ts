interface Shelf {
  /** Pieces that nobody has bought. */
  pieces: number;
  /** Fewest pieces of one purchase. */
  fewest: number;
  /** How many were told of the product within a day. */
  told: number;
}

/** Most that are told in one go, whatever is there. */
const MOST_AT_ONCE = 200;

/**
 * How many of those who wait for a product are told now that it is there: as many as can buy it, less those who were
 * told within a day and may still come. So three pieces are three mails, and five thousand people do not run for them.
 */
export function turnsNow({ pieces, fewest, told }: Shelf): number {
  const buyers = Math.floor(pieces / fewest);
  return Math.max(0, Math.min(buyers - told, MOST_AT_ONCE));
}
