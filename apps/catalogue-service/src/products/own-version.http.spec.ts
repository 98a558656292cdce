import { AfterCommit } from '@zaino/service/after-commit';
import { type SaveCalls, saveCalls } from '../testing/save-calls';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
let calls: SaveCalls;
beforeAll(async () => {
  service = await startTestService();
  calls = saveCalls(service);
});
afterAll(() => service.stop());

describe('a write that another one follows in the next moment', () => {
  /** Lets something happen between the next commit and the answer of whoever has written. */
  function afterNextCommit<Result>(action: () => Promise<Result>): Promise<Result> {
    const afterCommit = service.app.get(AfterCommit, { strict: false });
    const run = afterCommit.run.bind(afterCommit);
    return new Promise((resolve, reject) => {
      jest.spyOn(afterCommit, 'run').mockImplementationOnce(async () => {
        await run();
        await action().then(resolve, reject);
      });
    });
  }

  const call = <Body>(method: string, path: string, body?: object) =>
    service.adminCall<Body>({ method, path: `/api/admin/${path}`, body });
  const patch = (id: string, versione: number) =>
    call<{ product: { nome: string; versione: number } }>('PATCH', `products/${id}`, {
      versione,
      prezzoOriginale: 7,
    });

  // With another's version in the answer, the next save would write over what that other has saved.
  it.each(['save', 'patch'])('a %s is answered the version that it has made', async (kind) => {
    const before = await service.product({ nome: 'Prima' });
    const seen = { ...before, versione: 2 };
    const next = afterNextCommit(() => calls.edit(seen, { nome: 'Di Bea' }));
    const write =
      kind === 'save' ? calls.edit(before, { nome: 'Prima', sconto: 5 }) : patch(before.id, 1);
    const { status, body } = await write;
    expect((await next).status).toBe(200);
    expect([status, body.product.versione, body.product.nome]).toEqual([200, 2, 'Prima']);
  });

  it('an undo is answered the version that it has made', async () => {
    const before = await service.product({ nome: 'Prima' });
    const { body: saved } = await calls.edit(before, { nome: 'Dopo' });
    const seen = { ...before, versione: 3 };
    const next = afterNextCommit(() => calls.edit(seen, { nome: 'Di Bea' }));
    const { body } = await call<{ products: object[] }>(
      'POST',
      `product-changes/${saved.changeId}/undo`,
    );
    expect((await next).status).toBe(200);
    expect(body.products).toMatchObject([{ versione: 3, nome: 'Prima' }]);
  });
});
