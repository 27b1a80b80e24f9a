import { messageMail } from './message.mails.ts';
import { requestMail, type Reader, type RequestFacts } from './request-texts.mails.ts';

const facts: RequestFacts = {
  fromStatus: null,
  status: 'APPROVED',
  orderNumber: 100041,
  product: 'Skær One',
  employeeName: 'Bo Lund',
  companyName: 'Nordlys A/S',
  text: '',
  total: '',
  outcome: '',
  payment: null,
  salary: null,
  isBoughtOut: false,
  lease: null,
  url: 'https://portal.example/',
};
const title = (reader: Reader, locale: 'en-us' | 'da-dk') => requestMail('rma', reader, facts, locale)?.title;

describe('the mail about a request', () => {
  it('calls an order as the reader’s pages do: employees read another word in Danish than companies', () => {
    expect(title('employee', 'da-dk')).toBe('RMA, bestilling 100041: godkendt');
    expect(title('company', 'da-dk')).toBe('RMA, ordre 100041: godkendt');
    expect(title('employee', 'en-us')).toBe('RMA, order 100041: approved');
    expect(messageMail('employee', facts, 'da-dk').subject).toBe('RMA, bestilling 100041: ny besked');
    expect(messageMail('supplier', facts, 'da-dk').subject).toBe('RMA, ordre 100041: ny besked');
  });
});
