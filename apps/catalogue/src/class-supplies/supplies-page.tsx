import { ALL_SUPPLIES_PATH } from '@zaino/rules/page-path';
import { classSuppliesPath, gradeYearName } from '@zaino/rules/school-grade';
import { Breadcrumbs } from '@zaino/ui/breadcrumbs';
import { buttonClass } from '@zaino/ui/button';
import { Container } from '@zaino/ui/container';
import { EmptyState } from '@zaino/ui/empty-state';
import { MarginHead, MarginList } from '@zaino/ui/margin-list';
import { SelectField } from '@zaino/ui/select-field';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Toast } from '@zaino/ui/toast';
import { Link, useLoaderData } from '@zaino/web/router';
import { listTitle } from './supplies-meta';
import { SUPPLIES_TITLE } from './supplies-title';
import { type OfClass, ProposalLink } from './proposal-link';
import type { ShownSupplies, SuppliesData } from './supplies.api';
import css from './supplies-page.module.css';
import { SuppliesBar, SuppliesTotal } from './supplies-total';
import { SupplyRow } from './supply-row';
import type { ForChild } from './use-for-child';
import { listKey, type SuppliesState, useSupplies } from './use-supplies';

/** What a year of school or a class needs beside its books (docs/decisions/class-supplies.md). */
export function SuppliesPage() {
  const page = useLoaderData<SuppliesData>();
  const { list } = page;
  if (list) return <FoundList key={listKey(list)} list={list} ofClass={page.ofClass} />;
  return <MissingList {...page} />;
}

interface FoundListProps {
  list: ShownSupplies;
  ofClass: OfClass;
}

function FoundList({ list, ofClass }: FoundListProps) {
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
            <Origin list={list} ofClass={ofClass} />
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

/** Whose list it is, and where the other one is. */
function Origin({ list: { grado, anno, nomeScuola }, ofClass }: FoundListProps) {
  if (nomeScuola !== undefined) {
    return (
      <p className={css.fine}>
        {nomeScuola}. È l’elenco degli insegnanti, confermato dalla scuola; prodotti e marche li
        proponiamo noi. Togli la spunta a quello che hai già.{' '}
        <Link to={classSuppliesPath(grado, anno)}>
          Vedi l’elenco di partenza per la {gradeYearName(grado, anno)}
        </Link>
      </p>
    );
  }
  return (
    <p className={css.fine}>
      È un elenco di partenza: se la maestra o i professori ne hanno dato uno, vale il loro. Togli
      la spunta a quello che hai già. <ProposalLink ofClass={ofClass} />
    </p>
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

type MissingListProps = Pick<SuppliesData, 'year' | 'ofClass' | 'failure'>;

/** No list for this year, no such year, or nobody who could say. */
function MissingList({ year, ofClass, failure }: MissingListProps) {
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
            : 'Controlla l’indirizzo, oppure scegli la classe.'}{' '}
          {(year || ofClass.scuola) && <ProposalLink ofClass={ofClass} />}
        </EmptyState>
      )}
    </Container>
  );
}
