// What each content block may hold, as far as the rules look. Data; pure.
// Names come from the SDK's parameter types, beta ones included, so that nothing valid is refused.

export type FieldKind = 'string' | 'object' | 'boolean' | 'list' | 'text-or-list' | 'any';

export interface BlockShape {
  fields: ReadonlyMap<string, { kind: FieldKind; isRequired: boolean }>;
  required: readonly string[];
  /** Other keys are refused by name; false where the full list of keys is not certain. */
  isClosed: boolean;
}

interface ShapeSource {
  required: Record<string, FieldKind>;
  optional?: Record<string, FieldKind>;
}

function closed(source: ShapeSource): BlockShape {
  return { ...open(source), isClosed: true };
}

function open({ required, optional = {} }: ShapeSource): BlockShape {
  const fields = new Map<string, { kind: FieldKind; isRequired: boolean }>();
  for (const [field, kind] of Object.entries(optional)) fields.set(field, { kind, isRequired: false });
  for (const [field, kind] of Object.entries(required)) fields.set(field, { kind, isRequired: true });
  return { fields, required: Object.keys(required), isClosed: false };
}

const cached = { cache_control: 'any' } as const;
const called = { ...cached, caller: 'any', toolset_name: 'any' } as const;

/** Blocks whose fields are checked. */
export const blockShapes: ReadonlyMap<string, BlockShape> = new Map([
  ['text', closed({ required: { text: 'string' }, optional: { ...cached, citations: 'any' } })],
  ['image', open({ required: { source: 'object' } })],
  ['document', open({ required: { source: 'object' } })],
  ['search_result', open({ required: { source: 'string', title: 'string', content: 'list' } })],
  ['thinking', closed({ required: { thinking: 'string', signature: 'string' } })],
  ['redacted_thinking', closed({ required: { data: 'string' } })],
  ['tool_use', closed({ required: { id: 'string', name: 'string', input: 'object' }, optional: called })],
  [
    'tool_result',
    closed({
      required: { tool_use_id: 'string' },
      optional: { content: 'text-or-list', is_error: 'boolean', toolset_name: 'any', ...cached },
    }),
  ],
  ['server_tool_use', open({ required: { id: 'string', name: 'string', input: 'object' } })],
]);

/** Every `type` that a message's content may hold. */
export const blockTypes: ReadonlySet<string> = new Set([
  ...blockShapes.keys(),
  'advisor_tool_result',
  'bash_code_execution_tool_result',
  'code_execution_tool_result',
  'compaction',
  'container_upload',
  'fallback',
  'mcp_tool_listing',
  'mcp_tool_result',
  'mcp_tool_use',
  'text_editor_code_execution_tool_result',
  'tool_addition',
  'tool_removal',
  'tool_search_tool_result',
  'web_fetch_tool_result',
  'web_search_tool_result',
]);

/** Every `type` inside the content of a tool_result. */
export const resultBlockTypes: ReadonlySet<string> = new Set([
  'browser_state',
  'document',
  'image',
  'search_result',
  'text',
  'tool_reference',
]);

/** Every `type` that a tool may have, sorted. */
export const toolTypes: readonly string[] = [
  'advisor_20260301',
  'bash_20241022',
  'bash_20250124',
  'browser_toolset_20260801',
  'code_execution_20250522',
  'code_execution_20250825',
  'code_execution_20260120',
  'code_execution_20260521',
  'computer_20241022',
  'computer_20250124',
  'computer_20251124',
  'computer_toolset_20260801',
  'custom',
  'mcp_toolset',
  'memory_20250818',
  'text_editor_20241022',
  'text_editor_20250124',
  'text_editor_20250429',
  'text_editor_20250728',
  'tool_search_tool_bm25',
  'tool_search_tool_bm25_20251119',
  'tool_search_tool_regex',
  'tool_search_tool_regex_20251119',
  'web_fetch_20250910',
  'web_fetch_20260209',
  'web_fetch_20260309',
  'web_fetch_20260318',
  'web_search_20250305',
  'web_search_20260209',
  'web_search_20260318',
];

/** Beginnings of tool types; a newer date than those above is not refused. */
export const toolTypePrefixes: readonly string[] = [
  'advisor_',
  'bash_',
  'browser_toolset_',
  'code_execution_',
  'computer_',
  'mcp_toolset',
  'memory_',
  'text_editor_',
  'tool_search_tool_',
  'web_fetch_',
  'web_search_',
];
