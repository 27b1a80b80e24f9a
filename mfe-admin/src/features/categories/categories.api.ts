import * as contract from '@portal/contract/categories';
import type { CategoryChange, CategoryFilter, CategoryForm } from '@portal/contract/categories';
import { call, keepPreviousData, queryOptions } from '@portal/shared-ui';
import { useSaving } from '@portal/shared-ui/kit';

const categoriesKey = ['categories'] as const;

export const categoryList = (filter: CategoryFilter) =>
  queryOptions({
    queryKey: [...categoriesKey, 'list', filter],
    queryFn: ({ signal }) => call(contract.listCategories, { query: filter }, { signal }),
    placeholderData: keepPreviousData,
  });

export const categoryDetail = (categoryId: string) =>
  queryOptions({
    queryKey: [...categoriesKey, 'one', categoryId],
    queryFn: ({ signal }) => call(contract.getCategory, { params: { categoryId } }, { signal }),
  });

export const useCreateCategory = () =>
  useSaving(categoriesKey, (body: CategoryForm) => call(contract.createCategory, { body }));
export const useChangeCategory = (categoryId: string) =>
  useSaving(categoriesKey, (body: CategoryChange) => call(contract.changeCategory, { params: { categoryId }, body }));
export const useRemoveCategory = () =>
  useSaving(categoriesKey, (categoryId: string) => call(contract.removeCategory, { params: { categoryId } }));
