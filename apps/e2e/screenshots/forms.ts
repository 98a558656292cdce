import { join } from 'node:path';
import { root } from '@zaino/browser-testing/processes';

/** Where the screenshots are, and the forms in which each page is there. */
export const folder = join(root, 'dist/screenshots');
export const widths = [1440, 390];
export const schemes = ['light', 'dark'] as const;
