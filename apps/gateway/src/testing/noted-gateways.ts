import { notingService } from './noting-service';
import { openGateway } from './open-gateway';
import { PublishedReleases } from './published-releases';

type ServiceUrl = 'IDENTITY_URL' | 'SCHOOLS_URL';

/** Gateways of a spec, each before a service that notes what it is asked; nothing is rendered. `closing` is what ends after each test. */
export function notedGateways(serviceUrl: ServiceUrl) {
  const releases = new PublishedReleases();
  const closing: (() => unknown)[] = [];

  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });
  afterAll(() => releases.remove());

  async function open(env: Record<string, string> = {}) {
    const service = await notingService();
    closing.push(service.close);
    const gateway = await openGateway(releases.folder, {
      PUBLIC_URL: 'https://zaino.example',
      [serviceUrl]: service.url,
      ...env,
    });
    closing.push(() => gateway.close());
    return { gateway, calls: service.calls };
  }
  return { open, closing };
}
