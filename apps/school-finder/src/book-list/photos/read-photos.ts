import { eanOf } from '@zaino/rules/isbn';
import { eanBarcodes } from '@zaino/scanning/ean-barcodes';
import { mergeCodes } from '../merge-codes';
import type { ListFileReading } from '../file-reading';
import { detectedCodes } from './barcode-detector';
import { greyImageOf } from './grey-image';

/** Most photos of one choice, and the most bytes of each. */
const MOST_PHOTOS = 20;
const MOST_BYTES = 30_000_000;

/** Pixels of the longer side: far away codes are read in the larger picture, close ones in the smaller. */
const SIDES = [1600, 800];

/** The codes of barcodes in photos, read on the device; the note says how many photos have none. */
export async function readPhotos(files: readonly File[]): Promise<ListFileReading> {
  const photos = files.slice(0, MOST_PHOTOS);
  const read: string[][] = [];
  for (const photo of photos) read.push(await codesOf(photo));
  const codes = mergeCodes(read.map((isbns) => ({ isbns, doubtful: [], isCut: false })));
  const blank = read.filter(({ length }) => length === 0).length;
  return {
    codes: { ...codes, isCut: codes.isCut || files.length > MOST_PHOTOS },
    note: blank === 0 ? null : noteOf(blank, photos.length),
  };
}

/** None for what is no picture, or one too large to be drawn. */
async function codesOf(photo: File): Promise<string[]> {
  if (photo.size > MOST_BYTES) return [];
  const bitmap = await createImageBitmap(photo).catch(() => null);
  if (bitmap === null) return [];
  try {
    const detected = await detectedCodes(bitmap);
    if (detected.length > 0) return detected.flatMap((code) => eanOf(code) ?? []);
    return [...new Set(SIDES.flatMap((side) => eanBarcodes(greyImageOf(bitmap, side))))];
  } finally {
    bitmap.close();
  }
}

function noteOf(blank: number, all: number): string {
  const photos =
    all === 1
      ? 'In questa foto non si legge nessun codice a barre.'
      : `In ${blank} foto su ${all} non si legge nessun codice a barre.`;
  return `${photos} Avvicinati, con luce e senza riflessi. Le parole di una foto non si leggono: molti telefoni le copiano dalla foto, e poi le incolli qui.`;
}
