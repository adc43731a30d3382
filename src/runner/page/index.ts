// Public face of the page side: guests as workers of a sandboxed frame. Runs in the page.
export { openSandbox, type Sandbox, type SandboxOptions } from './open-sandbox.ts';
