import type { Mail, Sender } from '@zaino/service/mail/mail';
import { inWords, writeToUs } from './account-mails';
import type { AdminNotice } from './queued-mail';

type ApprovalNotice = Extract<
  AdminNotice,
  { kind: 'admin-approval-asked' | 'admin-approval-decided' }
>;

/** Says to admins what one of them proposes, or what another one has decided. No link: that is what a false mail would have. */
export function approvalMail(sender: Sender, notice: ApprovalNotice): Mail {
  const at = inWords(new Date(notice.at));
  const { by, change } = notice;
  const common = { greeting: 'Ciao,', action: writeToUs(sender) };
  if (notice.kind === 'admin-approval-asked') {
    return {
      ...common,
      subject: 'Area Riservata: una richiesta aspetta la tua conferma',
      preview: `${by} propone ${change}.`,
      title: 'Serve una seconda persona',
      paragraphs: [
        `${by} propone ${change}, ${at}. Il motivo: ${notice.reason}`,
        `Vale solo se un’altra persona con tutti gli incarichi la conferma entro sette giorni: la trovi nell’Area Riservata di ${sender.brand}, in Amministratori.`,
      ],
      notes: ['Se non te l’aspettavi, parlane con chi l’ha proposta prima di confermare.'],
    };
  }
  const outcome = notice.isConfirmed ? 'confermato' : 'respinto';
  return {
    ...common,
    subject: `Area Riservata: richiesta ${notice.isConfirmed ? 'confermata' : 'respinta'}`,
    preview: `${by} ha ${outcome} ${change}.`,
    title: notice.isConfirmed ? 'Richiesta confermata' : 'Richiesta respinta',
    paragraphs: [`${by} ha ${outcome} ${change}, ${at}.`],
    notes: ['Se non te l’aspettavi, avvisa subito chi gestisce il negozio.'],
  };
}
