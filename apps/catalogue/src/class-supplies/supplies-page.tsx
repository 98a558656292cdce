import type { ClassSupplies } from '@zaino/contracts/catalogue';
import { ALL_SUPPLIES_PATH } from '@zaino/rules/page-path';
import { gradeYearName } from '@zaino/rules/school-grade';
import { Breadcrumbs } from '@zaino/ui/breadcrumbs';
import { buttonClass } from '@zaino/ui/button';
import { Container } from '@zaino/ui/container';
import { EmptyState } from '@zaino/ui/empty-state';
import { MarginHead, MarginList } from '@zaino/ui/margin-list';
import { SelectField } from '@zaino/ui/select-field';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Toast } from '@zaino/ui/toast';
import { Link, useLoaderData } from '@zaino/web/router';
import { listTitle, SUPPLIES_TITLE } from './supplies-meta';
import type { SuppliesData } from './supplies.api';
import css from './supplies-page.module.css';
import { SuppliesBar, SuppliesTotal } from './supplies-total';
import { SupplyRow } from './supply-row';
import type { ForChild } from './use-for-child';
import { type SuppliesState, useSupplies } from './use-supplies';
import { YearsPage } from './years-page';

/** What a year of school needs beside its books, or all years (docs/decisions/class-supplies.md). */
export function SuppliesPage() {
  const page = useLoaderData<SuppliesData>();
  if (page.kind === 'years') return <YearsPage {...page} />;
  const { list } = page;
  if (list) return <FoundList key={`${list.grado}/${list.anno}`} list={list} />;
  return <MissingList {...page} />;
}

function FoundList({ list }: { list: ClassSupplies }) {
  const state = useSupplies(list);
  return (
    <Container className={css.page}>
      <Breadcrumbs
        crumbs={[
          { text: SUPPLIES_TITLE, to: ALL_SUPPLIES_PATH },
          { text: gradeYearName(list.grado, list.anno) },
        ]}
      />
      <div className={css.columns}>
        <MarginList>
          <MarginHead>
            <h1>{listTitle(list)}</h1>
            <p className={css.fine}>
              È un elenco di partenza: se la maestra o i professori ne hanno dato uno, vale il loro.
              Togli la spunta a quello che hai già.
            </p>
            <ForChildField whom={state.whom} />
          </MarginHead>
          <ul>
            {state.supplies.map((supply) => (
              <SupplyRow key={supply.wanted.nome} supply={supply} state={state} />
            ))}
          </ul>
        </MarginList>
        <SuppliesTotal state={state} />
      </div>
      <SuppliesBar state={state} />
      <AddedNotice state={state} />
    </Container>
  );
}

/** Only where somebody is named: all others buy for nobody in particular. */
function ForChildField({ whom }: { whom: ForChild }) {
  if (whom.children.length === 0) return null;
  return (
    <SelectField
      label="Per chi è?"
      value={whom.chosen}
      onChange={({ target }) => whom.choose(target.value)}
    >
      <option value="">Nessuno in particolare</option>
      {whom.children.map(({ id, nickname, classe, sezione }) => (
        <option key={id} value={id}>
          {`${nickname}, ${classe}ª${sezione ? ` ${sezione}` : ''}`}
        </option>
      ))}
    </SelectField>
  );
}

function AddedNotice({ state: { added, dismiss } }: { state: SuppliesState }) {
  return (
    <Toast
      message={added?.words ?? null}
      action={added ? { text: 'Annulla', onPress: added.undo } : undefined}
      onClose={dismiss}
    />
  );
}

type MissingListProps = Pick<SuppliesData & { kind: 'list' }, 'year' | 'failure'>;

/** No list for this year, no such year, or nobody who could say. */
function MissingList({ year, failure }: MissingListProps) {
  const title = year ? listTitle(year) : 'Elenco non trovato';
  const others = (
    <Link to={ALL_SUPPLIES_PATH} className={buttonClass()}>
      Vedi le altre classi
    </Link>
  );
  return (
    <Container className={css.missing}>
      {failure ? (
        <ServiceFailure title={title} failure={failure} action={others} headingLevel={1} />
      ) : (
        <EmptyState title={title} headingLevel={1} action={others}>
          {year
            ? 'Per questa classe non abbiamo ancora un elenco. Quaderni, colori e tutto il resto sono tra i prodotti per la scuola.'
            : 'Controlla l’indirizzo, oppure scegli la classe.'}
        </EmptyState>
      )}
    </Container>
  );
}
