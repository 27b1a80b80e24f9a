import iconv from 'iconv-lite';

/** Character sets of one byte a character: Windows, the two of DOS in the Nordic countries, and the old Mac. */
export const codePages = ['windows-1252', 'ibm850', 'ibm865', 'macintosh'] as const;
export type CodePage = (typeof codePages)[number];

const names: Readonly<Record<CodePage, string>> = {
  'windows-1252': 'windows1252',
  ibm850: 'cp850',
  ibm865: 'cp865',
  macintosh: 'macintosh',
};

/** The text in pieces; every byte is a character. */
export async function* decodedBytes(chunks: AsyncIterable<Buffer>, page: CodePage): AsyncGenerator<string> {
  // The web's Windows-1252 gives the five bytes without a letter a character each.
  const web = page === 'windows-1252' ? new TextDecoder('windows-1252') : undefined;
  for await (const chunk of chunks) yield web?.decode(chunk, { stream: true }) ?? iconv.decode(chunk, names[page]);
}

const isAsciiLetter = (byte: number) => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
const isLower = (letter: string) => letter !== letter.toUpperCase();

/** So many places tell what all of a file was written in. */
const enoughEvidence = 20_000;

type Places = Map<number, number>;

/** How often each byte beyond ASCII stands beside a letter, with what stands before and after it. */
async function placesIn(chunks: AsyncIterable<Buffer>): Promise<Places> {
  const places: Places = new Map();
  let count = 0;
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      if (byte < 0x80) continue;
      const [before, after] = [chunk[at - 1] ?? 0, chunk[at + 1] ?? 0];
      if (!isAsciiLetter(before) && !isAsciiLetter(after)) continue;
      const place = (before << 16) | (byte << 8) | after;
      places.set(place, (places.get(place) ?? 0) + 1);
      count += 1;
    }
    if (count > enoughEvidence) break;
  }
  return places;
}

/** Whether a character is one that stands there in a text: 1 a letter in its case, -1 none, 0 it could be. */
function fits(character: string, before: number, after: number): number {
  const isInside = isAsciiLetter(before) && isAsciiLetter(after);
  if (/\p{L}/u.test(character) && character !== 'ª' && character !== 'º') {
    const isLowerBefore = before >= 0x61 && before <= 0x7a;
    return isLowerBefore && !isLower(character) ? -1 : 1;
  }
  // O’Brien, “so”; other signs may stand at the edge of a word.
  if (character === '’' || character === '´') return 1;
  if (isInside) return -1;
  return (isAsciiLetter(after) ? '“„‘' : '”’…').includes(character) ? 1 : 0;
}

/**
 * The set in which the letters of a text look most like letters; Windows-1252, which is what Danish Excel saves, where
 * two do.
 */
export async function likelyCodePage(chunks: AsyncIterable<Buffer>): Promise<CodePage> {
  const places = await placesIn(chunks);
  const points = codePages.map((page) => {
    let sum = 0;
    for (const [place, count] of places) {
      const character = iconv.decode(Buffer.from([(place >> 8) & 0xff]), names[page]);
      sum += count * fits(character, place >> 16, place & 0xff);
    }
    return sum;
  });
  const most = Math.max(...points);
  return codePages[points.indexOf(most)] ?? 'windows-1252';
}
