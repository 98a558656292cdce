import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminBlogEndpoints } from '@zaino/contracts/blog';
import { adminBookshopEndpoints } from '@zaino/contracts/bookshops';
import { adminCatalogueEndpoints } from '@zaino/contracts/catalogue';
import { adminEndpoints } from '@zaino/contracts/identity';
import { adminOrderEndpoints, staffOrderEndpoints } from '@zaino/contracts/orders';
import { releaseDeskEndpoints } from '@zaino/contracts/releases';
import { adminBookEndpoints } from '@zaino/contracts/schools';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { type FakeHandlers, fakeService, serviceDown } from '@zaino/web/fake-service';
import { setAdminToken } from '@zaino/web/session';
import { ADMIN, newToken, openAdminArea } from '../testing/open-admin-area';

// Paths with a parameter last: the others are more specific.
const endpoints = {
  verify: adminEndpoints.verify,
  ofOrders: adminOrderEndpoints.parkedMessages,
  ofAccounts: adminEndpoints.parkedMessages,
  ofBookshops: adminBookshopEndpoints.parkedMessages,
  ofCatalogue: adminCatalogueEndpoints.parkedMessages,
  ofBlog: adminBlogEndpoints.parkedMessages,
  ofBooks: adminBookEndpoints.parkedMessages,
  ofReleases: releaseDeskEndpoints.parkedMessages,
  retryOfOrder: adminOrderEndpoints.retryMessage,
  retryOfBookshop: adminBookshopEndpoints.retryMessage,
  retryOfCatalogue: adminCatalogueEndpoints.retryMessage,
  retryOfBook: adminBookEndpoints.retryMessage,
  retryOfRelease: releaseDeskEndpoints.retryMessage,
  // One path, two methods.
  changeOfAccount: adminEndpoints.discardMessage,
  orders: adminOrderEndpoints.orders,
  views: staffOrderEndpoints.views,
  bookshops: staffOrderEndpoints.bookshops,
};

const message = (id: string, topic: string, attempts = 10) => ({
  id,
  topic,
  attempts,
  lastError: 'Error (ECONNREFUSED)',
  parkedAt: '2026-09-02T08:00:00.000Z',
});
const orderMail = message('7', 'order-mail');
const mail = { ...message('8', 'mail', 1), canDiscard: true };
const notice = message('6', 'owner.notice');
const act = message('5', 'audit.act');
const farewell = { ...message('9', 'account.deleted'), canDiscard: false };

async function openOrders(handlers: FakeHandlers<typeof endpoints>) {
  setAdminToken(newToken());
  const asked = fakeService(endpoints, {
    verify: () => ({ success: true as const, user: ADMIN }),
    orders: () => ({ orders: [], total: 0, next: null, states: [] }),
    views: () => ({ standing: [], own: [] }),
    bookshops: () => ({ bookshops: [] }),
    ofOrders: () => ({ messages: [] }),
    ofAccounts: () => ({ messages: [] }),
    ofBookshops: () => ({ messages: [] }),
    ofCatalogue: () => ({ messages: [] }),
    ofBlog: () => ({ messages: [] }),
    ofBooks: () => ({ messages: [] }),
    ofReleases: () => ({ messages: [] }),
    ...handlers,
  });
  openAdminArea('/admin/orders');
  await screen.findByRole('heading', { name: 'Ordini', level: 1 });
  return () =>
    asked.mock.calls.flatMap(([path, init]) =>
      init?.method === 'POST' || init?.method === 'DELETE'
        ? [`${init.method} ${path as string}`]
        : [],
    );
}

const section = () => screen.getByRole('region', { name: 'Messaggi in sospeso' });
const rowOf = (words: string) => {
  const rows = within(section()).getAllByRole('listitem');
  const row = rows.find(({ textContent }) => textContent.includes(words));
  if (!row) throw new Error(`No row says ${words}`);
  return within(row);
};

beforeAll(installFakeDialog);
afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
});

describe('messages that could not be delivered', () => {
  it('are not spoken of where there are none', async () => {
    await openOrders({});
    expect(screen.queryByRole('region', { name: 'Messaggi in sospeso' })).toBeNull();
    expect(screen.queryByText(/in sospeso/)).toBeNull();
  });

  it('are shown of all services, with what each is about', async () => {
    await openOrders({
      ofOrders: () => ({ messages: [orderMail] }),
      ofAccounts: () => ({ messages: [mail, farewell] }),
      ofBookshops: () => ({ messages: [notice] }),
      ofBlog: () => ({ messages: [act] }),
    });
    expect(section()).toHaveTextContent('5 operazioni non sono riuscite.');
    expect(rowOf('Un’e-mail al cliente').getByText(/10 tentativi/)).toBeVisible();
    expect(rowOf('Un’e-mail di un account').getByText(/1 tentativo · Error/)).toBeVisible();
    expect(rowOf('La cancellazione di un account').getAllByRole('button')).toHaveLength(1);
    expect(rowOf('Un avviso a una libreria').getAllByRole('button')).toHaveLength(1);
    expect(rowOf('Una riga del registro').getAllByRole('button')).toHaveLength(1);
  });

  it('are delivered again by the service of the books', async () => {
    let ofBooks = [act];
    const sent = await openOrders({
      ofBooks: () => ({ messages: ofBooks }),
      retryOfBook: () => {
        ofBooks = [];
        return { success: true as const };
      },
    });
    await userEvent.click(screen.getByRole('button', { name: /^Riprova Una riga del registro/ }));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    expect(sent()).toEqual(['POST /api/admin/books/parked-messages/5']);
  });

  it('are delivered again by the registry of releases', async () => {
    let ofReleases = [message('4', 'canary-taken-back')];
    const sent = await openOrders({
      ofReleases: () => ({ messages: ofReleases }),
      retryOfRelease: () => {
        ofReleases = [];
        return { success: true as const };
      },
    });
    await userEvent.click(screen.getByRole('button', { name: /^Riprova L’e-mail su un canary/ }));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    expect(sent()).toEqual(['POST /api/admin/releases/parked-messages/4']);
  });

  it('are delivered again on request, each by its own service', async () => {
    let [ofOrders, ofAccounts, ofBookshops, ofCatalogue] = [[orderMail], [mail], [notice], [act]];
    const sent = await openOrders({
      ofOrders: () => ({ messages: ofOrders }),
      ofAccounts: () => ({ messages: ofAccounts }),
      ofBookshops: () => ({ messages: ofBookshops }),
      ofCatalogue: () => ({ messages: ofCatalogue }),
      retryOfCatalogue: () => {
        ofCatalogue = [];
        return { success: true as const };
      },
      retryOfBookshop: () => {
        ofBookshops = [];
        return { success: true as const };
      },
      retryOfOrder: () => {
        ofOrders = [];
        return { success: true as const };
      },
      changeOfAccount: () => {
        ofAccounts = [];
        return { success: true as const };
      },
    });
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    await press('Riprova Una riga del registro delle operazioni');
    expect(await screen.findByText('3 operazioni non sono riuscite.')).toBeVisible();
    await press('Riprova Un avviso a una libreria');
    expect(await screen.findByText('2 operazioni non sono riuscite.')).toBeVisible();
    await press('Riprova Un’e-mail al cliente');
    expect(await screen.findByText('Un’operazione non è riuscita.')).toBeVisible();
    expect(screen.getByText('Ci riproviamo subito.')).toBeVisible();
    await waitFor(() => expect(section().parentElement).toHaveFocus());
    const place = section().parentElement;
    await press('Riprova Un’e-mail di un account');
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    await waitFor(() => expect(place).toHaveFocus());
    expect(sent()).toEqual([
      'POST /api/admin/products/parked-messages/5',
      'POST /api/admin/bookshops/parked-messages/6',
      'POST /api/admin/orders/parked-messages/7',
      'POST /api/admin/users/parked-messages/8',
    ]);
  });

  it('are discarded after a question', async () => {
    let ofAccounts = [mail];
    const sent = await openOrders({
      ofAccounts: () => ({ messages: ofAccounts }),
      changeOfAccount: () => {
        ofAccounts = [];
        return { success: true as const };
      },
    });
    const ask = () =>
      userEvent.click(screen.getByRole('button', { name: 'Scarta Un’e-mail di un account' }));
    await ask();
    const question = within(screen.getByRole('dialog', { name: 'Scarta messaggio' }));
    await userEvent.click(question.getByRole('button', { name: 'Annulla' }));
    expect(sent()).toEqual([]);
    await ask();
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Scarta' }),
    );
    expect(await screen.findByText('Messaggio scartato.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    expect(sent()).toEqual(['DELETE /api/admin/users/parked-messages/8']);
  });

  it('stay where they are when the call fails, and it is said', async () => {
    await openOrders({ ofOrders: () => ({ messages: [orderMail] }), retryOfOrder: serviceDown });
    await userEvent.click(screen.getByRole('button', { name: /^Riprova Un/ }));
    expect(await within(section()).findByText(/momentaneamente non disponibile/)).toBeVisible();
    expect(rowOf('Un’e-mail al cliente').getByRole('button')).toBeEnabled();
  });

  it('are shown of the others where one service is away, which is asked again on request', async () => {
    let isDown = true;
    await openOrders({
      ofOrders: () => ({ messages: [orderMail] }),
      ofAccounts: () => (isDown ? serviceDown() : { messages: [mail] }),
    });
    expect(section()).toHaveTextContent('Un’operazione non è riuscita.');
    expect(screen.getByText('Messaggi in sospeso degli account:')).toBeVisible();
    isDown = false;
    const name = 'Riprova a leggere i messaggi degli account';
    await userEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByText('2 operazioni non sono riuscite.')).toBeVisible();
    expect(screen.queryByText('Messaggi in sospeso degli account:')).toBeNull();
  });

  it('are five at first, the others on request', async () => {
    const many = Array.from({ length: 9 }, (_, index) => message(`${index}`, 'order-mail'));
    await openOrders({ ofOrders: () => ({ messages: many }) });
    const shown = within(section()).getByRole('group');
    expect(within(shown).getByText('Altri 4 messaggi')).toBeVisible();
    expect(shown).not.toHaveAttribute('open');
    await userEvent.click(screen.getByText('Altri 4 messaggi'));
    expect(within(section()).getAllByRole('listitem')).toHaveLength(9);
  });
});
