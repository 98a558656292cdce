import type { AddressInfo } from 'node:net';
import { hangingService } from './hanging-service';
import { notingService } from './noting-service';
import { openGateway } from './open-gateway';
import { PublishedReleases } from './published-releases';

/** Gateways that pass calls on, and the services behind them; each is closed after its test. */
export class TestDoor {
  /** Empty: calls need no pages, and no render worker starts. */
  private readonly releases = new PublishedReleases();
  private readonly closing: (() => unknown)[] = [];

  /** What else is to be closed after the test. */
  closeLater(close: () => unknown): void {
    this.closing.push(close);
  }

  async openService(...args: Parameters<typeof notingService>) {
    const service = await notingService(...args);
    this.closeLater(service.close);
    return service;
  }

  /** A service whose process hangs, until it is told to answer. */
  async openHanging() {
    const service = await hangingService();
    this.closeLater(service.end);
    return service;
  }

  async open(env: Record<string, string>, folder = this.releases.folder) {
    const gateway = await openGateway(folder, env);
    this.closeLater(() => gateway.close());
    return gateway;
  }

  /** With a service of accounts behind it. */
  async openAccounts(env: Record<string, string> = {}) {
    const service = await this.openService();
    const gateway = await this.open({ IDENTITY_URL: service.url, ...env });
    /** Gives the port. */
    const listening = async () => {
      await gateway.listen({ port: 0, host: '127.0.0.1' });
      return (gateway.server.address() as AddressInfo).port;
    };
    return { gateway, service, calls: service.calls, listening };
  }

  /** After each test. */
  async close(): Promise<void> {
    for (const close of this.closing.splice(0).reverse()) await close();
  }

  /** After the last one. */
  remove(): void {
    this.releases.remove();
  }
}
