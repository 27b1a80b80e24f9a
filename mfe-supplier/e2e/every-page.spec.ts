import { loggedIn } from '../../shared-ui/presets/browser.ts';
import { walkEveryPage, type Walk } from '../../shared-ui/presets/every-page.ts';
import { walkEveryArrival } from '../../shared-ui/presets/walk/every-arrival.ts';
import { walkEveryForm } from '../../shared-ui/presets/walk/every-form.ts';
import { lookAtEveryPage } from '../../shared-ui/presets/walk/every-look.ts';
import { meta } from '../src/remote.ts';

type Named = { id: string; name: string };

const walk: Walk = {
  folder: 'mfe-supplier',
  pages: meta.pages,
  person: (request) => loggedIn(request, 'tele@telegros.example'),
  empty: [
    '/supplier/catalogs/:catalogName/:catalogId',
    '/supplier/catalogs/:catalogName/:catalogId/products/import',
    '/supplier/returns',
  ],
  given: async (read) => {
    const [company] = await read<{ id: string; company_name: string }[]>('/supplier/companies?q=Nordlys');
    const [catalog] = await read<{ id: string; catalogName: string }[]>('/supplier/catalogs');
    const [colleague] = await read<Named[]>('/supplier/users');
    const [administrator] = await read<Named[]>(`/supplier/companies/${company!.id}/admins`);
    const [rma] = await read<{ id: string; employeeName: string }[]>('/supplier/rma');
    const filled = {
      companyId: { value: company!.id, shows: company!.company_name },
      catalogId: { value: catalog!.id, shows: catalog!.catalogName },
      catalogName: { value: catalog!.catalogName },
      userId: { value: colleague!.id, shows: colleague!.name },
      rmaId: { value: rma!.id, shows: rma!.employeeName },
      adminId: { value: administrator!.id, shows: administrator!.name },
    };
    return () => filled;
  },
};

walkEveryPage(walk);
lookAtEveryPage(walk);
walkEveryForm(walk);
walkEveryArrival(walk);
