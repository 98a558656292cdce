import { useQueryClient } from '@tanstack/react-query';
import { FactorManager } from '@zaino/ui/second-factor/factor-manager';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Sheet } from '@zaino/ui/sheet';
import { Toast } from '@zaino/ui/toast';
import { useState } from 'react';
import { AdminPage } from '../layout/admin-page';
import { factorsOf } from '../login/factors';
import { usePageQuery } from '../queries';
import css from './security-page.module.css';
import { factorsQuery } from './security.api';

/** The second factors of the admin who is signed in. */
export function SecurityPage() {
  const { value, failure } = usePageQuery(factorsQuery);
  const queryClient = useQueryClient();
  const [done, setDone] = useState<string | null>(null);
  const readAgain = () => queryClient.invalidateQueries(factorsQuery);
  const changed = (words: string) => {
    setDone(words);
    void readAgain();
  };
  return (
    <AdminPage title="Verifica in due passaggi">
      <Sheet isEdgeToEdge className={css.sheet}>
        <p>
          Oltre alla password, per accedere serve un codice dell’app o una passkey. Se perdi il
          telefono, entri con un codice di recupero; senza nemmeno quelli, chi gestisce il server
          può toglierli con il comando degli amministratori.
        </p>
        {value && <FactorManager status={value} api={factorsOf()} onChanged={changed} />}
        {failure && <ServiceFailure title="La verifica non si è caricata" failure={failure} />}
      </Sheet>
      <Toast message={done} onClose={() => setDone(null)} />
    </AdminPage>
  );
}
