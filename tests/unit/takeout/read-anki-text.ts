// Reads a text file as Anki's importer does (2.1.55 and later): header lines, then CSV records with `#` for comments;
// fields are mapped by order, past the special columns. Written from Anki's manual, to check our file against it.

export interface ImportedNote {
  guid: string;
  noteType: string;
  deck: string;
  fields: string[];
  tags: string[];
}

/** Notes as a collection with these note types would get them; `current` is the note type chosen last. */
export function readAnkiText(
  file: string,
  collection: { noteTypes: string[]; current: string },
): ImportedNote[] {
  const header = new Map<string, string>();
  let noteType = collection.current;
  let rest = file;
  for (let line = /^#(.*)\n/.exec(rest); line !== null; line = /^#(.*)\n/.exec(rest)) {
    rest = rest.slice(line[0].length);
    const [key = '', ...value] = (line[1] ?? '').split(':');
    header.set(key, value.join(':'));
    if (key === 'notetype' && collection.noteTypes.includes(value.join(':'))) noteType = value.join(':');
  }
  if (header.get('separator') !== 'tab' || header.get('html') !== 'true') throw new Error('not our file');
  const column = (name: string) => Number(header.get(`${name} column`)) - 1;
  const special = [column('guid'), column('deck'), column('tags')];
  return records(rest).map((record) => ({
    guid: record[column('guid')] ?? '',
    noteType,
    deck: record[column('deck')] ?? '',
    fields: record.filter((_field, index) => !special.includes(index)),
    tags: (record[column('tags')] ?? '').split(/\s+/).filter((tag) => tag !== ''),
  }));
}

function records(text: string): string[][] {
  const found: string[][] = [];
  let at = 0;
  while (at < text.length) {
    if (text[at] === '#') {
      at = text.indexOf('\n', at) + 1 || text.length;
      continue;
    }
    const record: string[] = [];
    for (let more = true; more; ) {
      let field = '';
      if (text[at] === '"') {
        for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at += 1) {
          if (at >= text.length) throw new Error('a quote is never closed');
          field += text[at];
          if (text[at] === '"') at += 1;
        }
        at += 1;
      } else while (at < text.length && text[at] !== '\t' && text[at] !== '\n') field += text[at++];
      record.push(field);
      more = text[at] === '\t';
      at += 1;
    }
    found.push(record);
  }
  return found;
}
