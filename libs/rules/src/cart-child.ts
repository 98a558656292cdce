/** Most children of a cart (the same as in the contract). */
export const MAX_CHILDREN = 12;

/** A child of the family: a nickname and a class is all that is known of it (Regolamento UE 2016/679). */
export interface CartChild {
  id: string;
  nickname: string;
  schoolCode: string;
  schoolName: string;
  classe: string;
  /** Blank while nobody knows it. */
  sezione: string;
  /** The ministry's spending cap for the child's class in euro, where it is known. */
  tetto: number | null;
}

/** Whether two entries mean one child: the same nickname in the same class. */
export function isSameChild(one: Omit<CartChild, 'id'>, other: Omit<CartChild, 'id'>): boolean {
  return identityOf(one) === identityOf(other);
}

function identityOf({ nickname, schoolCode, classe, sezione }: Omit<CartChild, 'id'>): string {
  return JSON.stringify([nickname.trim().toLowerCase(), schoolCode, classe, sezione]);
}

/** The child among these that is meant: by its id, or by nickname and class. */
export function findChild(
  children: readonly CartChild[],
  child: Omit<CartChild, 'id'> & { id?: string },
): CartChild | undefined {
  return (
    children.find(({ id }) => id === child.id) ?? children.find((one) => isSameChild(one, child))
  );
}
