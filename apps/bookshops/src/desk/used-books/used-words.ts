import type { DigitalCode, UsedGrade } from '@zaino/contracts/orders';

/** How a used book looks. */
export const gradeWords: Record<UsedGrade, string> = {
  'as-new': 'Come nuovo',
  good: 'Buono',
  worn: 'Usurato',
};

/** Whether its digital code was used. */
export const codeWords: Record<DigitalCode, string> = {
  unused: 'Codice digitale nuovo',
  used: 'Codice digitale già usato',
  unknown: 'Codice digitale: non si sa',
};

/** `ISBN 978…` where no list knows a title. */
export const titleWords = ({ title, isbn }: { title: string; isbn: string }) =>
  title === '' ? `ISBN ${isbn}` : title;
