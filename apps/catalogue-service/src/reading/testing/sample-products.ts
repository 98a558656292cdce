import type { ProductInput } from '@zaino/contracts/catalogue';
import type { TestService } from '../../testing/test-service';

/** What nobody but an admin may read of them. */
const secret = { fornitore: 'Segretissimo', fornitoreProductId: 'codice-segreto' };

/** Makes six products of all kinds, by name, one after the other. */
export async function makeSamples({ product }: TestService) {
  const make = (input: Partial<ProductInput>) => product({ ...secret, ...input });
  return {
    quaderno: await make({ nome: 'Quaderno a righe', categoria: 'Quaderni', prezzoOriginale: 1.6 }),
    quadernone: await make({
      nome: 'Quadernone ad anelli',
      categoria: 'Quaderni',
      prezzoOriginale: 4,
      sconto: 50,
      valutazione: 4.5,
      numeroRecensioni: 10,
      tags: ['nuovo'],
      descrizione: 'Caffè & <b>tè</b>',
    }),
    zaino: await make({
      nome: 'Zaino blu',
      categoria: 'Zaini',
      prezzoOriginale: 40,
      valutazione: 3.5,
      urlAliexpress: 'https://www.example.com/zaino?a=1&b=2',
    }),
    esaurito: await make({
      nome: 'Zaino rosso',
      categoria: 'Zaini',
      prezzoOriginale: 30,
      pezzi_disponibili: 0,
    }),
    fermo: await make({
      nome: 'Astuccio',
      categoria: 'Astucci',
      prezzoOriginale: 8,
      inVendita: false,
    }),
    inattivo: await make({
      nome: 'Mappamondo',
      categoria: 'Geografia',
      prezzoOriginale: 20,
      active: false,
    }),
  };
}
