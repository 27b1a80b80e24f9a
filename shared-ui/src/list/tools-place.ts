import { createContext } from 'react';

/** Where the tools of a list stand: `ListPage` knows the place, `Toolbar` holds it free, `DataTable` fills it. */
export const ToolsPlace = createContext<{ place: HTMLElement | null; setPlace: (place: HTMLElement | null) => void }>({
  place: null,
  setPlace: () => undefined,
});
