import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface ForeignClaims {
  email?: string;
  email_verified?: boolean;
  name?: string;
  given_name?: string;
  family_name?: string;
}

/** A real provider on this machine, and a person who visits it. */
export class TestOidc {
  private constructor(
    /** For `OIDC_ISSUER`. */
    readonly issuer: string,
    private readonly callback: string,
    private stopServer: () => Promise<void>,
  ) {}

  static async open(callback: string): Promise<TestOidc> {
    const { issuer, stop } = await startServer('0', callback);
    return new TestOidc(issuer, callback, stop);
  }

  stop(): Promise<void> {
    return this.stopServer();
  }

  /** Again, at the same address; it has forgotten everything, its keys too. */
  async restart(): Promise<void> {
    const { stop } = await startServer(new URL(this.issuer).port, this.callback);
    this.stopServer = stop;
  }

  /** Signs in and agrees, or changes its mind. Gives the address by which the browser goes back to the shop. */
  async visit(start: string, claims: ForeignClaims | 'cancel'): Promise<URL> {
    const visitor = new ProviderVisitor(this.callback);
    return visitor.walk(start, claims);
  }
}

async function startServer(port: string, callback: string) {
  const script = join(import.meta.dirname, 'oidc-server.ts');
  const child = spawn(process.execPath, [script, port, callback], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { NODE_NO_WARNINGS: '1' },
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const stop = async () => {
    child.stdin.end();
    if (child.exitCode === null) await once(child, 'exit');
  };
  return { issuer: line.toString().trim(), stop };
}

/** A browser without scripts at the pages of the provider. */
class ProviderVisitor {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly callback: string) {}

  async walk(start: string, claims: ForeignClaims | 'cancel'): Promise<URL> {
    let next = await this.send(start);
    for (let steps = 0; steps < 12; steps += 1) {
      const location = next.headers.get('location');
      if (location?.startsWith(this.callback)) return new URL(location);
      next = location
        ? await this.send(new URL(location, next.url).href)
        : await this.answer(next.url, await next.text(), claims);
    }
    throw new Error('The provider leads nowhere.');
  }

  private answer(url: string, page: string, claims: ForeignClaims | 'cancel'): Promise<Response> {
    if (claims === 'cancel') return this.send(`${url}/abort`);
    const action = /action="([^"]+)"/.exec(page)?.[1] ?? '';
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? '';
    const login = Buffer.from(JSON.stringify(claims)).toString('base64url');
    const body = new URLSearchParams({ prompt, login, password: 'any' });
    return this.send(new URL(action, url).href, { method: 'POST', body });
  }

  private async send(url: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      this.cookies.set(name, value);
    }
    return response;
  }
}
