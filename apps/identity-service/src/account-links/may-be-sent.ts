import { HOUR_MS, MINUTE_MS } from '@zaino/rules/durations';
import type { AccountLinkEntity } from './account-link.entity';

/** Nobody's mailbox is filled by our forms, however many addresses they are sent from. */
const MAILS_PER_HOUR = 5;
const SHORTEST_PAUSE_MS = MINUTE_MS;

interface PlannedMail {
  messageId: string;
  email: string;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Whether a mail with a link is to be written, given the links of the same account and purpose. Not where this very
 * message was sent before, where the same mail went out within the last minute or is on its way, or where five went out
 * within the last hour. What is on its way and fails is tried again by its own message.
 */
export function mayBeSent(
  links: AccountLinkEntity[],
  { messageId, email, now }: PlannedMail,
): boolean {
  const isUnderWay = links.some(
    (link) =>
      link.messageId !== messageId &&
      link.email === email &&
      link.sentAt === null &&
      link.endedAt === null &&
      Number(link.createdAt) > now - SHORTEST_PAUSE_MS,
  );
  const sent = links.filter(({ sentAt }) => sentAt !== null);
  const within = (ms: number) => sent.filter(({ sentAt }) => Number(sentAt) > now - ms).length;
  const isJustSent = sent.some(
    (link) =>
      link.email === email &&
      link.endedAt === null &&
      Number(link.sentAt) > now - SHORTEST_PAUSE_MS,
  );
  const isRepeated = sent.some((link) => link.messageId === messageId);
  return !isRepeated && !isUnderWay && !isJustSent && within(HOUR_MS) < MAILS_PER_HOUR;
}
