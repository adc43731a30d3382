// Public face of paste: reading the request bodies people really have at hand.

export { modelIdIn } from './model-id-in.ts';
export type { Paste, PastedApi, PastedEvidence, PastedRequest, PasteProblem } from './pasted-request.ts';
export { readPaste } from './read-paste.ts';
