import type { Quote } from '@zaino/contracts/orders';
import { useState } from 'react';
import type { Preference } from '../draft';
import type { FormState } from '../form';
import { FormSection } from '../form-section';
import css from './late-section.module.css';
import { lastExpected } from './preference-dates';
import { PreferenceFields } from './preference-fields';

/** What to do with books that are late: one choice for all, or book by book. */
export function LateSection({ draft, change, quote, errorOf }: FormState) {
  const ordered = quote?.lines.filter(({ isOrdered, pieces }) => isOrdered && pieces > 0) ?? [];
  const expected = lastExpected(ordered);
  if (expected === null) return null;
  return (
    <FormSection id="ritardi" title="Se un libro tarda">
      <PreferenceFields
        legend="Per tutti i libri da ordinare"
        value={draft.preference}
        expected={expected}
        error={errorOf('preferences')}
        onChange={(preference) => change((last) => ({ ...last, preference, preferences: {} }))}
      />
      {ordered.length > 1 && (
        <BookByBook
          lines={ordered}
          preferenceOf={(key) => draft.preferences[key] ?? draft.preference}
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
  lines: Quote['lines'];
  preferenceOf: (key: string) => Preference;
  /** Some line is treated otherwise already. */
  isOwn: boolean;
  onChange: (key: string, preference: Preference) => void;
}

function BookByBook({ lines, preferenceOf, isOwn, onChange }: BookByBookProps) {
  const [isOpen, setOpen] = useState(isOwn);
  return (
    <details
      className={css.disclosure}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Scegli libro per libro</summary>
      {isOpen && (
        <ul>
          {lines.map(({ key, line, expected }) => (
            <li key={key} className={css.line}>
              <PreferenceFields
                legend={line.type === 'book' ? line.titolo : line.nome}
                value={preferenceOf(key)}
                expected={expected.to}
                onChange={(preference) => onChange(key, preference)}
              />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
