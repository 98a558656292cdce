import type Stripe from 'stripe';

/** Ways to pay beside the card, as Stripe calls them. */
export const otherWays = ['paypal', 'satispay', 'klarna', 'sepa_debit'] as const;
export type OtherWay = (typeof otherWays)[number];

interface WayFacts {
  label: string;
  /** The money comes days after the page was left, or does not. */
  isDelayed: boolean;
}

/** What the sandbox knows of each; the others lead to a page of their own first. */
export const wayFacts: Record<OtherWay, WayFacts> = {
  paypal: { label: 'PayPal', isDelayed: false },
  satispay: { label: 'Satispay', isDelayed: false },
  klarna: { label: 'Klarna', isDelayed: false },
  sepa_debit: { label: 'Addebito sul conto (SEPA)', isDelayed: true },
};

/** All that a configuration can switch on; wallets pay by a card that they keep. */
export const knownWays = ['card', 'apple_pay', 'google_pay', ...otherWays] as const;

export function isOtherWay(name: string): name is OtherWay {
  return otherWays.some((way) => way === name);
}

/** Those of a session that are not its card form. */
export function otherWaysOf({
  payment_method_types: types,
}: Pick<Stripe.Checkout.Session, 'payment_method_types'>): OtherWay[] {
  return types.filter(isOtherWay);
}
