import { muted, type Pages } from './pages.ts';

type Party = { role: string; name: string };

const columnGap = 32;
/** Room to write in above each line. */
const writing = 30;

/** A column for each party: who it is, and below a line for each of the labels. All on one page. */
export function writeSignatures(pages: Pages, title: string, parties: readonly Party[], labels: readonly string[]) {
  const { doc } = pages;
  const width = (pages.width - columnGap * (parties.length - 1)) / parties.length;
  const [quiet, strong] = [{ isMuted: true }, { isStrong: true }];
  const headOf = ({ role, name }: Party) =>
    pages.heightOf(role, width, quiet) + (name === '' ? 0 : pages.heightOf(name, width, strong));
  const head = Math.max(...parties.map(headOf));
  const label = { size: 8, isMuted: true };
  const lineOf = (text: string) => writing + pages.heightOf(text, width, label) + 4;
  // The heading with what stands above and below it.
  pages.makeRoom(60 + head + labels.reduce((sum, text) => sum + lineOf(text), 0));
  pages.heading(title);
  const top = doc.y;
  for (const [column, { role, name }] of parties.entries()) {
    const place = { x: pages.left + column * (width + columnGap), width };
    doc.y = top;
    pages.element('P', () => {
      pages.write(role, quiet, place);
      if (name !== '') pages.write(name, strong, place);
    });
    doc.y = top + head;
    for (const text of labels) {
      doc.y += writing;
      pages.rule({ ...place, colour: muted });
      doc.y += 4;
      pages.element('P', () => pages.write(text, label, place));
    }
  }
}
