import type { KeyObject } from 'node:crypto';
import { appNameSchema, versionSchema } from '@zaino/contracts/releases';
import { z } from 'zod';
import type { LiveDocument } from '../releases/live-document';
import { SignedTokens } from './signed-tokens';

const previewSchema = z.object({
  id: z.uuid(),
  versions: z.record(appNameSchema, versionSchema),
  expiresAt: z.iso.datetime(),
});
/** A preview, as its link says it. */
export type Preview = z.infer<typeof previewSchema>;

const staffSchema = z.object({ staff: z.literal(true), expiresAt: z.iso.datetime() });

/** Why a link to a preview shows none. */
export type PreviewEnd = 'expired' | 'revoked' | 'unknown';

/** Reads what links and cookies of previews and of staff say. */
export class PreviewTokens {
  private readonly previews: SignedTokens<Preview>;
  private readonly staff: SignedTokens<z.infer<typeof staffSchema>>;

  constructor(
    private readonly live: LiveDocument,
    keys: readonly KeyObject[] | null,
  ) {
    this.previews = new SignedTokens(previewSchema, keys);
    this.staff = new SignedTokens(staffSchema, keys);
  }

  /** The preview, or why there is none. */
  preview(token: string): Preview | PreviewEnd {
    const preview = this.previews.read(token);
    if (!preview) return 'unknown';
    if (isOver(preview)) return 'expired';
    const isRevoked = this.live.current()?.revokedPreviews.includes(preview.id) ?? false;
    return isRevoked ? 'revoked' : preview;
  }

  /** Whether it lets its browser see what is for staff alone. */
  isOfStaff(token: string): boolean {
    const said = this.staff.read(token);
    return said !== undefined && !isOver(said);
  }
}

const isOver = ({ expiresAt }: { expiresAt: string }) => Date.parse(expiresAt) <= Date.now();
