import type { KeptCedolaTerms } from '@zaino/contracts/orders';
import css from './cedole-page.module.css';
import { LoadedTerms } from './loaded-terms';
import { TermsForm } from './terms-form';
import { useTerms } from './use-terms';

interface CedolaTermsSectionProps {
  /** Where the page has them already. */
  known?: KeptCedolaTerms | undefined;
}

/** Which cedole the bookshop takes: it stands by itself on whatever page. */
export function CedolaTermsSection({ known }: CedolaTermsSectionProps) {
  const state = useTerms(known);
  return (
    <section aria-labelledby="cedole-prese" className={css.section}>
      <h2 id="cedole-prese">Le cedole che prendi</h2>
      <LoadedTerms state={state} rows={2} failed="Questa parte non si è caricata.">
        {(terms) => <TermsForm first={terms} onStale={state.retry} />}
      </LoadedTerms>
    </section>
  );
}
