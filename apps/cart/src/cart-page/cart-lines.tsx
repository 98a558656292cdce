import { type ReactNode, useId, useState } from 'react';
import type { CartChild } from '@zaino/rules/cart-child';
import { type CartLine, lineKey } from '@zaino/rules/cart-line';
import { buttonClass } from '@zaino/ui/button';
import { Price } from '@zaino/ui/price';
import { Sheet } from '@zaino/ui/sheet';
import { StickyBar } from '@zaino/ui/sticky-bar';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import type { CartSnapshot } from '@zaino/web/cart';
import { Link } from '@zaino/web/router';
import { classWords } from '../order-lines/class-words';
import css from './cart-lines.module.css';
import { CartRow } from './cart-row';
import { AssignClass } from './children/assign-class';
import { ChildHead } from './children/child-head';
import { groupByChild } from './children/group-by-child';
import { OwnerSelect } from './children/owner-select';
import { rowKey } from './children/row-owner';
import { counted } from '../order-lines/counted';
import { type ClassLines, groupLines } from './group-lines';
import type { PricedCart } from '../quote/priced-cart';
import { ShareCart } from './share/share-cart';
import { TakeAlong } from './share/take-along';

interface RowActions {
  onRemove: (line: CartLine) => void;
  /** Key of the line whose row takes the focus. */
  restoredKey: string | null;
}

interface CartLinesProps extends RowActions {
  cart: CartSnapshot;
  /** The same with what its lines cost where it is picked up. */
  priced: PricedCart;
}

/** All lines on one sheet: those for each child, then the others under the class they are for. */
export function CartLines({ cart, priced, ...actions }: CartLinesProps) {
  const { covers } = priced;
  const { groups, rest } = groupByChild(priced.cart, cart);
  const { classes, products } = groupLines(rest);
  const [movedKey, setMovedKey] = useState<string | null>(null);
  const rows = { ...actions, covers, family: cart.children, movedKey, onMoved: setMovedKey };
  return (
    <div>
      <Sheet isEdgeToEdge className={css.sheet}>
        {groups.map((group) => (
          <LineGroup
            key={group.child.id}
            head={(id) => <ChildHead group={group} headingId={id} />}
            child={group.child}
            lines={group.lines}
            {...rows}
          />
        ))}
        {classes.map((group) => (
          <LineGroup
            key={group.key}
            head={(id) => <ClassHead group={group} headingId={id} />}
            lines={group.lines}
            {...rows}
          />
        ))}
        {products.length > 0 && (
          <LineGroup
            head={(id) => <Head id={id} title="Prodotti per la scuola" lines={products} />}
            lines={products}
            {...rows}
          />
        )}
      </Sheet>
      <ShareCart items={cart.items} />
      <TakeAlong items={cart.items} />
      <StickyBar label="Totale del carrello">
        <div className={css.barTotal}>
          Totale <Price euro={priced.cart.total} />
        </div>
        <Link to="/checkout" className={buttonClass({ size: 'small' })}>
          Vai alla cassa
        </Link>
      </StickyBar>
    </div>
  );
}

/** What the school page's address says for books bought before the section is known. */
const EVERY_SECTION = '*';

function ClassListLink({ group }: { group: ClassLines }) {
  const query = new URLSearchParams({
    classe: group.classe,
    sezione: group.sezione || EVERY_SECTION,
  });
  return (
    <Link to={`/scuola/${encodeURIComponent(group.scuola.codice)}?${query.toString()}`}>
      Lista della classe <VisuallyHidden>{classWords(group)}</VisuallyHidden>
    </Link>
  );
}

function ClassHead({ group, headingId }: { group: ClassLines; headingId: string }) {
  return (
    <Head id={headingId} title={`${classWords(group)}, ${group.scuola.nome}`} lines={group.lines}>
      <ClassListLink group={group} />
      <AssignClass group={group} />
    </Head>
  );
}

interface HeadProps {
  id: string;
  title: string;
  lines: readonly CartLine[];
  children?: ReactNode;
}

function Head({ id, title, lines, children }: HeadProps) {
  return (
    <>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      <div className={css.count}>
        <span>{counted(lines)}</span>
        {children}
      </div>
    </>
  );
}

interface LineGroupProps extends RowActions {
  head: (headingId: string) => ReactNode;
  lines: readonly CartLine[];
  /** Whose lines they are, in whose class the head says them to be. */
  child?: CartChild;
  family: CartSnapshot['children'];
  covers: PricedCart['covers'];
  /** Key of the row that pieces were moved to. */
  movedKey: string | null;
  onMoved: (key: string) => void;
}

function LineGroup({ head, lines, child, ...rows }: LineGroupProps) {
  const headingId = useId();
  const { family, covers, onRemove, restoredKey, movedKey, onMoved } = rows;
  return (
    <section aria-labelledby={headingId} className={css.group}>
      <div className={css.head}>{head(headingId)}</div>
      <ul>
        {lines.map((line) => {
          const key = rowKey(line);
          return (
            <CartRow
              key={key}
              line={line}
              coverPrice={covers.get(lineKey(line))}
              onRemove={() => onRemove(line)}
              takesFocus={key === restoredKey}
              isOtherClass={child !== undefined && !isOfClass(line, child)}
              whom={
                family.length > 0 && (
                  <OwnerSelect
                    line={line}
                    family={family}
                    onMoved={onMoved}
                    takesFocus={key === movedKey}
                  />
                )
              }
            />
          );
        })}
      </ul>
    </section>
  );
}

function isOfClass(line: CartLine, { schoolCode, classe, sezione }: CartChild): boolean {
  if (line.type === 'product') return true;
  const isSchool = line.scuola.codice === schoolCode;
  return isSchool && line.classe === classe && line.sezione === sezione;
}
