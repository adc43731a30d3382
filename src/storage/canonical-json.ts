// One text per value, whatever the order of its keys: identity for entries without a usable id. Pure.

/** JSON with sorted keys; equal for values that differ only in the order of keys. */
export function canonicalJson(value: unknown): string {
  return (
    JSON.stringify(value, (_key, inner: unknown) =>
      inner !== null && typeof inner === 'object' && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1)))
        : inner,
    ) ?? 'null'
  );
}
