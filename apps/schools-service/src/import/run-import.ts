import type { RowDataPacket } from 'mysql2/promise';
import type { SourceKind } from '../dataset/source-file.entity';
import { ImportError } from './import-error';
import { ImportJournal } from './import-journal';
import type { LoadContext } from './loading/file-loader';
import { connect } from './loading/import-lock';
import { readIdentities } from './loading/identity-state';
import type { IdentityState } from './loading/identity-state';
import { loadFile } from './loading/load-file';
import { LoadSession } from './load-session';
import { RowCount } from './loading/row-count';
import { nowhere } from './loading/row-sink';
import type { FileReport, ImportReport } from './import-report';
import { phaseSentences } from './phase-sentences';
import { findFiles } from './reading/find-files';
import { inspectFile } from './reading/inspect-file';
import type { InputFile } from './reading/inspect-file';
import { RejectFile } from './reject-file';

export interface ImportRequest {
  mysqlUrl: string;
  /** Files or folders. */
  inputs: readonly string[];
  /** School year of adoption files; null takes it from the dates in their names. */
  givenYear: number | null;
  isDryRun: boolean;
  /** Files that are in use are read again, for the sake of rules that changed since. */
  isAgain: boolean;
  /** A file for the rows that cannot be used, beside the table; null for none. */
  rejectsPath: string | null;
  /** So many of the newest imports can be undone: what they replaced is kept. */
  keptImports: number;
  /** Descriptions and covers are refused: they cannot be undone. */
  isMinistryOnly?: boolean;
  /** The import that was prepared and waits; null for one that was not. */
  runId?: number | null;
  /** Whether the process is to end: the import then gives way. */
  shouldStop?: () => boolean;
  onProgress: (sentence: string) => void;
}

const kindOrder: SourceKind[] = ['registry', 'adoptions', 'enrichment'];

/** Imports the ministry's files; throws an ImportError, with nothing changed, where one cannot be used. */
export async function runImport(request: ImportRequest): Promise<ImportReport> {
  const files = await inspectAll(request);
  const rejects = new RejectFile(request.rejectsPath);
  try {
    const reports = request.isDryRun
      ? await readOnly({ request, files, rejects })
      : await loadAndActivate({ request, files, rejects });
    return {
      files: reports,
      isDryRun: request.isDryRun,
      rejects: rejects.isUsed ? rejects.path : null,
    };
  } finally {
    rejects.close();
  }
}

async function inspectAll({ inputs, givenYear, isMinistryOnly }: ImportRequest) {
  const files: InputFile[] = [];
  for (const path of await findFiles(inputs)) {
    const file = await inspectFile(path, givenYear);
    if (isMinistryOnly === true && file.kind === 'enrichment') {
      throw new ImportError(`${path} is no file of the ministry.`, { code: 'not-ministry', path });
    }
    files.push(file);
  }
  return files.sort((a, b) => kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind));
}

interface Run {
  request: ImportRequest;
  files: InputFile[];
  rejects: RejectFile;
}

async function loadAndActivate(run: Run): Promise<FileReport[]> {
  const { mysqlUrl, keptImports, runId = null, shouldStop = () => false } = run.request;
  const session = await LoadSession.open(mysqlUrl, keptImports);
  try {
    const files = run.files.length;
    const journal = await ImportJournal.open(mysqlUrl, { id: runId, files, shouldStop });
    try {
      return await written(run, session, journal);
    } finally {
      await journal.close();
    }
  } finally {
    await session.close();
  }
}

/** The import itself; the journal says how it ended. */
async function written(
  run: Run,
  session: LoadSession,
  journal: ImportJournal,
): Promise<FileReport[]> {
  const { request } = run;
  try {
    const known = request.isAgain ? new Map<string, number>() : await readKnownFiles(session.run);
    const reports = await loadAll({
      ...run,
      known,
      journal,
      identities: session.identities,
      begin: (file) => session.begin(file),
    });
    const isActive = await session.activate(journal, async (phase) => {
      request.onProgress(phaseSentences[phase]);
      if (phase === 'sweeping') await journal.sweeping();
      else await journal.enter(phase);
    });
    await journal.end(isActive ? 'active' : 'unchanged');
    return reports;
  } catch (error) {
    await session.giveUp().catch(() => {
      request.onProgress('The next import will remove what this one leaves behind.');
    });
    await journal.fail(error).catch(() => undefined);
    throw error;
  }
}

/** The same reading with every row thrown away. */
async function readOnly({ request, files, rejects }: Run): Promise<FileReport[]> {
  const connection = await connect(request.mysqlUrl);
  try {
    const known = request.isAgain ? new Map<string, number>() : await readKnownFiles(connection);
    const identities = await readIdentities(connection);
    return await loadAll({
      request,
      files,
      rejects,
      known,
      identities,
      journal: null,
      begin: ({ schoolYear }) => Promise.resolve(emptyContext(schoolYear, identities)),
    });
  } finally {
    await connection.end();
  }
}

function emptyContext(schoolYear: number, identities: IdentityState): LoadContext {
  const sinks = {
    school: nowhere,
    class_group: nowhere,
    adoption: nowhere,
    book_variant: nowhere,
    enrichment: nowhere,
  };
  return { sourceId: 0, schoolYear, identities, sinks };
}

interface LoadPlan extends Run {
  /** Rows of the files that are active already, by their digest. */
  known: Map<string, number>;
  identities: IdentityState;
  /** Null of a dry run, of which nothing is written. */
  journal: ImportJournal | null;
  begin: (file: InputFile) => Promise<LoadContext & { onLoaded?: (count: RowCount) => void }>;
}

async function loadAll(plan: LoadPlan): Promise<FileReport[]> {
  const reports: FileReport[] = [];
  for (const file of plan.files) {
    const report = repeatedFile(file, plan.known) ?? (await loadOne(file, plan));
    plan.known.set(identityOf(file), report.count.read);
    await plan.journal?.fileRead(report.count);
    reports.push(report);
  }
  return reports;
}

async function loadOne(file: InputFile, plan: LoadPlan): Promise<FileReport> {
  const { journal, rejects } = plan;
  plan.request.onProgress(`Reading ${file.fileName}`);
  await journal?.enter('reading', file.fileName);
  const context = await plan.begin(file);
  const count = await loadFile({
    file,
    context,
    onReject: (row) => {
      rejects.add(row);
      journal?.reject(context.sourceId, row);
    },
    onPart: async (soFar) => journal?.keepUp(soFar),
  });
  context.onLoaded?.(count);
  return { file, count, note: '' };
}

/** A file that is in use already: all its rows repeat what is there. */
function repeatedFile(file: InputFile, known: Map<string, number>): FileReport | null {
  const rows = known.get(identityOf(file));
  if (rows === undefined) return null;
  const count = new RowCount();
  count.duplicate = rows;
  return { file, count, note: 'already imported' };
}

function identityOf({ sha256, schoolYear }: { sha256: string; schoolYear: number }): string {
  return `${schoolYear} ${sha256}`;
}

type KnownRow = RowDataPacket & { sha256: string; schoolYear: number; rows: number };

async function readKnownFiles(connection: LoadSession['run']): Promise<Map<string, number>> {
  const [rows] = await connection.query<KnownRow[]>(
    `SELECT sha256, school_year AS schoolYear,
            rows_imported + rows_duplicate + rows_rejected AS \`rows\`
       FROM source_file WHERE state = 'active'`,
  );
  return new Map(rows.map((row) => [identityOf(row), row.rows]));
}
