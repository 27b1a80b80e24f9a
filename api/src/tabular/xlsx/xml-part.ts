import { SaxesParser } from 'saxes';
import { inflated } from '../inflate-guard.ts';
import { TableError } from '../table-error.ts';
import type { ZipEntry } from '../zip-directory.ts';

export type Attributes = Readonly<Record<string, string>>;

/** What happens while a part of a workbook is read. Names of elements come without their prefix. */
export type PartEvents = {
  open: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

const local = (name: string) => name.slice(name.indexOf(':') + 1);

function fail(cause?: unknown): never {
  throw new TableError('file-cannot-be-read', { cause });
}

/** Names of attributes keep their prefix but for `r:id`, which programs prefix as they like. */
function plain(attributes: Attributes): Attributes {
  const id = Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1];
  return id === undefined ? attributes : { ...attributes, 'r:id': id };
}

function decoderOf(start: Buffer): TextDecoder {
  if (start[0] === 0xff && start[1] === 0xfe) return new TextDecoder('utf-16le');
  if (start[0] === 0xfe && start[1] === 0xff) return new TextDecoder('utf-16be');
  return new TextDecoder();
}

/**
 * Reads one XML part of a workbook piece by piece and tells `events` what is in it; after each piece it yields, so that
 * what was read can be taken. Nothing that a document type declares is expanded. Throws TableError file-cannot-be-read.
 */
export async function* readPart(entry: ZipEntry, events: PartEvents): AsyncGenerator<undefined> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('error', fail);
  parser.on('doctype', (text) => (text.includes('[') ? fail() : undefined));
  parser.on('opentag', ({ name, attributes }) => events.open(local(name), plain(attributes)));
  parser.on('closetag', ({ name }) => events.close?.(local(name)));
  parser.on('text', (text) => events.text?.(text));
  parser.on('cdata', (text) => events.text?.(text));
  let decoder: TextDecoder | undefined;
  for await (const piece of inflated(entry)) {
    decoder ??= decoderOf(piece);
    parser.write(decoder.decode(piece, { stream: true }));
    yield;
  }
  parser.write(decoder?.decode() ?? '');
  parser.close();
  yield;
}

/** Reads a whole part. */
export async function wholePart(entry: ZipEntry, events: PartEvents): Promise<void> {
  const pieces = readPart(entry, events);
  while (!(await pieces.next()).done);
}
