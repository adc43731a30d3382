// The rules on the content of single messages that Converse itself checks. Data; pure.
import { defineConverseRule } from '../rule.ts';

export const emptyContent = defineConverseRule<{ message: number }>({
  id: 'converse/empty-content',
  source: 'earendil-works/pi#3443; archestra-ai/archestra#4220',
  text: ({ message }) =>
    `The content field in the Message object at messages.${message} is empty. Add a ContentBlock object to the content field and try again.`,
  explanation:
    'A mensagem veio sem nenhum bloco em `content`. Ponha um texto ou os resultados, ou deixe a mensagem de fora; se o modelo respondeu vazio, não devolva esse turno ao histórico.',
});

export const blankText = defineConverseRule<{ at: string }>({
  id: 'converse/blank-text',
  source: 'earendil-works/pi#4975; aws/bedrock-agentcore-sdk-python#185; LibreChat-AI/agents#501',
  text: ({ at }) =>
    `The text field in the ContentBlock object at ${at} is blank. Add text to the text field, and try again.`,
  explanation:
    'Um bloco de texto está vazio. Deixe o bloco de fora quando não há texto, também ao lado de um `toolUse`.',
});

export const jsonNotObject = defineConverseRule<{ at: string }>({
  id: 'converse/json-not-object',
  source: 'sigoden/aichat#1550',
  text: ({ at }) =>
    `The format of the value at ${at} is invalid. Provide a json object for the field and try again.`,
  explanation: ({ at }) =>
    at.endsWith('input')
      ? 'O `toolUse.input` é um objeto JSON, como o modelo o mandou, e não um texto.'
      : 'O campo `json` de um resultado só aceita um objeto. Embrulhe a lista ou o valor em um objeto, como `{"itens": […]}`, ou mande como `text`.',
});

export const errorWithoutContent = defineConverseRule<{ at: string }>({
  id: 'converse/error-without-content',
  source: 'aws-samples/sample-multi-agent-orchestration-chat-on-agentcore#15',
  text: ({ at }) => `The content field at ${at}.toolResult cannot be empty when status value is error.`,
  explanation:
    'Um resultado com `status: "error"` tem de dizer o que falhou: ponha a mensagem do erro e o que tentar em `content`.',
});

export const documentWithoutText = defineConverseRule({
  id: 'converse/document-without-text',
  source: 'archestra-ai/archestra#4220',
  text: () => 'A text block must be included when using documents.',
  explanation: 'Uma mensagem com documento precisa também de um bloco de texto que diga o que fazer com ele.',
});

export const mediaUnsupported = defineConverseRule<{ kind: string }>({
  id: 'converse/media-unsupported',
  source: 'public reports of the text, by kind of content',
  text: ({ kind }) =>
    `This model doesn't support the ${kind} content block that you provided. Update the content block and try again.`,
  explanation: ({ kind }) =>
    `Este modelo não lê conteúdo do tipo \`${kind}\`. Mande de outra forma ou troque de modelo.`,
});

export const s3Unsupported = defineConverseRule({
  id: 'converse/s3-unsupported',
  source: 'public reports of the text',
  text: () => "This model doesn't support the s3Uri field. Remove s3Uri and try again.",
  explanation: 'Este modelo não lê arquivos direto do S3 (`s3Location`). Mande os bytes no próprio bloco.',
});
