// Ends a program on a Node.js that is too old for the others, which could not even be read there.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** What to say to whoever runs a version of Node.js; undefined if it is new enough. */
export function refusalOf(version) {
  const [major, minor] = numbersOf(version);
  const [leastMajor, leastMinor] = numbersOf(engines.node);
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return undefined;
  return `Arbiter needs Node.js ${leastMajor}.${leastMinor} or later; this is ${version}.`;
}

function numbersOf(version) {
  return version.match(/\d+/g).map(Number);
}

const refusal = refusalOf(process.versions.node);
if (refusal !== undefined) {
  console.error(refusal);
  process.exit(1);
}
