import {
  changeCurrency,
  createCurrency,
  getCurrency,
  listCurrencies,
  removeCurrency,
} from '@portal/contract/currencies';
import { recordAudit } from '../../access/audit.ts';
import type { Router } from '../../http/route.ts';
import * as currencies from './currencies.queries.ts';

/** Currencies: everybody chooses from them, back office keeps them. */
export function currencyRoutes({ route }: Router): void {
  route(listCurrencies, ({ scope, tenant }) => tenant((db) => currencies.listCurrencies(db, scope)));
  route(getCurrency, ({ params, scope, tenant }) =>
    tenant((db) => currencies.getCurrency(db, scope, params.currencyId)),
  );
  route(createCurrency, ({ body, scope, now, requestId, tenant }) =>
    tenant(async (db) => {
      const currency = await currencies.insertCurrency(db, scope, body);
      await recordAudit(db, { now, scope, requestId }, 'currency.created', ['currency', currency.id], body);
      return currency;
    }),
  );
  route(changeCurrency, ({ params, body, scope, now, requestId, tenant }) =>
    tenant(async (db) => {
      const currency = await currencies.changeCurrency(db, scope, params.currencyId, body);
      await recordAudit(db, { now, scope, requestId }, 'currency.changed', ['currency', currency.id], body);
      return currency;
    }),
  );
  route(removeCurrency, ({ params, scope, now, requestId, tenant }) =>
    tenant(async (db) => {
      await currencies.removeCurrency(db, scope, params.currencyId);
      await recordAudit(db, { now, scope, requestId }, 'currency.removed', ['currency', params.currencyId]);
      return { id: params.currencyId };
    }),
  );
}
