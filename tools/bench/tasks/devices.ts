import { type BrowserContextOptions, devices } from '@playwright/test';

/** As the browser tests have them. */
export const familyDevices = {
  phone: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
  desktop: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;

export type DeviceName = keyof typeof familyDevices;

const names: DeviceName[] = ['phone', 'desktop'];

/** All, or the one of this name; none where there is none. */
export function devicesOf(name: string | undefined): DeviceName[] {
  return name === undefined ? names : names.filter((known) => known === name);
}
