// The simulated Converse API as the host's answering side knows it. Fetch types only; loaded for its exercises.
import { converseApi, isBedrockHost, withConverseIds } from '../../mock-api/index.ts';
import type { ApiSide } from './api-side.ts';

/** Bedrock, in every region. */
export const converseSide: ApiSide = {
  name: 'converse',
  serves: isBedrockHost,
  wording: withConverseIds,
  handlers: ({ seed, answer, onExchange }) => converseApi({ seed, answer, onExchange }),
};
