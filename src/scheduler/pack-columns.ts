// Lists packed into columns that the browser's database copies as plain bytes: reading a hundred thousand objects back costs
// several times as much. Pure; what is unpacked equals what was packed.

/** A list of values in one of three forms. Numbers: NaN stands for null. Codes: places in the list `names`. */
export type PackedColumn =
  | { kind: 'numbers'; values: Float64Array }
  | { kind: 'codes'; codes: Uint8Array; names: string }
  | { kind: 'json'; text: string };

/** One column for each field of objects that all have the same fields. */
export type PackedRows<T> = { [Field in keyof T]: PackedColumn };

const mostNames = 256;

/** Packs values of JSON into the smallest form that holds them exactly. */
export function packColumn(values: readonly unknown[]): PackedColumn {
  if (values.every((value) => value === null || typeof value === 'number'))
    return { kind: 'numbers', values: Float64Array.from(values, (value) => value ?? NaN) };
  const places = new Map<unknown, number>();
  const codes = new Uint8Array(values.length);
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at];
    const place = places.get(value) ?? places.size;
    if (place === mostNames || (typeof value === 'object' && value !== null))
      return { kind: 'json', text: JSON.stringify(values) };
    places.set(value, place);
    codes[at] = place;
  }
  return { kind: 'codes', codes, names: JSON.stringify([...places.keys()]) };
}

/** A reader of one column's values by their place, which must be within it. Makes no list of them: that would be garbage. */
export function readColumn<T>(column: PackedColumn): (at: number) => T {
  if (column.kind === 'json') {
    const values: T[] = JSON.parse(column.text);
    return (at) => values[at] as T;
  }
  if (column.kind === 'codes') {
    const names: T[] = JSON.parse(column.names);
    const { codes } = column;
    return (at) => names[codes[at] ?? 0] as T;
  }
  const { values } = column;
  return (at) => {
    const value = values[at] ?? Number.NaN;
    return (Number.isNaN(value) ? null : value) as T;
  };
}

/** The values of a column, which are of the type that was packed. */
export function unpackColumn<T>(column: PackedColumn): T[] {
  if (column.kind === 'json') return JSON.parse(column.text);
  const { length } = column.kind === 'codes' ? column.codes : column.values;
  const read = readColumn<T>(column);
  return Array.from({ length }, (_, at) => read(at));
}
