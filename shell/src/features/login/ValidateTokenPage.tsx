import { Trans } from '@lingui/react/macro';
import { loginRedirectSeconds } from '@portal/contract/constants';
import {
  Button,
  CircleAlert,
  CircleCheck,
  LinkButton,
  messageOf,
  messageOfFailure,
  useNavigate,
  useParams,
  useSessionUser,
  type ApiError,
} from '@portal/shared-ui';
import { useEffect } from 'react';
import { brandName, supportEmailOf, useBrand } from '../../brand/brand.ts';
import { LanguageSwitcher } from '../../frame/LanguageSwitcher.tsx';
import { LinkCodeForm } from './LinkCodeForm.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import { Sent } from './sent-style.ts';
import { useLoginLink } from './use-login-link.ts';

/**
 * Uses the login link of the address. In the browser that asked for it at once; in any other one after a press, so
 * that a mail scanner that opens the page spends nothing (SECURITY T4). Then home, after 5 seconds or at once (SPEC 2).
 */
export default function ValidateTokenPage() {
  const { token = '' } = useParams();
  const { state, name, newAddress, confirm, tryAgain, isBusy, refusal, attempt } = useLoginLink(token);
  const brand = useBrand();
  const supportEmail = supportEmailOf(brand);
  const portal = brandName(brand);
  return (
    <LoginFrame corner={<LanguageSwitcher />} supportEmail={supportEmail}>
      <Sent role="status">
        {state === 'checking' && (
          <h1>
            <Trans>Checking the login link…</Trans>
          </h1>
        )}
        {state === 'to-confirm' && (
          <>
            <h1>
              <Trans>Log in to {portal}</Trans>
            </h1>
            <p>
              <Trans>
                This link is an invitation, confirms a new address, or was opened in another browser than the one that
                asked for it.
              </Trans>
            </p>
            <Button look="primary" size="large" onClick={() => confirm()}>
              <Trans>Log in</Trans>
            </Button>
          </>
        )}
        {state === 'to-enter-code' && (
          <LinkCodeForm refusal={refusal} isBusy={isBusy} attempt={attempt} onCode={confirm} />
        )}
        {state === 'done' && <Welcome name={name} newAddress={newAddress} />}
        {state === 'unanswered' && refusal && <Unanswered why={messageOfFailure(refusal)} onTryAgain={tryAgain} />}
        {state === 'failed' && <Refused refusal={refusal} supportEmail={supportEmail} />}
      </Sent>
    </LoginFrame>
  );
}

function Welcome({ name, newAddress }: { name: string; newAddress: string | undefined }) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/', { replace: true }), loginRedirectSeconds * 1000);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <>
      <CircleCheck aria-hidden="true" />
      <h1>{newAddress ? <Trans>Your new address is confirmed</Trans> : <Trans>Welcome, {name}</Trans>}</h1>
      {newAddress && (
        <p>
          <Trans>From now on you log in with {newAddress}.</Trans>
        </p>
      )}
      <p>
        <Trans>You are logged in. We take you to the home page in {loginRedirectSeconds} seconds.</Trans>
      </p>
      <LinkButton to="/" replace look="primary">
        <Trans>Go to the home page now</Trans>
      </LinkButton>
    </>
  );
}

function Unanswered({ why, onTryAgain }: { why: string; onTryAgain: () => void }) {
  return (
    <>
      <CircleAlert aria-hidden="true" data-tone="danger" />
      <h1>
        <Trans>The login link could not be checked</Trans>
      </h1>
      <p>
        {why} <Trans>The link itself is still good.</Trans>
      </p>
      <Button look="primary" size="large" onClick={onTryAgain}>
        <Trans>Try again</Trans>
      </Button>
    </>
  );
}

type RefusedProps = { refusal: ApiError | undefined; supportEmail: string };

function Refused({ refusal, supportEmail }: RefusedProps) {
  const isSignedIn = useSessionUser() !== null;
  return (
    <>
      <CircleAlert aria-hidden="true" data-tone="danger" />
      {refusal?.key === 'email-already-exists' ? <TakenAddress /> : <UselessLink supportEmail={supportEmail} />}
      <LinkButton to="/">{isSignedIn ? <Trans>Go back home</Trans> : <Trans>Go to the login page</Trans>}</LinkButton>
    </>
  );
}

/** The link confirms an address that another login got meanwhile. */
function TakenAddress() {
  return (
    <>
      <h1>{messageOf('email-already-exists')}</h1>
      <p>
        <Trans>Another login has this address. You log in with your present address as before.</Trans>
      </p>
    </>
  );
}

function UselessLink({ supportEmail }: Pick<RefusedProps, 'supportEmail'>) {
  return (
    <>
      <h1>
        <Trans>The login link is invalid or has expired</Trans>
      </h1>
      <p>
        <Trans>
          Please contact the administrator, or write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. You can
          also ask for a new link on the login page.
        </Trans>
      </p>
    </>
  );
}
