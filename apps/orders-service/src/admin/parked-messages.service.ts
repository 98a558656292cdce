import { Injectable } from '@nestjs/common';
import { OutboxAdmin } from '@zaino/service/outbox/outbox-admin';
import { messageNotParked, parkedAnswer } from '@zaino/service/outbox/parked-answer';

/** What should have followed from an order and could not be delivered. */
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
}
