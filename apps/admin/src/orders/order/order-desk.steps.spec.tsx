import { screen, waitFor, within } from '@testing-library/react';
import { adminOrderEndpoints, type Order, staffOrderEndpoints } from '@zaino/contracts/orders';
import { sampleLine, sampleOrder } from '@zaino/order-commands/testing/sample-order';
import { answer, refusal } from '@zaino/web/fake-network';
import { setAdminToken } from '@zaino/web/session';
import { openOrder } from '../testing/open-order';

const TITLE = sampleLine().title;

const commands = () => within(screen.getByRole('group', { name: 'Comandi' }));
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

afterEach(() => {
  setAdminToken(null);
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('a step at the desk of one order', () => {
  it('is taken back at once, by its lines and the version that it has left', async () => {
    let now = sampleOrder();
    const { sent, user } = await openOrder(() => now);
    await user.click(screen.getByRole('checkbox', { name: TITLE }));
    await user.click(commands().getByRole('button', { name: 'Metti da parte' }));
    const reserved = sampleLine({ state: 'reserved', commands: ['ship', 'take-back', 'cancel'] });
    now = sampleOrder({ version: 4, lines: [reserved] });
    await user.click(dialog('Metti da parte').getByRole('button', { name: 'Metti da parte' }));
    expect(await screen.findByText('Metti da parte: fatto.')).toBeVisible();
    now = sampleOrder({ version: 5 });
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(await screen.findByText('Riportato indietro.')).toBeVisible();
    const lineIds = [sampleLine().id];
    expect(sent).toEqual([
      { version: 3, command: { command: 'reserve', lineIds } },
      { version: 4, command: { command: 'take-back', lineIds } },
    ]);
    expect(screen.queryByRole('button', { name: 'Annulla' })).toBeNull();
  });

  it('is taken back as long as it can be, also after a reload', async () => {
    const ready = sampleLine({ state: 'ready', commands: ['deliver', 'take-back', 'cancel'] });
    const { sent, user } = await openOrder(() => sampleOrder({ lines: [ready] }));
    await user.click(screen.getByRole('checkbox', { name: TITLE }));
    await user.click(commands().getByRole('button', { name: 'Riporta indietro' }));
    const question = dialog('Riporta indietro');
    await user.click(question.getByRole('button', { name: 'Riporta indietro' }));
    await waitFor(() => expect(sent).toMatchObject([{ command: { command: 'take-back' } }]));
  });

  it.each([
    ['In contanti', /^Consegna e incassa 19,90\s€$/, ['register-shop-payment', 'deliver']],
    ['Non ancora', 'Consegna senza incassare', ['deliver']],
  ])('asks for the money that is due before it hands over: %s', async (way, button, given) => {
    const ready = sampleLine({ state: 'ready', commands: ['deliver'] });
    const totals = { ...sampleOrder().totals, shippingCost: 0, total: 19.9 };
    const due: Partial<Order> = {
      paymentMethod: 'shop',
      paymentState: 'due',
      lines: [ready],
      totals,
    };
    let version = 2;
    const { sent, user } = await openOrder(() => sampleOrder({ ...due, version: (version += 1) }));
    await user.click(screen.getByRole('checkbox', { name: TITLE }));
    await user.click(commands().getByRole('button', { name: 'Segna come consegnato' }));
    await user.click(dialog('Consegna').getByRole('radio', { name: new RegExp(`^${way}`) }));
    await user.click(dialog('Consegna').getByRole('button', { name: button }));
    expect(await screen.findByText('Segna come consegnato: fatto.')).toBeVisible();
    const names = (sent as { command: { command: string } }[]).map(
      ({ command }) => command.command,
    );
    expect(names).toEqual(given);
  });

  it('keeps the button of a refund that is too large, and says the maximum', async () => {
    const paid = sampleLine({ commands: ['refund'] });
    const { sent, user } = await openOrder(() => sampleOrder({ lines: [paid] }));
    await user.click(screen.getByRole('checkbox', { name: TITLE }));
    await user.click(commands().getByRole('button', { name: 'Rimborsa' }));
    const question = dialog('Rimborsa');
    const amount = question.getByLabelText('Importo in euro');
    await user.clear(amount);
    await user.type(amount, '19,91');
    await user.type(question.getByLabelText('Motivo, per il cliente'), 'Copertina rovinata');
    await user.click(question.getByRole('button', { name: 'Rimborsa' }));
    expect(question.getByText(/^Al massimo 19,90\s€$/)).toBeVisible();
    expect(question.getByRole('button', { name: 'Rimborsa' })).toBeEnabled();
    expect(sent).toEqual([]);
  });

  it('keeps it where the server knows of a smaller maximum', async () => {
    const paid = sampleLine({ commands: ['refund'] });
    const detail = 'L’importo è superiore a quanto è stato pagato: al massimo 5,00 €.';
    const { user } = await openOrder(() => sampleOrder({ lines: [paid] }), {
      others: [
        answer(adminOrderEndpoints.command, () => refusal(409, 'command-refused', { detail })),
      ],
    });
    await user.click(screen.getByRole('checkbox', { name: TITLE }));
    await user.click(commands().getByRole('button', { name: 'Rimborsa' }));
    const question = dialog('Rimborsa');
    await user.type(question.getByLabelText('Motivo, per il cliente'), 'Copertina rovinata');
    await user.click(question.getByRole('button', { name: 'Rimborsa' }));
    expect(await question.findByText(detail)).toBeVisible();
    expect(question.getByRole('button', { name: 'Rimborsa' })).toBeEnabled();
    expect(question.queryByRole('button', { name: /com’è ora/ })).toBeNull();
  });

  it.each([
    ['http://corriere.example', /Scrivi un indirizzo che comincia con https/],
    ['https://corriere.example/1', /Questo indirizzo non va\.$/],
  ])('names the field of a wrong address: %s', async (url, words) => {
    const reserved = sampleLine({ state: 'reserved', commands: ['ship'] });
    const errors = [{ path: 'command.url', message: 'Questo indirizzo non va.' }];
    const { user } = await openOrder(() => sampleOrder({ lines: [reserved] }), {
      others: [
        answer(adminOrderEndpoints.command, () => refusal(400, 'invalid-input', { errors })),
      ],
    });
    await user.click(screen.getByRole('checkbox', { name: TITLE }));
    await user.click(commands().getByRole('button', { name: 'Spedisci' }));
    const question = dialog('Spedisci');
    await user.type(question.getByLabelText('Corriere'), 'Poste');
    await user.type(question.getByLabelText('Codice di spedizione'), 'A1');
    await user.type(question.getByLabelText('Pagina del corriere'), url);
    await user.click(question.getByRole('button', { name: 'Spedisci' }));
    expect(await question.findByText(words)).toBeVisible();
    expect(question.getByLabelText('Pagina del corriere')).toHaveAccessibleDescription(words);
  });

  it.each([
    ['delivered', 'Recesso del 2 set 2026, 10:00: si aspetta il reso'],
    ['refunded', 'Recesso del 2 set 2026, 10:00'],
  ] as const)('says of a line that is %s whether its return is awaited', async (state, words) => {
    const withdrawnAt = '2026-09-02T08:00:00.000Z';
    await openOrder(() =>
      sampleOrder({ lines: [sampleLine({ state, withdrawnAt, commands: [] })] }),
    );
    expect(screen.getByText(words)).toBeVisible();
  });
});

describe('an order of a list', () => {
  const previous = { id: '3f0f3a52-6f5c-4a26-b3bd-9a8f5a4b6c00', number: 'ZN-AAAA-0001' };
  const next = { id: '3f0f3a52-6f5c-4a26-b3bd-9a8f5a4b6c02', number: 'ZN-AAAA-0003' };
  const list = '?vista=to-ship&stato=reserved';

  it('leads on in the list that it was opened from, by links and by keys', async () => {
    const asked: unknown[] = [];
    const { user, address } = await openOrder(() => sampleOrder(), {
      others: [
        answer(staffOrderEndpoints.neighbours, ({ query }) => {
          asked.push(query);
          return { previous, next };
        }),
      ],
      list,
    });
    expect(
      await screen.findByRole('link', { name: 'Precedente: ordine ZN-AAAA-0001' }),
    ).toHaveAttribute('href', `/admin/orders/${previous.id}${list}`);
    expect(asked).toEqual([{ view: 'to-ship', state: 'reserved' }]);
    const trail = within(screen.getByRole('navigation', { name: 'Percorso' }));
    expect(trail.getByRole('link', { name: 'Ordini' })).toHaveAttribute(
      'href',
      `/admin/orders${list}`,
    );
    await user.keyboard('j');
    await waitFor(() => expect(address()).toBe(`/admin/orders/${next.id}${list}`));
  });

  it('leads on by a key that is pressed before the list is known', async () => {
    let tell: () => void = () => undefined;
    const known = new Promise<void>((resolve) => (tell = resolve));
    const { user, address } = await openOrder(() => sampleOrder(), {
      others: [
        answer(staffOrderEndpoints.neighbours, async () => {
          await known;
          return { previous, next };
        }),
      ],
      list,
    });
    await user.keyboard('k');
    tell();
    await waitFor(() => expect(address()).toBe(`/admin/orders/${previous.id}${list}`));
  });

  it('says that it is the last one, and lists its keys', async () => {
    const { user } = await openOrder(() => sampleOrder());
    const links = await screen.findByRole('navigation', { name: 'Ordini della lista' });
    expect(within(links).queryByRole('link')).toBeNull();
    expect(links).toHaveTextContent('PrecedenteSuccessivo');
    await user.keyboard('?');
    expect(dialog('Scorciatoie da tastiera').getByText('Torna alla lista')).toBeVisible();
  });

  it('stands where its neighbours are not told', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    await openOrder(() => sampleOrder(), {
      others: [answer(staffOrderEndpoints.neighbours, () => refusal(503, 'unavailable'))],
    });
    expect(await screen.findByText('Gli ordini vicini non sono arrivati.')).toBeVisible();
    expect(screen.getByText(TITLE)).toBeVisible();
  });
});
