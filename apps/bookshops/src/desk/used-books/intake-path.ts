/** Where a bookshop's used books are. */
export const USED_PATH = '/dashboard/usato';

/** The receipt of what was taken in at one time. */
export const intakePath = (id: string) => `${USED_PATH}?ricevuta=${id}`;
