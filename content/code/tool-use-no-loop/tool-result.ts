import type Anthropic from '@anthropic-ai/sdk';

const result: Anthropic.ToolResultBlockParam = {
  type: 'tool_result',
  tool_use_id: call.id, // copiado do pedido, nunca digitado
  // uma string ou uma lista de blocos
  content: await executeTool(call.name, call.input),
};
