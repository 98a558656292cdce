import type { Visits } from '@zaino/contracts/analytics';
import type { OrderSteps } from '@zaino/contracts/orders';
import type { SchoolSearches } from '@zaino/contracts/schools';

/** A step from the search to the order; a count that nobody has is null. */
export interface ConversionStep {
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

interface Counting {
  key: string;
  name: string;
  /** Left out where no service is asked, or no page is looked at. */
  server?: (counts: Counts) => number | undefined;
  consented?: (seen: Visits['steps']) => number;
}

/** In their order. */
const countings: readonly Counting[] = [
  {
    key: 'search',
    name: 'Ricerca della scuola',
    server: ({ schools }) => schools?.searches,
    consented: ({ search }) => search,
  },
  {
    key: 'school',
    name: 'Lista della scuola aperta',
    server: ({ schools }) => schools?.lists,
    consented: ({ school }) => school,
  },
  // The cart is the browser's: no service is asked when a list is put into it.
  { key: 'cart', name: 'Carrello', consented: ({ cart }) => cart },
  {
    key: 'checkout',
    name: 'Cassa',
    server: ({ orders }) => orders?.checkouts,
    consented: ({ checkout }) => checkout,
  },
  { key: 'placed', name: 'Ordine inviato', server: ({ orders }) => orders?.placed },
  {
    key: 'confirmed',
    name: 'Ordine pagato o da pagare in negozio',
    server: ({ orders }) => orders?.confirmed,
  },
];

/** The steps in their order, each beside the last one before it that is counted in the same way. */
export function stepsOf(counts: Counts): ConversionStep[] {
  const seen = counts.visits?.steps;
  let serverBefore: number | null = null;
  let consentedBefore: number | null = null;
  return countings.map(({ key, name, ...of }) => {
    const server = of.server?.(counts) ?? null;
    const consented = (seen && of.consented?.(seen)) ?? null;
    const step = { key, name, server, serverBefore, consented, consentedBefore };
    serverBefore = server ?? serverBefore;
    consentedBefore = consented ?? consentedBefore;
    return step;
  });
}
