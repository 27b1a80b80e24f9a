import type { ErrorKey } from '@portal/contract/errors';
import { SaxesParser } from 'saxes';
import { hasBroken } from '../broken-text.ts';
import { TableError } from '../table-error.ts';

/** One element of an item; `name` without its prefix, because feeds choose prefixes as they like. */
export type XmlNode = { name: string; attributes: Readonly<Record<string, string>>; text: string; children: XmlNode[] };
export type XmlItem = { node: XmlNode; problem?: ErrorKey };

/** More than any catalogue needs: what goes beyond is built to do harm. */
const deepest = 32;
const mostNodes = 2_000;
const longestText = 256 * 1024;

/** Longer than any reference to a character. */
const longestReference = 12;
const bareAmpersand = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/gi;

/** Stands for a bare `&` on its way through the parser; no text has it, because its meaning is private. */
const stand = '\ue000';

/**
 * The text with a stand-in for every `&` that XML would not read: shops write `A & B` and `&aelig;` as in HTML, and a
 * parser would look for the reference's end in the items behind it.
 */
async function* withoutBareAmpersands(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const text of texts) {
    const all = rest + text;
    const last = all.lastIndexOf('&');
    const end = last > all.length - longestReference ? Math.max(last, 0) : all.length;
    yield all.slice(0, end).replace(bareAmpersand, stand);
    rest = all.slice(end);
  }
  yield rest.replace(bareAmpersand, stand);
}

const withAmpersands = (attributes: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(attributes).map(([name, text]) => [name, text.replaceAll(stand, '&')]));

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Parses a document in pieces and hands out the elements that `isItem` names by their root's name, each with all that
 * is in it; memory holds one item. Nothing that a document type declares is read or expanded. A fault inside an item is
 * that item's problem; one outside, or a tree that is too deep, refuses the file.
 */
export async function* xmlItems(
  texts: AsyncIterable<string>,
  isItem: (name: string, root: string) => boolean,
): AsyncGenerator<XmlItem> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const done: XmlItem[] = [];
  const open: XmlNode[] = [];
  let root = '';
  let depth = 0;
  let nodes = 0;
  let characters = 0;
  let problem: ErrorKey | undefined;

  parser.on('doctype', (text) => {
    if (text.includes('[')) throw new TableError('file-cannot-be-read');
  });
  parser.on('error', () => {
    if (open.length === 0) throw new TableError('file-cannot-be-read');
    problem ??= 'item-not-well-formed';
  });
  parser.on('opentag', ({ name, attributes }) => {
    const local = withoutPrefix(name);
    depth += 1;
    if (depth > deepest) throw new TableError('file-cannot-be-read');
    if (depth === 1) root = local;
    if (open.length === 0 && !isItem(local, root)) return;
    const node: XmlNode = { name: local, attributes: withAmpersands(attributes), text: '', children: [] };
    nodes = open.length === 0 ? 1 : nodes + 1;
    if (nodes > mostNodes) problem ??= 'too-many-columns';
    else open.at(-1)?.children.push(node);
    open.push(node);
  });
  const write = (text: string) => {
    const node = open.at(-1);
    if (!node) return;
    characters += text.length;
    if (characters > longestText) problem ??= 'cell-too-long';
    else node.text += text.replaceAll(stand, '&');
  };
  parser.on('text', write);
  parser.on('cdata', write);
  parser.on('closetag', () => {
    depth -= 1;
    const node = open.pop();
    if (!node) return;
    if (hasBroken(node.text)) problem ??= 'characters-cannot-be-read';
    if (open.length > 0) return;
    done.push({ node, ...(problem ? { problem } : {}) });
    problem = undefined;
    characters = 0;
  });

  for await (const text of withoutBareAmpersands(texts)) {
    parser.write(text);
    yield* done.splice(0);
  }
  parser.close();
  yield* done.splice(0);
}

/** The first child of that name, or of any path of names: `at(line, 'Item', 'Name')`. */
export function at(node: XmlNode, ...path: readonly string[]): XmlNode | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return node;
  for (const child of node.children) {
    const found = child.name === name ? at(child, ...rest) : undefined;
    if (found) return found;
  }
  return undefined;
}

export const textAt = (node: XmlNode, ...path: readonly string[]): string => at(node, ...path)?.text.trim() ?? '';
export const allAt = (node: XmlNode, name: string): XmlNode[] => node.children.filter((child) => child.name === name);
