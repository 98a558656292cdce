import fastify from 'fastify';
import { refusePage } from './refuse-page';

describe('who has had too many pages', () => {
  const app = fastify();
  app.get('/', (_request, reply) => refusePage(reply, 3));
  afterAll(() => app.close());

  it('is told so in the shop’s look, with nothing to be loaded', async () => {
    const { statusCode, headers, body } = await app.inject('/');
    expect(statusCode).toBe(429);
    expect(headers).toMatchObject({ 'retry-after': '3', 'cache-control': 'no-store' });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(body).toContain('Aspetta 3 secondi, poi riprova.');
    expect(body).toMatch(/<a href="">Riprova<\/a><a href="\/">Torna alla home<\/a>/);
  });
});
