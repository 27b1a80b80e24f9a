import { renderAddendum } from './addendum.ts';
import { renderControlList } from './control-list.ts';
import { renderLeasing } from './leasing.ts';
import { renderLetter } from './letter.ts';
import { renderReturnLabel } from './return-label.ts';

/** Every document of the portal, by the name that `makePdf` is asked with. */
export const pdfMakers = {
  addendum: renderAddendum,
  controlList: renderControlList,
  leasing: renderLeasing,
  letter: renderLetter,
  returnLabel: renderReturnLabel,
};
export type PdfMakers = typeof pdfMakers;
export type PdfQuestion = { kind: keyof PdfMakers; args: unknown[] };
export type PdfAnswer = { bytes: Uint8Array } | { fault: string };
