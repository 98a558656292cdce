import { Container } from '@zaino/ui/container';
import { clear, useCart } from '@zaino/web/cart';
import { Link } from '@zaino/web/router';

export function OlderCartPage() {
  const cart = useCart();
  return (
    <Container>
      <h1>Il carrello di prima</h1>
      {cart.status === 'ready' && <p>Pezzi nel carrello: {cart.itemCount}</p>}
      <button type="button" onClick={() => clear()}>
        Svuota
      </button>
      <Link to="/">Torna alla pagina iniziale</Link>
    </Container>
  );
}
