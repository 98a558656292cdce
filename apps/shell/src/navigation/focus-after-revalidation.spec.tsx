import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { createMemoryRouter } from '@zaino/web/memory-router';
import type { Failure } from '@zaino/web/outcome';
import { Outlet, RouterProvider, useLoaderData, useRevalidator } from '@zaino/web/router';
import { useFocusAfterRevalidation } from './focus-after-revalidation';

const failure = { message: 'away', requestId: 'r-1' } as Failure;

function Page() {
  const hasFailed = useLoaderData<boolean>();
  const { revalidate } = useRevalidator();
  return (
    <section aria-label="Libri">
      <input aria-label="Titolo" onChange={() => void revalidate()} />
      {hasFailed ? <ServiceFailure failure={failure} /> : <a href="/libro/1">Un libro</a>}
    </section>
  );
}

function Around() {
  useFocusAfterRevalidation();
  return (
    <>
      <button type="button">Altro</button>
      <Outlet />
    </>
  );
}

/** A page whose data could not be had; gives how the next answer comes. */
async function open() {
  const answers: ((hasFailed: boolean) => void)[] = [];
  const loader = jest
    .fn<Promise<boolean>, []>(() => new Promise((done) => answers.push(done)))
    .mockResolvedValueOnce(true);
  const router = createMemoryRouter([
    {
      Component: Around,
      HydrateFallback: Around,
      children: [{ path: '/', loader, Component: Page }],
    },
  ]);
  render(<RouterProvider router={router} />);
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  retry.focus();
  await userEvent.keyboard('{Enter}');
  expect(retry).toBeDisabled();
  const answer = (hasFailed: boolean) => act(() => Promise.resolve(answers.shift()?.(hasFailed)));
  return { retry, answer };
}

/** As a browser does with what is disabled; jsdom leaves the focus there. */
const loseFocus = () => (document.activeElement as HTMLElement | null)?.blur();

describe('the focus of who asks anew for what had failed', () => {
  it('is in the part that came in its place', async () => {
    const { answer } = await open();
    loseFocus();
    await answer(false);
    const part = screen.getByRole('region', { name: 'Libri' });
    expect(part).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('textbox', { name: 'Titolo' })).toHaveFocus();
    expect(part).not.toHaveAttribute('tabindex');
  });

  it('is on the button again where it failed once more', async () => {
    const { retry, answer } = await open();
    loseFocus();
    await answer(true);
    expect(retry).toHaveFocus();
  });

  it('stays where it has gone meanwhile', async () => {
    const { answer } = await open();
    const other = screen.getByRole('button', { name: 'Altro' });
    other.focus();
    await answer(false);
    expect(other).toHaveFocus();
    expect(screen.getByRole('region', { name: 'Libri' })).not.toHaveAttribute('tabindex');
  });

  it('does not come back to a field that was left meanwhile', async () => {
    const { answer } = await open();
    await answer(true);
    await userEvent.type(screen.getByRole('textbox', { name: 'Titolo' }), 'a');
    loseFocus();
    await answer(true);
    expect(document.body).toHaveFocus();
  });
});
