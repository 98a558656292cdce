import { Breadcrumbs } from '@zaino/ui/breadcrumbs';
import { Container } from '@zaino/ui/container';
import { EmptyState } from '@zaino/ui/empty-state';
import { LoadingRows } from '@zaino/ui/loading-rows';
import { SchoolLabel } from '@zaino/ui/school-label';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Link, useLoaderData, useLocation, useNavigation } from '@zaino/web/router';
import { useKeptFocus } from '@zaino/web/use-kept-focus';
import { type RefObject, useEffect, useRef } from 'react';
import { noSearch, searchPath } from '../search/search-params';
import { ClassList } from './class-list';
import { ClassSelector } from './class-selector';
import { CombinationChoice } from './combination-choice';
import { MissingSchool } from './missing-school';
import { OtherYears } from './other-years';
import { type ListChoice, readListChoice } from './school-address';
import type { ListData, SchoolData, ShownSchool } from './school.api';
import css from './school-page.module.css';

/** The choice that the page is on its way to; null while it stands still. */
function usePendingChoice(): ListChoice | null {
  const next = useNavigation().location;
  const { pathname } = useLocation();
  return next?.pathname === pathname ? readListChoice(new URLSearchParams(next.search)) : null;
}

/** A school and the list of one of its classes (specification, point 2). */
export function SchoolPage() {
  const { code, school, failure, list } = useLoaderData<SchoolData>();
  if (!school) return <MissingSchool code={code} failure={failure} />;
  return <FoundSchool school={school} list={list} />;
}

function FoundSchool({ school, list }: { school: ShownSchool; list: ListData }) {
  const pending = usePendingChoice();
  const heading = useKeptFocus<HTMLHeadingElement>(
    JSON.stringify([list.choice, list.failure !== null]),
  );
  const isSeekingList = useRef(false);
  const { classe, sezione } = list.choice;

  useEffect(() => {
    if (isSeekingList.current) heading.current?.scrollIntoView({ block: 'nearest' });
    isSeekingList.current = false;
  }, [classe, sezione, heading]);

  return (
    <Container className={css.page}>
      <SchoolHead school={school} />
      <div className={css.columns}>
        <div className={css.selector}>
          {list.classes.length > 0 && (
            <ClassSelector
              groups={list.classes}
              choice={pending ?? list.choice}
              onChoose={() => (isSeekingList.current = true)}
            />
          )}
          <OtherYears {...list} />
        </div>
        {pending ? (
          <div className={css.list}>
            <LoadingRows rowHeight="book" hasMargin>
              Caricamento...
            </LoadingRows>
          </div>
        ) : (
          <ChosenList school={school} list={list} headingRef={heading} />
        )}
      </div>
    </Container>
  );
}

function SchoolHead({ school }: { school: ShownSchool }) {
  const { regione, provincia, comune } = school;
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { text: 'Cerca Libri', to: '/search' },
          { text: regione, to: searchPath({ ...noSearch, regione }) },
          { text: comune, to: searchPath({ ...noSearch, regione, provincia, comune }) },
        ]}
      />
      <SchoolLabel
        title={school.nomeScuola}
        entries={[
          { name: 'Indirizzo', value: school.indirizzo ?? 'Non indicato', isWide: true },
          { name: 'Comune', value: comune },
          { name: 'Provincia', value: provincia },
          { name: 'Regione', value: regione },
          { name: 'Codice', value: school.codiceScuola },
        ]}
      />
    </>
  );
}

interface ChosenListProps {
  school: ShownSchool;
  list: ListData;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

function ChosenList({ school, list, headingRef }: ChosenListProps) {
  const { chosen, choice } = list;
  if (chosen.kind !== 'list' || chosen.books.length === 0) {
    return (
      <div className={css.list}>
        <NoList list={list} headingRef={headingRef} />
      </div>
    );
  }
  const key = JSON.stringify([choice, chosen.combinazione, list.annoScolastico]);
  return <ClassList key={key} school={school} list={{ ...list, chosen }} headingRef={headingRef} />;
}

function NoList({ list, headingRef }: Omit<ChosenListProps, 'school'>) {
  const { chosen, choice, classes, failure } = list;
  const otherSchool = <Link to="/search">Scegli un’altra scuola</Link>;
  if (failure) {
    return <ServiceFailure title="Nessun libro trovato" failure={failure} action={otherSchool} />;
  }
  if (chosen.kind === 'ambiguous') {
    return (
      <CombinationChoice
        choice={choice}
        combinazioni={chosen.combinazioni}
        headingRef={headingRef}
      />
    );
  }
  if (chosen.kind === 'none' && classes.length > 0) {
    return (
      <EmptyState title="Seleziona una classe">
        Qui leggi i libri adottati, con i prezzi di copertina.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Nessun libro trovato" action={classes.length === 0 && otherSchool}>
      {classes.length === 0
        ? 'La scuola non ha pubblicato una lista.'
        : 'La scuola non ha pubblicato la lista di questa classe.'}
    </EmptyState>
  );
}
