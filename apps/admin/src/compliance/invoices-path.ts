/** Where electronic invoices stand. */
export const INVOICES_PATH = '/admin/compliance/invoices';
