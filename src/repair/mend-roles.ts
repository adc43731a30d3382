// Messages of the wrong role: results sent as the assistant or as "tool", calls sent as the user, "system" first. Pure.
import { type Block, type Message, newMessage, setBlocks, takeBlocks } from './history.ts';
import { blocksOf, canGo, countCalls, type Pass } from './pass.ts';

/** Gives messages their right role where their blocks leave no doubt. */
export function mendRoles(pass: Pass): void {
  if (pass.broken.has('roles/system-first')) moveSystem(pass);
  const known = pass.broken.has('pairing/result-in-assistant') ? countCalls(pass.history) : null;
  for (const message of pass.history.messages) {
    const { role, blocks } = message;
    if (known && role === 'assistant' && blocks.some(isResult)) mendAssistant(pass, message, known);
    else if (pass.broken.has('pairing/tool-use-in-user') && role === 'user') mendUser(pass, message);
    else if (pass.broken.has('roles/unknown-role') && isStrange(role) && blocks.length > 0)
      if (blocks.every(isResult)) changeRole(pass, message, 'user', 'roles/unknown-role');
  }
}

const isResult = (block: Block): boolean => block.type === 'tool_result';
const isStrange = (role: string): boolean => !['', 'user', 'assistant', 'system'].includes(role);

function changeRole(pass: Pass, message: Message, role: 'user' | 'assistant', rule: string): void {
  message.role = role;
  message.roleChanged = true;
  const reason =
    role === 'user'
      ? 'A mensagem só tem resultados de ferramenta, e quem os devolve é a aplicação: o papel passa a ser `user`.'
      : 'A mensagem só tem chamadas de ferramenta, e só o modelo as faz: o papel passa a ser `assistant`.';
  pass.note({ rule, path: message.path, action: 'change-role', reason });
}

function mendUser(pass: Pass, message: Message): void {
  if (!message.blocks.some((block) => block.type === 'tool_use')) return;
  const rule = 'pairing/tool-use-in-user';
  const spokenByModel = new Set(['tool_use', 'thinking', 'redacted_thinking']);
  if (message.blocks.every((block) => spokenByModel.has(block.type)))
    changeRole(pass, message, 'assistant', rule);
  else
    pass.refuse({
      rule,
      path: message.path,
      reason:
        'A mensagem `user` mistura chamadas com outro conteúdo; não dá para saber o que é fala do modelo e o que é do usuário.',
    });
}

function mendAssistant(pass: Pass, message: Message, known: ReadonlyMap<string, number>): void {
  const rule = 'pairing/result-in-assistant';
  const orphans = blocksOf([message], 'tool_result').filter(({ id }) => !known.has(id));
  if (orphans.length > 0) {
    const isWhole = orphans.length === message.blocks.length;
    if (isWhole && !canGo(pass.history, message)) return;
    takeBlocks(message, new Set(orphans.map(({ block }) => block)));
    for (const { block } of orphans)
      pass.note({
        rule,
        path: block.path,
        action: 'drop-orphan',
        reason:
          'Este resultado está em uma mensagem `assistant` e o seu id não é de chamada nenhuma do histórico.',
      });
  }
  const groups = groupsOf(message.blocks);
  const first = groups[0];
  if (!first || !message.blocks.some(isResult)) return;
  if (groups.length === 1) {
    changeRole(pass, message, 'user', rule);
    return;
  }
  const moved = groups
    .slice(1)
    .map((blocks) =>
      newMessage(blocks.every(isResult) ? 'user' : 'assistant', blocks[0]?.path ?? message.path, blocks),
    );
  setBlocks(message, first);
  if (first.every(isResult)) {
    message.role = 'user';
    message.roleChanged = true;
  }
  message.followers.push(...moved);
  pass.note({
    rule,
    path: message.path,
    action: 'split-message',
    reason:
      'A mensagem `assistant` trazia também os resultados; eles passam para uma mensagem `user`, na mesma ordem em que estavam.',
  });
}

function groupsOf(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (last?.[0] && isResult(last[0]) === isResult(block)) last.push(block);
    else groups.push([block]);
  }
  return groups;
}

function moveSystem(pass: Pass): void {
  const { history } = pass;
  const message = history.messages[0];
  if (message?.role !== 'system' || !message.contentSpan || message.raw === null) return;
  const rule = 'roles/system-first';
  const isPlain = message.content === 'text' || message.blocks.every((block) => block.type === 'text');
  const extra = Object.keys(message.value ?? {}).some((key) => key !== 'role' && key !== 'content');
  if (Object.hasOwn(history.body, 'system') || !isPlain || extra || history.messages.length < 2) {
    const reason =
      'A conversa começa com uma mensagem `system`, e não dá para juntá-la ao parâmetro `system` sem escolher uma ordem.';
    pass.refuse({ rule, path: message.path, reason });
    return;
  }
  const { before, keyStart, style } = history;
  const space = /\s*$/.exec(before.slice(Math.max(0, keyStart - 200), keyStart))?.[0] ?? '';
  const content = message.raw.slice(message.contentSpan.start, message.contentSpan.end);
  const gap = style.lineBreak === '' ? style.comma : `,${space}`;
  const member = `"system"${style.colon}${content}${gap}`;
  history.before = before.slice(0, keyStart) + member + before.slice(keyStart);
  history.body = { ...history.body, system: message.value?.content };
  message.removed = true;
  pass.note({
    rule,
    path: message.path,
    action: 'move-system-to-top',
    reason: 'As instruções iniciais vão no parâmetro `system` da requisição, não na lista de mensagens.',
  });
}
