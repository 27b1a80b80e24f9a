import * as v from 'valibot';

/**
 * One colour of a theme. Only `#rrggbb`: the value goes into a CSS custom property, so nothing else may pass
 * (VISUAL 2.1; SPEC 5 "an invalid colour is rejected").
 */
export const ThemeColour = v.pipe(v.string('invalid-colour'), v.regex(/^#[0-9a-fA-F]{6}$/, 'invalid-colour'));

const MailPart = v.strictObject({ bgColor: ThemeColour, textColor: ThemeColour });

/** The twenty colours of SPEC 3 that a reseller or its company may replace. */
export const ThemeSchema = v.strictObject({
  sidebar: v.strictObject({
    bgColor: ThemeColour,
    menuTextColor: ThemeColour,
    activeMenuTextColor: ThemeColour,
    activeMenuColor: ThemeColour,
  }),
  header: v.strictObject({
    bgColor: ThemeColour,
    textColor: ThemeColour,
    hoverTextColor: ThemeColour,
    hoverButtonBgColor: ThemeColour,
    hoverButtonTextColor: ThemeColour,
  }),
  footer: v.strictObject({ bgColor: ThemeColour, borderColor: ThemeColour, textColor: ThemeColour }),
  emailHeader: MailPart,
  emailFooter: MailPart,
  primaryBtnColor: ThemeColour,
  primaryBtnHoverColor: ThemeColour,
  primaryBtnTextColor: ThemeColour,
  primaryBtnHoverTextColor: ThemeColour,
});
export type Theme = v.InferOutput<typeof ThemeSchema>;

/** SPEC 9: dark blue and yellow. Also what every company without a reseller sees (DECISIONS 23). */
export const defaultTheme: Theme = {
  sidebar: { bgColor: '#101927', menuTextColor: '#C3CCD8', activeMenuTextColor: '#FFFFFF', activeMenuColor: '#26344A' },
  header: {
    bgColor: '#1F2A38',
    textColor: '#FFFFFF',
    hoverTextColor: '#FDE047',
    hoverButtonBgColor: '#33425A',
    hoverButtonTextColor: '#FFFFFF',
  },
  footer: { bgColor: '#FFFFFF', borderColor: '#DDE3EA', textColor: '#3A4759' },
  emailHeader: { bgColor: '#101927', textColor: '#FFFFFF' },
  emailFooter: { bgColor: '#ECEFF3', textColor: '#3A4759' },
  primaryBtnColor: '#FDE047',
  primaryBtnHoverColor: '#FACC15',
  primaryBtnTextColor: '#101927',
  primaryBtnHoverTextColor: '#101927',
};

/** Petrol sidebar, light header, green buttons: the second theme of VISUAL 2.4. */
const granskov: Theme = {
  sidebar: { bgColor: '#0F3B37', menuTextColor: '#CFE3DD', activeMenuTextColor: '#FFFFFF', activeMenuColor: '#1C544E' },
  header: {
    bgColor: '#FFFFFF',
    textColor: '#0F3B37',
    hoverTextColor: '#0F6B5C',
    hoverButtonBgColor: '#E3F0EC',
    hoverButtonTextColor: '#0F3B37',
  },
  footer: { bgColor: '#F3F7F5', borderColor: '#D5E3DD', textColor: '#2F4A45' },
  emailHeader: { bgColor: '#0F3B37', textColor: '#FFFFFF' },
  emailFooter: { bgColor: '#E9F1EE', textColor: '#2F4A45' },
  primaryBtnColor: '#0F6B5C',
  primaryBtnHoverColor: '#0B574B',
  primaryBtnTextColor: '#FFFFFF',
  primaryBtnHoverTextColor: '#FFFFFF',
};

/** A light sidebar, for brands whose logo needs white around it. */
const havgus: Theme = {
  sidebar: { bgColor: '#F3F6FA', menuTextColor: '#33445C', activeMenuTextColor: '#0F2A52', activeMenuColor: '#DCE6F3' },
  header: {
    bgColor: '#FFFFFF',
    textColor: '#1B2B42',
    hoverTextColor: '#1D4F91',
    hoverButtonBgColor: '#E8EFF8',
    hoverButtonTextColor: '#1B2B42',
  },
  footer: { bgColor: '#F3F6FA', borderColor: '#D7E0EB', textColor: '#33445C' },
  emailHeader: { bgColor: '#1D4F91', textColor: '#FFFFFF' },
  emailFooter: { bgColor: '#F3F6FA', textColor: '#33445C' },
  primaryBtnColor: '#1D4F91',
  primaryBtnHoverColor: '#163E73',
  primaryBtnTextColor: '#FFFFFF',
  primaryBtnHoverTextColor: '#FFFFFF',
};

/** Warm dark red. */
const hyben: Theme = {
  sidebar: { bgColor: '#3B1220', menuTextColor: '#EBD3D9', activeMenuTextColor: '#FFFFFF', activeMenuColor: '#5A2034' },
  header: {
    bgColor: '#4A1828',
    textColor: '#FFFFFF',
    hoverTextColor: '#FFD9B8',
    hoverButtonBgColor: '#642640',
    hoverButtonTextColor: '#FFFFFF',
  },
  footer: { bgColor: '#FBF6F7', borderColor: '#EBDCE0', textColor: '#55303B' },
  emailHeader: { bgColor: '#3B1220', textColor: '#FFFFFF' },
  emailFooter: { bgColor: '#F6ECEF', textColor: '#55303B' },
  primaryBtnColor: '#A3234A',
  primaryBtnHoverColor: '#861B3C',
  primaryBtnTextColor: '#FFFFFF',
  primaryBtnHoverTextColor: '#FFFFFF',
};

/** Starting points of the theme editor; the names are proper names and are not translated. */
export const themePresets = [
  { key: 'default', name: 'Benefits', theme: defaultTheme },
  { key: 'granskov', name: 'Granskov', theme: granskov },
  { key: 'havgus', name: 'Havgus', theme: havgus },
  { key: 'hyben', name: 'Hyben', theme: hyben },
] as const satisfies readonly { key: string; name: string; theme: Theme }[];
