import { z } from 'zod';

/** Where release files lie, for the registry and for gateways alike: a folder, or a bucket. */
export const releaseFilesVariables = {
  /** The folder; of a gateway with a bucket: where it keeps what it has fetched. */
  RELEASES_DIR: z.string().min(1).default('dist/releases'),
  /** `s3://bucket` or `s3://bucket/folder`. */
  RELEASES_BUCKET: z
    .string()
    .regex(/^s3:\/\/[a-z0-9][\w.-]+(?:\/[\w./-]*)?$/i, 'As in s3://bucket or s3://bucket/folder')
    .optional(),
  /** Of a server that speaks S3's protocol; Amazon's where unset. */
  RELEASES_BUCKET_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  RELEASES_BUCKET_REGION: z.string().min(1).default('eu-south-1'),
  /** `id:secret`; without it the machine's own role counts. */
  RELEASES_BUCKET_KEY: z
    .string()
    .regex(/^[^:]+:.+$/, 'As in id:secret')
    .optional(),
};

export type ReleaseFilesConfig = z.infer<z.ZodObject<typeof releaseFilesVariables>>;
