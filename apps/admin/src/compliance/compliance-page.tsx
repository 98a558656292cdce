import { useQueries } from '@tanstack/react-query';
import { countWords } from '@zaino/charts/figure-words';
import type { Compliance } from '@zaino/contracts/shared';
import { italianDay } from '@zaino/rules/italian-day';
import { PagePart } from '@zaino/ui/page-part';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Link, useNavigation } from '@zaino/web/router';
import { useState } from 'react';
import { AdminPage } from '../layout/admin-page';
import { accessibilityState } from './accessibility-check';
import { AccessibilityCheck } from './accessibility-check-card';
import { CheckCard } from './check-card';
import { complianceSources } from './compliance.api';
import css from './compliance.module.css';
import { DAC7_PATH } from './dac7-path';
import { INVOICES_PATH } from './invoices-path';
import { REGISTER_PATH } from './register-path';
import { RetentionPart } from './retention-part';

/** What the law asks and can be computed: how it stands, and what shows it. */
export function CompliancePage() {
  const answers = useQueries({ queries: complianceSources.map(({ query }) => query) });
  const isLoading = useNavigation().state === 'loading';
  const parts = answers.flatMap(({ data }) => data?.value ?? []);
  const failed = answers.flatMap(({ data }, index) =>
    data?.failure ? [{ name: complianceSources[index]?.name ?? '', failure: data.failure }] : [],
  );
  return (
    <AdminPage title="Conformità">
      <p>
        Quello che la legge chiede e che si può contare. Ogni controllo è rifatto quando apri la
        pagina. <Link to={REGISTER_PATH}>Registro dei corrispettivi</Link>,{' '}
        <Link to={INVOICES_PATH}>Fatture elettroniche</Link>,{' '}
        <Link to={DAC7_PATH}>Comunicazione annuale delle librerie (DAC7)</Link>
      </p>
      <p role="status">{isLoading ? 'Caricamento...' : <Summary parts={parts} />}</p>
      {failed.map(({ name, failure }) => (
        <ServiceFailure key={name} title={`${name}: controlli non disponibili`} failure={failure} />
      ))}
      <PagePart title="Controlli">
        <ul className={css.checks}>
          {parts.flatMap(({ checks, computedAt }) =>
            checks.map((check) => (
              <CheckCard key={check.check} check={check} computedAt={computedAt} />
            )),
          )}
          <AccessibilityCheck />
        </ul>
      </PagePart>
      <RetentionPart retention={parts.flatMap(({ retention }) => retention)} />
    </AdminPage>
  );
}

/** How many of the checks found something. */
function Summary({ parts }: { parts: readonly Compliance[] }) {
  const [today] = useState(() => italianDay(Date.now()));
  const { state: ofStatement } = accessibilityState(today);
  const states = [...parts.flatMap(({ checks }) => checks.map(({ state }) => state)), ofStatement];
  const late = parts.flatMap(({ retention }) => retention).filter(({ isLate }) => isLate);
  const broken = states.filter((state) => state === 'broken').length + late.length;
  const toLookAt = states.filter((state) => state === 'look').length;
  if (broken + toLookAt === 0) return 'Nessun controllo chiede qualcosa.';
  return [
    ...(broken > 0 ? [`Da sistemare: ${countWords(broken)}`] : []),
    ...(toLookAt > 0 ? [`Da guardare: ${countWords(toLookAt)}`] : []),
  ].join('. ');
}
