import type { OrderLine } from '@zaino/contracts/orders';

/** Each kind of taxation as the register names it. */
export const kindWords: Readonly<Record<OrderLine['vat'], string>> = {
  libro: 'Libri nuovi (art. 74)',
  'libro-usato': 'Libri usati (margine)',
  ebook: 'E-book 4 %',
  ordinaria: 'Aliquota 22 %',
};

const monthFormat = new Intl.DateTimeFormat('it-IT', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `settembre 2026`. */
export const monthWords = (month: string): string => monthFormat.format(new Date(`${month}-01`));
