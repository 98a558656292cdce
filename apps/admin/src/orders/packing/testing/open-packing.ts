import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminEndpoints } from '@zaino/contracts/identity';
import {
  type OrderToShip,
  type Parcel,
  type ParcelContents,
  shippingEndpoints,
  shippingStages,
} from '@zaino/contracts/orders';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { setAdminToken } from '@zaino/web/session';
import { ADMIN, newToken, openAdminArea } from '../../../testing/open-admin-area';
import { makeOrderToShip, makeParcel } from './make-parcel';

type Answered = Parameters<typeof fakeNetwork>[number];

interface Fakes {
  orders?: OrderToShip[];
  parcel?: Parcel;
  more?: Answered[];
}

/** Files that the browser was given to keep, by their names. */
const saved: string[] = [];

/** A parcel as the service keeps it, and each call that changes something. */
export function fakePacking({ orders = [makeOrderToShip()], parcel, more = [] }: Fakes = {}) {
  let kept = parcel ?? makeParcel();
  const calls: [string, unknown][] = [];
  const noted = (call: string, body: unknown, next: Partial<Parcel> = {}) => {
    calls.push([call, body]);
    kept = { ...kept, ...next };
    return kept;
  };
  const filled = (contents: ParcelContents) => {
    const counts = new Map(contents.map(({ lineId, quantity }) => [lineId, quantity]));
    return kept.lines.map((line) => ({ ...line, packed: counts.get(line.lineId) ?? 0 }));
  };
  fakeNetwork(
    answer(adminEndpoints.verify, () => ({ success: true as const, user: ADMIN })),
    answer(shippingEndpoints.orders, () => ({
      orders,
      total: orders.length,
      stages: shippingStages.map((stage) => ({
        stage,
        orders: stage === 'all' ? orders.length : 0,
      })),
    })),
    answer(shippingEndpoints.begin, ({ body }) =>
      body.number === kept.order.number
        ? noted('begin', body)
        : refusal(404, 'not-found', { detail: 'Ordine non trovato' }),
    ),
    answer(shippingEndpoints.fill, ({ body: { contents } }) =>
      noted('fill', contents, { lines: filled(contents) }),
    ),
    answer(shippingEndpoints.pack, ({ body: { contents } }) =>
      noted('pack', contents, { state: 'packed', lines: filled(contents) }),
    ),
    answer(shippingEndpoints.reopen, () =>
      noted('reopen', null, { state: 'open', lines: filled([]) }),
    ),
    answer(shippingEndpoints.ship, ({ body: { code } }) =>
      noted('ship', code, { state: 'shipped', code: code ?? kept.code }),
    ),
    answer(shippingEndpoints.slips, () => new Response('%PDF')),
    answer(shippingEndpoints.pickList, () => new Response('%PDF')),
    answer(shippingEndpoints.labels, ({ body }) => {
      noted('labels', body.orders, { code: 'AB1' });
      return {
        carrier: kept.carrier,
        outcomes: body.orders.map((orderId) => ({
          orderId,
          number: kept.order.number,
          reference: kept.reference,
          reason: null,
        })),
        file: { name: 'etichette.pdf', contentType: 'application/pdf', content: btoa('%PDF') },
      };
    }),
    ...more,
  );
  return calls;
}

export const field = () =>
  screen.getByRole('textbox', { name: 'Scansiona l’ordine, poi ogni libro' });
export const said = (title: string) => screen.findByText(title, { selector: 'p' });

/** Opens the page; gives a person with a keyboard, and what the browser was given to keep. */
export async function openPacking(path = '/admin/orders/packing') {
  installFakeDialog();
  setAdminToken(newToken());
  saved.length = 0;
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const area = openAdminArea(path);
  await screen.findByRole('heading', { level: 1, name: 'Imballaggio' });
  await waitFor(() => expect(field()).toHaveFocus());
  return { user: userEvent.setup(), saved, address: area.address };
}
