// ERRADO: nem tudo que não é tool_use é resposta; pode nem haver texto.
if (reply.stopReason !== 'tool_use') {
  console.log(reply.output?.message?.content?.at(-1)?.text);
}
