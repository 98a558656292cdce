import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type GenerateKeyPairResult, SignJWT } from 'jose';

type Claims = Record<string, unknown>;

/** What the provider answers with at a sign-in. */
export interface CrookedAnswers {
  idToken: Claims;
  userInfo: Claims;
  /** Whether somebody else has signed the ID token, under the name of the provider's own key. */
  isForged?: boolean;
}

const KEY_ID = 'of this provider';
const ALGORITHM = 'RS256';

/** An OpenID Connect provider that says whatever a test wants, without asking anybody: no certified one would. */
export class CrookedOidc {
  answers: CrookedAnswers = { idToken: {}, userInfo: {} };
  private nonce = '';

  private constructor(
    private readonly server: Server,
    private readonly keys: GenerateKeyPairResult,
    private readonly othersKeys: GenerateKeyPairResult,
  ) {}

  static async open(): Promise<CrookedOidc> {
    const server = createServer();
    const [own, others] = [await generateKeyPair(ALGORITHM), await generateKeyPair(ALGORITHM)];
    const provider = new CrookedOidc(server, own, others);
    server.on('request', (request, response) => void provider.answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return provider;
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** What the browser comes back with from the page that `start` leads to. */
  visit(start: string): string {
    const { searchParams } = new URL(start);
    this.nonce = searchParams.get('nonce') ?? '';
    const state = searchParams.get('state') ?? '';
    return new URLSearchParams({ code: 'a code', state, iss: this.issuer }).toString();
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async answer({ url }: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await this.bodyFor(new URL(url ?? '/', this.issuer).pathname);
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? {}));
  }

  private async bodyFor(path: string): Promise<Claims | undefined> {
    if (path === '/.well-known/openid-configuration') return this.metadata();
    if (path === '/keys') {
      const key = await exportJWK(this.keys.publicKey);
      return { keys: [{ ...key, kid: KEY_ID, alg: ALGORITHM, use: 'sig' }] };
    }
    if (path === '/token') {
      const idToken = await this.idToken();
      return { access_token: 'a token', token_type: 'Bearer', id_token: idToken, expires_in: 60 };
    }
    return path === '/me' ? this.answers.userInfo : undefined;
  }

  private metadata(): Claims {
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/authorize`,
      token_endpoint: `${this.issuer}/token`,
      userinfo_endpoint: `${this.issuer}/me`,
      jwks_uri: `${this.issuer}/keys`,
      id_token_signing_alg_values_supported: [ALGORITHM],
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
    };
  }

  private idToken(): Promise<string> {
    const { idToken, isForged = false } = this.answers;
    const { privateKey } = isForged ? this.othersKeys : this.keys;
    return new SignJWT({ ...idToken, nonce: this.nonce })
      .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID })
      .setIssuer(this.issuer)
      .setAudience('zaino')
      .setIssuedAt()
      .setExpirationTime('1m')
      .sign(privateKey);
  }
}
