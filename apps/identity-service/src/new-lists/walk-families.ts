import { Injectable } from '@nestjs/common';
import { inTransaction } from '@zaino/service/in-transaction';
import { Outbox } from '@zaino/service/outbox/outbox';
import type { OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { ListedClasses } from './listed-classes';
import { NewListNotices } from './new-list-notices';

/** Families are looked through in parts: payload `{ schoolYear, after }`, the last family of the part before. */
export const NEW_LISTS_WALK_TOPIC = 'new-lists.walk';

const walkSchema = z.object({ schoolYear: z.int(), after: z.string() });
export type Walk = z.infer<typeof walkSchema>;

/** Families of one part. */
export const FAMILIES_AT_ONCE = 50;

/**
 * Writes to the families whose children's classes have a new list. A part's mails, the note of each and the next part
 * are one transaction: a part that is delivered again, after a crash or beside itself, finds the notes and tells nobody
 * twice, and one that fails leaves nothing.
 */
@Injectable()
export class WalkFamilies implements OutboxHandler {
  readonly topic = NEW_LISTS_WALK_TOPIC;

  constructor(
    private readonly dataSource: DataSource,
    private readonly notices: NewListNotices,
    private readonly classes: ListedClasses,
    private readonly outbox: Outbox,
  ) {}

  async handle(payload: unknown): Promise<void> {
    const { schoolYear, after } = walkSchema.parse(payload);
    const families = await this.notices.families({ after, most: FAMILIES_AT_ONCE });
    const last = families.at(-1);
    if (last === undefined) return;
    const children = await this.notices.childrenOf(families, schoolYear);
    // Before the transaction: it would hold its locks while another service is asked.
    const found = await this.classes.ofChildren(children, schoolYear);
    await inTransaction(this.dataSource, async (manager) => {
      await this.notices.tell(manager, { schoolYear, found });
      if (families.length < FAMILIES_AT_ONCE) return;
      const next: Walk = { schoolYear, after: last };
      await this.outbox.add(manager, NEW_LISTS_WALK_TOPIC, next);
    });
  }
}
