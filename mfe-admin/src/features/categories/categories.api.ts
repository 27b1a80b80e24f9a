import * as contract from '@portal/contract/categories';
import type { CategoryChange, CategoryFilter, CategoryForm } from '@portal/contract/categories';
import { call, listOf, queryOf } from '@portal/shared-ui';
import { useSaving } from '@portal/shared-ui/kit';

const categoriesKey = ['categories'] as const;

export const categoryList = (filter: CategoryFilter) =>
  listOf([...categoriesKey, 'list', filter], contract.listCategories, { query: filter });

export const categoryDetail = (categoryId: string) =>
  queryOf([...categoriesKey, 'one', categoryId], contract.getCategory, { params: { categoryId } });

export const useCreateCategory = () =>
  useSaving(categoriesKey, (body: CategoryForm) => call(contract.createCategory, { body }));
export const useChangeCategory = (categoryId: string) =>
  useSaving(categoriesKey, (body: CategoryChange) => call(contract.changeCategory, { params: { categoryId }, body }));
export const useRemoveCategory = () =>
  useSaving(categoriesKey, (categoryId: string) => call(contract.removeCategory, { params: { categoryId } }));
