import { type ReactNode, useId } from 'react';
import { type CartLine, lineKey } from '@zaino/rules/cart-line';
import { Button } from '@zaino/ui/button';
import { Price } from '@zaino/ui/price';
import { Sheet } from '@zaino/ui/sheet';
import { StickyBar } from '@zaino/ui/sticky-bar';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import type { CartSnapshot } from '@zaino/web/cart';
import { Link } from '@zaino/web/router';
import css from './cart-lines.module.css';
import { CartRow } from './cart-row';
import { counted } from './counted';
import { type ClassGroup, groupLines } from './group-lines';

interface RowActions {
  onRemove: (line: CartLine) => void;
  /** Key of the line whose row takes the focus. */
  restoredKey: string | null;
}

interface CartLinesProps extends RowActions {
  cart: CartSnapshot;
  onShowSummary: () => void;
}

/** All lines on one sheet, under the class they are for. */
export function CartLines({ cart, onShowSummary, ...actions }: CartLinesProps) {
  const { classes, products } = groupLines(cart.items);
  return (
    <div>
      <Sheet isEdgeToEdge className={css.sheet}>
        {classes.map((group) => (
          <LineGroup
            key={group.key}
            title={`${className(group)}, ${group.scuola.nome}`}
            lines={group.lines}
            link={<ClassListLink group={group} />}
            {...actions}
          />
        ))}
        {products.length > 0 && (
          <LineGroup title="Prodotti per la scuola" lines={products} {...actions} />
        )}
      </Sheet>
      <StickyBar label="Totale del carrello">
        <div className={css.barTotal}>
          Totale <Price euro={cart.total} />
        </div>
        <Button variant="outline" size="small" onClick={onShowSummary}>
          Vai al riepilogo
        </Button>
      </StickyBar>
    </div>
  );
}

/** What the school page's address says for books bought before the section is known. */
const EVERY_SECTION = '*';

/** `2ª B`; a family that bought before the section was known has none. */
function className({ classe, sezione }: ClassGroup): string {
  return sezione ? `${classe}ª ${sezione}` : `${classe}ª, sezione non nota`;
}

function ClassListLink({ group }: { group: ClassGroup }) {
  const query = new URLSearchParams({
    classe: group.classe,
    sezione: group.sezione || EVERY_SECTION,
  });
  return (
    <Link to={`/scuola/${encodeURIComponent(group.scuola.codice)}?${query.toString()}`}>
      Lista della classe <VisuallyHidden>{className(group)}</VisuallyHidden>
    </Link>
  );
}

interface LineGroupProps extends RowActions {
  title: string;
  lines: readonly CartLine[];
  link?: ReactNode;
}

function LineGroup({ title, lines, link, onRemove, restoredKey }: LineGroupProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={css.group}>
      <div className={css.head}>
        <h2 id={headingId} className={css.title}>
          {title}
        </h2>
        <p className={css.count}>
          <span>{counted(lines)}</span>
          {link}
        </p>
      </div>
      <ul>
        {lines.map((line) => {
          const key = lineKey(line);
          return (
            <CartRow
              key={key}
              line={line}
              onRemove={() => onRemove(line)}
              takesFocus={key === restoredKey}
            />
          );
        })}
      </ul>
    </section>
  );
}
