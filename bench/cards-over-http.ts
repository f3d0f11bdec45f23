import { z } from 'zod';

/** A card as the requests name it. */
export interface CardName {
  readonly game: string;
  readonly slug: string;
  readonly name: string;
  readonly rulingCount: number;
}

const page = z.object({
  items: z.array(z.object({ game: z.string(), slug: z.string(), name: z.string(), rulingCount: z.number() })),
  nextCursor: z.string().nullable(),
});

/** The cards of the service in the order of their names, as any client reads them; at most so many. */
export async function readCards(url: string, most: number): Promise<CardName[]> {
  const cards: CardName[] = [];
  let cursor: string | null = '';
  while (cursor !== null && cards.length < most) {
    const query = new URLSearchParams({ limit: '100', ...(cursor === '' ? {} : { cursor }) });
    const reply = await fetch(`${url}/v1/cards/search?${query}`);
    const { items, nextCursor } = page.parse(await reply.json());
    cards.push(...items);
    cursor = nextCursor;
  }
  return cards.slice(0, most);
}
