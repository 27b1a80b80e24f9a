import { listCategoryChoices } from '@portal/contract/categories';
import { queryOf } from '@portal/shared-ui';

/** The enabled categories, to choose from. */
export const categoryChoices = () => queryOf(['category-choices'], listCategoryChoices);
