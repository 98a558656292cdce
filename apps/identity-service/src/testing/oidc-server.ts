import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/**
 * An OpenID Connect provider in a process of its own: `oidc-server.ts <port> <callback>`. Whoever signs in does so
 * with base64url of their claims for a name. Ends when its standard input does.
 */
const [port = '0', callback = ''] = process.argv.slice(2);

const server = createServer((request, response) => void handle(request, response));
server.listen(Number(port), '127.0.0.1');
await once(server, 'listening');
const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'zaino',
      client_secret: 'a secret between the two',
      redirect_uris: [callback],
      response_types: ['code'],
      grant_types: ['authorization_code'],
    },
  ],
  cookies: { keys: ['a key of this test'] },
  pkce: { required: () => true },
  claims: {
    openid: ['sub'],
    email: ['email', 'email_verified'],
    profile: ['name', 'given_name', 'family_name'],
  },
  findAccount: (_context, id) => ({
    accountId: id,
    claims: () => ({
      ...(JSON.parse(Buffer.from(id, 'base64url').toString()) as Record<string, string>),
      sub: id,
    }),
  }),
});
const handle = provider.callback();

process.stdin.resume();
process.stdin.on('end', () => process.exit(0));
process.stdout.write(`${issuer}\n`);
