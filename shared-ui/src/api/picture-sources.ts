import { pictureWidths } from '@portal/contract/constants';
import type { Picture } from '@portal/contract/pictures';
import { fileUrl } from './http.ts';

/**
 * What an `img` needs to show a picture that the portal keeps: its addresses by width (SPEC 9), none wider than the
 * picture, and its size, so that nothing moves when it arrives. `sizes` is how wide the place is.
 */
export function pictureSources({ path, width, height }: Pick<Picture, 'path' | 'width' | 'height'>, sizes: string) {
  const [smallest] = pictureWidths;
  const widths = pictureWidths.filter((one) => one === smallest || one <= width);
  return {
    src: fileUrl(`${path}/${smallest}`),
    srcSet: widths.map((one) => `${fileUrl(`${path}/${one}`)} ${one}w`).join(', '),
    sizes,
    width,
    height,
  };
}
