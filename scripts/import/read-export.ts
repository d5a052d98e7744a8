import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { type Source, type SourceDocument, SourceError } from './source.ts';

/** An export's documents, and the folder to which its pictures' paths are relative. */
export interface Export {
  documents: SourceDocument[];
  folder: string;
}

/**
 * Reads an export: one file, or every file of the source's format in a folder, ordered by name.
 * @throws SourceError if there is none, or one is invalid
 */
export function readExport(path: string, { name, format }: Pick<Source, 'name' | 'format'>): Export {
  if (!existsSync(path)) throw new SourceError(`There is no ${path}. Correct the path, or export again.`);
  const isFolder = statSync(path).isDirectory();
  const files = isFolder
    ? readdirSync(path)
        .filter((file) => extname(file).toLowerCase() === `.${format}`)
        .toSorted()
        .map((file) => join(path, file))
    : [path];
  if (files.length === 0)
    throw new SourceError(
      `${path} holds no .${format} file, and ${name} exports are ${format}. Look whether --from names the right source.`,
    );
  const parse = PARSERS[format];
  return {
    documents: files.map((file) => ({ path: file, data: parse(readFileSync(file), file) })),
    folder: isFolder ? path : dirname(path),
  };
}

const PARSERS: Record<Source['format'], (bytes: Buffer, path: string) => unknown> = {
  json: parseJson,
  xml: parseXml,
};

const AGAIN = 'It may have been cut off while it was copied: export or copy it again.';

function parseJson(bytes: Buffer, path: string): unknown {
  const text = decoded(bytes, path);
  if (/^\s*</.test(text))
    throw new SourceError(
      `${path} holds XML or a web page, and JSON is expected. Look whether --from names the right source, and open the file: an error or a login may stand in it.`,
    );
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new SourceError(`${path} is broken JSON: ${(error as Error).message}. ${AGAIN}`);
  }
}

/** Attributes are keys that begin with `@`; every value is a string. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  // Includes numeric entities such as &#233;. A document cannot declare others; see below.
  htmlEntities: true,
  maxNestedTags: 50,
});

/**
 * An XML document as plain objects. A document with a document type declaration is refused: it can define
 * entities that read files of this machine or expand without limit, and no export needs it.
 * @throws SourceError
 */
export function parseXml(bytes: Buffer, path: string): unknown {
  const text = decoded(bytes, path);
  const bare = text.replace(/<!--[\s\S]*?-->/g, '').replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '');
  if (/<!(DOCTYPE|ENTITY)/i.test(bare))
    throw new SourceError(
      `${path} declares a document type; such files are not read, since they can hold attacks. Export without it.`,
    );
  if (/^\s*[{[]/.test(text))
    throw new SourceError(
      `${path} holds JSON, and XML is expected. Look whether --from names the right source.`,
    );
  const validity = XMLValidator.validate(text);
  if (validity !== true)
    throw new SourceError(
      `${path} is broken XML in line ${validity.err.line}: ${validity.err.msg.replace(/\.$/, '')}. ${AGAIN}`,
    );
  try {
    return parser.parse(text) as unknown;
  } catch (error) {
    throw new SourceError(`${path} cannot be read as XML: ${(error as Error).message}`);
  }
}

/** First bytes that identify a file's encoding (https://www.w3.org/TR/xml/#sec-guessing). */
const MARKS: readonly (readonly [bytes: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/**
 * A file's text, in the encoding named by its first bytes or its XML declaration, otherwise UTF-8. Invalid
 * bytes are refused, because they would garble a name and thus create a new city.
 * @throws SourceError
 */
function decoded(bytes: Buffer, path: string): string {
  if (bytes.length === 0) throw new SourceError(`${path} is empty. ${AGAIN}`);
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004')
    throw new SourceError(`${path} is a ZIP archive. Unpack it, and import the folder.`);
  const marked = MARKS.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))?.[1];
  const declared = /^<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(
    bytes.subarray(0, 200).toString('latin1'),
  )?.[1];
  const encoding = marked ?? declared ?? 'UTF-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new SourceError(
      `${path} holds bytes that are no ${encoding} text${declared !== undefined && !marked ? ', though it says so' : ''}. Export it in UTF-8.`,
    );
  }
}
