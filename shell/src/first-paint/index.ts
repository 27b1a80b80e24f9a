import { localeOfFirstPaint, paintStillLogin } from './first-paint.ts';

// A script of its own ahead of all others, and small: the page waits for it (PERFORMANCE 13).
const locale = localeOfFirstPaint();
if (locale) paintStillLogin(locale);
