import { hash, hashText } from '../chance';
import type { SupplyKind } from './kinds';
import { makers } from './makers';
import type { DemoSupply } from './supply';

type Safety = Pick<DemoSupply, 'produttore' | 'avvertenze' | 'marcaturaCe'>;

/** Of every so many products nobody has told the maker yet, or decided about the CE mark. */
const WITHOUT_MAKER = 17;
const WITHOUT_DECISION = 23;
/** The first ones are shown on screens and in documents: nothing is missing of them. */
const COMPLETE = 8;

const warnings: readonly [RegExp, string][] = [
  [/compass|forbici|taglierin|puntatrice/i, 'Punta o lama affilata: da usare con attenzione.'],
  [/colla|tempera|acquerell|correttore/i, 'Non ingerire. Evitare il contatto con gli occhi.'],
  [/zain|trolley/i, 'Non caricare oltre il 15 % del peso di chi lo porta.'],
  [/pastell|pennarell|gomm|temperin/i, 'Contiene parti piccole: non adatto sotto i 3 anni.'],
];

/** Who made a product and what its page warns of, always the same; some are left for staff to fill in. */
export function safetyOf(number: number, { name, category }: SupplyKind): Safety {
  const isLeft = (every: number) => number > COMPLETE && number % every === 0;
  const maker = makers[hash(hashText(name), 9) % makers.length] ?? makers[0];
  const isElectric = /calcolatric/i.test(`${name} ${category}`);
  return {
    produttore: isLeft(WITHOUT_MAKER) ? '' : (maker?.nome ?? ''),
    avvertenze: warnings.find(([words]) => words.test(`${name} ${category}`))?.[1] ?? '',
    marcaturaCe: isLeft(WITHOUT_DECISION) ? 'da verificare' : isElectric ? 'sì' : 'no',
  };
}
