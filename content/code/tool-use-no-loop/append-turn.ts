// CERTO: o turno volta como veio, com todos os blocos.
messages.push({ role: 'assistant', content: response.content });
