import type { CeMarking } from '@zaino/contracts/catalogue';

/** Whether a product bears the CE mark, in words. */
export const ceWords: Readonly<Record<CeMarking, string>> = {
  'da-verificare': 'Da verificare',
  'non-dovuta': 'Non dovuta',
  presente: 'Presente',
};
