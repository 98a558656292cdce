import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { serviceDown } from '@zaino/web/fake-service';
import { setAdminToken } from '@zaino/web/session';
import { inDialog, openReleases, type ReleaseHandlers } from '../testing/open-releases';
import { cart, cartBudget } from '../testing/sample-releases';

const open = (handlers?: ReleaseHandlers) =>
  openReleases('/admin/releases/cart', 'Carrello', handlers);
const chart = (name: RegExp) => screen.getByRole('img', { name });

beforeAll(installFakeDialog);
afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
});

describe('what versions of an app may need', () => {
  it('is said in words, with who decided it', async () => {
    await open();
    const words = screen.getByText(/^Una versione nuova è rifiutata se/);
    expect(words).toHaveTextContent(/supera 95\skB.*più di 25\skB.*10\s% \(o di 100\sms\)/);
    expect(words).toHaveTextContent(/sono più di 0\. Una versione non misurata è ammessa\./);
    expect(screen.getByText(/^Così da .*2026.*, Registro\.$/)).toBeVisible();
  });

  it('is a line beside what they needed', async () => {
    await open();
    expect(chart(/^Pagina più pesante\./)).toHaveAccessibleName(
      /Alla fine Pagina più pesante: 91,5\skB; Limite: 95\skB\./,
    );
    expect(chart(/^JavaScript di ogni pagina\./)).toHaveAccessibleName(/24\skB; Limite: 25\skB\./);
    expect(chart(/^LCP per versione\./)).toHaveAccessibleName(
      /Misurata prima: 1,7\ss; Limite: 3,3\ss; Di chi visita: 1,9\ss\./,
    );
    expect(chart(/^Regole di accessibilità/)).toHaveAccessibleName(/Regole: 1; Limite: 0\./);
  });

  it('stands in a table with all figures', async () => {
    await open();
    await userEvent.click(screen.getByText('Mostra la tabella'));
    const table = within(screen.getByRole('table', { name: 'Misure delle versioni' }));
    expect(table.getByRole('row', { name: /^1\.4\.3/ })).toHaveTextContent(
      /1,7\ss \(\/checkout; pacchetto unico 3\ss\).*color-contrast \(\/checkout\)/,
    );
    expect(table.getByRole('row', { name: /^1\.4\.2/ })).toHaveTextContent(/Non misurata.*1,9\ss/);
    expect(table.getByRole('row', { name: /^1\.4\.1/ })).toHaveTextContent(/80\skB.*–/);
  });

  it('says where no version was measured, and where nobody knows of visits', async () => {
    const versions = cartBudget.versions.map((one) => ({ ...one, figures: null, visitsLcp: null }));
    await open({ budget: () => ({ ...cartBudget, versions, areVisitsKnown: false }) });
    expect(screen.getAllByText('Nessuna versione misurata.')).toHaveLength(2);
    expect(screen.getByText(/I tempi di chi visita non sono disponibili adesso/)).toBeVisible();
  });

  it('stands alone where it did not come, and is not asked of an app without versions', async () => {
    await open({ budget: serviceDown });
    expect(screen.getByText('I limiti non ci sono adesso')).toBeVisible();
    expect(screen.getByRole('table', { name: 'Versioni' })).toBeVisible();
  });
});

it('says nothing of limits before the first version', async () => {
  await open({ read: () => ({ ...cart, live: null, back: null, versions: [] }) });
  expect(screen.queryByRole('heading', { name: 'Limiti e misure' })).toBeNull();
});

describe('an admin changes the limits', () => {
  const ask = async (handlers: ReleaseHandlers) => {
    const page = await open(handlers);
    await userEvent.click(screen.getByRole('button', { name: 'Cambia i limiti' }));
    const dialog = inDialog('Carrello: cambia i limiti');
    const fill = async (label: RegExp, text: string) => {
      const field = dialog.getByRole('textbox', { name: label });
      await userEvent.clear(field);
      if (text !== '') await userEvent.type(field, text);
    };
    const send = () => userEvent.click(dialog.getByRole('button', { name: 'Cambia i limiti' }));
    return { ...page, dialog, fill, send };
  };

  it('with a reason, as numbers are written in Italy', async () => {
    const { dialog, fill, send, sent } = await ask({});
    expect(dialog.getByRole('textbox', { name: /^Pagina più pesante/ })).toHaveValue('95.000');
    await fill(/^Pagina più pesante/, '120.000');
    await userEvent.click(dialog.getByRole('checkbox', { name: /non misurate/ }));
    await send();
    expect(await screen.findByText('Carrello: limiti cambiati.')).toBeVisible();
    expect(sent()).toEqual([
      [
        'PUT',
        '/api/admin/releases/budgets/cart',
        {
          ...cartBudget.budget,
          heaviestPage: 120_000,
          needsFigures: true,
          reason: 'Pagina nuova o più ricca',
        },
      ],
    ]);
  });

  it('and is told by the field what is wrong with it', async () => {
    const sentence = 'Scrivi un numero di byte tra 1 e 500.000';
    let isSent = false;
    const { dialog, fill, send } = await ask({
      budget: () =>
        isSent
          ? Response.json(
              {
                code: 'invalid-input',
                detail: 'Controlla i dati.',
                requestId: 'r-1',
                success: false,
                error: 'Controlla i dati.',
                errors: [{ path: 'firstLoad', message: sentence }],
              },
              { status: 400 },
            )
          : cartBudget,
    });
    await fill(/^JavaScript di ogni pagina/, '');
    isSent = true;
    await send();
    expect(await dialog.findByText(sentence)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /^JavaScript di ogni pagina/ })).toBeInvalid();
  });
});
