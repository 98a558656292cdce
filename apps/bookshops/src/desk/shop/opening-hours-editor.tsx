import type { OpeningHours } from '@zaino/contracts/shared';
import { Button } from '@zaino/ui/button';
import { Checkbox } from '@zaino/ui/tick';
import { useId } from 'react';
import { type DayHours, openedDay, repeatMonday, weekdays, withAnotherSpan } from './opening-hours';
import css from './opening-hours-editor.module.css';

interface OpeningHoursEditorProps {
  hours: OpeningHours;
  onChange: (hours: OpeningHours) => void;
  /** What is wrong with a day, Monday being 0. */
  errorOf: (day: number) => string | undefined;
}

/** The week of a bookshop: each day closed, or open in one or two spans. */
export function OpeningHoursEditor({ hours, onChange, errorOf }: OpeningHoursEditorProps) {
  const change = (index: number, day: DayHours) => onChange(hours.with(index, day));
  return (
    <fieldset>
      <legend className={css.legend}>Orari di apertura</legend>
      {weekdays.map((name, index) => (
        <Day
          key={name}
          name={name}
          hours={hours[index] ?? []}
          error={errorOf(index)}
          onChange={(day) => change(index, day)}
        />
      ))}
      <Button variant="text" size="small" onClick={() => onChange(repeatMonday(hours))}>
        Ripeti gli orari di lunedì fino a venerdì
      </Button>
    </fieldset>
  );
}

interface DayProps {
  name: string;
  hours: DayHours;
  error: string | undefined;
  onChange: (hours: DayHours) => void;
}

function Day({ name, hours, error, onChange }: DayProps) {
  const errorId = useId();
  const more = withAnotherSpan(hours);
  return (
    <div role="group" aria-label={name} className={css.day}>
      <Checkbox
        checked={hours.length > 0}
        onChange={({ target }) => onChange(target.checked ? openedDay : [])}
      >
        {name}
      </Checkbox>
      <div className={css.spans}>
        {hours.length === 0 && <p className={css.closed}>Chiuso</p>}
        {hours.map((span, index) => (
          <Span
            // Spans have no other identity than their place in the day.
            key={index}
            span={span}
            day={name}
            which={spanNames[index] ?? ''}
            errorId={error ? errorId : undefined}
            onChange={(changed) => onChange(hours.with(index, changed))}
          />
        ))}
        {error && (
          <p id={errorId} className={css.error}>
            {error}
          </p>
        )}
      </div>
      <div className={css.change}>
        {more && (
          <Button
            variant="text"
            size="small"
            aria-label={`Aggiungi orario: ${name}`}
            onClick={() => onChange(more)}
          >
            Aggiungi orario
          </Button>
        )}
        {hours.length > 1 && (
          <Button
            variant="text"
            size="small"
            aria-label={`Togli il secondo: ${name}`}
            onClick={() => onChange(hours.slice(0, 1))}
          >
            Togli il secondo
          </Button>
        )}
      </div>
    </div>
  );
}

const spanNames = ['primo orario', 'secondo orario'];

interface SpanProps {
  span: DayHours[number];
  day: string;
  which: string;
  errorId: string | undefined;
  onChange: (span: DayHours[number]) => void;
}

function Span({ span, day, which, errorId, onChange }: SpanProps) {
  const time = (end: 'from' | 'to', words: string) => (
    <input
      type="time"
      className={css.time}
      aria-label={`${day}, ${which}: ${words}`}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      value={span[end]}
      onChange={({ target }) => onChange({ ...span, [end]: target.value })}
    />
  );
  return (
    <p className={css.span}>
      {time('from', 'apre')}
      <span aria-hidden="true">–</span>
      {time('to', 'chiude')}
    </p>
  );
}
