import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { Checkbox } from '@zaino/ui/tick';
import css from './shortcuts-dialog.module.css';
import type { Noun } from './count-words';
import { type OwnKey, shortcutWords } from './shortcuts';

interface ShortcutsDialogProps {
  noun: Noun;
  own: readonly OwnKey<string>[];
  hasCharacters: boolean;
  onChange: (hasCharacters: boolean) => void;
  onClose: () => void;
}

/** The list of keys; those of one character can be turned off (WCAG 2.1.4). */
export function ShortcutsDialog(props: ShortcutsDialogProps) {
  const { noun, own, hasCharacters, onChange, onClose } = props;
  return (
    <Dialog
      isOpen
      title="Scorciatoie da tastiera"
      onClose={onClose}
      footer={<Button onClick={onClose}>Chiudi</Button>}
    >
      <dl className={css.list}>
        {shortcutWords(noun, own).map(([keys, words]) => (
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
