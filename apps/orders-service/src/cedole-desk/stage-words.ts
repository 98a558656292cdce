import type { LedgerStage } from '@zaino/contracts/orders';

/** Where a cedola stands, on papers and in files. */
export const stageWords: Readonly<Record<LedgerStage, string>> = {
  'to-check': 'Da verificare',
  collected: 'Raccolta',
  sent: 'Inviata',
  paid: 'Pagata',
  refused: 'Rifiutata',
};
