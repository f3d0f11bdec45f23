/** The nouns whose number `pluralize` misreads, and those that only look like a plural. */

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Words that are no plural, whatever their ending. */
export const NO_PLURAL: ReadonlySet<string> = new Set([
  // Personal pronouns (7.3, special case 1) and possessive and reflexive ones, which follow them.
  ...words(`i me we us you he him she her it they them my your his its our their mine yours hers ours theirs
    myself yourself himself herself itself themself ourselves yourselves themselves`),
  // Verbs have no plural: is and are, has and have are forms by person.
  ...words('am is are was were has have does goes'),
  // Other words in -s that are no nouns.
  ...words(`as yes thus besides perhaps always sideways sometimes whereas overseas upstairs downstairs
    afterwards backwards downwards forwards inwards onwards outwards towards upwards`),
  // Singulars in -s.
  ...words(`gas alias atlas bias canvas christmas pancreas chaos cosmos ethos eros logos mythos pathos kudos
    asbestos rhinoceros lens summons cyclops triceratops biceps triceps forceps corps gallows headquarters
    dais series species rabies scabies news`),
  // Fields of study and practice: Cybernetics is not several of anything that is Cybernetic.
  ...words(`acrobatics ballistics cybernetics economics electronics ethics genetics gymnastics linguistics
    mathematics physics politics pyrotechnics robotics statistics`),
  // Proper names.
  ...words(`achilles adams aeneas amos andes archimedes ares argos aries arkansas athens atkins bahamas barbados
    barnabas barnes beaumains bleys bordeaux brussels calais carlos centares charles collins cronos dallas damocles
    davies dawkins dickens douglas edwards elias euripides evans hades hans hayes haynes helios hercules
    hermes higgins holmes honduras hopkins hughes jacobs james jenkins jonas jones judas kansas keyes kronos lagos
    laos las leonidas los lucas marcos mars matthews matthias mercedes midas minos moses myers naples netherlands
    nicholas orestes owens pericles perkins phillips philippines pythagoras rabenfels rameses ramses reeves rhodes rhys
    richards roberts rogers rollins sanders saunders silas simmons simms socrates sophocles stevens stokes
    sykes texas thanatos thebes thomas tobias torres ulysses vegas wales watkins williams xerxes`),
  // Latin in the names of creatures.
  ...words('mactans'),
  // Singulars in -men and -va, which are no plurals of -man and -vum.
  ...words(`abdomen acumen amen bitumen bremen carmen dolmen examen hymen lumen omen ramen regimen specimen stamen
    tiananmen yemen casanova nova supernova`),
]);

/** Nouns in -e, -i and -u whose plural takes only an s. */
export const PLURAL_BY_S: ReadonlySet<string> = new Set([
  ...words(`birdie bookie boogie brownie calorie commie cookie coterie die genie hankie hippie homie hoodie
    hottie junkie magpie menagerie newbie pixie prairie reverie roadie rookie selfie smoothie sortie techie
    townie valkyrie wedgie yuppie zombie`),
  ...words(`ache apache avalanche backache brioche cache headache heartache moustache mustache niche psyche quiche
    stomachache toothache posse`),
  ...words('diffuse effuse excuse fuse misuse muse recluse refuse ruse use'),
  ...words(
    'aloe backhoe canoe floe foe gumshoe hoe horseshoe mistletoe oboe roe shoe sloe snowshoe throe tiptoe toe woe',
  ),
  ...words('cleave greave heave reave starve weave'),
  ...words(`alibi bikini deli houri jedi kami khaki kiwi maharishi martini mini nazi oni peri rabbi rani safari
    shinobi ski taxi tsunami wiki yeti yogi`),
  ...words('ecu emu flu gnu guru haiku kudu menu tofu tutu zebu zulu'),
]);

/** Nouns whose plural takes es where `pluralize` reads only an s. */
export const PLURAL_BY_ES: ReadonlySet<string> = new Set(
  words(
    'bias blitz canvas cyclops ibis klutz lens mantis metropolis necropolis quartz rhinoceros summons trellis waltz',
  ),
);

/** Plurals formed neither way. */
export const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['antennae', 'antenna'],
  ['apotheoses', 'apotheosis'],
  ['brethren', 'brother'],
  ['colossi', 'colossus'],
  ['formulae', 'formula'],
  ['homunculi', 'homunculus'],
  ['incubi', 'incubus'],
  ['larvae', 'larva'],
  ['magi', 'magus'],
  ['metamorphoses', 'metamorphosis'],
  ['nebulae', 'nebula'],
  ['nemeses', 'nemesis'],
  ['neuroses', 'neurosis'],
  ['novae', 'nova'],
  ['oases', 'oasis'],
  ['octopi', 'octopus'],
  ['psychoses', 'psychosis'],
  ['staves', 'staff'],
  ['succubi', 'succubus'],
  ['supernovae', 'supernova'],
  ['vortices', 'vortex'],
]);
