import { bookshopsErrorCodes, type TenantState } from '@zaino/contracts/bookshops';
import { bookshopStateWords, missingToOpen } from '@zaino/rules/bookshop-words';
import { AccountSection } from '@zaino/ui/account-section';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';
import { OpeningState } from './opening-state';
import type { ShopSectionProps } from './own-shop';
import { updateTenant } from './shop.api';
import css from './shop-state.module.css';

interface Step {
  to: TenantState;
  words: string;
  done: string;
}

const steps: Record<TenantState, readonly Step[]> = {
  draft: [{ to: 'open', words: 'Apri la libreria', done: 'La tua libreria è aperta.' }],
  open: [
    { to: 'paused', words: 'Metti in pausa', done: 'La tua libreria è in pausa.' },
    { to: 'closed', words: 'Chiudi la libreria', done: 'La tua libreria è chiusa.' },
  ],
  paused: [
    { to: 'open', words: 'Riapri la libreria', done: 'La tua libreria è aperta.' },
    { to: 'closed', words: 'Chiudi la libreria', done: 'La tua libreria è chiusa.' },
  ],
  closed: [{ to: 'open', words: 'Riapri la libreria', done: 'La tua libreria è aperta.' }],
};

const APPLIED = 'Abbiamo ricevuto la tua richiesta: ti scriviamo appena la libreria è approvata.';

/** Whether customers can come, what is missing for that, and how to change it. */
export function ShopState({ shop: { tenant, onChanged } }: ShopSectionProps) {
  const { isSending, failure, send } = useSubmission();
  const { state, url } = tenant;
  const isIncomplete = missingToOpen(tenant).length > 0;

  const go = async ({ to, done }: Step) => {
    await send(async () => {
      const changed = await updateTenant(tenant.id, { state: to });
      // Without an approval the wish to open is an application.
      onChanged(changed, changed.state === to ? done : APPLIED);
    });
  };

  // What was asked for is not asked for twice.
  const isPossible = ({ to }: Step) => to !== 'open' || tenant.opening.appliedAt === null;

  return (
    <AccountSection id="apertura" title="Apertura">
      <p>
        <strong>{bookshopStateWords[state].name}.</strong> {bookshopStateWords[state].meaning}
      </p>
      <p className={css.address}>
        Il suo indirizzo: {state === 'open' ? <a href={url}>{url}</a> : <span>{url}</span>}
      </p>
      <OpeningState tenant={tenant} />
      {failure && (
        <Notice tone="error">
          <p>
            {failure.code === bookshopsErrorCodes.notReady
              ? 'Per aprirla servono un indirizzo completo, l’e-mail per i clienti e almeno un orario di apertura.'
              : failureWords(failure)}
          </p>
        </Notice>
      )}
      <div className={css.steps}>
        {steps[state].filter(isPossible).map((step) => (
          <Button
            key={step.to}
            variant={step.to === 'closed' ? 'text' : 'outline'}
            disabled={isSending || (step.to === 'open' && isIncomplete)}
            onClick={() => void go(step)}
          >
            {step.words}
          </Button>
        ))}
      </div>
    </AccountSection>
  );
}
