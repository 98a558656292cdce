import { In, IsNull, MoreThan } from 'typeorm';
import type { LiveChange } from './live-changes';
import { PreviewEntity } from './preview.entity';

/** Ends all open previews that show an app, by a link or from a developer's machine; gives their ids. */
export async function endPreviewsOf({ manager, now }: LiveChange, app: string): Promise<string[]> {
  const open = await manager.findBy(PreviewEntity, {
    revokedAt: IsNull(),
    expiresAt: MoreThan(now),
  });
  const ids = open
    .filter(({ versions, localApp }) => Object.hasOwn(versions, app) || localApp === app)
    .map(({ id }) => id);
  await manager.update(PreviewEntity, { id: In(ids) }, { revokedAt: now });
  return ids;
}
