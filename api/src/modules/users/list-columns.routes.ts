import { getListColumns, saveListColumns } from '@portal/contract/list-columns';
import { changeListView, createListView, deleteListView } from '@portal/contract/list-views';
import { assertOwnLogin } from '../../access/session.ts';
import type { Router } from '../../http/route.ts';
import { changeView, insertView, listViews, removeView } from './list-views.queries.ts';

/** Which columns a person sees in a list, and the saved views: kept with the login, the same in every browser. */
export function listColumnRoutes(router: Router): void {
  router.route(getListColumns, ({ params, session, scope, tenant }) =>
    tenant(async (db) => {
      const row = await db
        .selectFrom('user_columns')
        .select('columns')
        .where('user_id', '=', session.userId)
        .where('list', '=', params.list)
        .executeTakeFirst();
      return { columns: row?.columns ?? null, views: await listViews(db, scope, params.list) };
    }),
  );

  router.route(saveListColumns, async ({ params, body: { columns }, session, tenant }) => {
    assertOwnLogin(session);
    return tenant(async (db) => {
      const key = { user_id: session.userId, list: params.list };
      if (columns === null)
        await db.deleteFrom('user_columns').where('user_id', '=', key.user_id).where('list', '=', key.list).execute();
      else
        await db
          .insertInto('user_columns')
          .values({ ...key, columns })
          .onConflict((on) => on.columns(['user_id', 'list']).doUpdateSet({ columns }))
          .execute();
      return { columns };
    });
  });

  router.route(createListView, ({ body: { list, ...form }, scope, tenant }) =>
    tenant((db) => insertView(db, scope, list, form)),
  );

  router.route(changeListView, ({ params, body, scope, tenant }) =>
    tenant((db) => changeView(db, scope, params.viewId, body)),
  );

  router.route(deleteListView, ({ params, scope, tenant }) =>
    tenant(async (db) => {
      await removeView(db, scope, params.viewId);
      return { id: params.viewId };
    }),
  );
}
