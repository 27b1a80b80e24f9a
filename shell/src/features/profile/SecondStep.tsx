import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Card, showToast, useQuery } from '@portal/shared-ui';
import { FailedQuery } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { Lines } from './second-step-style.ts';
import { secondStep, useTurnOffSecondStep } from './second-step.api.ts';
import { PasswordProof, SecondStepSetup } from './SecondStepSetup.tsx';

/** Every person may ask for a code at their own login (DECISIONS 42). */
export function SecondStep({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useLingui();
  const step = useQuery(secondStep);
  const turnOff = useTurnOffSecondStep();
  const [isChanging, setIsChanging] = useState(false);
  if (step.isError && !step.data) {
    return (
      <Card title={t`Second step at login`} flush>
        <FailedQuery label={t`The second step`} error={step.error} onRetry={() => step.refetch()} />
      </Card>
    );
  }
  if (!step.data) return null;
  const { isOn, recoveryCodesLeft } = step.data;
  const done = () => setIsChanging(false);
  const remove = async (proof: { password: string }) => {
    await turnOff.mutateAsync(proof);
    done();
    showToast(t`You log in without a code from now on.`);
  };
  return (
    <Card title={t`Second step at login`} actions={isOn && <Badge tone="success">{t`On`}</Badge>}>
      <Lines>
        <p>
          {isOn ? (
            <>
              {t`After your password or login link, a code from your authenticator app is asked for.`}{' '}
              <Plural value={recoveryCodesLeft} one="# recovery code is left." other="# recovery codes are left." />
            </>
          ) : (
            t`A code from an app on your phone protects your login even when somebody learns your password.`
          )}
        </p>
        <Body
          isOn={isOn}
          isChanging={isChanging}
          hasPassword={hasPassword}
          onChange={() => setIsChanging(true)}
          onDone={done}
          onRemove={remove}
        />
      </Lines>
    </Card>
  );
}

type BodyProps = {
  isOn: boolean;
  isChanging: boolean;
  hasPassword: boolean;
  onChange: () => void;
  onDone: () => void;
  onRemove: (proof: { password: string }) => Promise<void>;
};

function Body({ isOn, isChanging, hasPassword, onChange, onDone, onRemove }: BodyProps) {
  // While the recovery codes are shown the step is already on, so what is being done decides, not what is.
  const [isRemoving, setIsRemoving] = useState(false);
  const begin = () => {
    setIsRemoving(isOn);
    onChange();
  };
  if (!hasPassword)
    return (
      <p>
        <Trans>Set a password first: it is asked for when this is changed.</Trans>
      </p>
    );
  if (!isChanging) return <Button onClick={begin}>{isOn ? <Trans>Turn off</Trans> : <Trans>Set up</Trans>}</Button>;
  return isRemoving ? (
    <PasswordProof button={<Trans>Turn off</Trans>} onProof={onRemove} />
  ) : (
    <SecondStepSetup onDone={onDone} />
  );
}
