import { Module } from '@nestjs/common';
import { SessionComparison } from './session-comparison';

@Module({ providers: [SessionComparison] })
export class SessionComparisonModule {}
