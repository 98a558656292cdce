import { releasesEndpoints } from '@zaino/contracts/releases';
import { Registry } from '@zaino/tools/release/registry';

const reason = 'npm run bench';

/** Calls the registry as the release command does, through a gateway. */
export class Releaser {
  private readonly registry: Registry;

  /** `url` is the gateway's. */
  constructor(url: string, token: string) {
    const from = { tokenFrom: 'the registry', isOfThisMachine: true };
    this.registry = new Registry({ url, token, ...from });
  }

  /** A packed build. */
  async publish(app: string, version: string, archive: Buffer<ArrayBuffer>): Promise<void> {
    const input = { params: { app, version }, query: { jump: 'patch' as const } };
    await this.registry.call(releasesEndpoints.publish, input, archive);
  }

  async promote(app: string, version: string): Promise<void> {
    const input = { params: { app }, body: { version, reason } };
    await this.registry.call(releasesEndpoints.promote, input);
  }

  async back(app: string): Promise<void> {
    await this.registry.call(releasesEndpoints.goBack, { params: { app }, body: { reason } });
  }

  /** `share` in per cent of the visitors. */
  async startCanary(app: string, version: string, share: number): Promise<void> {
    const body = { version, share, tenant: null, isForStaff: false, reason };
    await this.registry.call(releasesEndpoints.startCanary, { params: { app }, body });
  }

  async changeShare(app: string, share: number): Promise<void> {
    const input = { params: { app }, body: { share, reason } };
    await this.registry.call(releasesEndpoints.changeCanary, input);
  }

  async endCanary(app: string): Promise<void> {
    await this.registry.call(releasesEndpoints.endCanary, { params: { app }, body: { reason } });
  }
}
