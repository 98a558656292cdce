import type { VersionJump } from '@zaino/contracts/releases';
import { nextNumber } from './next-number';

it.each<[string, VersionJump, string]>([
  ['0.0.0', 'patch', '1.0.0'],
  ['0.0.0', 'major', '1.0.0'],
  ['1.4.2', 'patch', '1.4.3'],
  ['1.4.2', 'minor', '1.5.0'],
  ['1.4.2', 'major', '2.0.0'],
])('after %s comes, by a step of %s, %s', (highest, jump, expected) => {
  const [major = 0, minor = 0, patch = 0] = highest.split('.').map(Number);
  const next = nextNumber({ major, minor, patch }, jump);
  expect(`${next.major}.${next.minor}.${next.patch}`).toBe(expected);
});
