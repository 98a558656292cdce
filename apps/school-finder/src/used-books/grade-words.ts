import type { DigitalCode, UsedGrade } from '@zaino/contracts/orders';

/** How a used book looks, and what each word means. */
export const grades: readonly { value: UsedGrade; label: string; hint: string }[] = [
  { value: 'as-new', label: 'Come nuovo', hint: 'Nessun segno, angoli e copertina intatti.' },
  {
    value: 'good',
    label: 'Buono',
    hint: 'Letto con cura: qualche segno a matita, tutte le pagine.',
  },
  {
    value: 'worn',
    label: 'Usurato',
    hint: 'Scritto a penna, evidenziato o piegato, ma si legge tutto.',
  },
];

/** Whether its digital code was used. */
export const digitalCodeAnswers: readonly { value: DigitalCode; label: string }[] = [
  { value: 'unused', label: 'No, è ancora coperto' },
  { value: 'used', label: 'Sì, è già stato usato' },
  { value: 'unknown', label: 'Non lo so, o non c’è' },
];
