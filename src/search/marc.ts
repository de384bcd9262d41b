// Records of library catalogues (MARC 21 as XML): control fields by their tag, data fields with the first of each subfield.
import { DomUtils, parseDocument } from 'htmlparser2';

type Parent = ReturnType<typeof parseDocument>;

export interface MarcRecord {
  control: Record<string, string>;
  fields: { tag: string; subfields: Record<string, string> }[];
}

/** The part of a name behind its prefix: `marc:datafield` and `datafield` are one. */
function isCalled(name: string): (tag: string) => boolean {
  return (tag) => tag.slice(tag.indexOf(':') + 1) === name;
}

/** Catalogues write letters and their marks apart, and mark words that do not count in sorting. */
function clean(value: string): string {
  return value
    .normalize('NFC')
    .replace(/[\u0098\u009c]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 1000);
}

export function marcRecords(xml: string): MarcRecord[] {
  const document = parseDocument(xml, { xmlMode: true });
  const all = (name: string, within: Parent['children']) => DomUtils.getElementsByTagName(isCalled(name), within);
  return all('record', document.children)
    .filter((record) => all('record', record.children).length === 0)
    .map((record) => ({
      control: Object.fromEntries(
        all('controlfield', record.children).map((field) => [field.attribs.tag, clean(DomUtils.textContent(field))]),
      ),
      fields: all('datafield', record.children).map((field) => {
        const subfields: Record<string, string> = {};
        for (const part of all('subfield', field.children))
          if (part.attribs.code) subfields[part.attribs.code] ??= clean(DomUtils.textContent(part));
        return { tag: field.attribs.tag ?? '', subfields };
      }),
    }));
}

export function fieldsOf(record: MarcRecord, tag: string): Record<string, string>[] {
  return record.fields.filter((field) => field.tag === tag).map(({ subfields }) => subfields);
}
