import { demoCompany } from '@zaino/contracts/shared';
import { beginCompany } from './company';

// For tests, by tools/jest/preset.mjs: as a page is told by the gateway before anything is drawn.
beginCompany(demoCompany);
