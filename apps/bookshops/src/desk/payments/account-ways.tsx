import type { OwnPayments } from '@zaino/contracts/bookshops';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { TextField } from '@zaino/ui/text-field';
import { useRevalidator } from '@zaino/web/router';
import { useFocusAfterSending } from '@zaino/web/use-focus-after-sending';
import { type Submission, useSubmission } from '@zaino/web/use-submission';
import { type SyntheticEvent, useRef, useState } from 'react';
import { connectAccount } from './payments.api';
import css from './payments-page.module.css';

interface AccountWaysProps {
  tenantId: string;
  payments: OwnPayments;
}

/** Null where nothing is to be done at the provider. */
const wayWords: Record<OwnPayments['standing'], string | null> = {
  none: 'Attiva i pagamenti',
  waiting: null,
  begun: 'Continua',
  'in-review': 'Apri la pagina del servizio di pagamento',
  active: 'Apri la pagina del servizio di pagamento',
  restricted: 'Sistema il conto',
};

function wayOf({ accountId, isMadeHere, isRejected, standing, missing }: OwnPayments) {
  const isElsewhere = accountId !== null && !isMadeHere;
  return {
    isElsewhere,
    words: isRejected || isElsewhere ? null : wayWords[standing],
    isUrgent: standing !== 'in-review' && (standing !== 'active' || missing.length > 0),
  };
}

/** To the provider's page, where one says who one is: no bank account and no document is ever here. */
export function AccountWays({ tenantId, payments }: AccountWaysProps) {
  const submission = useSubmission();
  const { isRejected } = payments;
  const { words, isElsewhere, isUrgent } = wayOf(payments);
  const go = () =>
    submission.send(async () => {
      const { accountLinkUrl } = await connectAccount(tenantId, null);
      if (accountLinkUrl !== null) location.assign(accountLinkUrl);
    });
  return (
    <>
      {words !== null && (
        <div>
          <Button
            variant={isUrgent ? 'primary' : 'outline'}
            disabled={submission.isSending}
            onClick={() => void go()}
          >
            {words}
          </Button>
          <p className={css.hint}>
            Si apre la pagina del servizio di pagamento: documenti e IBAN li scrivi solo lì.
          </p>
        </div>
      )}
      {isElsewhere && !isRejected && (
        <p className={css.hint}>
          Questo conto non è nato qui: documenti, IBAN e accrediti li gestisci nel tuo conto Stripe.
        </p>
      )}
      {submission.failure && (
        <Notice tone="error">
          La pagina del servizio di pagamento ora non si apre. Riprova tra poco.
        </Notice>
      )}
      <OwnAccountForm tenantId={tenantId} isFirst={payments.accountId === null} />
    </>
  );
}

interface OwnAccountFormProps {
  tenantId: string;
  /** There is none yet. */
  isFirst: boolean;
}

/** For who has an account at the provider already. */
function OwnAccountForm({ tenantId, isFirst }: OwnAccountFormProps) {
  const [account, setAccount] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const submission = useSubmission();
  useFocusAfterSending(form, submission);
  const { revalidate } = useRevalidator();
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (account.trim() === '') {
      submission.refuse({ stripeAccountId: 'Scrivi l’identificativo del conto' });
      return;
    }
    if (!(await submission.send(() => connectAccount(tenantId, account.trim())))) return;
    setAccount('');
    await revalidate();
  };
  return (
    <details>
      <summary className={css.more}>
        {isFirst ? 'Hai già un conto Stripe?' : 'Collega un altro conto Stripe'}
      </summary>
      <form
        ref={form}
        method="post"
        noValidate
        className={css.form}
        onSubmit={(event) => void onSubmit(event)}
      >
        <TextField
          label="Identificativo del conto"
          hint="Comincia con acct_: lo trovi nelle impostazioni del tuo conto."
          name="stripeAccountId"
          autoComplete="off"
          value={account}
          onChange={({ target }) => {
            setAccount(target.value);
            submission.mend('stripeAccountId', {});
          }}
          error={submission.errors.stripeAccountId}
        />
        <div>
          <Button type="submit" variant="outline" disabled={submission.isSending}>
            Collega
          </Button>
        </div>
        <Unsent submission={submission} />
      </form>
    </details>
  );
}

/** What no field says. */
function Unsent({ submission: { failure, errors } }: { submission: Submission }) {
  if (failure === null || errors.stripeAccountId !== undefined) return null;
  return <Notice tone="error">Il conto non è stato collegato. Riprova tra poco.</Notice>;
}
