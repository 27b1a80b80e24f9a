import { Trans, useLingui } from '@lingui/react/macro';
import type { Home } from '@portal/contract/home';
import { BadgeCheck, Card, EmptyState, LinkButton, type RemoteMeta } from '@portal/shared-ui';
import { Task } from './home-style.ts';
import { taskWords } from './home-words.ts';

/** What waits for the person, the first of it loud (VISUAL 1); the button says what is done there. */
export function Waiting({ waiting, tasks }: Pick<Home, 'waiting'> & { tasks: RemoteMeta['tasks'] }) {
  const { i18n } = useLingui();
  return (
    <Card title={<Trans>Waiting for you</Trans>} flush>
      {waiting.length === 0 ? (
        <EmptyState
          icon={BadgeCheck}
          title={<Trans>All done</Trans>}
          why={<Trans>New orders, requests and files show up here.</Trans>}
        />
      ) : (
        <ul>
          {waiting.map(({ task, count }, index) => {
            const { icon: Icon, text, act } = taskWords[task];
            const to = tasks[task];
            return (
              <Task key={task}>
                <span>
                  <Icon aria-hidden="true" />
                </span>
                <strong>{i18n._({ ...text, values: { count } })}</strong>
                {to && (
                  <LinkButton to={to} size="small" look={index === 0 ? 'primary' : 'secondary'}>
                    {i18n._(act)}
                  </LinkButton>
                )}
              </Task>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
