import type { CedolaComune, LedgerStage, OrderCedola } from '@zaino/contracts/orders';

export const stageWords: Record<LedgerStage, string> = {
  'to-check': 'Da verificare',
  collected: 'Raccolta',
  sent: 'Inviata',
  paid: 'Pagata',
  refused: 'Rifiutata',
};

export const stateWords: Record<OrderCedola['state'], string> = {
  entered: 'Da verificare',
  accepted: 'Accettata',
  refused: 'Rifiutata',
  void: 'Non serve più',
};

/** `Cremona (CR)`. */
export const comuneWords = ({ comune, provincia }: CedolaComune) => `${comune} (${provincia})`;
