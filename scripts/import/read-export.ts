import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { type Source, type SourceDocument, SourceError } from './source.ts';

/** An export's documents, and the folder that its pictures' paths start from. */
export interface Export {
  documents: SourceDocument[];
  folder: string;
}

/**
 * Reads an export: one file, or every file of the source's format in a folder, by name.
 * @throws SourceError where there is none, or one is broken
 */
export function readExport(path: string, { name, format }: Pick<Source, 'name' | 'format'>): Export {
  if (!existsSync(path)) throw new SourceError(`There is no ${path}.`);
  const isFolder = statSync(path).isDirectory();
  const files = isFolder
    ? readdirSync(path)
        .filter((file) => extname(file).toLowerCase() === `.${format}`)
        .toSorted()
        .map((file) => join(path, file))
    : [path];
  if (files.length === 0)
    throw new SourceError(`${path} holds no .${format} file; ${name} exports are ${format}.`);
  const parse = format === 'json' ? parseJson : parseXml;
  return {
    documents: files.map((file) => ({ path: file, data: parse(readFileSync(file), file) })),
    folder: isFolder ? path : dirname(path),
  };
}

function parseJson(bytes: Buffer, path: string): unknown {
  try {
    return JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, '')) as unknown;
  } catch (error) {
    throw new SourceError(`${path} is broken JSON, perhaps cut off: ${(error as Error).message}`);
  }
}

/** Attributes are keys that begin with `@`; every value is a text. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  // Numbers such as &#233; too; a document cannot declare more, see below.
  htmlEntities: true,
  maxNestedTags: 50,
});

/**
 * An XML document as plain objects. One that declares a document type is refused: that is where entities are made, which
 * may name files of this machine or grow without end, and no export needs one.
 * @throws SourceError
 */
export function parseXml(bytes: Buffer, path: string): unknown {
  const text = decoded(bytes, path);
  const bare = text.replace(/<!--[\s\S]*?-->/g, '').replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '');
  if (/<!(DOCTYPE|ENTITY)/i.test(bare))
    throw new SourceError(
      `${path} declares a document type; such files are not read, since they can hold attacks.`,
    );
  const validity = XMLValidator.validate(text);
  if (validity !== true)
    throw new SourceError(
      `${path} is broken XML, perhaps cut off: ${validity.err.msg} (line ${validity.err.line})`,
    );
  try {
    return parser.parse(text) as unknown;
  } catch (error) {
    throw new SourceError(`${path} cannot be read as XML: ${(error as Error).message}`);
  }
}

function decoded(bytes: Buffer, path: string): string {
  const encoding = /^<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(
    bytes.subarray(0, 200).toString('latin1'),
  )?.[1];
  try {
    return new TextDecoder(encoding ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SourceError(`${path} is not written in ${encoding ?? 'utf-8'}, as it says.`);
  }
}
