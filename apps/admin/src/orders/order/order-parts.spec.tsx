import { screen, waitFor } from '@testing-library/react';
import { type OrderNote, staffOrderEndpoints } from '@zaino/contracts/orders';
import { sampleOrder } from '@zaino/order-commands/testing/sample-order';
import { answer, refusal } from '@zaino/web/fake-network';
import { setAdminToken } from '@zaino/web/session';
import { openOrder } from '../testing/open-order';

afterEach(() => {
  setAdminToken(null);
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('what belongs to an order', () => {
  it('are its documents, which staff may read', async () => {
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    const documents = [
      {
        kind: 'ricevuta' as const,
        title: 'Ricevuta',
        path: '/api/orders/x/documents/ricevuta.pdf',
      },
    ];
    const asked: unknown[] = [];
    const { user } = await openOrder(() => sampleOrder({ documents }), {
      others: [
        answer(staffOrderEndpoints.document, ({ params }) => {
          asked.push(params);
          return new Response('pdf');
        }),
      ],
    });
    await user.click(screen.getByRole('button', { name: 'Scarica PDF: Ricevuta' }));
    await waitFor(() => expect(saved).toEqual(['ricevuta-ZN-7K3M-9QXD.pdf']));
    expect(asked).toEqual([{ id: sampleOrder().id, file: 'ricevuta.pdf' }]);
  });

  it('is said where there are no documents', async () => {
    await openOrder(() => sampleOrder({ documents: [] }));
    expect(screen.getByText('Non ci sono ancora documenti.')).toBeVisible();
  });

  it('is said where a document does not come', async () => {
    const documents = [
      {
        kind: 'fattura' as const,
        title: 'Fattura n. 1/2026',
        path: '/api/orders/x/documents/f.pdf',
      },
    ];
    const { user } = await openOrder(() => sampleOrder({ documents }));
    await user.click(screen.getByRole('button', { name: 'Scarica PDF: Fattura n. 1/2026' }));
    expect(await screen.findByText(/Servizio momentaneamente non disponibile/)).toBeVisible();
  });

  it('is a note for staff, which nobody overwrites unseen', async () => {
    const saved: unknown[] = [];
    let kept: OrderNote = { text: 'Chiamare', version: 1, savedAt: null, savedBy: 'Lucia' };
    const { user } = await openOrder(() => sampleOrder(), {
      others: [
        answer(staffOrderEndpoints.note, () => kept),
        answer(staffOrderEndpoints.saveNote, ({ body }) => {
          saved.push(body);
          if (body.version !== kept.version) {
            return refusal(409, 'note-changed', { detail: 'Qualcun altro ha cambiato la nota.' });
          }
          const savedAt = '2026-09-02T08:00:00.000Z';
          kept = { text: body.text, version: kept.version + 1, savedAt, savedBy: 'direzione' };
          return kept;
        }),
      ],
    });
    const field = await screen.findByRole('textbox', { name: /^Solo per lo staff/ });
    expect(field).toHaveValue('Chiamare');
    const save = screen.getByRole('button', { name: 'Salva la nota' });
    expect(save).toBeDisabled();
    kept = { ...kept, text: 'Chiamata alle 10', version: 2 };
    await user.type(field, ' dopo le 18');
    await user.click(save);
    await user.click(await screen.findByRole('button', { name: 'Leggi la nota di adesso' }));
    expect(await screen.findByText(/Chiamata alle 10\. Se salvi, resta la tua/)).toBeVisible();
    expect(field).toHaveValue('Chiamare dopo le 18');
    await user.click(save);
    expect(await screen.findByText('Salvata il 2 set 2026, 10:00 da direzione')).toBeVisible();
    expect(saved).toEqual([
      { text: 'Chiamare dopo le 18', version: 1 },
      { text: 'Chiamare dopo le 18', version: 2 },
    ]);
  });
});
