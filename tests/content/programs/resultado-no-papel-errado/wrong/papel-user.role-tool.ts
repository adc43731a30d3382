import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

interface AgentOptions {
  client: Anthropic;
  maxTurns: number;
}

class Agent {
  #client: Anthropic;
  #history: Anthropic.MessageParam[] = [];
  #turnsLeft: number;

  constructor({ client, maxTurns }: AgentOptions) {
    this.#client = client;
    this.#turnsLeft = maxTurns;
  }

  async answer(question: string): Promise<string> {
    this.#history.push({ role: 'user', content: question });
    let message = await this.#ask();
    while (message.stop_reason === 'tool_use') {
      this.#history.push({ role: message.role, content: message.content });
      this.#history.push(await this.#runAll(message));
      message = await this.#ask();
    }
    return Agent.text(message);
  }

  async #ask(): Promise<Anthropic.Message> {
    if (this.#turnsLeft-- === 0) throw new RangeError('turn limit');
    return this.#client.messages.create({
      model: 'claude-opus-5',
      max_tokens: 4096,
      system: [{ type: 'text', text: 'Answer in Portuguese.', cache_control: { type: 'ephemeral' } }],
      tools,
      messages: this.#history,
    });
  }

  async #runAll(message: Anthropic.Message): Promise<Anthropic.MessageParam> {
    const content: Anthropic.ToolResultBlockParam[] = [];
    for (const block of message.content)
      if (block.type === 'tool_use') content.push(await this.#runOne(block));
    return { role: 'tool' as 'user', content };
  }

  async #runOne({ id, name, input }: Anthropic.ToolUseBlock): Promise<Anthropic.ToolResultBlockParam> {
    let text: string;
    let failed = false;
    try {
      text = await executeTool(name, input);
    } catch (error) {
      failed = true;
      text = `Tool "${name}" failed with: ${(error as Error).message}. Try something else if you can.`;
    }
    return { type: 'tool_result', tool_use_id: id, content: [{ type: 'text', text }], is_error: failed };
  }

  static text(message: Anthropic.Message): string {
    return message.content
      .filter((block): block is Anthropic.TextBlock => block.type === 'text')
      .map(({ text }) => text)
      .join('\n\n');
  }
}

export async function runAgent(question: string): Promise<string> {
  return new Agent({ client: new Anthropic({ maxRetries: 0 }), maxTurns: 20 }).answer(question);
}
