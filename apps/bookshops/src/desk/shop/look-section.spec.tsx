import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookshopsEndpoints, type LookChanges } from '@zaino/contracts/bookshops';
import { answer, refusal } from '@zaino/web/fake-network';
import { closeSession } from '@zaino/web/session';
import { act } from 'react';
import { makeOwnPlan } from '../testing/make-own-plan';
import { makeOwnTenant } from '../testing/make-own-tenant';
import { openShop, press, section } from '../testing/open-shop';

const url = `/api/bookshops/media/${'a'.repeat(32)}`;
const photo = new File(['x'], 'vetrina.jpg', { type: 'image/jpeg' });
const plus = answer(bookshopsEndpoints.plan, () => makeOwnPlan({ hasPaidFeatures: true }));
const kept = answer(bookshopsEndpoints.uploadPicture, () => ({ url }));

afterEach(() => {
  act(() => closeSession());
  jest.restoreAllMocks();
});

/** The page of a bookshop with the paid plan, and what is saved of its look. */
async function openLook(tenant = makeOwnTenant({ state: 'open' }), uploaded = kept) {
  const sent: LookChanges[] = [];
  const set = answer(bookshopsEndpoints.setLook, ({ body }) => {
    sent.push(body);
    return { ...tenant, ...body };
  });
  await openShop(tenant, plus, uploaded, set);
  return sent;
}

describe('the look of a bookshop', () => {
  it('is told of where the plan does not give it, with what is kept', async () => {
    const tenant = makeOwnTenant({ accent: '#3f6fb5' });
    await openShop(
      tenant,
      answer(bookshopsEndpoints.plan, () => makeOwnPlan()),
    );
    const part = section('Aspetto');
    expect(part.getByText(/fa parte del piano Plus/)).toBeVisible();
    expect(part.getByRole('link', { name: 'Vai al piano' })).toHaveAttribute(
      'href',
      '/dashboard/piano',
    );
    expect(part.getByText(/restano salvati/)).toBeVisible();
    expect(part.queryByRole('form')).toBeNull();
  });

  it('promises nothing where nobody can say which plan it is', async () => {
    await openShop(makeOwnTenant());
    expect(section('Aspetto').getByText(/non sappiamo quale piano hai/)).toBeVisible();
  });

  it('takes a picture with words for who cannot see it', async () => {
    const sent = await openLook();
    await userEvent.upload(screen.getByLabelText('Scegli una foto'), photo);
    expect(await screen.findByRole('img', { name: 'La foto scelta' })).toBeVisible();
    await press('Salva l’aspetto');
    const words = screen.getByRole('textbox', { name: 'Che cosa si vede nella foto' });
    expect(words).toBeInvalid();
    expect(words).toHaveFocus();
    expect(sent).toEqual([]);
    await userEvent.type(words, 'La vetrina');
    await press('Salva l’aspetto');
    await waitFor(() =>
      expect(sent).toEqual([{ picture: url, pictureAlt: 'La vetrina', accent: '' }]),
    );
  });

  it('says why a picture was not taken', async () => {
    const detail = 'Questo file non è una foto che possiamo leggere.';
    await openLook(
      undefined,
      answer(bookshopsEndpoints.uploadPicture, () => refusal(400, 'image-refused', { detail })),
    );
    await userEvent.upload(screen.getByLabelText('Scegli una foto'), photo);
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
    expect(screen.getByLabelText('Scegli una foto')).toBeInvalid();
  });

  it('takes a picture away', async () => {
    const sent = await openLook(
      makeOwnTenant({ state: 'open', picture: url, pictureAlt: 'La vetrina' }),
    );
    await press('Togli la foto');
    await press('Salva l’aspetto');
    await waitFor(() => expect(sent).toEqual([{ picture: '', pictureAlt: '', accent: '' }]));
  });

  it('takes a calm colour by one press', async () => {
    const sent = await openLook();
    await press('Glicine');
    expect(screen.getByRole('button', { name: 'Glicine' })).toHaveAttribute('aria-pressed', 'true');
    await press('Salva l’aspetto');
    await waitFor(() => expect(sent[0]?.accent).toBe('#8a5fa0'));
  });

  it('refuses a colour without contrast with the figure, and offers the nearest', async () => {
    const sent = await openLook();
    const colour = screen.getByLabelText('Un altro colore');
    fireEvent.input(colour, { target: { value: '#ffe25c' } });
    expect(colour).toHaveAccessibleDescription(/1,28 a 1, ne serve 4,5/);
    await press('Salva l’aspetto');
    expect(colour).toHaveFocus();
    expect(sent).toEqual([]);
    await press('Usa #857630');
    await press('Salva l’aspetto');
    await waitFor(() => expect(sent[0]?.accent).toBe('#857630'));
  });
});
