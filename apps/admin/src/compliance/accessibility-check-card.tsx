import { longDayWords } from '@zaino/charts/figure-words';
import { accessibilityStatement } from '@zaino/contracts/shared';
import { italianDay } from '@zaino/rules/italian-day';
import { useState } from 'react';
import { accessibilityState } from './accessibility-check';
import { CheckSheet } from './check-card';

/** How old the accessibility statement is. */
export function AccessibilityCheck() {
  const [today] = useState(() => italianDay(Date.now()));
  const { state, until } = accessibilityState(today);
  return (
    <CheckSheet name="accessibility" state={state}>
      <p>
        Scritta {longDayWords(accessibilityStatement.writtenOn)}, da rivedere entro{' '}
        {longDayWords(until)}. È alla pagina <code>{accessibilityStatement.path}</code> del sito.
      </p>
    </CheckSheet>
  );
}
