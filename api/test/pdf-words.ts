import { inflateSync } from 'node:zlib';

/** What a PDF says, without its line ends: pdfkit writes pieces of a line as hexadecimal text. */
export function wordsOf(pdf: Buffer): string {
  const pages: string[] = [];
  for (let from = pdf.indexOf('stream\n'); from >= 0; from = pdf.indexOf('stream\n', from + 7)) {
    const end = pdf.indexOf('endstream', from);
    const isText = pdf
      .subarray(Math.max(0, from - 200), from)
      .toString('latin1')
      .includes('FlateDecode');
    if (isText && end > 0) pages.push(inflateSync(pdf.subarray(from + 7, end)).toString('latin1'));
    from = end;
  }
  const lines = pages.join('\n').matchAll(/\[([^\]]*)\] TJ/g);
  const pieces = (line: string) =>
    [...line.matchAll(/<([0-9a-f]+)>/g)].map(([, hex]) => Buffer.from(hex!, 'hex').toString('latin1'));
  return [...lines].map(([, line]) => pieces(line!).join('')).join('');
}
