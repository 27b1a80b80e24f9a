import { getListColumns, saveListColumns } from '@portal/contract/list-columns';
import type { Router } from '../../http/route.ts';

/** Which columns a person sees in a list: kept with the login, so that every browser shows the same. */
export function listColumnRoutes(router: Router): void {
  router.route(getListColumns, ({ params, session, tenant }) =>
    tenant(async (db) => {
      const row = await db
        .selectFrom('user_columns')
        .select('columns')
        .where('user_id', '=', session.userId)
        .where('list', '=', params.list)
        .executeTakeFirst();
      return { columns: row?.columns ?? null };
    }),
  );

  router.route(saveListColumns, ({ params, body: { columns }, session, tenant }) =>
    tenant(async (db) => {
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
    }),
  );
}
