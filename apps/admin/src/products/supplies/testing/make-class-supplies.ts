import type { AdminClassSupplies } from '@zaino/contracts/catalogue';

/** For tests: the materials of a year, of one thing two products serve; invented. */
export function makeClassSupplies(changes: Partial<AdminClassSupplies> = {}): AdminClassSupplies {
  return {
    id: '1',
    grado: 'primaria',
    anno: 1,
    voci: [
      {
        nome: 'Quaderno a quadretti',
        quantita: 4,
        nota: 'Da 10 mm',
        prodotti: [
          { id: 'P-0001', nome: 'Quaderno Bosco', prezzo: 1.2, disponibile: true },
          { id: 'P-0002', nome: 'Quaderno Duna', prezzo: 2, disponibile: false },
        ],
      },
      {
        nome: 'Colla',
        quantita: 1,
        nota: '',
        prodotti: [{ id: 'P-0003', nome: 'P-0003', prezzo: null, disponibile: false }],
      },
    ],
    versione: 1,
    modificato: '2026-11-01T08:00:00.000Z',
    ...changes,
  };
}
