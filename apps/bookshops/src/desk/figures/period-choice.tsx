import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { TextField } from '@zaino/ui/text-field';
import { Form, Link } from '@zaino/web/router';
import css from './figures-page.module.css';
import { type ChosenPeriod, periodWords } from './period';

const PATH = '/dashboard/numeri';

/** Links to usual periods, and two days of one's own: all of it stands in the address. */
export function PeriodChoice({ chosen }: { chosen: ChosenPeriod }) {
  const { choice, period, error } = chosen;
  const usual = ['settimana', 'mese', 'stagione'] as const;
  return (
    <div className={css.choice}>
      <nav aria-label="Periodo">
        <ul className={css.usual}>
          {usual.map((one) => (
            <li key={one}>
              <Link
                to={`${PATH}?periodo=${one}`}
                aria-current={one === choice ? 'true' : undefined}
                className={css.period}
              >
                {periodWords[one]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Form action={PATH} className={css.dates} key={`${period.from} ${period.to}`}>
        <TextField
          type="date"
          name="da"
          label="Dal"
          defaultValue={period.from}
          required
          className={css.date}
        />
        <TextField
          type="date"
          name="a"
          label="Al"
          defaultValue={period.to}
          required
          className={css.date}
        />
        <Button type="submit" variant="outline">
          Mostra
        </Button>
      </Form>
      {error !== null && <Notice tone="error">{error}</Notice>}
    </div>
  );
}
