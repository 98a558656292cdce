import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { config } from '@zaino/tools/machine/config';
import { vapidKey } from './vapid-key';

describe('the key by which push services know the shop', () => {
  it('is what the settings say', () => {
    const vapidPrivateKey = 'k'.repeat(43);
    expect(vapidKey({ ...config, vapidPrivateKey })).toBe(vapidPrivateKey);
  });

  it('is made once where they say nothing: what browsers have subscribed by it goes on', () => {
    const unset = { ...config, vapidPrivateKey: undefined };
    const folder = mkdtempSync(join(tmpdir(), 'vapid-key-'));
    const file = join(folder, 'key.json');
    const key = vapidKey(unset, file);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(vapidKey(unset, file)).toBe(key);
    rmSync(folder, { recursive: true });
  });
});
