// Public face of server: the simulated API over HTTP, and what it says about its exchanges. Runs in Node.
export { describeExchange } from './describe-exchange.ts';
export { type OpenServer, openServer, type ServerOptions } from './open-server.ts';
export { apiOrigin } from './read-request.ts';
export { recordLine } from './record-line.ts';
export { failureHeader, requestedFailure } from './requested-failure.ts';
