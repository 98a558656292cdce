import type { CedolaAmounts } from '@zaino/rules/cedola-amounts';

/** What a distinta says; amounts in cents. */
export interface DistintaContent extends CedolaAmounts {
  cedole: DistintaCedola[];
  /** Who has sent it; without the partita IVA where it was sent before that stood on it. */
  bookshop: { name: string; address: string; vatNumber?: string };
}

/** The bookshop as it stands on the invoice. */
export function senderOf({ bookshop }: DistintaContent) {
  const { name, address, vatNumber = '' } = bookshop;
  return { name, address, vatNumber };
}

export interface DistintaCedola {
  id: string;
  code: string;
  school: string;
  classe: string;
  sezione: string;
  orderNumber: string;
  books: { isbn: string; title: string; quantity: number; cents: number }[];
  cents: number;
}
