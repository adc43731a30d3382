// Public face of repair: the smallest safe change that makes a history acceptable.
export { repairRequest } from './repair-request.ts';
export type { Refusal, Repair, RepairAction, RepairStep } from './repair-step.ts';
