import { randomUUID } from 'node:crypto';
import { adminBookEndpoints } from '@zaino/contracts/schools';
import { startTestService, type TestService } from '../testing/test-service';
import { BookDesk, fillDesk, isbnOf } from './testing/book-desk';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(fillDesk);
});
afterAll(() => service.stop());

const endpoints = Object.entries(adminBookEndpoints);

describe('what the desk for books asks', () => {
  it('is for admins alone, by its contract', () => {
    expect(new Set(endpoints.map(([, { access }]) => access))).toEqual(new Set(['admin']));
  });

  it.each(endpoints)('%s lets nobody else in', async (_, { method, path }) => {
    const address = path.replace(':isbn', isbnOf(1)).replace(':id', randomUUID());
    const body = method === 'GET' ? undefined : { versione: 0, campi: { collana: 'Di nessuno' } };
    for (const headers of [
      {},
      await service.signIn('customer'),
      await service.signIn('bookshop'),
      { authorization: `Bearer ${'a'.repeat(43)}` },
      { 'x-service-key': 'a-key-that-only-the-services-of-this-test-know' },
    ]) {
      const answer = await service.call({ method, path: address, body, headers });
      expect([401, 415]).toContain(answer.status);
    }
    expect((await new BookDesk(service).read(isbnOf(1))).versione).toBe(0);
  });
});
