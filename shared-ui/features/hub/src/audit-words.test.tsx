import { readFileSync } from 'node:fs';
import { auditActions } from '@portal/contract/audit-actions';
import { renderPage } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import { wordsOf } from './audit-words.ts';
import { Action } from './AuditCells.tsx';

/** The Danish of every text with its context, as translators keep it. */
const danish = new Map(
  readFileSync(new URL('./locales/da-dk.po', import.meta.url), 'utf8')
    .split('\n\n')
    .map((entry) => [
      [/^msgctxt "(.*)"$/m.exec(entry)?.[1] ?? '', /^msgid "(.*)"$/m.exec(entry)?.[1]].join('|'),
      /^msgstr "(.*)"$/m.exec(entry)?.[1],
    ]),
);

test.each(auditActions)('%s has words in both languages', (action) => {
  for (const { message } of wordsOf(action)) {
    expect([action, message]).toEqual([action, expect.stringMatching(/\w/)]);
    expect([action, message, danish.get(`audit|${message}`) ?? danish.get(`|${message}`)]).toEqual([
      action,
      message,
      expect.stringMatching(/\w/),
    ]);
  }
});

test('an action is shown in words, one of an earlier version by its name', () => {
  renderPage(
    <>
      <p>
        <Action action="order-file.downloaded" />
      </p>
      <p>
        <Action action="phone.called" />
      </p>
    </>,
  );
  expect(screen.getByText('Order file: downloaded')).toBeVisible();
  expect(screen.getByText('phone.called')).toBeVisible();
});
