import { randomInt, randomUUID } from 'node:crypto';
import { accountEndpoints, authEndpoints } from '@zaino/contracts/identity';
import type { Machine, MachineCommand } from '@zaino/service/testing/fuzz/fuzz-machine';
import { SESSION_COOKIE } from '@zaino/contracts/shared';
import { AccountLinks } from '../../account-links/account-links';
import type { TestBrowser } from '../test-browser';
import { type SessionCall, ask, type SessionWorld } from './session-world';

type Command = MachineCommand<SessionWorld>;
type Commands = Machine<SessionWorld>['actors'][string];
type Device = (world: SessionWorld) => TestBrowser;

interface OpeningAnswer {
  success?: boolean;
  customerToken: string;
}

/** The session that an answer gave, opened by a password. */
function keepGiven(world: SessionWorld, asked: SessionCall, password: string): void {
  const { answer, opened: id, by, began, ended } = asked;
  if (id === undefined) throw new Error(`No session in ${JSON.stringify(answer.body)}`);
  const { customerToken: handle } = answer.body as OpeningAnswer;
  world.given.push({ id, handle, password, before: by, began, ended });
}

/** What the browser was signed in as ends, and maybe where the call was refused at last. */
function endFormer(
  { endings }: SessionWorld,
  { by, began, ended }: SessionCall,
  isCertain: boolean,
) {
  if (by !== undefined) endings.push({ id: by, began, ended, isCertain });
}

/** By the password as it is now, or now and then by one that it was. */
const signIn =
  (of: Device): Command =>
  async (world, dice) => {
    const { email, passwords } = world;
    const latest = passwords.at(-1) ?? '';
    const password = dice.isOneIn(6) ? (dice.pick(passwords) ?? latest) : latest;
    const input = { body: { email, password, remember: dice.isOneIn(2) } };
    const asked = await ask(world, of(world), { endpoint: authEndpoints.login, input });
    const { status, body } = asked.answer;
    const isIn = status < 300 && (body as OpeningAnswer).success === true;
    endFormer(world, asked, isIn);
    if (isIn) keepGiven(world, { ...asked, by: undefined }, password);
    // What is refused here is no problem by its status.
    return isIn || status >= 300 ? { status } : { status: 403 };
  };

const signOut =
  (of: Device): Command =>
  async (world) => {
    const asked = await ask(world, of(world), { endpoint: authEndpoints.logout });
    const { status } = asked.answer;
    if (status < 300) endFormer(world, asked, true);
    return { status };
  };

const proofOf = ({ passwords }: SessionWorld) => ({ password: passwords.at(-1) });

/** A device of the list, the own one too. */
const endOne =
  (of: Device): Command =>
  async (world, dice) => {
    const list = await ask(world, of(world), { endpoint: authEndpoints.sessions });
    if (list.answer.status >= 300) return { status: list.answer.status };
    const { sessions } = list.answer.body as { sessions: { id: string }[] };
    const handle = dice.pick(sessions)?.id ?? '';
    const input = { params: { id: handle }, body: proofOf(world) };
    const { answer, began, ended } = await ask(world, of(world), {
      endpoint: authEndpoints.revokeSession,
      input,
    });
    if (answer.status < 300) world.endings.push({ handle, began, ended, isCertain: true });
    return { status: answer.status };
  };

const endAll =
  (of: Device): Command =>
  async (world) => {
    const endpoint = authEndpoints.revokeAllSessions;
    const input = { body: proofOf(world) };
    const { answer, began, ended } = await ask(world, of(world), { endpoint, input });
    if (answer.status < 300) world.endings.push({ began, ended, isCertain: true });
    return { status: answer.status };
  };

const newPassword = () => `una password lunga ${randomUUID()}`;

/** All other sessions end, and this device goes on with a new one. */
function keepNewPassword(world: SessionWorld, asked: SessionCall, password: string): void {
  const { opened: kept, began, ended } = asked;
  world.passwords.push(password);
  world.endings.push({ kept, began, ended, isCertain: true });
  keepGiven(world, asked, password);
}

const changePassword =
  (of: Device): Command =>
  async (world) => {
    const password = newPassword();
    const body = { currentPassword: world.passwords.at(-1), password };
    const endpoint = accountEndpoints.changePassword;
    const asked = await ask(world, of(world), { endpoint, input: { body } });
    if (asked.answer.status < 300) keepNewPassword(world, asked, password);
    else endFormer(world, asked, false);
    return { status: asked.answer.status };
  };

const goOn =
  (of: Device): Command =>
  async (world) => {
    const { answer } = await ask(world, of(world), { endpoint: authEndpoints.renew });
    return { status: answer.status };
  };

/** Whoever is out signs in first. */
const signedIn =
  (of: Device, command: (of: Device) => Command): Command =>
  async (world, dice) => {
    if (!of(world).cookies.has(SESSION_COOKIE)) await signIn(of)(world, dice);
    return command(of)(world, dice);
  };

const commandsOf = (of: Device): Commands => ({
  'sign in': signIn(of),
  'go on': signedIn(of, goOn),
  'sign out': signedIn(of, signOut),
  'end a device': signedIn(of, endOne),
  'sign out everywhere': signedIn(of, endAll),
  'change the password': signedIn(of, changePassword),
});

export const phoneCommands = commandsOf(({ phone }) => phone);
export const deskCommands = commandsOf(({ desk }) => desk);

/** A link that somebody has been sent; none where another one was sent a moment ago. */
const askForLink: Command = async ({ service, uid, email, links }) => {
  const messageId = String(randomInt(2 ** 40));
  const made = service.app.get(AccountLinks, { strict: false });
  const issued = await made.issue({ purpose: 'reset', uid, email, messageId });
  if (issued === null) return undefined;
  await made.markSent(issued);
  links.push(issued.token);
  return { status: 200 };
};

/** By the last link, or now and then by one that came before; in a browser of its own or on the phone. */
const reset: Command = async (world, dice) => {
  if (world.links.length === 0) await askForLink(world, dice);
  const token = dice.isOneIn(4) ? dice.pick(world.links) : world.links.at(-1);
  if (token === undefined) return undefined;
  const browser = dice.isOneIn(2) ? world.phone : world.service.browser();
  const password = newPassword();
  const input = { body: { token, password } };
  const asked = await ask(world, browser, { endpoint: authEndpoints.reset, input });
  const { status } = asked.answer;
  if (status >= 300) {
    endFormer(world, asked, false);
    return { status };
  }
  if (world.used.has(token)) world.wrong.push('one link has set two passwords');
  world.used.add(token);
  keepNewPassword(world, { ...asked, by: undefined }, password);
  return { status };
};

export const mailboxCommands: Commands = {
  'ask for a link': askForLink,
  'set a password by the link': reset,
};
