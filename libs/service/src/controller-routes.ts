import type { INestApplicationContext } from '@nestjs/common';
import { MetadataScanner, type ModuleRef, ModulesContainer } from '@nestjs/core';
import type { Endpoint } from '@zaino/contracts/shared';
import { endpointOf } from './route';

/** Where Nest's decorators note a handler's path. */
const PATH_METADATA = 'path';

export interface ControllerRoute {
  /** Controller and method, as in `PlacesController.regions`. */
  handler: string;
  /** Missing where the method was routed past `@Route`. */
  endpoint?: Endpoint;
}

/** Walks every controller of an application: the OpenAPI document and the test of declared access need it. */
export function controllerRoutes(app: INestApplicationContext | ModuleRef): ControllerRoute[] {
  const modules = [...app.get(ModulesContainer, { strict: false }).values()];
  const controllers = modules.flatMap((module) => [...module.controllers.values()]);
  return controllers.flatMap(({ metatype }) => {
    if (typeof metatype !== 'function') return [];
    return routesOf(metatype.name, metatype.prototype as Record<string, object>);
  });
}

function routesOf(controller: string, prototype: Record<string, object>): ControllerRoute[] {
  return new MetadataScanner().getAllMethodNames(prototype).flatMap((name) => {
    const method = prototype[name];
    if (method === undefined || !Reflect.hasMetadata(PATH_METADATA, method)) return [];
    return [{ handler: `${controller}.${name}`, endpoint: endpointOf(method) }];
  });
}

/** Handlers that do not say who may call them; a service's test expects none. */
export function undeclaredHandlers(app: INestApplicationContext): string[] {
  return controllerRoutes(app)
    .filter((route) => route.endpoint === undefined)
    .map((route) => route.handler);
}
