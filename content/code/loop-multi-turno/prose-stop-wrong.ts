// ERRADO: quem decide é a prosa.
const finished = response.content.some(
  (block) => block.type === 'text' && /pronto|concluí/.test(block.text),
);
