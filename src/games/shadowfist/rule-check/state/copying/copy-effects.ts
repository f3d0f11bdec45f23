import type { Item, Lasting, Scene, Signpost, Task, Trigger } from '../state.ts';
import { copyBindings, copyFrame } from './copy-values.ts';

/** Lists are copied; the words of the vocabulary in them are never changed. */
export function copyScene(scene: Scene): Scene {
  return { ...scene, items: scene.items.map(copyItem), events: [...scene.events] };
}

export function copyItem(item: Item): Item {
  const copy = { ...item, frame: copyFrame(item.frame) };
  copy.effects = [...item.effects];
  copy.targets = [...item.targets];
  copy.choices = [...item.choices];
  const { notInResponse } = item;
  if (notInResponse !== undefined) copy.notInResponse = copyNotInResponse(notInResponse);
  return copy;
}

function copyNotInResponse(given: NonNullable<Item['notInResponse']>): NonNullable<Item['notInResponse']> {
  const copy = { ...given };
  if (given.turning !== undefined) copy.turning = [...given.turning];
  if (given.revealing !== undefined) copy.revealing = [...given.revealing];
  return copy;
}

export function copyLasting(lasting: Lasting): Lasting {
  const frame = copyFrame(lasting.frame);
  switch (lasting.kind) {
    case 'modify':
      return { ...lasting, frame, cards: [...lasting.cards], by: [...lasting.by] };
    case 'modify-players':
      return { ...lasting, frame, players: [...lasting.players], by: [...lasting.by] };
    case 'control':
    case 'subject':
      return { ...lasting, frame, cards: [...lasting.cards] };
    case 'copy':
      return { ...lasting, frame, cards: [...lasting.cards], what: [...lasting.what] };
    case 'when':
    case 'at':
      return { ...lasting, frame, effects: [...lasting.effects] };
  }
}

export function copySignpost(signpost: Signpost): Signpost {
  const copy = { ...signpost, source: { ...signpost.source }, from: [...signpost.from] };
  if (signpost.gone !== undefined) copy.gone = [...signpost.gone];
  return copy;
}

export function copyTrigger(trigger: Trigger): Trigger {
  const copy = { ...trigger, frame: copyFrame(trigger.frame) };
  copy.effects = [...trigger.effects];
  copy.choose = [...trigger.choose];
  copy.pay = [...trigger.pay];
  if (trigger.limited !== undefined)
    copy.limited = { ...trigger.limited, limit: { ...trigger.limited.limit } };
  return copy;
}

export function copyTask(task: Task): Task {
  const answers = copyBindings(task.answers);
  switch (task.task) {
    case 'effects':
    case 'replacement':
      return { ...task, answers, effects: [...task.effects], frame: copyFrame(task.frame) };
    case 'trigger':
      return { ...task, answers, trigger: copyTrigger(task.trigger) };
    case 'order-triggers':
      return { ...task, answers, triggers: task.triggers.map(copyTrigger) };
    case 'fate-of-site':
      return { ...task, answers, sources: [...task.sources] };
    case 'sites-gone':
      return { ...task, answers, characters: [...task.characters], columns: [...task.columns] };
    default:
      return { ...task, answers };
  }
}
