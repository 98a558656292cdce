import fastify from 'fastify';
import { serveSecurityContact } from './serve-security-contact';

const origin = 'https://zaino.example';

it('says whom to tell of a weakness, for half a year from now', async () => {
  const app = fastify();
  serveSecurityContact(app, {
    siteOf: () => ({ origin }),
    contact: 'assistenza@zaino.example',
    now: () => new Date('2026-09-01T08:00:00Z'),
  });
  const { headers, body } = await app.inject('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toBe(
    [
      'Contact: mailto:assistenza@zaino.example',
      'Expires: 2027-02-28T08:00:00.000Z',
      'Preferred-Languages: it, en',
      `Canonical: ${origin}/.well-known/security.txt`,
      '',
    ].join('\n'),
  );
});
