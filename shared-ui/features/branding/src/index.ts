/**
 * `@portal/branding`: the theme editor with its draft, pictures, preview and history. Whose brand it is is handed in
 * with its calls. Every name is listed here.
 */
export { Pictures } from './branding-style.ts';
export type { BrandingCalls } from './branding.api.ts';
export { BrandPicture } from './BrandPicture.tsx';
export { ThemeEditor } from './ThemeEditor.tsx';
