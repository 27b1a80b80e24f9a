/**
 * `@portal/shared-ui/branding`: the theme editor with its preview, and the fields for logos and favicons. Whose brand
 * it is is handed in with its calls. Carried by the company and supplier remotes. Every name is listed here.
 */
export { Pictures, Stack as BrandingStack } from './branding/branding-style.ts';
export type { BrandingCalls } from './branding/branding-calls.ts';
export { PictureField } from './branding/PictureField.tsx';
export { ThemeEditor } from './branding/ThemeEditor.tsx';
