// What each rule of the Converse API means, in English, for people. Data; pure.

export const converseEnglish: Readonly<Record<string, string>> = {
  'converse/body-not-object':
    'The body must be a JSON object with `messages`; the model goes into the address.',
  'converse/wrong-type':
    'The value has the wrong type for this field. `content` is always a list of blocks, never a bare text.',
  'converse/constraint':
    'The value breaks what the service says of this field: its length, pattern, range or values.',
  'converse/empty-union':
    'The key of a block is its type: `text`, `toolUse`, `toolResult` … A block with `type`, as in the Messages API, is not known here.',
  'converse/invalid-request':
    '`toolConfig` cannot be empty: declare tools or leave it out. A `toolChoice` is `auto`, `any` or `tool`.',
  'converse/ignored-field': 'Converse has no such field at this place and ignores it without an error.',
  'converse/unknown-model':
    'Bedrock does not know this `modelId`. It looks like `us.anthropic.claude-…` or is an ARN; the name of the Messages API does not work here.',
  'converse/profile-required':
    'This model answers only through an inference profile: put the prefix of a region before its id.',
  'converse/max-tokens-too-large': 'The model generates fewer tokens than that in one answer.',
  'converse/tool-config-missing':
    'The history holds `toolUse` or `toolResult`, so the request must carry `toolConfig`, every time.',
  'converse/schema-not-object': '`inputSchema.json` is a JSON object (a JSON Schema).',
  'converse/schema-type': 'At the top, `inputSchema.json` always has `"type": "object"`.',
  'converse/tools-unsupported': 'This model uses no tools on Converse.',
  'converse/choice-unsupported':
    'This model does not take this `toolChoice`. Use `auto`, ask for the tool in the prompt and check in code.',
  'converse/cache-unsupported':
    'This model has no prompt cache, and Bedrock refuses the request with 403 instead of ignoring the `cachePoint`.',
  'converse/empty-content': 'The message has no block in `content`. Add one or leave the message out.',
  'converse/blank-text': 'A text block is empty. Leave the block out, also beside a `toolUse`.',
  'converse/json-not-object':
    'Here only a JSON object is taken: wrap a list or a value, or send it as `text`.',
  'converse/error-without-content': 'A result with `status: "error"` must say what failed in `content`.',
  'converse/document-without-text': 'A message with a document needs a text block too.',
  'converse/media-unsupported': 'This model does not read this kind of content.',
  'converse/s3-unsupported': 'This model does not read files from S3. Send the bytes.',
  'converse/missing-results':
    'All results of a turn go into the one user message right after its calls. Converse does not merge neighbouring messages as the Messages API does.',
  'converse/too-many-results':
    'This message has more `toolResult` than the previous turn has `toolUse`. One result for each call, right after it.',
  'converse/assistant-first': 'For this model the conversation begins with a user message.',
  'converse/same-role-twice':
    'Two messages of one role in a row. Sources disagree whether Converse takes them: put the blocks into one message.',
  'converse/text-beside-results':
    'This model takes no text or image in the same turn as `toolResult` (Claude and Nova do).',
  'converse/text-beside-calls': 'This model takes no text in the same turn as `toolUse`.',
};
