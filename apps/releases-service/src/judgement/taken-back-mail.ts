import { type Mail, pageUrl, type Sender } from '@zaino/service/mail/mail';
import { z } from 'zod';

/** Outbox topic of the mail that a canary was taken back; the payload is a `QueuedTakenBack`. */
export const TAKEN_BACK_TOPIC = 'canary-taken-back';

export const queuedTakenBackSchema = z.object({
  /** Of the canary. */
  id: z.uuid(),
  app: z.string(),
  version: z.string(),
  stableVersion: z.string(),
  reason: z.string(),
});
export type QueuedTakenBack = z.infer<typeof queuedTakenBackSchema>;

/** To whoever looks after releases. */
export function takenBackMail(
  { app, version, stableVersion, reason }: QueuedTakenBack,
  sender: Sender,
): Mail {
  return {
    subject: `${app}: la versione ${version} è stata ritirata`,
    preview: reason,
    title: `Versione di prova di ${app} ritirata`,
    greeting: 'Il registro dei rilasci ha deciso da solo:',
    paragraphs: [
      `la versione di prova andava peggio di quella attuale ed è stata ritirata. ${reason}.`,
      'Tutti i visitatori ricevono di nuovo la versione attuale con la prossima pagina.',
    ],
    tables: [
      {
        caption: 'Le due versioni',
        rows: [
          { name: 'Ritirata', value: version },
          { name: 'Attuale', value: stableVersion },
        ],
      },
    ],
    action: { words: 'Apri i rilasci', url: pageUrl(sender, '/admin/releases', { app }) },
    notes: ['Il grafico con le visite delle due versioni è nella pagina dei rilasci.'],
  };
}
