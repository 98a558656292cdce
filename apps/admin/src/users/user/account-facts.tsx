import type { StaffAccount } from '@zaino/contracts/identity';
import { Link } from '@zaino/web/router';
import { auditPath } from '../../audit/audit-filters';
import { moment } from '../../layout/moment-words';
import { kindWords } from '../user-words';
import css from './user-desk.module.css';

/** What an account is, and with whom it works. */
export function AccountFacts({ user }: { user: StaffAccount }) {
  const { uid, kind, createdAt, isEmailVerified, hasSecondFactor } = user;
  return (
    <section>
      <h2>Account</h2>
      <dl>
        <dt>Tipo</dt>
        <dd>{kindWords[kind]}</dd>
        <dt>Registrato</dt>
        <dd>{moment(createdAt)}</dd>
        <dt>Indirizzo e-mail</dt>
        <dd>{isEmailVerified ? 'Confermato' : 'Da confermare'}</dd>
        <dt>Verifica in due passaggi</dt>
        <dd>{hasSecondFactor ? 'Attiva' : 'Non attiva'}</dd>
        <dt>Consensi</dt>
        <dd>
          Nessuno conservato con l’account: il consenso ai cookie resta nel browser, e non inviamo
          pubblicità.
        </dd>
        <dt>Codice dell’account</dt>
        <dd>{uid}</dd>
        <Bookshop user={user} />
      </dl>
      <p>
        <Link to={auditPath({ kind: 'account', id: uid })}>Operazioni su questo account</Link>
      </p>
    </section>
  );
}

function Bookshop({ user: { uid, bookshop } }: { user: StaffAccount }) {
  if (bookshop === null) return null;
  const { id, owner, colleagues } = bookshop;
  const others = colleagues.filter((one) => one.uid !== uid);
  return (
    <>
      <dt>Libreria</dt>
      <dd>
        <Link to={`/admin/bookshops/${id}`}>Scheda, approvazione e storia della libreria</Link>
      </dd>
      {owner && owner.uid !== uid && (
        <>
          <dt>Titolare</dt>
          <dd>
            <Link to={`/admin/users/${owner.uid}`}>{owner.name}</Link>
          </dd>
        </>
      )}
      {others.length > 0 && (
        <>
          <dt>{owner?.uid === uid ? 'Colleghi' : 'Altri colleghi'}</dt>
          <dd>
            <ul className={css.names}>
              {others.map((one) => (
                <li key={one.uid}>
                  <Link to={`/admin/users/${one.uid}`}>{one.name}</Link>
                </li>
              ))}
            </ul>
          </dd>
        </>
      )}
    </>
  );
}
