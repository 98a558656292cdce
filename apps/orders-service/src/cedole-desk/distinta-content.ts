import type { CedolaAmounts } from '@zaino/rules/cedola-amounts';

/** What a distinta says; amounts in cents. */
export interface DistintaContent extends CedolaAmounts {
  cedole: DistintaCedola[];
  /** Who has sent it. */
  bookshop: { name: string; address: string };
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
