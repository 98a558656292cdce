import { useState } from 'react';
import { Button } from '../button';
import { AddFactor } from './add-factor';
import type {
  EnrolmentAnswer,
  FactorApi,
  ShownFactorStatus,
  SentFactor,
  ShownFactors,
} from './factor-api';
import { ProveFactor } from './prove-factor';
import { RecoveryCodes } from './recovery-codes';
import css from './second-factor.module.css';

interface FactorManagerProps {
  status: ShownFactorStatus;
  api: FactorApi;
  /** Something has changed: what, in words. */
  onChanged: (words: string) => void;
}

/** What is being done; nothing unless told. */
type Task =
  | { kind: 'add' }
  | { kind: 'prove'; offered: ShownFactors; submit: string; words: string; send: Send }
  | { kind: 'codes'; codes: string[] }
  | null;
type Send = (given: SentFactor) => Promise<unknown>;

const day = (moment: string) =>
  new Date(moment).toLocaleDateString('it-IT', { dateStyle: 'long', timeZone: 'Europe/Rome' });

/** The second factors of whoever is signed in: what there is, more of them, and their end. */
export function FactorManager({ status, api, onChanged }: FactorManagerProps) {
  const isEmpty = status.app === null && status.passkeys.length === 0;
  const [task, setTask] = useState<Task>(isEmpty ? { kind: 'add' } : null);
  const end = () => setTask(null);

  const prove = async (submit: string, words: string, send: Send) => {
    const { passkey } = await api.challenge().catch(() => ({ passkey: null }));
    setTask({ kind: 'prove', offered: { app: status.app !== null, passkey }, submit, words, send });
  };
  const remove = (factor: string, name: string) =>
    void prove('Togli', `${name}: non serve più per accedere.`, (given) =>
      api.remove({ factor, ...given }),
    );
  const renew = () =>
    void prove('Crea nuovi codici', '', async (given) => {
      const { recoveryCodes } = await api.renewCodes(given);
      setTask({ kind: 'codes', codes: recoveryCodes });
    });
  const added = ({ recoveryCodes }: EnrolmentAnswer) => {
    setTask(recoveryCodes && { kind: 'codes', codes: recoveryCodes });
    onChanged('Verifica in due passaggi attiva.');
  };

  switch (task?.kind) {
    case 'add':
      return <AddFactor api={api} hasApp={status.app !== null} onAdded={added} onCancel={end} />;
    case 'codes':
      return <RecoveryCodes codes={task.codes} done="Li ho conservati" onDone={end} />;
    case 'prove':
      return (
        <div className={css.step}>
          <p>Per conferma, dimostra che hai ancora uno dei tuoi modi di verifica.</p>
          <ProveFactor
            offered={task.offered}
            submit={task.submit}
            renew={async () => (await api.challenge()).passkey}
            onProve={async (given) => {
              await task.send(given);
              if (task.words === '') return;
              end();
              onChanged(task.words);
            }}
            cancel="Annulla"
            onCancel={end}
          />
        </div>
      );
    default:
      return (
        <Factors
          status={status}
          onAdd={() => setTask({ kind: 'add' })}
          remove={remove}
          renew={renew}
        />
      );
  }
}

interface FactorsProps {
  status: ShownFactorStatus;
  onAdd: () => void;
  remove: (factor: string, name: string) => void;
  renew: () => void;
}

function Factors({
  status: { app, passkeys, recoveryCodesLeft },
  onAdd,
  remove,
  renew,
}: FactorsProps) {
  const rows = [
    ...(app ? [{ id: 'app', name: 'App di codici', ...app }] : []),
    ...passkeys.map((passkey) => ({ ...passkey, name: `Passkey “${passkey.name}”` })),
  ];
  if (rows.length === 0) {
    return (
      <div>
        <Button variant="outline" onClick={onAdd}>
          Attiva la verifica
        </Button>
      </div>
    );
  }
  return (
    <>
      <ul>
        {rows.map(({ id, name, createdAt, lastUsedAt }) => (
          <li key={id} className={css.row}>
            <div>
              <strong>{name}</strong>
              <p className={css.times}>
                Dal {day(createdAt)}
                {lastUsedAt && ` · Ultimo uso: ${day(lastUsedAt)}`}
              </p>
            </div>
            <Button
              variant="text"
              size="small"
              aria-label={`Togli: ${name}`}
              onClick={() => remove(id, name)}
            >
              Togli
            </Button>
          </li>
        ))}
        <li className={css.row}>
          <div>
            <strong>Codici di recupero</strong>
            <p className={css.times}>
              {recoveryCodesLeft === 1 ? 'Ne resta 1' : `Ne restano ${recoveryCodesLeft}`} di 10
            </p>
          </div>
          <Button variant="text" size="small" onClick={renew}>
            Crea nuovi codici
          </Button>
        </li>
      </ul>
      <div>
        <Button variant="outline" onClick={onAdd}>
          Aggiungi un altro modo
        </Button>
      </div>
    </>
  );
}
