import { Trans } from '@lingui/react/macro';
import { EmptyState, LinkButton, PageHeader, Search, Surface } from '@portal/shared-ui';

export function NotFoundPage() {
  return (
    <>
      <PageHeader title={<Trans>Page not found</Trans>} />
      <Surface>
        <EmptyState
          icon={Search}
          title={<Trans>There is no page at this address</Trans>}
          why={<Trans>It may have moved, or the address was typed wrong.</Trans>}
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
