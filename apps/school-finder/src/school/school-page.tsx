import { bookListPath } from '@zaino/rules/book-list-path';
import { Breadcrumbs } from '@zaino/ui/breadcrumbs';
import { Container } from '@zaino/ui/container';
import { EmptyState } from '@zaino/ui/empty-state';
import { LoadingRows } from '@zaino/ui/loading-rows';
import { SchoolLabel } from '@zaino/ui/school-label';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Link, useLoaderData, useLocation, useNavigation } from '@zaino/web/router';
import { useFold } from '@zaino/web/use-fold';
import { useKeptFocus } from '@zaino/web/use-kept-focus';
import { type RefObject, useEffect, useRef } from 'react';
import { noSearch, searchPath } from '../search/search-params';
import { ClassList } from './class-list';
import { ClassPicker, isClassChosen } from './class-picker';
import { CombinationChoice } from './combination-choice';
import { InstituteSchools } from './institute-schools';
import { MissingSchool } from './missing-school';
import { type ListChoice, readListChoice } from './school-address';
import type { SchoolData, ShownSchool } from './school.api';
import css from './school-page.module.css';

/** The choice that the page is on its way to; null while it stands still. */
function usePendingChoice(): ListChoice | null {
  const next = useNavigation().location;
  const { pathname } = useLocation();
  return next?.pathname === pathname ? readListChoice(new URLSearchParams(next.search)) : null;
}

/** A school and the list of one of its classes (specification, point 2). */
export function SchoolPage() {
  const { school, ...page } = useLoaderData<SchoolData>();
  if (!school) return <MissingSchool code={page.code} failure={page.failure} />;
  return <FoundSchool school={school} {...page} />;
}

type FoundSchoolProps = Pick<SchoolData, 'list' | 'institute'> & { school: ShownSchool };

function FoundSchool({ school, list, institute }: FoundSchoolProps) {
  const pending = usePendingChoice();
  const choice = pending ?? list.choice;
  const isChosen = isClassChosen(choice);
  const fold = useFold(`${choice.classe} ${choice.sezione}`, !isChosen);
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
      <SchoolHead school={school} isFolded={isChosen && !fold[0]} />
      <div className={css.columns}>
        <ClassPicker
          list={list}
          choice={choice}
          fold={fold}
          onChoose={() => (isSeekingList.current = true)}
        />
        {pending ? (
          <div className={css.list}>
            <LoadingRows rowHeight="book" hasMargin>
              Caricamento...
            </LoadingRows>
          </div>
        ) : (
          <ChosenList school={school} list={list} institute={institute} headingRef={heading} />
        )}
      </div>
    </Container>
  );
}

function SchoolHead({ school, isFolded }: { school: ShownSchool; isFolded: boolean }) {
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
        isFolded={isFolded}
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

interface ChosenListProps extends FoundSchoolProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
}

function ChosenList({ school, list, institute, headingRef }: ChosenListProps) {
  const { chosen, choice } = list;
  if (chosen.kind !== 'list' || chosen.books.length === 0) {
    return (
      <div className={css.list}>
        {institute.length > 0 ? (
          <InstituteSchools schools={institute} />
        ) : (
          <NoList list={list} headingRef={headingRef} />
        )}
      </div>
    );
  }
  const key = JSON.stringify([choice, chosen.combinazione, list.annoScolastico]);
  return <ClassList key={key} school={school} list={{ ...list, chosen }} headingRef={headingRef} />;
}

function NoList({ list, headingRef }: Pick<ChosenListProps, 'list' | 'headingRef'>) {
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
        Qui leggi i libri adottati, con i prezzi di copertina.{' '}
        <Link to={bookListPath}>Hai già la lista?</Link>
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
