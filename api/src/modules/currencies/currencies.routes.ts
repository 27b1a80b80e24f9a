import {
  changeCurrency,
  createCurrency,
  getCurrency,
  listCurrencies,
  removeCurrency,
} from '@portal/contract/currencies';
import { recordAudit } from '../../access/audit.ts';
import { changesOf } from '../../access/changes-of.ts';
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
      const before = await currencies.getCurrency(db, scope, params.currencyId);
      const currency = await currencies.changeCurrency(db, scope, params.currencyId, body);
      const fields = Object.keys(body).filter((field) => field !== 'version');
      const detail = { fields, ...changesOf(before, currency, fields) };
      await recordAudit(db, { now, scope, requestId }, 'currency.changed', ['currency', currency.id], detail);
      return currency;
    }),
  );
  route(removeCurrency, ({ params, scope, now, requestId, tenant }) =>
    tenant(async (db) => {
      const { isoCode } = await currencies.getCurrency(db, scope, params.currencyId);
      await currencies.removeCurrency(db, scope, params.currencyId);
      const row = ['currency', params.currencyId] as const;
      await recordAudit(db, { now, scope, requestId }, 'currency.removed', row, { isoCode });
      return { id: params.currencyId };
    }),
  );
}
