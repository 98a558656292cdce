import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findBinary } from '@zaino/testing/binaries';
import { config } from '@zaino/tools/machine/config';
import { ensurePrograms } from '@zaino/tools/machine/install-programs';

/** The browser that CHROMIUM_PATH names, or the machine's Chromium, installed where it is missing. */
export async function launchChromium(args: string[] = []): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? (await installedChromium());
  return chromium.launch({ executablePath, args: ['--no-sandbox', ...args] });
}

async function installedChromium(): Promise<string> {
  await ensurePrograms(['Chromium'], join(config.localFolder, 'logs'));
  const names = ['chromium', 'chromium-browser', 'google-chrome'];
  return names.map(findBinary).find((file) => file !== undefined) ?? 'chromium';
}
