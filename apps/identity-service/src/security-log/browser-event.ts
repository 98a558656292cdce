import { SECURITY_MESSAGE_LENGTH, type securityLogEndpoints } from '@zaino/contracts/identity';
import type { BodyOf } from '@zaino/service/route';
import { deviceName } from '../sessions/device-name';
import { cleanData } from './clean-data';
import { cleanText, withoutPersonalData } from './clean-text';
import { boundedTimestamp, type NewEvent } from './new-event';

export const BROWSER_SOURCE = 'browser';
const CATEGORY_PREFIX = 'browser.';
const LONGEST_CATEGORY = 50;
const LONGEST_URL = 500;

/** What the server knows by itself, whatever the entry says. */
interface Circumstances {
  nowMs: number;
  userId: string | null;
}

/** A browser's entry as it is kept: one line, without personal data, and under `browser.` so that it imitates no service. */
export function browserEvent(
  entry: BodyOf<typeof securityLogEndpoints.add>,
  { nowMs, userId }: Circumstances,
): NewEvent {
  const { timestamp, level, category, message, data, userAgent, url } = entry;
  const isPrefixed = category.startsWith(CATEGORY_PREFIX);
  return {
    timestamp: boundedTimestamp(new Date(timestamp), nowMs),
    recordedAt: new Date(nowMs),
    level,
    category: (isPrefixed ? category : CATEGORY_PREFIX + category).slice(0, LONGEST_CATEGORY),
    message: cleanText(withoutPersonalData(message), SECURITY_MESSAGE_LENGTH) || '-',
    data: data === undefined ? null : JSON.stringify(cleanData(data)),
    userAgent: userAgent === undefined ? null : deviceName(userAgent),
    url: url === undefined ? null : cleanUrl(url),
    userId,
    source: BROWSER_SOURCE,
    streamId: null,
  };
}

/** Path of a page without query and fragment: those hold names, addresses and tokens. */
function cleanUrl(url: string): string | null {
  const [path = ''] = url.split(/[?#]/);
  try {
    const { protocol, host, pathname } = new URL(path, 'http://relative');
    if (protocol !== 'http:' && protocol !== 'https:') return null;
    const origin = host === 'relative' ? '' : `${protocol}//${host}`;
    return cleanText(withoutPersonalData(origin + pathname), LONGEST_URL);
  } catch {
    // Not an address: of no use to anybody.
    return null;
  }
}
