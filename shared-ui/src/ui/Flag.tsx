import type { Locale } from '@portal/contract/constants';
import { styled } from 'styled-components';

const Picture = styled.svg`width: 18px; height: 13px; border-radius: 2px; flex: none; display: block;`;

/** 18 x 13; decoration, so always beside the language's name or inside something that is named (VISUAL 6). */
export function Flag({ locale }: { locale: Locale }) {
  return (
    <Picture viewBox="0 0 18 13" aria-hidden="true">
      {locale === 'da-dk' ? (
        <>
          <rect width="18" height="13" fill="#C8102E" />
          <path d="M0 6.5h18M6.5 0v13" stroke="#FFF" strokeWidth="2" />
        </>
      ) : (
        <>
          <rect width="18" height="13" fill="#012169" />
          <path d="M0 0l18 13M18 0L0 13" stroke="#FFF" strokeWidth="2.4" />
          <path d="M0 0l18 13M18 0L0 13" stroke="#C8102E" strokeWidth="1" />
          <path d="M9 0v13M0 6.5h18" stroke="#FFF" strokeWidth="4" />
          <path d="M9 0v13M0 6.5h18" stroke="#C8102E" strokeWidth="2.2" />
        </>
      )}
    </Picture>
  );
}
