/** What a line costs the family where no Comune pays for it. */
export interface FamilyPrice {
  /** Of one piece. */
  priceCents: number;
  coverCents: number | null;
  /** Of the line. */
  discountCents: number;
}
