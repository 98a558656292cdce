import { screen, waitFor } from '@testing-library/react';
import { shippingEndpoints } from '@zaino/contracts/orders';
import { answer, refusal } from '@zaino/web/fake-network';
import { setAdminToken } from '@zaino/web/session';
import { makeOrderToShip } from './testing/make-parcel';
import { fakePacking, field, openPacking } from './testing/open-packing';

afterEach(() => {
  setAdminToken(null);
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('orders that are to be shipped', () => {
  const other = makeOrderToShip({
    id: '7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a197',
    number: 'ZN-2222-2222',
    here: 1,
    isLate: true,
  });
  const both = [makeOrderToShip(), other];

  it('are listed with where they stand', async () => {
    fakePacking({ orders: both });
    await openPacking();
    const row = screen.getByRole('row', { name: /ZN-2222-2222/ });
    expect(row).toHaveTextContent('1 di 3 messi da parte');
    expect(row).toHaveTextContent('In ritardo');
    expect(screen.getByRole('row', { name: /ZN-7K3M-9QXD/ })).toHaveTextContent('Pronto');
    expect(screen.getByRole('link', { name: /Pronti da imballare/ })).toHaveAttribute(
      'href',
      '/admin/orders/packing?mostra=ready',
    );
  });

  it('are packed from the list too', async () => {
    fakePacking({ orders: both });
    window.scrollTo = () => undefined;
    const { user } = await openPacking();
    await user.click(screen.getByRole('button', { name: 'Imballa l’ordine ZN-7K3M-9QXD' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Bianchi Anna' })).toBeVisible();
    await waitFor(() => expect(field()).toHaveFocus());
  });

  it('are printed for, all of them or those that are chosen', async () => {
    const asked: string[] = [];
    fakePacking({
      orders: both,
      more: [
        answer(shippingEndpoints.slips, ({ query }) => {
          asked.push(query.orders);
          return new Response('%PDF');
        }),
      ],
    });
    const { user, saved } = await openPacking();
    await user.click(screen.getByRole('button', { name: 'Lista di prelievo' }));
    await waitFor(() => expect(saved).toEqual(['lista-di-prelievo.pdf']));
    const slips = screen.getByRole('button', { name: 'Distinte di imballaggio' });
    await waitFor(() => expect(slips).toBeEnabled());
    await user.click(slips);
    await waitFor(() => expect(asked).toEqual(['ZN-7K3M-9QXD,ZN-2222-2222']));
    await user.click(screen.getByRole('checkbox', { name: 'ZN-2222-2222' }));
    expect(screen.getByText('Per 1 ordine:')).toBeVisible();
    await waitFor(() => expect(slips).toBeEnabled());
    await user.click(slips);
    await waitFor(() => expect(asked[1]).toBe('ZN-2222-2222'));
  });

  it('name each that has no label, with why', async () => {
    fakePacking({
      orders: both,
      more: [
        answer(shippingEndpoints.labels, ({ body }) => ({
          carrier: 'Corriere',
          outcomes: body.orders.map((orderId, index) => ({
            orderId,
            number: both[index]?.number ?? null,
            reference: index === 0 ? 'ZN-7K3M-9QXD-1' : null,
            reason: index === 0 ? null : 'Nel pacco manca ancora 1 copia di “Algebra”.',
          })),
          file: { name: 'spedizioni.csv', contentType: 'text/csv', content: btoa('a;b') },
        })),
      ],
    });
    const { user, saved } = await openPacking();
    await user.click(screen.getByRole('button', { name: 'Etichette del corriere' }));
    expect(await screen.findByText('1 etichetta fatta.')).toBeVisible();
    expect(
      screen.getByText('ZN-2222-2222: Nel pacco manca ancora 1 copia di “Algebra”.'),
    ).toBeVisible();
    expect(saved).toEqual(['spedizioni.csv']);
  });

  it('say so where there are none, and where they do not come', async () => {
    fakePacking({ orders: [] });
    await openPacking();
    expect(screen.getByText('Non c’è niente da spedire.')).toBeVisible();
  });

  it('can fail alone: packing goes on', async () => {
    fakePacking({ more: [answer(shippingEndpoints.orders, () => refusal(503, 'unavailable'))] });
    const { user } = await openPacking();
    expect(screen.getByText('Errore nel caricamento dei dati')).toBeVisible();
    await user.keyboard('ZN7K3M9QXD{Enter}');
    expect(await screen.findByRole('heading', { level: 2, name: 'Bianchi Anna' })).toBeVisible();
  });
});
