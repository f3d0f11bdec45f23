import type { GameSlug } from '../../games/registry.ts';

/** A deck of each game to try the check with. Each has a mistake or two to mend. */
export const exampleDecks: Readonly<Record<GameSlug, string>> = {
  shadowfist: `// Dragons, with two mistakes to mend
5 Redeemed Gunman
4 Friends of the Dragon
4 Righteous One
3 Maverick Cop
2 Tricia Kwok
2 Dr. John Hanes
2 Ting Ting
1 Iala Mané
1 Silver Jet
1 Redeemed Assassin
2 Hacker
4 Final Brawl
3 Flying Kick
2 Golden Comeback
2 Back For Seconds
2 Claw of the Dragon
2 Explosives
6 Fox Pass
3 Nine Dragon Temple
2 Stone Garden
2 Proving Ground
1 Turtle Beach
`,
  highlander: `// Connor MacLeod, with two mistakes to mend
Pre-Game:
1 Connor MacLeod
1 Katana

Endurance:
2 Upper Left Attack
2 Upper Center Attack
2 Upper Right Attack
2 Middle Left Attack
2 Thrust
2 Middle Right Attack
2 Lower Left Attack
2 Lower Center Attack
2 Lower Right Attack
3 Upper Left Block
3 Upper Center Block
3 Upper Right Block
3 Lower Left Block
3 Lower Center Block
7 Lower Right Block
2 Master's Dodge
2 Safe Hause
3 Monkey
3 Scorn
3 Joe Dawson
`,
};
