import { type CartChild, findChild } from '@zaino/rules/cart-child';
import { addChild, getCart } from '@zaino/web/cart';
import { useNavigate } from '@zaino/web/router';
import { useCartPress } from '@zaino/web/use-cart-press';
import { cartChildOf, type MissingBooks, toCartLine } from './sheet-rules';

/** Puts what children lack into the cart, each book for its child, and leads there. */
export function useMissingPress() {
  const navigate = useNavigate();
  const { pressAll, question, answer } = useCartPress(() => void navigate('/cart'));
  const add = (missing: readonly MissingBooks[]) =>
    pressAll(
      missing.map(({ child, tetto, books }) => {
        const inCart = cartChildOf(child, tetto);
        return {
          lines: books.map((book) => toCartLine(book, inCart)),
          whom: { id: putChild(inCart), nickname: child.nickname },
        };
      }),
    );
  return { add, question, answer };
}

/** The child of the cart, put into it if need be; gives its id there. */
function putChild(child: CartChild): string {
  const present = findChild(getCart().children, child);
  return addChild({ ...child, id: present?.id ?? child.id });
}
