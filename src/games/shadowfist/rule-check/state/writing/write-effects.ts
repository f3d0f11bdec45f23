import type { Json } from '../../../../../engine/json.ts';
import type { Item, Lasting, Scene, Signpost, Task, Trigger } from '../state.ts';
import { flag, lean, list } from './lean.ts';
import { anyInVocabulary, inVocabulary } from './vocabulary.ts';
import { writeBindings, writeCard, writeEvent, writeFrame } from './write-values.ts';

type LastingOf<Kind extends Lasting['kind']> = Extract<Lasting, { kind: Kind }>;
type TaskOf<Name extends Task['task']> = Extract<Task, { task: Name }>;

export function writeScene(scene: Scene): Json {
  return lean<Scene>({
    items: scene.items.map(writeItem),
    resolving: flag(scene.resolving),
    lastBy: scene.lastBy,
    events: list(scene.events.map(writeEvent)),
    onlyStatedResponses: flag(scene.onlyStatedResponses),
    closed: flag(scene.closed),
    tacticsAllowed: flag(scene.tacticsAllowed),
    afterAttack: flag(scene.afterAttack),
  });
}

export function writeItem(item: Item): Json {
  const { notInResponse } = item;
  return lean<Item>({
    id: item.id,
    kind: item.kind,
    effects: anyInVocabulary(item.effects),
    frame: writeFrame(item.frame),
    targets: list(item.targets),
    choices: anyInVocabulary(item.choices),
    expires: item.expires,
    direction: item.direction,
    target: item.target,
    maintained: flag(item.maintained),
    notInResponse: notInResponse === undefined ? undefined : writeNotInResponse(notInResponse),
  });
}

type NotInResponse = NonNullable<Item['notInResponse']>;

function writeNotInResponse({ playing, turning, revealing }: NotInResponse): Json {
  return lean<NotInResponse>({
    playing: playing === undefined ? undefined : inVocabulary(playing),
    turning,
    revealing,
  });
}

export function writeLasting(lasting: Lasting): Json {
  const { id, until, turnOf, kind } = lasting;
  const common = { id, until, frame: writeFrame(lasting.frame), turnOf, kind };
  switch (lasting.kind) {
    case 'modify':
      return lean<LastingOf<'modify'>>({
        ...common,
        cards: lasting.cards,
        whichever: lasting.whichever === undefined ? undefined : inVocabulary(lasting.whichever),
        by: inVocabulary(lasting.by),
        while: lasting.while === undefined ? undefined : inVocabulary(lasting.while),
      });
    case 'modify-players':
      return lean<LastingOf<'modify-players'>>({
        ...common,
        players: lasting.players,
        by: inVocabulary(lasting.by),
      });
    case 'control':
    case 'subject':
      return lean<LastingOf<typeof lasting.kind>>({ ...common, cards: lasting.cards, to: lasting.to });
    case 'copy': {
      const { cards, of, what, inPlaceOfOwn } = lasting;
      return lean<LastingOf<'copy'>>({ ...common, cards, of: writeCard(of), what, inPlaceOfOwn });
    }
    case 'when': {
      const { on, once, effects } = lasting;
      return lean<LastingOf<'when'>>({
        ...common,
        on: inVocabulary(on),
        once,
        effects: inVocabulary(effects),
      });
    }
    case 'at':
      return lean<LastingOf<'at'>>({ ...common, effects: inVocabulary(lasting.effects) });
  }
}

export function writeSignpost({ id, source, from, to, by, player, amount, gone, until }: Signpost): Json {
  return lean<Signpost>({ id, source, from, to, by, player, amount, gone, until });
}

export function writeTrigger(trigger: Trigger): Json {
  return lean<Trigger>({
    id: trigger.id,
    effects: inVocabulary(trigger.effects),
    frame: writeFrame(trigger.frame),
    choose: anyInVocabulary(trigger.choose),
    pay: anyInVocabulary(trigger.pay),
    optional: flag(trigger.optional),
    immediately: flag(trigger.immediately),
    expires: trigger.expires,
    reveals: trigger.reveals,
    ability: trigger.ability,
    exactlyOneCopy: trigger.exactlyOneCopy,
    limited: trigger.limited === undefined ? undefined : writeLimited(trigger.limited),
  });
}

function writeLimited({ ability, limit }: NonNullable<Trigger['limited']>): Json {
  return {
    ability,
    limit: lean<typeof limit>({ times: limit.times, per: limit.per, ofAllCopies: limit.ofAllCopies }),
  };
}

export function writeTask(task: Task): Json {
  const answers = writeBindings(task.answers);
  switch (task.task) {
    case 'effects': {
      const { effects, frame, depth, entering } = task;
      return lean<TaskOf<'effects'>>({
        task: task.task,
        effects: inVocabulary(effects),
        frame: writeFrame(frame),
        depth,
        entering,
        answers,
      });
    }
    case 'trigger':
      return lean<TaskOf<'trigger'>>({ task: task.task, trigger: writeTrigger(task.trigger), answers });
    case 'order-triggers': {
      const { player, triggers } = task;
      return lean<TaskOf<'order-triggers'>>({
        task: task.task,
        player,
        triggers: triggers.map(writeTrigger),
        answers,
      });
    }
    case 'replacement': {
      const { effects, frame } = task;
      return lean<TaskOf<'replacement'>>({
        ...{ task: task.task, effects: inVocabulary(effects), frame: writeFrame(frame), answers },
      });
    }
    case 'place':
      return lean<TaskOf<'place'>>({ task: task.task, card: task.card, player: task.player, answers });
    case 'fate-of-site': {
      const { card, sources } = task;
      return lean<TaskOf<'fate-of-site'>>({ task: task.task, card, sources, answers });
    }
    case 'combat':
      return lean<TaskOf<'combat'>>({ task: task.task, with: task.with, first: task.first, answers });
    case 'sites-gone': {
      const { player, characters, columns } = task;
      return lean<TaskOf<'sites-gone'>>({ task: task.task, player, characters, columns, answers });
    }
    case 'auction':
    case 'end-combat':
    case 'end-turn-now':
      return lean<typeof task>({ task: task.task, answers });
  }
}
