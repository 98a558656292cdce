import type { ShownPersonalData, StaffAccount } from '@zaino/contracts/identity';
import { Button } from '@zaino/ui/button';
import { FormDialog } from '@zaino/ui/form-dialog';
import { ReturnFocus } from '@zaino/ui/return-focus';
import { TextArea } from '@zaino/ui/text-field';
import { formText } from '@zaino/web/form-text';
import { useSubmission } from '@zaino/web/use-submission';
import { useRef, useState } from 'react';
import { showPersonalData } from './user.api';
import css from './user-desk.module.css';

/** Masked until somebody says why they have to be seen; shown for this visit of the page alone. */
export function PersonalData({ user }: { user: StaffAccount }) {
  const [isAsking, setAsking] = useState(false);
  const [shown, setShown] = useState<ShownPersonalData | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        Dati personali
      </h2>
      {shown ? <Shown data={shown} /> : <Masked user={user} />}
      <div className={css.buttons}>
        {shown ? (
          <Button variant="outline" size="small" onClick={() => setShown(null)}>
            Nascondi
          </Button>
        ) : (
          <Button variant="outline" size="small" onClick={() => setAsking(true)}>
            Mostra
          </Button>
        )}
      </div>
      {isAsking && (
        <ReturnFocus otherwise={() => heading.current?.focus()}>
          <ReasonDialog
            uid={user.uid}
            onClose={() => setAsking(false)}
            onShown={(data) => {
              setAsking(false);
              setShown(data);
            }}
          />
        </ReturnFocus>
      )}
    </section>
  );
}

function Masked({ user }: { user: StaffAccount }) {
  const { maskedEmail, maskedPendingEmail, hasPhone, hasAddress, childCount } = user;
  const hidden = (isThere: boolean) => (isThere ? 'Nascosto' : 'Non indicato');
  return (
    <dl>
      <dt>E-mail</dt>
      <dd>{maskedEmail}</dd>
      {maskedPendingEmail !== null && (
        <>
          <dt>E-mail che aspetta la conferma</dt>
          <dd>{maskedPendingEmail}</dd>
        </>
      )}
      <dt>Telefono</dt>
      <dd>{hidden(hasPhone)}</dd>
      <dt>Indirizzo</dt>
      <dd>{hidden(hasAddress)}</dd>
      <dt>Classi salvate</dt>
      <dd>{childCount === 0 ? 'Nessuna' : `${childCount}, nascoste`}</dd>
    </dl>
  );
}

const orNone = (text: string) => (text.trim() === '' ? 'Non indicato' : text);

function Shown({ data }: { data: ShownPersonalData }) {
  const { email, pendingEmail, firstName, lastName, phone, children } = data;
  const { address, postalCode, city, province } = data;
  const place = [address, `${postalCode} ${city}`.trim(), province].filter((part) => part !== '');
  return (
    <dl>
      <dt>Nome e cognome</dt>
      <dd>{orNone(`${firstName} ${lastName}`)}</dd>
      <dt>E-mail</dt>
      <dd>{email}</dd>
      {pendingEmail !== null && (
        <>
          <dt>E-mail che aspetta la conferma</dt>
          <dd>{pendingEmail}</dd>
        </>
      )}
      <dt>Telefono</dt>
      <dd>{orNone(phone)}</dd>
      <dt>Indirizzo</dt>
      <dd>{orNone(place.join(', '))}</dd>
      <dt>Classi salvate</dt>
      {children.length === 0 && <dd>Nessuna</dd>}
      {children.map(({ nickname, classe, sezione, schoolName }) => (
        <dd key={`${nickname} ${schoolName} ${classe}${sezione}`}>
          {nickname}: {classe}
          {sezione}, {schoolName}
        </dd>
      ))}
    </dl>
  );
}

interface ReasonDialogProps {
  uid: string;
  onClose: () => void;
  onShown: (data: ShownPersonalData) => void;
}

function ReasonDialog({ uid, onClose, onShown }: ReasonDialogProps) {
  const { isSending, failure, errors, send } = useSubmission();
  const hasErrors = Object.keys(errors).length > 0;
  const submit = async (form: FormData) => {
    await send(async () => onShown(await showPersonalData(uid, formText(form, 'reason'))));
  };
  return (
    <FormDialog
      title="Mostra i dati personali"
      submit="Mostra i dati"
      isSending={isSending}
      failure={hasErrors ? null : failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        Nel registro resta scritto che li hai visti, quando e perché. Quando lasci la pagina sono di
        nuovo nascosti.
      </p>
      <TextArea
        name="reason"
        label="Motivo"
        hint="Per esempio il numero di un ordine; senza dati della persona"
        maxLength={500}
        required
        error={errors.reason}
      />
    </FormDialog>
  );
}
