import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { changedRates, draftFaults, opensYear } from '@portal/contract/tax-draft-rules';
import type { TaxPreview } from '@portal/contract/tax-preview';
import { TaxDraftRate, type TaxDraft, type TaxRate } from '@portal/contract/tax-tables';
import { Button, Card, Check, messageOf, Note, showToast, Stack, TriangleAlert, useFormat } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import * as v from 'valibot';
import { taxLabels } from './tax-labels.ts';
import { usePublishTaxDraft } from './tax-tables.api.ts';

const Checklist = styled.ul`
  display: grid;
  gap: var(--s-2);
  margin-bottom: var(--s-4);
  padding: 0;
  list-style: none;
  font-size: var(--fs-13);
  li { display: flex; gap: 8px; color: var(--success); }
  li[data-open] { color: var(--warn); }
  li span { color: var(--text); }
  svg { width: 16px; height: 16px; flex: none; margin-top: 2px; }
`;

type Props = {
  /** as it is typed */
  draft: TaxDraft;
  law: readonly TaxRate[];
  preview: TaxPreview | undefined;
  isSaved: boolean;
  onPublished: () => void;
};

/** What is still open before a draft can become law, and the question that makes it so. */
export function PublishCard({ draft, law, preview, isSaved, onPublished }: Props) {
  const { t } = useLingui();
  const { day } = useFormat();
  const publish = usePublishTaxDraft();
  const [isAsking, setIsAsking] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const items = useChecklist({ draft, law, preview, isSaved });
  const isReady = preview !== undefined && items.every(({ isOpen }) => !isOpen);
  const from = day(draft.validFrom);
  const { estimates = 0, less = 0, more = 0, ordersKept = 0, companies = [] } = preview ?? {};
  const touched = companies.filter((company) => company.less + company.more > 0).length;
  return (
    <Card title={t`Publish`}>
      <Checklist>
        {items.map(({ key, text, isOpen }) => (
          <li key={key} data-open={isOpen || undefined}>
            {isOpen ? <TriangleAlert aria-label={t`open:`} /> : <Check aria-label={t`done:`} />}
            <span>{text}</span>
          </li>
        ))}
      </Checklist>
      <Stack>
        {isTried && !isReady && <Note tone="warn">{t`What is marked above is still open.`}</Note>}
        <Button
          look={isSaved ? 'primary' : 'secondary'}
          block
          onClick={() => {
            setIsTried(true);
            setIsAsking(isReady);
          }}
        >
          <Trans>Publish from {from}</Trans>
        </Button>
      </Stack>
      <ConfirmDialog
        title={t`Publish the table from ${from}?`}
        confirmText={t`Publish`}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={async () => {
          await publish.mutateAsync({ id: draft.id, version: draft.version });
          showToast(t`The table is published`);
          onPublished();
        }}
      >
        <p>
          <Trans>
            From {from} on {less + more} of <Plural value={estimates} one="# estimate" other="# estimates" /> in{' '}
            <Plural value={touched} one="# company" other="# companies" /> change.
          </Trans>{' '}
          <Plural
            value={ordersKept}
            one="# order keeps the rates it was made with."
            other="# orders keep the rates they were made with."
          />
        </p>
        <p>
          <Trans>
            Until {from} it can be withdrawn. From then on it is law: it is not changed or deleted any more, only
            followed by another table.
          </Trans>
        </p>
      </ConfirmDialog>
    </Card>
  );
}

type Item = { key: string; text: string; isOpen: boolean };

function useChecklist({ draft, law, preview, isSaved }: Omit<Props, 'onPublished'>): Item[] {
  const { t, i18n } = useLingui();
  const { rates, reason, validFrom } = draft;
  const faults = draftFaults(draft, law, (preview?.companiesInCountry ?? 0) > 0);
  const namesOf = (key: string) =>
    faults.flatMap((fault) => (fault.key === key ? [i18n._(taxLabels[fault.code])] : [])).join(', ');
  const [missing, needed] = [namesOf('required'), namesOf('rate-is-needed')];
  const isWithin = rates.every((rate) => v.is(TaxDraftRate, rate));
  const changed = changedRates(draft, law).map(({ code }) => i18n._(taxLabels[code]));
  const differs = changed.join(', ');
  return [
    {
      key: 'missing',
      text: missing ? t`Without a value: ${missing}` : t`Every rate has a value`,
      isOpen: missing !== '',
    },
    ...(needed ? [{ key: 'needed', text: `${needed}: ${messageOf('rate-is-needed')}`, isOpen: true }] : []),
    {
      key: 'bounds',
      text: isWithin ? t`Every value is within its bounds` : t`A value is out of its bounds`,
      isOpen: !isWithin,
    },
    {
      key: 'differs',
      text: differs ? t`Differs: ${differs}` : t`Nothing differs from what counts`,
      isOpen: differs === '' && !opensYear(validFrom),
    },
    { key: 'reason', text: reason ? t`The reason is given` : t`The reason is missing`, isOpen: reason.trim() === '' },
    { key: 'saved', text: isSaved ? t`The draft is saved` : t`The draft is not saved yet`, isOpen: !isSaved },
  ];
}
