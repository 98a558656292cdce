import { type Endpoint, SESSION_COOKIE } from '@zaino/contracts/shared';
import { PASSWORD } from '../accounts';
import { sessionUser } from '../../users/session-user';
import { anAccount, aSession, type TestAccount } from '../test-account';
import type { TestCallInput, BrowserTestAnswer, TestBrowser } from '../test-browser';
import type { TestService } from '../test-service';

export type StartedCopy = Awaited<ReturnType<TestService['startCopy']>>;

/** Counts the beginnings and the ends of calls: what ended before another began came before it for certain. */
interface Span {
  began: number;
  ended: number;
}

/** A session that some answer has given. */
export interface GivenSession extends Span {
  id: string;
  /** Its public name. */
  handle: string;
  /** The password that opened it, or that was set with it. */
  password: string;
  /** The session that was gone on from, by a change of password. */
  before?: string;
}

/** A call that has ended sessions. */
export interface Ending extends Span {
  /** The one that ended, by its id or by its handle; all where there is neither. */
  id?: string;
  handle?: string;
  /** What goes on where all others end. */
  kept?: string;
  /** False of a call that was refused, and may have ended it all the same. */
  isCertain: boolean;
}

/** The sessions of one person, who uses several devices at once. */
export interface SessionWorld {
  service: TestService;
  /** Of the service: all of them. */
  copies: StartedCopy[];
  uid: string;
  email: string;
  /** Somebody else, who does nothing. */
  stranger: TestAccount;
  phone: TestBrowser;
  desk: TestBrowser;
  given: GivenSession[];
  endings: Ending[];
  /** Those that were ever the account's, the latest last. */
  passwords: string[];
  /** Links of mails that have set a password. */
  used: Set<string>;
  links: string[];
  time: number;
  wrong: string[];
}

/** Signed in on both devices. */
export async function beginSessions(
  service: TestService,
  { copies, passwordHash }: { copies: StartedCopy[]; passwordHash: string },
): Promise<SessionWorld> {
  const { user, ...onPhone } = await anAccount(service, { passwordHash });
  const onDesk = await aSession(service, sessionUser(user));
  return {
    service,
    copies: [service, ...copies],
    uid: user.uid,
    email: user.email,
    stranger: await anAccount(service),
    phone: onPhone.browser,
    desk: deskOf(copies, onDesk),
    given: [onPhone, onDesk].map(givenBefore),
    endings: [],
    passwords: [PASSWORD],
    used: new Set(),
    links: [],
    time: 0,
    wrong: [],
  };
}

type Opened = Pick<TestAccount, 'browser' | 'session'>;

/** At another copy of the service, where there is one. */
function deskOf([copy]: StartedCopy[], { browser }: Opened): TestBrowser {
  if (copy === undefined) return browser;
  const desk = copy.browser();
  desk.csrfToken = browser.csrfToken;
  for (const [name, value] of browser.cookies) desk.cookies.set(name, value);
  return desk;
}

const givenBefore = ({ browser, session }: Opened): GivenSession => ({
  id: browser.cookies.get(SESSION_COOKIE) ?? '',
  handle: session.customerToken,
  password: PASSWORD,
  began: 0,
  ended: 0,
});

/** What was asked by which session, and answered with which one. */
export interface SessionCall extends Span {
  answer: BrowserTestAnswer;
  by: string | undefined;
  opened: string | undefined;
}

export async function ask(
  world: SessionWorld,
  browser: TestBrowser,
  { endpoint, input }: { endpoint: Endpoint; input?: TestCallInput },
): Promise<SessionCall> {
  const by = browser.cookies.get(SESSION_COOKIE);
  const began = ++world.time;
  const answer = await browser.call(endpoint, input);
  const ended = ++world.time;
  // As a page does that hears of it.
  if (answer.status === 401 && browser.cookies.get(SESSION_COOKIE) === by) {
    browser.cookies.delete(SESSION_COOKIE);
  }
  const asked = { answer, by, opened: sessionOf(answer), began, ended };
  if (answer.status < 300 && endpoint.access === 'customer') checkLiving(world, asked, endpoint);
  return asked;
}

/** The session that an answer gives to the browser. */
function sessionOf({ headers }: BrowserTestAnswer): string | undefined {
  const values = headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
  const value = values.find((one) => one.startsWith(`${SESSION_COOKIE}=`));
  return value?.slice(SESSION_COOKIE.length + 1) || undefined;
}

function checkLiving(world: SessionWorld, { by, began }: SessionCall, { path }: Endpoint): void {
  const session = world.given.find(({ id }) => id === by);
  if (session === undefined) return;
  const isOver = world.endings.some(
    (ending) => ending.isCertain && ending.ended < began && endsForCertain(ending, session),
  );
  if (isOver) world.wrong.push(`${path} was answered by a session that had ended`);
}

/** Whether the session is one of those that ended, as it was given before. */
export function endsForCertain(ending: Ending, session: GivenSession): boolean {
  return ending.isCertain && mayEnd(ending, session) && session.ended < ending.began;
}

/** Whether it may be one of those that ended: it may have been given meanwhile. */
export function mayEnd({ id, handle, kept, ended }: Ending, session: GivenSession): boolean {
  if (id !== undefined) return id === session.id;
  if (handle !== undefined) return handle === session.handle;
  return kept !== session.id && session.began < ended;
}
