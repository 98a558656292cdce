/** Where the yearly report of bookshops stands. */
export const DAC7_PATH = '/admin/compliance/dac7';
