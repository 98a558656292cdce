import { adminImportApi, IMPORT_PART_BYTES } from '@zaino/contracts/schools';
import { ApiError, fetchJson, sendFile } from '@zaino/web/api-client';

const TRIES = 4;
const PAUSE_S = 2;

/** What of the files has arrived, in bytes as they are sent. */
export interface UploadProgress {
  /** The file that is on its way. */
  name: string;
  file: number;
  files: number;
  sent: number;
  size: number;
}

interface Upload {
  files: readonly File[];
  /** Of adoption files whose names hold no date. */
  year: number | null;
  onProgress: (progress: UploadProgress) => void;
}

/**
 * Sends the ministry's files in parts, packed where the browser can, and starts their import. A part whose answer does
 * not come is sent again; rejects with `ApiError`.
 */
export async function uploadFiles({ files, year, onProgress }: Upload): Promise<void> {
  const { id } = await fetchJson(adminImportApi.open);
  const named: { name: string; parts: number }[] = [];
  for (const [at, file] of files.entries()) {
    const { name, content } = await packed(file);
    const parts = Math.max(1, Math.ceil(content.size / IMPORT_PART_BYTES));
    for (let part = 0; part < parts; part += 1) {
      const sent = part * IMPORT_PART_BYTES;
      onProgress({ name: file.name, file: at + 1, files: files.length, sent, size: content.size });
      const path = partPath({ id, file: at, part });
      await sendAgain(() =>
        sendFile({ method: 'POST', path }, content.slice(sent, sent + IMPORT_PART_BYTES)),
      );
    }
    named.push({ name, parts });
  }
  await fetchJson(adminImportApi.start, { params: { id }, body: { files: named, year } });
}

function partPath(place: Record<'id' | 'file' | 'part', number>): string {
  const { path } = adminImportApi.sendPart;
  return path.replaceAll(/:(id|file|part)/g, (_, name: keyof typeof place) => String(place[name]));
}

/** The ministry's files are text: packed they are a tenth. It keeps its name: whoever reads it knows packed files by their beginning. */
async function packed(file: File): Promise<{ name: string; content: Blob }> {
  const name = file.name.replaceAll(/[^\w ().-]/g, '_');
  const isPacked = /\.gz$/i.test(name);
  if (isPacked || typeof CompressionStream === 'undefined') return { name, content: file };
  const stream = file.stream().pipeThrough(new CompressionStream('gzip'));
  return { name, content: await new Response(stream).blob() };
}

async function sendAgain(send: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await send();
      return;
    } catch (error) {
      const { kind, retryAfter } =
        error instanceof ApiError ? error : { kind: null, retryAfter: 0 };
      const isPassing = kind === 'unavailable' || kind === 'limited';
      if (!isPassing || tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, (retryAfter ?? PAUSE_S * tries) * 1_000));
    }
  }
}
