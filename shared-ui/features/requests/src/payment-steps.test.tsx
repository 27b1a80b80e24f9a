import type { PaymentInstruction } from '@portal/contract/payment-details';
import { renderPage } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import { dkk } from './given-requests.ts';
import { PaymentSteps } from './PaymentSteps.tsx';

const nothing: PaymentInstruction = { reference: '100001', dueOn: null, account: null, link: null, contacts: [] };
const account = { bank: 'Nordbank', account: '1234 5678901', iban: '', bic: '' };
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

test('an account is shown with amount, reference and last day; what is empty is left out', () => {
  renderPage(<PaymentSteps amount={dkk(621_868)} payment={{ ...nothing, account, dueOn: '2027-10-16' }} />);
  expect(fact('To pay')).toHaveTextContent('6,218.68');
  expect(fact('Account')).toHaveTextContent('1234 5678901');
  expect(fact('Reference')).toHaveTextContent('100001');
  expect(fact('Pay no later than')).toHaveTextContent('16 October 2027');
  expect(screen.queryByText('IBAN')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a card is paid behind a link of its own, which says nothing of this page', () => {
  renderPage(<PaymentSteps amount={dkk(621_868)} payment={{ ...nothing, link: 'https://pay.example/6218.68' }} />);
  const link = screen.getByRole('link', { name: 'Pay by card' });
  expect(link).toHaveAttribute('href', 'https://pay.example/6218.68');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('where a company has entered nothing, its administrators are named instead of an amount to pay', () => {
  const contacts = [{ name: 'Mette Krag', email: 'mette@nordlys.example' }];
  renderPage(<PaymentSteps amount={dkk(621_868)} payment={{ ...nothing, contacts }} />);
  expect(screen.getByText(/Ask your company how to pay/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'mette@nordlys.example' })).toHaveAttribute(
    'href',
    'mailto:mette@nordlys.example',
  );
  expect(screen.queryByText('To pay')).toBeNull();
});
