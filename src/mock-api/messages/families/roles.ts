// Roles: who may speak where, "system" inside the conversation, and an assistant message at the end. Rules and check; pure.
import { isObject, own, ownString } from '../json.ts';
import type { MessageReading, Reading } from '../reading.ts';
import { type Breach, breach, defineRule } from '../rule.ts';
import { isServerResult } from './server-tools.ts';

const directiveOnly = 'the directive-only form (content: [] with output_config) is accepted at any position';
const systemSource = 'live probes, claude-haiku-4-5 2026-08-28 and claude-opus-5-5 2026-10-06';

export const unknownRole = defineRule<{ role: string }>({
  id: 'roles/unknown-role',
  source: 'NyarchLinux/NyarchAssistant#157; older reports',
  text: (facts) => `messages: Unexpected role "${facts.role}". Allowed roles are "user" or "assistant"`,
  explanation: (facts) =>
    `O papel \`${facts.role}\` não existe na Messages API. Use \`user\` ou \`assistant\`; o resultado de uma ferramenta vai em uma mensagem \`user\`, em um bloco \`tool_result\`.`,
});

export const systemFirst = defineRule<{ message: number }>({
  id: 'roles/system-first',
  source: systemSource,
  text: (facts) =>
    `messages.${facts.message}: use the top-level 'system' parameter for the initial system prompt; ${directiveOnly}`,
  explanation:
    'A conversa não pode começar com uma mensagem `system`. Passe as instruções iniciais no parâmetro `system` da requisição.',
});

export const systemUnsupported = defineRule<{ message: number }>({
  id: 'roles/system-unsupported',
  source: systemSource,
  text: (facts) => `messages.${facts.message}: role 'system' is not supported on this model`,
  explanation:
    'Este modelo não aceita mensagens `system` no meio da conversa. Use o parâmetro `system` da requisição.',
});

export const systemAfterAssistant = defineRule<{ message: number }>({
  id: 'roles/system-after-assistant',
  source: systemSource,
  text: (facts) =>
    `messages.${facts.message}: role 'system' must follow a 'user' message or an 'assistant' message ending in a server tool result; ${directiveOnly}`,
  explanation:
    'Uma mensagem `system` precisa vir depois de uma mensagem `user`. Mova-a para depois da próxima fala do usuário ou dos resultados.',
});

export const systemBeforeUser = defineRule<{ message: number }>({
  id: 'roles/system-before-user',
  source: systemSource,
  text: (facts) =>
    `messages.${facts.message}: role 'system' must precede an 'assistant' message or end the array; ${directiveOnly}`,
  explanation:
    'Depois de uma mensagem `system` só pode vir uma mensagem `assistant` ou o fim da lista. Mova-a para depois da mensagem `user` seguinte.',
});

export const systemEmpty = defineRule<{ message: number }>({
  id: 'roles/system-empty',
  source: systemSource,
  text: (facts) => `messages.${facts.message}: system content must contain at least one block`,
  explanation: 'Esta mensagem `system` está vazia. Ponha nela um bloco de texto ou remova-a.',
});

export const systemWrongBlock = defineRule<{ message: number }>({
  id: 'roles/system-wrong-block',
  source: systemSource,
  text: (facts) =>
    `messages.${facts.message}: role 'system' supports text, tool_addition, and tool_removal blocks only`,
  explanation:
    'Uma mensagem `system` só aceita blocos de texto. Ponha os outros blocos em uma mensagem `user`.',
});

export const prefillUnsupported = defineRule({
  id: 'roles/prefill-unsupported',
  source: 'jobrunr/JavaClaw#36; docs: migration guides of Claude 4.6 and later',
  text: () =>
    'This model does not support assistant message prefill. The conversation must end with a user message.',
  explanation:
    'A conversa termina com uma mensagem `assistant`, e este modelo não continua um texto começado por você. Termine com uma mensagem `user`.',
});

export const prefillTrailingSpace = defineRule({
  id: 'roles/prefill-trailing-space',
  source: 'public reports, 2024–2026',
  text: () => 'messages: final assistant content cannot end with trailing whitespace',
  explanation:
    'O texto que o modelo deve continuar termina com espaço ou quebra de linha. Corte o espaço final da última mensagem `assistant`.',
});

const knownRoles = new Set(['user', 'assistant', 'system']);
const systemBlocks = new Set(['text', 'tool_addition', 'tool_removal']);

/** Every breach of the rules on roles. */
export function inspectRoles(reading: Reading): Breach[] {
  const found: Breach[] = [];
  const { messages, special } = reading;
  const hasSystem = special.some((message) => message.role === 'system');
  const speakers = hasSystem ? nearestSpeakers(messages) : [];
  messages.forEach((message, position) => {
    if (message.isEveryday) return;
    if (message.role !== '' && !knownRoles.has(message.role))
      found.push(breach(unknownRole, { path: message.path, facts: { role: message.role } }));
    if (message.role === 'system')
      for (const item of inspectSystem(message, reading, speakers[position])) found.push(item);
  });
  return [...found, ...inspectEnd(reading)];
}

interface Neighbours {
  before: MessageReading | undefined;
  after: MessageReading | undefined;
}

/** For each message, the nearest user or assistant message on either side. */
function nearestSpeakers(messages: MessageReading[]): Neighbours[] {
  const neighbours: Neighbours[] = messages.map(() => ({ before: undefined, after: undefined }));
  let before: MessageReading | undefined;
  let after: MessageReading | undefined;
  messages.forEach((message, position) => {
    const mirrored = messages.length - 1 - position;
    const last = messages[mirrored];
    Object.assign(neighbours[position] ?? {}, { before });
    Object.assign(neighbours[mirrored] ?? {}, { after });
    if (message.role !== 'system') before = message;
    if (last && last.role !== 'system') after = last;
  });
  return neighbours;
}

function inspectSystem(
  message: MessageReading,
  reading: Reading,
  neighbours: Neighbours | undefined,
): Breach[] {
  const place = { path: message.path, facts: { message: message.index } };
  const isEmpty = Array.isArray(message.content) ? message.content.length === 0 : message.content === '';
  if (isEmpty && isObject(own(message.value, 'output_config'))) return [];
  const { before, after } = neighbours ?? {};
  if (!before) return [breach(systemFirst, place)];
  if (reading.model && !reading.model.systemRole) return [breach(systemUnsupported, place)];
  if (isEmpty) return [breach(systemEmpty, place)];
  if (message.blocks.some((block) => !systemBlocks.has(block.type))) return [breach(systemWrongBlock, place)];
  const follows = before.role === 'user' || isServerResult(before.blocks.at(-1)?.type ?? '');
  if (!follows) return [breach(systemAfterAssistant, place)];
  return after?.role === 'user' ? [breach(systemBeforeUser, place)] : [];
}

function inspectEnd({ messages, turns, model }: Reading): Breach[] {
  const last = messages.findLast((message) => message.role !== 'system');
  const block = last?.blocks.at(-1);
  if (last?.role !== 'assistant' || !block) return [];
  const resumes = turns
    .at(-1)
    ?.blocks.some((item) => item.type === 'server_tool_use' || isServerResult(item.type));
  if (resumes) return [];
  if (model && !model.prefill) return [breach(prefillUnsupported, { path: last.path, facts: undefined })];
  const text = block.type === 'text' ? (ownString(block.value, 'text') ?? '') : '';
  return /\s$/.test(text) ? [breach(prefillTrailingSpace, { path: block.path, facts: undefined })] : [];
}
