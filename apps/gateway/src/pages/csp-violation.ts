import { z } from 'zod';

/** What an operator is told of something that the content security policy stopped: nothing about the person. */
export interface CspViolation {
  directive: string;
  /** What was stopped: a kind (`inline`, `eval`, ...), a file of ours, or a foreign site. */
  blocked: string;
  /** First part of the page's path: what follows may name a school, an order or a person. */
  page: string;
  source: string;
  line: number | undefined;
  column: number | undefined;
  /** The function that was given text in the place of a trusted value. */
  sink: string | undefined;
}

const text = z.string().catch('');
const position = z.number().int().optional().catch(undefined);

/** The Reporting API's form. */
const reportSchema = z
  .object({
    type: z.literal('csp-violation'),
    body: z.object({
      documentURL: text,
      effectiveDirective: text,
      blockedURL: text,
      sourceFile: text,
      lineNumber: position,
      columnNumber: position,
      sample: text,
    }),
  })
  .transform(({ body }) => body);

/** The form before it, one violation at a time. */
const olderReportSchema = z
  .object({
    'csp-report': z.object({
      'document-uri': text,
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'source-file': text,
      'line-number': position,
      'column-number': position,
      'script-sample': text,
    }),
  })
  .transform(({ 'csp-report': report }) => ({
    documentURL: report['document-uri'],
    effectiveDirective: report['effective-directive'] || report['violated-directive'],
    blockedURL: report['blocked-uri'],
    sourceFile: report['source-file'],
    lineNumber: report['line-number'],
    columnNumber: report['column-number'],
    sample: report['script-sample'],
  }));

type Report = z.output<typeof reportSchema>;

/** The violations that a browser tells of; extensions' own and what is no such report are left out. */
export function readViolations(reports: unknown): CspViolation[] {
  const older = olderReportSchema.safeParse(reports);
  if (older.success) return violationsOf(older.data);
  if (!Array.isArray(reports)) return [];
  return reports.flatMap((report) => {
    const { success, data } = reportSchema.safeParse(report);
    return success ? violationsOf(data) : [];
  });
}

function violationsOf(report: Report): CspViolation[] {
  const { blockedURL, sourceFile, documentURL, sample } = report;
  if (/^[a-z-]+-extension:/.test(blockedURL) || /^[a-z-]+-extension:/.test(sourceFile)) return [];
  const own = URL.parse(documentURL)?.origin;
  return [
    {
      directive: /^[a-z-]{1,40}/.exec(report.effectiveDirective)?.[0] ?? '',
      blocked: placeOf(blockedURL, own),
      page: placeOf(documentURL, own),
      source: placeOf(sourceFile, own),
      line: report.lineNumber,
      column: report.columnNumber,
      sink: /^[a-z ]{1,60}(?=\||$)/i.exec(sample)?.[0],
    },
  ];
}

const isKind = (place: string) => /^[a-z-]{0,40}$/.test(place);

function placeOf(place: string, ownOrigin: string | undefined): string {
  if (isKind(place)) return place;
  const url = URL.parse(place);
  if (!url) return 'unreadable';
  if (url.origin !== ownOrigin) return url.origin === 'null' ? url.protocol : url.origin;
  const path = /^\/releases\/[\w./-]{1,200}$|^\/[^/]{0,60}/.exec(url.pathname);
  return path?.[0] ?? '/';
}
