import { waitUntil } from '@zaino/testing/processes';
import { succeed } from '@zaino/tools/demo/accounts/call-shop';
import type { FaultFinding } from './judge';
import { isSignedIn } from './people';
import { type ProbeContext, pay, pressOrder } from './probes';
import { look, type Seen } from './seen';

interface Listed {
  orders: { id: string; paymentState: string }[];
}
interface Cart {
  items: { id?: string; quantity: number }[];
}

/** What the provider tells, mails, and what the catalogue shows of a sale, follow within this time, in milliseconds. */
const FOLLOWS_MS = 60_000;

/** Once all answers as before: what was done while the process failed is done once, whole, or not at all. */
export async function aftermath(around: ProbeContext, during: Seen[]): Promise<FaultFinding[]> {
  const findings: (FaultFinding | undefined)[] = [
    ...(await ordersAfter(around, during)),
    await cartAfter(around),
    await stockAfter(around),
    await mailsAfter(around),
    ...(await sessionsAfter(around)),
  ];
  return findings.filter((finding) => finding !== undefined);
}

const unless = (isRight: boolean, probe: string, text: string) =>
  isRight ? undefined : { probe, text };

async function ordersAfter(around: ProbeContext, during: Seen[]) {
  const { shop, buyer } = around;
  const idOf = (seen: Seen | undefined) => (seen?.body as { orderId?: string } | null)?.orderId;
  const told = idOf(during.find(({ probe }) => probe === 'order'));
  const again = idOf(await pressOrder(around));
  const list = () =>
    succeed<Listed>(`${shop.url}/api/orders`, { method: 'GET', headers: buyer.headers });
  const { orders } = await list();
  const wasPaid = during.some(({ probe, status }) => probe === 'payment' && status === 200);
  if (!wasPaid) await pay(around);
  const isPaid = async () =>
    (await list()).orders.some(
      ({ id, paymentState }) => id === buyer.unpaid.orderId && paymentState === 'paid',
    );
  return [
    unless(again !== undefined, 'order', 'cannot be placed any more'),
    unless(told === undefined || told === again, 'order', 'is another one when pressed again'),
    unless(orders.length === 2, 'order', `${orders.length} orders instead of 2`),
    unless(await waitUntil(isPaid, FOLLOWS_MS), 'payment', 'never reached its order'),
  ];
}

async function cartAfter({ shop, buyer }: ProbeContext) {
  const { headers, cartChange: body, product } = buyer;
  await succeed(`${shop.url}/api/cart/changes`, { method: 'POST', headers, body });
  const cart = await succeed<Cart>(`${shop.url}/api/cart`, { method: 'GET', headers });
  const pieces = cart.items.filter(({ id }) => id === product.id).map(({ quantity }) => quantity);
  return unless(pieces.join() === '1', 'cart', `holds ${pieces.join() || 'nothing'} instead of 1`);
}

async function stockAfter({ shop, buyer: { product } }: ProbeContext) {
  let left = 0;
  const isRight = async () => {
    const path = `${shop.url}/api/getproduct/${product.id}`;
    const answer = await succeed<{ product: { pezzi_disponibili: number } }>(path, {
      method: 'GET',
    });
    left = answer.product.pezzi_disponibili;
    return left === product.stock - 2;
  };
  const isFollowed = await waitUntil(isRight, FOLLOWS_MS);
  return unless(isFollowed, 'order', `${left} pieces left of ${product.stock} after 2 were sold`);
}

async function mailsAfter({ shop, buyer }: ProbeContext) {
  let subjects: string[] = [];
  const come = await waitUntil(async () => {
    const { body } = await look('mail', `${shop.mailsUrl}/api/mails?to=${buyer.email}`);
    const { mails = [] } = (body ?? {}) as { mails?: { subject: string }[] };
    subjects = mails.map(({ subject }) => subject);
    return subjects.some((subject) => /pagamento|pagato|confermat/i.test(subject));
  }, FOLLOWS_MS);
  const isOnce = new Set(subjects).size === subjects.length;
  return unless(come && isOnce, 'mail', `came as ${subjects.join(' | ') || 'none'}`);
}

async function sessionsAfter({ shop, buyer, staff }: ProbeContext) {
  const admin = await fetch(`${shop.url}/api/admin/orders`, { headers: staff.bearer });
  return [
    unless((await isSignedIn(shop, buyer.headers)) === true, 'session', 'the buyer is signed out'),
    unless((await isSignedIn(shop, buyer.goneHeaders)) === false, 'signed out', 'is signed in'),
    unless(admin.status === 200, 'session', `the admin is told ${admin.status}`),
  ];
}
