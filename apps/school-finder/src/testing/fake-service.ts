import { schoolsEndpoints } from '@zaino/contracts/schools';
import { type FakeHandlers, fakeService } from '@zaino/web/fake-service';

export { serviceDown } from '@zaino/web/fake-service';

/** The schools service as its contract describes it; calls without a handler are down. */
export function fakeSchoolsService(handlers: FakeHandlers<typeof schoolsEndpoints>) {
  return fakeService(schoolsEndpoints, handlers);
}
