/**
 * Opens what the device shares with; false where it has nothing of the kind or may not. Also true where the person has
 * closed the choice: there is nothing left to do.
 */
export async function shareByDevice(content: ShareData): Promise<boolean> {
  const { share } = navigator as { share?: Navigator['share'] };
  if (!share) return false;
  try {
    await share.call(navigator, content);
    return true;
  } catch (error) {
    return (error as Partial<Error>).name === 'AbortError';
  }
}

/** Puts a text on the clipboard; false where there is none, as without TLS, or where it was refused. */
export async function copyText(text: string): Promise<boolean> {
  const { clipboard } = navigator as { clipboard?: Clipboard };
  try {
    await clipboard?.writeText(text);
    return clipboard !== undefined;
  } catch {
    return false;
  }
}
