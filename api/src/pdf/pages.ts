import type { Locale } from '@portal/contract/constants';
import { transliterate } from '../payroll/transliterate.ts';

type About = {
  title: string;
  locale: Locale;
  /** when what it tells of happened; the file's own date, so that the same facts give the same bytes */
  at?: Date;
  fontSize?: number;
  margin?: number;
  /** at the foot of every page */
  foot?: string;
  /** which page of how many, at the right of the foot */
  pageOf?: (page: number, count: number) => string;
};

type Look = { size?: number; isStrong?: boolean; isMuted?: boolean; before?: number; after?: number };
type Place = { x?: number; y?: number; width?: number; align?: 'left' | 'right' };
/** Strong are both, or the value alone beside a muted name. */
export type Fact = { name: string; value: string; isStrong?: boolean; isNameMuted?: boolean };

export const ink = '#101927';
export const muted = '#556275';
const line = '#DDE3EA';
/** Height of a line in parts of its letters, and of the font's own line. */
const [lineHeight, fontLine] = [1.45, 1.156];
const gap = 12;
/** Letters of the foot, its room to the paper's edge, and the width of the page's number. */
const [footSize, footEdge, numberWidth] = [8, 26, 90];
/** A head that is first in its row; the types of the renderer do not know it. */
const ofRow: PDFKit.Mixins.StructureElementOptions & { scope: 'Row' } = { scope: 'Row' };

/**
 * Pages A4 as PDF bytes, tagged: a screen reader finds title, headings, paragraphs and tables with their heads, and
 * knows the language (WCAG 1.3.1, 3.1.1). The renderer is loaded on first use.
 */
export async function renderPages(about: About, write: (pages: Pages) => void): Promise<Buffer> {
  const { default: Document } = await import('pdfkit');
  const { title, locale, at, margin = 56 } = about;
  const doc = new Document({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: margin },
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: locale.slice(0, 2),
    bufferPages: true,
    info: { Title: title, ...(at && { CreationDate: at, ModDate: at }) },
  });
  const pieces: Buffer[] = [];
  const written = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (piece: Buffer) => pieces.push(piece));
    doc.on('end', () => resolve(Buffer.concat(pieces)));
    doc.on('error', reject);
  });
  const pages = new Pages(doc, about.fontSize ?? 10);
  pages.leaveRoomFor(about);
  write(pages);
  pages.finish(about);
  return written;
}

/** What a document is written with, from top to bottom. */
export class Pages {
  readonly doc: PDFKit.PDFDocument;
  private readonly fontSize: number;
  private readonly root: PDFKit.PDFStructureElement;

  constructor(doc: PDFKit.PDFDocument, fontSize: number) {
    this.doc = doc;
    this.fontSize = fontSize;
    this.root = doc.struct('Document');
    doc.addStructure(this.root);
  }

  get left(): number {
    return this.doc.page.margins.left;
  }

  get width(): number {
    return this.doc.page.width - this.left - this.doc.page.margins.right;
  }

  title(text: string, after = 18): void {
    this.block('H1', text, { size: 19, isStrong: true, after });
  }

  heading(text: string): void {
    this.doc.y += 16;
    // Not alone at the foot of a page.
    this.makeRoom(60);
    this.block('H2', text, { size: 12, isStrong: true, after: 6 });
  }

  paragraph(text: string, look: Look = {}): void {
    this.block('P', text, look);
  }

  /** Names left, values right, a table whose rows begin with their head. */
  facts(facts: readonly Fact[]): void {
    const table = this.doc.struct('Table');
    this.root.add(table);
    for (const { name, value, isStrong = false, isNameMuted = false } of facts) {
      const look = { isStrong };
      const head = { isStrong: isStrong && !isNameMuted, isMuted: isNameMuted };
      const least = Math.min(this.widthOf(name, head) + 1, this.width * 0.4);
      const right = Math.min(this.widthOf(value, look), this.width - gap - least);
      const widths = { name: this.width - right - gap, value: right };
      const height = Math.max(this.heightOf(name, widths.name, head), this.heightOf(value, widths.value, look));
      this.makeRoom(height + 6);
      const y = this.doc.y + 3;
      table.add(
        this.doc.struct('TR', {}, [
          this.doc.struct('TH', ofRow, () => this.write(name, head, { y, width: widths.name })),
          this.doc.struct('TD', {}, () =>
            this.write(value, look, { x: this.left + this.width - right, y, width: right + 1, align: 'right' }),
          ),
        ]),
      );
      this.doc.y = y + height + 3;
      this.rule();
    }
    table.end();
  }

  /** One part of the document, drawn by hand. */
  element(type: string, draw: () => void, options: { alt?: string } = {}): void {
    this.root.add(this.doc.struct(type, options, draw));
  }

  /** What only a person who sees needs. */
  decoration(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  write(text: string, look: Look, place: Place = {}): void {
    const { x = this.left, y = this.doc.y, width = this.width, align = 'left' } = place;
    this.font(look).fillColor(look.isMuted ? muted : ink);
    this.doc.text(asWritten(text), x, y, { width, align, lineGap: this.lineGap(look) });
  }

  /** A picture in the tree, with its words, as large as fits into `place`. */
  picture(bytes: Buffer, alt: string, { width, height }: { width: number; height: number }): void {
    this.element('Figure', () => this.doc.image(bytes, { fit: [width, height] }), { alt });
  }

  /** A foot of several lines takes its room from what stands above it. */
  leaveRoomFor({ foot = '', pageOf }: Pick<About, 'foot' | 'pageOf'>): void {
    const { margins } = this.doc.page;
    margins.bottom = Math.max(margins.bottom, this.footHeight(foot, pageOf !== undefined) + footEdge + gap);
    this.doc.options.margins = { ...margins };
  }

  finish({ foot = '', pageOf }: Pick<About, 'foot' | 'pageOf'>): void {
    this.root.end();
    const { start, count } = this.doc.bufferedPageRange();
    const look = { size: footSize, isMuted: true };
    for (let page = start; (foot !== '' || pageOf) && page < start + count; page += 1) {
      this.doc.switchToPage(page);
      this.doc.page.margins.bottom = 0;
      const y = this.doc.page.height - footEdge - this.footHeight(foot, pageOf !== undefined);
      this.doc.markContent('Artifact', { type: 'Pagination' });
      this.write(foot, look, { y, width: this.footWidth(pageOf !== undefined) });
      if (pageOf) {
        const x = this.left + this.width - numberWidth;
        this.write(pageOf(page - start + 1, count), look, { x, y, width: numberWidth, align: 'right' });
      }
      this.doc.endMarkedContent();
    }
    this.doc.end();
  }

  /** The next `height` is on one page. */
  makeRoom(height: number): void {
    if (this.doc.y + height > this.doc.page.height - this.doc.page.margins.bottom) this.doc.addPage();
  }

  rule({ x = this.left, width = this.width, colour = line } = {}): void {
    const { doc } = this;
    this.decoration(() =>
      doc
        .moveTo(x, doc.y)
        .lineTo(x + width, doc.y)
        .lineWidth(0.5)
        .stroke(colour),
    );
  }

  heightOf(text: string, width: number, look: Look): number {
    return this.font(look).heightOfString(asWritten(text), { width, lineGap: this.lineGap(look) });
  }

  private footWidth(isNumbered: boolean): number {
    return isNumbered ? this.width - numberWidth - gap : this.width;
  }

  private footHeight(foot: string, isNumbered: boolean): number {
    return this.heightOf(foot || ' ', this.footWidth(isNumbered), { size: footSize });
  }

  private block(type: string, text: string, look: Look): void {
    this.doc.y += look.before ?? 0;
    this.element(type, () => this.write(text, look));
    this.doc.y += look.after ?? 0;
  }

  private font({ size = this.fontSize, isStrong = false }: Look) {
    return this.doc.font(isStrong ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
  }

  private lineGap({ size = this.fontSize }: Look): number {
    return size * ((size > 12 ? 1.2 : lineHeight) - fontLine);
  }

  private widthOf(text: string, look: Look): number {
    return this.font(look).widthOfString(asWritten(text));
  }
}

/** The standard fonts know the letters of Windows-1252. */
const asWritten = (text: string) => transliterate(text, 'WIN1252');
