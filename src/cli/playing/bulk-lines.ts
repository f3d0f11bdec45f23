import type { z } from 'zod';
import { OperatorError } from '../../operator-error.ts';
import type { Service } from './ways-in.ts';

/** The lines of a file of everything there is of a kind. */
export async function linesOf<Line>(service: Service, name: string, form: z.ZodType<Line>): Promise<Line[]> {
  const text = await bodyOf(service, `/v1/bulk/${name}.ndjson`);
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => form.parse(JSON.parse(line)));
}

export async function bodyOf(service: Service, path: string): Promise<string> {
  const { status, text } = await service.ask({ method: 'GET', path });
  if (status !== 200) throw new OperatorError(`The service answers ${status} to ${path}: ${text}`);
  return text;
}
