import { Trans, useLingui } from '@lingui/react/macro';
import type { Picture } from '@portal/contract/pictures';
import { pictureSources } from '@portal/shared-ui';
import { ProductPicture } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';

const Room = styled.div`
  margin-bottom: 28px;
  @media (max-width: 759px) { margin-bottom: 20px; }
`;
const Stage = styled.div`position: relative;`;
const Large = styled(ProductPicture)`
  height: 500px;
  border-radius: var(--r-xl);
  @media (max-width: 759px) { height: 300px; }
`;
const Count = styled.span`
  position: absolute;
  right: 14px;
  bottom: 14px;
  padding: 3px 10px;
  border-radius: var(--r-md);
  background: var(--surface);
  font-size: var(--fs-12);
  font-variant-numeric: tabular-nums;
`;
const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  margin-top: 12px;
  button {
    width: 88px;
    height: 68px;
    padding: 0;
    border: 0;
    border-radius: var(--r-lg);
    overflow: hidden;
    cursor: pointer;
    background: var(--product-bg);
    box-shadow: 0 0 0 1px var(--line);
  }
  button[aria-pressed='true'] { box-shadow: 0 0 0 2px var(--surface), 0 0 0 4px var(--accent); }
  button:focus-visible { outline: 2px solid var(--focus); outline-offset: 4px; }
  img { width: 100%; height: 100%; object-fit: contain; mix-blend-mode: multiply; }
  @media (max-width: 759px) { button { width: 68px; height: 54px; } }
`;

type Props = { pictures: readonly Picture[]; productName: string; categoryName: string };

/** The product's pictures: one large, the others to choose from (VISUAL-2, product-pictures). */
export function Gallery({ pictures, productName, categoryName }: Props) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, Math.max(pictures.length - 1, 0));
  const picture = pictures[index] ?? null;
  const count = pictures.length;
  const shown = index + 1;
  return (
    <Room>
      <Stage>
        <Large
          picture={picture}
          categoryName={categoryName}
          sizes="(max-width: 1019px) 100vw, 660px"
          alt={picture ? picture.alt || productName : ''}
          isEager
        />
        {count > 1 && (
          <Count>
            <Trans>
              {shown} of {count}
            </Trans>
          </Count>
        )}
      </Stage>
      {count > 1 && (
        <Strip role="group" aria-label={t`Pictures`}>
          {pictures.map((one, at) => {
            const number = at + 1;
            return (
              <button
                key={one.path}
                type="button"
                aria-pressed={at === index}
                aria-label={one.alt || t`Picture ${number}`}
                onClick={() => setChosen(at)}
              >
                <img alt="" loading="lazy" {...pictureSources(one, '88px')} />
              </button>
            );
          })}
        </Strip>
      )}
    </Room>
  );
}
