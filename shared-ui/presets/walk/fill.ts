/** Runs in the page before its own code. */
export function putValue(): void {
  globalThis.window.put = (field, value) => {
    const shape = field.localName === 'textarea' ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(shape.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  };
}

/** Runs in the page: puts something of its kind into every empty field of a form. */
export function fillForm(form: number): void {
  const values: readonly [string, string][] = [
    ['[placeholder^=dd]', '15.03.2027'],
    ['[type=tel]', '+4512345678'],
    ['[type=email]', 'walk@portal.example'],
    ['[type=url]', 'https://portal.example/'],
    ['[inputmode=numeric], [inputmode=decimal], [type=number]', '7'],
    ['*', 'Walk'],
  ];
  for (const field of window.probe.emptyFields(form))
    if (field instanceof HTMLSelectElement) {
      field.selectedIndex = field.options.length - 1;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (field.matches('[type=checkbox]')) field.click();
    else window.put(field, values.find(([selector]) => field.matches(selector))?.[1] ?? '');
}
