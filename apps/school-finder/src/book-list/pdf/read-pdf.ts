import { isbnsInText } from '@zaino/rules/isbns-in-text';
import { hasCodes, mergeCodes, noCodes } from '../merge-codes';
import type { ListFileReading } from '../file-reading';
import { PdfFile } from './pdf-file';
import { readPage } from './pdf-page';

const MOST_BYTES = 10_000_000;
const MOST_PAGES = 100;
/** A file of lists is read in a second; after so long one is told what was found so far. */
const LONGEST_MS = 15_000;

const notes = {
  tooLarge:
    'Il PDF è troppo grande: al massimo 10 MB. Apri il file, copia il testo e incollalo qui.',
  noPdf:
    'Questo file non è un PDF che si possa leggere. Apri la lista, copia il testo e incollalo qui.',
  locked: 'Questo PDF è protetto e non si può leggere. Aprilo, copia il testo e incollalo qui.',
  pictures:
    'Questo PDF è fatto di immagini: le parole non si leggono. Fotografa i codici a barre dei libri, oppure copia il testo con il telefono e incollalo qui.',
  noCodes: 'In questo PDF non si legge nessun codice ISBN. Aprilo, copia il testo e incollalo qui.',
  cut: 'Il PDF è molto lungo: ne abbiamo letto solo l’inizio.',
};

const nothing = (note: string): ListFileReading => ({ codes: noCodes, note });

/** The codes in a PDF's text, read on the device; the note says why there are none. */
export async function readPdf(file: Blob): Promise<ListFileReading> {
  if (file.size > MOST_BYTES) return nothing(notes.tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const head = new TextDecoder().decode(bytes.subarray(0, 1024));
  if (!head.includes('%PDF-')) return nothing(notes.noPdf);
  const pdf = await PdfFile.read(bytes);
  if (pdf.isEncrypted) return nothing(notes.locked);
  return readPages(pdf);
}

async function readPages(pdf: PdfFile): Promise<ListFileReading> {
  const end = Date.now() + LONGEST_MS;
  const all = pdf.dictsOf('Page');
  const pages = all.slice(0, MOST_PAGES);
  if (pages.length === 0) return nothing(notes.noPdf);
  const texts: string[] = [];
  let hasImages = false;
  for (const page of pages) {
    if (Date.now() > end) break;
    const drawn = await readPage(pdf, page);
    texts.push(drawn.text);
    hasImages ||= drawn.hasImages;
  }
  const codes = mergeCodes(texts.map(isbnsInText));
  if (hasCodes(codes)) return { codes, note: texts.length < all.length ? notes.cut : null };
  const isBlank = texts.every((text) => text.trim() === '');
  return nothing(isBlank && hasImages ? notes.pictures : notes.noCodes);
}
