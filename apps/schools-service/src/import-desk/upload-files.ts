import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { ImportPartEntity } from '../import/import-part.entity';
import { ImportUploadEntity } from '../import/import-upload.entity';

/** Writes the files that were sent for an import into a folder, a part at a time. */
export async function writeUploadedFiles(
  dataSource: DataSource,
  runId: number,
  folder: string,
): Promise<void> {
  const { manager } = dataSource;
  const uploads = await manager.find(ImportUploadEntity, { where: { runId } });
  for (const { file, fileName } of uploads) {
    const written = await open(join(folder, fileName), 'wx');
    try {
      for (let part = 0; ; part += 1) {
        const found = await manager.findOneBy(ImportPartEntity, { runId, file, part });
        if (found === null) break;
        await written.appendFile(found.content);
      }
    } finally {
      await written.close();
    }
  }
}

/** Forgets the files of an import, one after the other: they are large. */
export async function removeUploadedFiles(dataSource: DataSource, runId: number): Promise<void> {
  const { manager } = dataSource;
  const files = await manager
    .createQueryBuilder(ImportPartEntity, 'part')
    .select('DISTINCT part.file', 'file')
    .where('part.runId = :runId', { runId })
    .getRawMany<{ file: number }>();
  for (const { file } of files) await manager.delete(ImportPartEntity, { runId, file });
  await manager.delete(ImportUploadEntity, { runId });
}
