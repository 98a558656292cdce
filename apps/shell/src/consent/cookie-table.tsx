import {
  type Cookie,
  cookieName,
  type CookiePurpose,
  cookies,
  storedEntries,
} from '@zaino/contracts/shared';
import { useHydrated } from '@zaino/web/use-hydrated';
import { useId } from 'react';
import { readTarget } from '../analytics/read-target';
import css from './cookie-table.module.css';
import { necessaryWords, purposeWords } from './purposes';

/** Every cookie with its purpose and lifetime, as its setter has it (specification, point 9), and what else is kept. */
export function CookieTable() {
  return (
    <>
      <PurposeCookies {...necessaryWords} purpose="necessary" />
      <PurposeCookies {...purposeWords.analytics} purpose="analytics" />
      <AnalyticsRecipient />
      <PurposeCookies {...purposeWords.marketing} purpose="marketing" />
      <section className={css.part}>
        <h3>{purposeWords.social.name}</h3>
        <p>Oggi nessun cookie: il sito non carica nulla dalle reti sociali.</p>
      </section>
      <section className={css.part}>
        <h3>Nella memoria del browser</h3>
        <p>
          Non sono cookie e non lasciano il tuo dispositivo da soli. Servono al sito per funzionare.
        </p>
        <dl className={css.rows}>
          {storedEntries.map(({ key, what, lifetime }) => (
            <Row key={key} name={key} what={what} lifetime={lifetime} />
          ))}
        </dl>
      </section>
    </>
  );
}

interface PurposeCookiesProps {
  name: string;
  what: string;
  purpose: CookiePurpose;
}

function PurposeCookies({ name, what, purpose }: PurposeCookiesProps) {
  const titleId = useId();
  const listed: Cookie[] = Object.values(cookies).filter((cookie) => cookie.purpose === purpose);
  return (
    <section aria-labelledby={titleId} className={css.part}>
      <h3 id={titleId}>{name}</h3>
      <p>{what}</p>
      <dl className={css.rows}>
        {listed.map((cookie) => (
          <Row
            key={cookie.name}
            {...cookie}
            name={cookieName(cookie.name, purpose === 'necessary')}
          />
        ))}
      </dl>
    </section>
  );
}

function Row({ name, what, lifetime }: Pick<Cookie, 'name' | 'what' | 'lifetime'>) {
  return (
    <div className={css.row}>
      <dt className={css.name}>{name}</dt>
      <dd>{what}</dd>
      <dd className={css.lifetime}>{lifetime}</dd>
    </div>
  );
}

/** Who is told is the operator's choice, which the page itself carries. */
function AnalyticsRecipient() {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return <p className={css.recipient}>{recipientWords()}</p>;
}

function recipientWords(): string {
  const what = 'Con il tuo consenso titolo e indirizzo delle pagine che apri, senza dire chi sei,';
  const target = readTarget();
  switch (target.kind) {
    case 'own':
      return `${what} arrivano solo al nostro servizio, che li tiene 2 anni.`;
    case 'matomo':
      return `${what} arrivano a Matomo (${new URL(target.endpoint).hostname}).`;
    case 'ga4':
      return `${what} arrivano a Google Analytics.`;
    case 'none':
      return 'Oggi non raccogliamo statistiche.';
  }
}
