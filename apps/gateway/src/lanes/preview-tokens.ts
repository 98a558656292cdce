import type { KeyObject } from 'node:crypto';
import { appNameSchema, localRemoteSchema, versionSchema } from '@zaino/contracts/releases';
import { z } from 'zod';
import type { LiveDocument } from '../releases/live-document';
import { SignedTokens } from './signed-tokens';

const previewSchema = z.object({
  id: z.uuid(),
  versions: z.record(appNameSchema, versionSchema),
  expiresAt: z.iso.datetime(),
});
/** A preview, as its link says it. */
export type PreviewClaims = z.infer<typeof previewSchema>;

const localSchema = z.object({
  id: z.uuid(),
  local: localRemoteSchema,
  expiresAt: z.iso.datetime(),
});
/** An app from the browser's own machine, as its cookie says it. */
export type LocalPreview = z.infer<typeof localSchema>;

const staffSchema = z.object({ staff: z.literal(true), expiresAt: z.iso.datetime() });

/** Why a link or a cookie of a preview shows none; the last is that of an app from a developer's machine. */
export type PreviewEnd = 'expired' | 'revoked' | 'unknown' | 'local-over';

/** Reads what links and cookies of previews and of staff say. */
export class PreviewTokens {
  private readonly previews: SignedTokens<PreviewClaims>;
  private readonly locals: SignedTokens<LocalPreview>;
  private readonly staff: SignedTokens<z.infer<typeof staffSchema>>;

  constructor(
    private readonly live: LiveDocument,
    keys: readonly KeyObject[] | null,
  ) {
    this.previews = new SignedTokens(previewSchema, keys);
    this.locals = new SignedTokens(localSchema, keys);
    this.staff = new SignedTokens(staffSchema, keys);
  }

  /** What a browser has open by its cookie, or why there is nothing. */
  opened(token: string): PreviewClaims | LocalPreview | PreviewEnd {
    const local = this.locals.read(token);
    if (!local) return this.preview(token);
    return isOver(local) || this.isRevoked(local) ? 'local-over' : local;
  }

  /** The preview that a link opens, or why there is none. What is for one browser alone is in no link. */
  preview(token: string): PreviewClaims | PreviewEnd {
    const preview = this.previews.read(token);
    if (!preview) return 'unknown';
    if (isOver(preview)) return 'expired';
    return this.isRevoked(preview) ? 'revoked' : preview;
  }

  /** Whether it lets its browser see what is for staff alone. */
  isOfStaff(token: string): boolean {
    const said = this.staff.read(token);
    return said !== undefined && !isOver(said);
  }

  private isRevoked({ id }: { id: string }): boolean {
    return this.live.current()?.revokedPreviews.includes(id) ?? false;
  }
}

const isOver = ({ expiresAt }: { expiresAt: string }) => Date.parse(expiresAt) <= Date.now();
