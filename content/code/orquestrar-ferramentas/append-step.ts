// 1. O que o modelo escreveu, inteiro.
messages.push({ role: 'assistant', content: response.content });

// 2. Só então o que as ferramentas devolveram, um bloco por chamada.
const calls = response.content.filter((block) => block.type === 'tool_use');
const results = await Promise.all(calls.map(answerCall));
messages.push({ role: 'user', content: results });
