import { buttonClass } from '@zaino/ui/button';
import { Container } from '@zaino/ui/container';
import { EmptyState } from '@zaino/ui/empty-state';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Sheet } from '@zaino/ui/sheet';
import { Link, useLoaderData, useNavigation } from '@zaino/web/router';
import { useKeptFocus } from '@zaino/web/use-kept-focus';
import { classWords } from '../order-lines/class-words';
import type { BoughtClass } from './bought-classes';
import { type ExchangeChoice, exchangePath } from './exchange-address';
import type { ExchangeData } from './exchange.api';
import css from './exchange-page.module.css';
import { ExchangeResult } from './exchange-result';

/** Books were bought for the wrong section: which it was, which is right, and what becomes of the books. */
export function ExchangePage() {
  const shown = useLoaderData<ExchangeData>();
  const { choice, wrong, failure } = shown;
  const isBusy = useNavigation().location?.pathname === '/orders/sezione';
  const heading = useKeptFocus<HTMLHeadingElement>(JSON.stringify([choice, failure !== null]));
  return (
    <Container className={css.page}>
      <div className={css.head}>
        <h1 ref={heading} tabIndex={-1}>
          Ho comprato per la sezione sbagliata
        </h1>
        {wrong ? (
          <p>
            Hai comprato per la <strong>{classWords({ ...wrong, sezione: wrong.da })}</strong>
            {wrong.nickname && `, per ${wrong.nickname}`}.{' '}
            {shown.classes.length > 1 && (
              <Link to={exchangePath({ ordine: choice.ordine })}>Un’altra classe</Link>
            )}
          </p>
        ) : (
          <p>Vediamo noi che cosa tenere, che cosa rendere e che cosa comprare.</p>
        )}
      </div>
      <div aria-busy={isBusy} className={css.steps}>
        <Step shown={shown} />
      </div>
    </Container>
  );
}

function Step({ shown }: { shown: ExchangeData }) {
  const { choice, classes, wrong, sections, courses, exchanged, failure } = shown;
  if (failure) return <ServiceFailure failure={failure} />;
  if (!wrong) return <WhichClass classes={classes} choice={choice} />;
  const of = { ...choice, ...placeOf(wrong) };
  if (exchanged) {
    return <ExchangeResult exchanged={exchanged} wrong={wrong} choice={of} />;
  }
  if (courses.length > 0) {
    const ways = courses.map((corso) => ({ to: exchangePath({ ...of, corso }), text: corso }));
    return <Ways title="In quale indirizzo?" ways={ways} />;
  }
  if (sections.length === 0) {
    return (
      <EmptyState action={<OrdersLink />}>
        Nelle liste della scuola non ci sono altre sezioni della {wrong.classe}ª.
      </EmptyState>
    );
  }
  const ways = sections.map((a) => ({
    to: exchangePath({ ...of, a, corso: '' }),
    text: classWords({ classe: wrong.classe, sezione: a }),
  }));
  return <Ways title="Qual è la sezione giusta?" ways={ways} />;
}

const placeOf = ({ scuola, classe, da, figlio }: BoughtClass) => ({ scuola, classe, da, figlio });

const OrdersLink = () => (
  <Link to="/orders" className={buttonClass()}>
    Vai ai tuoi ordini
  </Link>
);

interface WhichClassProps {
  classes: readonly BoughtClass[];
  choice: ExchangeChoice;
}

function WhichClass({ classes, choice }: WhichClassProps) {
  if (classes.length === 0) {
    return (
      <EmptyState action={<OrdersLink />}>
        Non ci sono libri comprati per una sezione: non c’è niente da cambiare.
      </EmptyState>
    );
  }
  const ways = classes.map((one) => ({
    to: exchangePath({ ordine: choice.ordine, ...placeOf(one) }),
    text: [classWords({ ...one, sezione: one.da }), one.nickname && `per ${one.nickname}`]
      .filter(Boolean)
      .join(', '),
  }));
  return <Ways title="Per quale classe hai comprato?" ways={ways} />;
}

interface WaysProps {
  title: string;
  ways: readonly { to: string; text: string }[];
}

/** One question, and its answers as links: it works without a script. */
function Ways({ title, ways }: WaysProps) {
  return (
    <Sheet isEdgeToEdge className={css.sheet}>
      <h2>{title}</h2>
      <ul className={css.ways}>
        {ways.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className={buttonClass({ variant: 'outline' })}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
