/** The name where no reseller gives one, and whom to ask for help where a company names no contact (SPEC 9). */
export const productName = 'Benefits';
export const fallbackSupportEmail = 'support@benefits.example';
