import { addendumVersion } from '@portal/contract/addendum';
import type { Locale } from '@portal/contract/constants';
import type { Day } from '@portal/contract/days';
import type { quoteOf } from '@portal/contract/quote';
import type { EmployeeScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import type { FrozenOrder } from '../order-confirmation/index.ts';
import type { OfferedDelivery } from './delivery.queries.ts';
import { textsOf } from './offer.mapping.ts';
import type { OpenOffer } from './shop.service.ts';

type Input = {
  open: OpenOffer;
  made: ReturnType<typeof quoteOf>;
  delivery: OfferedDelivery;
  employee: { name: string; department: string; employ_no: string | null };
  /** of the rules text that is frozen */
  locale: Locale;
  /** where the employee accepted from; null for a proposal, which waits for that */
  consent: { ip: string } | null;
  now: Date;
  today: Day;
};

/**
 * Writes the order and its lines with everything that decided them, so that later changes change nothing (RULES 0.10).
 */
export async function freezeOrder(
  db: Db,
  scope: EmployeeScope,
  input: Input,
): Promise<{ id: string; orderNumber: number }> {
  const {
    open: { product, window, offer, accessories },
    made: { quote, priced, accessoryIds, hasAllRisk },
    delivery,
    employee,
    locale,
    consent,
    now,
    today,
  } = input;
  const company = await db
    .selectFrom('companies')
    .where('id', '=', scope.companyId)
    .select(['company_name', 'vat_no'])
    .executeTakeFirstOrThrow();
  const rules = textsOf(product.rules);
  const chosen = accessories.filter(({ id }) => accessoryIds.includes(id));
  const frozen: FrozenOrder = {
    quote,
    offer: { ...offer, accessories: offer.accessories.filter(({ id }) => accessoryIds.includes(id)) },
    terms: {
      vatNo: company.vat_no,
      employNo: employee.employ_no ?? '',
      locale,
      subscriptionName: window.subscriptionName,
      effectDate: window.effectDate,
      firstPeriod: window.firstPeriod,
      addendumVersion,
      ...(consent === null ? { rules } : {}),
    },
  };
  const order = await db
    .insertInto('orders')
    .values({
      company_id: scope.companyId,
      employee_id: scope.employeeId,
      subscription_id: window.subscriptionId,
      supplier_id: window.supplierId,
      catalog_id: window.catalogId,
      category_id: product.category_id,
      status: 'ORDERED',
      ordered_at: now,
      ordered_on: today,
      company_name: company.company_name,
      supplier_name: window.supplierName,
      employee_name: employee.name,
      department: employee.department,
      product_name: product.product_name,
      sku: product.sku,
      accessory_count: chosen.length,
      currency: window.currency,
      months: priced.months,
      price_ex_vat: priced.goodsExVat,
      goods_month: priced.goods,
      net_month: priced.netGoods + priced.netIns,
      all_risk_month: priced.allRisk,
      has_all_risk: hasAllRisk,
      employee_ins_month: priced.employeeIns,
      price_without_subsidy: priced.monthlyBefore,
      subsidy_month: priced.subsidy.used,
      gross_draw: priced.grossDraw,
      net_draw: priced.netDraw,
      monthly_price: priced.drawPerMonth,
      pricing: JSON.stringify(frozen),
      is_present: product.is_present,
      is_subscription: product.is_subscription,
      requires_serial: product.requires_serial && !product.is_subscription,
      rules_text: rules[locale],
      rules_version: product.rules_version,
      is_proposal: consent === null,
      accepted_at: consent && now,
      accepted_ip: consent?.ip ?? '',
      awaits_confirmation: consent !== null,
      delivery_method: delivery.method,
      delivery_name: delivery.name,
      delivery_att: delivery.att,
      delivery_address1: delivery.address1,
      delivery_address2: delivery.address2,
      delivery_zip: delivery.zip,
      delivery_city: delivery.city,
      delivery_country: delivery.country,
      delivery_phone: delivery.phone,
      delivery_email: delivery.email,
    })
    .returning(['id', 'order_number'])
    .executeTakeFirstOrThrow();
  const common = {
    order_id: order.id,
    company_id: scope.companyId,
    supplier_id: window.supplierId,
    employee_id: scope.employeeId,
  };
  const [main] = priced.lines;
  await db
    .insertInto('order_lines')
    .values([
      {
        ...common,
        line_no: 1,
        is_accessory: false,
        product_id: product.id,
        accessory_id: null,
        product_name: product.product_name,
        sku: product.sku,
        supplier_sku: product.supplier_sku,
        price_ex_vat: product.price,
        retail_price: product.retail_price,
        gross_month: main?.grossMonth ?? 0,
        net_month: main?.netMonth ?? 0,
      },
      ...chosen.map((accessory, index) => {
        const line = priced.lines.find(({ kind, index: position }) => kind === 'accessory' && position === index);
        return {
          ...common,
          line_no: index + 2,
          is_accessory: true,
          product_id: null,
          accessory_id: accessory.id,
          product_name: accessory.product_name,
          sku: accessory.sku,
          supplier_sku: accessory.supplier_sku,
          price_ex_vat: accessory.price,
          retail_price: accessory.retail_price,
          gross_month: line?.grossMonth ?? 0,
          net_month: line?.netMonth ?? 0,
        };
      }),
    ])
    .execute();
  return { id: order.id, orderNumber: order.order_number };
}
