import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SeenBy, SessionUser } from '@portal/contract/auth';
import { endSeeAs } from '@portal/contract/see-as';
import { Button, call, Eye, LogOut, signIn, useMutation, useNavigate } from '@portal/shared-ui';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { styled } from 'styled-components';

const Bar = styled.section`
  position: sticky;
  top: 0;
  z-index: 20;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-4);
  padding: 8px var(--s-5);
  background: #101927;
  color: #ffffff;
  font-size: var(--fs-14);
  small { display: block; color: #cbd5e1; font-size: var(--fs-12); }
  > div { flex: 1 1 240px; min-width: 0; overflow-wrap: anywhere; }
  > span { display: inline-flex; align-items: center; gap: 6px; }
  svg { width: 16px; height: 16px; }
`;
/** Around every page, in the product's own colours over every theme. */
const Edge = styled.div`
  position: fixed;
  inset: 0;
  z-index: 19;
  border: 4px solid #101927;
  pointer-events: none;
`;
/** The look ends a little before the server ends it, so that the way back is still open. */
const early = 3_000;

/** Whom back office sees the portal as, why and for how long, with the way back (VISUAL-2 see-as). */
export default function SeeAsBanner({ user, seenBy }: { user: SessionUser; seenBy: SeenBy }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(endSeeAs),
    onSuccess: ({ data }) => {
      // Empties the cache: nothing that was seen as the person stays.
      signIn(data);
      void navigate('/');
    },
  });
  const bar = useRef<HTMLElement>(null);
  useBannerHeight(bar);
  const left = useTimeLeft(seenBy.until);
  const isOver = left <= early;
  useEffect(() => {
    if (isOver) mutate();
  }, [isOver, mutate]);
  const minutes = Math.ceil(left / 60_000);
  const whose = user.companyName ?? user.supplierName;
  return (
    <>
      <Bar ref={bar} aria-label={t`You look on as another person`}>
        <span>
          <Eye aria-hidden="true" />
          <strong>{t`Read only`}</strong>
        </span>
        <div>
          <Trans>
            You see the portal as <strong>{user.name}</strong>
          </Trans>
          {whose && `, ${whose}`}
          <small>
            <Trans>Reason: {seenBy.reason}. The person and the company can see this visit.</Trans>
          </small>
        </div>
        <span>
          <Plural value={minutes} one="Ends in # minute" other="Ends in # minutes" />
        </span>
        <Button size="small" icon={<LogOut aria-hidden="true" />} busy={isPending} onClick={() => mutate()}>
          {t`End and go back`}
        </Button>
      </Bar>
      <Edge />
    </>
  );
}

/** What stays at the top of the page (logo, header, heads of tables) stays below the banner, however high it is. */
function useBannerHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--banner-h', `${bar.current?.offsetHeight ?? 0}px`);
    measure();
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    if (bar.current) observer?.observe(bar.current);
    return () => {
      observer?.disconnect();
      style.removeProperty('--banner-h');
    };
  }, [bar]);
}

function useTimeLeft(until: string): number {
  const [left, setLeft] = useState(() => Date.parse(until) - Date.now());
  useEffect(() => {
    const timer = setInterval(() => setLeft(Date.parse(until) - Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
