import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { Checkbox } from '@zaino/ui/tick';
import css from './order-desk.module.css';
import { orderPageKeys } from './use-order-keys';

interface OrderKeysDialogProps {
  hasCharacters: boolean;
  onChange: (hasCharacters: boolean) => void;
  onClose: () => void;
}

/** The list of keys; those of one character can be turned off (WCAG 2.1.4). */
export function OrderKeysDialog({ hasCharacters, onChange, onClose }: OrderKeysDialogProps) {
  return (
    <Dialog
      isOpen
      title="Scorciatoie da tastiera"
      onClose={onClose}
      footer={<Button onClick={onClose}>Chiudi</Button>}
    >
      <dl className={css.keys}>
        {orderPageKeys.map(([keys, words]) => (
          <div key={keys} className={css.key}>
            <dt>
              <kbd>{keys}</kbd>
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
