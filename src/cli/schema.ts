import { listSchemas, schemaNamed } from '../schemas/schemas.ts';

/** Prints the schema of a form of file, or what forms there are. */
export function schemaCommand(name: string | undefined): void {
  console.log(name === undefined ? listed() : JSON.stringify(schemaNamed(name), null, 2));
}

function listed(): string {
  const { items } = listSchemas();
  const widest = Math.max(...items.map(({ name }) => name.length));
  return items.map(({ name, about }) => `${name.padEnd(widest)}  ${about}`).join('\n');
}
