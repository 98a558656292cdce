import * as z from 'zod/mini';
import { adoptionSchema } from './adoption';
import { bookFieldNames, bookSourceSchema, bookValuesSchema } from './book-details';

/** A code as the lists have it: thirteen digits, or a placeholder (`AIE…`). */
export const bookCodeSchema = z.string().check(z.regex(/^[A-Z0-9]{3,13}$/));

/** `any-edition`: a placeholder; `dummy`: a code with a wrong check digit, or that stands for no book; `ean`: no ISBN. */
export const bookKinds = ['isbn', 'ean', 'any-edition', 'dummy'] as const;

/** What a list of the desk may be narrowed down to. */
export const bookStates = [
  'da-arricchire',
  'arricchiti',
  'senza-copertina',
  'senza-descrizione',
  'senza-prezzo',
  'codice-errato',
  'edizione-libera',
] as const;
export type BookState = (typeof bookStates)[number];

export const bookOrders = ['scuole', 'titolo'] as const;

const ofMinistry = z.pick(adoptionSchema, {
  isbn: true,
  titolo: true,
  volume: true,
  autore: true,
  editore: true,
  prezzo: true,
  enriched: true,
});

/** A book in the desk's list. */
export const bookRowSchema = z.extend(ofMinistry, {
  tipo: z.enum(bookKinds),
  conCopertina: z.boolean(),
  conDescrizione: z.boolean(),
  /** Schools and classes that have it on their list of the newest year; null where they are not counted yet. */
  scuole: z.nullable(z.int()),
  classi: z.nullable(z.int()),
});
export type BookRow = z.infer<typeof bookRowSchema>;

/** A school by which books are found. */
export const foundSchoolSchema = z.object({ codice: z.string(), nome: z.string() });
export type FoundSchool = z.infer<typeof foundSchoolSchema>;

/** What a change made of one field, as people read it. */
const changedFieldSchema = z.object({
  campo: z.enum(bookFieldNames),
  prima: z.string(),
  dopo: z.string(),
});

const bookChangeKinds = ['save', 'bulk', 'csv', 'onix', 'fetch', 'undo'] as const;
export type BookChangeKind = (typeof bookChangeKinds)[number];

/** A change of one book of the last 30 days. */
const bookEventSchema = z.object({
  changeId: z.uuid(),
  tipo: z.enum(bookChangeKinds),
  quando: z.iso.datetime(),
  /** Of the file or of the source that was asked; empty without. */
  nome: z.string(),
  campi: z.array(changedFieldSchema),
  /** How many books the same change has touched, this one included. */
  libri: z.int(),
  annullata: z.boolean(),
});
export type BookEvent = z.infer<typeof bookEventSchema>;

/** What the lists of one school year say that a book costs. */
const listedPriceSchema = z.object({
  annoScolastico: z.int(),
  /** The ministry's file. */
  file: z.string(),
  /** Euro; null where the rows name none. */
  prezzo: z.nullable(z.number()),
  /** Rows of the file with this price. */
  righe: z.int(),
});
export type ListedPrice = z.infer<typeof listedPriceSchema>;

/** Everything that is known of a book. */
export const adminBookSchema = z.extend(
  z.pick(adoptionSchema, {
    isbn: true,
    titolo: true,
    sottotitolo: true,
    volume: true,
    autore: true,
    editore: true,
    prezzo: true,
    enriched: true,
    vendibile: true,
    motivoNonVendibile: true,
  }),
  {
    tipo: z.enum(bookKinds),
    /** Counts the saves of its details; 0 where there are none. */
    versione: z.int(),
    /** As they are shown, wherever they come from. */
    campi: bookValuesSchema,
    /** Of the fields that something is known of. */
    fonti: z.array(bookSourceSchema),
    /** School year of the counts, 2026 for 2026/27; null where nothing is counted yet. */
    annoScolastico: z.nullable(z.int()),
    scuole: z.int(),
    classi: z.int(),
    /** Newest year first, most rows first. */
    prezzi: z.array(listedPriceSchema),
    /** Newest first. */
    storia: z.array(bookEventSchema),
  },
);
export type AdminBook = z.infer<typeof adminBookSchema>;

/** A school that has a book on its list, and which of its classes have. */
export const bookSchoolSchema = z.object({
  codice: z.string(),
  nome: z.string(),
  comune: z.string(),
  provincia: z.string(),
  /** `1 A`, `2 B`: with `nuova` where the class has adopted it anew. */
  classi: z.array(z.object({ nome: z.string(), nuova: z.boolean() })),
});
export type BookSchool = z.infer<typeof bookSchoolSchema>;
