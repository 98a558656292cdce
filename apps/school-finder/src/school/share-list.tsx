import { Button } from '@zaino/ui/button';
import { useConfirmation } from '@zaino/web/use-confirmation';
import { type ListChoice, listQuery } from './school-address';

/** Passes the list's address on: school and class only, nothing about a child. */
export function ShareList({ title, choice }: { title: string; choice: ListChoice }) {
  const [isCopied, confirmCopy] = useConfirmation();

  const share = async () => {
    const url = new URL(listQuery(choice), window.location.href).href;
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url }).catch(ignoreCancel);
      return;
    }
    await navigator.clipboard.writeText(url);
    confirmCopy();
  };

  return (
    <>
      <Button variant="text" size="small" onClick={() => void share()}>
        Condividi la lista
      </Button>
      <span role="status">{isCopied && 'Link copiato negli appunti!'}</span>
    </>
  );
}

/** Closing the phone's share sheet is no failure. */
function ignoreCancel(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}
