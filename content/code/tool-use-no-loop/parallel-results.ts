const calls = response.content.filter((block) => block.type === 'tool_use');
const results = await Promise.all(calls.map(answerCall)); // todas de uma vez

// uma mensagem, N blocos
messages.push({ role: 'user', content: results });
