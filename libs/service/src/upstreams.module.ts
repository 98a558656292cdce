import { type DynamicModule, Module, type Type } from '@nestjs/common';
import type { ServiceClient, ServiceClientOptions } from './service-client';

interface Upstream {
  client: Type<ServiceClient> & (new (options: ServiceClientOptions) => ServiceClient);
  /** Where that service listens, see `ServiceClientOptions`. */
  baseUrl: string;
}

/** The clients of the services that a service asks, for all its modules. */
@Module({})
export class UpstreamsModule {
  static connect(serviceKey: string, upstreams: readonly Upstream[]): DynamicModule {
    const providers = upstreams.map(({ client, baseUrl }) => ({
      provide: client,
      useFactory: () => new client({ baseUrl, serviceKey }),
    }));
    return {
      module: UpstreamsModule,
      global: true,
      providers,
      exports: upstreams.map(({ client }) => client),
    };
  }
}
