import type { CedolaTerms, KeptCedolaTerms } from '@zaino/contracts/orders';

/** As the service keeps them: none are taken unless told. */
export function makeCedolaTerms(terms: Partial<CedolaTerms> = {}): KeptCedolaTerms {
  return { isAccepted: false, comuni: [], version: 0, publicDiscountPercent: 0.25, ...terms };
}
