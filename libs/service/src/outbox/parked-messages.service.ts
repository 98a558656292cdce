import { Injectable } from '@nestjs/common';
import { OutboxAdmin } from './outbox-admin';
import { messageNotParked, parkedAnswer } from './parked-answer';

/** What a service tells staff of what it could not deliver, and what staff does about it. */
@Injectable()
export class ParkedMessagesService {
  constructor(private readonly outbox: OutboxAdmin) {}

  async list() {
    const messages = await this.outbox.listParked();
    return { messages: messages.map(parkedAnswer) };
  }

  /** Rejects as `not-found` where it waits no more. */
  async retry(id: string) {
    if (!(await this.outbox.retry(id))) throw messageNotParked();
    return { success: true } as const;
  }

  /** Rejects as `not-found` where it waits no more, or its topic is none of these. */
  async discard(id: string, topics: readonly string[]) {
    if (!(await this.outbox.discard(id, topics))) throw messageNotParked();
    return { success: true } as const;
  }
}
