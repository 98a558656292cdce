import { Button } from '@zaino/ui/button';
import { useNavigate } from '@zaino/web/router';
import { useRef } from 'react';
import type { ClassListState } from './use-class-list';

/** The second half of a double press comes within it, in milliseconds (`@zaino/web/cart-press`). */
const DOUBLE_PRESS_MS = 500;

interface AddTickedProps extends Pick<ClassListState, 'inCart'> {
  ticks: Pick<ClassListState['ticks'], 'ticked'>;
  adding: Pick<ClassListState['adding'], 'add'>;
}

/** Puts what is ticked into the cart; the same button leads there once nothing is left to add. */
export function AddTicked({ ticks, inCart, adding }: AddTickedProps) {
  const navigate = useNavigate();
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const { ticked } = ticks;
  const isDone = ticked.length === 0 && inCart.length > 0;

  const press = () => {
    // The second half of a double press must not lead away.
    const isDouble = performance.now() - pressedAt.current < DOUBLE_PRESS_MS;
    pressedAt.current = performance.now();
    if (!isDone) adding.add(ticked);
    else if (!isDouble) void navigate('/cart');
  };

  return (
    <Button isWide disabled={ticked.length === 0 && !isDone} onClick={press}>
      {isDone ? 'Vai al carrello' : `Aggiungi ${ticked.length} al carrello`}
    </Button>
  );
}
