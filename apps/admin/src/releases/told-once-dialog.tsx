import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { copyText } from '@zaino/web/share';
import { useState } from 'react';
import css from './releases.module.css';

interface ToldOnceDialogProps {
  title: string;
  /** What it is for. */
  words: string;
  value: string;
  onClose: () => void;
}

/** What nobody can see again: it can only be answered. */
export function ToldOnceDialog({ title, words, value, onClose }: ToldOnceDialogProps) {
  const [isCopied, setCopied] = useState<boolean | null>(null);
  return (
    <Dialog
      isOpen
      title={title}
      footer={
        <>
          <Button variant="outline" onClick={() => void copyText(value).then(setCopied)}>
            Copia
          </Button>
          <Button onClick={onClose}>L’ho copiato</Button>
        </>
      }
    >
      <p>
        <strong>È mostrato solo ora.</strong> {words}
      </p>
      <p className={css.told}>{value}</p>
      <p role="status">
        {isCopied === true && 'Copiato negli appunti.'}
        {isCopied === false && 'Non si è potuto copiare: selezionalo e copialo a mano.'}
      </p>
    </Dialog>
  );
}
