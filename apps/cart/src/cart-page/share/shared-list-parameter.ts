/** Parameter of the cart's address: the list that somebody has shared. */
export const SHARED_LIST = 'lista';
