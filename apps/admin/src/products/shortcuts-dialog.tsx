import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { Checkbox } from '@zaino/ui/tick';
import css from './shortcuts-dialog.module.css';
import { shortcutWords } from './shortcuts';

interface ShortcutsDialogProps {
  hasCharacters: boolean;
  onChange: (hasCharacters: boolean) => void;
  onClose: () => void;
}

/** The list of keys; those of one character can be turned off (WCAG 2.1.4). */
export function ShortcutsDialog({ hasCharacters, onChange, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog
      isOpen
      title="Scorciatoie da tastiera"
      onClose={onClose}
      footer={<Button onClick={onClose}>Chiudi</Button>}
    >
      <dl className={css.list}>
        {shortcutWords.map(([keys, words]) => (
          <div key={keys} className={css.entry}>
            <dt>
              <kbd className={css.keys}>{keys}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <Checkbox checked={hasCharacters} onChange={(event) => onChange(event.currentTarget.checked)}>
        Usa anche i tasti di una sola lettera
      </Checkbox>
    </Dialog>
  );
}
