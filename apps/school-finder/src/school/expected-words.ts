import { cartApi } from '@zaino/contracts/orders';
import { dayRangeWords } from '@zaino/rules/day-words';
import type { ShippingMethod } from '@zaino/rules/shipping';
import { fetchJson } from '@zaino/web/api-client';

/** Of each way to get books. */
type Words = Record<ShippingMethod, string>;

export interface ExpectedWords {
  /** Of books of which no distributor says anything. */
  all: Words;
  ofLead: Record<string, Words>;
}

/** As many as the call takes. */
const MOST_LEADS = 40;

/** Asks when books come that are ordered today, those of some leads beside the others, and says it. */
export async function askExpectedWords(leads: readonly string[]): Promise<ExpectedWords> {
  const query = { lead: leads.slice(0, MOST_LEADS) };
  const { ordered, leads: told = [] } = await fetchJson(cartApi.deliveryDays, { query });
  const today = leads.length > 0 ? 'I libri senza una data nella lista:' : 'Libri ordinati oggi:';
  return {
    all: {
      standard: `${today} consegna ${dayRangeWords(ordered.standard)}.`,
      pickup: `${today} pronti in libreria ${dayRangeWords(ordered.pickup)}.`,
    },
    ofLead: Object.fromEntries(
      told.map(({ lead, days: { standard, pickup } }) => [
        lead,
        {
          standard: `consegna ${dayRangeWords(standard)}`,
          pickup: `pronto in libreria ${dayRangeWords(pickup)}`,
        },
      ]),
    ),
  };
}
