import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  RequestMapping,
  RequestMethod,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import {
  type AnswerOf,
  type Endpoint,
  issueSentence,
  sharedErrorCodes,
} from '@zaino/contracts/shared';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DomainError } from './domain-error';
import type { PreparedAnswer } from './prepared-answer';

const endpointKey = Symbol('endpoint');

/** What a handler answers: the endpoint's answer, or the same ready to be sent. */
type Answer<Bound extends Endpoint> = AnswerOf<Bound> | PreparedAnswer<AnswerOf<Bound>>;

/** A handler of an endpoint, whatever it takes: what its parameters are decorated with decides that. */
type Handler<Bound extends Endpoint> = (
  ...given: never[]
) => Answer<Bound> | Promise<Answer<Bound>>;

/**
 * Binds a controller's method to an endpoint of the contract: method, path, access, input and its limit. A method that
 * answers something else than the endpoint says does not compile.
 */
export function Route<Bound extends Endpoint>(endpoint: Bound) {
  return <Bind extends Handler<Bound>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<Bind>,
  ): void => {
    bind(endpoint)(target, key, descriptor);
  };
}

function bind(endpoint: Endpoint): MethodDecorator {
  return applyDecorators(
    RequestMapping({ path: endpoint.path, method: RequestMethod[endpoint.method] }),
    RouteConfig({ endpoint }),
    // Nest would answer every POST with 201.
    HttpCode(200),
    (_target: object, _key: string | symbol | undefined, descriptor?: PropertyDescriptor) => {
      Reflect.defineMetadata(endpointKey, endpoint, descriptor?.value as object);
    },
  );
}

/** The endpoint a handler was bound to by `@Route`, if any. */
export function endpointOf(handler: object): Endpoint | undefined {
  return Reflect.getMetadata(endpointKey, handler) as Endpoint | undefined;
}

/** What a handler gets by `@Input()`: the query as the contract's schema leaves it. */
export type QueryOf<Bound extends Endpoint> = z.output<Bound['query']>;

/** What a handler gets by `@Input('params')`. */
export type ParamsOf<Bound extends Endpoint> = z.output<NonNullable<Bound['params']>>;

/** What a handler gets by `@Input('body')`. */
export type BodyOf<Bound extends Endpoint> = z.output<NonNullable<Bound['body']>>;

type InputPart = 'query' | 'params' | 'body';

/**
 * A part of the request (the query unless told), checked by the contract's schema before the handler runs; a
 * body that is no JSON (`bodyTypes`) as a Buffer.
 */
export const Input = createParamDecorator(
  (part: InputPart | undefined, context: ExecutionContext) => {
    const source = part ?? 'query';
    const endpoint = endpointOf(context.getHandler());
    const given = context.switchToHttp().getRequest<FastifyRequest>()[source];
    if (source === 'body' && endpoint?.bodyTypes) return given ?? Buffer.alloc(0);
    const schema = endpoint?.[source];
    if (schema === undefined) throw new Error(`The endpoint declares no ${source}.`);
    return parseInput(schema, given);
  },
);

function parseInput(schema: z.core.$ZodType, input: unknown): unknown {
  const result = z.safeParse(schema, input ?? {}, { error: issueSentence });
  if (result.success) return result.data;
  const errors = result.error.issues.map((issue) => ({
    path: issue.path.join('.'),
    message: issue.message,
  }));
  throw new DomainError('invalid', sharedErrorCodes.invalidInput, { errors });
}
