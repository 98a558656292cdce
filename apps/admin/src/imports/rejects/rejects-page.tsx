import { useQueryClient } from '@tanstack/react-query';
import {
  adminRejectApi,
  REJECT_PAGE,
  type RejectedRow,
  rejectSentences,
  type RejectState,
  rejectStates,
} from '@zaino/contracts/schools';
import { formatCount } from '@zaino/rules/format-count';
import { downloadCsv } from '@zaino/data-table/csv-file';
import { Button, buttonClass } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { Notice } from '@zaino/ui/notice';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Toast } from '@zaino/ui/toast';
import { failureWords } from '@zaino/web/failure-words';
import { Link, useLoaderData, useNavigation } from '@zaino/web/router';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import { AdminPage } from '../../layout/admin-page';
import listCss from '../../layout/list-page.module.css';
import { PageLinks } from '../../layout/page-links';
import { StateLinks } from '../../layout/state-links';
import { allOf, usePageQuery } from '../../queries';
import { importsTrail } from '../books-trail';
import { CorrectDialog } from './correct-dialog';
import { type RejectFilters, rejectsPath } from './reject-filters';
import { discardReject, importRejects, rejectsCsv, rejectsQuery } from './rejects.api';
import css from './rejects.module.css';
import { RejectsTable } from './rejects-table';

const stateWords: Record<RejectState, string> = {
  open: 'Da guardare',
  corrected: 'Corrette, da importare',
  imported: 'Importate',
  discarded: 'Messe da parte',
};

const emptyWords: Record<RejectState, string> = {
  open: 'Nessuna riga da guardare.',
  corrected: 'Nessuna riga corretta che aspetta.',
  imported: 'Nessuna riga corretta è stata importata.',
  discarded: 'Nessuna riga messa da parte.',
};

/** Rows that imports could not use: read, corrected, and imported after all. */
export function RejectsPage() {
  const filters = useLoaderData<RejectFilters>();
  const { value: list, failure } = usePageQuery(rejectsQuery(filters));
  const isLoading = useNavigation().state === 'loading';
  const queryClient = useQueryClient();
  const { isSending, failure: refused, send } = useSubmission();
  const [correcting, setCorrecting] = useState<RejectedRow | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const readAgain = () => queryClient.invalidateQueries(allOf(adminRejectApi.rejects));

  const discard = async (row: RejectedRow, isDiscarded: boolean) => {
    if (!(await send(() => discardReject(row, isDiscarded)))) return;
    setSaid(isDiscarded ? 'Riga messa da parte.' : 'La riga è di nuovo da guardare.');
    await readAgain();
  };
  const takeAll = () =>
    send(async () => {
      setSaid(importedWords(await importRejects()));
      await readAgain();
    });

  return (
    <AdminPage title="Righe scartate" trail={importsTrail}>
      {failure && <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />}
      <Commands
        filters={filters}
        ready={list?.ready ?? 0}
        isSending={isSending}
        onImport={() => void takeAll()}
        onExport={() => void send(() => downloadCsv(rejectsCsv(filters), 'righe-scartate'))}
      />
      {refused && <Notice tone="error">{failureWords(refused)}</Notice>}
      {list && (
        <div className={listCss.list} aria-busy={isLoading}>
          <StateLinks
            label="Motivi"
            links={list.counts.map(({ code, rejects }) => {
              const isCurrent = code === filters.code;
              return {
                key: code,
                words: rejectSentences[code],
                count: rejects,
                isCurrent,
                to: rejectsPath({ ...filters, page: 1, code: isCurrent ? '' : code }),
              };
            })}
          />
          <p role="status" className={listCss.count}>
            {list.total === 1 ? '1 riga trovata' : `${formatCount(list.total)} righe trovate`}
          </p>
          {list.rejects.length > 0 ? (
            <>
              <RejectsTable
                rows={list.rejects}
                isSending={isSending}
                onCorrect={setCorrecting}
                onDiscard={(row, isDiscarded) => void discard(row, isDiscarded)}
              />
              <PageLinks
                label="Pagine delle righe scartate"
                page={filters.page}
                last={Math.ceil(list.total / REJECT_PAGE)}
                pathOf={(page) => rejectsPath({ ...filters, page })}
              />
            </>
          ) : (
            <EmptyState>{emptyWords[filters.state]}</EmptyState>
          )}
        </div>
      )}
      {correcting?.cells && (
        <CorrectDialog
          row={correcting}
          cells={correcting.cells}
          onClose={() => setCorrecting(null)}
          onCorrected={() => {
            setCorrecting(null);
            setSaid('Riga corretta: aspetta di essere importata.');
            void readAgain();
          }}
        />
      )}
      <Toast message={said} onClose={() => setSaid(null)} />
    </AdminPage>
  );
}

interface CommandsProps {
  filters: RejectFilters;
  /** Corrected rows that wait. */
  ready: number;
  isSending: boolean;
  onImport: () => void;
  onExport: () => void;
}

/** Which rows are shown, and what is done with all of them. */
function Commands({ filters, ready, isSending, onImport, onExport }: CommandsProps) {
  return (
    <div className={css.bar}>
      <nav aria-label="Stati delle righe" className={css.states}>
        {rejectStates.map((state) => (
          <Link
            key={state}
            to={rejectsPath({ run: filters.run, state })}
            className={buttonClass({
              variant: state === filters.state ? 'primary' : 'outline',
              size: 'small',
            })}
            aria-current={state === filters.state ? 'true' : undefined}
          >
            {stateWords[state]}
          </Link>
        ))}
      </nav>
      <div className={css.states}>
        <Button variant="text" size="small" disabled={isSending} onClick={onExport}>
          Esporta CSV
        </Button>
        <Button size="small" disabled={ready === 0 || isSending} onClick={onImport}>
          {ready === 1
            ? 'Importa la riga corretta'
            : `Importa le righe corrette (${formatCount(ready)})`}
        </Button>
      </div>
    </div>
  );
}

/** `3 righe importate, 1 c’era già.` */
function importedWords(done: { imported: number; duplicate: number; left: number }): string {
  const { imported, duplicate, left } = done;
  const parts = [imported === 1 ? '1 riga importata' : `${formatCount(imported)} righe importate`];
  if (duplicate > 0) {
    parts.push(duplicate === 1 ? '1 c’era già' : `${formatCount(duplicate)} c’erano già`);
  }
  if (left > 0) parts.push(`${formatCount(left)} aspettano ancora`);
  return `${parts.join(', ')}.`;
}
