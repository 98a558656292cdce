import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { serviceDown } from '@zaino/web/fake-service';
import { setAdminToken } from '@zaino/web/session';
import { queryClient } from '../queries';
import { inDialog, openReleases, refused, type ReleaseHandlers } from './testing/open-releases';
import { canary, cart, figuresOf, live, next, visits } from './testing/sample-releases';

const open = (handlers?: ReleaseHandlers) =>
  openReleases('/admin/releases', 'Versioni pubblicate', handlers);
const withCanary: ReleaseHandlers = {
  overview: () => ({ revision: 8, apps: [{ ...cart, canary }] }),
  figures: () => figuresOf(visits),
};
const card = (name: string) => within(screen.getByRole('listitem', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(installFakeDialog);
afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
  jest.useRealTimers();
  // What was read while the clock was ahead would be taken for new.
  queryClient.clear();
});

describe('what is live', () => {
  it('says of each app at one glance how it stands, since when and by whom', async () => {
    await open({ overview: () => ({ revision: 7, apps: [cart, { ...cart, app: 'loans' }] }) });
    const one = card('Carrello');
    expect(one.getByText('In ordine')).toBeVisible();
    expect(one.getByText(/^Attiva la/)).toHaveTextContent(
      'Attiva la 1.4.2, da 26 nov 2026, 09:00. Pubblicata da squadra carrello.',
    );
    expect(one.getByRole('link', { name: 'Carrello' })).toHaveAttribute(
      'href',
      '/admin/releases/cart',
    );
    // One that has no words here.
    expect(card('loans').getByText('In ordine')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Squadre' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Anteprime' })).toBeVisible();
  });

  it('offers no way back where there was nothing before, and nothing where nothing is live', async () => {
    const none = { ...cart, live: null, liveSince: null, back: null, versions: [] };
    await open({ overview: () => ({ revision: 0, apps: [none] }) });
    expect(card('Carrello').getByText('Nessuna versione attiva')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Torna|canary/ })).toBeNull();
  });

  it('says where nothing was published', async () => {
    await open({ overview: () => ({ revision: 0, apps: [] }) });
    expect(screen.getByText('Nessuna versione è stata pubblicata finora.')).toBeVisible();
  });

  it('says that the service is away', async () => {
    await open({ overview: serviceDown });
    expect(await screen.findByText('Errore nel caricamento dei dati')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Riprova' })).toBeVisible();
  });

  it('looks again by itself, and keeps what it has while the service is away', async () => {
    jest.useFakeTimers();
    let isDown = false;
    await open({
      overview: () => (isDown ? serviceDown() : { revision: 7, apps: [cart] }),
    });
    isDown = true;
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(await screen.findByText('Servizio momentaneamente non disponibile.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Riprova' })).toBeVisible();
    expect(card('Carrello').getByText(/^Attiva la/)).toBeVisible();
    isDown = false;
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    await waitFor(() =>
      expect(screen.queryByText('Servizio momentaneamente non disponibile.')).toBeNull(),
    );
  });
});

describe('the way back', () => {
  it('is one button, a reason that is chosen already, and the version that is left', async () => {
    const { sent } = await open({ goBack: () => ({ ...cart, live: cart.back, back: null }) });
    await press('Torna alla 1.4.1 (Carrello)');
    const dialog = inDialog('Carrello: torna alla 1.4.1');
    expect(dialog.getByText(/useranno la 1\.4\.1 al posto della 1\.4\.2/)).toBeVisible();
    expect(dialog.getByRole('radio', { name: 'Errori nelle pagine' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'Pagine lente' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Torna alla 1.4.1' }));
    expect(await screen.findByText('Carrello: è attiva la 1.4.1.')).toBeVisible();
    expect(sent()).toEqual([
      ['POST', '/api/releases/cart/back', { from: live.version, reason: 'Pagine lente' }],
    ]);
  });

  it('is undone by the version that was left, right after', async () => {
    const { sent } = await open({ goBack: () => cart, promote: () => cart });
    await press('Torna alla 1.4.1 (Carrello)');
    await userEvent.click(inDialog('Carrello: torna alla 1.4.1').getByText('Torna alla 1.4.1'));
    await userEvent.click(await screen.findByRole('button', { name: 'Rimetti la 1.4.2' }));
    await userEvent.click(inDialog('Carrello: attiva la 1.4.2').getByText('Attiva la 1.4.2'));
    expect(await screen.findByText('Carrello: è attiva la 1.4.2.')).toBeVisible();
    expect(sent().at(-1)).toEqual([
      'POST',
      '/api/releases/cart/promote',
      { version: live.version, reason: 'Ritorno fatto per sbaglio' },
    ]);
  });

  it('takes own words, and shows what the service has against them', async () => {
    const { sent } = await open({
      goBack: () =>
        Response.json(
          {
            code: 'invalid',
            detail: 'Qualcosa non va',
            errors: [{ path: 'reason', message: 'Scrivi il motivo' }],
          },
          { status: 400 },
        ),
    });
    await press('Torna alla 1.4.1 (Carrello)');
    const dialog = inDialog('Carrello: torna alla 1.4.1');
    await userEvent.click(dialog.getByRole('radio', { name: 'Lo scrivo io' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Torna alla 1.4.1' }));
    expect(await dialog.findByText('Scrivi il motivo')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Il motivo' })).toHaveFocus();
    expect(sent()).toHaveLength(1);
  });

  it('says where somebody else was faster, and shows how it is now', async () => {
    let isChanged = false;
    const detail = 'Nel frattempo è stata attivata un’altra versione.';
    await open({
      overview: () => ({
        revision: 7,
        apps: [isChanged ? { ...cart, live: cart.back, back: null } : cart],
      }),
      goBack: () => {
        isChanged = true;
        return refused(409, 'left-already', detail);
      },
    });
    await press('Torna alla 1.4.1 (Carrello)');
    const dialog = inDialog('Carrello: torna alla 1.4.1');
    await userEvent.click(dialog.getByRole('button', { name: 'Torna alla 1.4.1' }));
    expect(await dialog.findByText(detail)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Mostra com’è adesso' }));
    await waitFor(() =>
      expect(card('Carrello').getByText(/^Attiva la/)).toHaveTextContent('Attiva la 1.4.1'),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a canary', () => {
  it('stands beside the live version, with the visits of both', async () => {
    await open(withCanary);
    const one = card('Carrello');
    expect(await one.findByText('Canary in corso')).toBeVisible();
    expect(one.getByText(/^Canary: la/)).toHaveTextContent(
      /Canary: la 1\.4\.3 arriva al 5\s% dei visitatori\. Da 27 nov 2026, 02:00, di direzione\./,
    );
    const table = await one.findByRole('table', { name: /Visite della 1\.4\.2 e della 1\.4\.3/ });
    expect(within(table).getByRole('row', { name: /Pagine con errori/ })).toHaveTextContent(
      /0,2\s%0,2\s%/,
    );
    expect(within(table).getByRole('row', { name: /LCP/ })).toHaveTextContent(/1,8\ss1,8\ss/);
  });

  it('is worse where it is, and says in what', async () => {
    await open({ ...withCanary, figures: () => figuresOf({ ...visits, failures: 60 }) });
    expect(await screen.findByText('Peggio della versione attuale')).toBeVisible();
    expect(screen.getByText(/più pagine con errori/)).toBeVisible();
  });

  it('stands without its figures, and says so', async () => {
    await open({ ...withCanary, figures: serviceDown });
    expect(await screen.findByText('Canary in corso')).toBeVisible();
    expect(screen.getByText('I numeri delle visite non sono disponibili adesso.')).toBeVisible();
  });

  it('says that there are too few visits to tell', async () => {
    await open({ ...withCanary, figures: () => figuresOf({ ...visits, visits: 8, failures: 8 }) });
    expect(await screen.findByText(/^Ancora troppo poche visite/)).toBeVisible();
  });

  it('begins with a version, a share and who gets it', async () => {
    const { sent } = await open({ changeCanary: () => ({ ...cart, canary }) });
    await press('Inizia un canary (Carrello)');
    const dialog = inDialog('Carrello: inizia un canary');
    expect(dialog.getByRole('radio', { name: '5 %' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: '25 %' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Solo da una libreria/ }), 'rossi');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Solo chi amministra il sito' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Inizia il canary' }));
    expect(await screen.findByText('Carrello: il canary è iniziato.')).toBeVisible();
    expect(sent()).toEqual([
      [
        'POST',
        '/api/releases/cart/canary',
        {
          version: next.version,
          share: 25,
          tenant: 'rossi',
          isForStaff: true,
          reason: 'Prova di una versione nuova',
        },
      ],
    ]);
  });

  it.each([
    {
      button: 'Metti in pausa',
      title: 'Carrello: metti in pausa il canary',
      method: 'PATCH',
      body: { isPaused: true },
    },
    {
      button: 'Termina il canary',
      title: 'Carrello: termina il canary',
      method: 'DELETE',
      body: {},
    },
  ])('$button', async ({ button, title, method, body }) => {
    const { sent } = await open({ ...withCanary, changeCanary: () => cart });
    await press(`${button} (Carrello)`);
    await userEvent.click(inDialog(title).getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const reason: unknown = expect.any(String);
    expect(sent()).toEqual([[method, '/api/releases/cart/canary', { ...body, reason }]]);
  });

  it('goes on after a pause', async () => {
    const paused = { ...cart, canary: { ...canary, isPaused: true } };
    const { sent } = await open({
      ...withCanary,
      overview: () => ({ revision: 8, apps: [paused] }),
      changeCanary: () => cart,
    });
    expect(screen.getByText('Canary in pausa')).toBeVisible();
    await press('Riprendi (Carrello)');
    await userEvent.click(inDialog('Carrello: riprendi il canary').getByText('Riprendi'));
    await waitFor(() => expect(sent()[0]?.[2]).toMatchObject({ isPaused: false }));
  });

  it('gets another share', async () => {
    const { sent } = await open({ ...withCanary, changeCanary: () => cart });
    await press('Cambia quota (Carrello)');
    const dialog = inDialog('Carrello: cambia la quota');
    await userEvent.click(dialog.getByRole('radio', { name: '50 %' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cambia la quota' }));
    expect(await screen.findByText('Carrello: quota cambiata.')).toBeVisible();
    expect(sent()[0]?.[2]).toEqual({ share: 50, reason: 'Va bene, più visitatori' });
  });

  it('becomes what all have', async () => {
    const { sent } = await open({ ...withCanary, promote: () => cart });
    await press('Attiva la 1.4.3 per tutti (Carrello)');
    await userEvent.click(inDialog('Carrello: attiva la 1.4.3').getByText('Attiva la 1.4.3'));
    expect(await screen.findByText('Carrello: è attiva la 1.4.3.')).toBeVisible();
    expect(sent()[0]?.[2]).toEqual({ version: next.version, reason: 'Provata e va bene' });
  });

  it('says why it was refused, and keeps the question open', async () => {
    const detail = 'Ci sono già altri canary: restano troppo pochi visitatori.';
    await open({ changeCanary: () => refused(400, 'no-room', detail) });
    await press('Inizia un canary (Carrello)');
    const dialog = inDialog('Carrello: inizia un canary');
    await userEvent.click(dialog.getByRole('button', { name: 'Inizia il canary' }));
    expect(await dialog.findByText(detail)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Inizia il canary' })).toBeEnabled();
  });
});
