import { join } from 'node:path';
import { config } from '@zaino/tools/machine/config';
import { parseCommand, withBuild } from './command';

const change = { app: 'cart', reason: 'npm run release' };
const everybody = { tenant: null, isForStaff: false };
const release = {
  kind: 'release',
  ...change,
  from: undefined,
  jump: 'patch',
  isPublishOnly: false,
  canary: undefined,
};

describe('the command line', () => {
  it.each<[string, object]>([
    ['cart', release],
    ['cart --reason Sconto', { ...release, reason: 'Sconto' }],
    ['cart --from builds/cart', { ...release, from: join(config.callerFolder, 'builds/cart') }],
    ['cart --publish-only --jump minor', { ...release, isPublishOnly: true, jump: 'minor' }],
    ['cart --canary 5', { ...release, canary: { ...everybody, share: 5 } }],
    [
      'cart --canary 5 --tenant aurora --staff',
      { ...release, canary: { share: 5, tenant: 'aurora', isForStaff: true } },
    ],
    ['cart --promote 1.4.2', { kind: 'promote', ...change, version: '1.4.2' }],
    ['cart --activate 1.4.2', { kind: 'promote', ...change, version: '1.4.2' }],
    [
      'cart --canary 20 --version 1.4.2',
      { kind: 'canary', ...change, version: '1.4.2', canary: { ...everybody, share: 20 } },
    ],
    ['cart --back', { kind: 'back', ...change }],
    ['cart --pause', { kind: 'pause', ...change }],
    ['cart --resume', { kind: 'resume', ...change }],
    ['cart --end', { kind: 'end', ...change }],
    ['cart --list', { kind: 'list', app: 'cart' }],
    ['--list', { kind: 'list', app: undefined }],
    ['loans --back', { kind: 'back', ...change, app: 'loans' }],
  ])('%s', (line, command) => {
    expect(parseCommand(line.split(' '))).toEqual(command);
  });

  it.each<[string, string[], string]>([
    ['an unknown app', ['basket'], 'There is no app "basket" to release'],
    ['a path as app', ['../cart', '--back'], 'There is no app "../cart" to release'],
    ['a service', ['schools-service'], 'There is no app "schools-service"'],
    ['no app', [], 'Usage:'],
    ['two apps', ['cart', 'shell'], 'Usage:'],
    ['an unknown option', ['cart', '--force'], "Unknown option '--force'"],
    ['no version', ['cart', '--promote'], 'argument missing'],
    ['a version without app', ['--promote', '1.4.2'], 'Usage:'],
    ['two versions', ['cart', '--promote', '1.4.2', '--activate', '1.4.1'], 'Usage:'],
    ['two wishes', ['cart', '--promote', '1.4.2', '--from', 'builds/cart'], 'Usage:'],
    ['a version without a wish', ['cart', '--version', '1.4.2'], 'Usage:'],
    ['a canary of nobody', ['cart', '--canary', '0'], 'from 1 to 50: "0" is none'],
    ['a canary of too many', ['cart', '--canary', '51'], 'from 1 to 50: "51" is none'],
    ['a canary by words', ['cart', '--canary', 'some'], 'from 1 to 50: "some" is none'],
    ['staff without a canary', ['cart', '--staff'], 'Usage:'],
    ['a canary that is not to be seen', ['cart', '--canary', '5', '--publish-only'], 'Usage:'],
    ['an unknown step', ['cart', '--jump', 'huge'], 'Usage:'],
  ])('refuses %s', (_, args, reason) => {
    expect(() => parseCommand(args)).toThrow(reason);
  });
});

describe('the command line of a team outside', () => {
  it.each<[string, string]>([
    ['used-books', 'used-books --from dist'],
    ['used-books --canary 5', 'used-books --canary 5 --from dist'],
    ['used-books --from builds', 'used-books --from builds'],
    ['used-books --back', 'used-books --back'],
    ['used-books --canary 5 --version 1.4.2', 'used-books --canary 5 --version 1.4.2'],
    ['used-books --list', 'used-books --list'],
  ])('names the build in %s where there is one to be made', (line, complete) => {
    expect(withBuild(line.split(' '), 'dist')).toEqual(complete.split(' '));
  });
});
