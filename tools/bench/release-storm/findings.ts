/** What nobody who looks at pages may notice of releases; each of them a sentence. */
export interface Findings {
  failedPages: string[];
  consoleErrors: string[];
  mixedSets: string[];
  failedFiles: string[];
}

export const noFindings = (): Findings => ({
  failedPages: [],
  consoleErrors: [],
  mixedSets: [],
  failedFiles: [],
});
