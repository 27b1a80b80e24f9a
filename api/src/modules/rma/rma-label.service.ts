import type { downloadRmaLabel } from '@portal/contract/rma-messages';
import { sql } from 'kysely';
import type { Context } from '../../http/context.ts';
import { DomainError } from '../../http/domain-error.ts';
import { sendFile } from '../../http/send-file.ts';
import { i18nOf } from '../../i18n.ts';
import { makePdf } from '../../pdf/make-pdf.ts';
import { hasLabel } from './rma.mapping.ts';
import { findRma } from './rma.queries.ts';

type Address = { name: string; address1: string; address2: string; zip: string; city: string; country: string };
const linesOf = ({ name, address1, address2, zip, city, country }: Address) => [
  name,
  address1,
  address2,
  `${zip} ${city}`,
  country,
];

/** The label of an item that is sent in for a repair or goes back. Nothing is sent in: 404 `file-not-found`. */
export async function rmaLabel({ scope, params, session, tenant, reply }: Context<typeof downloadRmaLabel>) {
  const { found, to, from } = await tenant(async (db) => {
    const request = await findRma(db, scope, params.rmaId);
    if (!request) throw new DomainError('rma-request-not-found');
    if (!hasLabel(request)) throw new DomainError('file-not-found');
    const { rows } = await sql<Address>`select name, address_line_one as address1, address_line_two as address2,
      zipcode as zip, city, country from return_address(${request.orderId}::uuid)`.execute(db);
    const sender = await db
      .selectFrom('orders')
      .where('id', '=', request.orderId)
      .select([
        'delivery_name as name',
        'delivery_address1 as address1',
        'delivery_address2 as address2',
        'delivery_zip as zip',
        'delivery_city as city',
        'delivery_country as country',
      ])
      .executeTakeFirst();
    return { found: request, to: rows[0], from: sender };
  });
  if (!to || !from) throw new DomainError('file-not-found');
  const i18n = i18nOf(session.language);
  const reference = `RMA-${found.orderNumber}`;
  const content = await makePdf('returnLabel', {
    locale: session.language,
    reference,
    orderNumber: found.orderNumber,
    productName: found.productName,
    serialNumber: found.serialNumber,
    to: linesOf({ ...to, name: i18n.t('{name}, repairs', { name: to.name }) }),
    from: linesOf(from),
    handInBy: null,
  });
  return sendFile(reply, `${i18n.t('return-label')}-${reference}.pdf`, content);
}
