/** `orders-12.csv`, or the company's own name for it; nothing in it can leave a folder or confuse a mail program. */
export function orderFileName(customName: string, batch: number, extension = 'csv'): string {
  const own = customName
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} ._-]/gu, ' ')
    .replace(/\.(?:csv|xml|zip)$/i, '')
    .replace(/\.{2,}/g, '.')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  return `${own === '' ? 'orders' : own}-${batch}.${extension}`;
}
