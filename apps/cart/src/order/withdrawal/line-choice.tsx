import type { Order, OrderLine } from '@zaino/contracts/orders';
import { formatEuro } from '@zaino/rules/money';
import { Button } from '@zaino/ui/button';
import { Checkbox } from '@zaino/ui/tick';
import {
  paidFor,
  pieceCount,
  type ChosenPieces,
  type PiecesByLine,
  piecesOf,
} from '../pieces/line-pieces';
import { PiecesChoice } from '../pieces/pieces-choice';
import css from './withdrawal.module.css';

interface LineChoiceProps {
  lines: readonly OrderLine[];
  /** Children of the order. */
  family: Order['children'];
  /** Ids. */
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
  pieces: PiecesByLine;
  onPieces: (pieces: PiecesByLine) => void;
  error: string | undefined;
}

/** Which articles the withdrawal is for, and how many pieces of them. */
export function LineChoice(props: LineChoiceProps) {
  const { lines, family, chosen, onChoose, pieces, onPieces, error } = props;
  const isAll = chosen.length === lines.length;
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset className={css.choice} aria-describedby={error ? 'recesso-errore' : undefined}>
      <legend className={css.legend}>Da quali articoli recedi?</legend>
      {lines.length > 1 && (
        <Button
          variant="text"
          size="small"
          onClick={() => onChoose(isAll ? [] : lines.map(({ id }) => id))}
        >
          {isAll ? 'Togli tutti' : 'Scegli tutti'}
        </Button>
      )}
      {lines.map((line) => (
        <div key={line.id} className={css.line}>
          <Checkbox
            checked={chosen.includes(line.id)}
            onChange={() => toggle(line.id)}
            aria-invalid={error ? true : undefined}
          >
            {articleWords(line, piecesOf(line, pieces))}{' '}
            <span className={css.amount}>
              {formatEuro(paidFor(line, piecesOf(line, pieces).quantity))}
            </span>
          </Checkbox>
          {line.quantity > 1 && chosen.includes(line.id) && (
            <PiecesChoice
              line={line}
              family={family}
              pieces={piecesOf(line, pieces)}
              onChange={(some) => onPieces({ ...pieces, [line.id]: some })}
            />
          )}
        </div>
      ))}
      {error && (
        <p id="recesso-errore" className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

function articleWords({ title, quantity }: OrderLine, pieces: ChosenPieces): string {
  if (quantity === 1) return title;
  const part = pieces.quantity < quantity ? `${pieces.quantity} di ` : '';
  return `${title}, ${part}${pieceCount(quantity)}`;
}
