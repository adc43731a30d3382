// The code files of lessons (content/code/<lesson>/<name>.ts|.py), as text. Runs at build time; Vite watches them in dev.

const files = import.meta.glob<string>('/content/code/**/*.{ts,py}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface CodeSample {
  language: 'typescript' | 'python';
  code: string;
}

/** The sample in each language it was written in, TypeScript first. Throws when there is none. */
export function readCode(options: { lesson: string; name: string }): CodeSample[] {
  const base = `/content/code/${options.lesson}/${options.name}`;
  const samples: CodeSample[] = [];
  const typescript = files[`${base}.ts`];
  const python = files[`${base}.py`];
  if (typescript !== undefined) samples.push({ language: 'typescript', code: typescript.trimEnd() });
  if (python !== undefined) samples.push({ language: 'python', code: python.trimEnd() });
  if (samples.length === 0)
    throw new Error(
      `<CodeTabs name="${options.name}">: neither ${base.slice(1)}.ts nor ${base.slice(1)}.py exists.`,
    );
  return samples;
}
