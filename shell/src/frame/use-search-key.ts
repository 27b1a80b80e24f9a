import { useNavigate } from '@portal/shared-ui';
import { useEffect } from 'react';

/** Ctrl K (or ⌘ K) opens the search from anywhere (UX 1, keyboard). */
export function useSearchKey(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      void navigate('/search');
    };
    globalThis.addEventListener('keydown', press);
    return () => globalThis.removeEventListener('keydown', press);
  }, [navigate]);
}
