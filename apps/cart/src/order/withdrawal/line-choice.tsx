import type { OrderLine } from '@zaino/contracts/orders';
import { formatEuro } from '@zaino/rules/money';
import { Button } from '@zaino/ui/button';
import { Checkbox } from '@zaino/ui/tick';
import css from './withdrawal.module.css';

interface LineChoiceProps {
  lines: readonly OrderLine[];
  /** Ids. */
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
  error: string | undefined;
}

/** Which articles the withdrawal is for. */
export function LineChoice({ lines, chosen, onChoose, error }: LineChoiceProps) {
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
      {lines.map(({ id, title, quantity, total, discount }) => (
        <div key={id} className={css.line}>
          <Checkbox
            checked={chosen.includes(id)}
            onChange={() => toggle(id)}
            aria-invalid={error ? true : undefined}
          >
            {quantity > 1 ? `${title}, ${quantity} pezzi` : title}{' '}
            <span className={css.amount}>{formatEuro(total - discount)}</span>
          </Checkbox>
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
