/** A line of an order, in cents. */
interface PricedPieces {
  quantity: number;
  /** Of one piece. */
  priceCents: number;
  /** What a voucher took off the line. */
  discountCents: number;
}

/** What the voucher took off some of a line's pieces: what rounding leaves stays with the others, to the cent. */
export function discountOfPieces(
  { discountCents, quantity }: Pick<PricedPieces, 'discountCents' | 'quantity'>,
  pieces: number,
): number {
  return Math.floor((discountCents * pieces) / quantity);
}

/** What was paid for some of a line's pieces. */
export function paidForPieces(line: PricedPieces, pieces: number): number {
  return line.priceCents * pieces - discountOfPieces(line, pieces);
}

/** Of what was given back for a line before, the part of some of its pieces: rounded down, to the cent. */
export function refundedOfPieces(
  line: PricedPieces & { refundedCents: number },
  pieces: number,
): number {
  const net = paidForPieces(line, line.quantity);
  return net && Math.floor((line.refundedCents * paidForPieces(line, pieces)) / net);
}
