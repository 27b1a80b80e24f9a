import * as v from 'valibot';
import { InstantSchema } from './days.ts';

export const rmaPhotosMax = 10;
export const rmaPhotoEndings = ['.jpg', '.jpeg', '.png', '.webp'] as const;

const Count = v.pipe(v.number(), v.integer());

/** A photo of a request, fetched by its number with the reader's token. Place and time of the camera are not kept. */
export const RmaPhoto = v.object({ no: Count, at: InstantSchema, actorRole: v.string(), width: Count, height: Count });
export type RmaPhoto = v.InferOutput<typeof RmaPhoto>;
