import { Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { madeAtProvider } from './made-at-provider';

const { StripeInvalidRequestError, StripeIdempotencyError, StripeCardError } = Stripe.errors;
const email = 'ada@privata.example';

afterEach(() => jest.restoreAllMocks());

const refusals = [
  [
    'a value that it does not take',
    new StripeInvalidRequestError({
      type: 'invalid_request_error',
      message: `Invalid email address: ${email}`,
      code: 'email_invalid',
      param: 'customer_email',
    }),
    'The provider refused what was to be made: StripeInvalidRequestError email_invalid customer_email',
  ],
  [
    'another wish by the same key',
    new StripeIdempotencyError({
      type: 'idempotency_error',
      message: `Keys can only be used with the same parameters: ${email}`,
    }),
    'The provider refused what was to be made: StripeIdempotencyError',
  ],
] as const;

describe('what the provider refuses to make', () => {
  it.each(refusals)('is logged without what it was sent: %s', async (_, error, words) => {
    const told = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    const made = madeAtProvider(() => Promise.reject(error));
    await expect(made).rejects.toMatchObject({ kind: 'unavailable' });
    expect(told.mock.calls).toEqual([[words]]);
  });

  it('is another matter where it is no refusal of that kind', async () => {
    const declined = new StripeCardError({ type: 'card_error', message: 'declined' });
    await expect(madeAtProvider(() => Promise.reject(declined))).rejects.toBe(declined);
  });
});
