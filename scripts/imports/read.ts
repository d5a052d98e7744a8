import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

export interface Import {
  file: string;
  target: string;
}

/** The project's sources but tests, by their paths. */
export const readSources = (folders = ['src', 'scripts']): Map<string, string> =>
  new Map(
    folders
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
      )
      .filter((file) => /\.(ts|tsx|mjs|astro)$/.test(file) && !/\.(test|fixture)\./.test(file))
      .toSorted()
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );

/** What sources import of the project itself, types too. */
export const importsOf = (sources: ReadonlyMap<string, string>): Import[] =>
  [...sources].flatMap(([file, text]) =>
    ts
      .preProcessFile(file.endsWith('.astro') ? scriptsOf(text) : text)
      .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
      .map(({ fileName }) => ({ file, target: join(dirname(file), fileName.replace(/\?.*$/, '')) })),
  );

/** The code of an Astro component: between its fences, and in its scripts. */
const scriptsOf = (text: string): string =>
  [...text.matchAll(/^---\n(.*?)^---$|<script[^>]*>(.*?)<\/script>/gms)]
    .map(([, fenced = '', script = '']) => fenced + script)
    .join('\n');
