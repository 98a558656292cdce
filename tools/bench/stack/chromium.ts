import { type Browser, chromium } from '@playwright/test';
import { findBinary } from '../../../libs/testing/src/binaries.ts';
import { UserError } from '../../machine/user-error.ts';

/** The machine's Chromium, or the one that CHROMIUM_PATH names. */
export function launchChromium(args: string[] = []): Promise<Browser> {
  const executablePath =
    process.env['CHROMIUM_PATH'] ?? findBinary('chromium') ?? findBinary('google-chrome');
  if (executablePath === undefined) {
    throw new UserError('Chromium was not found: install it, or set CHROMIUM_PATH.');
  }
  return chromium.launch({ executablePath, args: ['--no-sandbox', ...args] });
}
