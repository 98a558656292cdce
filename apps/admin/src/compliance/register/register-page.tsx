import type { RegisterQuery, SalesRegister } from '@zaino/contracts/orders';
import { ChoiceLinks } from '@zaino/charts/choice-links';
import { Button } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { Notice } from '@zaino/ui/notice';
import { SelectField } from '@zaino/ui/select-field';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { failureWords } from '@zaino/web/failure-words';
import { Form, Link, useLoaderData, useNavigation } from '@zaino/web/router';
import { useSubmission } from '@zaino/web/use-submission';
import { AdminPage } from '../../layout/admin-page';
import { moment } from '../../layout/moment-words';
import { usePageQuery } from '../../queries';
import { monthLater } from '../address-month';
import css from '../compliance.module.css';
import { MonthField } from '../month-field';
import { REGISTER_PATH } from '../register-path';
import { registerPath } from './register-address';
import { downloadRegister, registerQuery } from './register.api';
import { RegisterTables } from './register-tables';

/** The takings of a month, of one seller: what the address asks for. */
export function RegisterPage() {
  const asked = useLoaderData<RegisterQuery>();
  const { value: register, failure } = usePageQuery(registerQuery(asked));
  const isLoading = useNavigation().state === 'loading';
  return (
    <AdminPage
      title="Registro dei corrispettivi"
      trail={[{ text: 'Conformità', to: '/admin/compliance' }]}
    >
      <p>
        Gli incassi di ogni giorno per tipo di IVA. I rimborsi sono sottratti nel giorno in cui il
        denaro è tornato. Quello che ha una fattura è a parte.
      </p>
      <Choice key={registerPath(asked)} asked={asked} register={register} />
      <p role="status">{isLoading && 'Caricamento...'}</p>
      {failure && <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />}
      {register && <Loaded asked={asked} register={register} />}
    </AdminPage>
  );
}

interface ChoiceProps {
  asked: RegisterQuery;
  /** Null where it has not come. */
  register: SalesRegister | null;
}

/** Another month or seller: a plain form, whose answer stands in the address. */
function Choice({ asked, register }: ChoiceProps) {
  const { month, seller = '' } = asked;
  const months = [
    { words: 'Mese precedente', month: monthLater(month, -1) },
    { words: 'Mese successivo', month: monthLater(month, 1) },
  ];
  const links = months.map((one) => ({
    to: registerPath({ ...asked, month: one.month }),
    words: one.words,
    isCurrent: false,
  }));
  const sellers = register?.sellers ?? [];
  const isNamed = sellers.some(({ id }) => (id ?? '') === seller);
  return (
    <>
      <ChoiceLinks label="Mese" links={links} />
      <Form action={REGISTER_PATH} className={css.month}>
        <MonthField month={month} />
        <SelectField name="venditore" label="Venditore" defaultValue={seller}>
          {!isNamed && <option value={seller}>{register?.seller.name ?? 'Il negozio'}</option>}
          {sellers.map(({ id, name }) => (
            <option key={id ?? ''} value={id ?? ''}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="outline">
          Mostra
        </Button>
      </Form>
    </>
  );
}

function Loaded({ asked, register }: { asked: RegisterQuery; register: SalesRegister }) {
  if (register.rows.length === 0) {
    return (
      <EmptyState
        action={
          <Link to={registerPath({ ...asked, month: monthLater(asked.month, -1) })}>
            Guarda il mese precedente
          </Link>
        }
      >
        In questo mese non c’è stato nessun incasso e nessun rimborso di {register.seller.name}.
      </EmptyState>
    );
  }
  return (
    <>
      <p className={css.note}>
        Di {register.seller.name}, contato il {moment(register.countedAt)}.
        {register.seller.id !== null &&
          ' Di quello che una libreria incassa al banco vale il documento della sua cassa.'}
      </p>
      <Files asked={asked} />
      <RegisterTables register={register} />
    </>
  );
}

/** What is shown as files: a link could not ask for them, where a bearer is needed. */
function Files({ asked }: { asked: RegisterQuery }) {
  const { isSending, failure, send } = useSubmission();
  const download = (kind: 'csv' | 'pdf') => void send(() => downloadRegister(kind, asked));
  return (
    <>
      <div className={css.files}>
        <Button variant="outline" size="small" disabled={isSending} onClick={() => download('csv')}>
          Scarica CSV
        </Button>
        <Button variant="outline" size="small" disabled={isSending} onClick={() => download('pdf')}>
          Scarica PDF
        </Button>
        <p role="status">{isSending && 'Preparazione del file...'}</p>
      </div>
      {failure && <Notice tone="error">{failureWords(failure)}</Notice>}
    </>
  );
}
