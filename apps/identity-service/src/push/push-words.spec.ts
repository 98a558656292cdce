import { type PushNotice, pushWordsOf } from './push-words';

const orderId = '0f1d6f5e-2f5c-4a53-8d69-97d1c4f1a001';

const notices: PushNotice[] = [
  { kind: 'order-ready', noticeId: 'order.7', orderId },
  { kind: 'order-shipped', noticeId: 'order.8', orderId },
  { kind: 'order-delivered', noticeId: 'order.9', orderId },
  { kind: 'back-in-stock', noticeId: 'x', product: { id: 'P-0412', nome: 'Zaino Sentiero' } },
];

describe('pushWordsOf', () => {
  it('says what a locked screen may show, and leads to what it is about', () => {
    expect(notices.map((notice) => pushWordsOf(notice))).toMatchObject([
      { title: 'Pronto per il ritiro', path: `/orders/${orderId}` },
      { title: 'Il tuo pacco è partito', path: `/orders/${orderId}` },
      { title: 'Il tuo pacco è stato consegnato', path: `/orders/${orderId}` },
      {
        title: 'È di nuovo disponibile',
        body: 'Zaino Sentiero',
        path: '/products/P-0412',
      },
    ]);
  });

  it('marks each notice as itself, by no more than a push service takes', () => {
    const tags = notices.map((notice) => pushWordsOf(notice).tag);
    expect(new Set(tags).size).toBe(notices.length);
    for (const tag of tags) expect(tag).toMatch(/^[\w-]{1,32}$/);
  });
});
