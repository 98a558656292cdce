import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { TextField } from '@zaino/ui/text-field';
import { Form } from '@zaino/web/router';
import type { ComponentProps, ReactNode } from 'react';
import { ChoiceLinks } from './choice-links';
import type { Period } from './period';
import css from './period-choice.module.css';

interface PeriodChoiceProps {
  /** The page, which takes two days of one's own as `da` and `a`. */
  path: string;
  /** Links to usual periods, all of what the page shows in each. */
  usual: ComponentProps<typeof ChoiceLinks>['links'];
  period: Period;
  /** Why these days cannot be looked at. */
  error: string | null;
  /** Hidden fields of what else the address holds. */
  children?: ReactNode;
}

/** Links to usual periods, and two days of one's own: all of it stands in the address. */
export function PeriodChoice({ path, usual, period, error, children }: PeriodChoiceProps) {
  return (
    <div className={css.choice}>
      <ChoiceLinks label="Periodo" links={usual} />
      <Form action={path} className={css.dates} key={`${period.from} ${period.to}`}>
        {children}
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
