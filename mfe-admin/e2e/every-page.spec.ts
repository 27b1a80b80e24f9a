import { loggedIn } from '../../shared-ui/presets/browser.ts';
import { walkEveryPage, type Walk } from '../../shared-ui/presets/every-page.ts';
import { walkEveryArrival } from '../../shared-ui/presets/walk/every-arrival.ts';
import { walkEveryForm } from '../../shared-ui/presets/walk/every-form.ts';
import { lookAtEveryPage } from '../../shared-ui/presets/walk/every-look.ts';
import { meta } from '../src/remote.ts';

type Named = { id: string; name: string };

const walk: Walk = {
  folder: 'mfe-admin',
  pages: meta.pages,
  person: (request) => loggedIn(request, 'admin@portal.example'),
  empty: [
    '/admin/suppliers/:supplierId/catalogs/:catalogId',
    '/admin/suppliers/:supplierId/catalogs/:catalogId/resellers',
    '/admin/suppliers/:supplierId/catalogs/:catalogId/:catalogName/products/import',
  ],
  given: async (read) => {
    const named = async (path: string) => {
      const [{ id, name } = { id: '', name: '' }] = await read<Named[]>(path);
      return { value: id, shows: name };
    };
    const [company] = await read<{ id: string; company_name: string }[]>('/admin/companies?q=Nordlys');
    const [supplier] = await read<Named[]>('/admin/suppliers?q=TeleGros');
    const [catalog] = await read<{ id: string; catalogName: string }[]>(`/admin/suppliers/${supplier!.id}/catalogs`);
    const [order] = await read<{ subscriptionId: string }[]>(`/admin/orders?companyId=${company!.id}`);
    const { subscriptionName } = await read<{ subscriptionName: string }>(
      `/admin/companies/${company!.id}/subscriptions/${order!.subscriptionId}`,
    );
    const [currency] = await read<{ id: string; isoCode: string }[]>('/currencies');
    const [ofCompany, ofSupplier, colleague, user] = [
      await named(`/admin/companies/${company!.id}/admins`),
      await named(`/admin/suppliers/${supplier!.id}/admins`),
      await named('/admin/admins'),
      await named('/admin/users'),
    ];
    const filled = {
      companyId: { value: company!.id, shows: company!.company_name },
      supplierId: { value: supplier!.id, shows: supplier!.name },
      catalogId: { value: catalog!.id, shows: catalog!.catalogName },
      catalogName: { value: catalog!.catalogName, shows: catalog!.catalogName },
      subscriptionId: { value: order!.subscriptionId, shows: subscriptionName },
      currencyId: { value: currency!.id, shows: currency!.isoCode },
      categoryId: await named('/admin/categories'),
      hrSystemId: await named('/admin/hrsystems'),
      salarySystemId: await named('/admin/salarysystems'),
      leasingAgreementId: await named(`/admin/companies/${company!.id}/leasing`),
    };
    return (pattern) => ({
      ...filled,
      adminId: pattern.startsWith('/admin/suppliers') ? ofSupplier : ofCompany,
      userId: pattern.startsWith('/admin/admins') ? colleague : user,
    });
  },
};

walkEveryPage(walk);
lookAtEveryPage(walk);
walkEveryForm(walk);
walkEveryArrival(walk);
