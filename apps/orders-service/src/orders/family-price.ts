/** What a line costs the family where no Comune pays for it; a price is of one piece, the discount of the line. */
export interface FamilyPrice {
  priceCents: number;
  coverCents: number | null;
  discountCents: number;
}
