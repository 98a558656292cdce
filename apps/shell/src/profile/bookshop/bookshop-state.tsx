import { bookshopsErrorCodes, type Tenant, type TenantState } from '@zaino/contracts/bookshops';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';
import { updateTenant } from './bookshop.api';
import css from './bookshop-state.module.css';
import { missingToOpen, stateWords } from './tenant-words';

interface BookshopStateProps {
  tenant: Tenant;
  onChanged: (tenant: Tenant) => void;
  onDone: (words: string) => void;
}

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

/** Whether customers can come, what is missing for that, and how to change it. */
export function BookshopState({ tenant, onChanged, onDone }: BookshopStateProps) {
  const { isSending, failure, send } = useSubmission();
  const { state, url } = tenant;
  const missing = missingToOpen(tenant);

  const go = async ({ to, done }: Step) => {
    const isDone = await send(async () => onChanged(await updateTenant(tenant.id, { state: to })));
    if (isDone) onDone(done);
  };

  return (
    <div className={css.state}>
      <p>
        <strong>{stateWords[state].name}.</strong> {stateWords[state].meaning}
      </p>
      <p className={css.address}>
        Il suo indirizzo: <span>{url}</span>
      </p>
      {state !== 'open' && missing.length > 0 && (
        <div>
          <p>Per aprirla manca ancora:</p>
          <ul className={css.missing}>
            {missing.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      )}
      {failure && (
        <Notice tone="error">
          <p>
            {failure.code === bookshopsErrorCodes.notReady
              ? 'Per aprirla servono un indirizzo completo e almeno un orario di apertura.'
              : failureWords(failure)}
          </p>
        </Notice>
      )}
      <div className={css.steps}>
        {steps[state].map((step) => (
          <Button
            key={step.to}
            variant={step.to === 'closed' ? 'text' : 'outline'}
            disabled={isSending || (step.to === 'open' && missing.length > 0)}
            onClick={() => void go(step)}
          >
            {step.words}
          </Button>
        ))}
      </div>
    </div>
  );
}
