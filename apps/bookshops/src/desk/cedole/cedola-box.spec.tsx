import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cedolaEndpoints, deskEndpoints } from '@zaino/contracts/orders';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { makeCedolaTerms } from '../testing/make-cedola-terms';
import { makeDeskOrder, makeLine } from '../testing/make-desk-order';
import { openDesk } from '../testing/open-desk';

type Answers = Parameters<typeof fakeNetwork>;
const ID = '7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a777';
const line = makeLine({
  cedola: { id: ID, amount: 20 },
  commands: ['mark-ready', 'accept-cedola', 'refuse-cedola'],
});
const cedola = {
  id: ID,
  code: 'CR-0012',
  comune: 'Cremona',
  provincia: 'CR',
  state: 'entered' as const,
  reason: null,
  amount: 20,
  lineIds: [line.id],
  payBefore: null,
};
const refusedCedola = { ...cedola, state: 'refused' as const, reason: 'Scaduta' };
const order = makeDeskOrder({ lines: [line], cedole: [cedola], due: 0 });
const accepted = makeDeskOrder({
  version: 4,
  lines: [{ ...line, commands: ['mark-ready'] }],
  cedole: [{ ...cedola, state: 'accepted' }],
  due: 0,
});
const enterable = makeDeskOrder({
  lines: [makeLine({ quantity: 2, commands: ['enter-cedola'] })],
});
const terms = makeCedolaTerms({
  isAccepted: true,
  comuni: [
    { comune: 'Crema', provincia: 'CR', discountPercent: 0 },
    { comune: 'Cremona', provincia: 'CR', discountPercent: 0 },
  ],
});

async function open(first = order, ...answers: Answers) {
  fakeNetwork(
    answer(deskEndpoints.order, () => first),
    ...answers,
  );
  await openDesk(`/dashboard/ordini/${first.id}`);
}

const box = () => within(screen.getByRole('group', { name: 'Cedola CR-0012' }));
const dialog = () => within(screen.getByRole('dialog'));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(installFakeDialog);
afterEach(() => jest.restoreAllMocks());

describe('a cedola of an order', () => {
  it('is accepted at once', async () => {
    const bodies: unknown[] = [];
    await open(
      order,
      answer(cedolaEndpoints.decide, ({ body }) => {
        bodies.push(body);
        return accepted;
      }),
    );
    expect(box().getByText('Da verificare')).toBeVisible();
    await userEvent.click(box().getByRole('button', { name: 'Accetta' }));
    expect(await screen.findByText('Cedola accettata: paga il Comune.')).toBeVisible();
    expect(box().getByText('Accettata')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Cedola CR-0012' })).toHaveFocus();
    expect(bodies).toEqual([{ version: 3, decision: 'accepted' }]);
  });

  it('is refused with a reason', async () => {
    const bodies: unknown[] = [];
    await open(
      order,
      answer(cedolaEndpoints.decide, ({ body }) => {
        bodies.push(body);
        return { ...order, version: 4, cedole: [refusedCedola] };
      }),
    );
    await userEvent.click(box().getByRole('button', { name: 'Rifiuta…' }));
    await press('Rifiuta la cedola');
    // As the contract says it.
    expect(await dialog().findByText('Scrivi perché')).toBeVisible();
    await userEvent.type(dialog().getByLabelText('Perché'), 'Scaduta');
    await press('Rifiuta la cedola');
    expect(await screen.findByText('Cedola rifiutata.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bodies).toEqual([{ version: 3, decision: 'refused', reason: 'Scaduta' }]);
  });

  it('says that somebody was faster', async () => {
    await open(
      order,
      answer(cedolaEndpoints.decide, () =>
        refusal(409, 'order-moved', { detail: 'L’ordine è cambiato nel frattempo.' }),
      ),
    );
    await userEvent.click(box().getByRole('button', { name: 'Accetta' }));
    expect(await screen.findByRole('button', { name: 'Mostra l’ordine com’è ora' })).toBeVisible();
  });

  it('is entered for books that were to be paid, a copy of each', async () => {
    const bodies: unknown[] = [];
    await open(
      enterable,
      answer(cedolaEndpoints.terms, () => terms),
      answer(cedolaEndpoints.enter, ({ body }) => {
        bodies.push(body);
        return accepted;
      }),
    );
    await press('Inserisci una cedola…');
    expect(dialog().getByRole('checkbox', { name: /1 copia di 2/ })).toBeChecked();
    await userEvent.type(dialog().getByLabelText('Codice della cedola'), 'CR-0099');
    await userEvent.selectOptions(await dialog().findByLabelText('Comune'), 'Cremona (CR)');
    await press('Accetta la cedola');
    expect(await screen.findByText('Cedola inserita.')).toBeVisible();
    expect(bodies).toEqual([
      {
        version: 3,
        lineIds: [enterable.lines[0]?.id],
        code: 'CR-0099',
        comune: 'Cremona',
        provincia: 'CR',
      },
    ]);
  });

  it('names the books that no Comune pays', async () => {
    const message = 'Il Comune paga solo i libri adottati: togli “Atlante”';
    await open(
      enterable,
      answer(cedolaEndpoints.terms, () => terms),
      answer(cedolaEndpoints.enter, () =>
        refusal(409, 'cedola-refused', {
          detail: `${message}.`,
          errors: [{ path: 'lineIds', message }],
        }),
      ),
    );
    await press('Inserisci una cedola…');
    await userEvent.type(dialog().getByLabelText('Codice della cedola'), 'CR-0099');
    await userEvent.selectOptions(await dialog().findByLabelText('Comune'), 'Cremona (CR)');
    await press('Accetta la cedola');
    expect(await dialog().findByText(message)).toBeVisible();
  });

  it('leads to the Comuni where the bookshop has none', async () => {
    await open(
      enterable,
      answer(cedolaEndpoints.terms, () => makeCedolaTerms()),
    );
    await press('Inserisci una cedola…');
    expect(await dialog().findByRole('link', { name: 'Cedole' })).toBeVisible();
  });

  it('can be tried again where the Comuni did not come', async () => {
    let isAway = true;
    await open(
      enterable,
      answer(cedolaEndpoints.terms, () => (isAway ? refusal(503, 'unavailable') : terms)),
    );
    await press('Inserisci una cedola…');
    await dialog().findByText('I Comuni non si sono caricati.');
    isAway = false;
    await press('Riprova');
    expect(await dialog().findByLabelText('Comune')).toBeVisible();
  });
});
