import { SearchError } from '../../../src/catalogue/search/search-error.ts';

/** The SearchError that the call ends in; any other outcome fails the test. */
export function refusalOf(call: () => unknown): SearchError {
  try {
    call();
  } catch (error) {
    if (error instanceof SearchError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}
