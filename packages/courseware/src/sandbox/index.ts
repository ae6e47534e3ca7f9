export { findIsolation } from './isolation.ts';
export { runInSandbox, SANDBOX_LIMITS, type SandboxLimits, type SandboxOutcome } from './run-in-sandbox.ts';
