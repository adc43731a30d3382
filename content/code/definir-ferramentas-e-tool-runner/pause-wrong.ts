// ERRADO: a fala "continue" deixa a busca aberta para trás.
messages.push({ role: 'assistant', content: response.content });
messages.push({ role: 'user', content: 'Continue.' });
