export interface Decline {
  code: 'card_declined' | 'expired_card' | 'incorrect_cvc' | 'processing_error';
  declineCode: string;
  message: string;
}

interface TestCard {
  number: string;
  /** For the list beside the form. */
  label: string;
  brand: string;
  /** The bank asks its customer first. */
  asksCustomer?: boolean;
  decline?: Decline;
}

const declined: Decline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};
const withoutFunds: Decline = {
  code: 'card_declined',
  declineCode: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};

/** Stripe's own test numbers; whatever else is typed is declined. */
export const testCards: TestCard[] = [
  { number: '4242424242424242', label: 'pagamento riuscito', brand: 'visa' },
  { number: '5555555555554444', label: 'pagamento riuscito (Mastercard)', brand: 'mastercard' },
  { number: '4000000000000002', label: 'carta rifiutata', brand: 'visa', decline: declined },
  {
    number: '4000000000009995',
    label: 'fondi insufficienti',
    brand: 'visa',
    decline: withoutFunds,
  },
  {
    number: '4000002500003155',
    label: 'la banca chiede conferma',
    brand: 'visa',
    asksCustomer: true,
  },
  {
    number: '4000002760003184',
    label: 'la banca chiede sempre conferma',
    brand: 'visa',
    asksCustomer: true,
  },
  {
    number: '4000008260003178',
    label: 'conferma, poi fondi insufficienti',
    brand: 'visa',
    asksCustomer: true,
    decline: withoutFunds,
  },
  {
    number: '4000000000000069',
    label: 'carta scaduta',
    brand: 'visa',
    decline: {
      code: 'expired_card',
      declineCode: 'expired_card',
      message: 'Your card has expired.',
    },
  },
  {
    number: '4000000000000127',
    label: 'codice di sicurezza errato',
    brand: 'visa',
    decline: {
      code: 'incorrect_cvc',
      declineCode: 'incorrect_cvc',
      message: "Your card's security code is incorrect.",
    },
  },
];

/** What is known of a card once its number is forgotten. */
export interface Card {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  asksCustomer: boolean;
  decline: Decline | null;
}

export function cardOf(number: string, expMonth: number, expYear: number): Card {
  const known = testCards.find((card) => card.number === number);
  return {
    brand: known?.brand ?? 'visa',
    last4: number.slice(-4),
    expMonth,
    expYear,
    asksCustomer: known?.asksCustomer ?? false,
    decline: known ? (known.decline ?? null) : declined,
  };
}
