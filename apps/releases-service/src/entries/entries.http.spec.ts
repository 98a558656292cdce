import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});
afterEach(() => service.stop());

describe('entries', () => {
  it('are listed, the newest first', async () => {
    const headers = await service.signIn();
    expect(await service.list()).toMatchObject({ status: 200, body: { entries: [] } });
    await service.add({ title: 'Prima', note: '' }, headers);
    service.advance(1);
    const { body } = await service.add({ title: ' Seconda ', note: 'Con una nota' }, headers);
    expect(body.entry).toMatchObject({ title: 'Seconda', note: 'Con una nota' });
    expect((await service.list()).body.entries.map(({ title }) => title)).toEqual([
      'Seconda',
      'Prima',
    ]);
  });

  it('are added by whoever is signed in, and by nobody else', async () => {
    expect((await service.add({ title: 'Prova', note: '' })).status).toBe(401);
    expect((await service.list()).body.entries).toEqual([]);
  });

  it('have one title each, also where many ask for it at once', async () => {
    const headers = await service.signIn();
    const wishes = Array.from({ length: 8 }, () =>
      service.add({ title: 'Una sola', note: '' }, headers),
    );
    const statuses = (await Promise.all(wishes)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, ...Array<number>(7).fill(409)]);
    expect(await service.add({ title: 'una sola', note: '' }, headers)).toMatchObject({
      status: 409,
      body: { code: 'title-taken' },
    });
  });

  it.each([
    ['no title', { title: ' ', note: '' }, 'Scrivi un titolo'],
    ['a title of 121 letters', { title: 'a'.repeat(121), note: '' }, 'Al massimo 120 caratteri'],
    ['no note', { title: 'Prova' }, 'Obbligatorio'],
  ])('are refused with %s', async (_, input, message) => {
    const { status, body } = await service.add(input, await service.signIn());
    expect([status, body.errors?.map((error) => error.message)]).toEqual([400, [message]]);
  });
});
