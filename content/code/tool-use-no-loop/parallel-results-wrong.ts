// ERRADO: uma mensagem user por resultado.
for (const call of calls) {
  messages.push({ role: 'user', content: [await answerCall(call)] });
}
