import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Operations } from '@portal/contract/operations';
import { Badge, Ban, Button, Card, Fixed, Instant, showToast } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { Rows } from './operations-style.ts';
import { useResumeRelease } from './operations.api.ts';

type Halted = Operations['halted'][number];

/** Releases that halted themselves while on trial, and the way back after a question. */
export function HaltedReleases({ halted }: { halted: readonly Halted[] }) {
  const { t } = useLingui();
  if (halted.length === 0) return null;
  return (
    <Card title={t`Releases halted on trial`}>
      <Rows>
        {halted.map((release) => (
          <HaltedRow key={`${release.remote} ${release.version}`} release={release} />
        ))}
      </Rows>
    </Card>
  );
}

function HaltedRow({ release: { remote, version, haltedAt, loads, failures } }: { release: Halted }) {
  const { t } = useLingui();
  const [isAsked, setIsAsked] = useState(false);
  const resume = useResumeRelease();
  const name = `${remote} ${version}`;
  const confirm = async () => {
    await resume.mutateAsync({ remote, version });
    showToast(t`The halt is taken back`);
  };
  return (
    <li>
      <div>
        <strong>
          <Fixed>{name}</Fixed>
        </strong>
        <p>
          <Trans>
            Halted on <Instant value={haltedAt} />.
          </Trans>{' '}
          <Plural
            value={failures}
            one={`It failed for one of ${loads} people.`}
            other={`It failed for # of ${loads} people.`}
          />
        </p>
        <p>{t`Nobody is given it any more. Everybody has the release before it.`}</p>
      </div>
      <Badge tone="danger" icon={Ban}>
        {t`Halted`}
      </Badge>
      <Button
        size="small"
        onClick={() => setIsAsked(true)}
        aria-label={t`Take the halt of ${name} back`}
      >{t`Take the halt back`}</Button>
      <ConfirmDialog
        title={t`Take the halt of ${name} back?`}
        confirmText={t`Take the halt back`}
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={confirm}
      >
        <p>{t`While it is on trial, people are given it again, and its failures are counted from zero.`}</p>
      </ConfirmDialog>
    </li>
  );
}
