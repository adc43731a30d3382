// `GET /v1/models` and `GET /v1/models/{id}`, from the table that the rules read. Pure.
import type { ModelInfo } from '@anthropic-ai/sdk/resources/models';
import { type HeaderReader, judgeHeaders } from './credentials.ts';
import { refuse } from './judge-messages.ts';
import { findModel, knownModels, type ModelFacts } from './messages/models.ts';
import type { Verdict } from './verdict.ts';

const defaultLimit = 20;
const maximumLimit = 1000;
const yes = { supported: true };
const no = { supported: false };

/** One page of the models, newest first, as `limit`, `after_id` and `before_id` ask. */
export function listModels({ headers, url }: { headers: HeaderReader; url: URL }): Verdict {
  const refusal = judgeHeaders(headers);
  if (refusal) return refuse(refusal);
  const { searchParams } = url;
  const limit = Number(searchParams.get('limit') ?? defaultLimit);
  if (!Number.isInteger(limit) || limit < 1 || limit > maximumLimit) {
    const bound = limit < 1 ? 'greater than or equal to 1' : `less than or equal to ${maximumLimit}`;
    return refuse({
      status: 400,
      type: 'invalid_request_error',
      message: Number.isInteger(limit)
        ? `limit: Input should be ${bound}`
        : 'limit: Input should be a valid integer',
    });
  }
  const after = searchParams.get('after_id');
  const before = searchParams.get('before_id');
  const start = after === null ? 0 : knownModels.indexOf(after) + 1;
  const end = before === null ? knownModels.length : Math.max(0, knownModels.indexOf(before));
  const within = knownModels.slice(start, end);
  const page = before === null ? within.slice(0, limit) : within.slice(-limit);
  const value = {
    data: page.flatMap((name) => {
      const facts = findModel(name);
      return facts ? [describe(facts)] : [];
    }),
    has_more: page.length < within.length,
    first_id: page[0] ?? null,
    last_id: page.at(-1) ?? null,
  };
  return { kind: 'value', status: 200, value, findings: [], headers: {} };
}

/** One model, or the API's 404. */
export function retrieveModel({ headers, id }: { headers: HeaderReader; id: string }): Verdict {
  const refusal = judgeHeaders(headers);
  if (refusal) return refuse(refusal);
  const facts = findModel(id);
  if (!facts) return refuse({ status: 404, type: 'not_found_error', message: `model: ${id}` });
  return { kind: 'value', status: 200, value: describe(facts), findings: [], headers: {} };
}

/** Dates are not in the table; the API itself sends an epoch value where it does not know one. */
function describe(facts: ModelFacts): ModelInfo {
  const efforts = facts.efforts ?? [];
  const offers = (level: 'low' | 'medium' | 'high' | 'xhigh' | 'max') => (efforts.includes(level) ? yes : no);
  const [, line = '', version = ''] = /^claude-([a-z]+)-?([\d-]*?)(?:-\d{8})?$/.exec(facts.name) ?? [];
  const name =
    line === ''
      ? facts.name
      : `Claude ${line[0]?.toUpperCase()}${line.slice(1)} ${version.replace('-', '.')}`;
  return {
    id: facts.name,
    type: 'model',
    display_name: name.trim(),
    created_at: '1970-01-01T00:00:00Z',
    deprecated_at: null,
    retires_at: null,
    lifecycle: 'active',
    line: lines.find((known) => known === line) ?? null,
    max_input_tokens: facts.contextWindowTokens,
    max_tokens: facts.maxOutputTokens,
    capabilities: {
      batch: yes,
      citations: yes,
      code_execution: yes,
      context_management: {
        supported: true,
        clear_thinking_20251015: yes,
        clear_tool_uses_20250919: yes,
        compact_20260112: facts.adaptiveThinking ? yes : no,
      },
      effort: {
        supported: efforts.length > 0,
        low: offers('low'),
        medium: offers('medium'),
        high: offers('high'),
        max: offers('max'),
        xhigh: offers('xhigh'),
      },
      image_input: yes,
      pdf_input: yes,
      server_tools: { supported: true, code_execution: yes, web_search: yes },
      structured_outputs: yes,
      thinking: {
        supported: true,
        types: {
          adaptive: facts.adaptiveThinking ? yes : no,
          between_tools: facts.name === 'claude-sonnet-5-5' ? yes : no,
          disabled: yes,
          enabled: facts.manualThinking ? yes : no,
        },
      },
    },
  };
}

const lines = ['haiku', 'sonnet', 'opus', 'fable', 'mythos'] as const;
