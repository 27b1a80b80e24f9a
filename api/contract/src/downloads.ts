/** What a download can be. */
export type ContentType =
  | 'text/csv'
  | 'image/png'
  | 'image/jpeg'
  | 'image/svg+xml'
  | 'image/x-icon'
  | 'image/avif'
  | 'image/webp'
  | 'application/json'
  | 'application/octet-stream'
  | 'application/pdf'
  | 'application/xml'
  | 'application/zip'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Spread into an endpoint: a list as CSV, or as a workbook when the query asks for one. */
export const exported = { response: null, content: ['text/csv', workbook] } as const;

/** A CSV that is made for the one who asks. */
export const csvFile = { response: null, content: ['text/csv'] } as const;

/**
 * A file as it was sent. Order and payroll files have encodings of their own: bytes that are never converted.
 */
export const storedFile = {
  response: null,
  content: ['application/octet-stream', 'text/csv', 'application/xml', 'application/zip', workbook],
} as const;

/** A logo or favicon. */
export const brandImage = {
  response: null,
  content: ['image/png', 'image/jpeg', 'image/svg+xml', 'image/x-icon'],
} as const;

/** A product's picture, in the best format that the browser names. */
export const pictureFile = { response: null, content: ['image/avif', 'image/webp'] } as const;

/** A photo as the portal keeps it. */
export const webpFile = { response: null, content: ['image/webp'] } as const;

export const svgFile = { response: null, content: ['image/svg+xml'] } as const;

/** What a person keeps and uploads again. */
export const jsonFile = { response: null, content: ['application/json'] } as const;

/** Several files in one. */
export const archive = { response: null, content: ['application/zip'] } as const;

export const pdfFile = { response: null, content: ['application/pdf'] } as const;
