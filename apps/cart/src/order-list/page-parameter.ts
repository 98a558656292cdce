/** Parameter of the address of the list of orders. */
export const PAGE_PARAMETER = 'pagina';
