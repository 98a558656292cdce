import { buttonClass } from '@zaino/ui/button';
import { Container } from '@zaino/ui/container';
import { EmptyState } from '@zaino/ui/empty-state';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Sheet } from '@zaino/ui/sheet';
import { Link, useLoaderData } from '@zaino/web/router';
import { fullDay } from '../order-lines/dates';
import { LineProgress } from '../order-lines/line-progress';
import { lineSteps } from '../order-lines/line-steps';
import { LineWords } from '../order-lines/line-words';
import { ParcelLink } from '../order-lines/parcel-link';
import type { ShownLineContext } from '../order-lines/shown-line';
import css from './tracking-page.module.css';
import type { TrackedOrder, TrackingData } from './tracking.api';

/** Where an order is, for whoever has its address: no name, no street, no child. */
export function TrackingPage() {
  const { order, today, failure } = useLoaderData<TrackingData>();
  return (
    <Container className={css.page}>
      {order ? (
        <Tracked order={order} today={today} />
      ) : (
        failure && <ServiceFailure headingLevel={1} failure={failure} />
      )}
      {!order && !failure && (
        <EmptyState
          title="Ordine non trovato"
          headingLevel={1}
          action={
            <Link to="/" className={buttonClass()}>
              Vai alla pagina iniziale
            </Link>
          }
        >
          Controlla di aver copiato tutto il link.
        </EmptyState>
      )}
    </Container>
  );
}

function Tracked({ order, today }: { order: TrackedOrder; today: string }) {
  const { number, createdAt, shippingMethod, lines } = order;
  const context = { shippingMethod, today, isUnpaid: false };
  return (
    <>
      <header>
        <h1>Ordine {number}</h1>
        <p className={css.words}>
          Fatto il {fullDay(createdAt)} ·{' '}
          {shippingMethod === 'pickup' ? 'Ritiro in libreria' : 'Consegna a casa'}
        </p>
      </header>
      <Sheet isEdgeToEdge>
        <ul className={css.list}>
          {lines.map((line, index) => (
            <TrackedLine key={index} line={line} orderedAt={createdAt} context={context} />
          ))}
        </ul>
      </Sheet>
    </>
  );
}

interface TrackedLineProps {
  line: TrackedOrder['lines'][number];
  orderedAt: string;
  context: ShownLineContext;
}

function TrackedLine({ line, orderedAt, context }: TrackedLineProps) {
  const { title, quantity, tracking } = line;
  return (
    <li className={css.line}>
      <h2 className={css.title}>{quantity > 1 ? `${title}, ${quantity} pezzi` : title}</h2>
      <LineWords line={line} context={context} />
      {tracking && <ParcelLink tracking={tracking} title={title} />}
      <LineProgress title={title} steps={lineSteps(line, { ...context, orderedAt, events: [] })} />
    </li>
  );
}
