import { HeartButton } from '@zaino/ui/heart-button';
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
  return (
    <HeartButton isOn={isOn} onPress={toggle} className={isOnCard ? css.round : undefined}>
      {isOnCard ? <VisuallyHidden>{`Preferito: ${nome}`}</VisuallyHidden> : 'Preferito'}
    </HeartButton>
  );
}
