import type { Colleague, ColleagueInvitation, ColleagueList } from '@zaino/contracts/identity';
import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { Notice } from '@zaino/ui/notice';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import { removeColleague, resendInvitation, withdrawInvitation } from './colleagues.api';
import css from './colleagues-page.module.css';

type OnChange = (after: ColleagueList, words: string) => void;

interface ColleagueRowProps {
  colleague: Colleague;
  onChange: OnChange;
}

/** Somebody who works there; a dialog asks before that ends. */
export function ColleagueRow({ colleague, onChange }: ColleagueRowProps) {
  const { id, name, email } = colleague;
  const [isAsking, setAsking] = useState(false);
  const { isSending, failure, send } = useSubmission();
  const remove = () =>
    send(async () => onChange(await removeColleague(id), `${name} non entra più al banco.`));
  return (
    <li className={css.row}>
      <span className={css.who}>
        <strong>{name}</strong>
        <span className={css.hint}>{email}</span>
      </span>
      <Button
        variant="outline"
        size="small"
        aria-label={`Togli ${name}`}
        onClick={() => setAsking(true)}
      >
        Togli
      </Button>
      <Dialog
        isOpen={isAsking}
        title={`Togliere ${name}?`}
        onClose={() => setAsking(false)}
        footer={
          <>
            <Button variant="text" onClick={() => setAsking(false)}>
              Annulla
            </Button>
            <Button disabled={isSending} onClick={() => void remove()}>
              Togli dal banco
            </Button>
          </>
        }
      >
        <p>
          Esce subito dal banco su tutti i suoi dispositivi. Il suo account resta suo, e quello che
          ha fatto resta nella storia degli ordini.
        </p>
        {failure && <Notice tone="error">{failureWords(failure)}</Notice>}
      </Dialog>
    </li>
  );
}

interface InvitationRowProps {
  invitation: ColleagueInvitation;
  canResend: boolean;
  onChange: OnChange;
}

const day = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: 'Europe/Rome' });

/** An invitation that nobody has accepted yet. */
export function InvitationRow({ invitation, canResend, onChange }: InvitationRowProps) {
  const { id, email, expiresAt, isExpired } = invitation;
  const { isSending, failure, send } = useSubmission();
  const resend = () =>
    send(async () => onChange(await resendInvitation(id), `Invito mandato di nuovo a ${email}.`));
  const withdraw = () =>
    send(async () => onChange(await withdrawInvitation(id), `Invito a ${email} ritirato.`));
  const moment = day.format(new Date(expiresAt));
  return (
    <li className={css.row}>
      <span className={css.who}>
        <strong>{email}</strong>
        <span className={css.hint}>
          {isExpired ? `Invito scaduto il ${moment}` : `Invitato, vale fino al ${moment}`}
        </span>
        {failure && <Notice tone="error">{failureWords(failure)}</Notice>}
      </span>
      {canResend && (
        <Button
          variant="outline"
          size="small"
          disabled={isSending}
          aria-label={`Manda di nuovo a ${email}`}
          onClick={() => void resend()}
        >
          Manda di nuovo
        </Button>
      )}
      <Button
        variant="text"
        size="small"
        disabled={isSending}
        aria-label={`Ritira l’invito a ${email}`}
        onClick={() => void withdraw()}
      >
        Ritira
      </Button>
    </li>
  );
}
