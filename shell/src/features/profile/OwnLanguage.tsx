import { Trans } from '@lingui/react/macro';
import { locales } from '@portal/contract/constants';
import { Card, languageNames, useMutation, useSignedIn } from '@portal/shared-ui';
import { RadioGroup } from '@portal/shared-ui/kit';
import { chooseLanguage } from '../../frame/choose-language.ts';

/** The language of pages, mails and dates; kept with the person, like the switch in the header. */
export function OwnLanguage() {
  const { language } = useSignedIn();
  const choose = useMutation({ mutationFn: chooseLanguage });
  return (
    <Card title={<Trans>Language</Trans>}>
      <RadioGroup
        legend={<Trans>Language of pages and mails</Trans>}
        value={language}
        onChange={(chosen) => choose.mutate(chosen)}
        choices={locales.map((one) => ({ value: one, label: languageNames[one] }))}
      />
    </Card>
  );
}
