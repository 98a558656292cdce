import { buttonClass } from '@zaino/ui/button';
import { Container } from '@zaino/ui/container';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Sheet } from '@zaino/ui/sheet';
import { bookshopAddress, BRAND_NAME } from '@zaino/web/brand';
import { ownCompany, phoneUrl } from '@zaino/web/company';
import { Link, useLoaderData } from '@zaino/web/router';
import { REGISTER_PATH, signInPath } from '@zaino/web/sign-in-path';
import { type ReactNode, useId } from 'react';
import type { ForLibrariesData } from './for-libraries.api';
import css from './for-libraries-page.module.css';
import { PlanTable } from './plan-table';
import { questionsOfBookshops } from './questions';

/** What a bookshop gets, what it costs and how it begins. */
export function ForLibrariesPage() {
  const { plans, failure } = useLoaderData<ForLibrariesData>();
  return (
    <Container className={css.page}>
      <Sheet hasMargin isEdgeToEdge className={css.intro}>
        <h1 className={css.title}>{BRAND_NAME} per le librerie</h1>
        <p>
          Le famiglie della tua zona ordinano online i libri della classe e li ritirano da te. Tu
          scegli orari e note per il ritiro; noi prepariamo l’ordine e avvisiamo il cliente.
        </p>
        <p>{registerLink}</p>
        <p className={css.hint}>
          Bastano nome, e-mail e l’indirizzo che vuoi, per esempio{' '}
          <strong className={css.address}>{bookshopAddress('la-tua-libreria')}</strong>. Hai già un
          account? <Link to="/profile">Apri la libreria dal tuo profilo</Link>.
        </p>
      </Sheet>
      <Section title="Che cosa trovi oggi">{today}</Section>
      <Section title="Quanto costa">
        {plans && <PlanTable plans={plans} />}
        {failure && <ServiceFailure title="I prezzi ora non arrivano" failure={failure} />}
      </Section>
      <Section title="Come si comincia">{steps}</Section>
      <Section title="Domande e risposte">
        <Questions />
      </Section>
      <Section title="Parla con noi">
        <Contacts />
        <p>{registerLink}</p>
      </Section>
    </Container>
  );
}

/** Whoever comes from here to register is a bookshop: the form begins with its fields. */
const registerPath = signInPath({ pathname: '/for-libraries', search: '' }, REGISTER_PATH);

const registerLink = (
  <Link to={registerPath} className={buttonClass()}>
    Registra la tua libreria
  </Link>
);

function Section({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={css.section}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}

const today = (
  <ul className={css.points}>
    <li>
      <strong>Un punto di ritiro gratuito.</strong> Le famiglie ti trovano alla cassa e nell’
      <Link to="/librerie">elenco delle librerie</Link>, le più vicine per prime.
    </li>
    <li>
      <strong>Il pagamento da te, al ritiro.</strong> Anche senza un conto per gli incassi.
    </li>
    <li>
      <strong>Il tuo indirizzo sul sito.</strong> Lo scegli quando ti registri e nessun altro lo può
      prendere.
    </li>
    <li>
      <strong>Una pausa quando vuoi.</strong> Chi chiude per ferie non riceve ritiri.
    </li>
  </ul>
);

const steps = (
  <ol className={css.points}>
    <li>Registri la libreria e scegli il suo indirizzo sul nostro sito.</li>
    <li>Confermi l’e-mail e completi partita IVA, indirizzo, telefono e orari di apertura.</li>
    <li>Controlliamo i dati e approviamo la libreria: ti scriviamo noi.</li>
    <li>Attivi il ritiro: da quel momento le famiglie ti possono scegliere alla cassa.</li>
  </ol>
);

function Questions() {
  return (
    <Sheet isEdgeToEdge>
      {questionsOfBookshops().map(({ question, answer }) => (
        <details key={question} className={css.question}>
          <summary className={css.asked}>{question}</summary>
          <p className={css.answer}>{answer}</p>
        </details>
      ))}
    </Sheet>
  );
}

function Contacts() {
  const { email, phone, hours } = ownCompany();
  return (
    <p>
      Scrivi a <a href={`mailto:${email}`}>{email}</a> o chiama{' '}
      <a href={phoneUrl(phone)}>{phone}</a>, {hours}.
    </p>
  );
}
