import type Anthropic from '@anthropic-ai/sdk';

// Nunca lança: uma falha também é um resultado.
async function answerCall(
  call: Anthropic.ToolUseBlock,
): Promise<Anthropic.ToolResultBlockParam> {
  try {
    const content = await executeTool(call.name, call.input);
    return { type: 'tool_result', tool_use_id: call.id, content };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      type: 'tool_result',
      tool_use_id: call.id,
      content: `Falha em ${call.name}: ${reason}`,
      is_error: true,
    };
  }
}
