import { SaxesParser, type SaxesTagNS } from 'saxes';
import {
  allowedAttributes,
  allowedElements,
  isHarmlessCss,
  isInside,
  transparentElements,
} from './svg-allowed.rules.ts';

const svg = 'http://www.w3.org/2000/svg';
const xlink = 'http://www.w3.org/1999/xlink';
const elementsMax = 10_000;
const depthMax = 64;

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * The drawing written anew from what is allowed, never the given text with parts cut out: parsed as a browser parses a
 * picture, so nothing can mean one thing here and another there (SECURITY T9).
 *
 * @throws Error when it is not UTF-8, no well-formed SVG, declares a document type, or is built to explode
 */
export function cleanSvg(bytes: Buffer): Buffer {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const parser = new SaxesParser({ xmlns: true, position: false });
  const out: string[] = [];
  /** what each open element became: written, left out alone, or left out with its content */
  const open: { tag: string; fate: 'kept' | 'transparent' | 'dropped'; isNamed: boolean }[] = [];
  let style: string[] | undefined;
  let elements = 0;
  const refuse = (why: string) => {
    throw new Error(why);
  };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => refuse('an SVG with a document type'));
  parser.on('opentag', (tag: SaxesTagNS) => {
    elements += 1;
    if (elements > elementsMax || open.length >= depthMax) refuse('an SVG of too many elements');
    if (open.length === 0 && (tag.local !== 'svg' || tag.uri !== svg)) refuse('a root that is no svg');
    const above = open.at(-1);
    const fate = above?.fate === 'dropped' || style ? 'dropped' : fateOf(tag);
    if (fate === 'kept' && tag.local === 'use' && open.slice(1).some(({ isNamed }) => isNamed))
      refuse('copies of copies');
    open.push({ tag: tag.local, fate, isNamed: tag.attributes['id'] !== undefined });
    if (fate !== 'kept') return;
    const names = open.length === 1 ? ` xmlns="${svg}"` : '';
    if (tag.local === 'style') style = [];
    else out.push(`<${tag.local}${names}${attributesOf(tag)}>`);
  });
  parser.on('closetag', () => {
    const closed = open.pop();
    if (closed?.fate !== 'kept') return;
    if (closed.tag !== 'style') out.push(`</${closed.tag}>`);
    else {
      const css = (style ?? []).join('');
      style = undefined;
      if (isHarmlessCss(css)) out.push(`<style>${escaped(css)}</style>`);
    }
  });
  const write = (content: string) => {
    if (style && open.at(-1)?.fate === 'kept') style.push(content);
    else if (open.at(-1)?.fate !== 'dropped' && open.length > 0) out.push(escaped(content));
  };
  parser.on('text', write);
  parser.on('cdata', write);
  parser.write(text.replace(/^\uFEFF/, '')).close();
  return Buffer.from(out.join(''));
}

function fateOf({ local, uri }: SaxesTagNS): 'kept' | 'transparent' | 'dropped' {
  if (uri !== svg) return 'dropped';
  if (transparentElements.has(local)) return 'transparent';
  return allowedElements.has(local) ? 'kept' : 'dropped';
}

function attributesOf(tag: SaxesTagNS): string {
  return Object.values(tag.attributes)
    .map(({ prefix, local, uri, value }) => {
      const isHref = local === 'href' && (prefix === '' || uri === xlink);
      if (isHref) return isInside(value) ? ` href="${escaped(value.trim())}"` : '';
      if (prefix !== '' || !allowedAttributes.has(local) || !isHarmlessCss(value)) return '';
      return ` ${local}="${escaped(value)}"`;
    })
    .join('');
}
