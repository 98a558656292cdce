/** Where one arrives after the deletion of the own account. */
export const ACCOUNT_DELETED_PATH = '/auth/deleted';
