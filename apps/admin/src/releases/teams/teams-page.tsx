import type { Team } from '@zaino/contracts/releases';
import { Button } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { ReturnFocus } from '@zaino/ui/return-focus';
import { RowsTable } from '@zaino/ui/rows-table';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Toast } from '@zaino/ui/toast';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { type ReactNode, useRef, useState } from 'react';
import { AdminPage } from '../../layout/admin-page';
import { dayOf, moment } from '../../layout/moment-words';
import { usePageQuery } from '../../queries';
import { appWords, jumpWords } from '../release-words';
import { outsideAppsQuery } from '../outside/outside-apps.api';
import { overviewQuery } from '../releases.api';
import css from '../releases.module.css';
import { releasesTrail } from '../releases-path';
import { RevokeDialog } from '../revoke-dialog';
import { ToldOnceDialog } from '../told-once-dialog';
import { AddTeamDialog } from './add-team-dialog';
import { revokeTeam, teamsQuery } from './teams.api';

type Asked =
  | { kind: 'add' }
  | { kind: 'token'; name: string; token: string }
  | { kind: 'revoke'; team: Team };

/** Who may release what, by which token. */
export function TeamsPage() {
  const { value: teams, failure } = usePageQuery(teamsQuery);
  const { value: overview } = usePageQuery(overviewQuery);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const close = () => setAsked(null);
  const { value: outside } = usePageQuery(outsideAppsQuery);
  const apps = appNames(overview?.apps, outside);

  const dialogOf = (one: Asked): ReactNode => {
    switch (one.kind) {
      case 'add':
        return (
          <AddTeamDialog
            apps={apps}
            onClose={close}
            onDone={(name, token) => setAsked({ kind: 'token', name, token })}
          />
        );
      case 'token':
        return (
          <ToldOnceDialog
            title={`Token di ${one.name}`}
            words="Consegnalo alla squadra: se si perde, revocalo e creane un altro."
            value={one.token}
            onClose={close}
          />
        );
      case 'revoke':
        return (
          <RevokeDialog
            title={`Revoca l’accesso di ${one.team.name}`}
            onSend={() => revokeTeam(one.team.id)}
            onClose={close}
            onDone={() => {
              close();
              setDone(`${one.team.name} non può più pubblicare.`);
            }}
          >
            Il suo token non vale più, da subito e per sempre. Le versioni che ha pubblicato restano
            dove sono.
          </RevokeDialog>
        );
    }
  };

  return (
    <AdminPage
      title="Squadre"
      trail={releasesTrail}
      actions={
        <Button variant="outline" size="small" onClick={() => setAsked({ kind: 'add' })}>
          Aggiungi una squadra
        </Button>
      }
    >
      <div ref={place} tabIndex={-1} className={css.place}>
        {failure && <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />}
        {teams?.length === 0 && (
          <EmptyState>Nessuna squadra può ancora pubblicare da sola.</EmptyState>
        )}
        {teams && teams.length > 0 && (
          <TeamsTable teams={teams} onRevoke={(team) => setAsked({ kind: 'revoke', team })} />
        )}
      </div>
      {asked && (
        <ReturnFocus key={asked.kind} otherwise={() => place.current?.focus()}>
          {dialogOf(asked)}
        </ReturnFocus>
      )}
      <Toast message={done} onClose={() => setDone(null)} />
    </AdminPage>
  );
}

/** What there is to release; an app of a team outside before its first version, too. */
function appNames(...lists: (readonly { app: string }[] | null | undefined)[]): string[] {
  return [...new Set(lists.flatMap((list) => list?.map(({ app }) => app) ?? []))];
}

function TeamsTable({ teams, onRevoke }: { teams: Team[]; onRevoke: (team: Team) => void }) {
  return (
    <RowsTable
      caption="Squadre"
      columns={[
        { head: 'Nome', cell: ({ name }) => name },
        { head: 'Parte del sito', cell: ({ app }) => appWords(app) },
        { head: 'Fino a', cell: ({ largestJump }) => jumpWords[largestJump] },
        { head: 'Creata', cell: ({ createdAt, by }) => `${dayOf(createdAt)}, ${by}` },
        {
          head: 'Usata',
          cell: ({ lastUsedAt }) => (lastUsedAt === null ? 'Mai' : moment(lastUsedAt)),
        },
        {
          head: 'Accesso',
          cell: (team) =>
            team.revokedAt === null ? (
              <Button variant="text" size="small" onClick={() => onRevoke(team)}>
                Revoca<VisuallyHidden> l’accesso di {team.name}</VisuallyHidden>
              </Button>
            ) : (
              `Revocato, ${moment(team.revokedAt)}`
            ),
        },
      ]}
      rows={teams}
      keyOf={({ id }) => id}
      isStacked
    />
  );
}
