// Asks the registry for known weaknesses of the installed packages, and fails if one is not accepted in
// .ci/accepted-findings.yaml. Says so and succeeds if the registry does not answer.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { acceptedFindings, findingsIn, notAccepted } from './audit-findings.ts';

const root = join(import.meta.dirname, '..');
const file = '.ci/accepted-findings.yaml';

const accepted = acceptedFindings.parse(parse(readFileSync(join(root, file), 'utf8')));
const { stdout } = spawnSync('npm', ['audit', '--json'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
});

const findings = findingsIn(parsed(stdout));
if (findings === undefined) {
  console.log('The registry does not answer `npm audit`; known weaknesses of packages were not checked.');
} else {
  const today = new Date().toISOString().slice(0, 10);
  const refused = notAccepted(findings, accepted, today);
  for (const line of refused) console.error(line);
  if (refused.length > 0) console.error(`Update these packages, or accept the findings in ${file}.`);
  console.log(
    `npm audit: ${findings.length} findings, ${findings.length - refused.length} of them accepted.`,
  );
  process.exitCode = refused.length > 0 ? 1 : 0;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
