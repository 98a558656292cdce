import * as z from 'zod/mini';

interface ContactWords {
  /** When we write, as the switch says it. */
  title: string;
  /** What for, what is looked at for it, and how often. */
  purpose: string;
}

/**
 * For what the shop writes to a family beyond its orders and its account. Each is off until it is switched on
 * (Regolamento UE 2016/679, art. 6, 1, a); one line here is a switch on the page.
 */
export const contactPurposes = {
  'new-lists': {
    title: 'Quando esce la lista dei libri della classe di tuo figlio',
    purpose:
      'Una sola e-mail per anno scolastico, quando la scuola pubblica le nuove liste. Per saperlo guardiamo la scuola e la classe che hai salvato in “I miei figli”.',
  },
  'unknown-section': {
    title: 'A settembre, per sapere in quale sezione è',
    purpose:
      'Un’e-mail a settembre, se di tuo figlio hai salvato la classe ma non ancora la sezione: ci dici qual è e completiamo la lista.',
  },
  'back-in-stock': {
    title: 'Quando torna un prodotto che aspetti',
    purpose:
      'Una sola e-mail per ogni prodotto di cui hai premuto “Avvisami quando torna”. Per saperlo guardiamo quali prodotti aspetti.',
  },
  'price-drop': {
    title: 'Quando un preferito costa meno',
    purpose:
      'Un’e-mail quando un prodotto che hai tra i preferiti scende di prezzo: al massimo una al giorno, e di ogni prodotto una alla settimana. Per saperlo guardiamo i tuoi preferiti e quanto costavano quando li hai salvati.',
  },
  'weekly-orders': {
    title: 'Ogni lunedì, a che punto sono i tuoi ordini',
    purpose:
      'Un’e-mail alla settimana dal 15 agosto al 31 ottobre, solo se aspetti qualcosa: che cosa è cambiato e quando arriva il resto. Per saperlo guardiamo i tuoi ordini.',
  },
} as const satisfies Record<string, ContactWords>;

export type ContactPurpose = keyof typeof contactPurposes;

export const contactPurposeSchema = z.enum(
  Object.keys(contactPurposes) as [ContactPurpose, ...ContactPurpose[]],
);

/** A switch of the page, with the words that stand beside it. */
export const contactPreferenceSchema = z.object({
  purpose: z.string(),
  title: z.string(),
  text: z.string(),
  /** When it was switched on; null while it is off. */
  since: z.nullable(z.iso.datetime()),
});
export type ContactPreference = z.infer<typeof contactPreferenceSchema>;

/** What is kept of a consent: to what, since when, and the words that stood there (art. 7, 1). */
export const keptConsentSchema = z.object({
  purpose: z.string(),
  since: z.iso.datetime(),
  shown: z.string(),
});
export type KeptConsent = z.infer<typeof keptConsentSchema>;
