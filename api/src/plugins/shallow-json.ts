import type { FastifyInstance } from 'fastify';
import { DomainError } from '../http/domain-error.ts';

/** No form goes half as deep; deeper than this a body is made to exhaust whoever walks through it. */
const deepest = 40;

/** Reads JSON bodies, but for those that are too deep: they are refused before anything is made of them. */
export function useShallowJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (isDeeper(text)) done(new DomainError('invalid-data-provided'));
    // It answers through `done`.
    else void parse(request, text, done);
  });
}

function isDeeper(text: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isInText && sign === '\\') at += 1;
    else if (sign === '"') isInText = !isInText;
    else if (isInText) continue;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}
