import { cedolaEndpoints, type CedolaTerms } from '@zaino/contracts/orders';
import { answer, refusal } from '@zaino/web/fake-network';
import { closeSession } from '@zaino/web/session';
import { act } from 'react';
import { makeCedolaTerms } from '../testing/make-cedola-terms';
import { makeOwnTenant } from '../testing/make-own-tenant';
import { openShop, section } from '../testing/open-shop';

afterEach(() => {
  act(() => closeSession());
  jest.restoreAllMocks();
});

const takes = (terms: CedolaTerms) => answer(cedolaEndpoints.terms, () => makeCedolaTerms(terms));
const way = () => section('Cedole librarie').getByRole('link');

describe('the cedole on the page of a bookshop', () => {
  it('are told by their Comuni, with the way to where they are chosen', async () => {
    const discountPercent = 0;
    const cremona = { comune: 'Cremona', provincia: 'CR', discountPercent };
    const crema = { comune: 'Crema', provincia: 'CR', discountPercent };
    await openShop(makeOwnTenant(), takes({ isAccepted: true, comuni: [cremona, crema] }));
    const part = section('Cedole librarie');
    expect(part.getByText(/di: Cremona \(CR\), Crema \(CR\)\.$/)).toBeVisible();
    expect(way()).toHaveAttribute('href', '/dashboard/cedole#cedole-prese');
  });

  it('are not taken until the bookshop says so', async () => {
    await openShop(makeOwnTenant(), takes({ isAccepted: false, comuni: [] }));
    expect(section('Cedole librarie').getByText(/non ritiri cedole/)).toBeVisible();
  });

  it('are where they are chosen also while nobody can say', async () => {
    await openShop(
      makeOwnTenant(),
      answer(cedolaEndpoints.terms, () => refusal(503, 'unavailable')),
    );
    expect(way()).toBeVisible();
    expect(section('Cedole librarie').queryByText(/ritiri/)).toBeNull();
  });
});
