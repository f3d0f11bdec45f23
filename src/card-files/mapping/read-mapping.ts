import { type Document, isMap, isNode, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { z } from 'zod';
import { games } from '../../games/registry.ts';
import type { Remark } from '../entries.ts';
import { pathOf, plainly, pointerOf } from '../issues.ts';
import { nearestHint } from '../nearest.ts';
import { ATTRIBUTE, type Mapping, mappingFile } from './mapping.ts';
import { fieldsOf, tableKinds } from './table-kinds.ts';

export type ReadMapping =
  | { readonly ok: true; readonly mapping: Mapping }
  | { readonly ok: false; readonly remarks: readonly Remark[] };

/** Reads a mapping file; mistakes are reported with line and JSON Pointer. */
export function readMapping(text: string, file = 'mapping'): ReadMapping {
  const lines = new LineCounter();
  const document = parseDocument(text.replace(/^\uFEFF/, ''), { lineCounter: lines, uniqueKeys: true });
  const broken = document.errors.map((error): Remark => {
    const place = { file, line: error.linePos?.[0].line ?? null, column: null };
    const message = error.message.split(/ at line \d/)[0] ?? error.code;
    return { level: 'error', code: 'mapping/unreadable', place, message: `${message}.` };
  });
  if (broken.length > 0) return { ok: false, remarks: broken };

  const parsed = mappingFile.safeParse(contentOf(document), { error: plainly });
  const issues = parsed.success
    ? unknownFields(parsed.data)
    : parsed.error.issues.map((issue) => ({ path: pathOf(issue), message: messageOf(issue) }));
  if (parsed.success && issues.length === 0) return { ok: true, mapping: parsed.data };
  return {
    ok: false,
    remarks: issues.map(({ path, message }) => ({
      level: 'error',
      code: 'mapping/invalid',
      place: {
        file,
        line: lines.linePos(nodeAt(document.contents, path)?.range?.[0] ?? 0).line,
        column: pointerOf(path) || null,
      },
      message,
    })),
  };
}

/** An empty file is an empty mapping. A file whose aliases expand endlessly is not a mapping. */
function contentOf(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 }) ?? {};
  } catch (error) {
    if (error instanceof ReferenceError) return 'aliases without end';
    throw error;
  }
}

function messageOf({ path, message }: z.core.$ZodIssue): string {
  return `${path.length === 0 ? 'The mapping' : path.map(String).join('.')} ${message}.`;
}

interface FieldIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Fields that the game and table of the mapping do not have; where it names neither, that no game or table has. */
function unknownFields({ game, table, columns, values }: Mapping): FieldIssue[] {
  const known = [
    ...new Set(
      games
        .filter(({ slug }) => game === undefined || slug === game)
        .flatMap((one) =>
          tableKinds
            .filter((kind) => table === undefined || kind === table)
            .flatMap((kind) => Object.keys(fieldsOf(kind, one.columns))),
        ),
    ),
  ];
  const none = (field: string) =>
    `Unknown field ${JSON.stringify(field)}${nearestHint(field, known)}; the fields are ${known.join(', ')}.`;
  return [
    ...Object.entries(columns).flatMap(([heading, field]) =>
      field === null || field === ATTRIBUTE || known.includes(field)
        ? []
        : [{ path: ['columns', heading], message: none(field) }],
    ),
    ...Object.keys(values).flatMap((field) =>
      known.includes(field) ? [] : [{ path: ['values', field], message: none(field) }],
    ),
  ];
}

/** The deepest node that a path leads to. */
function nodeAt(root: Node | null, path: readonly PropertyKey[]): Node | null {
  let node = root;
  for (const step of path) {
    const next: unknown = isMap(node) || isSeq(node) ? node.get(step, true) : undefined;
    if (!isNode(next)) break;
    node = next;
  }
  return node;
}
