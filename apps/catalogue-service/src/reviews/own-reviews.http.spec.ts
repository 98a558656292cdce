import { LONGEST_REVIEW, REVIEW_IMAGE_BYTES } from '@zaino/contracts/catalogue';
import { DAY_MS, MINUTE_MS } from '@zaino/rules/durations';
import { anImage } from '@zaino/service/media/testing/image-files';
import { injections } from '@zaino/testing/injections';
import { startTestService, type TestService } from '../testing/test-service';
import { newReview, type ReviewCalls, reviewCalls } from './testing/review-calls';

let service: TestService;
let calls: ReviewCalls;
beforeAll(async () => {
  service = await startTestService();
  calls = reviewCalls(service);
});
afterAll(() => service.stop());

describe('a review', () => {
  it('is written by who has received the product, and waits until somebody has read it', async () => {
    const product = await service.product();
    const author = await calls.buyer(product);
    expect((await calls.own(product, author)).body).toEqual({ review: null, hasBought: true });
    const { status, body } = await calls.write(product, author);
    const { id, createdAt } = body.review;
    const { stars, text, image, firstName, initial } = newReview;
    const review = {
      id,
      stars,
      text,
      image,
      firstName,
      initial,
      createdAt,
      editedAt: null,
      answer: null,
      state: 'pending',
      refusal: null,
    };
    expect([status, body]).toEqual([200, { success: true, review }]);
    const own = await calls.own(product, author);
    expect(own.body).toEqual({ review, hasBought: true });
    expect(own.headers.get('cache-control')).toBe('private, no-store');
    expect((await calls.list(product)).body).toEqual({
      reviews: [],
      summary: { average: 0, count: 0, byStars: [0, 0, 0, 0, 0] },
    });
  });

  it('is refused of who has not received it, or another product', async () => {
    const [product, other] = [await service.product(), await service.product()];
    for (const somebody of [await calls.customer(), await calls.buyer(other)]) {
      expect((await calls.own(product, somebody)).body).toEqual({ review: null, hasBought: false });
      const { status, body } = await calls.write(product, somebody);
      expect([status, body.code]).toEqual([403, 'purchase-missing']);
    }
    expect((await calls.queue(`productId=${product.id}`)).body.total).toBe(0);
  });

  it('is for customers: neither guests nor admins write one', async () => {
    const product = await service.product();
    const path = `/api/products/${product.id}/reviews/own`;
    for (const headers of [{}, await service.signIn('admin')]) {
      for (const method of ['GET', 'DELETE']) {
        expect((await service.call({ method, path, headers })).status).toBe(401);
      }
      const put = { method: 'PUT', path, headers, body: newReview };
      expect((await service.call(put)).status).toBe(401);
      const upload = { method: 'POST', path: '/api/reviews/images', headers };
      expect((await service.call({ ...upload, body: await anImage('png') })).status).not.toBe(200);
    }
    const { cookie = '' } = (await calls.buyer(product)).headers;
    const answer = await service.call({
      method: 'PUT',
      path,
      headers: { cookie },
      body: newReview,
    });
    expect([answer.status, answer.body.code]).toEqual([403, 'csrf']);
  });

  it('is one of each person and product, however often and at once it is sent', async () => {
    const product = await service.product();
    const author = await calls.buyer(product);
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, number) => calls.write(product, author, { stars: number + 1 })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.review.id)).size).toBe(1);
    expect((await calls.queue(`productId=${product.id}`)).body.total).toBe(1);
    await calls.write(product, await calls.buyer(product));
    expect((await calls.queue(`productId=${product.id}`)).body.total).toBe(2);
  });

  it('waits again once its author has changed it, and counts no more until then', async () => {
    const product = await service.product();
    const author = await calls.buyer(product);
    await calls.published(product, {}, author);
    expect((await calls.product(product)).recensioni).toEqual({ media: 4, numero: 1 });
    service.advance(MINUTE_MS);
    const { body } = await calls.write(product, author, { stars: 2 });
    expect(body.review).toMatchObject({ stars: 2, state: 'pending' });
    expect(body.review.editedAt).not.toBeNull();
    expect((await calls.list(product)).body.reviews).toEqual([]);
    expect((await calls.product(product)).recensioni).toBeNull();
  });

  it('that is sent again as it is stays published', async () => {
    const product = await service.product();
    const author = await calls.buyer(product);
    await calls.published(product, {}, author);
    const { body } = await calls.write(product, author, { text: `  ${newReview.text}\n` });
    expect(body.review).toMatchObject({ state: 'approved', editedAt: null });
    expect((await calls.list(product)).body.reviews).toHaveLength(1);
  });

  it('may still be changed by who has given the product back since', async () => {
    const product = await service.product();
    const author = await calls.buyer(product);
    await calls.write(product, author);
    service.orders.received.delete(author.uid);
    expect((await calls.write(product, author, { stars: 1 })).status).toBe(200);
    expect((await calls.own(product, author)).body.hasBought).toBe(true);
  });

  it('goes for good where its author deletes it, and may be written anew', async () => {
    const product = await service.product();
    const author = await calls.buyer(product);
    const review = await calls.published(product, {}, author);
    await calls.report(review, { text: 'Non è vero' });
    for (let times = 0; times < 2; times += 1) {
      expect((await calls.remove(product, author)).body).toEqual({ success: true });
    }
    expect((await calls.own(product, author)).body).toEqual({ review: null, hasBought: true });
    expect((await calls.list(product)).body.summary.count).toBe(0);
    expect((await calls.product(product)).recensioni).toBeNull();
    for (const table of ['review_report', 'review_change_item']) {
      const select = `SELECT 1 FROM ${table} WHERE review_id = ?`;
      expect(await service.database.query<unknown[]>(select, [review.id])).toEqual([]);
    }
    expect((await calls.write(product, author)).body.review.state).toBe('pending');
  });

  it('is of a product that everybody sees', async () => {
    const hidden = await service.product({ active: false });
    const author = await calls.buyer(hidden, { id: 'P-4000000000' });
    for (const product of [hidden, { id: 'P-4000000000' }]) {
      expect((await calls.write(product, author)).status).toBe(404);
      expect((await calls.own(product, author)).status).toBe(404);
      expect((await calls.list(product)).status).toBe(404);
    }
  });

  it('is not taken while nobody can say whether the product was bought', async () => {
    const product = await service.product();
    const [author, newcomer] = [await calls.buyer(product), await calls.buyer(product)];
    await calls.write(product, author);
    service.orders.isAway = true;
    expect((await calls.write(product, newcomer)).status).toBe(503);
    expect((await calls.own(product, newcomer)).status).toBe(503);
    // Whoever has one already has bought it.
    expect((await calls.own(product, author)).status).toBe(200);
    expect((await calls.write(product, author, { stars: 5 })).status).toBe(200);
    service.orders.isAway = false;
    expect((await calls.write(product, newcomer)).status).toBe(200);
  });
});

describe('what a review says', () => {
  it.each([
    ['stars', 'missing', undefined],
    ['stars', 'none', 0],
    ['stars', 'six', 6],
    ['stars', 'half a one', 3.5],
    ['text', 'missing', undefined],
    ['text', 'too short', 'Bello, mi è piaciut'],
    ['text', 'too long', 'x'.repeat(LONGEST_REVIEW + 1)],
    ['text', 'mostly invisible', `Bello${'\u200e'.repeat(30)}`],
    ['text', 'blank', ' '.repeat(40)],
    ['image', 'elsewhere', 'https://example.com/a.png'],
    ['image', 'of the blog', `/api/blog/media/${'0'.repeat(32)}`],
    ['image', 'nowhere', `/api/media/${'0'.repeat(32)}`],
    ['image', 'missing', undefined],
    ['firstName', 'empty', ''],
    ['firstName', 'an address', 'maria@example.com'],
    ['firstName', 'a number', '42'],
    ['firstName', 'too long', 'x'.repeat(31)],
    ['initial', 'two letters', 'Ro'],
    ['initial', 'no letter', '.'],
  ])('is refused where the %s is %s, and nothing is kept', async (field, _, value) => {
    const product = await service.product();
    const author = await calls.buyer(product);
    const { status, body } = await calls.write(product, author, { [field]: value });
    expect([status, body.code]).toEqual([400, 'invalid-input']);
    expect(body.errors?.map(({ path }) => path)).toEqual([field]);
    expect((await calls.own(product, author)).body.review).toBeNull();
  });

  it('is refused with what nobody asked for', async () => {
    const product = await service.product();
    const author = await calls.buyer(product);
    expect((await calls.write(product, author, { lastName: 'Rossi' })).status).toBe(400);
  });

  it('is kept as the plain text that it is, without what cannot be seen', async () => {
    const product = await service.product();
    const author = await calls.buyer(product);
    const { body } = await calls.write(product, author, {
      text: 'Prima riga,\r\nseconda\u2028terza riga\u202e\n\n\n\n<b>quarta</b>\u0007',
      firstName: ' Anna  Lucia ',
      initial: 'd',
    });
    expect(body.review).toMatchObject({
      text: 'Prima riga,\nseconda\nterza riga\n\n<b>quarta</b>',
      firstName: 'Anna Lucia',
      initial: 'D',
    });
  });

  it('may be as long as is said, and hold what would do something elsewhere', async () => {
    const texts = [
      'è'.repeat(LONGEST_REVIEW),
      '👍'.repeat(LONGEST_REVIEW / 2),
      ...injections.map(({ text }) => `Una recensione lunga: ${text}`.slice(0, LONGEST_REVIEW)),
    ];
    const product = await service.product();
    for (const text of texts) {
      const { status } = await calls.write(product, await calls.buyer(product), { text });
      expect([text.slice(0, 60), status]).toEqual([text.slice(0, 60), 200]);
    }
  });

  it('tells nobody more than first name and initial', async () => {
    const product = await service.product();
    const author = await calls.buyer(product);
    await calls.published(product, {}, author);
    const other = await calls.published(product, { firstName: 'Luca', initial: '' });
    const { body } = await calls.list(product);
    expect(body.reviews.map(({ name }) => name).sort()).toEqual(['Luca', 'Maria R.']);
    const queue = await calls.queue(`productId=${product.id}`);
    for (const answer of [body, queue.body]) {
      expect(JSON.stringify(answer)).not.toContain(author.uid);
    }
    expect(queue.headers.get('cache-control')).toBe('private, no-store');
    expect(other.name).toBe('Luca');
  });
});

describe('reviews by one person', () => {
  it('are five in ten minutes and twenty a day; what comes again uses up nothing', async () => {
    const product = await service.product();
    const author = await calls.buyer(product);
    const send = (number: number) =>
      calls.write(product, author, { text: `Una recensione cambiata ${number} volte.` });
    for (let number = 0; number < 5; number += 1) expect((await send(number)).status).toBe(200);
    for (let times = 0; times < 3; times += 1) expect((await send(4)).status).toBe(200);
    const { status, body } = await send(5);
    expect([status, body]).toMatchObject([
      429,
      {
        code: 'reviews-limited',
        detail: 'Hai già inviato molto in poco tempo: riprova tra dieci minuti.',
      },
    ]);
    for (let number = 5; number < 20; number += 1) {
      if (number % 5 === 0) service.advance(11 * MINUTE_MS);
      expect((await send(number)).status).toBe(200);
    }
    service.advance(11 * MINUTE_MS);
    expect((await send(20)).body.detail).toMatch(/riprova domani/);
    service.advance(DAY_MS - MINUTE_MS);
    const later = await calls.buyer(product);
    expect((await calls.write(product, later)).status).toBe(200);
  });

  it('are not taken while nobody can count them', async () => {
    const product = await service.product();
    const author = await calls.buyer(product);
    await service.redisRelay.cut();
    expect((await calls.write(product, author)).status).toBe(503);
    expect((await calls.list(product)).status).toBe(200);
    await service.redisRelay.restore();
    let status = 503;
    while (status === 503) ({ status } = await calls.write(product, author));
    expect(status).toBe(200);
  });
});

describe('the picture of a review', () => {
  it('is kept for who may write one, and named by it', async () => {
    const product = await service.product();
    const author = await calls.buyer(product);
    const { status, body } = await calls.upload(await anImage('png', { width: 37 }), author);
    expect(status).toBe(200);
    expect(body.url).toMatch(/^\/api\/media\/[0-9a-f]{32}$/);
    const review = await calls.published(product, { image: body.url }, author);
    expect((await calls.list(product)).body.reviews).toMatchObject([
      { id: review.id, image: body.url },
    ]);
    expect((await service.send(`${body.url}/160.webp`)).status).toBe(200);
  });

  it('is nobody’s who has received nothing', async () => {
    const { status, body } = await calls.upload(await anImage('png'), await calls.customer());
    expect([status, body.code]).toEqual([403, 'purchase-missing']);
  });

  it('is refused where it is none, or too large', async () => {
    const author = await calls.buyer(await service.product());
    const { status, body } = await calls.upload(Buffer.from('testo'), author);
    expect([status, body.code]).toEqual([400, 'image-refused']);
    expect((await calls.upload(Buffer.alloc(REVIEW_IMAGE_BYTES + 1), author)).status).toBe(413);
  });

  it('is one of ten in ten minutes', async () => {
    const author = await calls.buyer(await service.product());
    const image = await anImage('png', { width: 38 });
    for (let number = 0; number < 10; number += 1) {
      expect((await calls.upload(image, author)).status).toBe(200);
    }
    expect((await calls.upload(image, author)).body.code).toBe('reviews-limited');
  });
});
