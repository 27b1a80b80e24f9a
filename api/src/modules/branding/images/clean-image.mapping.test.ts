import { brandingMaxBytes } from '@portal/contract/constants';
import sharp from 'sharp';
import { isFullRun } from '../../../../../shared-ui/presets/full-run.ts';
import { cleanImage } from './clean-image.mapping.ts';
import { cleanSvg } from './clean-svg.mapping.ts';

const drawing = (content: string, attributes = '') =>
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ' +
      `viewBox="0 0 9 9"${attributes}>${content}</svg>`,
  );
const png = (width = 24, height = 8) =>
  sharp({ create: { width, height, channels: 3, background: '#0F6B5C' } })
    .png()
    .toBuffer();
const jpg = () =>
  sharp({ create: { width: 24, height: 8, channels: 3, background: '#0F6B5C' } })
    .withMetadata({ exif: { IFD0: { Copyright: 'canary-in-exif' } } })
    .jpeg()
    .toBuffer();

function ico(images: { data: Buffer; size?: number; offset?: number }[], tail = ''): Buffer {
  const head = Buffer.from([0, 0, 1, 0, images.length, 0]);
  let offset = 6 + images.length * 16;
  const entries = images.map(({ data, size = data.length, offset: named }) => {
    const entry = Buffer.alloc(16);
    entry.writeUInt32LE(size, 8);
    entry.writeUInt32LE(named ?? offset, 12);
    offset += data.length;
    return entry;
  });
  return Buffer.concat([head, ...entries, ...images.map(({ data }) => data), Buffer.from(tail)]);
}

/** A bitmap of an icon: its own head, then pixels and mask. */
function bitmap(): Buffer {
  const data = Buffer.alloc(40 + 16 * 16 * 4 + 64);
  data.writeUInt32LE(40, 0);
  data.writeInt32LE(16, 4);
  data.writeInt32LE(32, 8);
  return data;
}

const refusal = async (bytes: Buffer, slot: 'logo' | 'favicon' = 'logo') =>
  cleanImage(bytes, slot).then(
    () => 'kept',
    (error: { key?: string }) => error.key,
  );

/** Images with random damage; `npm run test:full` breaks ten thousand. */
const damaged = isFullRun ? 10_000 : 400;

describe('SVG', () => {
  test('a drawing keeps what draws: shapes, gradients, styles, copies of one symbol', () => {
    const content =
      '<style>.a{fill:#fff}</style><defs><linearGradient id="g"><stop offset="0" stop-color="red"/>' +
      '</linearGradient><path id="p" d="M0 0h9"/></defs><g class="a" fill="url(#g)"><use xlink:href="#p"/>' +
      '<a href="https://x.example/"><text x="1">Ab &amp; c</text></a></g>';
    const clean = cleanSvg(drawing(content)).toString();
    for (const part of [
      '<style>.a{fill:#fff}</style>',
      'fill="url(#g)"',
      '<use href="#p">',
      'stop-color="red"',
      '>Ab &#38; c</text>',
    ])
      expect(clean).toContain(part);
    expect(clean).not.toContain('x.example');
    expect(cleanSvg(Buffer.from(clean)).toString()).toBe(clean);
  });

  const hostile = [
    '<script>alert(1)</script>',
    '<script href="https://evil.example/x.js"/>',
    '<g onload="alert(1)"/>',
    '<path d="M0 0" ONCLICK="alert(1)"/>',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body>' +
      '</foreignObject>',
    '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>',
    '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
    '<animate attributeName="href" to="javascript:alert(1)"/>',
    '<set attributeName="onload" to="alert(1)"/>',
    '<a href="javascript:alert(1)"><text>x</text></a>',
    '<use href="https://evil.example/#x"/>',
    '<use xlink:href="data:image/svg+xml;base64,PHN2Zz4="/>',
    '<image href="https://evil.example/p.png"/>',
    '<image xlink:href="data:image/svg+xml,&lt;svg/&gt;"/>',
    '<feImage href="https://evil.example/p.png"/>',
    '<style>@import url(https://evil.example/a.css);</style>',
    '<style>.a{fill:url(https://evil.example/a)}</style>',
    '<style>.a{background:u\\72l(//evil.example)}</style>',
    '<style><![CDATA[</style><script>alert(1)</script>]]></style>',
    '<style>@font-face{font-family:x;src:url(//evil.example/f)}</style>',
    '<rect style="fill:url(\'https://evil.example/\')"/>',
    '<rect fill="url(https://evil.example/)"/>',
    '<rect filter="url(//evil.example/#f)"/>',
    '<rect style="behavior:url(#default)"/>',
    '<iframe src="https://evil.example/"/>',
    '<title><![CDATA[<script>alert(1)</script>]]></title>',
    '<desc>&lt;script&gt;alert(1)&lt;/script&gt;</desc>',
    '<text>&#60;script&#62;alert(1)&#60;/script&#62;</text>',
    '<?xml-stylesheet href="https://evil.example/a.css"?>',
    '<!-- --><handler>alert(1)</handler>',
    '<g xml:base="https://evil.example/"><use href="#x"/></g>',
  ];
  test.each(hostile)('T9: nothing runs and nothing is fetched: %s', (content) => {
    const clean = cleanSvg(drawing(content)).toString();
    expect(clean).not.toMatch(
      /<(script|[\w-]+:|animate|set|image|iframe|\?|handler)|on\w+\s*=|javascript:|evil\.example|data:|foreignObject/i,
    );
    expect(clean).not.toMatch(/@import|xml:base/i);
  });

  test.each([
    [
      'a document type',
      Buffer.from('<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;</text></svg>'),
    ],
    ['an unknown entity', drawing('<text>&lol;</text>')],
    ['not well-formed', drawing('<g>')],
    ['no namespace', Buffer.from('<svg><path d="M0 0"/></svg>')],
    [
      'not UTF-8',
      Buffer.concat([
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><text>'),
        Buffer.from([0xc3, 0x28]),
        Buffer.from('</text></svg>'),
      ]),
    ],
    [
      'copies of copies',
      drawing('<g id="a"><path d="M0 0"/></g><g id="b"><use href="#a"/><use href="#a"/></g><use href="#b"/>'),
    ],
    ['too deep', drawing(`${'<g>'.repeat(80)}${'</g>'.repeat(80)}`)],
    ['too many', drawing('<g/>'.repeat(10_001))],
  ])('%s is refused', async (_name, bytes) => {
    expect(await refusal(bytes)).toBe('logo-upload-error');
  });
});

describe('PNG, JPG and ICO', () => {
  test('T9: are encoded anew: what follows the image and EXIF are gone', async () => {
    for (const bytes of [await png(), await jpg()]) {
      const { bytes: clean } = await cleanImage(
        Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')]),
        'logo',
      );
      expect(clean.toString('latin1')).not.toMatch(/<script>|canary-in-exif/);
      expect(await sharp(clean).metadata()).toMatchObject({ width: 24, height: 8 });
    }
  });

  test('an icon is built anew from its images', async () => {
    const { bytes, fileName } = await cleanImage(
      ico([{ data: await png(16, 16) }, { data: bitmap() }], '<svg onload="alert(1)"/>'),
      'favicon',
    );
    expect(fileName).toMatch(/^[0-9a-f]{64}\.ico$/);
    expect(bytes.toString('latin1')).not.toContain('onload');
    expect([bytes.readUInt16LE(2), bytes.readUInt16LE(4), bytes.length]).toEqual([
      1,
      2,
      bytes.readUInt32LE(22 + 12) + bytes.readUInt32LE(22 + 8),
    ]);
  });

  test('T9: what is broken, too large or another thing is refused', async () => {
    const whole = await png();
    expect(await refusal(whole.subarray(0, whole.length - 20))).toBe('logo-upload-error');
    // 16 million pixels and one more row, in a few kilobytes.
    expect(await refusal(await png(4_000, 4_001))).toBe('logo-upload-error');
    expect(await refusal(ico([{ data: bitmap(), offset: 9_000 }]), 'favicon')).toBe('logo-upload-error');
    expect(await refusal(ico([{ data: Buffer.alloc(64, 0x3c) }]), 'favicon')).toBe('logo-upload-error');
    expect(await refusal(ico(Array.from({ length: 17 }, () => ({ data: bitmap() }))), 'favicon')).toBe(
      'logo-upload-error',
    );
    expect(await refusal(ico([{ data: bitmap() }]))).toBe('file-type-not-allowed');
    expect(await refusal(Buffer.from('GIF89a'))).toBe('file-type-not-allowed');
    expect(await refusal(Buffer.from('<html><svg xmlns="http://www.w3.org/2000/svg"/></html>'))).toBe(
      'file-type-not-allowed',
    );
    expect(await refusal(Buffer.from('%PDF-1.7'))).toBe('file-type-not-allowed');
    expect(await refusal(Buffer.alloc(0))).toBe('file-is-empty');
    expect(await refusal(drawing(`<text>${'&#38;'.repeat(brandingMaxBytes / 5)}</text>`))).toBe('file-too-large');
  });

  test('T9: random damage is answered with a key, never with anything else', async () => {
    const seeds = [
      await png(),
      await jpg(),
      ico([{ data: await png(16, 16) }, { data: bitmap() }]),
      drawing('<defs><path id="p" d="M0 0h9"/></defs><use href="#p"/><style>.a{fill:red}</style>'),
    ];
    let state = 20_261_121;
    const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < damaged; round += 1) {
      const bytes = Buffer.from(seeds[round % seeds.length]!);
      for (let change = 0; change <= random(6); change += 1) bytes[random(bytes.length)] = random(256);
      expect(['kept', 'logo-upload-error', 'file-type-not-allowed']).toContain(await refusal(bytes, 'favicon'));
    }
  }, 600_000);
});
