import type { OrderPushKind } from '@zaino/contracts/identity';
import { productPath } from '@zaino/rules/page-path';
import { shortHash } from '@zaino/service/short-hash';
import { z } from 'zod';

const noticeId = z.string();

/** What a push tells of. It says no name of a person, a child or a school: it is read on a locked screen. */
export const pushNoticeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order-ready'), noticeId, orderId: z.string() }),
  z.object({ kind: z.literal('order-shipped'), noticeId, orderId: z.string() }),
  z.object({ kind: z.literal('order-delivered'), noticeId, orderId: z.string() }),
  z.object({
    kind: z.literal('back-in-stock'),
    noticeId,
    product: z.object({ id: z.string(), nome: z.string() }),
  }),
]);
export type PushNotice = z.infer<typeof pushNoticeSchema>;

/** What the service worker shows (apps/gateway/src/offline/worker/pushes.ts). */
interface ShownPush {
  title: string;
  body: string;
  /** Where a press leads. */
  path: string;
  /** The same notice twice is shown once. */
  tag: string;
}

const orderWords: Record<OrderPushKind, Pick<ShownPush, 'title' | 'body'>> = {
  'order-ready': {
    title: 'Pronto per il ritiro',
    body: 'Apri l’ordine: c’è scritto dove e quando passare.',
  },
  'order-shipped': {
    title: 'Il tuo pacco è partito',
    body: 'Apri l’ordine per seguirlo.',
  },
  'order-delivered': {
    title: 'Il tuo pacco è stato consegnato',
    body: 'Apri l’ordine per vedere che cosa c’era dentro.',
  },
};

export function pushWordsOf(notice: PushNotice): ShownPush {
  const tag = tagOf(notice);
  if (notice.kind !== 'back-in-stock') {
    return { ...orderWords[notice.kind], path: `/orders/${notice.orderId}`, tag };
  }
  const { id, nome } = notice.product;
  const title = 'È di nuovo disponibile';
  return { title, body: nome, path: productPath(id), tag };
}

/** At most 32 letters of base64url, as the header `Topic` has it (RFC 8030, section 5.4). */
export const tagOf = ({ kind, noticeId: id }: PushNotice) => shortHash(`${kind}.${id}`);
