import type { ColleagueList } from '@zaino/contracts/identity';
import { EmptyState } from '@zaino/ui/empty-state';
import { Notice } from '@zaino/ui/notice';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Sheet } from '@zaino/ui/sheet';
import { Toast } from '@zaino/ui/toast';
import { Link, useLoaderData } from '@zaino/web/router';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { DeskPage } from '../desk-page';
import { NoDesk } from '../no-desk';
import { ColleagueRow, InvitationRow } from './colleague-rows';
import { type ColleaguesData, invite } from './colleagues.api';
import css from './colleagues-page.module.css';
import { InviteForm } from './invite-form';

const TITLE = 'Colleghi';

/** Who works in the bookshop with an account of their own, and who is invited to. */
export function ColleaguesPage() {
  const { value, failure } = useLoaderData<ColleaguesData>();
  if (failure) {
    return (
      <DeskPage title={TITLE}>
        <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />
      </DeskPage>
    );
  }
  return value === null ? <NoDesk title={TITLE} /> : <Loaded first={value} />;
}

function Loaded({ first }: { first: ColleagueList }) {
  const [list, setList] = useState(first);
  const [said, setSaid] = useState<string | null>(null);
  const change = (after: ColleagueList, words: string) => {
    setList(after);
    setSaid(words);
  };
  const { colleagues, invitations, most } = list;
  const taken = colleagues.length + invitations.length;
  const place = useRemovalFocus(taken);
  return (
    <DeskPage title={TITLE}>
      <p className={css.intro}>
        Chi lavora con te entra con un accesso suo: vede gli ordini, segna gli arrivi, consegna e
        incassa al banco. Non vede numeri e piano, non rimborsa e non cambia i dati della libreria.
      </p>
      {most === 0 && <WithoutPlan hasColleagues={taken > 0} />}
      <div ref={place} role="group" aria-label="Chi entra al banco" tabIndex={-1}>
        {taken === 0 ? (
          <EmptyState>Per ora al banco ci sei solo tu.</EmptyState>
        ) : (
          <Sheet isEdgeToEdge>
            <ul className={css.list} aria-label="Colleghi e inviti">
              {colleagues.map((colleague) => (
                <ColleagueRow key={colleague.id} colleague={colleague} onChange={change} />
              ))}
              {invitations.map((invitation) => (
                <InvitationRow
                  key={invitation.id}
                  invitation={invitation}
                  canResend={most !== 0}
                  onChange={change}
                />
              ))}
            </ul>
          </Sheet>
        )}
      </div>
      {most !== 0 && (
        <Inviting
          taken={taken}
          most={most}
          onInvite={async (email) => change(await invite(email), `Invito mandato a ${email}.`)}
        />
      )}
      <Toast message={said} onClose={() => setSaid(null)} />
    </DeskPage>
  );
}

/** Where a row was taken out with the focus in it, the focus goes to what is left. */
function useRemovalFocus(length: number): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const known = useRef(length);
  useEffect(() => {
    if (length < known.current) place.current?.focus();
    known.current = length;
  }, [length]);
  return place;
}

function WithoutPlan({ hasColleagues }: { hasColleagues: boolean }) {
  return (
    <Notice action={<Link to="/dashboard/piano">Vai al piano</Link>}>
      <strong>I colleghi fanno parte del piano Plus.</strong>{' '}
      {hasColleagues
        ? 'Il loro accesso è fermo e riparte con il piano. Toglierli puoi anche ora.'
        : 'Con il Plus inviti chi lavora con te.'}
    </Notice>
  );
}

interface InvitingProps {
  taken: number;
  /** Null where nobody could say. */
  most: number | null;
  onInvite: (email: string) => Promise<unknown>;
}

function Inviting({ taken, most, onInvite }: InvitingProps) {
  if (most !== null && taken >= most) {
    return (
      <p>
        {most === 1
          ? 'Il tuo piano ha posto per un collega'
          : `Il tuo piano ha posto per ${most} colleghi`}
        , inviti compresi. Per invitarne un altro togline uno.
      </p>
    );
  }
  return (
    <section aria-labelledby="invita" className={css.inviting}>
      <h2 id="invita">Invita un collega</h2>
      {most !== null && (
        <p className={css.hint}>
          {taken} di {most} posti occupati, inviti compresi.
        </p>
      )}
      <InviteForm onInvite={onInvite} />
    </section>
  );
}
