/** In an order's address, one for each line: which pieces the form of withdrawal has chosen already. */
export const RETURN_PARAMETER = 'recesso';
