import { loggedIn } from '../../shared-ui/presets/browser.ts';
import { walkEveryPage, type Walk } from '../../shared-ui/presets/every-page.ts';
import { walkEveryArrival } from '../../shared-ui/presets/walk/every-arrival.ts';
import { walkEveryForm } from '../../shared-ui/presets/walk/every-form.ts';
import { lookAtEveryPage } from '../../shared-ui/presets/walk/every-look.ts';
import { meta } from '../src/remote.ts';

const walk: Walk = {
  folder: 'mfe-company',
  pages: meta.pages,
  person: (request) => loggedIn(request, 'mette@nordlys.example'),
  empty: ['/company/ends-of-term', '/company/employees/import', '/company/subscription/expiring'],
  given: async (read) => {
    const [catalog] = await read<{ id: string; displayName: string }[]>('/company/catalogs');
    const [order] =
      await read<{ companyId: string; employeeId: string; employeeName: string; subscriptionId: string }[]>(
        '/company/orders',
      );
    const { subscriptionName } = await read<{ subscriptionName: string }>(
      `/company/subscriptions/${order!.subscriptionId}`,
    );
    const [salaryFile] = await read<{ id: string; fileName: string }[]>('/company/salaryfiles');
    const { runs } = await read<{ runs: { period: string }[] }>('/company/salaryfiles/calendar');
    const [agreement] = await read<{ id: string; name: string }[]>('/company/leasing');
    const subscription = { value: order!.subscriptionId, shows: subscriptionName };
    const filled = {
      companyId: { value: order!.companyId },
      catalogId: { value: catalog!.id, shows: catalog!.displayName },
      employeeId: { value: order!.employeeId, shows: order!.employeeName },
      leasingAgreementId: { value: agreement!.id, shows: agreement!.name },
      period: { value: runs[0]!.period },
      salaryFileId: { value: salaryFile!.id, shows: salaryFile!.fileName },
      subscriptionId: subscription,
      id: subscription,
    };
    return () => filled;
  },
};

walkEveryPage(walk);
lookAtEveryPage(walk);
walkEveryForm(walk);
walkEveryArrival(walk);
