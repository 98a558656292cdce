import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeLayout } from '@zaino/data-table/testing/fake-layout';
import { refusal } from '@zaino/web/fake-network';
import { fakeLedger, press, terms } from '../testing/fake-ledger';
import { openDesk } from '../testing/open-desk';

beforeEach(() => fakeLayout());
afterEach(() => jest.restoreAllMocks());

describe('the cedole that a bookshop takes', () => {
  it('are named by Comune, with the agreed discount', async () => {
    const asked = fakeLedger();
    await openDesk('/dashboard/cedole');
    await screen.findByDisplayValue('Cremona');
    await press('Aggiungi un Comune');
    await press('Salva le cedole');
    const added = within(screen.getByRole('group', { name: 'Nuovo Comune' }));
    expect(added.getByText('Scrivi il Comune')).toBeVisible();
    await userEvent.type(added.getByLabelText('Comune'), 'Crema');
    const crema = within(screen.getByRole('group', { name: 'Crema' }));
    await userEvent.type(crema.getByLabelText('Provincia'), 'cr');
    await userEvent.clear(crema.getByLabelText('Sconto in più, %'));
    await userEvent.type(crema.getByLabelText('Sconto in più, %'), '0,5');
    await press('Salva le cedole');
    expect(await screen.findByText('Salvato.')).toBeVisible();
    const comuni = [...terms.comuni, { comune: 'Crema', provincia: 'CR', discountPercent: 0.5 }];
    expect(asked).toEqual([['terms', { isAccepted: true, comuni, version: 0 }]]);
    await press('Salva le cedole');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toEqual(['terms', { isAccepted: true, comuni, version: 1 }]);
  });

  it('keep the focus in their list, whatever is added or taken out', async () => {
    fakeLedger();
    await openDesk('/dashboard/cedole');
    await screen.findByDisplayValue('Cremona');
    await press('Aggiungi un Comune');
    const added = within(screen.getByRole('group', { name: 'Nuovo Comune' }));
    expect(added.getByLabelText('Comune')).toHaveFocus();
    await press('Togli Cremona');
    expect(screen.getByRole('button', { name: 'Aggiungi un Comune' })).toHaveFocus();
  });

  it('that another tab has changed are shown as they are now, and never overwritten', async () => {
    const detail = 'Nel frattempo le cedole che prendi sono cambiate, forse in un’altra scheda.';
    fakeLedger({ setTerms: () => refusal(409, 'cedola-terms-changed', { detail }) });
    await openDesk('/dashboard/cedole');
    await userEvent.type(await screen.findByDisplayValue('1,5'), '0');
    await press('Salva le cedole');
    expect(await screen.findByText(detail)).toBeVisible();
    await press('Mostra come sono ora');
    expect(await screen.findByDisplayValue('1,5')).toBeVisible();
  });

  it('say at its field which Comune there is not', async () => {
    const message = 'Non troviamo questo Comune';
    fakeLedger({
      setTerms: () =>
        refusal(400, 'cedola-refused', { errors: [{ path: 'comuni.0.comune', message }] }),
    });
    await openDesk('/dashboard/cedole');
    await screen.findByDisplayValue('Cremona');
    await press('Salva le cedole');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByDisplayValue('Cremona')).toHaveFocus();
    expect(screen.getByDisplayValue('Cremona')).toHaveAccessibleDescription(message);
  });
});
