import type { Live } from '@zaino/contracts/releases';
import type { EntityManager } from 'typeorm';
import { LiveDocumentEntity, LiveWritingEntity, ONLY_ROW } from './live-document.entity';

const where = { id: ONLY_ROW };
const lock = { mode: 'pessimistic_write' } as const;

/** Holds the document's row, and with it all that is live, until the transaction ends. */
export async function lockDocumentRow(manager: EntityManager): Promise<Live> {
  const { document } = await manager.findOneOrFail(LiveDocumentEntity, { where, lock });
  return document;
}

/** The document as it was committed last. */
export async function readDocumentRow(manager: EntityManager): Promise<Live> {
  const { document } = await manager.findOneByOrFail(LiveDocumentEntity, where);
  return document;
}

export async function saveDocumentRow(manager: EntityManager, document: Live): Promise<void> {
  const { revision } = document;
  await manager.update(LiveDocumentEntity, where, { revision, document });
}

/** Holds the row of who writes the document; gives the revision that was written last. */
export async function lockWritingRow(manager: EntityManager): Promise<number> {
  const { revision } = await manager.findOneOrFail(LiveWritingEntity, { where, lock });
  return revision;
}

export async function saveWritingRow(manager: EntityManager, revision: number): Promise<void> {
  await manager.update(LiveWritingEntity, where, { revision });
}

/** Whether gateways were told of something else than what is live. */
export async function isUnwritten(manager: EntityManager): Promise<boolean> {
  const [document, writing] = [
    await manager.findOne(LiveDocumentEntity, { select: { id: true, revision: true }, where }),
    await manager.findOneBy(LiveWritingEntity, where),
  ];
  return document?.revision !== writing?.revision;
}
