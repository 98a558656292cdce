import type { DataSource } from 'typeorm';
import { EventStore } from '../security-log/event-store';

/** What was done at the command line, straight into the table: the stream is for processes that stay. */
export async function recordCommand(
  dataSource: DataSource,
  { message, adminId }: { message: string; adminId: string },
): Promise<void> {
  const now = new Date();
  await new EventStore(dataSource).add([
    {
      timestamp: now,
      recordedAt: now,
      level: 'WARN',
      category: 'auth.second-factor',
      message,
      data: null,
      userAgent: null,
      url: null,
      userId: adminId,
      source: 'admin-command',
      streamId: null,
    },
  ]);
}
