import type { SalaryPreview } from '@portal/contract/manual-salary-files';
import type { SalaryCalendar } from '@portal/contract/salary-calendar';
import type { FileDraw } from '@portal/contract/salary-draws';
import type { SalaryFile } from '@portal/contract/salary-files';

export const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const kroner = (amount: number) => ({ amount, currency: 'DKK' });

/** A sent automatic file of January; name what is different. */
export function givenFile(change: Partial<SalaryFile> = {}): SalaryFile {
  return {
    id: idOf(50),
    batch: 7,
    period: '2027-01',
    fileDay: '2027-01-20',
    type: 'AUTOMATIC',
    customName: '',
    fileName: 'NORDLYS-2027-01-7.csv',
    total: kroner(39_556),
    rowCount: 2,
    sha256: 'a1b2c3',
    isManual: false,
    isSent: true,
    sentAt: '2027-01-20T05:00:10.000Z',
    sendFailedAt: null,
    recipients: ['payroll@nordlys.example'],
    salarySystem: 'Danløn',
    createdBy: null,
    createdAt: '2027-01-20T05:00:00.000Z',
    approvedBy: null,
    approvedAt: null,
    needsSecondApproval: false,
    firstApproval: null,
    sentBy: null,
    downloadedAt: null,
    ...change,
  };
}

/** Anna's monthly draw: 328.93 less 100.00 is 228.93. */
export function givenDraw(change: Partial<FileDraw> = {}): FileDraw {
  return {
    orderId: idOf(60),
    orderNumber: '104',
    employee: { id: idOf(61), name: 'Anna Holm', employNo: '1042' },
    productName: 'Skær One 5G',
    period: '2027-01',
    effectDate: '2027-01-20',
    kind: 'planned',
    units: 1,
    priceBeforeSubsidy: kroner(32_893),
    subsidyPerMonth: kroner(10_000),
    grossDraw: kroner(22_893),
    netDraw: kroner(0),
    amount: kroner(22_893),
    status: 'SENT',
    file: { id: idOf(50), batch: 7, type: 'AUTOMATIC' },
    ...change,
  };
}

export function givenCalendar(change: Partial<SalaryCalendar> = {}): SalaryCalendar {
  const run = (period: string, day: number, draws = 2) => ({
    period,
    fileDay: `${period}-${day}`,
    stopped: null,
    madeByHand: [],
    draws,
    totals: draws > 0 ? [kroner(39_556)] : [],
  });
  return {
    salaryDay: 30,
    autoSend: true,
    recipients: ['payroll@nordlys.example', 'mette@nordlys.example'],
    byHand: { draws: 0, totals: [] },
    later: { draws: 0, totals: [] },
    waiting: null,
    stopped: null,
    problems: [],
    runs: [
      run('2027-01', 30),
      run('2027-02', 28),
      run('2027-03', 30),
      run('2027-04', 30),
      run('2027-05', 30),
      run('2027-06', 30, 0),
    ],
    ...change,
  };
}

export function givenPreview(change: Partial<SalaryPreview> = {}): SalaryPreview {
  return {
    rowCount: 2,
    draws: 3,
    totals: [kroner(97_898)],
    employees: 2,
    people: [
      { id: idOf(61), name: 'Anna Holm' },
      { id: idOf(63), name: 'Bo Lund' },
    ],
    runs: [],
    newOrders: 11,
    endedOrders: 6,
    previousTotal: kroner(96_412),
    problems: [],
    warnings: [],
    later: { draws: 0, totals: [] },
    ...change,
  };
}
