import { emailSchema, ownNameSchema } from '@zaino/contracts/shared';
import * as z from 'zod/mini';

/** What a message to the shop is about, in the order of the form. */
export const supportTopics = [
  'consegna',
  'reso',
  'pagamento',
  'lista',
  'account',
  'libreria',
  'altro',
] as const;
export type SupportTopic = (typeof supportTopics)[number];

/** Their words on the screen and in mails. */
export const supportTopicWords: Record<SupportTopic, string> = {
  consegna: 'Dov’è il mio ordine',
  reso: 'Reso, recesso o articolo difettoso',
  pagamento: 'Pagamento, rimborso o fattura',
  lista: 'Scuola o lista dei libri',
  account: 'Account e dati personali',
  libreria: 'Sono una libreria',
  altro: 'Altro',
};

export const LONGEST_SUPPORT_MESSAGE = 4_000;

/** Name of a field that people do not see: whoever fills it in is a program. */
export const SUPPORT_TRAP = 'website';

/** A message to the people of the shop. */
export const supportMessageSchema = z.strictObject({
  name: ownNameSchema(120),
  email: emailSchema,
  topic: z.enum(supportTopics, 'Scegli di che cosa si tratta'),
  /** As on the order's page, `ZN-7K3M-9QXD`; empty where it is about none. */
  orderNumber: z
    .string()
    .check(
      z.trim(),
      z.toUpperCase(),
      z.maxLength(16),
      z.regex(
        /^(?:ZN-[0-9A-Z]{4}-[0-9A-Z]{4})?$/,
        'Il numero è come ZN-7K3M-9QXD: lo trovi nell’e-mail dell’ordine',
      ),
    ),
  message: z.string().check(
    z.trim(),
    z.minLength(10, 'Scrivi in poche parole che cosa ti serve'),
    z.maxLength(LONGEST_SUPPORT_MESSAGE),
    // Lines and tabs are all that a letter needs of what cannot be seen.
    z.regex(/^(?:[\t\n\r]|[^\p{Cc}])*$/u, 'Nel testo ci sono segni che non si possono leggere'),
  ),
  [SUPPORT_TRAP]: z.optional(z.string().check(z.maxLength(2_000))),
});
export type SupportMessage = z.infer<typeof supportMessageSchema>;
