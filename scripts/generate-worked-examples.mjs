// Packs the worked examples that the tests play into one file, so that the service shows what is tested and nothing else.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export function generateWorkedExamples(root) {
  const golden = join(root, 'test', 'golden');
  const examples = readdirSync(golden)
    .filter((folder) => folder.endsWith('-plays'))
    .toSorted()
    .flatMap((folder) =>
      readdirSync(join(golden, folder))
        .toSorted(new Intl.Collator('en', { numeric: true }).compare)
        .map((file) => ({
          name: file.replace(/\.yaml$/, ''),
          ...parse(readFileSync(join(golden, folder, file), 'utf8')),
        })),
    );
  const generated = join(root, 'src', 'rule-check', 'generated');
  mkdirSync(generated, { recursive: true });
  writeFileSync(join(generated, 'worked-examples.json'), JSON.stringify(examples));
}
