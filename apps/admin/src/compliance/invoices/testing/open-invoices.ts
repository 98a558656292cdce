import { screen } from '@testing-library/react';
import { adminEndpoints } from '@zaino/contracts/identity';
import { complianceEndpoints, type EInvoices } from '@zaino/contracts/orders';
import { fakeService, type FakeHandlers } from '@zaino/web/fake-service';
import { setAdminToken } from '@zaino/web/session';
import { ADMIN, newToken, openAdminArea } from '../../../testing/open-admin-area';

const endpoints = {
  verify: adminEndpoints.verify,
  list: complianceEndpoints.eInvoices,
  export: complianceEndpoints.exportEInvoice,
  preview: complianceEndpoints.previewEInvoices,
  sendAll: complianceEndpoints.sendEInvoices,
  send: complianceEndpoints.sendEInvoice,
  record: complianceEndpoints.recordEInvoice,
};

export type Sending = NonNullable<EInvoices['documents'][number]['sending']>;

/** How the sending of a document stands. */
export const sending = (values: Partial<Sending> = {}): Sending => ({
  state: 'unsent',
  at: '2026-09-14T08:00:00.000Z',
  fileName: null,
  attempts: 0,
  error: null,
  retryAt: null,
  rejection: null,
  resendBefore: null,
  ...values,
});
export const FILE_NAME = 'IT01234567897_255SC.xml';
/** One that the exchange has discarded. */
export const discarded = sending({
  state: 'rejected',
  fileName: FILE_NAME,
  attempts: 1,
  rejection: { code: '00311', words: 'Codice destinatario non valido' },
  resendBefore: '2026-09-19',
});

export const id = '0b5f8a52-5d4e-4a58-9d3b-7a1f6f6f0c11';
export const sample = {
  documents: [
    {
      id,
      number: '12/2026',
      kind: 'fattura' as const,
      day: '2026-09-14',
      orderId: '7d9c1f8e-7d4c-4b3a-9a55-1f0a35f7a001',
      orderNumber: 'ZN-7K3M-9QXD',
      total: 48.7,
      sending: null as Sending | null,
    },
  ],
  total: 51,
  isSendingOn: true,
  counts: { 'to-send': 3, sent: 0, rejected: 1 },
};
/** The list with how the sending of its document stands. */
export const listOf = (one: Sending | null, isSendingOn = true): EInvoices => ({
  ...sample,
  isSendingOn,
  documents: sample.documents.map((document) => ({ ...document, sending: one })),
});

/** The page of electronic invoices on a service that answers as the test says. */
export async function openInvoices(query: string, handlers: FakeHandlers<typeof endpoints> = {}) {
  setAdminToken(newToken());
  const asked = fakeService(endpoints, {
    verify: () => ({ success: true as const, user: ADMIN }),
    list: () => sample,
    ...handlers,
  });
  const area = openAdminArea(`/admin/compliance/invoices${query}`);
  await screen.findByRole('heading', { level: 1, name: 'Fatture elettroniche' });
  const paths = () =>
    asked.mock.calls
      .map(([path]) => new URL(path as string, 'http://localhost'))
      .filter(({ pathname }) => pathname.includes('/invoices'))
      .map(({ pathname, search }) => pathname + search);
  const lastBody = () => {
    const bodies = asked.mock.calls.map(([, init]) => init?.body);
    return JSON.parse(bodies.findLast((body) => typeof body === 'string') ?? 'null') as unknown;
  };
  return { ...area, paths, lastBody };
}
