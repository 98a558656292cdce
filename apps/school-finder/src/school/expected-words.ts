import { cartApi } from '@zaino/contracts/orders';
import { dayRangeWords } from '@zaino/rules/day-words';
import type { ShippingMethod } from '@zaino/rules/shipping';
import { fetchJson } from '@zaino/web/api-client';

/** Asks when books come that are ordered today, by each way to get them, and says it. */
export async function askExpectedWords(): Promise<Record<ShippingMethod, string>> {
  const { ordered } = await fetchJson(cartApi.deliveryDays);
  const today = 'Libri ordinati oggi:';
  return {
    standard: `${today} consegna ${dayRangeWords(ordered.standard)}.`,
    pickup: `${today} pronti in libreria ${dayRangeWords(ordered.pickup)}.`,
  };
}
