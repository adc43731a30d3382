// Empty and blank content: what the API refuses and what it lets pass. Rules and check; pure.
// Inside a tool_result every empty form is accepted, and blank text is refused only where a message holds nothing else.
import { isObject, own, ownString } from '../json.ts';
import type { MessageReading, Reading } from '../reading.ts';
import { type Breach, breach, defineRule } from '../rule.ts';

export const noMessages = defineRule({
  id: 'empty/no-messages',
  source: 'public reports, 2024–2026',
  text: () => 'messages: at least one message is required',
  explanation: 'A lista `messages` está vazia. Mande pelo menos uma mensagem `user`.',
});

export const emptyText = defineRule<{ where: 'messages' | 'system' }>({
  id: 'empty/empty-text',
  source: 'anthropics/claude-code#59812, #62396; experientiallabs/experiential#683',
  text: (facts) => `${facts.where}: text content blocks must be non-empty`,
  explanation:
    'Há um bloco de texto vazio. Deixe o bloco de fora quando não houver texto, mesmo que ele venha ao lado de um `tool_use`.',
});

export const blankText = defineRule<{ where: 'messages' | 'system' }>({
  id: 'empty/blank-text',
  source: 'anthropics/claude-code#23440; LibreChat-AI/agents#124; BoltAI/BoltAI#165',
  text: (facts) => `${facts.where}: text content blocks must contain non-whitespace text`,
  explanation:
    'O conteúdo só tem espaços ou quebras de linha. Escreva um texto de verdade ou não mande este trecho.',
});

export const emptyUserMessage = defineRule<{ message: number }>({
  id: 'empty/user-message',
  source: 'public reports, 2025–2026',
  text: (facts) => `messages.${facts.message}: user messages must have non-empty content`,
  explanation:
    'Uma mensagem `user` não pode ter conteúdo vazio. Ponha nela um texto ou os `tool_result`, ou não mande a mensagem.',
});

/** Every breach of the rules on empty content. */
export function inspectEmpties(reading: Reading): Breach[] {
  const found: Breach[] = [];
  const messages = own(reading.body, 'messages');
  if (Array.isArray(messages) && messages.length === 0)
    found.push(breach(noMessages, { path: 'messages', facts: undefined }));
  for (const message of reading.special) for (const item of inspectMessage(message)) found.push(item);
  for (const item of inspectSystem(own(reading.body, 'system'))) found.push(item);
  return found;
}

function inspectMessage(message: MessageReading): Breach[] {
  const { content, blocks, path, index } = message;
  const isEmpty = content === '' || (Array.isArray(content) && content.length === 0);
  if (isEmpty)
    return message.role === 'user' ? [breach(emptyUserMessage, { path, facts: { message: index } })] : [];
  const found: Breach[] = [];
  for (const block of blocks)
    if (block.type === 'text' && own(block.value, 'text') === '')
      found.push(breach(emptyText, { path: block.path, facts: { where: 'messages' } }));
  const first = blocks[0];
  const isWhole = !Array.isArray(content) || content.length === blocks.length;
  if (found.length === 0 && first && isWhole && blocks.every((block) => isBlankText(block.value)))
    found.push(breach(blankText, { path: first.path, facts: { where: 'messages' } }));
  return found;
}

function inspectSystem(system: unknown): Breach[] {
  if (typeof system === 'string' && system !== '' && system.trim() === '')
    return [breach(blankText, { path: 'system', facts: { where: 'system' } })];
  if (!Array.isArray(system)) return [];
  const found: Breach[] = [];
  system.forEach((block: unknown, index) => {
    if (isObject(block) && own(block, 'type') === 'text' && own(block, 'text') === '')
      found.push(breach(emptyText, { path: `system.${index}`, facts: { where: 'system' } }));
  });
  if (found.length === 0 && system.length > 0 && system.every(isBlankText))
    found.push(breach(blankText, { path: 'system.0', facts: { where: 'system' } }));
  return found;
}

function isBlankText(block: unknown): boolean {
  if (!isObject(block) || own(block, 'type') !== 'text') return false;
  return ownString(block, 'text')?.trim() === '';
}
