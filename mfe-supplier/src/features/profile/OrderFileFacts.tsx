import { useLingui } from '@lingui/react/macro';
import { orderFileFormatNames } from '@portal/accounts';
import type { SupplierProfile } from '@portal/contract/suppliers';
import { Card } from '@portal/shared-ui';
import { DescriptionList } from '@portal/shared-ui/kit';

/** In which form orders come; back office sets it. */
export function OrderFileFacts({ profile }: { profile: SupplierProfile }) {
  const { t, i18n } = useLingui();
  const { orderFileFormat, ublEndpoint, ublCustomizationId, ublProfileId } = profile;
  return (
    <Card title={t`Order files`}>
      <p>{t`Back office changes the format for you.`}</p>
      <DescriptionList
        facts={[
          { key: 'format', label: t`Format`, value: i18n._(orderFileFormatNames[orderFileFormat]) },
          ...(orderFileFormat === 'UBL'
            ? [
                { key: 'endpoint', label: t`Electronic address`, value: ublEndpoint },
                { key: 'customization', label: t`Customization ID`, value: ublCustomizationId },
                { key: 'profile', label: t`Profile ID`, value: ublProfileId },
              ]
            : []),
        ]}
      />
    </Card>
  );
}
