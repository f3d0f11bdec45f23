import type { Json } from '../../../../../engine/json.ts';
import type { Item, Lasting, Scene, Signpost, Task, Trigger } from '../state.ts';
import { flag, lean, list } from './lean.ts';
import { inVocabulary } from './vocabulary.ts';
import { writeBindings, writeCard, writeEvent, writeFrame } from './write-values.ts';

export function writeScene(scene: Scene): Json {
  return lean({
    items: scene.items.map(writeItem),
    resolving: flag(scene.resolving),
    lastBy: scene.lastBy,
    events: list(scene.events.map(writeEvent)),
    onlyStatedResponses: flag(scene.onlyStatedResponses),
    closed: flag(scene.closed),
    tacticsAllowed: flag(scene.tacticsAllowed),
  });
}

export function writeItem(item: Item): Json {
  const { notInResponse } = item;
  return lean({
    id: item.id,
    kind: item.kind,
    effects: item.effects.length > 0 ? inVocabulary(item.effects) : undefined,
    frame: writeFrame(item.frame),
    targets: list(item.targets),
    choices: item.choices.length > 0 ? inVocabulary(item.choices) : undefined,
    expires: item.expires,
    direction: item.direction,
    maintained: flag(item.maintained),
    notInResponse: notInResponse === undefined ? undefined : writeNotInResponse(notInResponse),
  });
}

function writeNotInResponse({ playing, turning }: NonNullable<Item['notInResponse']>): Json {
  return lean({ playing: playing === undefined ? undefined : inVocabulary(playing), turning });
}

export function writeLasting(lasting: Lasting): Json {
  const { id, until, turnOf, kind } = lasting;
  const common = { id, until, frame: writeFrame(lasting.frame), turnOf, kind };
  switch (lasting.kind) {
    case 'modify':
      return lean({
        ...common,
        cards: lasting.cards,
        by: inVocabulary(lasting.by),
        while: lasting.while === undefined ? undefined : inVocabulary(lasting.while),
      });
    case 'modify-players':
      return lean({ ...common, players: lasting.players, by: inVocabulary(lasting.by) });
    case 'control':
      return lean({ ...common, cards: lasting.cards, to: lasting.to });
    case 'copy': {
      const { cards, of, what, inPlaceOfOwn } = lasting;
      return lean({ ...common, cards, of: writeCard(of), what, inPlaceOfOwn });
    }
    case 'when': {
      const { on, once, effects } = lasting;
      return lean({ ...common, on: inVocabulary(on), once, effects: inVocabulary(effects) });
    }
    case 'at':
      return lean({ ...common, effects: inVocabulary(lasting.effects) });
  }
}

export function writeSignpost({ id, source, from, to, by, player, until }: Signpost): Json {
  return { id, source, from, to, by, player, until };
}

export function writeTrigger(trigger: Trigger): Json {
  return lean({
    id: trigger.id,
    effects: inVocabulary(trigger.effects),
    frame: writeFrame(trigger.frame),
    choose: trigger.choose.length > 0 ? inVocabulary(trigger.choose) : undefined,
    pay: trigger.pay.length > 0 ? inVocabulary(trigger.pay) : undefined,
    optional: flag(trigger.optional),
    immediately: flag(trigger.immediately),
    expires: trigger.expires,
    reveals: trigger.reveals,
  });
}

export function writeTask(task: Task): Json {
  const answers = writeBindings(task.answers);
  switch (task.task) {
    case 'effects': {
      const { effects, frame } = task;
      return lean({ task: task.task, effects: inVocabulary(effects), frame: writeFrame(frame), answers });
    }
    case 'trigger':
      return lean({ task: task.task, trigger: writeTrigger(task.trigger), answers });
    case 'order-triggers': {
      const { player, triggers } = task;
      return lean({ task: task.task, player, triggers: triggers.map(writeTrigger), answers });
    }
    case 'place':
      return lean({ task: task.task, card: task.card, player: task.player, answers });
    case 'fate-of-site': {
      const { card, sources, players } = task;
      return lean({ task: task.task, card, sources, players, answers });
    }
    case 'combat':
      return lean({ task: task.task, with: task.with, first: task.first, answers });
    case 'sites-gone': {
      const { player, characters, columns } = task;
      return lean({ task: task.task, player, characters, columns, answers });
    }
    default:
      return lean({ task: task.task, answers });
  }
}
