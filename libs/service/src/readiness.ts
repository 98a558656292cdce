import { Injectable } from '@nestjs/common';

const CHECK_TIMEOUT_MS = 1_000;

interface ReadinessCheck {
  name: string;
  /** Rejects while the thing is away. */
  check: () => Promise<unknown>;
  /** False for what the service can do without: reported, but no reason to send callers elsewhere. */
  isRequired: boolean;
}

export interface ReadinessReport {
  isReady: boolean;
  checks: Record<string, 'up' | 'down'>;
}

/** What must work before a service takes calls; modules add their own checks. */
@Injectable()
export class Readiness {
  private readonly checks: ReadinessCheck[] = [];
  private isDraining = false;

  add(check: ReadinessCheck): void {
    this.checks.push(check);
  }

  /** From now on the service asks to be left out: it is about to stop. */
  drain(): void {
    this.isDraining = true;
  }

  async report(): Promise<ReadinessReport> {
    const results = await Promise.all(
      this.checks.map(async (check) => ({ ...check, isUp: await isUp(check) })),
    );
    return {
      isReady: !this.isDraining && results.every(({ isUp, isRequired }) => isUp || !isRequired),
      checks: Object.fromEntries(results.map(({ name, isUp }) => [name, isUp ? 'up' : 'down'])),
    };
  }
}

async function isUp({ check }: ReadinessCheck): Promise<boolean> {
  const answered = check().then(
    () => true,
    () => false,
  );
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, CHECK_TIMEOUT_MS, false);
  });
  const isUpInTime = await Promise.race([answered, tooLate]);
  clearTimeout(timer);
  return isUpInTime;
}
