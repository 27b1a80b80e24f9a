/**
 * `@portal/mails`: mails as people read them, and their words. Every name is listed here.
 */
export { MailLetter } from './MailLetter.tsx';
export { type MailTextCalls } from './mail-texts.api.ts';
export { MailTexts } from './MailTexts.tsx';
