import type Anthropic from '@anthropic-ai/sdk';

const MAX_RESUMES = 5;
const tools: Anthropic.ToolUnion[] = [
  { type: 'web_search_20260209', name: 'web_search', max_uses: 5 },
];

// Devolve todos os blocos do turno, somadas as partes.
export async function askTheWeb(
  client: Anthropic,
  messages: Anthropic.MessageParam[],
): Promise<Anthropic.ContentBlock[]> {
  const parts: Anthropic.ContentBlock[] = [];

  for (let sent = 0; sent <= MAX_RESUMES; sent += 1) {
    const response = await client.messages.create({
      model: 'claude-opus-5',
      max_tokens: 16_000,
      tools, // as mesmas em toda retomada
      messages,
    });
    parts.push(...response.content);
    // O turno pausado fica por último: nenhuma mensagem user depois.
    messages.push({ role: 'assistant', content: response.content });

    if (response.stop_reason === 'end_turn') return parts;
    if (response.stop_reason !== 'pause_turn') {
      throw new Error(`resposta incompleta: ${response.stop_reason}`);
    }
  }
  throw new Error(`ainda em pausa depois de ${MAX_RESUMES} retomadas`);
}
