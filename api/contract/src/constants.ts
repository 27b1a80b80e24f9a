/** SPEC section 9, each once. */
export const locales = ['en-us', 'da-dk'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en-us';
/** Money is formatted in this locale and currency where nothing else is known. */
export const defaultMoneyLocale: Locale = 'da-dk';
export const defaultCurrency = 'DKK';
export const cacheSeconds = 60;
export const searchDelayMs = 350;
export const loginRedirectSeconds = 5;
export const passwordMinLength = 8;
export const passwordMaxLength = 128;
export const salaryDayMin = 1;
export const salaryDayMax = 30;
export const brandingMaxBytes = 1_048_576;
export const pictureMaxBytes = 10 * 1_048_576;
/** Widths in which pictures are served, and the quality that they are encoded with. */
export const pictureWidths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
export const pictureQuality = 75;
export const importMaxBytes = 25 * 1_048_576;
export const importMaxRows = 200_000;
export const expiringMonthsMin = 1;
export const expiringMonthsMax = 12;
/** A list of orders ends at this page; what comes after it is found by a search or a filter. */
export const orderPagesMax = 100;
/** The mail and the supplier's file of a processed order wait this long (DECISIONS 9). */
export const processHoldSeconds = 60;
