import type { BrowserErrors } from '@zaino/contracts/identity';
import type { NewEvent } from './new-event';

/** Kind of the day's count of errors that browsers told of. */
export const BROWSER_ERROR_COUNT = 'browser-error';

/** A file of a release, as files and stacks of errors name it: whose it is, and its version. */
const releaseFile = /\/releases\/([a-z][a-z-]{0,29})\/([\w.-]{1,20})\//;
const UNKNOWN = '-';

/** The name that an error is counted by: its app and version as far as its files say them, and its category. */
export function browserErrorName({ category, data }: Pick<NewEvent, 'category' | 'data'>): string {
  const [, app = UNKNOWN, version = UNKNOWN] = releaseFile.exec(data ?? '') ?? [];
  return [app, version, category].join(' ');
}

/** What was counted by such a name. */
export function browserErrorOf(name: string): Omit<BrowserErrors['errors'][number], 'times'> {
  const [app = UNKNOWN, version = UNKNOWN, category = ''] = name.split(' ');
  const known = (part: string) => (part === UNKNOWN ? null : part);
  return { app: known(app), version: known(version), category };
}
