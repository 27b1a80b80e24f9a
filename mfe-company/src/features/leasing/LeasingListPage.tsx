import { Trans, useLingui } from '@lingui/react/macro';
import { leasingChoices, LeasingForm, LeasingList } from '@portal/leasing';
import { Button, Plus, useNavigate, useQuery, useSearchParams } from '@portal/shared-ui';
import { Drawer, QueryResult } from '@portal/shared-ui/kit';
import { ownLeasing } from './leasing.api.ts';

/** The company's leasing agreements; a new one is made in a drawer over the list, which Back closes (DECISIONS 10). */
export default function LeasingListPage() {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const isNew = search.get('agreement') === 'new';
  const open = (isOpen: boolean) =>
    setSearch((current) => {
      const next = new URLSearchParams(current);
      if (isOpen) next.set('agreement', 'new');
      else next.delete('agreement');
      next.delete('draft');
      return next;
    });
  return (
    <>
      <LeasingList
        calls={ownLeasing}
        lead={<Trans>What a leasing partner finances: delivered orders of one period, and what is paid when.</Trans>}
        createPath="?agreement=new"
        create={
          <Button
            look="primary"
            icon={<Plus aria-hidden="true" />}
            onClick={() => open(true)}
          >{t`New agreement`}</Button>
        }
      />
      <Drawer title={t`New leasing agreement`} isOpen={isNew} onClose={() => open(false)}>
        {isNew && <NewAgreement onClose={() => open(false)} />}
      </Drawer>
    </>
  );
}

function NewAgreement({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const choices = useQuery(leasingChoices(ownLeasing));
  return (
    <QueryResult isPart label={t`The form`} query={choices}>
      {(data) => (
        <LeasingForm
          calls={ownLeasing}
          choices={data}
          onCreated={({ id }) => void navigate(`${ownLeasing.path}/${id}`)}
          onCancel={onClose}
        />
      )}
    </QueryResult>
  );
}
