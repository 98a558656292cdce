import { authEndpoints } from '@zaino/contracts/identity';
import { SESSION_COOKIE } from '@zaino/contracts/shared';
import { MINUTE_MS } from '@zaino/rules/durations';
import { SessionStore } from '@zaino/service/sessions/session-store';
import { DataSource } from 'typeorm';
import { Passwords } from '../../passwords/passwords';
import { UserEntity } from '../../users/user.entity';
import { endsForCertain, type GivenSession, mayEnd, type SessionWorld } from './session-world';

/** By then nobody has to wait because of passwords that were wrong, or of mails that were sent. */
const PAUSE_MS = 20 * MINUTE_MS;

/** What is wrong with the sessions of a person, and with those of somebody else. */
export async function sessionFindings(world: SessionWorld): Promise<string[]> {
  const { service, given, wrong, stranger } = world;
  const password = await currentPassword(world);
  const living = new Set<string>();
  for (const session of given) if (await lives(world, session)) living.add(session.handle);
  const findings = [
    ...wrong,
    ...given.flatMap((session) => sessionWrongs(world, session, { password, living })),
    ...(await generationFindings(world)),
    ...(await listFindings(world, living)),
    ...((await stranger.browser.ask(authEndpoints.me)) === null ? ['a stranger is out'] : []),
  ];
  service.clock.advance(PAUSE_MS);
  return findings;
}

/** As every copy of the service says. */
async function lives({ copies, wrong }: SessionWorld, { id }: GivenSession): Promise<boolean> {
  const answers = await Promise.all(
    copies.map(async (copy) => {
      const browser = copy.browser();
      browser.cookies.set(SESSION_COOKIE, id);
      return (await browser.ask(authEndpoints.me)) !== null;
    }),
  );
  if (new Set(answers).size > 1) wrong.push('one copy lets in whom another one does not');
  return answers.includes(true);
}

interface State {
  password: string | undefined;
  /** Handles. */
  living: Set<string>;
}

function sessionWrongs(
  world: SessionWorld,
  session: GivenSession,
  { password, living }: State,
): string[] {
  const { endings } = world;
  const isLiving = living.has(session.handle);
  const isOfNow = session.password === password;
  const mustBeOver = !isOfNow || endings.some((ending) => endsForCertain(ending, session));
  const mayBeOver = mustBeOver || endings.some((ending) => mayEnd(ending, session));
  const name = `the session of ${session.began} to ${session.ended}`;
  const rules: [string, boolean][] = [
    [
      `${name} goes on, and was ended${isOfNow ? '' : ' by a new password'}`,
      isLiving && mustBeOver,
    ],
    [`${name} is over, and nobody has ended it`, !isLiving && !mayBeOver],
    [`${name} was opened by one that was ended`, isLiving && isOfOver(world, session)],
  ];
  return rules.filter(([, isBroken]) => isBroken).map(([text]) => text);
}

/** Whether the device was ended by another one before it went on: then it should not have been let go on. */
function isOfOver({ given, endings }: SessionWorld, { id, before, ended }: GivenSession): boolean {
  const former = given.find((one) => one.id === before);
  if (former === undefined) return false;
  return endings.some((ending) => {
    const isByAnother = ending.id === undefined && ending.kept !== id;
    return isByAnother && ending.began < ended && endsForCertain(ending, former);
  });
}

/** The last one that was set; two at once may have been answered in another order. */
async function currentPassword(world: SessionWorld): Promise<string | undefined> {
  const { passwordHash } = await accountOf(world);
  const passwords = world.service.app.get(Passwords, { strict: false });
  for (const password of world.passwords.toReversed()) {
    if (await passwords.verify(password, passwordHash)) return password;
  }
  world.wrong.push('no password opens the account');
  return undefined;
}

const accountOf = ({ service, uid }: SessionWorld) =>
  service.app.get(DataSource).getRepository(UserEntity).findOneByOrFail({ uid });

/** All that signs out everywhere has raised it by one, and what lives is of now. */
async function generationFindings(world: SessionWorld): Promise<string[]> {
  const { sessionGeneration } = await accountOf(world);
  const raising = world.endings.filter(
    ({ id, handle }) => id === undefined && handle === undefined,
  );
  const sessions = await world.service.app.get(SessionStore).list(world.uid);
  const old = sessions.filter(({ generation = 0 }) => generation < sessionGeneration);
  return [
    ...(raising.length === sessionGeneration
      ? []
      : [`generation ${sessionGeneration} after ${raising.length} that raise it`]),
    ...old.map(
      ({ generation = 0 }) =>
        `a session of generation ${generation} lives beside ${sessionGeneration}: a Redis that starts anew would end it`,
    ),
  ];
}

/** The list of devices has what lives, and nothing else. */
async function listFindings(world: SessionWorld, living: Set<string>): Promise<string[]> {
  const sessions = await world.service.app.get(SessionStore).list(world.uid);
  const listed = new Set(sessions.map(({ customerToken }) => customerToken));
  const missing = [...living].filter((handle) => !listed.has(handle)).length;
  const unknown = [...listed].filter((handle) => !living.has(handle)).length;
  return [
    ...(missing > 0 ? [`${missing} sessions live and are not in the list`] : []),
    ...(unknown > 0 ? [`${unknown} sessions of the list were given to nobody`] : []),
  ];
}
