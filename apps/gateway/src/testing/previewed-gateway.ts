import type { FastifyInstance } from 'fastify';
import { openGateway } from './open-gateway';
import { ours, PreviewedShop } from './previewed-shop';

/** The cookie of a browser that has opened a preview. */
export const previewCookie = (token: string) => `__Host-zaino_preview=${token}`;

/** A gateway on releases of its own, as the live shop has it: behind TLS, with signed versions. */
export class PreviewedGateway {
  readonly releases = new PreviewedShop();
  private opened: FastifyInstance | undefined;

  get gateway(): FastifyInstance {
    if (!this.opened) throw new Error('The gateway is not open yet');
    return this.opened;
  }

  /** Gives how a browser with these cookies asks for a page. */
  async open() {
    const gateway = await openGateway(this.releases.folder, {
      PUBLIC_URL: 'https://zaino.example',
      TRUSTED_PROXIES: '127.0.0.1',
      RELEASES_PUBLIC_KEYS: ours.publicKey,
      PAGE_FRESH_MS: '3600000',
    });
    this.opened = gateway;
    const headers = { host: 'zaino.example', 'x-forwarded-proto': 'https' };
    return (url: string, cookie = '') => gateway.inject({ url, headers: { ...headers, cookie } });
  }

  async close(): Promise<void> {
    await this.opened?.close();
    this.releases.remove();
  }
}
