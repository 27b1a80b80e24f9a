import {
  changeCategory,
  createCategory,
  getCategory,
  listCategories,
  listCategoryChoices,
  removeCategory,
} from '@portal/contract/categories';
import { recordAudit } from '../../access/audit.ts';
import { changesOf } from '../../access/changes-of.ts';
import type { Router } from '../../http/route.ts';
import * as categories from './categories.queries.ts';

/** Categories: back office edits them, suppliers and companies choose from them (RULES 3.6). */
export function categoryRoutes({ route, list }: Router): void {
  route(listCategoryChoices, ({ scope, tenant, today }) =>
    tenant((db) => categories.listCategoryChoices(db, scope, today)),
  );
  list(listCategories, ({ query, scope, tenant }) => tenant((db) => categories.listCategories(db, scope, query)));
  route(getCategory, ({ params, scope, tenant }) =>
    tenant((db) => categories.getCategory(db, scope, params.categoryId)),
  );
  route(createCategory, ({ body, scope, now, requestId, tenant }) =>
    tenant(async (db) => {
      const category = await categories.insertCategory(db, scope, body);
      await recordAudit(db, { now, scope, requestId }, 'category.created', ['category', category.id], {
        name: category.name,
      });
      return category;
    }),
  );
  route(changeCategory, ({ params, body, scope, now, requestId, tenant }) =>
    tenant(async (db) => {
      const before = await categories.getCategory(db, scope, params.categoryId);
      const category = await categories.changeCategory(db, scope, params.categoryId, body);
      const fields = Object.keys(body).filter((field) => field !== 'version');
      const detail = { fields, ...changesOf(before, category, fields), rulesVersion: category.rulesVersion };
      await recordAudit(db, { now, scope, requestId }, 'category.changed', ['category', category.id], detail);
      return category;
    }),
  );
  route(removeCategory, ({ params, scope, now, requestId, tenant }) =>
    tenant(async (db) => {
      const { originalName: name } = await categories.getCategory(db, scope, params.categoryId);
      await categories.removeCategory(db, scope, params.categoryId);
      await recordAudit(db, { now, scope, requestId }, 'category.removed', ['category', params.categoryId], { name });
      return { id: params.categoryId };
    }),
  );
}
