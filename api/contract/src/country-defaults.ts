/** What a company's country makes usual: the draws of a new subscription, and whether estimates are shown. */
export type CountryDefaults = { grossDraw: boolean; netDraw: boolean; showsEstimate: boolean };

const usual: CountryDefaults = { grossDraw: true, netDraw: false, showsEstimate: true };
/** Swapping pay for a choice of goods counts as cash in Norway, so there is no tax to estimate (RULES 1.3). */
const norwegian: CountryDefaults = { grossDraw: false, netDraw: true, showsEstimate: false };

export const countryDefaults = (country: string): CountryDefaults => (country === 'NO' ? norwegian : usual);
