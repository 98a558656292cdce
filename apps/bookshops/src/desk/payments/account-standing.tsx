import type { OwnPayments } from '@zaino/contracts/bookshops';
import { Notice } from '@zaino/ui/notice';
import { Sheet } from '@zaino/ui/sheet';
import { Link } from '@zaino/web/router';
import { AccountWays } from './account-ways';
import css from './payments-page.module.css';
import { missingThings } from './requirement-words';

interface AccountStandingProps {
  tenantId: string;
  payments: OwnPayments;
}

const titles: Record<OwnPayments['standing'], string> = {
  none: 'Non hai ancora un conto per i pagamenti',
  waiting: 'Il tuo conto aspetta una conferma',
  begun: 'Il tuo conto non è ancora completo',
  'in-review': 'Il tuo conto è in verifica',
  active: 'Il tuo conto è attivo',
  restricted: 'Il tuo conto è limitato',
};

const meanings: Record<OwnPayments['standing'], string> = {
  none: 'Chi ritira da te può già pagare online: il denaro lo riceviamo noi. Con un conto tuo, la tua parte dei libri arriva direttamente a te.',
  waiting:
    'Il servizio di pagamento in questo momento non risponde: appena conferma il conto che hai indicato, lo usiamo. Non devi fare altro.',
  begun:
    'Finché manca qualcosa, i pagamenti online di chi ritira da te li riceviamo noi: le famiglie non notano differenze.',
  'in-review':
    'Hai inviato tutto: il servizio di pagamento sta controllando. Fino ad allora i pagamenti online li riceviamo noi.',
  active: 'La tua parte dei libri pagati online arriva su questo conto, e da lì alla tua banca.',
  restricted:
    'Il servizio di pagamento ha fermato il conto. Chi ritira da te per ora paga in libreria: gli ordini già fatti non cambiano, e i pagamenti online tornano da soli appena il conto è a posto.',
};

const day = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: 'Europe/Rome' });

/** What stands, what is missing and until when, and the way on. */
export function AccountStanding({ tenantId, payments }: AccountStandingProps) {
  const { standing, accountId, restrictedSince } = payments;
  return (
    <>
      {standing === 'restricted' && (
        <Notice tone="error">
          <strong>
            Pagamenti online fermi
            {restrictedSince !== null && ` dal ${day.format(new Date(restrictedSince))}`}.
          </strong>{' '}
          Chi ritira da te può pagare in libreria.
        </Notice>
      )}
      <Sheet isEdgeToEdge className={css.sheet}>
        <h2 className={css.title}>{titles[standing]}</h2>
        <p>{meanings[standing]}</p>
        {accountId !== null && (
          <p className={css.hint}>
            Conto <span className={css.account}>{accountId}</span>
          </p>
        )}
        <Missing payments={payments} />
        {payments.isRejected && (
          <p>
            Il servizio di pagamento non accetta più questo conto: collegane un altro, oppure{' '}
            <Link to="/support">scrivici</Link>.
          </p>
        )}
        <AccountWays tenantId={tenantId} payments={payments} />
      </Sheet>
    </>
  );
}

function Missing({
  payments: { missing, deadline, standing },
}: Pick<AccountStandingProps, 'payments'>) {
  if (missing.length === 0) return null;
  const until = deadline === null ? '' : ` entro il ${day.format(new Date(deadline))}`;
  return (
    <div>
      <h3 className={css.subtitle}>Che cosa manca{until}</h3>
      <ul className={css.missing}>
        {missingThings(missing).map(({ words, isLate }) => (
          <li key={words}>
            {words}
            {isLate && <strong className={css.late}> (da inviare subito)</strong>}
          </li>
        ))}
      </ul>
      {standing === 'active' && (
        <p className={css.hint}>
          Se non arriva in tempo, il servizio di pagamento può fermare il conto.
        </p>
      )}
    </div>
  );
}
