import { randomUUID } from 'node:crypto';
import { type AdminReview, adminReviewEndpoints } from '@zaino/contracts/catalogue';
import { DAY_MS } from '@zaino/rules/durations';
import { DataChanges } from '@zaino/service/data-changes';
import { startTestService, type TestService } from '../testing/test-service';
import { ReviewChangeSweep } from './review-change-sweep';
import { type ReviewCalls, reviewCalls } from './testing/review-calls';

let service: TestService;
let calls: ReviewCalls;
beforeAll(async () => {
  service = await startTestService();
  calls = reviewCalls(service);
});
afterAll(() => service.stop());

type Of = { id: string };
const idsOf = (reviews: Of[]) => reviews.map(({ id }) => id);
const publicIds = async (product: Of) => idsOf((await calls.list(product)).body.reviews);
const queueOf = async ({ id }: Of, shelf = '') =>
  (await calls.queue(`productId=${id}${shelf && `&shelf=${shelf}`}`)).body;
const stateOf = async (product: Of, { id }: Of) =>
  (await queueOf(product)).reviews.find((review) => review.id === id)?.state;
/** What is counted of a product, and what it is counted of. */
const stored = async ({ id }: Of) => {
  const [row] = await service.database.query<{ counted: number; reviews: string }[]>(
    `SELECT customer_review_count AS counted,
       (SELECT COUNT(*) FROM review WHERE product_id = product.id AND state = 'approved') AS reviews
     FROM product WHERE id = ?`,
    [Number(id.slice(2))],
  );
  return [row?.counted, Number(row?.reviews)];
};

describe('the moderation of reviews', () => {
  it.each(Object.entries(adminReviewEndpoints))(
    'is for admins alone: %s',
    async (_, { method, path }) => {
      const product = await service.product();
      const review = await calls.waiting(product);
      const body = {
        ...(path.endsWith('moderate') && {
          action: 'approve',
          reviews: [{ id: review.id, version: 1 }],
        }),
        ...(path.endsWith('answer') && { text: 'Grazie!' }),
      };
      const isOfChange = path.includes('review-changes');
      const id = isOfChange ? randomUUID() : review.id;
      const sent = method === 'GET' || isOfChange ? undefined : body;
      const { headers } = await calls.buyer(product);
      for (const somebody of [{}, headers, { authorization: `Bearer ${'a'.repeat(43)}` }]) {
        const call = { method, path: path.replace(':id', id), headers: somebody, body: sent };
        expect((await service.call(call)).status).toBe(401);
      }
      expect(await stateOf(product, review)).toBe('pending');
    },
  );

  it('shows the latest first, by state and product, with how many there are of each', async () => {
    const product = await service.product({ nome: 'Zaino blu' });
    const reviews: AdminReview[] = [];
    for (let number = 0; number < 4; number += 1) {
      reviews.push(await calls.waiting(product, { stars: number + 1 }));
      service.advance(1_000);
    }
    const [first, second, third, fourth] = reviews as [
      AdminReview,
      AdminReview,
      AdminReview,
      AdminReview,
    ];
    await calls.waiting(await service.product());
    await calls.approve(first);
    await calls.refuse('Parla della consegna', second);
    await calls.report(first);
    const all = await queueOf(product);
    expect(idsOf(all.reviews)).toEqual(idsOf([fourth, third, second, first]));
    expect([all.total, all.counts]).toEqual([
      4,
      { pending: 2, approved: 1, refused: 1, reported: 1 },
    ]);
    expect(all.reviews[0]?.product).toEqual({ id: product.id, name: 'Zaino blu' });
    for (const [shelf, expected] of [
      ['pending', [fourth, third]],
      ['approved', [first]],
      ['refused', [second]],
      ['reported', [first]],
    ] as const) {
      const { reviews: shown, total, counts } = await queueOf(product, shelf);
      expect([shelf, idsOf(shown)]).toEqual([shelf, idsOf([...expected])]);
      expect([total, counts]).toEqual([expected.length, all.counts]);
    }
  });

  it('comes in pages', async () => {
    const product = await service.product();
    const rows = Array.from({ length: 53 }, (_, number) => [
      Number(product.id.slice(2)),
      randomUUID(),
      `Una recensione di prova ${number}`,
      new Date(service.now() + number),
      new Date(service.now() + number),
    ]);
    await service.database.query(
      `INSERT INTO review (product_id, uid, text, created_at, submitted_at, stars, first_name, initial, state)
       VALUES ${rows.map(() => "(?, ?, ?, ?, ?, 3, 'Maria', '', 'pending')").join(', ')}`,
      rows.flat(),
    );
    const texts = (reviews: AdminReview[]) => reviews.map(({ text }) => text);
    const first = await queueOf(product);
    const second = (await calls.queue(`productId=${product.id}&offset=50`)).body;
    expect([first.reviews.length, first.total]).toEqual([50, 53]);
    expect(texts(second.reviews)).toEqual([
      'Una recensione di prova 2',
      'Una recensione di prova 1',
      'Una recensione di prova 0',
    ]);
  });

  it('publishes what is approved, and tells an author why not', async () => {
    const product = await service.product();
    const [author, other] = [await calls.buyer(product), await calls.buyer(product)];
    const review = await calls.waiting(product, { stars: 5 }, author);
    const bad = await calls.waiting(product, { stars: 1 }, other);
    const { body } = await calls.approve(review);
    expect(body).toEqual({
      success: true,
      changeId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      changed: 1,
      leftOut: [],
    });
    await calls.refuse('Contiene il nome di una persona', bad);
    expect(await publicIds(product)).toEqual([review.id]);
    const own = (await calls.own(product, other)).body.review;
    expect([own?.state, own?.refusal]).toEqual(['refused', 'Contiene il nome di una persona']);
    await calls.write(product, other, { text: 'Adesso non nomino più nessuno, va bene così.' });
    const again = (await calls.own(product, other)).body.review;
    expect([again?.state, again?.refusal]).toEqual(['pending', null]);
  });

  it.each([
    ['no reason', { action: 'refuse' }],
    ['an empty reason', { action: 'refuse', reason: ' ' }],
    ['a long reason', { action: 'refuse', reason: 'x'.repeat(501) }],
    ['another action', { action: 'delete' }],
  ])('refuses nothing with %s', async (_, decision) => {
    const product = await service.product();
    const { id, version } = await calls.waiting(product);
    const { status } = await calls.moderate({ ...decision, reviews: [{ id, version }] });
    expect(status).toBe(400);
    expect((await queueOf(product, 'pending')).total).toBe(1);
  });

  it('decides about what was read: a review that its author has changed since is left out', async () => {
    const product = await service.product();
    const author = await calls.buyer(product);
    const [read, other] = [await calls.waiting(product, {}, author), await calls.waiting(product)];
    await calls.write(product, author, { text: 'Cambiata mentre qualcuno la leggeva.' });
    const { body } = await calls.approve(read, other);
    expect([body.changed, body.leftOut]).toEqual([
      1,
      [{ id: read.id, why: 'Chi l’ha scritta l’ha cambiata nel frattempo' }],
    ]);
    expect(await publicIds(product)).toEqual([other.id]);
  });

  it('passes over what stands as it shall, and names what is gone', async () => {
    const product = await service.product();
    const author = await calls.buyer(product);
    const review = await calls.waiting(product);
    const gone = await calls.waiting(product, {}, author);
    await calls.approve(review);
    await calls.remove(product, author);
    expect((await calls.approve(review, gone)).body).toEqual({
      success: true,
      changeId: null,
      changed: 0,
      leftOut: [{ id: gone.id, why: 'Non c’è più' }],
    });
  });

  it('takes a decision back, and the one before it afterwards', async () => {
    const product = await service.product();
    const [one, two] = [await calls.waiting(product), await calls.waiting(product)];
    const first = (await calls.approve(one, two)).body.changeId;
    const second = (await calls.refuse('Pubblicità', one)).body.changeId;
    expect(await publicIds(product)).toEqual([two.id]);
    expect((await calls.undo(second)).body).toEqual({ success: true, changed: 1, leftOut: [] });
    expect((await publicIds(product)).sort()).toEqual(idsOf([one, two]).sort());
    expect((await calls.undo(first)).body.changed).toBe(2);
    expect(await publicIds(product)).toEqual([]);
    expect((await queueOf(product, 'pending')).total).toBe(2);
    expect(await stored(product)).toEqual([0, 0]);
  });

  it('takes back what nothing has become of since, once and for 30 days', async () => {
    const product = await service.product();
    const author = await calls.buyer(product);
    const [one, two] = [await calls.waiting(product, {}, author), await calls.waiting(product)];
    const { changeId } = (await calls.approve(one, two)).body;
    await calls.write(product, author, { stars: 1 });
    const { body } = await calls.undo(changeId);
    expect([body.changed, body.leftOut]).toEqual([
      1,
      [{ id: one.id, why: 'È cambiata dopo questa decisione' }],
    ]);
    const again = await calls.undo(changeId);
    expect([again.status, again.body.code]).toEqual([409, 'undo-refused']);
    expect((await calls.undo(randomUUID())).status).toBe(404);
    const old = (await calls.approve(two)).body.changeId;
    service.advance(31 * DAY_MS);
    expect((await calls.undo(old)).body.detail).toMatch(/più di 30 giorni/);
    expect(await service.app.get(ReviewChangeSweep, { strict: false }).run()).toBeGreaterThan(0);
    expect((await calls.undo(old)).status).toBe(404);
    expect(await publicIds(product)).toEqual([two.id]);
  });

  it('keeps what was decided lately, for an undo after a reload', async () => {
    const product = await service.product({ nome: 'Astuccio rosso' });
    const [one, two] = [await calls.waiting(product), await calls.waiting(product)];
    const first = (await calls.approve(one, two)).body.changeId;
    service.advance(1_000);
    const second = (await calls.refuse('Fuori tema', one)).body.changeId;
    const latest = async () => (await calls.decisions()).body.decisions.slice(0, 2);
    expect(await latest()).toMatchObject([
      { id: second, action: 'refuse', reviews: 1, undoneAt: null },
      {
        id: first,
        action: 'approve',
        reviews: 2,
        first: { name: 'Maria R.', product: 'Astuccio rosso' },
        undoneAt: null,
      },
    ]);
    await calls.undo(second);
    expect((await latest())[0]?.undoneAt).not.toBeNull();
    expect((await calls.decisions()).headers.get('cache-control')).toBe('private, no-store');
    service.advance(31 * DAY_MS);
    expect(await latest()).toEqual([]);
  });

  it('is told to the audit log, without what reviews say', async () => {
    const product = await service.product();
    const review = await calls.waiting(product);
    const { changeId } = (await calls.refuse('Fuori tema', review)).body;
    await calls.answer(review, 'Ci dispiace, Maria');
    await calls.undo(changeId);
    const ofReview = await service.auditLog.untilTold(
      review.id,
      'reviews.refused',
      'reviews.answered',
    );
    const refused = ofReview.find(({ act }) => act === 'reviews.refused');
    expect(refused).toMatchObject({
      reason: 'Fuori tema',
      before: { state: 'pending' },
      after: { state: 'refused' },
    });
    const undone = await service.auditLog.untilTold(changeId ?? '', 'reviews.decision-undone');
    expect(undone).toMatchObject([{ after: { reviews: 1 } }]);
    expect(JSON.stringify(ofReview)).not.toMatch(/Maria|zaino regge/);
  });

  it('counts right with two admins at once', async () => {
    const product = await service.product();
    const reviews: AdminReview[] = [];
    for (let number = 0; number < 8; number += 1) {
      reviews.push(await calls.waiting(product, { stars: (number % 5) + 1 }));
    }
    const decided = await Promise.all([
      calls.approve(...reviews),
      calls.refuse('Fuori tema', ...reviews.slice(4)),
      ...reviews.map((review) => calls.approve(review)),
    ]);
    expect(decided.every(({ status }) => status === 200)).toBe(true);
    const [counted, there] = await stored(product);
    expect(counted).toBe(there);
    const undone = await Promise.all(decided.map(({ body }) => body.changeId).map(undoOf));
    expect(undone.filter((status) => status !== null && status !== 200)).toEqual([]);
    const [after, left] = await stored(product);
    expect(after).toBe(left);
  });

  it('tells the gateway of what everybody sees, and of nothing else', async () => {
    const product = await service.product();
    const [one, two] = [await calls.waiting(product), await calls.waiting(product)];
    const publish = jest.spyOn(service.app.get(DataChanges, { strict: false }), 'publish');
    const toldAfter = async (act: () => Promise<unknown>) => {
      publish.mockClear();
      await act();
      return publish.mock.calls.length > 0;
    };
    expect(await toldAfter(() => calls.refuse('Fuori tema', one))).toBe(false);
    expect(await toldAfter(() => calls.approve(two))).toBe(true);
    expect(await toldAfter(() => calls.answer(two, 'Grazie!'))).toBe(true);
    expect(await toldAfter(() => calls.answer(two, 'Grazie!'))).toBe(false);
    expect(await toldAfter(() => calls.answer(one, 'Ci dispiace'))).toBe(false);
    expect(await toldAfter(() => calls.report(two))).toBe(false);
    publish.mockRestore();
  });
});

/** The status of an undo; null where nothing was decided. */
async function undoOf(changeId: string | null): Promise<number | null> {
  return changeId === null ? null : (await calls.undo(changeId)).status;
}
