// Writes the next migration from what schema.prisma says and the migrations do not yet make.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../src/paths.ts';
import { schemaDrift } from './schema-drift.ts';

const name = process.argv[2];
if (name === undefined || !/^[a-z0-9_]+$/.test(name)) {
  console.error('usage: npm run migration <name_in_lower_case>');
  process.exit(2);
}
const sql = await schemaDrift();
if (sql === '') {
  console.log('The migrations already make what schema.prisma says.');
} else {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = join(paths.migrations, `${stamp}_${name}`);
  mkdirSync(folder);
  writeFileSync(join(folder, 'migration.sql'), `${sql}\n`);
  console.log(folder);
}
