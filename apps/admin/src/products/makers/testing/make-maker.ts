import type { Maker } from '@zaino/contracts/catalogue';

/** For tests: a maker in the Union; invented. */
export function makeMaker(changes: Partial<Maker> = {}): Maker {
  return {
    id: '1',
    nome: 'Cartiera del Lago',
    indirizzo: 'Via delle Prove 1, 26100 Cremona (CR), Italia',
    contatto: 'sicurezza@cartiera.example',
    paese: 'IT',
    responsabile: null,
    versione: 1,
    prodotti: 12,
    ...changes,
  };
}
