import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Card, showToast, useQuery } from '@portal/shared-ui';
import { FailedQuery } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { Lines } from './second-step-style.ts';
import { secondStep, useTurnOffSecondStep } from './second-step.api.ts';
import { PasswordProof, SecondStepSetup } from './SecondStepSetup.tsx';

/** Everybody may ask for a code at their own login (DECISIONS 42). */
export function SecondStep({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useLingui();
  const step = useQuery(secondStep);
  const turnOff = useTurnOffSecondStep();
  const [isChanging, setIsChanging] = useState(false);
  if (step.isError) {
    return (
      <Card title={<Trans>Second step at login</Trans>} flush>
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
    <Card
      title={<Trans>Second step at login</Trans>}
      actions={
        isOn && (
          <Badge tone="success">
            <Trans>On</Trans>
          </Badge>
        )
      }
    >
      <Lines>
        <p>
          {isOn ? (
            <>
              <Trans>After your password or login link, a code from your authenticator app is asked for.</Trans>{' '}
              <Plural value={recoveryCodesLeft} one="# recovery code is left." other="# recovery codes are left." />
            </>
          ) : (
            <Trans>A code from an app on your phone protects your login even when somebody learns your password.</Trans>
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
