import { type DynamicModule, Module, type ModuleMetadata } from '@nestjs/common';
import { CanaryJudge } from './canary-judge';
import { FiguresController } from './figures.controller';
import { FiguresService } from './figures.service';

/** Judges canaries by how their visits went (docs/decisions/canary-judgement.md). */
@Module({})
export class JudgementModule {
  /** `imports`: what gives `RunningCanaries`. */
  static with({ imports }: Required<Pick<ModuleMetadata, 'imports'>>): DynamicModule {
    return {
      module: JudgementModule,
      imports,
      controllers: [FiguresController],
      providers: [CanaryJudge, FiguresService],
    };
  }
}
