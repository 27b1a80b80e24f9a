/**
 * `@portal/branding`: the theme editor with its preview, and the fields for logos and favicons. Whose brand it is is
 * handed in with its calls. Every name is listed here.
 */
export { Pictures, Stack as BrandingStack } from './branding-style.ts';
export type { BrandingCalls } from './branding.api.ts';
export { PictureField } from './PictureField.tsx';
export { ThemeEditor } from './ThemeEditor.tsx';
