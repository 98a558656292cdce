/** Where Stripe's types allow an id or the whole object: the ledger holds the id. */
export function idOf(reference: string | { id: string } | null | undefined): string {
  if (typeof reference === 'string') return reference;
  return reference?.id ?? '';
}
