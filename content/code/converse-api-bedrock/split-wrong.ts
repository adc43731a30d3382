// ERRADO: uma mensagem por resultado. A Messages API junta; a Converse não.
for (const result of results) {
  conversation.push({ role: 'user', content: [result] });
}
