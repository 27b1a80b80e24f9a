import { listCategoryChoices } from '@portal/contract/categories';
import { queryOf } from '@portal/shared-ui';

export const categoryChoices = () => queryOf(['category-choices'], listCategoryChoices);
