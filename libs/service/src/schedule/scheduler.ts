import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  Optional,
} from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { ACCESS_SETTINGS, type AccessSettings } from '../access-settings';
import { type Redis, REDIS } from '../redis-client';
import { ScheduledTask } from './scheduled-task';
import { type Schedule, SCHEDULE } from './scheduled';
import { sharedRun } from './shared-run';

type Method = () => Promise<unknown>;

/** Finds the providers' `@Scheduled` methods, calls them while the service runs, and waits for them when it ends. */
@Injectable()
export class Scheduler implements OnApplicationBootstrap, OnModuleDestroy {
  private tasks: ScheduledTask[] = [];

  constructor(
    private readonly providers: DiscoveryService,
    private readonly methods: MetadataScanner,
    private readonly reflector: Reflector,
    @Inject(ACCESS_SETTINGS) private readonly settings: AccessSettings,
    @Optional() @Inject(REDIS) private readonly redis?: Redis,
  ) {}

  onApplicationBootstrap(): void {
    const instances = this.providers.getProviders().map(({ instance }) => instance as unknown);
    this.tasks = instances.flatMap((instance) => this.tasksOf(instance));
    for (const task of this.tasks) task.start();
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.tasks.map((task) => task.stop()));
  }

  private tasksOf(instance: unknown): ScheduledTask[] {
    if (typeof instance !== 'object' || instance === null) return [];
    const provider = instance as Record<string, Method>;
    return this.methods
      .getAllMethodNames(Object.getPrototypeOf(instance) as object)
      .flatMap((name) => {
        const method = provider[name];
        const schedule = method && this.reflector.get<Schedule | undefined>(SCHEDULE, method);
        // Looked up at each run, so that a test may put another method in its place.
        const run = () => provider[name]?.() ?? Promise.resolve();
        return schedule ? [this.taskOf(instance, { run, schedule })] : [];
      });
  }

  private taskOf(
    instance: object,
    { run, schedule }: { run: Method; schedule: Schedule },
  ): ScheduledTask {
    const { name } = instance.constructor;
    const { pauseMs, copies } = schedule;
    if (copies === 'each') return new ScheduledTask({ name, pauseMs, run });
    const shared = { name: `${this.settings.serviceName}:${name}`, pauseMs, run };
    return new ScheduledTask({ name, pauseMs, run: () => sharedRun(this.redis, shared) });
  }
}
