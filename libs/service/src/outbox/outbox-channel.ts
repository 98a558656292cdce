import type { DataSource } from 'typeorm';

/** Redis channel on which the relays of one schema's outbox are woken. */
export function outboxChannel({ driver }: DataSource): string {
  return `outbox:${driver.database ?? ''}`;
}
