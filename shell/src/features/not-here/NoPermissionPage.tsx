import { Trans } from '@lingui/react/macro';
import { EmptyState, LinkButton, Lock, messageOf, PageHeader, Surface } from '@portal/shared-ui';

/** A page of another role, or one that the person may not see (SPEC 2). */
export function NoPermissionPage() {
  return (
    <>
      <PageHeader title={<Trans>No permission</Trans>} />
      <Surface>
        <EmptyState
          icon={Lock}
          title={messageOf('no-permission-to-access-page')}
          why={<Trans>It belongs to another kind of login. Your own pages are in the menu.</Trans>}
          action={
            <LinkButton to="/" look="primary">
              <Trans>Go back home</Trans>
            </LinkButton>
          }
        />
      </Surface>
    </>
  );
}
