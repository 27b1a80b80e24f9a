import type { CategoryForm } from '@portal/contract/categories';
import type { SchemaForm } from '@portal/shared-ui/forms';
import type * as v from 'valibot';

export type CategorySchemaForm = SchemaForm<v.InferInput<typeof CategoryForm>, CategoryForm>;
