import { reportError } from '@zaino/web/telemetry';
import { type ComponentType, useState } from 'react';
import css from './consent-preferences.module.css';

/** Which cookies there are, for how long, and what was chosen when; its code comes when somebody wants to see it. */
export function ConsentDetails() {
  const [List, setList] = useState<ComponentType | 'failed'>();
  const load = () => {
    import(/* webpackChunkName: 'cookie-list' */ './cookie-list').then(
      ({ CookieList }) => setList(() => CookieList),
      (error: unknown) => {
        setList('failed');
        reportError(error);
      },
    );
  };
  return (
    <details
      className={css.details}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && typeof List !== 'function') load();
      }}
    >
      <summary>Quali cookie e per quanto tempo</summary>
      {typeof List === 'function' ? (
        <List />
      ) : (
        <p role="status">
          {List === 'failed'
            ? 'L’elenco non arriva. Lo trovi nella pagina sui cookie.'
            : 'Caricamento...'}
        </p>
      )}
    </details>
  );
}
