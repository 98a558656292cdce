import type { Visits } from '@zaino/contracts/analytics';
import type { OrderSteps } from '@zaino/contracts/orders';
import type { SchoolSearches } from '@zaino/contracts/schools';

/** A step from the search to the order; a count that nobody has is null. */
export interface Step {
  key: string;
  name: string;
  /** By the services, of everybody. */
  server: number | null;
  /** Of the step before, as far as it is counted. */
  serverBefore: number | null;
  /** Pages that were looked at after consent. */
  consented: number | null;
  consentedBefore: number | null;
}

interface Counts {
  schools: SchoolSearches | null;
  orders: OrderSteps | null;
  visits: Visits | null;
}

/** The steps in their order, each beside the last one before it that is counted in the same way. */
export function stepsOf({ schools, orders, visits }: Counts): Step[] {
  const seen = visits?.steps;
  const steps: [string, string, number | null | undefined, number | null | undefined][] = [
    ['search', 'Ricerca della scuola', schools?.searches, seen?.search],
    ['school', 'Lista della scuola aperta', schools?.lists, seen?.school],
    // The cart is the browser's: no service is asked when a list is put into it.
    ['cart', 'Carrello', null, seen?.cart],
    ['checkout', 'Cassa', orders?.checkouts, seen?.checkout],
    ['placed', 'Ordine inviato', orders?.placed, null],
    ['confirmed', 'Ordine pagato o da pagare in negozio', orders?.confirmed, null],
  ];
  let serverBefore: number | null = null;
  let consentedBefore: number | null = null;
  return steps.map(([key, name, server = null, consented = null]) => {
    const step = { key, name, server, serverBefore, consented, consentedBefore };
    serverBefore = server ?? serverBefore;
    consentedBefore = consented ?? consentedBefore;
    return step;
  });
}
