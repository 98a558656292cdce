import { DataTable } from '@zaino/data-table/data-table';
import { LoadedRows } from '@zaino/data-table/loaded-rows';
import { type OwnKey, useShortcuts } from '@zaino/data-table/shortcuts';
import { ShortcutsButton } from '@zaino/data-table/shortcuts-button';
import { ShortcutsDialog } from '@zaino/data-table/shortcuts-dialog';
import { tableCommands } from '@zaino/data-table/table-commands';
import { TableFoot } from '@zaino/data-table/table-foot';
import { useCharacterKeys } from '@zaino/data-table/use-character-keys';
import { useDataTable } from '@zaino/data-table/use-data-table';
import { Button } from '@zaino/ui/button';
import { LoadingRows } from '@zaino/ui/loading-rows';
import { Notice } from '@zaino/ui/notice';
import { ReturnFocus } from '@zaino/ui/return-focus';
import type { Outcome } from '@zaino/web/outcome';
import { useLoaderData, useNavigate } from '@zaino/web/router';
import { useHydrated } from '@zaino/web/use-hydrated';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import { DeskPage } from '../desk-page';
import { NoDesk } from '../no-desk';
import { CedolaChanges } from './cedola-changes';
import { CedolaLine } from './cedola-line';
import { type CedolaRow, cedolaSource, pageOf } from './cedola-rows';
import { CedolaTermsSection } from './cedola-terms-section';
import css from './cedole-page.module.css';
import { cedolaNoun, cedoleTable } from './cedole-table';
import { type CedoleData, downloadLedger, type LedgerPage, ledgerPath } from './cedole.api';
import { Distinte } from './distinte';
import { SendDialog } from './send-dialog';

const TITLE = 'Cedole';

/** The vouchers of Comuni: what was collected, what was sent, what was paid. */
export function CedolePage() {
  const first = useLoaderData<CedoleData>();
  const isHydrated = useHydrated();
  if (first.ledger.failure?.kind === 'forbidden') return <NoDesk title={TITLE} />;
  if (isHydrated) return <Ledger first={first} />;
  // Which lines are drawn only a window can say.
  return (
    <DeskPage title={TITLE}>
      <LoadingRows>Caricamento...</LoadingRows>
    </DeskPage>
  );
}

function useLedger(first: Outcome<LedgerPage>) {
  return useDataTable(cedoleTable, first, () => {
    const page = first.value ? { ...first, value: pageOf(first.value) } : first;
    const list = new LoadedRows(cedolaSource, page);
    return { list, changes: new CedolaChanges(list) };
  });
}

/** All that can be done has its place in the bar. */
const noKeys: readonly OwnKey<never>[] = [];

type PageDialog = { rows: readonly CedolaRow[] } | 'shortcuts';

function Ledger({ first }: { first: CedoleData }) {
  const state = useLedger(first.ledger);
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<PageDialog | null>(null);
  const [hasCharacters, setHasCharacters] = useCharacterKeys('deskCharacterKeys');
  const commands = tableCommands(state, {
    open: ({ cedola }) => void navigate(`/dashboard/ordini/${cedola.orderId}`),
    help: () => setDialog('shortcuts'),
  });
  useShortcuts({ hasCharacters, own: noKeys }, (command) => commands[command]());
  return (
    <DeskPage title={TITLE} actions={<ShortcutsButton onPress={() => setDialog('shortcuts')} />}>
      <Download />
      <DataTable state={state} line={(line) => <CedolaLine {...line} toggle={state.toggle} />} />
      <TableFoot
        state={state}
        actions={[
          { text: 'Prepara la distinta…', onPress: () => setDialog({ rows: state.selected }) },
        ]}
      />
      <Distinte
        first={first.distinte}
        said={state.said.message?.text ?? null}
        onChange={() => void state.list.reload()}
      />
      <CedolaTermsSection known={first.terms.value ?? undefined} />
      {dialog && (
        <ReturnFocus otherwise={() => state.grid.current?.focus()}>
          {dialog === 'shortcuts' ? (
            <ShortcutsDialog
              noun={cedolaNoun}
              own={noKeys}
              hasCharacters={hasCharacters}
              onChange={setHasCharacters}
              onClose={() => setDialog(null)}
            />
          ) : (
            <SendDialog
              rows={dialog.rows}
              send={async (ids, day, textOf) => {
                await state.changes.send(ids, day, textOf);
                state.clearSelection();
              }}
              onClose={() => setDialog(null)}
            />
          )}
        </ReturnFocus>
      )}
    </DeskPage>
  );
}

function Download() {
  const { isSending, failure, send } = useSubmission();
  return (
    <div className={css.ways}>
      <Button
        variant="outline"
        size="small"
        disabled={isSending}
        onClick={() => void send(downloadLedger)}
      >
        Scarica il CSV
      </Button>
      <a href={ledgerPath} target="_blank" rel="noopener">
        Registro in PDF
      </a>
      <span className={css.hint}>
        Una cedola si accetta o si rifiuta nel suo ordine; con i libri consegnati va in una
        distinta.
      </span>
      {failure && <Notice tone="error">Il file non è pronto: riprova tra poco.</Notice>}
    </div>
  );
}
