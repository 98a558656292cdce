import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { ACCESS_SETTINGS, type AccessSettings } from './access-settings';
import type { ServiceClient, ServiceClientOptions } from './service-client';

interface Upstream {
  /** The service that is asked, as in `SERVICE_KEY`. */
  name: string;
  client: Type<ServiceClient> & (new (options: ServiceClientOptions) => ServiceClient);
  /** Where that service listens, see `ServiceClientOptions`. */
  baseUrl: string;
}

/** The clients of the services that a service asks, for all its modules. */
@Module({})
export class UpstreamsModule {
  static connect(upstreams: readonly Upstream[]): DynamicModule {
    const providers = upstreams.map(({ name, client, baseUrl }) => ({
      provide: client,
      inject: [ACCESS_SETTINGS],
      useFactory: ({ domain, serviceKeys, moved }: AccessSettings) =>
        new client({ baseUrl, serviceKey: serviceKeys.sent(domain, name), moved }),
    }));
    return {
      module: UpstreamsModule,
      global: true,
      providers,
      exports: upstreams.map(({ client }) => client),
    };
  }
}
