import { exampleAddress } from '../addresses.ts';
import type { Lesson } from './lessons.ts';

interface LessonLinksProps {
  readonly lesson: Lesson;
  /** For people who hear the page, which has these links above and below. */
  readonly label: string;
}

/** Which lesson of its course an example is, with the lessons before and after it. */
export function LessonLinks({ lesson, label }: LessonLinksProps) {
  const { course, number, previous, next } = lesson;
  return (
    <nav class="lesson" aria-label={label}>
      {previous === undefined ? null : (
        <a class="button quiet" rel="prev" href={exampleAddress(previous)}>
          Previous lesson
        </a>
      )}
      <span>
        {course.title}: lesson {number} of {course.lessons.length}
      </span>
      {next === undefined ? null : (
        <a class="button" rel="next" href={exampleAddress(next)}>
          Next lesson
        </a>
      )}
    </nav>
  );
}
