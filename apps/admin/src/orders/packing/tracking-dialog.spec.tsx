import { screen } from '@testing-library/react';
import { shippingEndpoints } from '@zaino/contracts/orders';
import { answer, refusal } from '@zaino/web/fake-network';
import { setAdminToken } from '@zaino/web/session';
import { fakePacking, openPacking } from './testing/open-packing';

afterEach(() => {
  setAdminToken(null);
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('a file of tracking numbers', () => {
  const rows = [
    {
      line: 2,
      reference: 'ZN-7K3M-9QXD-1',
      code: 'AB1',
      outcome: 'shipped' as const,
      reason: null,
    },
    { line: 3, reference: 'X', code: 'AB2', outcome: 'refused' as const, reason: 'Non è nostro.' },
  ];
  const csv = 'Riferimento;Tracking';
  // jsdom reads no files.
  const file = Object.assign(new File([csv], 'numeri.csv', { type: 'text/csv' }), {
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(csv).buffer),
  });

  async function openDialog(more: Parameters<typeof fakePacking>[0] = {}) {
    fakePacking(more);
    const { user } = await openPacking();
    await user.click(screen.getByRole('button', { name: /Importa numeri di spedizione/ }));
    await user.upload(screen.getByLabelText('File dei numeri di spedizione'), file);
    return user;
  }

  it('says what it would do before, and what it has done', async () => {
    const sent: string[] = [];
    const user = await openDialog({
      more: [
        answer(shippingEndpoints.previewTracking, () => ({ rows })),
        answer(shippingEndpoints.importTracking, ({ body }) => {
          sent.push(body.csv);
          return { rows };
        }),
      ],
    });
    const before = await screen.findByText('numeri.csv. Da segnare spediti: 1, restano fuori: 1.');
    expect(before).toBeVisible();
    expect(screen.getByText('Non è nostro.')).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Segna spedito 1 pacco' }));
    expect(await screen.findByText('numeri.csv. Spediti: 1, restano fuori: 1.')).toBeVisible();
    expect(sent).toEqual([csv]);
    expect(screen.queryByRole('button', { name: /Segna/ })).not.toBeInTheDocument();
  });

  it('that is none is refused by a sentence', async () => {
    const detail = 'Il file deve avere una colonna “Riferimento” e una “Tracking”.';
    await openDialog({
      more: [
        answer(shippingEndpoints.previewTracking, () =>
          refusal(400, 'invalid-input', { detail, errors: [{ path: 'csv', message: detail }] }),
        ),
      ],
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
    expect(screen.getByRole('button', { name: /Segna/ })).toBeDisabled();
  });
});
