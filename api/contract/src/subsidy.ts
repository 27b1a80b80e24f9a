import { divideHalfUp, sum } from './money.ts';

/** What an order draws per month before subsidy, in minor units: goods, insurances, and the net draw incl. VAT. */
export type MonthlyAmounts = { goods: number; ins: number; net: number };

/** Where an order's monthly subsidy went. `left` stays for the employee's next order. */
export type SubsidyUse = { onGoods: number; onIns: number; onNet: number; used: number; left: number };

/** The employer's contribution per month from "amount ex VAT per year" (RULES 0.4, 2.2). */
export function monthlySubsidy(subsidyYear: number): number {
  return divideHalfUp(subsidyYear, 12);
}

/** Spends the subsidy on goods, then insurances, then the net draw; a draw never goes below zero (RULES 2.2). */
export function applySubsidy(available: number, amounts: MonthlyAmounts): SubsidyUse {
  const onGoods = Math.min(available, amounts.goods);
  const onIns = Math.min(available - onGoods, amounts.ins);
  const onNet = Math.min(available - onGoods - onIns, amounts.net);
  const used = onGoods + onIns + onNet;
  return { onGoods, onIns, onNet, used, left: available - used };
}

/**
 * What is left of the monthly subsidy for an employee's next order in a catalog, given what the running orders
 * use. Frozen orders never change, so a deleted order's subsidy goes to the next new order only (DECISIONS 19).
 */
export function subsidyLeft(perMonth: number, usedByRunningOrders: readonly number[]): number {
  return Math.max(0, perMonth - sum(usedByRunningOrders));
}
