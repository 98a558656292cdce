import { demoCompany } from '../../libs/contracts/shared/src/demo-company';
import { beginCompany } from '@zaino/web/company';

// As a page is told by the gateway before anything is drawn.
beginCompany(demoCompany);
