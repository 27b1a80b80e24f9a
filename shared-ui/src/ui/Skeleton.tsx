import { useEffect, useState } from 'react';
import { keyframes, styled } from 'styled-components';

const pulse = keyframes`50% { opacity: .55; }`;

const Bar = styled.span<{ $width: string; $height: number }>`
  display: block;
  width: ${({ $width }) => $width};
  height: ${({ $height }) => $height}px;
  border-radius: var(--r-xs);
  background: var(--n-100);
  animation: ${pulse} 1.6s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) { animation: none; }
`;

/** A pale bar where content will be; hidden from screen readers, the container carries `aria-busy`. */
export function Skeleton({ width = '100%', height = 12 }: { width?: string; height?: number }) {
  return <Bar $width={width} $height={height} aria-hidden="true" />;
}

/** False during the first second: what is quick shows nothing at all (UX 1). */
export function useIsSlow(isWaiting: boolean, afterMs = 1000): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsSlow(true), afterMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isWaiting, afterMs]);
  return isWaiting && isSlow;
}
