import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { addDays } from '@portal/contract/days';
import type { EndOfTerm } from '@portal/contract/end-of-term';
import { Card, Day, LinkButton, Mail, Note, useFormat } from '@portal/shared-ui';
import { Calendar, DescriptionList, Timeline, Undo2 } from '@portal/shared-ui/kit';
import type { ReactNode } from 'react';
import { Clock } from './end-of-term-style.ts';

/** How long there is to choose, and what no answer means. */
export function TimeToChoose({ term }: { term: EndOfTerm }) {
  const { t } = useLingui();
  const { day } = useFormat();
  return (
    <Clock>
      <div>
        <h2>{t`Time to choose`}</h2>
        <p>
          <b>{term.daysLeft}</b> <Plural value={term.daysLeft} one="day" other="days" />,{' '}
          <Trans>until {day(term.lastDay)}</Trans>
        </p>
      </div>
      <Note tone="warn">
        <strong>{t`No answer means: send it back.`}</strong>{' '}
        <Trans>You get a mail with the label and have until {day(term.returnBy)} to hand it in.</Trans>
      </Note>
    </Clock>
  );
}

/** The mails, the last day and what follows; beside it what has been deducted. */
export function WhatHappensWhen({ term }: { term: EndOfTerm }) {
  const { t } = useLingui();
  const { money, day } = useFormat();
  const names: Record<EndOfTerm['reminders'][number]['daysBefore'], ReactNode> = {
    90: t`First mail`,
    30: t`Second mail`,
    7: t`Last mail`,
  };
  return (
    <Card title={t`What happens when`}>
      <Timeline
        label={t`What happens when`}
        entries={[
          ...term.reminders.map(({ daysBefore, day: on, isSent }) => ({
            key: String(daysBefore),
            state: isSent ? ('done' as const) : ('later' as const),
            icon: Mail,
            title: names[daysBefore],
            text: <Trans>{daysBefore} days before</Trans>,
            when: <Day value={on} />,
          })),
          {
            key: 'last',
            state: 'later' as const,
            icon: Calendar,
            title: t`Last day to choose`,
            when: <Day value={term.lastDay} />,
          },
          {
            key: 'return',
            state: 'later' as const,
            icon: Undo2,
            title: t`Without an answer: return`,
            when: <Day value={addDays(term.lastDay, 1)} />,
          },
        ]}
      />
      <DescriptionList
        facts={[
          { key: 'order', label: t({ message: 'Order', context: 'employee' }), value: term.orderNumber },
          {
            key: 'drawn',
            label: t`Deducted`,
            value: (
              <Trans>
                {term.drawnMonths} of {term.months} months
              </Trans>
            ),
          },
          {
            key: 'draw',
            label: t`Last deduction`,
            value: term.lastDraw && `${day(term.lastDraw)}, ${money(term.monthlyPrice)}`,
          },
        ]}
      />
      <LinkButton size="small" to={`/employee/orders/${term.orderId}`}>
        {t({ message: 'See the order', context: 'employee' })}
      </LinkButton>
    </Card>
  );
}
