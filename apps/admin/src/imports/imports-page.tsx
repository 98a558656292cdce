import { useQuery, useQueryClient } from '@tanstack/react-query';
import { adminImportApi, IMPORT_PAGE, type ImportRun } from '@zaino/contracts/schools';
import { buttonClass } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Toast } from '@zaino/ui/toast';
import { Link, useLoaderData } from '@zaino/web/router';
import { useState } from 'react';
import { AdminPage } from '../layout/admin-page';
import listCss from '../layout/list-page.module.css';
import { PageLinks } from '../layout/page-links';
import { allOf } from '../queries';
import { CurrentImport } from './current-import';
import { isOpen } from './import-words';
import { importsPath, importsQuery } from './imports.api';
import css from './imports.module.css';
import { ImportsTable } from './imports-table';
import { booksTrail } from './books-trail';
import { StartImport } from './start-import';
import { UndoDialog } from './undo-dialog';

/** While something goes on, and after a look that failed meanwhile, in milliseconds. */
const LOOK_AGAIN_MS = 1_000;
const TRY_AGAIN_MS = 5_000;

/** The list, read again and again as long as an import is under way. */
function useImports(page: number) {
  const query = importsQuery(page);
  const { data } = useQuery({
    ...query,
    refetchInterval: ({ state }) => {
      if (state.data === undefined) return false;
      if (state.data.value === null) return TRY_AGAIN_MS;
      return state.data.value.imports.some(isOpen) ? LOOK_AGAIN_MS : false;
    },
  });
  return data ?? { value: null, failure: null };
}

/** The ministry's files: what was imported, what is being imported, and a new import. */
export function ImportsPage() {
  const page = useLoaderData<number>();
  const { value: list, failure } = useImports(page);
  const queryClient = useQueryClient();
  const [undoing, setUndoing] = useState<ImportRun | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const readAgain = () => void queryClient.invalidateQueries(allOf(adminImportApi.imports));
  const current = list?.imports.find(isOpen);
  return (
    <AdminPage
      title="Importazioni"
      trail={booksTrail}
      actions={
        <nav aria-label="Dopo un’importazione" className={css.commands}>
          <Link
            to="/admin/books/imports/rejects"
            className={buttonClass({ variant: 'outline', size: 'small' })}
          >
            Righe scartate
          </Link>
          <Link
            to="/admin/books/quality"
            className={buttonClass({ variant: 'outline', size: 'small' })}
          >
            Controlli sulle liste
          </Link>
        </nav>
      }
    >
      {failure && <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />}
      {current && <CurrentImport run={current} onChanged={readAgain} />}
      {list && (
        <StartImport folder={list.folder} isBusy={current !== undefined} onStarted={readAgain} />
      )}
      {list && (
        <section className={listCss.list} aria-labelledby="storia-importazioni">
          <h2 id="storia-importazioni">Importazioni fatte</h2>
          {list.imports.length === 0 ? (
            <EmptyState>Non è ancora stato importato niente.</EmptyState>
          ) : (
            <>
              <ImportsTable runs={list.imports} onUndo={setUndoing} />
              <PageLinks
                label="Pagine delle importazioni"
                page={page}
                last={Math.ceil(list.total / IMPORT_PAGE)}
                pathOf={importsPath}
              />
            </>
          )}
        </section>
      )}
      {undoing && (
        <UndoDialog
          run={undoing}
          onClose={() => setUndoing(null)}
          onAsked={() => {
            setUndoing(null);
            setSaid('I dati di prima tornano in uso tra pochi secondi.');
            readAgain();
          }}
        />
      )}
      <Toast message={said} onClose={() => setSaid(null)} />
    </AdminPage>
  );
}
