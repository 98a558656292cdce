import { Logger } from '@nestjs/common';

interface Task {
  /** As the log names it. */
  name: string;
  pauseMs: number;
  run: () => Promise<unknown>;
}

/**
 * Does something again and again, in this process never twice at once. A failure ends nothing: it is logged once
 * until the next success.
 */
export class ScheduledTask {
  private readonly logger: Logger;
  private timer?: NodeJS.Timeout;
  private running: Promise<void> = Promise.resolve();
  private isStopped = false;
  private isFailing = false;

  constructor(private readonly task: Task) {
    this.logger = new Logger(task.name);
  }

  start(): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      this.running = this.attempt().then(() => this.start());
    }, this.task.pauseMs);
  }

  /** Waits for the run that is under way. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private async attempt(): Promise<void> {
    try {
      await this.task.run();
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) this.logger.warn(`It failed and will be tried again: ${String(error)}`);
      this.isFailing = true;
    }
  }
}
