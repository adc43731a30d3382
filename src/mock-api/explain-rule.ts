// What each rule means, in English, for people. The Portuguese words stand with the rules; these are apart so that
// a page that speaks Portuguese does not carry them. Data; pure.
import { converseEnglish } from './converse/explain-english.ts';

/** The explanation of a rule in English; null where there is no such rule. */
export function explainRule(rule: string, _language: 'en'): string | null {
  for (const words of [english, converseEnglish]) if (Object.hasOwn(words, rule)) return words[rule] ?? null;
  return null;
}

const english: Readonly<Record<string, string>> = {
  'pairing/missing-result':
    'Every `tool_use` needs its `tool_result` at the start of the very next user message: all results of a turn together, before any text. If the tool failed or was not run, send `is_error: true` with the reason.',
  'pairing/text-after-tool-use':
    'In an assistant turn only further calls may follow the first `tool_use`. Sources disagree whether the API always refuses this; send `response.content` back in the order in which it came.',
  'pairing/unexpected-result':
    'This `tool_result` names an id that no `tool_use` of the previous assistant turn has. Append the whole `response.content` to the history and copy the `id` of each call.',
  'pairing/duplicate-result': 'One call got two results. Send exactly one `tool_result` for each `tool_use`.',
  'pairing/duplicate-tool-use-id':
    'Two `tool_use` blocks have one id. Do not make up or reuse ids, and do not append the same turn twice.',
  'pairing/result-in-assistant':
    'A `tool_result` stands in an assistant message. Your application gives the result, so it belongs in a `user` message.',
  'pairing/tool-use-in-user':
    'A `tool_use` stands in a user message. Only the model makes calls: give its answer back with the role `assistant`.',
  'pairing/split-results':
    'The results of one turn came in several user messages. The first-party API accepts it, but it teaches the model to stop calling in parallel, and stricter gateways answer 400: put them into one message.',
  'pairing/text-after-results':
    'Text after the results is accepted, but it teaches the model to wait for a user after each tool and can lead to empty answers. Send only the results where you can.',
  'empty/no-messages': 'The list `messages` is empty. Send at least one user message.',
  'empty/empty-text':
    'A text block is empty. Leave the block out when there is no text, also beside a `tool_use`.',
  'empty/blank-text': 'The content is nothing but spaces or line breaks. Write a real text or leave it out.',
  'empty/user-message':
    'A user message may not be empty. Put a text or the results into it, or leave it out.',
  'roles/unknown-role':
    'The Messages API has no such role. Use `user` or `assistant`; a tool’s result is a `tool_result` block in a user message.',
  'roles/system-first':
    'A conversation cannot begin with a `system` message. Use the top-level `system` parameter.',
  'roles/system-unsupported':
    'This model takes no `system` messages inside the conversation. Use the top-level `system` parameter.',
  'roles/system-after-assistant':
    'A `system` message must follow a user message, or an assistant message that ends in a server tool’s result.',
  'roles/system-before-user': 'After a `system` message only an assistant message or the end may come.',
  'roles/system-empty': 'This `system` message is empty. Give it a text block or remove it.',
  'roles/system-wrong-block': 'A `system` message holds text only. Put other blocks into a user message.',
  'roles/prefill-unsupported':
    'The conversation ends with an assistant message, and this model does not continue a text that you began. End with a user message.',
  'roles/prefill-trailing-space':
    'The text that the model is to continue ends with white space. Cut it off the last assistant message.',
  'thinking/budget-too-small': 'The thinking budget must be at least 1024 tokens.',
  'thinking/budget-not-below-max-tokens':
    'Thinking spends from the same limit as the answer. Raise `max_tokens` or lower `budget_tokens`.',
  'thinking/budget-missing': 'With `thinking.type` "enabled", say the budget in `budget_tokens`.',
  'thinking/enabled-unsupported':
    'This model takes no thinking budget. Use `thinking.type` "adaptive" and `output_config.effort`.',
  'thinking/adaptive-unsupported':
    'This model has no adaptive thinking. Use `thinking.type` "enabled" with `budget_tokens`.',
  'thinking/forced-tool':
    'A tool cannot be forced while the model thinks. Use `tool_choice` "auto" or "none", or switch thinking off.',
  'thinking/temperature': 'With thinking on, `temperature` can only be 1. Leave it out.',
  'thinking/top-k': 'With thinking on, `top_k` cannot be set. Leave it out.',
  'thinking/top-p': 'With thinking on, `top_p` stays between 0.95 and 1. Leave it out.',
  'thinking/disabled-in-final':
    'The last message is the assistant’s and holds thinking, but the request does not switch thinking on. Switch it on as before, or end with a user message.',
  'thinking/missing-in-tool-loop':
    'Inside a tool loop the assistant turn must come back with its thinking block first. Send the whole `response.content`, without filtering blocks.',
  'thinking/empty-signature': 'This thinking block has no signature. Send thinking blocks back as they came.',
  'thinking/bad-signature':
    'The signature of this thinking block is not the API’s. Do not make or edit thinking blocks: send them back as they came.',
  'thinking/modified':
    'This thinking was changed after the API signed it. Send the blocks of the last turn back byte for byte.',
  'thinking/bad-redacted-data':
    'The `data` of this block is not what the API sent. It is encrypted: send it back untouched.',
  'thinking/final-block':
    'The conversation ends with a thinking block. End with a user message, or leave it out.',
  'server-tools/unresolved-call':
    'A server tool’s call is still open. While it waits, the next user message may hold only `tool_result`s: drop the text, or send the assistant turn back as it came and let the API finish.',
  'server-tools/undeclared-tool':
    'The history holds an open call of a server tool that the request no longer declares. Send the same `tools` in every request.',
  'server-tools/unexpected-result':
    'This server tool result has no `server_tool_use` before it. Send the whole assistant turn back.',
  'server-tools/container-required':
    'The calls come from code that runs in Anthropic’s container. Send its id back in `container`.',
  'server-tools/container-not-string':
    'To use a container again, send only its id, as text. The object form is for loading `skills`.',
  'server-tools/invalid-encrypted-content':
    'The `encrypted_content` of a search result was removed or changed. Send result blocks back as they came.',
  'tools/choice-without-tools': '`tool_choice` only makes sense together with `tools`.',
  'tools/choice-unknown-name': '`tool_choice` asks for a tool that is not in `tools`. Check its name.',
  'tools/choice-not-object': '`tool_choice` is an object such as `{"type": "auto"}`, not a text.',
  'tools/choice-unknown-type':
    'The types of `tool_choice` are "auto", "any", "tool" and "none". What other APIs call "required" is "any" here.',
  'tools/forced-choice-unsupported':
    'This model does not let you force a tool. Use "auto", ask for the tool in the prompt and check in code that it was called.',
  'tools/invalid-name': 'A tool’s name has 1 to 128 letters without accents, digits, `_` and `-`.',
  'tools/duplicate-name': 'Two tools have one name. Give each its own.',
  'tools/schema-type-not-object':
    'At the top an `input_schema` always has `type: "object"`; the arguments go into `properties`.',
  'tools/schema-union':
    'The top of an `input_schema` takes no `oneOf`, `allOf` or `anyOf`. Move the choice into a property.',
  'tools/schema-invalid':
    'The `input_schema` is no valid JSON Schema (draft 2020-12). Check type names, `required` and `items`.',
  'tools/open-object':
    'In strict mode every object of the schema needs `additionalProperties: false`, nested ones too.',
  'tools/all-deferred': 'All tools have `defer_loading: true`. Load at least one from the start.',
  'tools/deferred-and-cached':
    'A tool with `defer_loading: true` cannot have `cache_control`. Drop one of them.',
  'tools/unknown-reference':
    'The history refers to a tool that is not in `tools`. Keep declaring the tools that the search found.',
  'cache/too-many-breakpoints':
    'A request may hold at most four `cache_control` marks. Keep them on the last stable blocks.',
  'cache/ttl-order':
    'One-hour marks come before five-minute ones, in the order `tools`, `system`, `messages`.',
  'cache/empty-text': 'An empty text block cannot have `cache_control`. Remove the mark or the block.',
  'cache/invalid':
    '`cache_control` is an object with `type: "ephemeral"` and, if you like, `ttl` "5m" or "1h".',
  'parameters/unknown-model': 'The API does not know this model and answers 404. Check the name.',
  'parameters/unknown':
    'The API has no such parameter and refuses the whole request. Remove it or correct its name.',
  'parameters/max-tokens-too-large':
    'The model generates fewer tokens than that in one answer. Lower `max_tokens`.',
  'parameters/max-tokens-too-small': '`max_tokens` cannot be negative. Use a positive whole number.',
  'parameters/not-integer': 'This parameter must be a whole number.',
  'parameters/temperature-range': '`temperature` goes from 0 to 1.',
  'parameters/temperature-deprecated':
    'This model takes no sampling parameters. Steer the style in the prompt.',
  'parameters/temperature-and-top-p': 'This model takes `temperature` or `top_p`, never both. Keep one.',
  'parameters/sampling-removed': 'API version 2026-10-21 no longer has this parameter. Remove it.',
  'parameters/sampling-removed-later':
    'API version 2023-06-01 still takes this parameter; version 2026-10-21, which current SDKs send, refuses it.',
  'parameters/prompt-too-long':
    'By a rough count the history exceeds the model’s context window. Shorten it, and ask `count_tokens` first.',
  'parameters/blank-stop-sequence': 'A stop sequence cannot be white space only.',
  'parameters/system-not-text': '`system` is a text or a list of text blocks.',
  'parameters/unknown-thinking-type':
    'The types of `thinking` are "adaptive", "between_tools", "disabled" and "enabled".',
  'parameters/effort-unsupported': 'This model does not offer that effort level.',
  'parameters/effort-unknown-to-model': 'This model has no `effort`. Remove it from `output_config`.',
  'parameters/effort-invalid': 'The levels of `effort` are "low", "medium", "high", "xhigh" and "max".',
  'images/media-type-mismatch': '`media_type` says one thing and the bytes another. Declare the true type.',
  'images/unknown-media-type': 'The API takes JPEG, PNG, GIF and WebP images only. Convert it first.',
  'images/empty': 'The image holds no data. Check that the file was read before it became base64.',
  'images/unreadable':
    'These bytes are no image that the API knows. Check that the base64 is whole, without `data:`.',
  'images/too-many-bytes': 'An image may have at most 5 MB. Lower its resolution or quality.',
  'images/too-many-pixels':
    'No side of an image may exceed 8000 pixels, or 2000 in a request with more than 20 images.',
  'schema/lone-surrogate':
    'A text was cut in the middle of an emoji or another character of two UTF-16 units. `JSON.parse` accepts the half, the API does not: cut by character or use `toWellFormed()`.',
  'schema/body-not-object': 'The body must be a JSON object with `model`, `max_tokens` and `messages`.',
  'schema/field-required': 'A required field is missing at this place.',
  'schema/wrong-type': 'The value has the wrong type for this field.',
  'schema/extra-field':
    'The API does not know this field here and refuses the whole request. If you appended a whole response to the history, send only `role` and `content`.',
  'schema/unknown-block-type':
    'There is no block of this type at this place. Formats of other APIs, such as `image_url`, must be converted.',
  'schema/content-not-list':
    '`content` is a text or a list of blocks; null, numbers and bare objects are not.',
  'schema/tool-use-id-pattern':
    'The id of a call has only letters without accents, digits, `_` and `-`, and is not empty. Use the API’s own id.',
  'schema/server-tool-use-id-pattern':
    'The id of a server tool’s call begins with `srvtoolu_`. Send it back unchanged.',
  'schema/tool-use-name-length': 'The `name` of a `tool_use` has 1 to 200 characters.',
  'schema/error-content-empty':
    'A result with `is_error: true` must say what failed. Write the error and what to try next into `content`.',
  'schema/error-content-not-text':
    'With `is_error: true` a result holds text only. Drop the image or document.',
};
