const INDENT = 2;

/** Hands a file to the browser's downloads, made on this page. */
export function downloadJson(name: string, content: unknown): void {
  const blob = new Blob([JSON.stringify(content, null, INDENT)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Not at once: the download reads it after the press.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
