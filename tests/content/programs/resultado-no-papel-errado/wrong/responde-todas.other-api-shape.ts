import { Anthropic } from '@anthropic-ai/sdk';
import * as local from './tools';

const client = new Anthropic();

function answer(call) {
  const block = { type: 'tool_result', tool_use_id: call.id };
  return local.executeTool(call.name, call.input).then(
    function (text) {
      return Object.assign(block, { content: text });
    },
    function (error) {
      return Object.assign(block, { content: 'falhou: ' + error.message, is_error: true });
    },
  );
}

function loop(messages) {
  return client.messages
    .create({ model: 'claude-opus-5', max_tokens: 4096, tools: local.tools, messages: messages })
    .then(function (reply) {
      const calls = reply.content.filter((block) => block.type === 'tool_use');
      if (!calls.length) return reply.content.map((block) => block.text || '').join('');
      return Promise.all(calls.map(answer)).then(function (results) {
        return loop(messages.concat([{ role: 'assistant', content: reply.content }].concat(results.map((result) => ({ role: 'tool', tool_call_id: result.tool_use_id, content: result.content })))));
      });
    });
}

export function runAgent(question) {
  return loop([{ role: 'user', content: question }]);
}
