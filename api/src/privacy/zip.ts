import { crc32, deflateRawSync } from 'node:zlib';

export type ZippedFile = { name: string; bytes: Buffer };

const utf8Names = 0x0800;
const deflated = 8;
// 1 January 1980: the archive says nothing about when it was asked for.
const noDate = 0x0021;

/** A ZIP of a few small files, made in memory. */
export function zip(files: readonly ZippedFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const packed = deflateRawSync(bytes);
    const nameBytes = Buffer.from(name);
    const head = Buffer.alloc(26);
    for (const [at, value] of [
      [0, 20],
      [2, utf8Names],
      [4, deflated],
      [6, 0],
      [8, noDate],
      [22, nameBytes.length],
      [24, 0],
    ] as const)
      head.writeUInt16LE(value, at);
    head.writeUInt32LE(crc32(bytes), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(bytes.length, 18);
    parts.push(Buffer.from('PK\u0003\u0004'), head, nameBytes, packed);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), head, place, nameBytes);
    offset += 4 + head.length + nameBytes.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, list, Buffer.from('PK\u0005\u0006'), end]);
}
