/**
 * react-aria puts a `<style>` with text into the page when the first button mounts, which the content security policy
 * refuses. It looks for the id first, so an empty element under that id keeps it from doing so; the rule itself is in
 * the global styles.
 */
export function keepAriaStylesOut(): void {
  const id = 'react-aria-pressable-style';
  if (document.getElementById(id)) return;
  const placeholder = document.createElement('meta');
  placeholder.id = id;
  document.head.append(placeholder);
}
