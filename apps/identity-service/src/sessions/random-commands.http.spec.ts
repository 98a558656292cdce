import { itKeepsItsRules } from '@zaino/service/testing/fuzz/fuzz-machine';
import { Passwords } from '../passwords/passwords';
import { PASSWORD } from '../testing/accounts';
import { deskCommands, mailboxCommands, phoneCommands } from '../testing/machine/device-commands';
import { sessionFindings } from '../testing/machine/session-findings';
import { beginSessions, type StartedCopy } from '../testing/machine/session-world';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
let copy: StartedCopy;
let passwordHash: string;
beforeAll(async () => {
  service = await startTestService();
  copy = await service.startCopy();
  passwordHash = await service.app.get(Passwords, { strict: false }).hash(PASSWORD);
});
afterAll(() => service.stop());

describe('the sessions of a person with several devices', () => {
  itKeepsItsRules({
    service: 'identity',
    name: 'sessions',
    begin: () => beginSessions(service, { copies: [copy], passwordHash }),
    actors: {
      phone: phoneCommands,
      'another tab of the phone': phoneCommands,
      desk: deskCommands,
      mailbox: mailboxCommands,
    },
    // Who is signed out is told so, and who has given too many wrong passwords has to wait.
    refusals: [401, 429],
    findings: sessionFindings,
  });
});
