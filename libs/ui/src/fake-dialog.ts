/** jsdom knows the dialog element but not how to open it: gives tests the part that components use. */
export function installFakeDialog(): void {
  const focused = new WeakMap<HTMLDialogElement, Element | null>();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (!this.open) focused.set(this, document.activeElement);
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      const before = focused.get(this);
      if (this.isConnected && before instanceof HTMLElement) before.focus();
      this.dispatchEvent(new Event('close'));
    },
  });
}

/** What Esc does in a browser. */
export function pressEscape(dialog: HTMLElement): void {
  const cancel = new Event('cancel', { cancelable: true });
  dialog.dispatchEvent(cancel);
  if (!cancel.defaultPrevented) (dialog as HTMLDialogElement).close();
}
