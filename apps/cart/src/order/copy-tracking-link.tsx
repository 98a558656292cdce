import { Button } from '@zaino/ui/button';
import { TextField } from '@zaino/ui/text-field';
import { useConfirmation } from '@zaino/web/use-confirmation';
import { useRef } from 'react';
import css from './tracking-link.module.css';

/** The address of the public page, to be copied; a chunk of its own, since few send it on. */
export function CopyTrackingLink({ path }: { path: string }) {
  const [isCopied, confirm] = useConfirmation();
  const field = useRef<HTMLInputElement>(null);
  const address = new URL(path, location.origin).href;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      confirm();
    } catch {
      // Not allowed: the address is marked for copying by hand.
      field.current?.select();
    }
  };

  return (
    <>
      <TextField ref={field} label="Link" value={address} readOnly className={css.field} />
      <Button variant="outline" size="small" onClick={() => void copy()}>
        Copia il link
      </Button>
      <p role="status" className={css.small}>
        {isCopied ? 'Link copiato negli appunti!' : ''}
      </p>
    </>
  );
}
