import type { VNode } from 'preact';
import { Ruling } from '../parts/ruling.tsx';
import { games, keptLines } from './content.ts';

/** One ruling. */
export async function readRuling(id: string): Promise<VNode | undefined> {
  for (const game of games) {
    const ruling = (await keptLines(game, 'rulings')).find((one) => one.id === id);
    if (ruling === undefined) continue;
    const { heading, section } = ruling.citation;
    return (
      <>
        <h1>{heading ?? section}</h1>
        <Ruling ruling={{ ...ruling, importedFrom: [] }} />
      </>
    );
  }
  return undefined;
}
