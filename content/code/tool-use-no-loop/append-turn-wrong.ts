// ERRADO: só o texto fica; os blocos tool_use somem do histórico.
const text = response.content
  .map((block) => (block.type === 'text' ? block.text : ''))
  .join('');
messages.push({ role: 'assistant', content: text });
