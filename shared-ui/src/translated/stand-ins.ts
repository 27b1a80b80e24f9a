type StandIn = { text: Text; said: string };

const shown = new WeakMap<Node, ChildNode>();
const originals = new WeakMap<Node, StandIn>();

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
const isFont = (node: Node | null): node is HTMLElement => node instanceof HTMLElement && node.localName === 'font';

function pair(text: Text, standIn: ChildNode, said: string): void {
  shown.set(text, standIn);
  originals.set(standIn, { text, said });
}

function unpair(text: Text, standIn: ChildNode): void {
  shown.delete(text);
  originals.delete(standIn);
}

/** Translators show a `<font>` instead of a text: the text goes back in front of it, empty, where React put it. */
function putBack(text: Text, record: MutationRecord, isWritten: boolean): void {
  const beside = [...record.addedNodes, record.previousSibling, record.nextSibling];
  const font = beside.filter(isFont).find((one) => !originals.has(one));
  if (!font) return;
  if (isWritten) return font.replaceWith(text);
  // Some translators move the text itself into what they show; otherwise React has put it elsewhere since.
  if (font.contains(text)) text.replaceWith(text.cloneNode());
  else if (text.isConnected) return font.remove();
  pair(text, font, text.data);
  text.data = '';
  font.before(text);
}

/** What stands for a text that React moved or took out goes the same way. */
function follow(text: Text, standIn: ChildNode): void {
  if (text.isConnected) return text.after(standIn);
  text.data = originals.get(standIn)?.said ?? '';
  unpair(text, standIn);
  standIn.remove();
}

/** The translator took its own text away: for another one, or to show the original again. */
function standInLeft(standIn: Node, { text, said }: StandIn, { target, addedNodes }: MutationRecord): void {
  originals.delete(standIn);
  shown.delete(text);
  if (text.parentNode !== target) return;
  const [next] = [...addedNodes].filter((node) => node !== text);
  if (next && (isFont(next) || isText(next))) pair(text, next, said);
  else text.data = said;
}

/** Reads what happened to the page: afterwards each text of React's is where React put it, and is shown. */
export function settle(records: readonly MutationRecord[]): void {
  const written = new Set(records.filter(({ type }) => type === 'characterData').map(({ target }) => target));
  for (const record of records) {
    const standIn = shown.get(record.target);
    if (record.type === 'characterData' && standIn && isText(record.target)) {
      unpair(record.target, standIn);
      standIn.remove();
    }
    for (const node of record.removedNodes) {
      const original = originals.get(node);
      const own = shown.get(node);
      if (original) standInLeft(node, original, record);
      else if (isText(node) && own) follow(node, own);
      else if (isText(node)) putBack(node, record, written.has(node));
    }
  }
}
