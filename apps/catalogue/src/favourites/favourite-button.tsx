import { classNames } from '@zaino/ui/class-names';
import { buttonClass } from '@zaino/ui/button';
import { HeartIcon } from '@zaino/ui/icons';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import css from './favourite-button.module.css';
import { useMark } from './use-mark';

interface FavouriteButtonProps {
  product: { id: string; nome: string };
  /** A heart alone, on the image of a card; otherwise with its word. */
  isOnCard?: boolean;
}

/** Keeps a product for later, or no longer. */
export function FavouriteButton({ product: { id, nome }, isOnCard = false }: FavouriteButtonProps) {
  const { isOn, toggle } = useMark({ kind: 'favourites', id, nome });
  const look = isOnCard ? css.round : buttonClass({ variant: 'text', size: 'small' });
  return (
    <button
      type="button"
      data-late=""
      aria-pressed={isOn}
      className={classNames(css.heart, look)}
      onClick={toggle}
    >
      <HeartIcon />
      {isOnCard ? <VisuallyHidden>{`Preferito: ${nome}`}</VisuallyHidden> : 'Preferito'}
    </button>
  );
}
