import { Controller } from '@nestjs/common';
import { releasesEndpoints } from '@zaino/contracts/releases';
import { type BodyOf, Input, Route } from '@zaino/service/route';
import { EntriesService } from './entries.service';

@Controller()
export class EntriesController {
  constructor(private readonly entries: EntriesService) {}

  @Route(releasesEndpoints.entries)
  list() {
    return this.entries.list();
  }

  @Route(releasesEndpoints.addEntry)
  add(@Input('body') input: BodyOf<typeof releasesEndpoints.addEntry>) {
    return this.entries.add(input);
  }
}
