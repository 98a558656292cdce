import type { ParcelLine } from '@zaino/contracts/orders';
import {
  contentsOf,
  isArticleCode,
  isBegun,
  isComplete,
  missingPieces,
  scanned,
  withPieces,
} from './packed-pieces';
import { beginParcel, fillParcel, packParcel, reopenParcel, shipParcel } from './packing.api';
import type { OnTable, PackingDesk } from './packing-desk';
import { addedWords, missingWords, openedWords, refused, scannedWords } from './packing-words';
import { printParcel } from './print-parcel';

interface Wanted {
  number: string;
  /** From whoever packs it. */
  takesOver?: boolean;
}

/** Lays the parcel of an order on the table, unless another one is begun there. */
export async function openOrder(desk: PackingDesk, { number, takesOver }: Wanted): Promise<void> {
  const at = desk.at();
  const isOther = at?.parcel.order.number !== number;
  if (at?.parcel.state === 'open' && isBegun(at.pieces) && isOther) {
    desk.say(refused('Prima finisci questo pacco', 'Chiudilo con F2, o mettilo via con Esc.'));
    return;
  }
  const { parcel, pieces } = desk.lay(await beginParcel(number, takesOver));
  desk.say(openedWords(parcel, pieces));
  desk.moved();
}

/** Whatever a scanner has read beside orders: a book for the parcel, or the carrier's label once it is closed. */
export async function takeCode(desk: PackingDesk, text: string): Promise<void> {
  const at = desk.at();
  if (at === null) desk.say(refused('Prima l’ordine', 'Scansiona il codice QR dell’ordine.'));
  else if (at.parcel.state === 'open') takeArticle(desk, at, text);
  else await takeLabel(desk, at, text);
}

function takeArticle(desk: PackingDesk, at: OnTable, text: string): void {
  const outcome = scanned(at.parcel, at.pieces, text);
  if (outcome.kind === 'added') desk.put(at, outcome.pieces);
  desk.say(scannedWords(at.parcel, outcome));
}

async function takeLabel(desk: PackingDesk, at: OnTable, text: string): Promise<void> {
  const { code } = at.parcel;
  if (isArticleCode(text)) {
    const words = 'Questo è un libro: per metterlo dentro riapri il pacco.';
    desk.say(refused('Il pacco è già chiuso', words));
  } else if (code !== null && code !== text) {
    desk.say(refused('Etichetta di un altro pacco', `Questo pacco ha il numero ${code}.`));
  } else await shipIt(desk, at, text);
}

/** By hand, for what has no bar code. */
export function changeByHand(
  desk: PackingDesk,
  at: OnTable,
  { line, more }: { line: ParcelLine; more: 1 | -1 },
): void {
  const pieces = withPieces(at.pieces, line, more);
  desk.put(at, pieces);
  if (more > 0) desk.say(addedWords(at.parcel, line, pieces));
}

/** Closes the parcel, or says that it has left: whichever comes next. */
export async function goOn(desk: PackingDesk, at: OnTable): Promise<void> {
  if (at.parcel.state === 'open') await closeIt(desk, at);
  else await shipIt(desk, at, at.parcel.code);
}

async function closeIt(desk: PackingDesk, at: OnTable): Promise<void> {
  if (isComplete(at.parcel, at.pieces)) return closeAsItIs(desk, at);
  const missing = missingWords(missingPieces(at.parcel, at.pieces));
  desk.say(refused(missing, 'Scansiona quello che manca.'));
}

/** On purpose, also without what goes with a later parcel. */
export async function closeAsItIs(desk: PackingDesk, { parcel, pieces }: OnTable): Promise<void> {
  const closed = desk.lay(await packParcel(parcel, contentsOf(pieces)));
  const words = closed.parcel.printsLabels
    ? 'Le stampe sono tra i download. Attacca l’etichetta, poi F2: spedito.'
    : 'La distinta è tra i download. Leggi l’etichetta del corriere, o passa al prossimo ordine.';
  desk.say({ tone: 'done', title: 'Pacco chiuso', words, sound: 'ready' });
  desk.moved();
  await printIt(desk, closed);
}

/** `code` is null where nobody has told it. */
async function shipIt(desk: PackingDesk, { parcel }: OnTable, code: string | null): Promise<void> {
  if (code === null) {
    const words = 'Leggi il codice a barre dell’etichetta, o scansiona il prossimo ordine.';
    desk.say(refused('Manca il numero di spedizione', words));
    return;
  }
  const { order, carrier } = await shipParcel(parcel, code);
  desk.clear();
  const words = `${order.number} con ${carrier}, ${code}.`;
  desk.say({ tone: 'done', title: 'Spedito', words, sound: 'ready' });
  desk.moved();
}

/** The slip, and the label where the carrier gives one. */
export async function printIt(desk: PackingDesk, { parcel }: OnTable): Promise<void> {
  const printed = await printParcel(parcel);
  if (desk.at()?.parcel.id === parcel.id) desk.lay(printed);
}

/** Begins again, with nothing in the parcel. */
export async function reopenIt(desk: PackingDesk, at: OnTable): Promise<void> {
  const { parcel, pieces } = desk.lay(await reopenParcel(at.parcel));
  desk.say(openedWords(parcel, pieces));
  desk.moved();
}

/** Keeps what lies in the parcel; it can be gone on with later, by whoever does. */
export async function keepIt(desk: PackingDesk): Promise<void> {
  const at = desk.at();
  if (at?.parcel.state !== 'open') return;
  await fillParcel(at.parcel, contentsOf(at.pieces));
  desk.keep(at);
}

/** Off the table, for something else. */
export async function putAway(desk: PackingDesk): Promise<void> {
  await keepIt(desk);
  desk.clear();
  desk.moved();
}
