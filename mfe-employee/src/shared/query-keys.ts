/**
 * The beginning of every query key of this remote: an order changes the shop, the product pages and the own orders
 * alike.
 */
export const everything = ['employee'] as const;
