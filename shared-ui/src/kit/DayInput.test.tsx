import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { givenLanguage } from '../testing/given-language.ts';
import { renderPage } from '../testing/render-page.tsx';
import { DayInput } from './DayInput.tsx';

function Page({ start = '' }: { start?: string }) {
  const [day, setDay] = useState(start);
  return (
    <>
      <label htmlFor="day">Last day</label>
      <DayInput id="day" value={day} onChange={setDay} min="2026-11-10" max="2027-02-28" />
      <output>{day}</output>
    </>
  );
}

const value = () => screen.getByRole('status').textContent;

test.each([
  ['en-us', '1/12/2026', '1 December 2026', 'dd/mm/yyyy'],
  ['da-dk', '1.12.2026', '1. december 2026', 'dd.mm.åååå'],
] as const)(
  '%s: what is typed is shown in the language of the page when the field is left',
  async (locale, typed, shown, hint) => {
    await givenLanguage(locale);
    const { user } = renderPage(<Page />);
    const field = screen.getByLabelText('Last day');
    expect(field).toHaveAttribute('placeholder', hint);
    await user.type(field, typed);
    expect(field).toHaveValue(typed);
    expect(value()).toBe('2026-12-01');
    await user.tab();
    expect(field).toHaveValue(shown);
  },
);

test('a day is pasted as it was copied; what is no day stays, so that it can be corrected', async () => {
  const { user } = renderPage(<Page />);
  const field = screen.getByLabelText('Last day');
  await user.click(field);
  await user.paste('2026-12-24');
  await user.tab();
  expect(field).toHaveValue('24 December 2026');
  await user.clear(field);
  expect(value()).toBe('');
  await user.type(field, '31/2/2027');
  await user.tab();
  expect(field).toHaveValue('31/2/2027');
  expect(value()).toBe('31/2/2027');
});

test('the calendar opens by button and by Alt and arrow down, knows its limits and gives the focus back', async () => {
  const { user } = renderPage(<Page start="2026-12-01" />);
  const field = screen.getByLabelText('Last day');
  field.focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  const calendar = within(await screen.findByRole('dialog', { name: 'Choose a day' }));
  const first = await calendar.findByRole('button', { name: /Tuesday,? 1 December 2026/ });
  await waitFor(() => expect(first).toHaveFocus());
  await user.keyboard('{ArrowRight}{Enter}');
  expect(value()).toBe('2026-12-02');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(field).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Open the calendar' }));
  const again = within(await screen.findByRole('dialog', { name: 'Choose a day' }));
  await user.selectOptions(await again.findByRole('combobox', { name: 'month' }), 'Nov');
  expect(again.getByRole('button', { name: /Monday,? 9 November 2026/ })).toHaveAttribute('aria-disabled', 'true');
  await user.click(again.getByRole('button', { name: /Tuesday,? 10 November 2026/ }));
  expect(value()).toBe('2026-11-10');
  expect(field).toHaveValue('10 November 2026');
});
