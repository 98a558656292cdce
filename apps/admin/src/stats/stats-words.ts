import type { RefundKind, SalesKind } from '@zaino/contracts/orders';

export const kindWords: Readonly<Record<SalesKind, string>> = {
  libro: 'Libri nuovi (IVA assolta dall’editore)',
  'libro-usato': 'Libri usati (regime del margine)',
  ebook: 'E-book (IVA 4 %)',
  ordinaria: 'Materiale scolastico (IVA 22 %)',
  servizio: 'Servizi sui libri (IVA 22 %)',
  spedizione: 'Spedizione',
  trattenuto: 'Righe annullate o rese, non ridate',
};

export const methodWords = { standard: 'Spediti a casa', pickup: 'Ritirati in libreria' } as const;

export const paymentWords = { card: 'Online', shop: 'In negozio' } as const;

export const refundWords: Readonly<Record<RefundKind, string>> = {
  cancelled: 'Annullamento',
  late: 'Non arrivato entro la data scelta',
  stock: 'Non più disponibile',
  uncollected: 'Non ritirato',
  cedola: 'Cedola rifiutata',
  withdrawal: 'Recesso, prima della spedizione',
  returned: 'Reso',
  extra: 'Servizio non fatto',
  surplus: 'Pagamento arrivato due volte o tardi',
  other: 'Altro motivo, scritto da noi',
};
