/** Sections whose words are no law, each with the reason. */
export const sectionsWithoutLaw: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  [
    'shadowfist.yotd',
    new Map([
      ['2', 'a welcome to the chapter'],
      ['4', 'says how the reference guide is to be read'],
      ['5', 'says what the chapter is about'],
      ['6', 'says what the chapter is about'],
      ['8', 'says what the chapter is about'],
      ['9', 'tells who should read the chapter'],
      ['10', 'says how the glossary is printed'],
    ]),
  ],
  [
    'highlander.first-edition',
    new Map([
      ['introduction', 'the story of the films and series'],
      ['getting-started-quickly', 'says that the basic rules follow'],
      ['advanced-rules', 'says what the advanced rules are for'],
    ]),
  ],
]);

/** Questions of the Type Two FAQ whose answers have ids that begin with other words than the headword. */
export const answeredAs: ReadonlyMap<string, readonly string[]> = new Map([
  ['Basic Attacks and Power Blows', ['basic-attack-power-blow']],
  ['Cards That Are Special Attack/Block', ['special-attack-block']],
  ['Card Misprints', ['misprint']],
  ['Cat And Mouse (Plot)', ['cat-and-mouse']],
  ['Considered Versus Actually', ['considered', 'end-of-considered']],
  ['Corda And Reno (Personas)', ['corda-reno']],
  ['Corda And Reno (Personas) and the Quality Blade (+1)', ['corda-reno-quality-blade']],
  [
    'Corda And Reno (Personas) and Card Effects',
    ['corda-reno-flying-machines', 'corda-reno-watcher-treatment', 'corda-reno-cards-that-stay'],
  ],
  ['Darius: Event - Putting Cards Directly Into Play', ['darius-event-direct-play']],
  ['Darius: Pre-Game', ['darius-pre-game', 'not-normally-allowed']],
  ['Focus/Foiled/Reconnaissance/Always The Last Place You Look', ['no-target-required']],
  ['Focus - Nullifying Situations', ['focus-situation', 'focused-situation']],
  ['Focus-ing Cards that "Hold" other cards', ['held-cards']],
  ['Forced to Exhaust', ['forced-to-exhaust', 'forced-exhaust']],
  ['Gladius Pre-Game', ['gladius-discard']],
  ['Group Classifications', ['groups']],
  ['Bystander', ['bystander', 'group-bystander']],
  ['Gypsy', ['gypsy', 'group-gypsy']],
  ['Mortal Ally', ['mortal-ally', 'group-mortal-ally']],
  ['Armor', ['armor', 'group-armor']],
  ['Vehicles', ['vehicle', 'group-vehicle']],
  ['Immortal Ally', ['immortal-ally', 'group-immortal-ally']],
  ['Reporter', ['reporter', 'group-reporter']],
  ['Guards - Dropping to Attack', ['guard-dropp']],
  ['Holy Ground - Playing Unprovoked', ['holy-ground-unprovoked']],
  ['Illusions And Darius: Event/Teacher Of Many', ['illusions']],
  ['In Conjunction and Cards In Play', ['in-conjunction-card-in-play', 'in-conjunction-not-on-card-in-play']],
  ["Jacob Kell's Persona Ability Clarification", ['jacob-kell']],
  ['James Horton – Pre-Game (Xavier only use) – (TS1- 037)', ['james-horton']],
  ["Kern's Persona Ability Clarification", ['kern']],
  ['Kurgan Persona Power', ['kurgan-zero-damage', 'kurgan-no-damage']],
  ['Kurgan With Custom Broadsword', ['kurgan-custom-broadsword']],
  [
    "Master's Advantage and Persona's that Increase Restriction Numbers",
    ['masters-advantage-restriction-number', 'masters-advantage-poison-gas'],
  ],
  [
    "Master's Advantage and Persona Specific or Master Cards",
    [
      'masters-advantage-keeps-name',
      'masters-advantage-persona-specific',
      'masters-advantage-master-cards',
      'master-limit',
    ],
  ],
  ['Nexus and Drawing Cards', ['nexus-drawing', 'drawing-is-immediate']],
  ['Persona Powers and Quickenings that only happen once per turn', ['once-per-turn']],
  ['Mako', ['once-per-turn-mako']],
  ['Gallen', ['once-per-turn-galen']], // the source's spelling of Galen
  ['Marcus', ['once-per-turn-marcus']],
  ['Annie', ['once-per-turn-annie']],
  ['Corda', ['once-per-turn-corda']],
  ['Methos', ['once-per-turn-methos']],
  ['Garrick', ['once-per-turn-garrick']],
  ['Plots', ['plots-one-of-each', 'plot-completed']],
  ['Quickening (The Flock)', ['quickening-the-flock']],
  ['Ranged Attacks That Have Hand Icons', ['ranged-attacks-with-hand-icons']],
  ['Reno Situation - Darius and Reno Situation', ['reno-situation']],
  ['Richie Ryan and Darius', ['richie-ryan-darius']],
  ['Sabre and Exerting for Defenses', ['sabre-exerting']],
  ['Tessa', ['once-per-turn-tessa']],
  ['The Flock and Members', ['flock-members']],
  ['The Shield', ['shield']],
  ['Yung Dol Kim And The Master Of The Short Sword', ['yung-dol-kim']],
]);

/** Words that are the title of a card and here mean something else, each with the reason. */
export const notCardNames: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  ['highlander.first-edition', new Map([['the prize', 'what the Immortals of the story duel for']])],
  [
    'highlander.handbook-addendum',
    new Map([['annie devlin', 'stands only as the sub-title of Battle Rage']]),
  ],
  [
    'highlander.reference',
    new Map([
      ['dirty trick', 'a kind of attack'],
      ['power blow', 'what an Exertion makes of an attack'],
    ]),
  ],
]);
