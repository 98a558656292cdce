import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminEndpoints } from '@zaino/contracts/identity';
import { adminOrderEndpoints } from '@zaino/contracts/orders';
import { type FakeHandlers, fakeService } from '@zaino/web/fake-service';
import { setAdminToken } from '@zaino/web/session';
import { ADMIN, newToken, openAdminArea } from '../../testing/open-admin-area';
import type { ListedVoucher } from './vouchers.api';

const endpoints = {
  verify: adminEndpoints.verify,
  vouchers: adminOrderEndpoints.vouchers,
  endVoucher: adminOrderEndpoints.endVoucher,
};
const voucher: ListedVoucher = {
  code: 'SCUOLA10',
  kind: 'percent',
  value: 10,
  appliesTo: 'products',
  validFrom: '2026-08-01T00:00:00.000Z',
  validUntil: '2100-01-01T00:00:00.000Z',
  mostUses: 100,
  uses: 7,
  createdAt: '2026-07-30T00:00:00.000Z',
};

async function openVouchers(handlers: FakeHandlers<typeof endpoints> = {}) {
  setAdminToken(newToken());
  const asked = fakeService(endpoints, {
    verify: () => ({ success: true as const, user: ADMIN }),
    vouchers: () => ({ vouchers: [voucher] }),
    ...handlers,
  });
  openAdminArea('/admin/orders/vouchers');
  await screen.findByRole('heading', { name: 'Buoni sconto' });
  return asked;
}

async function fillIn(code = 'estate5') {
  await userEvent.type(screen.getByLabelText('Codice'), code);
  await userEvent.type(screen.getByLabelText('Valore'), '12,5');
  await userEvent.type(screen.getByLabelText('Dal giorno'), '2026-06-01');
  await userEvent.type(screen.getByLabelText('Al giorno'), '2026-06-30');
}

afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
});

describe('vouchers', () => {
  it('are listed with how often they were used', async () => {
    await openVouchers();
    const row = screen.getByRole('row', { name: /SCUOLA10/ });
    expect(row).toHaveTextContent('10%');
    expect(row).toHaveTextContent('7 di 100');
  });

  it('are made', async () => {
    const asked = await openVouchers();
    await fillIn();
    asked.mockImplementationOnce(() => Promise.resolve(Response.json({ success: true })));
    await userEvent.click(screen.getByRole('button', { name: 'Crea il buono' }));
    await waitFor(() => expect(screen.getByLabelText('Codice')).toHaveValue(''));
    const body = asked.mock.calls.find(([, init]) => init?.method === 'POST' && init.body)?.[1]
      ?.body;
    expect(JSON.parse(body as string)).toMatchObject({
      code: 'ESTATE5',
      kind: 'percent',
      value: 12.5,
      appliesTo: 'products',
      mostUses: null,
      // Whole days in Italy, wherever the browser is.
      validFrom: '2026-05-31T22:00:00.000Z',
      validUntil: '2026-06-30T21:59:59.999Z',
    });
  });

  it('say what is missing before anything is sent', async () => {
    await openVouchers();
    await userEvent.click(screen.getByRole('button', { name: 'Crea il buono' }));
    expect(screen.getByText('Scrivi il codice')).toBeVisible();
    expect(screen.getByText('Scrivi un numero maggiore di zero')).toBeVisible();
    expect(screen.getByLabelText('Codice')).toHaveFocus();
  });

  it('show why the server refused one, with what was written', async () => {
    const asked = await openVouchers();
    await fillIn();
    const detail = 'Sui libri la legge consente al massimo il 15%.';
    asked.mockImplementationOnce(() =>
      Promise.resolve(Response.json({ code: 'voucher-refused', detail }, { status: 400 })),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Crea il buono' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
    expect(screen.getByLabelText('Codice')).toHaveValue('estate5');
  });

  it('are ended', async () => {
    const ended: string[] = [];
    await openVouchers({
      endVoucher: (_query, params = {}) => {
        ended.push(params.code ?? '');
        return { success: true as const };
      },
    });
    const row = within(screen.getByRole('row', { name: /SCUOLA10/ }));
    await userEvent.click(row.getByRole('button', { name: /Chiudi/ }));
    await waitFor(() => expect(ended).toEqual(['SCUOLA10']));
  });
});
