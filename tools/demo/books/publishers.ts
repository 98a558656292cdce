import { pickAt } from '../chance';

/** The first publishers are those of the showcase list; their place in the list is part of their books' ISBNs. */
const publishers = [
  'RIO SECCO',
  'CASA DEL MELOGRANO',
  'BUSSOLA E FIGLI',
  'QUADRELLO',
  'HARBOUR LANE',
  'RIVE CLAIRE',
  'OFFICINA BLU',
  'TORRE CIVETTA',
  'PANE E INCHIOSTRO',
  'LANTERNA VERDE',
  'CORTE NOVA',
  'TRE GELSI',
  'PONTE A SCHIENA',
  'GRANO E VENTO',
  'LA SPOLA EDITRICE',
  'ALTO PASSO',
  'FOGLIA LARGA',
  'CARDO E ORTICA',
  'SETTE SCALINI',
  'LA GORA',
  'MERIGGIO SCUOLA',
  'SESTO CORTILE',
  'DUE RIVE EDITORI',
  'PIETRA SERENA',
  'IL CALESSE',
  'FONTANA TONDA',
  'VENTO DI RIVIERA',
  'ORTO BOTANICO EDIZIONI',
  'LUME A OLIO',
  'CASCINA BASSA',
  'TERRAZZA SUD',
  'MULINO STORTO',
  'BREZZA LIBRI',
  'CAMPO DI LINO',
  'IL BARATTOLO',
  'SCALA A CHIOCCIOLA',
  'TETTO ROSSO',
  'NAVE DI CARTA',
  'GHIRO E FIGLI',
  'PRATO GRANDE',
] as const;

const englishPublishers = ['HARBOUR LANE', 'THISTLE GATE', 'LOW TIDE PRESS', 'FERN & ROW'] as const;
const frenchPublishers = ['RIVE CLAIRE', 'PETITE COUR', 'MAISON DU TILLEUL'] as const;

const all = [...new Set<string>([...publishers, ...englishPublishers, ...frenchPublishers])];

/** A publisher for a family of books; a few of them share the market, the others have what is left. */
export function publisherOf(family: string, at: number): string {
  if (family.includes('inglese')) return pickAt(englishPublishers, at);
  if (family === 'francese') return pickAt(frenchPublishers, at);
  return pickAt(publishers, at ** 1.3);
}

export const publisherCount = all.length;

/** The publisher's two digits in an ISBN. */
export function publisherNumber(publisher: string): number {
  const number = all.indexOf(publisher);
  if (number < 0) throw new Error(`${publisher} is no publisher of the demo data.`);
  return number;
}
