import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SUPPORT_TRAP, supportEndpoints, type SupportMessage } from '@zaino/contracts/orders';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import { beginSession } from '@zaino/web/session';
import { act } from 'react';
import { makeSession } from '../testing/account-factories';
import { forgetSession } from '../testing/open-account-page';
import { ContactForm } from './contact-form';

afterEach(() => {
  forgetSession();
  jest.restoreAllMocks();
});

function open(address = '/support', session: ReturnType<typeof makeSession> | null = null) {
  act(() => beginSession(session));
  const routes = [{ path: '*', element: <ContactForm /> }];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return userEvent.setup();
}

const field = (name: string | RegExp) => screen.getByLabelText(name);
const send = () => screen.getByRole('button', { name: 'Invia il messaggio' });

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field('Nome'), 'Anna Bianchi');
  await user.type(field('E-mail'), 'anna@posta.example');
  await user.selectOptions(field('Di che cosa si tratta'), 'Dov’è il mio ordine');
  await user.type(field('Messaggio'), 'Il pacco è fermo da tre giorni.');
}

/** The service; gives what was written to it. */
function serve(result: () => { success: true } | ReturnType<typeof refusal>) {
  const written: SupportMessage[] = [];
  fakeNetwork(
    answer(supportEndpoints.write, ({ body }) => {
      written.push(body);
      return result();
    }),
  );
  return written;
}

describe('the form that writes to the shop', () => {
  it('sends what was filled in, says where the answer comes, and can be used again', async () => {
    const written = serve(() => ({ success: true }));
    const user = open('/support?ordine=ZN-7K3M-9QXD');
    await fillIn(user);
    await user.click(send());
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Messaggio inviato' })).toHaveFocus(),
    );
    expect(screen.getByText('anna@posta.example')).toBeVisible();
    expect(written).toEqual([
      {
        name: 'Anna Bianchi',
        email: 'anna@posta.example',
        topic: 'consegna',
        orderNumber: 'ZN-7K3M-9QXD',
        message: 'Il pacco è fermo da tre giorni.',
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Scrivi un altro messaggio' }));
    expect(field('Messaggio')).toHaveValue('');
  });

  it('asks for what is missing, and keeps what there is', async () => {
    const written = serve(() => ({ success: true }));
    const user = open();
    await user.type(field(/^Numero dell’ordine/), '12');
    await user.click(send());
    expect(field('Nome')).toHaveFocus();
    for (const [name, words] of [
      ['Nome', 'Scrivi il tuo nome'],
      ['E-mail', 'Scrivi un indirizzo e-mail valido'],
      ['Di che cosa si tratta', 'Scegli di che cosa si tratta'],
      [/^Numero dell’ordine/, 'Il numero è come ZN-7K3M-9QXD'],
      ['Messaggio', 'Scrivi in poche parole'],
    ] as const) {
      expect(field(name)).toBeInvalid();
      expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(words));
    }
    expect(field(/^Numero dell’ordine/)).toHaveValue('12');
    expect(written).toEqual([]);
  });

  it('knows the address of whoever is signed in, and what the link was about', () => {
    const session = makeSession();
    open('/support?argomento=reso', session);
    expect(field('E-mail')).toHaveValue(session.user.email);
    expect(field('Di che cosa si tratta')).toHaveValue('reso');
  });

  it.each([
    [refusal(503, 'unavailable'), /momentaneamente non disponibile/],
    [refusal(429, 'limited'), /troppe|Troppe|tropp/],
  ])('keeps everything where it is refused, and says why', async (result, words) => {
    serve(() => result);
    const user = open();
    await fillIn(user);
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(field('Messaggio')).toHaveValue('Il pacco è fermo da tre giorni.');
  });

  it('has a field that only programs fill in', () => {
    open();
    const trap = document.querySelector(`[name="${SUPPORT_TRAP}"]`);
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
  });
});
