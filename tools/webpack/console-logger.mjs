/**
 * Stands in for the logger of Module Federation's SDK in browsers: the console does what is left of it there.
 * Has the names that the SDK exports from it.
 */
export const logger = console;
export const infrastructureLogger = console;
export const createLogger = () => console;
export const createInfrastructureLogger = () => console;
export const bindLoggerToCompiler = () => undefined;
