import * as v from 'valibot';
import { CategoryRow } from './categories.ts';
import { dataOf, endpoint } from './endpoint.ts';
import { HrSystemRow } from './hr-systems.ts';
import { SalarySystemRow } from './salary-systems.ts';

/** A category as every role may read it: without what other suppliers have put into it. */
export const CategoryView = v.omit(CategoryRow, ['enabled', 'products', 'version']);
export type CategoryView = v.InferOutput<typeof CategoryView>;

const SalarySystemView = v.pick(SalarySystemRow, ['id', 'name', 'country', 'kind']);
const HrSystemView = v.pick(HrSystemRow, ['id', 'name', 'country', 'importKind']);

/** What back office keeps for all: enabled ones, and nothing of who uses them (RULES 3.6). */
export const MasterData = v.object({
  categories: v.array(CategoryView),
  salarySystems: v.array(SalarySystemView),
  hrSystems: v.array(HrSystemView),
});
export type MasterData = v.InferOutput<typeof MasterData>;

export const getMasterData = endpoint('GET', '/master-data', {
  summary: 'Categories, salary systems and HR systems to read',
  policy: { roles: ['supplier', 'company'], boundary: 'none' },
  response: dataOf(MasterData),
});
