import { gzipSync } from 'node:zlib';
import { IMPORT_PART_BYTES, type ImportRun } from '@zaino/contracts/schools';
import type { TestService } from '../../testing/test-service';

/** What the page does with imports, as calls of a test. */
export interface ImportCalls {
  /** Sends files and starts their import; names that end in .gz are zipped. */
  start: (files: Record<string, string>) => Promise<ImportRun>;
  read: (id: number) => Promise<ImportRun>;
  /** Until it has come to an end. */
  ended: (id: number) => Promise<ImportRun>;
  /** Starts one and waits for its end. */
  run: (files: Record<string, string>) => Promise<ImportRun>;
}

const path = '/api/admin/book-imports';
const bytes = { 'content-type': 'application/octet-stream' };

export function importCalls(service: TestService): ImportCalls {
  const post = async (place: string, body?: unknown) => {
    const answer = await service.adminCall<ImportRun>({
      method: 'POST',
      path: `${path}${place}`,
      body,
    });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body;
  };
  const read: ImportCalls['read'] = async (id) =>
    (await service.adminCall<ImportRun>({ path: `${path}/${id}` })).body;
  const start: ImportCalls['start'] = async (files) => {
    const { id } = await post('');
    const named: { name: string; parts: number }[] = [];
    for (const [name, text] of Object.entries(files)) {
      const content = name.endsWith('.gz') ? gzipSync(text) : Buffer.from(text);
      const parts = Math.ceil(content.length / IMPORT_PART_BYTES);
      for (let part = 0; part < parts; part += 1) {
        const { status } = await service.adminCall({
          method: 'POST',
          path: `${path}/${id}/files/${named.length}/parts/${part}`,
          headers: bytes,
          body: content.subarray(part * IMPORT_PART_BYTES, (part + 1) * IMPORT_PART_BYTES),
        });
        if (status !== 200) throw new Error(`Part ${part} of ${name} was refused: ${status}`);
      }
      named.push({ name, parts });
    }
    return post(`/${id}/start`, { files: named, year: null });
  };
  const ended: ImportCalls['ended'] = async (id) => {
    for (;;) {
      const run = await read(id);
      if (run.endedAt !== null && run.phase === null) return run;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  return { start, read, ended, run: async (files) => ended((await start(files)).id) };
}
