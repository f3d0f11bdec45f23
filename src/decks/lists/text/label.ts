import type { LabelName } from './reading.ts';
import { totalIn } from './total.ts';

export interface Label {
  readonly label: LabelName;
  readonly value: string;
}

const spellings: Readonly<Record<Exclude<LabelName, 'cards'>, string>> = {
  name: 'name,deck name,deckname,deck,title,deck title,list name,name of deck,name of the deck',
  author: 'author,creator,player,by,posted by,created by,made by,built by,builder,pilot,deck by',
  game: 'game',
  plugin: 'plugin',
  note: 'note,notes',
  comment: [
    'format,date,event,tournament,record,source,link,url,posted,players,number of players,teams,attendance',
    'round,rounds,match,matches,wins,losses,ties,score,points,place,placing,finish,rank,ranking,standing',
    'seat,table,version,revision,year,season,price,value,budget,rating,votes,likes,views,replies,updated',
    'last updated,created,edited,description,archetype,faction,factions,status,location,venue,city,country',
    'region,store,judge,organizer,language,id,deck id,page,time limit,entry fee,prize,visibility',
    'copyright,email,website,tags,legality,result,results',
  ].join(),
};

const labels: ReadonlyMap<string, LabelName> = new Map(
  (['name', 'author', 'game', 'plugin', 'note', 'comment'] as const).flatMap((label) =>
    spellings[label].split(',').map((name) => [name, label] as const),
  ),
);

/** What is counted at a tournament, or a number alone: `4 players`, `17`. */
const COUNTED =
  /^\(?\d{1,5}\)?$|^\(?\d{1,5}\s(?:players|participants|teams|rounds|matches|wins|losses|points|votes|likes|views|replies)\)?$/i;

/** `Author: A. Player`, `60 cards`, `Players: 4`; null for what says nothing of the whole deck. */
export function labelIn(text: string): Label | null {
  const total = totalIn(text);
  if (total !== null) return { label: 'cards', value: String(total) };
  if (COUNTED.test(text)) return { label: 'comment', value: text };
  const [, name = '', value = ''] = /^([A-Za-z ]{2,20}?)\s?[:=：]\s*(.*)$/.exec(text) ?? [];
  const label = labels.get(name.toLowerCase());
  if (label === undefined || (value === '' && label !== 'note')) return null;
  return { label, value: label === 'comment' ? text : value };
}
