import type { SecurityEvent } from '@zaino/service/security-log/security-log';
import type { DataSource } from 'typeorm';
import { EventStore } from '../security-log/event-store';

/** What was done at the command line, straight into the table: the stream is for processes that stay. */
export async function recordCommand(
  dataSource: DataSource,
  { category, message, userId }: Pick<SecurityEvent, 'category' | 'message'> & { userId: string },
): Promise<void> {
  const now = new Date();
  await new EventStore(dataSource).add([
    {
      timestamp: now,
      recordedAt: now,
      level: 'WARN',
      category,
      message,
      data: null,
      userAgent: null,
      url: null,
      userId,
      source: 'admin-command',
      streamId: null,
    },
  ]);
}
