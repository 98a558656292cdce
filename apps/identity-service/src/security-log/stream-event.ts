import { SECURITY_MESSAGE_LENGTH, securityLogLevels } from '@zaino/contracts/identity';
import { SECURITY_LOG_FIELD } from '@zaino/service/security-log/security-log';
import { z } from 'zod';
import { cleanText, withoutContacts } from './clean-text';
import { boundedTimestamp, type NewEvent } from './new-event';

const LONGEST_DATA = 16_000;

/** What `SecurityLog` of libs/service writes; looser, since services are released one by one. */
const schema = z.object({
  timestamp: z.string(),
  level: z.enum(securityLogLevels),
  category: z.string().regex(/^[\w.-]{1,50}$/),
  message: z.string(),
  data: z.unknown(),
  userId: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .nullable()
    .catch(null),
  source: z.string().regex(/^[\w.-]{1,50}$/),
});

/** An entry of the stream; null where it is none that we understand. */
export interface StreamMessage {
  id: string;
  message: Record<string, string>;
}

/** An entry as it is kept; null where the message is none. */
export function streamEvent({ id, message }: StreamMessage, nowMs: number): NewEvent | null {
  const { data: entry } = schema.safeParse(parseJson(message[SECURITY_LOG_FIELD]));
  if (entry === undefined) return null;
  const { timestamp, level, category, source, userId } = entry;
  return {
    timestamp: boundedTimestamp(new Date(timestamp), nowMs),
    recordedAt: new Date(nowMs),
    level,
    category,
    message: cleanText(withoutContacts(entry.message), SECURITY_MESSAGE_LENGTH),
    data: jsonOf(entry.data),
    userAgent: null,
    url: null,
    userId,
    source,
    streamId: id,
  };
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

function jsonOf(data: unknown): string | null {
  if (data === undefined || data === null) return null;
  const json = withoutContacts(JSON.stringify(data));
  return json.length <= LONGEST_DATA ? json : JSON.stringify({ tooLong: json.length });
}
