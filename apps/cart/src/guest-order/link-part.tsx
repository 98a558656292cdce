import { guestApi, ordersErrorCodes } from '@zaino/contracts/orders';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { TextField } from '@zaino/ui/text-field';
import { fetchJson } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { Link, useParams } from '@zaino/web/router';
import { useSubmission } from '@zaino/web/use-submission';
import { type SyntheticEvent, useState } from 'react';
import { signInPath } from '@zaino/web/sign-in-path';
import css from './guest-order-page.module.css';
import type { LinkFailure } from './guest-order.api';

/** This browser opens no order here: why, and how to get the link again. */
export function LinkPart({ failure }: { failure: LinkFailure }) {
  const { id } = useParams();
  if (failure?.code === ordersErrorCodes.guestHasAccount) {
    const pathname = id === undefined ? '/orders' : `/orders/${id}`;
    return (
      <Notice>
        <strong>Questo ordine è in un account.</strong>{' '}
        <Link to={signInPath({ pathname, search: '' })}>Accedi per vederlo</Link>.
      </Notice>
    );
  }
  return (
    <>
      <LinkWords failure={failure} />
      <SendLink />
    </>
  );
}

function LinkWords({ failure }: { failure: LinkFailure }) {
  if (failure === null) {
    return (
      <p>
        Apri il link che trovi in ogni nostra e-mail su questo ordine. Vale anche su un altro
        dispositivo, finché non chiudi il browser.
      </p>
    );
  }
  if (failure.code === ordersErrorCodes.guestLinkEnded) {
    return (
      <Notice tone="error">
        <strong>Questo link non vale più.</strong> Te ne mandiamo uno nuovo, all’indirizzo
        dell’ordine.
      </Notice>
    );
  }
  return (
    <Notice tone="error">
      <strong>Ordine non aperto.</strong> {failureWords(failure)} Poi apri di nuovo il link della
      e-mail.
    </Notice>
  );
}

function SendLink() {
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);
  const { isSending, failure, errors, send } = useSubmission();
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    setSent(false);
    void send(() => fetchJson(guestApi.sendLink, { body: { email } })).then(setSent);
  };
  return (
    <form method="post" noValidate onSubmit={onSubmit} className={css.form}>
      <h2>Non trovi la e-mail?</h2>
      <TextField
        type="email"
        label="E-mail dell’ordine"
        name="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={errors.email}
      />
      <Button type="submit" disabled={isSending}>
        Mandami il link
      </Button>
      {isSent && (
        <Notice tone="success">
          Se con questo indirizzo c’è un ordine pagato senza account, il link è in viaggio. Guarda
          anche nella posta indesiderata.
        </Notice>
      )}
      {failure && !errors.email && (
        <Notice tone="error">
          <strong>Non riuscito.</strong> {failureWords(failure)}
        </Notice>
      )}
      <p>
        Hai un account? <Link to={signInPath({ pathname: '/orders', search: '' })}>Accedi</Link> per
        vedere i tuoi ordini.
      </p>
    </form>
  );
}
