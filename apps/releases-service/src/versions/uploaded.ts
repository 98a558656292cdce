import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { teamOf } from '@zaino/service/calling-team';
import type { FastifyRequest } from 'fastify';
import { type Releaser, releaserOf } from '../acts/releaser';

/** An archive, and who brings it. */
export interface UploadedArchive {
  archive: Uint8Array;
  releaser: Releaser;
}

/** What came with the call at hand, as `UploadedArchive`. */
export const Uploaded = createParamDecorator(
  (_: undefined, context: ExecutionContext): UploadedArchive => {
    const request = context.switchToHttp().getRequest<FastifyRequest<{ Body?: Buffer }>>();
    return { archive: request.body ?? Buffer.alloc(0), releaser: releaserOf(teamOf(request)) };
  },
);
