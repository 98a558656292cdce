import {
  LONGEST_SUPPORT_MESSAGE,
  SUPPORT_TRAP,
  type SupportMessage,
  supportMessageSchema,
  supportTopics,
  supportTopicWords,
} from '@zaino/contracts/orders';
import { Button } from '@zaino/ui/button';
import { SelectField } from '@zaino/ui/select-field';
import { TextArea, TextField } from '@zaino/ui/text-field';
import { Link, useSearchParams } from '@zaino/web/router';
import { useSession } from '@zaino/web/session';
import type { FieldErrors } from '@zaino/web/use-submission';
import { validateForm } from '@zaino/web/validate-form';
import { useEffect, useRef, useState } from 'react';
import { AccountForm, type ReadField } from '@zaino/ui/account-form';
import { writeToShop } from './contact-form.api';
import css from './contact-form.module.css';

/** Writes to the people of the shop; the address may say of which order (`?ordine=`) and why (`?argomento=`). */
export function ContactForm() {
  const [sent, setSent] = useState<SupportMessage | null>(null);
  if (sent) return <Sent message={sent} onAgain={() => setSent(null)} />;
  return (
    <AccountForm
      label="Scrivi all’assistenza"
      submit="Invia il messaggio"
      check={errorsOf}
      onSend={async (field) => {
        const message = messageOf(field);
        await writeToShop(message);
        setSent(message);
      }}
      aside={<Link to="/privacy-policy">Come usiamo i tuoi dati</Link>}
    >
      {(errorOf) => <Fields errorOf={errorOf} />}
    </AccountForm>
  );
}

function Fields({ errorOf }: { errorOf: (name: string) => string | undefined }) {
  const [params] = useSearchParams();
  const { user } = useSession();
  return (
    <>
      <Person errorOf={errorOf} email={user?.email} />
      <SelectField
        label="Di che cosa si tratta"
        name="topic"
        defaultValue={params.get('argomento') ?? ''}
        required
        error={errorOf('topic')}
      >
        <option value="">Scegli…</option>
        {supportTopics.map((topic) => (
          <option key={topic} value={topic}>
            {supportTopicWords[topic]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Numero dell’ordine (facoltativo)"
        name="orderNumber"
        hint="Come ZN-7K3M-9QXD, se il messaggio riguarda un ordine"
        defaultValue={params.get('ordine') ?? ''}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={16}
        error={errorOf('orderNumber')}
      />
      <TextArea
        label="Messaggio"
        name="message"
        rows={7}
        maxLength={LONGEST_SUPPORT_MESSAGE}
        required
        error={errorOf('message')}
      />
      <Trap />
    </>
  );
}

function Person({
  errorOf,
  email,
}: {
  errorOf: (name: string) => string | undefined;
  email: string | undefined;
}) {
  return (
    <>
      <TextField
        label="Nome"
        name="name"
        autoComplete="name"
        maxLength={120}
        required
        error={errorOf('name')}
      />
      <TextField
        // Who is signed in may be known a moment later.
        key={email}
        type="email"
        label="E-mail"
        name="email"
        hint="Ti rispondiamo qui"
        defaultValue={email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        error={errorOf('email')}
      />
    </>
  );
}

/** Nobody sees it: what fills it in is no person. */
function Trap() {
  return (
    <div aria-hidden="true" className={css.trap}>
      <label>
        Sito web
        <input type="text" name={SUPPORT_TRAP} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

function Sent({ message, onAgain }: { message: SupportMessage; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { user } = useSession();
  // A confirmation goes to a proven address alone.
  const isConfirmed = user?.isEmailVerified === true && user.email === message.email.toLowerCase();
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={css.sent}>
      <h3 ref={heading} tabIndex={-1}>
        Messaggio inviato
      </h3>
      <p>
        Ti rispondiamo a <strong>{message.email}</strong> al più presto.{' '}
        {isConfirmed
          ? 'Ti abbiamo mandato una conferma: se non arriva, guarda nella posta indesiderata.'
          : 'Controlla che l’indirizzo sia giusto: se non lo è, scrivici di nuovo.'}
      </p>
      <p>
        <Button variant="outline" onClick={onAgain}>
          Scrivi un altro messaggio
        </Button>
      </p>
    </div>
  );
}

function messageOf(field: ReadField): SupportMessage {
  const topic = supportTopics.find((known) => known === field('topic'));
  const trap = field(SUPPORT_TRAP);
  return {
    name: field('name').trim(),
    email: field('email').trim(),
    topic: topic ?? 'altro',
    orderNumber: field('orderNumber').trim(),
    message: field('message').trim(),
    ...(trap !== '' && { [SUPPORT_TRAP]: trap }),
  };
}

function errorsOf(field: ReadField): FieldErrors {
  const topic = field('topic') as SupportMessage['topic'];
  return validateForm(supportMessageSchema, { ...messageOf(field), topic });
}
