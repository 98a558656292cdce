import {
  type AccountSettings,
  createServiceDatabase,
} from '@zaino/browser-testing/account-services';
import { start } from '@zaino/browser-testing/processes';

/** The analytics service; adds how to end it to `ends`, and gives its address. */
export async function startAnalytics(
  ends: (() => Promise<void>)[],
  { REDIS_URL, SERVICE_KEY }: AccountSettings,
): Promise<string> {
  const database = await createServiceDatabase('analytics-service');
  ends.push(database.drop);
  const service = await start('analytics-service', {
    REDIS_URL,
    SERVICE_KEY,
    MYSQL_URL: database.url,
  });
  ends.push(service.stop);
  return service.url;
}
