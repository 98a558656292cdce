import { formatEuro } from '@zaino/rules/money';
import { Button } from '@zaino/ui/button';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { removeChild } from '@zaino/web/cart';
import { counted } from '../../order-lines/counted';
import { CapNote } from './cap-note';
import css from './child-head.module.css';
import type { ChildGroup } from './group-by-child';
import { useSpendingCap } from './use-spending-cap';

interface ChildHeadProps {
  group: ChildGroup;
  headingId: string;
}

/** Who the books below are for, what they come to, and how that stands against the cap of the class. */
export function ChildHead({ group, headingId }: ChildHeadProps) {
  const { child, lines, total, margin, isReduced } = group;
  const { nickname, classe, sezione, schoolName } = child;
  useSpendingCap(child);
  return (
    <>
      <h2 id={headingId} className={css.title}>
        {nickname}
      </h2>
      <p className={css.words}>
        {classe}ª{sezione ? ` ${sezione}` : ', sezione non nota'}, {schoolName}
      </p>
      <p className={css.words}>
        <span>{counted(lines)}</span>
        <strong>{formatEuro(total)}</strong>
        <Button variant="text" size="small" onClick={() => removeChild(child.id)}>
          Togli il nome <VisuallyHidden>{nickname}: i libri restano nel carrello</VisuallyHidden>
        </Button>
      </p>
      {margin && <CapNote nickname={nickname} margin={margin} isReduced={isReduced} />}
    </>
  );
}
