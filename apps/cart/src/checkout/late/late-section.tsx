import { useState } from 'react';
import { isUndated, type Preference, preferenceOf } from '../draft';
import type { FormState } from '../form';
import { FormSection } from '../form-section';
import { type LineToCome, linesToCome } from '../lines-to-come';
import css from './late-section.module.css';
import { lastExpected } from './preference-dates';
import { PreferenceFields } from './preference-fields';

/** What to do with books that are late: one choice for all, or book by book. */
export function LateSection({ draft, change, cart, quote, errorOf }: FormState) {
  const lines = linesToCome({ cart, quote });
  if (lines.length === 0) return null;
  const error = errorOf('preferences');
  const all = lines.map(({ key }) => preferenceOf(draft, key));
  // Where no day is missing, the service has refused one that is there.
  const errorAt = (preference: Preference) =>
    isUndated(preference) || !all.some(isUndated) ? error : undefined;
  return (
    <FormSection id="ritardi" title="Se un libro tarda">
      <PreferenceFields
        legend="Per tutti i libri da ordinare"
        value={draft.preference}
        expected={lastExpected(lines)}
        error={errorAt(draft.preference)}
        onChange={(preference) => change((last) => ({ ...last, preference, preferences: {} }))}
      />
      {lines.length > 1 && (
        <BookByBook
          lines={lines}
          preferenceAt={(key) => preferenceOf(draft, key)}
          errorAt={errorAt}
          isOwn={Object.keys(draft.preferences).length > 0}
          onChange={(key, preference) =>
            change((last) => ({
              ...last,
              preferences: { ...last.preferences, [key]: preference },
            }))
          }
        />
      )}
    </FormSection>
  );
}

interface BookByBookProps {
  lines: readonly LineToCome[];
  preferenceAt: (key: string) => Preference;
  errorAt: (preference: Preference) => string | undefined;
  /** Some line is treated otherwise already. */
  isOwn: boolean;
  onChange: (key: string, preference: Preference) => void;
}

function BookByBook({ lines, preferenceAt, errorAt, isOwn, onChange }: BookByBookProps) {
  const [isOpen, setOpen] = useState(isOwn);
  const isWrong = isOwn && lines.some(({ key }) => errorAt(preferenceAt(key)));
  if (isWrong && !isOpen) setOpen(true);
  return (
    <details
      className={css.disclosure}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Scegli libro per libro</summary>
      {isOpen && (
        <ul>
          {lines.map(({ key, title, expected }) => (
            <li key={key} className={css.line}>
              <PreferenceFields
                legend={title}
                value={preferenceAt(key)}
                error={isOwn ? errorAt(preferenceAt(key)) : undefined}
                expected={expected}
                onChange={(preference) => onChange(key, preference)}
              />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
