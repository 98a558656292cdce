import type { OrderToShip, Parcel, ParcelLine, ShippingStage } from '@zaino/contracts/orders';
import type { ScanTone } from '@zaino/scanning/scan-result';
import type { Sound } from '@zaino/scanning/sounds';
import { missingPieces, type Pieces, type Scanned } from './packed-pieces';

/** What a scan or a step came to: in large letters, with a sentence, by colour and sound. */
export interface Said {
  tone: ScanTone;
  title: string;
  words: string;
  sound: Sound;
}

export const refused = (title: string, words: string): Said => ({
  tone: 'refused',
  title,
  words,
  sound: 'refused',
});

const piecesWords = (count: number) => (count === 1 ? '1 pezzo' : `${count} pezzi`);

/** `Manca ancora 1 pezzo`. */
export const missingWords = (count: number) =>
  count === 1 ? 'Manca ancora 1 pezzo' : `Mancano ancora ${count} pezzi`;

/** Of a parcel that was just opened. */
export function openedWords(parcel: Parcel, pieces: Pieces): Said {
  const { recipient, packer } = parcel;
  if (parcel.state !== 'open') {
    const by = packer.name === null ? '' : ` da ${packer.name}`;
    return { tone: 'done', title: 'Pacco già chiuso', words: `Chiuso${by}.`, sound: 'assigned' };
  }
  const words = missingWords(missingPieces(parcel, pieces));
  return { tone: 'good', title: recipient.name || parcel.order.number, words, sound: 'assigned' };
}

/** Of a code that was scanned into a parcel. */
export function scannedWords(parcel: Parcel, outcome: Scanned): Said {
  switch (outcome.kind) {
    case 'added':
      return addedWords(parcel, outcome.line, outcome.pieces);
    case 'surplus': {
      const { title, quantity } = outcome.line;
      return refused('Già nel pacco', `Di “${title}” va nel pacco solo ${piecesWords(quantity)}.`);
    }
    case 'wrong':
      return refused(
        'Libro sbagliato',
        `${outcome.code} non è di questo ordine: rimettilo a posto.`,
      );
    case 'unread':
      return refused(
        'Codice letto male',
        `${outcome.code} non è un codice giusto: leggilo di nuovo.`,
      );
  }
}

/** Of a piece that is in now. */
export function addedWords(parcel: Parcel, line: ParcelLine, pieces: Pieces): Said {
  const { title, quantity, lineId } = line;
  const missing = missingPieces(parcel, pieces);
  if (missing === 0) {
    const words = 'C’è tutto: chiudi il pacco e stampa con F2.';
    return { tone: 'done', title: 'Completo', words, sound: 'ready' };
  }
  const count = quantity > 1 ? ` (${pieces.get(lineId) ?? 0} di ${quantity})` : '';
  const words = `“${title}”${count}. ${missingWords(missing)}.`;
  return { tone: 'good', title: 'Nel pacco', words, sound: 'assigned' };
}

export const stageWords: Readonly<Record<ShippingStage, string>> = {
  all: 'Tutti da spedire',
  ready: 'Pronti da imballare',
  packed: 'Imballati',
};

/** Where an order of the list stands. */
export function standingWords({ parcel, here, pieces }: OrderToShip): string {
  if (parcel?.state === 'packed') {
    return parcel.code === null ? 'Imballato, aspetta il numero' : `Imballato, ${parcel.code}`;
  }
  if (parcel) return `In imballaggio${parcel.packer === null ? '' : `: ${parcel.packer}`}`;
  if (here === 0) return 'Da preparare';
  return here === pieces ? 'Pronto' : `${here} di ${pieces} messi da parte`;
}
