import { z } from 'zod';
import type { Decided, Switch } from '../../../ruleset-switches.ts';
import { attackSwitches } from './attacks.ts';
import { cardSwitches } from './cards.ts';
import { defenseSwitches } from './defenses.ts';
import { exertionSwitches } from './exertions.ts';
import { turnSwitches } from './turn.ts';
import { weaponSwitches } from './weapons.ts';

/** Every point on which the documents of Highlander differ, or leave to another what one of them decides. */
export const switchesForm = z.strictObject({
  ...turnSwitches,
  ...exertionSwitches,
  ...attackSwitches,
  ...defenseSwitches,
  ...cardSwitches,
  ...weaponSwitches,
});

/** How moves are judged, point by point. */
export type Switches = z.infer<typeof switchesForm>;

/** What a ruleset decides on every point, and who says so. */
export type DecidedSwitches = { readonly [Key in keyof Switches]: Decided<Switches[Key]> };

/** The switches in plain words. */
export const switches: readonly Omit<Switch, 'onlyDescribes'>[] = Object.entries(switchesForm.shape).map(
  ([key, form]) => ({
    key,
    decides: form.description ?? '',
    values: form.options.map((option) => ({ value: option.value, means: option.description ?? '' })),
  }),
);
