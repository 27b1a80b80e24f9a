import { createContext } from 'react';

/** Where the tools of a list stand: `ListPage` knows the slot, `Toolbar` holds it free, `DataTable` fills it. */
export const ToolbarSlot = createContext<{ slot: HTMLElement | null; setSlot: (slot: HTMLElement | null) => void }>({
  slot: null,
  setSlot: () => undefined,
});
