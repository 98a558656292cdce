import { Button } from '@zaino/ui/button';
import css from './shortcuts-button.module.css';

/** Opens the list of keys, where there is room for a keyboard. */
export function ShortcutsButton({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="text" size="small" className={css.keys} onClick={onPress}>
      Scorciatoie
    </Button>
  );
}
