import { Trans } from '@lingui/react/macro';
import { Card, Fixed, Link, useFormat } from '@portal/shared-ui';
import type { ReactNode } from 'react';
import { FigureGrid, Lines } from './hub-style.ts';

type Figure = { key: string; label: ReactNode; count: number; to: string };

/** The most important counts of what a page is about. */
export function HubFigures({ figures }: { figures: readonly Figure[] }) {
  const { number } = useFormat();
  return (
    <FigureGrid>
      {figures.map(({ key, label, count, to }) => (
        <li key={key}>
          <Link to={to}>
            {label}
            <b>
              <Fixed>{number(count)}</Fixed>
            </b>
          </Link>
        </li>
      ))}
    </FigureGrid>
  );
}

/** What needs a person: only what there is any of, each with the way to it. */
export function WaitingCard({ waiting, name }: { waiting: readonly Figure[]; name: string }) {
  const { number } = useFormat();
  const some = waiting.filter(({ count }) => count > 0);
  return (
    <Card title={<Trans>Needs attention</Trans>}>
      {some.length === 0 ? (
        <p>
          <Trans>Nothing waits at {name}.</Trans>
        </p>
      ) : (
        <Lines>
          {some.map(({ key, label, count, to }) => (
            <li key={key}>
              <Link to={to}>{label}</Link>
              <b>
                <Fixed>{number(count)}</Fixed>
              </b>
            </li>
          ))}
        </Lines>
      )}
    </Card>
  );
}
