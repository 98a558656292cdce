import type { Preview } from '@zaino/contracts/releases';
import type { PreviewEntity } from '../live-document/preview.entity';

/** A preview as the contract has it. */
export function previewAnswer(row: PreviewEntity): Preview {
  const { id, versions, localApp, localOrigin, note, createdAt, expiresAt, revokedAt, by } = row;
  const isLocal = localApp !== null && localOrigin !== null;
  return {
    id,
    versions,
    local: isLocal ? { app: localApp, origin: localOrigin } : null,
    note,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
    by,
  };
}
