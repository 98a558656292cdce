import {
  authApi,
  identityErrorCodes,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
} from '@zaino/contracts/identity';
import type { Order } from '@zaino/contracts/orders';
import { Button } from '@zaino/ui/button';
import { NewPasswordField } from '@zaino/ui/new-password-field';
import { Notice } from '@zaino/ui/notice';
import { Sheet } from '@zaino/ui/sheet';
import { type ApiError, fetchJson } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { Link, useNavigate, useRevalidator } from '@zaino/web/router';
import { openSession } from '@zaino/web/session';
import { signInPath } from '@zaino/web/sign-in-path';
import { useSubmission } from '@zaino/web/use-submission';
import type { SyntheticEvent } from 'react';
import { claimOrders } from './guest-order.api';
import css from './guest-order-page.module.css';

const lengths = { minLength: MIN_PASSWORD_LENGTH, maxLength: MAX_PASSWORD_LENGTH };

/** An account from the order, with one password: the rest is known. */
export function AccountPart({ order }: { order: Order }) {
  const { isSending, failure, errors, send } = useSubmission();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { email, firstName, lastName, phone } = order.contact;

  const makeAccount = async (password: string) => {
    const profile = { name: `${firstName} ${lastName}`, firstName, lastName, phone };
    openSession(await fetchJson(authApi.register, { body: { email, password, profile } }));
    try {
      await claimOrders();
      await navigate(`/orders/${order.id}`);
    } catch {
      // The account is there: the page asks for the second step alone, and says what is wrong with it.
      await revalidate();
    }
  };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    // As it was typed: blanks belong to a password.
    const password = new FormData(event.currentTarget).get('password');
    void send(() => makeAccount(typeof password === 'string' ? password : ''));
  };
  return (
    <Sheet>
      <form method="post" noValidate onSubmit={onSubmit} className={css.form}>
        <h2>Vuoi ritrovarlo più facilmente?</h2>
        <p>
          Scegli una password: il tuo account è {email}, e questo ordine è già dentro.{' '}
          <Link to={signInPath({ pathname: `/orders/ospite/${order.id}`, search: '' })}>
            Hai già un account?
          </Link>
        </p>
        <NewPasswordField {...lengths} label="Password" error={errors.password} />
        <div>
          <Button type="submit" variant="outline" disabled={isSending}>
            Crea l’account
          </Button>
        </div>
        {failure && !errors.password && <Refused failure={failure} orderId={order.id} />}
        <p>
          Creando l’account confermi di aver letto la nostra{' '}
          <Link to="/privacy-policy">informativa sulla privacy</Link>.
        </p>
      </form>
    </Sheet>
  );
}

function Refused({ failure, orderId }: { failure: ApiError; orderId: string }) {
  if (failure.code === identityErrorCodes.emailTaken) {
    const place = { pathname: `/orders/ospite/${orderId}`, search: '' };
    return (
      <Notice tone="error">
        <strong>Con questa e-mail c’è già un account.</strong>{' '}
        <Link to={signInPath(place)}>Accedi per aggiungere l’ordine</Link>.
      </Notice>
    );
  }
  return (
    <Notice tone="error">
      <strong>Account non creato.</strong> {failureWords(failure)}
    </Notice>
  );
}
