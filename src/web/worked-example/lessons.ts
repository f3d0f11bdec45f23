// Worked examples that people read one after the other to learn a game.
import type { GameSlug } from '../../games/registry.ts';

export interface Course {
  readonly game: GameSlug;
  readonly title: string;
  readonly about: string;
  /** Ids of worked examples, in order. */
  readonly lessons: readonly string[];
}

export const courses: readonly Course[] = [
  {
    game: 'highlander',
    title: 'The duel of Duncan and Bob',
    about:
      'The duel with which the first rulebook ends, move by move; then blocks, dodges, dice and Counter cards.',
    lessons: [
      'highlander/example-of-play',
      'highlander/defense-phase-1-dodge-of-both',
      'highlander/defense-phase-2-block-of-two',
      'highlander/rolling-dice-one',
      'highlander/rolling-dice-two',
      'highlander/counter-cards-rush',
    ],
  },
  {
    game: 'shadowfist',
    title: 'The sample turn of Ann and Bob',
    about: 'The first turns of a game, move by move; then what else could have happened in them.',
    lessons: [
      'shadowfist/3.4-sample-turn',
      'shadowfist/3.4-surprise-kept',
      'shadowfist/3.4-surprise-discarded',
      'shadowfist/3.4-surprise-toasted',
      'shadowfist/3.4-fire-on-an-interceptor',
      'shadowfist/3.4-fire-in-anns-turn',
      'shadowfist/3.4-attack-on-a-character',
    ],
  },
];

export interface Lesson {
  readonly course: Course;
  /** Counted from 1. */
  readonly number: number;
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** The place of a worked example in a course; undefined if it is not a lesson. */
export function lessonOf(id: string): Lesson | undefined {
  for (const course of courses) {
    const at = course.lessons.indexOf(id);
    if (at !== -1) {
      const { lessons } = course;
      return { course, number: at + 1, previous: lessons[at - 1], next: lessons[at + 1] };
    }
  }
  return undefined;
}
