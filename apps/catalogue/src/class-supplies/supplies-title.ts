/** What the pages of materials are called together. */
export const SUPPLIES_TITLE = 'Materiale per la scuola';
