import { listCategoryChoices } from '@portal/contract/categories';
import { call, queryOptions } from '@portal/shared-ui';

/** The enabled categories, to choose from. */
export const categoryChoices = () =>
  queryOptions({ queryKey: ['category-choices'], queryFn: ({ signal }) => call(listCategoryChoices, {}, { signal }) });
