import { waitUntil } from '@zaino/testing/processes';
import { OpeningEventEntity } from '../../opening/opening-event.entity';
import { TenantEntity } from '../../tenants/tenant.entity';
import { openings } from '../openings';
import type { OpeningWorld } from './opening-world';

/** The word that the log has for what an admin has done. */
const words: Record<OpeningWorld['decided'][number], RegExp> = {
  approve: /^(changes-)?approved$/,
  refuse: /^(changes-)?refused$/,
  pause: /^paused$/,
  close: /^closed$/,
};

/** What is wrong with a bookshop, with what customers see of it, and with its history. */
export async function openingFindings(world: OpeningWorld): Promise<string[]> {
  const { service, bookshop } = world;
  const { id } = bookshop.tenant;
  const { manager } = service.database;
  const tenant = await manager.findOneByOrFail(TenantEntity, { id });
  const log = await manager.find(OpeningEventEntity, {
    where: { tenantId: id },
    order: { id: 'ASC' },
  });
  const { pointOf } = openings(() => service);
  const shown = await pointOf(bookshop);
  const wrong = [
    ...stateFindings(tenant, log),
    ...shownFindings(tenant, log, shown),
    ...logFindings(world, log),
    ...(await noticeFindings(world)),
  ];
  const history = log.map(({ action }) => action).join(', ');
  return wrong.map((text) => `${text} (${tenant.state}; ${history})`);
}

function stateFindings(tenant: TenantEntity, log: OpeningEventEntity[]): string[] {
  const { state, approvedAt, appliedAt, pendingChanges, changesSince } = tenant;
  const last = (...actions: string[]) => log.findLast(({ action }) => actions.includes(action));
  const approval = last('approved', 'changes-approved', 'paused', 'closed')?.action ?? '';
  const wish = last('applied', 'withdrawn', 'approved', 'refused', 'paused', 'closed')?.action;
  const rules: [string, boolean][] = [
    ['is open without an approval', state === 'open' && approvedAt === null],
    ['is a draft with an approval', state === 'draft' && approvedAt !== null],
    [
      'has another approval than by its log',
      (approvedAt !== null) !== approval.endsWith('approved'),
    ],
    ['waits, and by its log did not ask', appliedAt !== null && wish !== 'applied'],
    ['does not wait, and by its log asks', appliedAt === null && wish === 'applied'],
    ['has changes since no time', (pendingChanges === null) !== (changesSince === null)],
    ['has changes that wait beside no approval', changesSince !== null && approvedAt === null],
  ];
  return rules.filter(([, isBroken]) => isBroken).map(([text]) => `the bookshop ${text}`);
}

/** Customers see it while it is approved and open, by what an admin has approved last. */
function shownFindings(
  { state, approvedAt, offersPickup }: TenantEntity,
  log: OpeningEventEntity[],
  shown: { name: string; notes: string } | undefined,
): string[] {
  const mayBeShown = state === 'open' && approvedAt !== null && offersPickup;
  if ((shown !== undefined) !== mayBeShown) {
    return [`customers ${shown ? 'see' : 'do not see'} the bookshop`];
  }
  if (shown === undefined) return [];
  const approvals = log.filter(({ action }) => words.approve.test(action));
  const name = approvals.flatMap(({ after }) => after.name ?? []).at(-1);
  const findings = shown.name === name ? [] : [`shown as ${shown.name}, approved as ${name}`];
  const notes = approvals.flatMap(({ after }) => after.pickupNotes ?? []);
  const isApproved = !shown.notes.includes('IBAN') || notes.includes(shown.notes);
  return isApproved ? findings : [...findings, 'notes with an IBAN are shown unapproved'];
}

/** Every decision stands in the log, once, in the order of the answers or not: several admins decide. */
function logFindings({ decided }: OpeningWorld, log: OpeningEventEntity[]): string[] {
  const own = log.filter(({ actorKind }) => actorKind === 'admin');
  const counts = Object.entries(words).map(([kind, word]) => {
    const logged = own.filter(({ action }) => word.test(action)).length;
    const done = decided.filter((one) => one === kind).length;
    return logged === done ? '' : `${done} times ${kind}, ${logged} in the log`;
  });
  const isSorted = log.every(({ at }, index) => index === 0 || at >= (log[index - 1]?.at ?? at));
  return [...counts.filter((text) => text !== ''), ...(isSorted ? [] : ['the log goes back'])];
}

/** The owner is told of each decision, once. */
async function noticeFindings({ service, ownerId, decided }: OpeningWorld): Promise<string[]> {
  const told = () => service.neighbours.notices.filter(({ uid }) => uid === ownerId).length;
  const sql = 'SELECT COUNT(*) AS waiting FROM outbox_message WHERE parked_at IS NULL';
  const isTold = await waitUntil(async () => {
    const [row] = await service.database.query<{ waiting: string }[]>(sql);
    return Number(row?.waiting) === 0;
  }, 20_000);
  if (isTold && told() === decided.length) return [];
  return [`the owner was told ${told()} times of ${decided.length} decisions`];
}
