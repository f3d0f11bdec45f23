import { describe, expect, it } from 'vitest';
import { singularOf } from '../../../src/games/shadowfist/designators/plurals.ts';

const list = (text: string) => text.trim().split(/\s+/);
const pairs = (text: string) => list(text).map((pair) => pair.split('/'));

describe('plural and singular are one designator', () => {
  it.each(
    pairs(`abomination/abominations monk/monks boss/bosses pass/passes bus/buses gas/gases ash/ashes fox/foxes
      princess/princesses house/houses case/cases spy/spies army/armies boy/boys monkey/monkeys ninja/ninjas
      samurai/samurais commando/commandos hero/heroes bonobo/bonobos virus/viruses lotus/lotuses sword/swords`),
  )('regularly: %s, %s', (singular, plural) => {
    expect([singularOf(singular ?? ''), singularOf(plural ?? '')]).toEqual([singular, singular]);
  });

  it.each(
    pairs(`man/men woman/women gentleman/gentlemen child/children person/people tooth/teeth foot/feet mouse/mice
      wolf/wolves elf/elves knife/knives life/lives thief/thieves leaf/leaves half/halves ox/oxen die/dice
      datum/data phenomenon/phenomena crisis/crises oasis/oases magus/magi staff/staves cactus/cacti vortex/vortices
      nebula/nebulae larva/larvae succubus/succubi brother/brethren`),
  )('irregularly: %s, %s', (singular, plural) => {
    expect([singularOf(singular ?? ''), singularOf(plural ?? '')]).toEqual([singular, singular]);
  });

  it.each(
    pairs(`rookie/rookies techie/techies junkie/junkies valkyrie/valkyries pixie/pixies zombie/zombies magpie/magpies
      headache/headaches cache/caches avalanche/avalanches posse/posses muse/muses fuse/fuses excuse/excuses shoe/shoes
      foe/foes canoe/canoes weave/weaves greave/greaves ski/skis yeti/yetis rabbi/rabbis kami/kamis guru/gurus emu/emus
      menu/menus mosquito/mosquitoes zero/zeroes domino/dominoes lens/lenses canvas/canvases waltz/waltzes
      mantis/mantises cyclops/cyclopses bias/biases`),
  )('where the ending alone misleads: %s, %s', (singular, plural) => {
    expect([singularOf(singular ?? ''), singularOf(plural ?? '')]).toEqual([singular, singular]);
  });
});

describe('a word that is no plural stays as it is', () => {
  it.each(
    list(
      'boss pass darkness colossus virus nexus zaius bus genius mantis nemesis stasis anubis curtis isis iris axis',
    ),
  )('by its ending: %s', (word) => {
    expect(singularOf(word)).toBe(word);
  });

  it.each(
    list(
      'chaos cosmos gas atlas canvas christmas lens cyclops always perhaps as cybernetics politics headquarters',
    ),
  )('though it ends in -s: %s', (word) => {
    expect(singularOf(word)).toBe(word);
  });

  it.each(
    list(
      'hermes hades mars james jones thomas hopkins matthews rogers dallas texas hans rhys amos xerxes carlos moses',
    ),
  )('as a proper name: %s', (word) => {
    expect(singularOf(word)).toBe(word);
  });

  it.each(list('omen specimen carmen ramen dolmen nova supernova'))(
    'though it looks irregular: %s',
    (word) => {
      expect(singularOf(word)).toBe(word);
    },
  );

  it.each(list('i we me us he she it they him her them you his its hers ours themselves'))(
    'as a pronoun: %s',
    (word) => {
      expect(singularOf(word)).toBe(word);
    },
  );

  it.each(list('is are was were has have does'))('as a verb: %s', (word) => {
    expect(singularOf(word)).toBe(word);
  });

  it.each(list('dr mrs ms vs'))('as an abbreviation: %s', (word) => {
    expect(singularOf(word)).toBe(word);
  });
});

describe('a name is not mistaken for the plural of another word', () => {
  it.each([
    ['hans', 'han'],
    ['mars', 'mar'],
    ['gas', 'ga'],
    ['omen', 'oman'],
  ])('%s is not %s', (word, other) => {
    expect(singularOf(word)).not.toBe(singularOf(other));
  });
});
