import { logoIn } from '../files/logo.ts';

/**
 * A logo as mails carry it: twice the 30 px that it is shown at, so a mail grows by a few kilobytes, not by an upload.
 */
export const mailLogo = async (bytes: Buffer): Promise<Buffer> =>
  (await logoIn(bytes, { width: 480, height: 60 })).png().toBuffer();
