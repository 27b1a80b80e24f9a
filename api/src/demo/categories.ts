import type { DemoCategory } from './products.ts';

const both = (english: string, danish: string) => JSON.stringify({ 'en-us': english, 'da-dk': danish });
const use = both(
  'The company owns the equipment; you have the use of it while you work here. Your gross salary is ' +
    'lowered by the monthly draw for the whole period. The order is binding once it has been processed.',
  'Virksomheden ejer udstyret; du har brugsret, så længe du er ansat. Din bruttoløn nedsættes med det ' +
    'månedlige træk i hele perioden. Bestillingen er bindende, når den er behandlet.',
);
const note = both(
  'An estimate; the employment allowance is left out. It is not tax advice.',
  'Et skøn; beskæftigelsesfradraget er ikke regnet med. Det er ikke skatterådgivning.',
);
const shared = { rules: use, salary_calculation: note, accessory_limit: 2, percentage: 3_000 };

/** Categories as RULES 1.1 and 2.1 describe the Danish schemes. Rates are basis points. */
export const demoCategories: Record<DemoCategory, Record<string, unknown>> = {
  Mobile: {
    ...shared,
    danish_name: 'Mobiltelefoner',
    require_multimedia_tax: true,
    taxable_mode: 'FIXED_YEARLY',
    scrap_percent: 500,
    requires_serial: true,
  },
  PC: {
    ...shared,
    taxable_mode: 'PERCENT_OF_RETAIL',
    taxable_percent: 5_000,
    scrap_percent: 500,
    requires_serial: true,
  },
  Furniture: { ...shared, danish_name: 'Møbler', deductible_vat_percent: 9_000, scrap_percent: 500 },
  Bikes: {
    ...shared,
    danish_name: 'Cykler',
    deductible_vat_percent: 0,
    taxable_mode: 'MARKET_RENT',
    free_yearly: 'BICYCLE',
    scrap_percent: 1_000,
    requires_serial: true,
    accessory_limit: 3,
  },
  Fitness: { ...shared, taxable_mode: 'MARKET_RENT', scrap_percent: 500 },
};
