import { accountEndpoints, type Child, type ChildBook } from '@zaino/contracts/identity';
import { orderEndpoints } from '@zaino/contracts/orders';
import { schoolsEndpoints } from '@zaino/contracts/schools';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { makeChild } from './account-factories';
import { makeAdoption, makeSchool } from './school-factories';

/** A service that is away. */
export const away = () => refusal(503, 'unavailable');

/** The identity service with what is saved so far, the schools service with one school, and no orders. */
export function serveDashboard(children: Child[], ...more: Parameters<typeof fakeNetwork>) {
  let saved = children;
  let marks: ChildBook[] = [];
  fakeNetwork(
    answer(accountEndpoints.children, () => ({ children: saved })),
    answer(accountEndpoints.addChild, ({ body }) => {
      const child = makeChild({ ...body, id: crypto.randomUUID() });
      saved = [...saved, child];
      return child;
    }),
    answer(accountEndpoints.updateChild, ({ body, params }) => {
      saved = saved.map((child) => (child.id === params.id ? { ...child, ...body } : child));
      return makeChild({ ...body, id: params.id });
    }),
    answer(accountEndpoints.keepRest, ({ body, params }) => {
      saved = saved.map((child) => {
        if (child.id === params.id && body.isKept) {
          return { ...child, restKeptAt: '2026-07-10T08:00:00.000Z' };
        }
        const released = { ...child };
        delete released.restKeptAt;
        return released;
      });
      return saved.find(({ id }) => id === params.id) ?? refusal(404, 'not-found');
    }),
    answer(accountEndpoints.removeChild, ({ params }) => {
      saved = saved.filter(({ id }) => id !== params.id);
      return { success: true as const };
    }),
    answer(accountEndpoints.childBooks, () => ({ books: marks })),
    answer(accountEndpoints.markBooks, ({ body, params }) => {
      const said = new Map(body.books.map(({ isbn, isOwned }) => [isbn, isOwned]));
      marks = [
        ...marks.filter(({ childId, isbn }) => childId !== params.id || !said.has(isbn)),
        ...[...said].flatMap(([isbn, isOwned]) =>
          isOwned === null ? [] : { childId: params.id, isbn, isOwned },
        ),
      ];
      return { books: marks.filter(({ childId }) => childId === params.id) };
    }),
    answer(orderEndpoints.boughtBooks, () => ({ books: [] })),
    answer(orderEndpoints.orders, () => ({ orders: [], total: 0 })),
    answer(schoolsEndpoints.school, () => ({ scuole: [makeSchool()] })),
    answer(schoolsEndpoints.schools, () => ({
      scuole: [makeSchool()],
      totale: 1,
      tipologie: [],
      caratteristiche: [],
    })),
    answer(schoolsEndpoints.adoptions, () => ({
      success: true,
      adozioni: [makeAdoption('2', 'B'), makeAdoption('3', 'B')],
      annoScolastico: 2025,
      anniScolastici: [2025],
      tetti: [],
    })),
    ...more,
  );
  return {
    saved: () => saved,
    marks: () => marks,
    say: (said: ChildBook[]) => {
      marks = said;
    },
  };
}

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
