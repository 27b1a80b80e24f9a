import { create } from '@portal/shared-ui';

/** Is the list of keys open: ?, the person's menu and the palette open it. */
export const useKeysHelp = create<{ isOpen: boolean }>(() => ({ isOpen: false }));

export const openKeysHelp = (): void => useKeysHelp.setState({ isOpen: true });
export const closeKeysHelp = (): void => useKeysHelp.setState({ isOpen: false });
