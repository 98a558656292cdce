import { MINUTE_MS } from '@zaino/rules/durations';
import { startTestService, type TestService } from '../testing/test-service';
import { fromNewAddress, type ReviewCalls, reviewCalls } from './testing/review-calls';

let service: TestService;
let calls: ReviewCalls;
beforeAll(async () => {
  service = await startTestService();
  calls = reviewCalls(service);
});
afterAll(() => service.stop());

type Of = { id: string };
const publicIds = async (product: Of) =>
  (await calls.list(product)).body.reviews.map(({ id }) => id);
const queueOf = async ({ id }: Of, shelf = '') =>
  (await calls.queue(`productId=${id}${shelf && `&shelf=${shelf}`}`)).body;

describe('the shop’s answer', () => {
  it('stands below the review, is replaced by the next, and goes with an empty one', async () => {
    const product = await service.product();
    const review = await calls.published(product);
    const answered = async () => (await calls.list(product)).body.reviews[0]?.answer ?? null;
    const { body } = await calls.answer(review, ' Grazie,\nMaria! ');
    expect(body.review.answer).toMatchObject({ text: 'Grazie,\nMaria!' });
    expect(await answered()).toEqual(body.review.answer);
    await calls.answer(review, 'Grazie a te.');
    expect(await answered()).toMatchObject({ text: 'Grazie a te.' });
    await calls.answer(review, ' ');
    expect(await answered()).toBeNull();
  });

  it('is none to what is not there, or too long', async () => {
    const gone = await calls.answer({ id: '4000000000' }, 'Grazie');
    expect([gone.status, gone.body.code]).toEqual([404, 'review-missing']);
    const review = await calls.published(await service.product());
    expect((await calls.answer(review, 'x'.repeat(2_001))).status).toBe(400);
  });
});

describe('what readers report', () => {
  it('is seen by admins, and dealt with by their decision, which can be taken back', async () => {
    const product = await service.product();
    const review = await calls.published(product);
    expect((await calls.report(review, { reason: 'false', text: 'Mai\nvenduto' })).body).toEqual({
      success: true,
    });
    const [reported] = (await queueOf(product, 'reported')).reviews;
    expect(reported?.reports).toMatchObject([{ reason: 'false', text: 'Mai\nvenduto' }]);
    expect(await publicIds(product)).toEqual([review.id]);
    const { body } = await calls.approve(review);
    expect(body.changed).toBe(1);
    expect((await queueOf(product, 'reported')).total).toBe(0);
    await calls.undo(body.changeId);
    expect((await queueOf(product, 'reported')).reviews[0]?.reports).toHaveLength(1);
    await calls.refuse('Falsa', review);
    expect((await queueOf(product)).counts).toMatchObject({ refused: 1, reported: 0 });
  });

  it('is one where it is the same, until somebody has decided', async () => {
    const product = await service.product();
    const review = await calls.published(product);
    for (let times = 0; times < 3; times += 1) await calls.report(review);
    await Promise.all([calls.report(review, { text: 'a' }), calls.report(review, { text: 'A' })]);
    expect((await queueOf(product, 'reported')).reviews[0]?.reports).toHaveLength(2);
    await calls.approve(review);
    await calls.report(review);
    expect((await queueOf(product, 'reported')).reviews[0]?.reports).toHaveLength(1);
  });

  it('is about published reviews alone', async () => {
    const review = await calls.waiting(await service.product());
    for (const nobodys of [review, { id: '4000000000' }]) {
      const { status, body } = await calls.report(nobodys);
      expect([status, body.code]).toEqual([404, 'review-missing']);
    }
  });

  it.each([
    ['no reason', { reason: undefined }],
    ['another reason', { reason: 'boring' }],
    ['too long a text', { text: 'x'.repeat(501) }],
    ['a name', { name: 'Anna' }],
  ])('is refused with %s', async (_, body) => {
    const review = await calls.published(await service.product());
    expect((await calls.report(review, body)).status).toBe(400);
  });

  it('is five times in ten minutes from one network', async () => {
    const review = await calls.published(await service.product());
    const headers = fromNewAddress();
    const send = (number: number) => calls.report(review, { text: `Motivo ${number}` }, headers);
    for (let number = 0; number < 5; number += 1) expect((await send(number)).status).toBe(200);
    expect((await send(5)).body.code).toBe('reviews-limited');
    expect((await calls.report(review, { text: 'Altro' })).status).toBe(200);
    service.advance(11 * MINUTE_MS);
    expect((await send(6)).status).toBe(200);
  });
});
