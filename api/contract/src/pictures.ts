import * as v from 'valibot';
import { pictureWidths } from './constants.ts';
import { pictureFile, svgFile } from './downloads.ts';
import { endpoint, Id, line } from './endpoint.ts';
import { errorKeys } from './errors.ts';

export const picturesMax = 20;
export const pictureEndings = ['.jpg', '.jpeg', '.png', '.webp', '.avif'] as const;

/** Pictures of one ZIP, and its bytes. */
export const archivePicturesMax = 100;
export const archiveMaxBytes = 50 * 1_048_576;

/** What became of each file of a ZIP: added, there already (neither added nor a fault), or why not. */
export const ArchiveReport = v.object({
  added: v.number(),
  files: v.array(
    v.object({
      name: v.string(),
      SKU: v.nullable(v.string()),
      added: v.boolean(),
      fault: v.nullable(v.picklist(errorKeys)),
    }),
  ),
});
export type ArchiveReport = v.InferOutput<typeof ArchiveReport>;

/**
 * A picture that the portal keeps (DECISIONS 43). `path` is relative to the API host; `<path>/<width>` answers it in
 * one of the fixed widths. Width and height are the stored one's, so that a page keeps its place free.
 */
export const Picture = v.object({ path: v.string(), width: v.number(), height: v.number(), alt: v.string() });
export type Picture = v.InferOutput<typeof Picture>;

/** `id` is null for the picture that an import fetched from the product's link: it stands last. */
export const ProductPicture = v.object({ id: v.nullable(Id), ...Picture.entries });
export type ProductPicture = v.InferOutput<typeof ProductPicture>;

const PictureIds = v.pipe(v.array(Id, 'invalid-data-provided'), v.maxLength(picturesMax, 'too-many-pictures'));

/** The pictures that stay, in order, the first one the main one; `seen` are those that the page showed. */
export const PicturesChange = v.strictObject({
  seen: PictureIds,
  pictures: v.pipe(
    v.array(v.strictObject({ id: Id, alt: line(200) }), 'invalid-data-provided'),
    v.maxLength(picturesMax, 'too-many-pictures'),
  ),
});
export type PicturesChange = v.InferOutput<typeof PicturesChange>;

const anyone = { policy: { roles: 'anyone', boundary: 'none' } } as const;

export const getPicture = endpoint('GET', '/pictures/:sha256/:width', {
  summary: 'A picture as AVIF or WebP, by Accept, in one of the fixed widths (SPEC 9)',
  ...anyone,
  params: v.strictObject({
    sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'file-not-found')),
    width: v.picklist(pictureWidths.map(String), 'file-not-found'),
  }),
  ...pictureFile,
  errors: ['file-not-found'],
});

/** Drawings that stand where a product has no picture, by what its category offers. */
export const illustrations = [
  'bike',
  'chair',
  'desk',
  'gift',
  'headphones',
  'laptop',
  'phone',
  'rower',
  'tablet',
  'box',
] as const;
export type Illustration = (typeof illustrations)[number];

export const getIllustration = endpoint('GET', '/illustrations/:name', {
  summary: 'The drawing of a kind of product',
  ...anyone,
  params: v.strictObject({ name: v.picklist(illustrations, 'file-not-found') }),
  ...svgFile,
  errors: ['file-not-found'],
});
