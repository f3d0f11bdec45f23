import { type Node, nodesBelow } from '../../../src/games/vocabulary/nodes.ts';

type Path = Node['path'];

export function everyNode(node: Node): Node[] {
  return [node, ...nodesBelow(node).flatMap(everyNode)];
}

export function partAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, step) => Reflect.get(Object(part), step), value);
}

/** The same value with another part in one place. */
export function withPart(value: unknown, [step, ...rest]: Path, part: unknown): unknown {
  if (step === undefined) return part;
  if (Array.isArray(value)) return value.map((one, at) => (at === step ? withPart(one, rest, part) : one));
  return { ...Object(value), [step]: withPart(partAt(value, [step]), rest, part) };
}
