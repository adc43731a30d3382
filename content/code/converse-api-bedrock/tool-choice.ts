import type { ToolChoice } from '@aws-sdk/client-bedrock-runtime';

const free: ToolChoice = { auto: {} }; // o modelo decide (o padrão)
const some: ToolChoice = { any: {} }; // pelo menos uma, à escolha dele
const named: ToolChoice = { tool: { name: 'consultar_clima' } }; // esta

const firstRequest = { ...toolConfig, toolChoice: named };
const nextRequests = { ...toolConfig, toolChoice: free };
