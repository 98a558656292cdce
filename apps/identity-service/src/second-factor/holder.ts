/** Whose a second factor is. Customers and owners have accounts of the shop, admins one of their own. */
export interface Holder {
  kind: 'customer' | 'admin';
  /** The account's uid, or the admin's id. */
  id: string;
}

/** The columns by which a holder's rows are found. */
export function rowsOf({ kind, id }: Holder): { holderKind: Holder['kind']; holderId: string } {
  return { holderKind: kind, holderId: id };
}

/** As one text, for keys and for what is bound to the holder. */
export function textOf({ kind, id }: Holder): string {
  return `${kind} ${id}`;
}

/** A customer or an owner. */
export function holderOfUser({ uid }: { uid: string }): Holder {
  return { kind: 'customer', id: uid };
}
