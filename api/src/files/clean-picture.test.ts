import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { cleanPicture } from './clean-picture.ts';

const plain = (width: number, height: number, background = '#206060') =>
  sharp({ create: { width, height, channels: 3, background } });
const photo = () => plain(60, 40).jpeg().toBuffer();
const refusal = (bytes: Buffer) =>
  cleanPicture(bytes).then(
    () => 'kept',
    (error: { key: string }) => error.key,
  );

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
/** A PNG whose head promises 50,000 × 50,000 pixels. */
function bomb(): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(50_000, 0);
  head.writeUInt32BE(50_000, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    start,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  '%s is kept as WebP under the hash of what is kept',
  async (kind) => {
    const sent = await plain(60, 40)[kind]().toBuffer();
    const first = await cleanPicture(sent);
    expect(first).toMatchObject({ width: 60, height: 40, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect((await sharp(first.bytes).metadata()).format).toBe('webp');
    expect((await cleanPicture(sent)).sha256).toBe(first.sha256);
  },
);

test('what a camera writes beside the picture is gone, and it stands upright', async () => {
  const sent = await plain(60, 40)
    .withExif({ IFD0: { Copyright: 'Canary Person' }, IFD3: { GPSLatitude: '55/1 40/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(sent.includes('Canary Person')).toBe(true);
  const { bytes, width, height } = await cleanPicture(sent);
  expect([width, height]).toEqual([40, 60]);
  expect(bytes.includes('Canary Person')).toBe(false);
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
});

test('it is never wider or higher than the widest width that is served', async () => {
  const { width, height } = await cleanPicture(await plain(5_000, 1_000).png().toBuffer());
  expect([width, height]).toEqual([3_840, 768]);
});

test('of an animation the first picture stays', async () => {
  const pages = await Promise.all(['#a00', '#0a0'].map((colour) => plain(20, 20, colour).png().toBuffer()));
  const sent = await sharp(pages, { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer();
  expect((await sharp(sent).metadata()).pages).toBe(2);
  expect(await cleanPicture(sent)).toMatchObject({ width: 20, height: 20 });
});

describe('hostile pictures', () => {
  test('a drawing with a script, a page and a GIF are no pictures', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const text of [
      drawing,
      `<?xml version="1.0"?>${drawing}`,
      '<!doctype html><script>1</script>',
      'GIF89a;',
      'MZ',
    ])
      expect(await refusal(Buffer.from(text))).toBe('file-type-not-allowed');
    expect(await refusal(Buffer.alloc(0))).toBe('file-is-empty');
  });

  test('a name of a picture before a drawing does not make it one', async () => {
    for (const start of ['\x89PNG\r\n\x1a\n', '\xff\xd8\xff', 'RIFF\x10\x00\x00\x00WEBP'])
      expect(await refusal(Buffer.from(`${start}<svg xmlns="http://www.w3.org/2000/svg"/>`, 'latin1'))).toBe(
        'picture-cannot-be-read',
      );
  });

  test('what is behind a picture does not survive', async () => {
    const sent = Buffer.concat([await photo(), Buffer.from('<script>alert("canary")</script>PK\x03\x04')]);
    const { bytes } = await cleanPicture(sent);
    expect(bytes.includes('canary')).toBe(false);
  });

  test('2,500 million pixels are refused without being decoded', async () => {
    const before = process.memoryUsage().rss;
    expect(await refusal(bomb())).toBe('picture-has-too-many-pixels');
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
  });

  test('a picture that was cut off is refused', async () => {
    for (const kind of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const whole = await sharp({
        create: {
          width: 400,
          height: 400,
          channels: 3,
          background: '#fff',
          noise: { type: 'gaussian', mean: 128, sigma: 60 },
        },
      })
        [kind]()
        .toBuffer();
      expect(await refusal(whole.subarray(0, whole.length / 2))).toBe('picture-cannot-be-read');
    }
  });
});
