import type { Processes } from './processes';
import type { BenchServers } from './servers';

/** What a service with demo data is started in. */
export interface DemoEnvironment {
  processes: Processes;
  servers: BenchServers;
  /** Settings of every service. */
  common: Record<string, string>;
  /** Of the generated demo data. */
  folder: string;
}
