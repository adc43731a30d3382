// Notes as the text file that Anki imports without questions. Pure.
// Format: docs.ankiweb.net/importing/text-files.html, "File Headers" (Anki 2.1.54 and later).

/** One note: both sides as HTML. */
export interface AnkiNote {
  /** Permanent: importing again updates the note of the same id instead of adding one. */
  id: string;
  front: string;
  back: string;
  /** Tags without spaces; `a::b` nests. */
  tags: string[];
}

/**
 * Names that Anki gives its simplest note type when a collection is made in English or in Portuguese. Anki takes the
 * last of these lines whose note type exists; where none does, its own choice of note type stays.
 */
const basicNoteTypes = ['Básico', 'Basic'];

/**
 * The file's text. All columns but front and back are named in the header, so fields go by their order and their names
 * do not matter. The deck is a column because Anki makes a missing deck only then.
 */
export function ankiText(options: { notes: readonly AnkiNote[]; deck: string }): string {
  const { notes, deck } = options;
  const header = [
    '#separator:tab',
    '#html:true',
    ...basicNoteTypes.map((name) => `#notetype:${name}`),
    '#guid column:1',
    '#deck column:2',
    '#tags column:5',
    '#if matches:update current',
  ];
  const rows = notes.map(({ id, front, back, tags }) =>
    [`pegadinha-${id}`, deck, front, back, tags.map(asTag).join(' ')].map(quoted).join('\t'),
  );
  return `${[...header, ...rows].join('\n')}\n`;
}

/** Always quoted: then neither tabs nor a leading `#` or quote mean anything. Line breaks have no place in Anki's HTML. */
function quoted(field: string): string {
  return `"${field.replace(/[\r\n]+/g, ' ').replaceAll('"', '""')}"`;
}

/** Anki separates tags by spaces. */
function asTag(tag: string): string {
  return tag.trim().replace(/\s+/g, '-');
}
