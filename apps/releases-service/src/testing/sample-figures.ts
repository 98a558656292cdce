import type { ReleaseFigures } from '@zaino/contracts/releases';
import { ReleaseVersionEntity } from '../versions/release-version.entity';
import type { TestService } from './test-service';

export const samplePage = { page: '/cart', lcp: 1_000, comparedLcp: 1_000, violations: [] };

/** What somebody measured of the cart; its page has these changes. */
export const sampleFigures = (changes: Partial<typeof samplePage> | object = {}) => ({
  measuredAt: '2026-11-27T10:00:00.000Z',
  tool: 'Chromium',
  comparedWith: 'single-bundle' as const,
  visits: 9,
  pages: [{ ...samplePage, ...changes }],
});

/** What the table keeps of a version of the cart. */
export async function keptFigures(
  { database }: TestService,
  version: string,
): Promise<ReleaseFigures | null> {
  const { figures } = await database.manager.findOneOrFail(ReleaseVersionEntity, {
    select: { app: true, version: true, figures: true },
    where: { app: 'cart', version },
  });
  return figures;
}
