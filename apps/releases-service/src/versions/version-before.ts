import { IsNull, Not, type EntityManager } from 'typeorm';
import type { Weights } from '../budgets/first-budget';
import { ReleaseVersionEntity } from './release-version.entity';

/** What the version weighs that was published last; null before the first, and where it was not weighed in full. */
export async function versionBefore(manager: EntityManager, app: string): Promise<Weights | null> {
  const last = await manager.findOne(ReleaseVersionEntity, {
    where: { app, heaviestPage: Not(IsNull()) },
    order: { publishedAt: 'DESC', version: 'ASC' },
  });
  if (last?.heaviestPage == null) return null;
  // Of older versions only the heaviest page is known, of which scripts are a part.
  return { heaviestPage: last.heaviestPage, firstLoad: last.firstLoad ?? last.heaviestPage };
}
