import { Fixed } from '@portal/shared-ui';
import { NameLink } from '@portal/shared-ui/kit';

type Company = { companyId: string; companyName: string };
type Supplier = { supplierId: string; supplierName: string };
type Person = { employeeId?: string | undefined; employeeName: string; companyId: string };
type Product = { product: string; productSKU: string; catalogId: string; supplierId?: string };

/** Who ordered; leads to the person. */
export const OrderedBy = ({ order: { employeeId: id, employeeName: name, companyId } }: { order: Person }) => (
  <NameLink of={{ kind: 'person', id, name, companyId }}>
    <Fixed>{name}</Fixed>
  </NameLink>
);

export const CompanyName = ({ order }: { order: Company }) => (
  <NameLink of={{ kind: 'company', id: order.companyId }}>
    <Fixed>{order.companyName}</Fixed>
  </NameLink>
);

export const SupplierName = ({ order }: { order: Supplier }) => (
  <NameLink of={{ kind: 'supplier', id: order.supplierId }}>
    <Fixed>{order.supplierName}</Fixed>
  </NameLink>
);

/** What was ordered; leads to it in its catalog. */
export const ProductName = ({ order }: { order: Product }) => (
  <NameLink
    of={{ kind: 'product', sku: order.productSKU, catalogId: order.catalogId, supplierId: order.supplierId ?? null }}
  >
    {order.product}
  </NameLink>
);
