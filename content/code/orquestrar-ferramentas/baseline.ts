import Anthropic from '@anthropic-ai/sdk';

const client = new Anthropic(); // lê ANTHROPIC_API_KEY do ambiente

const response = await client.messages.create({
  model: 'claude-sonnet-5-5',
  max_tokens: 16_000,
  messages: [{ role: 'user', content: 'O que é um certificado A1?' }],
});

console.log(response.stop_reason); // "end_turn", se ele terminou
console.log(response.usage.input_tokens, response.usage.output_tokens);
for (const block of response.content) {
  if (block.type === 'text') console.log(block.text); // nunca content[0]
}
