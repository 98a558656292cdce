/** What nobody who looks at pages may notice of releases; each of them a sentence. */
export interface StormFindings {
  failedPages: string[];
  consoleErrors: string[];
  mixedSets: string[];
  failedFiles: string[];
}

export const noFindings = (): StormFindings => ({
  failedPages: [],
  consoleErrors: [],
  mixedSets: [],
  failedFiles: [],
});
