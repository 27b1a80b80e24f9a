import { useLingui } from '@lingui/react/macro';
import { locales } from '@portal/contract/constants';
import { Check, ChevronDown, Flag, languageNames, useFormat, useMutation } from '@portal/shared-ui';
import { chooseLanguage } from './choose-language.ts';
import { Disclosure } from './Disclosure.tsx';

/** English or Danish, each with its flag and its own name (SPEC 1). Kept with the person who is signed in. */
export function LanguageSwitcher() {
  const { t } = useLingui();
  const { locale } = useFormat();
  const choose = useMutation({ mutationFn: chooseLanguage });
  return (
    <Disclosure
      label={t`Language: ${languageNames[locale]}`}
      button={
        <>
          <Flag locale={locale} />
          <span data-part="text">{languageNames[locale]}</span>
          <ChevronDown aria-hidden="true" />
        </>
      }
    >
      {locales.map((one) => (
        <button key={one} type="button" lang={one} aria-pressed={one === locale} onClick={() => choose.mutate(one)}>
          <Flag locale={one} />
          {languageNames[one]}
          {one === locale && <Check aria-hidden="true" />}
        </button>
      ))}
    </Disclosure>
  );
}
